/**
 * From a pasted text to the error that matters in it: a pure function, without a page around it.
 *
 * The catalogue is made from the front matter of docs/pitfalls/*.md (tests/verify/catalogue.py).
 * Matching ignores white space altogether, so that a message is found however its lines are broken.
 */

/** What a placeholder stands for, without white space; as in tests/verify/catalogue.py. */
const KINDS = {
  int: "-?\\d+",
  word: "[^\\s,;:()\\[\\]'\"]+",
  shape: "\\[[\\d,]*\\]",
  text: ".{1,400}?",
};
const PLACEHOLDER = /\{([a-z][a-z0-9_]*)(?::([a-z]+))?\}/g;
const WINDOW = 4000;

/** Fragments shorter than this, white space apart, are too short to be sure of. */
const SHORTEST_FRAGMENT = 16;

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
 * text itself holds some, and `anchor`, its longest part without a number, to look for first.
 */
function compile(text) {
  const names = [];
  const literals = [];
  const groups = [];
  let position = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    literals.push(squash(text.slice(position, match.index)));
    groups.push(`(${KINDS[match[2] ?? "text"]})`);
    names.push(match[1]);
    position = match.index + match[0].length;
  }
  literals.push(squash(text.slice(position)));
  const join = (source) => literals.map((part, i) => source(part) + (groups[i] ?? "")).join("");
  const parts = literals.flatMap((literal) => literal.split(/\d+/));
  return {
    regex: new RegExp(join(escape)),
    loose: new RegExp(join((part) => escape(part).replace(/\d+/g, "\\d+"))),
    names,
    anchor: parts.reduce((a, b) => (b.length > a.length ? b : a), ""),
    literals,
  };
}

const escape = (literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const squash = (text) => text.replace(/\s+/g, "");

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
  const cleaned = clean(text);
  const library = otherLibrary(cleaned);
  const found = findAll(cleaned, patterns);
  const frame = lastOwnFrame(cleaned, found[0]?.line);
  const torchSeen = /torch|tensor|autograd|\bcuda\b/i.test(cleaned);
  if (found.length > 0) {
    const best = found[0];
    const sure = (!best.message.generic || torchSeen) && !(library && best.kind !== "error");
    const answers = found.slice(0, 3).map((match) => answer(match));
    return { answers: sure ? answers.slice(0, 1) : answers, sure, library, frame };
  }
  if (library) return { answers: [], sure: false, library, frame };
  const fragment = asFragment(cleaned, patterns);
  if (fragment) return { answers: [answer(fragment)], sure: true, library, frame };
  return { answers: nearest(cleaned, patterns).map(answer), sure: false, library, frame };
}

/** Find every message of the catalogue in the text, the one that matters first. */
function findAll(text, patterns) {
  const { squashed, lines } = index(text);
  const found = [];
  for (const pattern of patterns) {
    // From the end: of a message that comes again and again, the last is with the traceback.
    const at = squashed.lastIndexOf(pattern.anchor);
    if (!pattern.anchor || at < 0) continue;
    const start = Math.max(0, at - WINDOW / 4);
    const part = squashed.slice(start, at + WINDOW);
    const exact = pattern.regex.exec(part);
    const match = exact ?? pattern.loose.exec(part);
    if (!match) continue;
    const position = start + match.index;
    found.push({ ...pattern, exact: Boolean(exact), values: valuesOf(pattern, match), line: lines[position], position });
  }
  for (const match of found) match.kind = kindOf(text, match.line);
  return withoutCovered(found).sort(byWeight);
}

/** Squash a text, remembering the line that each character came from. */
function index(text) {
  let squashed = "";
  const lines = [];
  text.split("\n").forEach((line, number) => {
    const part = squash(line);
    squashed += part;
    for (let i = 0; i < part.length; i++) lines.push(number);
  });
  return { squashed, lines };
}

/** Tell an error from a warning and from a mere mention by how its line begins. */
function kindOf(text, line) {
  const above = text.split("\n").slice(Math.max(0, line - 1), line + 1).join(" ");
  if (/\w*Warning\b/.test(above)) return "warning";
  return /\w*(Error|Exception|Unsupported)\b/.test(above) ? "error" : "mention";
}

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

/** Errors before warnings, what wraps another error last, and what came later first. */
function byWeight(a, b) {
  const weight = { error: 0, mention: 1, warning: 2 };
  const wraps = (match) => Number(Boolean(match.message.wraps));
  return wraps(a) - wraps(b) || weight[a.kind] - weight[b.kind] || b.position - a.position;
}

