/**
 * <error-decoder>: a field to paste an error into, and the answer below it.
 *
 * What is pasted stays in the page: it is not sent, stored or put into the address, unless the
 * reader presses "Share". Text is only ever set as text, never as markup.
 */

import { decode, essence, explain, prepare, slug } from "./decode.js";

const CATALOGUE = new URL("catalogue.json", import.meta.url);
const PITFALLS = new URL("../pitfalls/", import.meta.url);
const SHARED = "#error=";
const PAUSE = 150;

const loaded = new Map();

/** Load a file of JSON once, when it is first needed; one that fails may be tried again. */
function load(url, made = (json) => json) {
  if (!loaded.has(url.href)) {
    const loading = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
      return response.json().then(made);
    });
    loading.catch(() => loaded.delete(url.href));
    loaded.set(url.href, loading);
  }
  return loaded.get(url.href);
}

const loadCatalogue = () => load(CATALOGUE, prepare);
const loadAnswers = (group) => load(new URL(`answers/${slug(group)}.json`, import.meta.url));

/** Make an element with properties and children; strings become text. */
function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter(Boolean));
  return element;
}

/** Text with `code` spans. */
function rich(text) {
  return text.split("`").map((part, i) => (i % 2 ? make("code", { textContent: part }) : part));
}

class ErrorDecoder extends HTMLElement {
  connectedCallback() {
    this.field = make("textarea", {
      id: "pasted-error",
      rows: 6,
      spellcheck: false,
      autocapitalize: "off",
      placeholder: "RuntimeError: mat1 and mat2 shapes cannot be multiplied (1920x2048 and 4096x512)",
    });
    // One line is announced; the answer below it is there to be read.
    this.status = make("p", { className: "decoder-said" });
    this.status.setAttribute("role", "status");
    this.answer = make("div", { className: "decoder-answer" });
    this.replaceChildren(
      make("label", { htmlFor: "pasted-error" }, "Paste an error message or a whole traceback"),
      this.field,
      make("p", { className: "decoder-privacy" }, "What you paste stays on this page."),
      this.status,
      this.answer,
    );
    this.field.addEventListener("focus", () => loadCatalogue().catch(() => {}), { once: true });
    this.field.addEventListener("input", () => this.soon());
    this.leaving = new AbortController();
    addEventListener("hashchange", () => this.takeShared(), { signal: this.leaving.signal });
    this.takeShared();
  }

  disconnectedCallback() {
    this.leaving.abort();
  }

  takeShared() {
    if (!location.hash.startsWith(SHARED)) return;
    const shared = location.hash.slice(SHARED.length);
    try {
      this.field.value = decodeURIComponent(shared);
    } catch {
      this.field.value = shared; // cut off on its way
    }
    this.explain();
  }

  /** Explain what was typed, when no more comes; what was shared is no longer what stands here. */
  soon() {
    if (location.hash.startsWith(SHARED)) history.replaceState(null, "", location.pathname);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.explain(), PAUSE);
  }

  async explain() {
    const text = this.field.value;
    this.show("", []);
    if (!text.trim()) return;
    try {
      const result = decode(text, await loadCatalogue());
      const first = result.answers[0];
      if (result.sure) Object.assign(first, explain(first, await loadAnswers(first.group)));
      if (text === this.field.value) this.show(this.say(result), this.view(result, text));
    } catch {
      if (text === this.field.value) {
        this.show("The list of messages could not be loaded. Change the text to try again.", []);
      }
    }
  }

  show(said, parts) {
    this.status.textContent = said;
    this.answer.replaceChildren(...parts);
  }

  say({ answers, sure, library }) {
    if (sure) return `Found: ${answers[0].message}`;
    if (library) return `This error comes from ${library}, not from PyTorch.`;
    return answers.length
      ? "Not sure. The nearest messages are:"
      : "No page here knows this error.";
  }

  view(result, text) {
    const { answers, sure, frame } = result;
    if (sure) {
      const parts = this.viewAnswer(answers[0], frame);
      const { message } = answers[0]; // with a gap in it, it would not be found again
      return [...parts, this.actions(message.includes("…") ? essence(text) : message)];
    }
    const list = make(
      "ul",
      {},
      ...answers.map((answer) =>
        make("li", {}, this.link(answer), answer.why ? ` (${answer.why})` : ""),
      ),
    );
    return [
      answers.length ? list : "",
      this.viewFrame(frame),
      this.actions(essence(text)),
    ].filter(Boolean);
  }

  viewAnswer(answer, frame) {
    const fixes = answer.fixes.map((fix) => make("li", {}, ...rich(fix)));
    return [
      answer.means && make("p", {}, ...rich(answer.means)),
      this.viewFrame(frame),
      fixes.length && make("ul", {}, ...fixes),
      answer.versions && make("p", {}, `The wording of ${answer.versions}.`),
      make("p", {}, "Cause, proof and fix: ", this.link(answer), "."),
    ].filter(Boolean);
  }

  viewFrame(frame) {
    if (!frame) return "";
    const where = `${frame.file}, line ${frame.line || "?"}`;
    const code = frame.code && make("code", { textContent: frame.code });
    return make("p", {}, `The line of your own code: ${where}`, code && ": ", code);
  }

  link(answer) {
    return make("a", { href: new URL(`${answer.page}/`, PITFALLS).href }, ...rich(answer.title));
  }

  /** Put the message, and no more of the paste, into the address, and copy that. */
  async share(message) {
    history.replaceState(null, "", SHARED + encodeURIComponent(message));
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    this.status.textContent = copied
      ? "Copied: a link to this page with the message in it."
      : "The link is in the address of this page.";
  }

  /** What to do next: search, report, share. Only pressing one of them takes the message along. */
  actions(message) {
    const button = (text, act) => {
      const element = make("button", { type: "button", className: "md-button" }, text);
      element.addEventListener("click", act);
      return element;
    };
    const edit = document.querySelector('a[rel="edit"]')?.href;
    const repository = edit?.replace(/\/(edit|raw|blob)\/.*/, "");
    const report = new URL(`${repository}/issues/new`, location.href);
    report.searchParams.set("title", `An error without an answer: ${message.slice(0, 120)}`);
    report.searchParams.set("body", `The message:\n\n    ${message.slice(0, 1000)}\n`);
    const query = document.querySelector(".md-search__input");
    return make(
      "p",
      { className: "decoder-actions" },
      query && button("Search this site", () => search(query, message)),
      button("Share", () => this.share(message)),
      repository && make("a", { href: report.href, rel: "noreferrer" }, "Report it"),
    );
  }
}

/** Put a message into the theme's own search and open it. */
function search(query, message) {
  const toggle = document.querySelector('[data-md-toggle="search"]');
  if (toggle && !toggle.checked) toggle.click();
  query.value = message;
  query.dispatchEvent(new Event("input", { bubbles: true }));
  query.focus();
}

customElements.define("error-decoder", ErrorDecoder);
