"""The site in a real browser: the decoder, accessibility, and what is fetched.

Drives the system's Chromium; without one, every test here is skipped and says so.
"""

import functools
import http.server
import json
import random
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from conftest import ROOT, SITE_URL
from verify.catalogue import claims, read_catalogue
from verify.compare import names_exception
from verify.runner import run_once
from verify.source import read_text

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCHEMES = ("light", "dark")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Keep the requests to itself."""


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the built site under a subpath, and return its address."""
    folder = tmp_path_factory.mktemp("served")
    path = urlsplit(SITE_URL).path  # where the 404 page looks for its styles
    (folder / path.strip("/")).parent.mkdir(parents=True)
    (folder / path.strip("/")).symlink_to(site)
    handler = functools.partial(_Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{path}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return the system's Chromium, driven by Playwright."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Page:
    """Return the decoder's page, with `decode` ready to be called from Python."""
    page = browser.new_page()
    page.goto(address + "pitfalls/")
    page.evaluate(
        """async () => {
            const { decode, explain, prepare, slug } = await import("../assets/decode.js");
            const load = async (name) => (await fetch(`../assets/${name}.json`)).json();
            const patterns = prepare(await load("catalogue"));
            const files = patterns.map(({ entry }) => `answers/${slug(entry.group)}`);
            const answers = await Promise.all([...new Set(files)].map(load));
            const texts = Object.assign({}, ...answers);
            const say = (answer) => ({ ...answer, ...explain(answer, texts) });
            window.decodeAll = (all) =>
                all.map((text) => {
                    const result = decode(text, patterns);
                    return { ...result, answers: result.answers.map(say) };
                });
        }"""
    )
    return page


def _decode(page: Page, texts: list[str]) -> list[dict]:
    return page.evaluate("(texts) => window.decodeAll(texts)", texts)


@functools.cache
def _messages() -> tuple[tuple[str, str], ...]:
    """Return each message that the pitfalls' snippets raise, with the page that claims it.

    Those of other versions of torch are there too, as their tags have them.
    """
    entries = read_catalogue(ROOT)
    texts: set[str] = set()
    for entry in entries:
        path = ROOT / "snippets/pitfalls" / f"{entry.page}.py"
        snippet, result = run_once(read_text(path), path)
        for events in result.events.values():
            texts |= {event.text for event in events if event.kind in ("exception", "warning")}
        texts |= {
            line.text
            for statement in snippet.statements
            for line in statement.lines
            if line.tag and (names_exception(line.text) or "Warning: " in line.text)
        }
    return tuple(sorted((text, page) for text in texts for page in claims(entries, text)))


def _without_type(message: str) -> str:
    """Drop the type, unless what is left is no more than the name of a key."""
    rest = message.partition(": ")[2]
    return rest if len(rest) > len("'param_groups'") else message


def _other_numbers(message: str) -> str:
    """Change every number, so that equal ones stay equal, but for those within words."""
    head, colon, rest = message.partition(": ")
    return head + colon + re.sub(r"(?<![\w.])\d+(?![\w.])", lambda m: str(int(m[0]) + 3), rest)


def _traceback(message: str) -> str:
    return (
        "Epoch 3: 100%|####| 12/12\n"
        "Traceback (most recent call last):\n"
        '  File "/home/me/project/train.py", line 42, in <module>\n'
        "    train(model, loader)\n"
        '  File "/home/me/project/train.py", line 17, in train\n'
        "    loss = criterion(model(batch), labels)\n"
        '  File "/opt/env/lib/python3.11/site-packages/torch/nn/modules/module.py", line 1773, '
        "in _wrapped_call_impl\n"
        "    return self._call_impl(*args, **kwargs)\n"
        "           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n" + message + "\n"
    )


def _notebook(message: str) -> str:
    name, _, rest = message.partition(": ")
    return (
        "\x1b[0;31m" + "-" * 75 + "\x1b[0m\n"
        f"\x1b[0;31m{name}\x1b[0m                 Traceback (most recent call last)\n"
        "Cell \x1b[0;32mIn[7], line 3\x1b[0m\n"
        "\x1b[1;32m      1\x1b[0m optimizer\x1b[38;5;241m.\x1b[39mzero_grad()\n"
        "\x1b[0;32m----> 3\x1b[0m loss\x1b[38;5;241m.\x1b[39mbackward()\n\n"
        f"\x1b[0;31m{name}\x1b[0m: {rest}\n"
    )


def _log(message: str) -> str:
    lines = ["epoch 3 begins", *_traceback(message).splitlines(), "shutting down"]
    return "\n".join(
        f"2026-11-30 02:13:{i:02},123 ERROR [rank0]: {line}" for i, line in enumerate(lines)
    )


DISGUISES: dict[str, Callable[[str], str]] = {
    "bare": str,
    "without its type": _without_type,
    "other numbers": _other_numbers,
    "a traceback": _traceback,
    "a notebook": _notebook,
    "a log": _log,
}


@pytest.mark.parametrize("disguise", DISGUISES.values(), ids=DISGUISES.keys())
def test_every_message_leads_to_its_page(page: Page, disguise: Callable[[str], str]) -> None:
    messages = _messages()
    assert len(messages) > 100
    results = _decode(page, [disguise(message) for message, _ in messages])
    wrong = {
        message: [answer["page"] for answer in result["answers"]]
        for (message, claimed), result in zip(messages, results, strict=True)
        if not result["answers"] or result["answers"][0]["page"] != claimed
    }
    assert wrong == {}


def test_the_frame_in_the_readers_own_code(page: Page) -> None:
    message = "RuntimeError: mat1 and mat2 shapes cannot be multiplied (1920x2048 and 4096x512)"
    for disguise in (_traceback, _log):
        (result,) = _decode(page, [disguise(message)])
        assert result["sure"]
        assert result["frame"]["file"] == "/home/me/project/train.py"
        assert result["frame"]["line"] == "17"
        assert result["frame"]["code"] == "loss = criterion(model(batch), labels)"
    (result,) = _decode(page, [_notebook(message)])
    assert (result["frame"]["file"], result["frame"]["line"]) == ("Cell In[7]", "3")


def test_the_readers_own_numbers(page: Page) -> None:
    message = "RuntimeError: mat1 and mat2 shapes cannot be multiplied (1920x2048 and 4096x512)"
    (result,) = _decode(page, [message])
    said = result["answers"][0]["means"] + " ".join(result["answers"][0]["fixes"])
    assert "2048" in said
    assert "4096" in said
    assert "{" not in said


# Where in which library an error is raised, and its last line.
FOREIGN = {
    "numpy/_core/fromnumeric.py": (
        "ValueError: operands could not be broadcast together with shapes (2,3) (4,)"
    ),
    "numpy/linalg/_linalg.py": "numpy.linalg.LinAlgError: Singular matrix",
    "pandas/core/indexes/base.py": "KeyError: 'price'",
    "jax/_src/lax/lax.py": (
        "TypeError: dot_general requires contracting dimensions to have the same shape, "
        "got (3,) and (4,)."
    ),
    "tensorflow/python/framework/ops.py": (
        "tensorflow.python.framework.errors_impl.InvalidArgumentError: "
        "Incompatible shapes: [2,3] vs. [4,3] [Op:AddV2]"
    ),
    "onnxruntime/capi/session.py": (
        "onnxruntime.capi.onnxruntime_pybind11_state.InvalidArgument: "
        "[ONNXRuntimeError] : 2 : INVALID_ARGUMENT : Got invalid dimensions for input"
    ),
    "django/db/models/query.py": (
        "shop.models.Order.DoesNotExist: Order matching query does not exist."
    ),
    "requests/adapters.py": (
        "requests.exceptions.ConnectionError: HTTPConnectionPool(host='x', port=80): "
        "Max retries exceeded"
    ),
    "flask/app.py": "ValueError: not enough values to unpack (expected 3, got 2)",
    "sklearn/utils/validation.py": (
        "ValueError: Found input variables with inconsistent numbers of samples: [100, 90]"
    ),
    "sqlalchemy/engine/base.py": "AttributeError: 'NoneType' object has no attribute 'data'",
    "scipy/optimize/_minimize.py": (
        "ValueError: The truth value of an array with more than one element is ambiguous."
    ),
}


def _foreign() -> list[str]:
    """Return over 200 texts that hold no error of PyTorch."""
    texts = []
    for where, error in FOREIGN.items():
        for name in (
            "app.py",
            "main.py",
            "job.py",
            "views.py",
            "etl.py",
            "run.py",
            "x/y.py",
            "t.py",
        ):
            texts.append(
                f'Traceback (most recent call last):\n  File "{name}", line 3, in main\n'
                f'    go()\n  File "/usr/lib/python3/dist-packages/{where}", line 88, in call\n'
                f"    f()\n{error}\n"
            )
        texts += [error, error.partition(": ")[2]]
    prose = (ROOT / "README.md").read_text("utf-8").split("\n\n")
    code = [path.read_text("utf-8")[:3000] for path in sorted((ROOT / "tests").rglob("*.py"))]
    chance = random.Random(0)
    binary = ["".join(map(chr, chance.choices(range(1, 0x3000), k=2000))) for _ in range(20)]
    markup = [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "](javascript:alert(1))",
        "{{ config }}",
        "RuntimeError: " + "<b>" * 500,
        "((((" * 2000,
        "\\" * 5000,
        "{rows:int}x{features:int}",
    ]
    words = "the model learns nothing and its loss goes up when I change the size of a batch"
    chatter = [" ".join(chance.choices(words.split(), k=12)) for _ in range(40)]
    rust = ["thread 'main' panicked at src/main.rs:4:5: index out of bounds: the len is 3"] * 3
    java = [
        'Exception in thread "main" java.lang.NullPointerException at Main.main(Main.java:5)'
    ] * 3
    log = "2026-11-30 02:13:00 INFO GET /index.html 200 12ms\n" * 100_000
    return [*texts, *prose, *code, *binary, *markup, *chatter, *rust, *java, log, "", " ", "?"]


def test_what_is_no_error_of_torch_gets_no_sure_answer(page: Page) -> None:
    texts = _foreign()
    assert len(texts) > 200
    results = _decode(page, texts)
    sure = [text[:200] for text, result in zip(texts, results, strict=True) if result["sure"]]
    assert sure == []


PASTES = json.loads((ROOT / "tests/pastes.json").read_text("utf-8"))


def test_what_people_paste(page: Page) -> None:
    """Decode pastes as they come: terminals, notebooks, logs, chats, quotations, other libraries.

    Each names its page, or null where nothing may be sure; `alt` holds other right answers.
    """
    wrong = {}
    for paste, result in zip(PASTES, _decode(page, [p["text"] for p in PASTES]), strict=True):
        answer = result["answers"][0] if result["answers"] else {"page": None, "values": {}}
        page_said = answer["page"] if result["sure"] else None
        right = {paste["page"], *paste.get("alt", [])}
        frame = result["frame"] or {}
        checks = {
            "page": page_said in right,
            "library": result["library"] == paste.get("library"),
            "frame": paste.get("frame", [frame.get("file"), frame.get("line")])
            == [frame.get("file"), frame.get("line")],
            "values": paste.get("values", {}).items() <= answer["values"].items(),
        }
        if failed := [name for name, holds in checks.items() if not holds]:
            wrong[paste["name"]] = (failed, page_said, result["library"], frame, answer["values"])
    assert len(PASTES) > 380
    assert wrong == {}


# Long, and made of what the patterns look for: an expression that backtracks would not come to an
# end within the time of a test run. How long each takes is for the benchmark.
HOSTILE = {
    "one long word": "a" * 1_000_000,
    "escapes": "\x1b]" * 500_000,
    "brackets": "[" * 1_000_000,
    "digits": "1" * 1_000_000,
    "dots": "A." * 500_000,
    "blank lines": "\n" * 1_000_000,
    "errors": "RuntimeError: foo\n" * 100_000,
    "progress": "12%|" * 200_000,
    "lone surrogates": "\ud800" * 1000,
    "right to left": "\u202e" * 1000 + "RuntimeError",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_paste_freezes_the_page(page: Page, text: str) -> None:
    (result,) = page.evaluate(
        "([unit, count]) => window.decodeAll([unit.repeat(count)])", _repeated(text)
    )
    assert not result["sure"]


def _repeated(text: str) -> list[object]:
    """Split a text into a unit and a count, which cross to the browser faster than the whole."""
    unit = next(text[:n] for n in range(1, len(text) + 1) if text[:n] * (len(text) // n) == text)
    return [unit, len(text) // len(unit)]


@pytest.mark.parametrize(
    ("library", "error"),
    [
        ("NumPy", "ValueError: operands could not be broadcast together with shapes (2,3) (4,)"),
        ("JAX", "TypeError: add got incompatible shapes for broadcasting: (2,), (3,)."),
        ("TensorFlow", "InvalidArgumentError: Incompatible shapes: [2,3] vs. [4,3] [Op:AddV2]"),
        ("ONNX Runtime", "[ONNXRuntimeError] : 2 : INVALID_ARGUMENT : Got invalid dimensions"),
        ("pandas", "KeyError: \"None of [Index(['a'], dtype='object')] are in the [columns]\""),
    ],
)
def test_another_library_is_named(page: Page, library: str, error: str) -> None:
    (result,) = _decode(page, [error])
    assert result["library"] == library


def test_what_is_pasted_is_text_and_stays_here(browser: Browser, address: str) -> None:
    page = browser.new_page()
    requests: list[str] = []
    dialogs: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    page.goto(address + "pitfalls/")
    message = "RuntimeError: mat1 and mat2 shapes cannot be multiplied (7x2048 and 4096x512)"
    page.get_by_label("Paste an error").fill(f"<img src=x onerror=alert(1)>\n{message}")
    page.locator(".decoder-answer").get_by_text("2048").first.wait_for()
    assert page.locator("error-decoder img").count() == 0
    assert dialogs == []
    assert page.url == address + "pitfalls/"
    assert not [url for url in requests if "2048" in url or not url.startswith(address)]
    assert page.evaluate("localStorage.length + sessionStorage.length") <= 1  # the theme's palette
    page.get_by_role("button", name="Share").press("Enter")
    assert "2048" in page.url
    page.reload()
    page.locator(".decoder-answer").get_by_text("2048").first.wait_for()
    page.close()


def test_without_script_the_decoder_is_the_list_of_messages(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + "pitfalls/")
    assert page.locator("error-decoder textarea").count() == 0
    assert page.locator("article a[href*='pitfalls']").count() >= 1
    context.close()


SAMPLE = (
    "",
    "concepts/views/",
    "lessons/",
    "lessons/fit-a-line/",
    "pitfalls/",
    "pitfalls/lost-leaf/",
    "verified/",
    "404.html",
)


@pytest.mark.parametrize("path", SAMPLE)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_serious_violation(browser: Browser, address: str, path: str, scheme: str) -> None:
    page = browser.new_page(color_scheme=scheme, viewport={"width": 1280, "height": 900})
    page.goto(address + path)
    found = Axe().run(page).response["violations"]
    page.close()
    serious = [
        f"{v['id']}: {v['nodes'][0]['html']}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize(
    "pasted",
    [
        "RuntimeError: mat1 and mat2 shapes cannot be multiplied (7x2048 and 4096x512)",
        "RuntimeError: the size of something must match the size of a tensor",
        "ValueError: operands could not be broadcast together with shapes (2,3) (4,)",
    ],
    ids=["sure", "unsure", "another library"],
)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_answers_have_no_serious_violation(
    browser: Browser, address: str, scheme: str, pasted: str
) -> None:
    page = browser.new_page(color_scheme=scheme, viewport={"width": 390, "height": 900})
    page.goto(address)
    page.get_by_label("Paste an error").fill(pasted)
    page.locator(".decoder-actions").wait_for()
    found = Axe().run(page, context="error-decoder").response["violations"]
    page.close()
    assert [v["id"] for v in found if v["impact"] in ("serious", "critical")] == []


def test_a_list_that_cannot_be_loaded_is_told_and_tried_again(
    browser: Browser, address: str
) -> None:
    page = browser.new_page()
    page.route("**/catalogue.json", lambda route: route.abort())
    page.goto(address)
    field = page.get_by_label("Paste an error")
    message = "RuntimeError: mat1 and mat2 shapes cannot be multiplied (7x2048 and 4096x512)"
    field.fill(message)
    page.get_by_role("status").get_by_text("could not be loaded").wait_for()
    page.unroute("**/catalogue.json")
    field.fill(message + " ")
    page.locator(".decoder-answer").get_by_text("2048").first.wait_for()
    page.close()


def test_a_shared_link_that_was_cut_off_still_opens(browser: Browser, address: str) -> None:
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + "#error=100%25%zz")
    page.get_by_role("status").get_by_text("No page here knows").wait_for()
    page.goto(
        address + "#error=grad%20can%20be%20implicitly%20created%20only%20for%20scalar%20outputs"
    )
    page.locator(".decoder-answer a[href*='scalar-outputs']").first.wait_for()
    assert errors == []
    page.close()


@pytest.mark.parametrize("path", SAMPLE)
def test_only_the_site_itself_is_asked(browser: Browser, address: str, path: str) -> None:
    page = browser.new_page()
    requests: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + path, wait_until="networkidle")
    page.close()
    assert [url for url in requests if not url.startswith(address)] == []
    assert errors == []