function valuesOf(pattern, match) {
  const values = {};
  pattern.names.forEach((name, i) => (values[name] ??= pretty(match[i + 1])));
  return values;
}

/** Give a value the spaces back that squashing took. */
const pretty = (value) => value.replace(/,(?=\S)/g, ", ");

/** A part of one page's messages, and of no other's, is as good as the whole. */
function asFragment(text, patterns) {
  const squashed = squash(text.replace(/^\s*[\w.]*(Error|Exception|Warning):/, "")).replace(/…|\.{3}$/g, "");
  if (squashed.length < SHORTEST_FRAGMENT || squashed.length > 600) return null;
  const holding = patterns.filter((pattern) =>
    pattern.literals.some((literal) => literal.includes(squashed)),
  );
  const pages = new Set(holding.map((pattern) => pattern.entry.page));
  return pages.size === 1 ? { ...holding[0], values: {} } : null;
}

function answer({ entry, message, at, values, why }) {
  return {
    page: entry.page,
    title: entry.title,
    group: entry.group,
    at,
    message: message.text.replace(PLACEHOLDER, (_, name) => values?.[name] ?? "…"),
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
 * @returns {{means: string, fixes: string[]}} less what a fragment gives no values for
 */
export function explain({ page, at, values }, texts) {
  const { means, fixes } = texts[page][at];
  const fill = (text) => (complete(text, values) ? fillIn(text, values) : "");
  return { means: fill(means), fixes: fixes.map(fill).filter(Boolean) };
}

/** The name of the file in assets/answers/ that holds the answers of a group. */
export const slug = (group) =>
  group.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

const complete = (text, values) =>
  [...text.matchAll(PLACEHOLDER)].every(([, name]) => name in values);
const fillIn = (text, values) => text.replace(PLACEHOLDER, (_, name) => values[name]);

// --- When no message fits: the pages that share the rarest words

const ENOUGH = 0.3;

const words = (text) =>
  new Set((text.replace(/\{[^}]*\}/g, " ").toLowerCase().match(/[a-z_]{3,}/g) ?? []).slice(0, 4000));

/**
 * Return up to three patterns, nearest first, each with the reason `why`; none if none is near.
 *
 * A pattern is near if the text holds most of its words, rare ones counting more.
 */
function nearest(text, patterns) {
  const asked = words(text.slice(-6000));
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
    if (covered >= ENOUGH && shared.length >= 2 && !(before?.covered >= covered)) {
      const rarest = shared.sort((a, b) => rarity(b) - rarity(a)).slice(0, 5);
      best.set(pattern.entry.page, { ...pattern, covered, why: `shares ${rarest.join(", ")}` });
    }
  });
  return [...best.values()].sort((a, b) => b.covered - a.covered).slice(0, 3);
}

// --- What surrounds a message: the noise of terminals, notebooks and logs, and the frames

const LONGEST = 400_000;
const INTERESTING = /Error|Exception|Warning|Traceback|File "|Cell In|-->/;

/** What stands before a line in a log, a terminal, a quotation or a debugger, over and over. */
const PREFIX = new RegExp(
  "^(?:" +
    [
      "\\s*[>│|]+\\s?", // quoted, or framed
      "E {2,}", // pytest
      "\\s*\\[?(?:default\\d+|rank\\s?\\d+|worker\\s?\\d+|\\d+)\\]?:(?=\\s|\\[)", // a process of several
      "\\s*\\(\\w+ pid=\\d+[^)]*\\)", // ray
      "\\s*\\[?\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d[.,\\d]*(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?", // a time
      "\\s*\\[?\\d\\d:\\d\\d:\\d\\d[.,\\d]*\\]?",
      "\\s*\\[?(?:DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL|stderr|stdout)\\]?(?=[\\s:|-])",
      "\\s*[\\w.-]+\\[\\d+\\]:", // syslog
      "[EWIF]\\d{4} \\d\\d:\\d\\d:\\d\\d\\.\\d+ +\\d+ [^\\]]+\\]", // glog
      "\\s*[-:|]+(?=\\s)",
    ].join("|") +
    ")",
);

/**
 * Strip a text of colours and of what a log puts before each line.
 *
 * Of a very long text the lines around errors are kept, the last ones first.
 */
function clean(text) {
  // eslint-disable-next-line no-control-regex
  const plain = text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]|\u001b\][^\u0007]*\u0007|[\u0000\ufeff\u200b]/g, "");
  const lines = shorten(plain).split(/\r?\n|\r/);
  return lines.map(cleanLine).join("\n");
}

