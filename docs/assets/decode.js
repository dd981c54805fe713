/**
 * From a pasted text to the error that matters in it: a pure function, without a page around it.
 *
 * The catalogue is made from the front matter of docs/pitfalls/*.md (tests/verify/catalogue.py).
 * Messages are looked for without white space, quotes and case, so that one is found however its
 * lines are broken; values are then read from the text as it stands.
 */

/** What a placeholder stands for; as in tests/verify/catalogue.py. */
const KINDS = {
  int: "-?\\d+",
  word: "(?:[^\\s,;:()\\[\\]'\"`]|::|:(?=\\d))+",
  shape: "\\[[\\d,\\s]*\\]",
  text: "[^\\n]{0,400}?",
};
const PLACEHOLDER = /\{([a-z][a-z0-9_]*)(?::([a-z]+))?\}/g;
const BEFORE = 1000;
const AFTER = 4000;

/** Fewer letters of a message than these, white space apart, are too few to be sure of. */
const SHORTEST_START = 12;
const SHORTEST_PART = 16;

/**
 * Prepare a catalogue for decode(): compile its patterns.
 *
 * @param {object[]} entries the catalogue's pages, as in catalogue.json
 */
export function prepare(entries) {
  return entries.flatMap((entry) =>
    entry.messages.map((message, at) => ({ entry, message, at, ...compile(message.text) })),
  );
}

/**
 * Compile the text of a message: `regex` for it as it stands, `loose` for other numbers where the
 * text itself holds some, both for squashed text and less a placeholder at the very start; `spaced`
 * for its values in a text as it stands; and `anchor`, its longest part without a number, to look
 * for first.
 */
function compile(text) {
  const names = [];
  const kinds = [];
  const raw = [];
  let position = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    raw.push(text.slice(position, match.index));
    names.push(match[1]);
    kinds.push(match[2] ?? "text");
    position = match.index + match[0].length;
  }
  raw.push(text.slice(position));
  const literals = raw.map(squash);
  const lead = literals[0] ? 0 : 1;
  const group = (i) => (i < kinds.length ? `(${KINDS[kinds[i]]})` : "");
  const join = (parts, from) => parts.map((part, i) => part + group(i + from)).join("");
  const anyNumber = (part) => escape(part).replace(/\d+/g, "\\d+");
  const anySpace = (part) => anyNumber(part).replace(/\s+/g, "\\s+").replace(/['"]/g, "['\"]");
  // A text at the very end is the rest of its line.
  const end = kinds.at(-1) === "text" && !raw.at(-1) ? "$" : "";
  const squashed = literals.slice(lead);
  const parts = literals.flatMap((literal) => literal.split(/\d+/));
  return {
    regex: new RegExp(join(squashed.map(escape), lead), "dg"),
    loose: new RegExp(join(squashed.map(anyNumber), lead), "dg"),
    spaced: new RegExp(join(raw.map(anySpace), 0) + end, "gim"),
    anchor: parts.reduce((a, b) => (b.length > a.length ? b : a), ""),
    names,
    kinds,
    literals,
    lead,
  };
}

const escape = (literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const squash = (text) => text.replace(/\s+/g, "").replace(/"/g, "'").toLowerCase();

/**
 * Find the error that matters in `text`.
 *
 * @param {string} text whatever was pasted
 * @param {object[]} patterns the catalogue, from prepare()
 * @returns {{answers: object[], sure: boolean, library: string?, frame: object?}}
 *   Answers, best first, each with its page, title, message, values and a reason; explain() words
 *   them. When `sure` there is one, and it is the error that matters; otherwise the nearest three at
 *   most. `library` names another library whose error it is. `frame` is the last frame in the
 *   reader's own code.
 */
export function decode(text, patterns) {
  const result = decodePaste(read(text), patterns);
  if (result.sure) return result;
  // Markdown may have set parts in quotes of its own, and a page may have parted words.
  const joined = text.replace(/([a-z])-\r?\n\s*(?=[a-z])/g, "$1");
  const others = new Set([joined, joined.replace(/`/g, ""), joined.replace(/`/g, "'")]);
  others.delete(text);
  for (const other of others) {
    const again = decodePaste(read(other), patterns);
    if (again.sure) return again;
  }
  return result;
}

function decodePaste(paste, patterns) {
  const found = findAll(paste, patterns).sort(byWeight(paste));
  const library = otherLibrary(paste, found);
  const [best] = found;
  // What is wrapped has a traceback of its own, below.
  const frame = ownFrame(paste, best?.message.wraps ? undefined : best?.line);
  if (library) return { answers: [], sure: false, library, frame };
  if (best && isSure(best, found, paste)) {
    return { answers: [answer(best)], sure: true, library, frame };
  }
  const part = best ? null : startOrPart(paste, patterns);
  if (part) return { answers: [answer(part)], sure: true, library, frame };
  const why = paste.last < 0 ? "it stands in the text" : "it stands above the last error";
  const seen = onePerPage(found).map((match) => ({ ...match, why }));
  const near = seen.length ? seen : nearest(paste, patterns);
  return { answers: near.slice(0, 3).map(answer), sure: false, library, frame };
}

const onePerPage = (found) =>
  found.filter((one, i) => found.findIndex((other) => other.entry === one.entry) === i);

// --- What is pasted: its lines, which of them begin an error, and the text without white space

const HEAD =
  /^\s*(?:[A-Za-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Unsupported|Failed|Failure|Undefined)\s*(?::|$)/;
const ONLY_TYPE = /(?:Error|Exception|Warning):?\s*$/;

/** Read a text: clean it, and tell what each line is. */
function read(text) {
  const lines = clean(text);
  const kinds = lines.map(kindOfLine);
  lines.forEach((line, i) => {
    // A message may begin on the line below its type.
    if (!kinds[i] && i > 0 && ONLY_TYPE.test(lines[i - 1].slice(-60))) kinds[i] = kinds[i - 1];
  });
  const last = lastHead(lines);
  return { text: lines.join("\n"), lines, kinds, last, ...index(lines) };
}

/** Return the number of the last line that begins an error, or -1; what Python ignores is none. */
function lastHead(lines) {
  const ignored = lines.findIndex((line) => line.startsWith("Exception ignored in"));
  const isHead = (line) => HEAD.test(line.slice(0, 200));
  const before = ignored < 0 ? -1 : lines.slice(0, ignored).findLastIndex(isHead);
  return before < 0 ? lines.findLastIndex(isHead) : before;
}

/** Tell an error from a warning and from neither by how a line begins, or by what it quotes. */
function kindOfLine(line) {
  if (line.includes("Warning:")) return "warning";
  const isHead = HEAD.test(line.slice(0, 200));
  return isHead || /(?:Error|Exception):? /.test(line) || ONLY_TYPE.test(line.slice(-60)) ? "error" : "";
}

/** Squash lines, remembering the place and the line that each character came from. */
function index(lines) {
  const places = [];
  const lineOf = [];
  const squashed = [];
  let place = 0;
  lines.forEach((line, number) => {
    for (let i = 0; i < line.length; i++) {
      if (/\s/.test(line[i])) continue;
      const lower = line[i].toLowerCase();
      squashed.push(lower === '"' ? "'" : lower.length === 1 ? lower : line[i]);
      places.push(place + i);
      lineOf.push(number);
    }
    place += line.length + 1;
  });
  return { squashed: squashed.join(""), places, lineOf };
}

// --- The messages in it

/** Find every message of the catalogue in the paste. */
function findAll(paste, patterns) {
  const found = [];
  for (const pattern of patterns) {
    // From the end: of a message that comes again and again, the last is with the traceback.
    const at = pattern.anchor ? paste.squashed.lastIndexOf(pattern.anchor) : -1;
    if (at < 0) continue;
    const exact = lastMatch(pattern.regex, paste.squashed, at);
    const match = exact ?? lastMatch(pattern.loose, paste.squashed, at);
    if (!match) continue;
    const line = paste.lineOf[match.position];
    const kind = paste.kinds[line] || "mention";
    const values = valuesOf(pattern, match, paste);
    found.push({ ...pattern, ...match, exact: Boolean(exact), line, kind, values });
  }
  return withoutCovered(found);
}

/** Return the last match that holds the place `at`, with its position and its groups' places. */
function lastMatch(regex, squashed, at) {
  const start = Math.max(0, at - BEFORE);
  const part = squashed.slice(start, at + AFTER);
  regex.lastIndex = 0;
  let last = null;
  for (let match; (match = regex.exec(part)) && match.index <= at - start; ) {
    if (match.index + match[0].length > at - start) last = match;
    regex.lastIndex = match.index + 1;
  }
  if (!last) return null;
  const groups = last.indices.slice(1).map((pair) => pair?.map((offset) => offset + start));
  return { position: start + last.index, groups };
}

/**
 * Return the values of the placeholders, by name.
 *
 * They are read from the text as it stands. Where a line is broken within a word they are put
 * together again, less one at the very end or start, whose bounds are not known there.
 */
function valuesOf({ spaced, names, literals, lead }, { position, groups }, { text, places }) {
  const place = places[position];
  spaced.lastIndex = lead ? text.lastIndexOf("\n", place) + 1 : place;
  const plain = spaced.exec(text);
  const fits = plain && plain.index <= place && place < plain.index + plain[0].length;
  const values = {};
  names.forEach((name, i) => {
    const group = groups[i - lead];
    const unbounded = !group || (i === names.length - 1 && !literals.at(-1));
    if (fits) values[name] ??= plain[i + 1].trim();
    else if (!unbounded) values[name] ??= between(text, places, group);
  });
  return values;
}

const between = (text, places, [from, to]) =>
  from < to ? text.slice(places[from], places[to - 1] + 1).replace(/\s*\n\s*/g, "") : "";

/** Of matches at the same place, keep the exact one, then the longest: the most specific. */
function withoutCovered(found) {
  const length = (match) => match.literals.join("").length + (match.exact ? 10_000 : 0);
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          Math.abs(other.position - one.position) < 40 &&
          (length(other) > length(one) ||
            (length(other) === length(one) && found.indexOf(other) < found.indexOf(one))),
      ),
  );
}

/**
 * Order matches: what explains all that follows it, then what belongs to the last error, errors
 * before warnings, what wraps another error last, and what came later first.
 */
function byWeight({ last }) {
  const kinds = { error: 0, mention: 1, warning: 2 };
  const weights = [
    (match) => (match.message.root ? 0 : 1),
    (match) => (match.message.wraps ? 1 : 0),
    (match) => (match.line >= last ? 0 : 1),
    (match) => kinds[match.kind],
    (match) => -match.position,
  ];
  return (a, b) => weights.reduce((order, weight) => order || weight(a) - weight(b), 0);
}

// --- Whether to be sure

/** Errors that report another one, which stands above them. */
const REPORTS =
  /ChildFailedError|ProcessRaisedException|ProcessExitedException|RayTaskError|CalledProcessError|BackendCompilerFailed|TorchRuntimeError|InductorError|InternalTorchDynamoError|LightningException|TrainingFailedError|ExceptionGroup|UserProgramError/;
const DIRECT_CAUSE = "The above exception was the direct cause of the following exception";
/** Lines of programs, which hold messages that nobody raised. */
const PROGRAM =
  /^\s*(?:#|\/\/|if\b|elif\b|raise\b|assert\b|with\b|except\b|return\b|\w+\.?\w* = )|filterwarnings\(|pytest\.raises\(|\bmatch=|TORCH_CHECK/;

function isSure(best, found, paste) {
  if (best.message.generic && !torchSeen(paste)) return false;
  if (best.message.wraps) return true;
  if (best.message.root && (paste.last >= 0 || onePerPage(found).length === 1)) return true;
  if (best.line < paste.last) return isReported(best, paste);
  if (paste.last >= 0 || best.kind !== "mention") return true;
  // Without an error around them, several messages are a list, and one in a program is a text.
  return onePerPage(found).length === 1 && !PROGRAM.test(paste.lines[best.line].slice(0, 400));
}

function isReported(best, { lines, last }) {
  const between = lines.slice(best.line, last);
  return REPORTS.test(lines[last].slice(0, 200)) || between.some((l) => l.includes(DIRECT_CAUSE));
}

const PATH = /"[^"\n]*[\\/][^"\n]*"|\S*[\\/]\S+/g;
const TORCH = /\btorch\.|Tensor\b|\bnn\.|\bcuda:|\.backward\(/;

/** Whether torch is in sight: in the last frame of a library or in the code, not in a folder's name. */
function torchSeen({ text }) {
  const near = text.slice(-20_000);
  const library = near.match(LIBRARY_FRAME)?.at(-1);
  return library ? TORCH_FILE.test(library) : TORCH_FILE.test(near) || TORCH.test(near.replace(PATH, " "));
}
const LIBRARY_FRAME = /(?:site|dist)-packages[\\/]\w+[\\/]/g;

// --- A message that is cut short

/** The start of one page's message and of no other's, or a long part of it, is as good as all. */
function startOrPart(paste, patterns) {
  const whole = paste.last < 0;
  const text = whole ? paste.text : paste.lines[paste.last];
  const message = text.slice(0, 1000).replace(/^\s*[\w.]*(?:Error|Exception|Warning):/, "");
  const squashed = squash(message.replace(/(?:…|\.{3})\s*$/, ""));
  if (squashed.length < SHORTEST_START || squashed.length > 600) return null;
  const holding = patterns.filter(
    ({ literals, kinds }) =>
      startLength(squashed, literals, kinds) >= SHORTEST_START ||
      (squashed.length >= SHORTEST_PART && literals.some((part) => part.includes(squashed))),
  );
  const pages = new Set(holding.map((pattern) => pattern.entry.page));
  const seen = pages.size === 1 && (!holding[0].message.generic || torchSeen(paste));
  return seen ? { ...holding[0], values: {} } : null;
}

/** Return how many letters of the message `text` holds, if it holds its start and no more. */
function startLength(text, literals, kinds) {
  // The very first words may be missing.
  const start = text.slice(0, Math.min(SHORTEST_START, literals[0].length));
  const from = start ? literals[0].indexOf(start) : -1;
  if (from < 0) return 0;
  let rest = text;
  let length = 0;
  for (const [i, whole] of literals.entries()) {
    const literal = i ? whole : whole.slice(from);
    if (literal.startsWith(rest)) return length + rest.length;
    if (!rest.startsWith(literal)) return 0;
    rest = rest.slice(literal.length);
    length += literal.length;
    if (i === kinds.length) return 0;
    const value = kinds[i] === "text" ? null : new RegExp(`^${KINDS[kinds[i]]}`).exec(rest);
    if (!value) return 0;
    rest = rest.slice(value[0].length);
  }
  return 0;
}

// --- Answers

function answer({ entry, message, at, values, why }) {
  return {
    page: entry.page,
    title: entry.title,
    group: entry.group,
    at,
    message: message.text.replace(PLACEHOLDER, (_, name) => values?.[name] || "…"),
    values: values ?? {},
    versions: message.versions ?? "",
    why: why ?? "",
  };
}

/**
 * Word an answer with the reader's own values.
 *
 * @param {object} answer one of decode()
 * @param {object} texts what is said of each message, by page, as in assets/answers/
 * @returns {{means: string, fixes: string[]}} less what there are no values for
 */
export function explain({ page, at, values }, texts) {
  const { means, fixes } = texts[page][at];
  const complete = (text) => [...text.matchAll(PLACEHOLDER)].every(([, name]) => values[name]);
  // A quote of ours within a value would end the code that it stands in.
  const fillIn = (text) => text.replace(PLACEHOLDER, (_, name) => values[name].replace(/`/g, "'"));
  const fill = (text) => (complete(text) ? fillIn(text) : "");
  return { means: fill(means), fixes: fixes.map(fill).filter(Boolean) };
}

/** The name of the file in assets/answers/ that holds the answers of a group. */
export const slug = (group) =>
  group.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/**
 * Return the line that says what went wrong, cleaned, to search for, report or share.
 *
 * @param {string} text whatever was pasted
 */
export function essence(text) {
  const { lines, last } = read(text);
  const line = lines[last] ?? lines.findLast((each) => each.trim()) ?? "";
  return line.trim().slice(0, 500);
}

// --- When no message fits: the pages that share the rarest words

const ENOUGH = 0.3;

const words = (text) =>
  new Set((text.replace(/\{[^}]*\}/g, " ").toLowerCase().match(/[a-z_]{3,40}/g) ?? []).slice(0, 4000));

/**
 * Return up to three patterns, nearest first, each with the reason `why`; none if none is near.
 *
 * A pattern is near if the text holds most of its words, rare ones counting more.
 */
function nearest({ text, lines, last }, patterns) {
  const asked = words(last < 0 ? text.slice(-6000) : lines.slice(last, last + 20).join("\n"));
  const known = patterns.map((pattern) => words(pattern.message.text + " " + pattern.entry.title));
  const counts = new Map();
  for (const set of known) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word) => Math.log(1 + patterns.length / counts.get(word));
  const sum = (list) => list.reduce((total, word) => total + rarity(word), 0);
  const best = new Map();
  patterns.forEach((pattern, i) => {
    const shared = [...known[i]].filter((word) => asked.has(word));
    const covered = sum(shared) / sum([...known[i]]);
    const before = best.get(pattern.entry.page);
    if (covered >= ENOUGH && shared.length >= 2 && shared.some((word) => word.length > 3) && !(before?.covered >= covered)) {
      const telling = shared.filter((word) => word.length > 3);
      const rarest = telling.sort((a, b) => rarity(b) - rarity(a)).slice(0, 5);
      best.set(pattern.entry.page, { ...pattern, covered, why: `it shares ${rarest.join(", ")}` });
    }
  });
  return [...best.values()].sort((a, b) => b.covered - a.covered).slice(0, 3);
}

// --- What surrounds a message: the noise of terminals, notebooks, logs, chats and quotations

const LONGEST = 400_000;
const LONGEST_LINE = 4000;
const INTERESTING = /Error|Exception|Warning|Traceback|File "|Cell In|-->/;

const LEVEL = "(?:DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL|stderr|stdout)";
/** What stands before a line in a log, a terminal, a quotation or a debugger, over and over. */
const PREFIX = new RegExp(
  "^(?:" +
    [
      "\\s*[>│┃|]+\\s?", // quoted, or framed
      "\\s*\\[?(?:default\\d+|rank\\s?\\d+|worker\\s?\\d+|GPU\\s?\\d+|\\d+)\\]?:(?=\\s|\\[)", // one of several processes
      "\\s*\\[(?:rank|GPU|worker) ?\\d+\\]",
      "\\s*\\(\\w+ pid=\\d+[^)]*\\)", // ray
      "\\s*\\[?\\d{4}-\\d\\d-\\d\\d[T ,]\\s?\\d\\d:\\d\\d:\\d\\d[.,\\d]*\\s?(?:Z|UTC|[+-]\\d\\d:?\\d\\d)?\\]?", // a time
      "\\s*\\[?\\d\\d:\\d\\d:\\d\\d[.,\\d]*\\]?",
      `\\s*\\[?${LEVEL}\\]?(?=[\\s:|-])`,
      `\\s*-\\s+[\\w.]+\\s+-(?=\\s+${LEVEL})`, // the name of a logger
      "\\s*\\{[\\w.]+:\\d+\\}", // a file and a line, as Airflow puts them
      "\\s*[\\w.-]+\\[\\d+\\]:", // syslog
      "\\s*[\\w.-]+\\s+\\|\\s", // docker compose
      "[EWIF]\\d{4} \\d\\d:\\d\\d:\\d\\d\\.\\d+ +\\d+ [^\\]]+\\]", // glog
    ].join("|") +
    ")",
);
const SEPARATOR = /^\s*[-:|]+\s/;
const PROGRESS = /^\s*(?:[\w :]{0,40}:)?\s*\d{1,3}%\|[^|]*\|[^\[\]A-Z]*(?:\[[^\]]*\])?/;
/** What names the process that wrote a line, in a log of several. */
const PROCESS =
  /\[?(?:default|rank|worker|GPU)\s?(\d+)\]?:|^\s*\[(?:GPU|rank|worker) ?(\d+)\]|^\s*\(\w+ pid=(\d+)[^)]*\)|^\s*\[?(\d+)\]?:(?=\s|\[)/;

/** Return the lines of a text, less colours and what a log puts before each. */
function clean(text) {
  const lines = plain(shorten(text)).split(/\r?\n|\r|<br ?\/?>/);
  const common = commonPrefix(lines);
  const cleaned = byProcess(lines)
    .map((line) => (line.startsWith(common) ? line.slice(common.length) : line))
    .filter((line) => line.replace(PROGRESS, "") || !line)
    .map(cleanLine);
  // Processes that fail alike often write each line once each.
  return cleaned.filter((line, i) => line !== cleaned[i - 1]);
}

/** Of a very long text keep the end, and the lines around errors, the last ones first. */
function shorten(text) {
  if (text.length <= LONGEST) return text;
  const lines = text.slice(-50 * LONGEST).split("\n");
  const kept = [];
  let length = 0;
  let near = 200;
  for (let i = lines.length - 1; i >= 0 && length < LONGEST; i--) {
    const ends = lines[i].slice(0, 2000) + lines[i].slice(2000).slice(-2000);
    if (INTERESTING.test(ends)) near = Math.max(near, 12);
    if (near-- > 0) {
      kept.push(ends);
      length += ends.length;
    }
  }
  return kept.reverse().join("\n");
}

const ENTITIES = { "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&", "&nbsp;": " " };
const ESCAPES = { "\\n": "\n", "\\t": "\t", '\\"': '"', "\\'": "'", "\\r": "" };

/** Undo what terminals, chats, word processors and JSON do to a text. */
function plain(text) {
  const escaped = /Traceback[^\n]{0,40}:\\n|\\n\s{2,}File \\*"/.test(text);
  return (escaped ? text.replace(/\\[nt"'r]/g, (found) => ESCAPES[found]) : text)
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\][^\u0007\u001b\n]{0,200}(?:\u0007|\u001b\\)/g, "")
    // eslint-disable-next-line no-control-regex
    .replace(/(?:\u001b|\^\[|\\u001b|\\x1b|\\033)\[[0-9;?]{0,20}[ -/]{0,4}[@-~]|\[\d{1,3}(?:;\d{1,3}){0,4}m/g, "")
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000\u00ad\ufeff\u200b-\u200f\u202a-\u202e]/g, "")
    .replace(/&(?:quot|#39|lt|gt|amp|nbsp);/g, (found) => ENTITIES[found])
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[‘’‚‛´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/×/g, "x")
    .replace(/−/g, "-")
    .replace(/\u00a0/g, " ")
    // Another process may have begun to write in the middle of a line.
    .replace(/(?<=\S)(?=\[rank\d+\]:|Traceback \(most recent call last\))/g, "\n")
    .replace(/\\(?=['"])|(?<=")"|\*\*/g, "");
}

/** Return what almost every line begins with, such as the name of a container, or "". */
function commonPrefix(lines) {
  const full = lines.filter((line) => line.trim());
  const prefix = /^\S*[\d-]\S* (?:\S+ )?/.exec(full[0]?.slice(0, 100))?.[0] ?? "";
  const shared = full.filter((line) => line.startsWith(prefix)).length;
  return full.length >= 3 && !PREFIX.test(prefix) && shared > 0.8 * full.length ? prefix : "";
}

/** Put the lines of each process together; the process that wrote last comes last. */
function byProcess(lines) {
  const groups = new Map();
  let process = "";
  for (const line of lines) {
    // A line that names none goes on with the one above.
    process = PROCESS.exec(line.slice(0, 200))?.slice(1).find(Boolean) ?? process;
    const group = groups.get(process) ?? [];
    groups.delete(process); // so that the map keeps them in the order of their last lines
    groups.set(process, group);
    group.push(line);
  }
  return [...groups.values()].flat();
}

function cleanLine(line) {
  const cut = line.length <= LONGEST_LINE ? line : line.slice(0, 2000) + " " + line.slice(-2000);
  let rest = cut.replace(PROGRESS, "").replace(/^E {2,}/, ""); // pytest begins lines so
  for (let times = 0; times < 8; times++) {
    const shorter = rest.replace(PREFIX, "");
    if (shorter === rest && (times === 0 || !SEPARATOR.test(rest))) break;
    rest = shorter === rest ? rest.replace(SEPARATOR, "") : shorter;
  }
  return rest
    .replace(/\[rank\d+\]:\s?/g, "")
    .replace(/^\s*(?:```\w*)/, "")
    .replace(/\s+[│┃|]\s*$/, "");
}

// --- The frame in the reader's own code

const FRAMES = [
  /File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<where>[^\\\n]{1,80}))?/,
  /^\s*(?:File |Input )?(?<file>(?:Cell )?In ?\[\d+\]|<(?:ipython|python)-input-[^>]+>|<command-[^>]+>),? line:? ?(?<line>\d+)(?:, in (?<where>.{1,80}))?/,
  /^\s*Input (?<file>In ?\[\d+\]), in <cell line: (?<line>\d+)>/,
  /^\s*File (?<file>\S+\.py):(?<line>\d+), in (?<where>.{1,80})/,
  /^\s*(?<file>\S+\.py):(?<line>\d+):? in (?<where>[\w<>]+)/,
  /^(?<file>\S+\.py):(?<line>\d+): \w+/,
  /^(?<file>(?:~|\/|[A-Z]:\\)\S+\.py|<(?:ipython|python)-input-[^>]+>|<command-[^>]+>) in (?<where>.{1,80})/,
];
const TORCH_FILE =
  /(?:site|dist)-packages[\\/]torch[\\/]|[\\/]torch[\\/](?:nn|autograd|utils|optim|_\w+|cuda|func|amp|distributed|distributions|functional|serialization)\b/;
const LIBRARY_FILE =
  /(?:site|dist)-packages|[\\/]lib[\\/]python\d|(?:python[\d.]*|envs[\\/][^\\/]+)[\\/]lib[\\/]|^<(?!ipython|python-input|stdin|string|command)|^<frozen/i;

/**
 * Return the frame in the reader's own code that is nearest to the error on line `at`.
 *
 * A traceback ends with the innermost frame; a debugger begins with it, below its message.
 *
 * @returns {{file: string, line: string, where: string, code: string}?}
 */
function ownFrame({ lines }, at = Infinity) {
  const frames = lines.flatMap((line, number) => {
    const match = FRAMES.map((pattern) => pattern.exec(line.slice(0, 1000))).find(Boolean);
    const isOwn = match && !LIBRARY_FILE.test(match.groups.file) && !TORCH_FILE.test(match.groups.file);
    return isOwn ? [{ number, ...match.groups }] : [];
  });
  const current = frames.find(({ number }) => lines[number].includes("(Current frame)"));
  const frame = current ?? nearestFrame(frames, lines, at);
  if (!frame) return null;
  const { file, line, where, number } = frame;
  const code = codeBelow(lines, number);
  return { file, line: line ?? code.at, where: (where ?? "").trim(), code: code.text };
}

function nearestFrame(frames, lines, at) {
  const above = frames.filter(({ number }) => number <= at);
  const below = frames.filter(({ number }) => number > at);
  const between = lines.slice(at, below[0]?.number);
  const has = (words) => between.some((line) => line.includes(words));
  // What torch.compile reports, and a traceback below its message, end with the innermost.
  if (below.length && has("from user code")) return below.at(-1);
  return above.at(-1) ?? (has("most recent call last") ? below.at(-1) : below[0]);
}

/** The code of a frame: the line an arrow points at, or the line below. */
function codeBelow(lines, number) {
  for (const line of lines.slice(number + 1, number + 12)) {
    const arrow = /^\s*(?:-+>|❱) ?(\d+)\s(.*)/.exec(line.slice(0, 400));
    if (arrow) return { at: arrow[1], text: arrow[2].trim() };
    if (FRAMES.some((pattern) => pattern.test(line.slice(0, 1000)))) break;
  }
  const next = (lines[number + 1] ?? "").trim().slice(0, 400);
  return { at: "", text: /^(?:\^|~|$)/.test(next) || FRAMES[0].test(next) ? "" : next };
}

// --- Whose error it is, when it is another library's

/** What the messages of other libraries say, and their types, with which an error begins. */
const SAYS = {
  "NumPy": /^\s*numpy\.[\w.]+Error|numpy\.dtype size changed|operands could not be broadcast together|setting an array element with a sequence|matmul: Input operand \d has a mismatch|could not broadcast input array from shape|all the input array|inhomogeneous shape after|cannot reshape array of size|out of bounds for axis|too many indices for array|truth value of an array|Cannot cast ufunc|_ArrayMemoryError|only (?:length|size)-1 arrays|shapes \(.*\) and \(.*\) not aligned|boolean index did not match indexed array|assignment destination is read-only|module 'numpy' has no attribute/,
  "JAX": /^\s*jax(?:lib)?\.[\w.]+|TracerArrayConversionError|ConcretizationTypeError|dot_general requires contracting dimensions|got incompatible shapes for broadcasting|Tracer<|UnexpectedTracerError|JAX arrays are immutable|Gradient only defined for scalar-output functions|vmap got inconsistent sizes/,
  "TensorFlow": /^\s*(?:tensorflow|keras)\.[\w.]+|\[Op:\w+\]|\{\{(?:function_)?node|InvalidArgumentError|Input \d of layer .* is incompatible|EagerTensor|Cannot convert a symbolic|Data cardinality is ambiguous|Shapes \(None,/,
  "ONNX Runtime": /\[ONNXRuntimeError\]|^\s*onnxruntime\.[\w.]+|\bonnxruntime:/,
  "pandas": /^\s*pandas\.[\w.]+|SettingWithCopyWarning|None of \[Index\(|truth value of a (?:Series|DataFrame)|Length of values \(\d+\) does not match/,
};
const FOLDERS = { numpy: "NumPy", jax: "JAX", jaxlib: "JAX", tensorflow: "TensorFlow", keras: "TensorFlow", onnxruntime: "ONNX Runtime", pandas: "pandas" };

/**
 * Return the library whose error ends the paste, or null.
 *
 * Its message or its type says so; or its frame does, where no message of torch was found.
 */
function otherLibrary({ lines, last, text }, found) {
  const message = last < 0 ? text.slice(-3000) : lines.slice(last).join("\n").slice(0, 3000);
  const said = Object.keys(SAYS).find((library) => SAYS[library].test(message));
  const isTorch = found.some((match) => match.line >= last && match.exact && !match.message.generic);
  if (said) return isTorch && last < 0 && lines.length > 1 ? null : said;
  if (last < 0 || found.some((match) => !match.message.generic)) return null;
  const above = lines.slice(Math.max(0, last - 200), last);
  const frames = [...above.join("\n").matchAll(/(?:site|dist)-packages[\\/](\w+)/g)];
  return FOLDERS[frames.at(-1)?.[1]] ?? null;
}