function shorten(text) {
  if (text.length <= LONGEST) return text;
  const lines = text.split("\n");
  const kept = [];
  let length = 0;
  let near = 0;
  for (let i = lines.length - 1; i >= 0 && length < LONGEST; i--) {
    if (INTERESTING.test(lines[i].slice(0, 2000))) near = 12;
    if (near-- > 0) {
      kept.push(lines[i].slice(0, 2000));
      length += kept.at(-1).length;
    }
  }
  return kept.reverse().join("\n");
}

function cleanLine(line) {
  let rest = line.slice(0, 4000);
  for (let times = 0; times < 6; times++) {
    const shorter = rest.replace(PREFIX, "");
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest.replace(/\[rank\d+\]:\s?/g, "").replace(/^\s*(?:```\w*|\*{2})|\*{2}$/g, "");
}

const FRAMES = [
  /File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<where>.+))?/,
  /^\s*(?:File )?(?<file>(?:Cell )?In ?\[\d+\]|<ipython-input-[^>]+>),? line:? ?(?<line>\d+)(?:, in (?<where>.+))?/,
  /^\s*File (?<file>\S+\.py):(?<line>\d+), in (?<where>.+)/,
  /^(?<file>\S+\.py):(?<line>\d+): (?:in (?<where>\w+)|\w+)/,
  /^(?<file>(?:~|\/|[A-Z]:\\)\S+\.py|<ipython-input-[^>]+>) in (?<where>.+)/,
];
const FOREIGN = /site-packages|dist-packages|[\\/]lib[\\/]python\d|^<(?!ipython|stdin|string)|[\\/]torch[\\/]/;

/**
 * Return the last frame in the reader's own code above line `above` (or anywhere, if none is).
 *
 * @returns {{file: string, line: string, where: string, code: string}?}
 */
function lastOwnFrame(text, above = Infinity) {
  const lines = text.split("\n");
  let before = null;
  let anywhere = null;
  lines.forEach((line, number) => {
    const match = FRAMES.map((pattern) => pattern.exec(line)).find(Boolean);
    if (!match || FOREIGN.test(match.groups.file)) return;
    const { file, line: at, where } = match.groups;
    const code = codeBelow(lines, number);
    const frame = { file, line: at ?? code.at, where: (where ?? "").trim(), code: code.text };
    anywhere = frame;
    if (number <= above) before = frame;
  });
  return before ?? anywhere;
}

/** The code of a frame: the line an arrow points at, or the line below. */
function codeBelow(lines, number) {
  for (const line of lines.slice(number + 1, number + 12)) {
    const arrow = /^\s*-+> ?(\d+)\s(.*)/.exec(line);
    if (arrow) return { at: arrow[1], text: arrow[2].trim() };
    if (FRAMES.some((pattern) => pattern.test(line))) break;
  }
  const next = (lines[number + 1] ?? "").trim();
  return { at: "", text: /^(\^|~|$)/.test(next) || FRAMES[0].test(next) ? "" : next };
}

// --- Whose error it is, when it is another library's

const SIGNS = {
  "NumPy": /numpy\.(?:core|_core|linalg|exceptions)\.\w*Error|operands could not be broadcast together with shapes|setting an array element with a sequence|matmul: Input operand \d has a mismatch|could not broadcast input array from shape|all the input array dimensions except for the concatenation axis|inhomogeneous shape after/,
  "JAX": /\bjax(?:lib)?\.|TracerArrayConversionError|ConcretizationTypeError|dot_general requires contracting dimensions|got incompatible shapes for broadcasting|Tracer<|UnexpectedTracerError/,
  "TensorFlow": /\btensorflow\b|\[Op:\w+\]|\{\{(?:function_)?node|InvalidArgumentError|\bkeras\b/,
  "ONNX Runtime": /\[ONNXRuntimeError\]|onnxruntime/,
  "pandas": /\bpandas\b|SettingWithCopyWarning|None of \[Index\(/,
};

/**
 * Return the library whose error ends the text, or null.
 *
 * Only what belongs to the last error counts: from its traceback, or its last lines.
 */
function otherLibrary(text) {
  const start = text.lastIndexOf("Traceback (most recent call last)");
  const last = start < 0 ? text.slice(-3000) : text.slice(start);
  const frames = [...last.matchAll(/(?:site|dist)-packages[\\/](\w+)/g)].map((match) => match[1]);
  if (frames.at(-1) === "torch") return null;
  const name = Object.keys(SIGNS).find((library) => SIGNS[library].test(last));
  return name ?? null;
}
