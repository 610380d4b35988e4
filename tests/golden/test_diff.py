"""Tests of the diffs: they must lose nothing, hide nothing, and be narrow. They count as tests of the golden suite.

EDITS are changes to expected texts as a changed scheme would make them; diffs/NAME.diff is what is printed for each.
`run --update` re-makes these too, and somebody has to read them. Called by itself, this file needs no build of weft:
test_diff.py [--update].
"""

import difflib
import functools
import io
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import traceback
import unittest.mock

import difference
import show
import tokens
import ways

HERE = pathlib.Path(__file__).resolve().parent
DIFFS = HERE / "diffs"
PLAIN = show.Style(False)
ESCAPE = re.compile(r"\x1b\[[\d;]*m")

# (name, expected text, what is replaced, by what)
EDITS = [
    ("c-word", "c/nested-three-levels/expected.c", r"weft_ready_signed", "weft_armed_signed"),
    ("c-number-of-a-temporary", "c/nested-with-siblings/expected.c", r"weft_n0_1", "weft_n0_3"),
    ("c-numbers-everywhere", "c/capture-values/expected.c", r"weft_p(\d)", lambda match: f"weft_p{int(match[1]) + 1}"),
    ("c-statement-added", "c/wide-and-vector-operands/expected.c", r"(weft_arm\((&weft_p\d)\);)", r"\1 weft_note(\2);"),
    (
        "c-operand-not-kept",
        "c/operand-costs-statement-expression/expected.c",
        r"\(WEFT_INTEGER\(int\)weft_ready_signed.*? y; \}\)\)",
        "0",
    ),
    ("c-site-table", "c/nested-three-levels/expected.c", r", 4, 0, 0 \}", ", 5, 0, 0 }"),
    ("c-prologue", "c/global-main/expected.c", r"WEFT_UNIT_DECLARE;", "WEFT_UNIT_DECLARE(1);"),
    ("c-carriage-returns", "c/text-crlf/expected.c", r"\r", ""),
    ("c-white-space", "c/global-main/expected.c", r"\n    return", "\n\treturn"),
    ("c-end-of-file", "c/global-main/expected.c", r"\n\Z", ""),
    ("c-line-lost", "c/capture-values/expected.c", r"    va_end.*\n", ""),
    (
        "c-long-line",
        "c/text-very-long-line/expected.c",
        r"WEFT_BEGIN\(77\)",
        "WEFT_BEGIN(78)",
    ),
    ("c-sites", "c/nested-three-levels/expected.sites", r"countdown", "block"),
    ("cxx-word", "cxx/values-and-objects/expected.cpp", r"::weft::value", "::weft::result"),
    (
        "cxx-without-point",
        "cxx/values-and-objects/expected.cpp",
        r"\(WEFT_HOLD\(weft_p0_0, 16, 0\), make\(7\)\)",
        "make(7)",
    ),
    ("cxx-template-argument", "cxx/capture-values/expected.cpp", r"keep_int<long>", "keep_int<int>"),
    ("rust-type", "rust/block-steps-over/expected.block.rs", r"let weft_guard = ", "let weft_guard: _ = "),
    ("rust-site-table", "rust/block-steps-over/expected.rs", r"(\d+), 0, 0\)", r"\1, 1, 0)"),
    (
        "rust-wrapped",
        "rust/begin-closures/expected.rs",
        r"both\(1, (.*?)\)\)\)",
        r"::weft_probe::local(&WEFT_U0, both(1, \1))))",
    ),
]


def texts():
    """All expected texts, as (name, bytes)."""
    return [(str(path.relative_to(HERE)), path.read_bytes()) for path in sorted(HERE.glob("*/*/expected*"))]


@functools.cache
def lines_of(path):
    return tokens.decode(path.read_bytes()).split("\n") if path.is_file() else None


def source_of(name):
    folder = (HERE / name).parent
    source = next(path.name for path in sorted(folder.glob("input.*")))
    return difference.Source(source, lambda file: lines_of(folder / file))


def compare(name, old, new):
    return difference.compare(tokens.decode(old), tokens.decode(new), name, source_of(name))


def print_diff(name, old, new, style=PLAIN, fold=True):
    return list(show.difference_lines(compare(name, old, new), source_of(name), style, fold))


def edited(edit):
    _, name, what, by = edit
    old = (HERE / name).read_bytes()
    new, count = re.subn(what, by, tokens.decode(old))
    assert count, f"{edit[0]}: nothing to replace in {name}"
    return name, old, new.encode("utf-8", "surrogateescape")


def small_edits(count, longest):
    """(name, old, new): a byte removed, added or replaced somewhere in an expected text; the same ones every time."""
    chance = random.Random(14)
    known = [text for text in texts() if 0 < len(text[1]) < longest]
    for _ in range(count):
        name, old = chance.choice(known)
        at, byte = chance.randrange(len(old)), chance.choice(b" \t\r\n\0;,(){}\"'\\0aZ_\xc2\xff")
        kind = chance.randrange(3)
        new = old[:at] + (b"" if kind == 0 else bytes([byte])) + old[at + (kind != 1) :]
        if new != old:
            yield name, old, new


def check_tokens():
    """No byte is lost or invented, in tokens and in pieces."""
    chance = random.Random(14)
    noise = [("noise", bytes(chance.randrange(256) for _ in range(2000))) for _ in range(20)]
    brackets = [
        ("brackets", bytes(chance.choice(b"(){}[]<>;,:\"' \n") for _ in range(300)) + b"weft_p0.f(") for _ in range(20)
    ]
    problems = []
    for name, data in [*texts(), *noise, *brackets]:
        text = tokens.decode(data)
        pieces = [
            piece for line in re.findall(r"[^\n]*\n|[^\n]+", text) for piece in tokens.pieces(tokens.tokenize(line))
        ]
        for what, joined in (
            ("tokens", "".join(tokens.tokenize(text))),
            ("pieces", "".join(piece.text for piece in pieces)),
        ):
            if joined.encode("utf-8", "surrogateescape") != data:
                problems.append(f"{name}: the {what} are not the text\n")
    return problems


def check_pieces():
    """Pieces of what weft has rewritten are short: nearly all fit into a line."""
    pieces = [
        piece
        for name, data in texts()
        if not name.endswith((".sites", ".err"))
        for line in tokens.decode(data).splitlines(keepends=True)
        if "weft" in line.lower()
        for piece in tokens.pieces(tokens.tokenize(line))
    ]
    wide = sorted((piece.text for piece in pieces if len(piece.text) > 110), key=len)
    return (
        [f"{len(wide)} of {len(pieces)} pieces are wide: {wide[-1][:300]}\n"] if 100 * len(wide) > len(pieces) else []
    )


def check_small_edits():
    """A byte that changed is to be seen, and both texts are in the comparison."""
    problems = []
    for name, old, new in small_edits(400, 8000):
        shown = compare(name, old, new)
        for side, data in (("old", old), ("new", new)):
            text = "".join(getattr(row, side).text for hunk in shown.hunks for row in hunk.rows if getattr(row, side))
            if text.encode("utf-8", "surrogateescape") != data:
                problems.append(f"{name}: the comparison has lost a part of the {side} text\n")
        printed = print_diff(name, old, new)
        sides = [
            "".join(line[4:].strip() for line in printed if line.startswith(f"  {operator} ")) for operator in "-+"
        ]
        lines = any("a line more" in line or "a line less" in line for line in printed)
        if sides[0] == sides[1] and not lines:
            problems.append(
                f"{name}: {difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()} is hidden in\n"
                + "\n".join(printed)
                + "\n"
            )
    return problems


def too_wide(name, printed, width=120):
    return [
        f"{name}: {show.columns(line)} columns: {line[:200]}\n"
        for line in printed
        if show.columns(ESCAPE.sub("", line)) > width
    ]


def check_width():
    """No line is too wide: new files, one form against another, text with no place to break, small edits."""
    problems = []
    for name, data in texts():
        if len(data) < 20_000:
            problems += too_wide(name, show.new_file_lines(compare(name, b"", data), source_of(name), PLAIN))
        block = HERE / name.replace("expected.", "expected.block.")
        if block.exists() and not name.endswith(".sites"):
            for style in (PLAIN, show.Style(True), show.Style(False, 80)):
                problems += too_wide(name, print_diff(name, data, block.read_bytes(), style, fold=False), style.width)
    name = "c/global-main/expected.c"
    old = (HERE / name).read_bytes()
    for stretch in (
        b"x" * 1000,
        "\u4e2d".encode() * 500,
        b"\xff" * 400,
        b"\t" * 400,
        b"a, " * 400,
        b'"' + b"s " * 300 + b'"',
        b"(" * 300,
    ):
        for by in (stretch, stretch + b" f(1)", b"f(1); " + stretch[:-1] + b"; g(2)"):
            new = old.replace(b"f(1)", by)
            problems += too_wide(name, print_diff(name, old, new)) + too_wide(name, print_diff(name, new, old))
            problems += too_wide(name, print_diff(name, new, new.replace(b"weft_p1", b"weft_p2")))
    for name, old, new in small_edits(100, 40_000):
        problems += too_wide(name, print_diff(name, old, new))
    return problems


def check_colours():
    """Colours change nothing but the carets, and are for terminals whose user wants them."""
    problems = []
    for edit in EDITS:
        plain = [line for line in print_diff(*edited(edit)) if line.strip(" ^")]
        coloured = [ESCAPE.sub("", line).rstrip() for line in print_diff(*edited(edit), show.Style(True))]
        if plain != coloured:
            problems.append(f"{edit[0]}: another text with colours\n")
    terminal, pipe = io.StringIO(), io.StringIO()
    terminal.isatty = lambda: True
    for stream, environment, colour in (
        (terminal, {"TERM": "xterm"}, True),
        (terminal, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (terminal, {"TERM": "dumb"}, False),
        (pipe, {"TERM": "xterm"}, False),
    ):
        with unittest.mock.patch.dict(os.environ, environment, clear=True):
            if show.Style.of(stream).colour != colour:
                problems.append(f"with {environment}, colours should be {'on' if colour else 'off'}\n")
    return problems


def expect(name, printed, update):
    """Compares with diffs/NAME.diff."""
    path = DIFFS / f"{name}.diff"
    now = "".join(line + "\n" for line in printed)
    old = path.read_text() if path.exists() else ""
    if now == old:
        return []
    change = "".join(
        difflib.unified_diff(old.splitlines(True), now.splitlines(True), str(path.name), str(path.name) + " (now)")
    )
    if not update:
        return [change]
    path.write_text(now)
    print(change, end="")
    return []


def check_expected(update):
    """What people see is what diffs/ holds, and each file there belongs to an edit."""
    problems = [problem for edit in EDITS for problem in expect(edit[0], print_diff(*edited(edit)), update)]
    changed = []
    for edit in EDITS:
        name, old, new = edited(edit)
        changed.append((os.path.dirname(name), compare(name, old, new)))
    problems += expect("summary", show.summary_lines(changed, PLAIN), update)
    known = {edit[0] for edit in EDITS} | {"summary"}
    return problems + [f"diffs/{path.name} belongs to no test\n" for path in DIFFS.iterdir() if path.stem not in known]


def check_folding():
    """What is not shown is counted: in how many pieces, and ways that differ in more than numbers are never one."""
    name, old, new = edited(("", "c/capture-values/expected.c", "weft_keep_int", "weft_keep_integer"))
    brief, full = print_diff(name, old, new), print_diff(name, old, new, fold=False)
    shown, total = (sum(line.startswith("  + ") for line in lines) for lines in (brief, full))
    problems = [] if total == 8 and shown < total else [f"{shown} of {total} pieces shown\n"]
    if brief[-1].split(" more piece")[0] != f"  changed in the same way: {total - shown}":
        problems.append(f"counted wrongly: {brief[-1]}\n")
    pairs = [
        (name, compare(name, old, old.replace(b"weft_keep_int(&weft_p0", by)))
        for by in (b"weft_keep_i(&weft_p0", b"weft_keep_j(&weft_p0")
    ]
    if len(ways.groups(pairs)) != 2:
        problems.append("two different words are one group\n")
    return problems


def check_command():
    """`run --diff` as a command: its output and its status."""
    problems = []
    name, old, new = edited(EDITS[0])
    with tempfile.TemporaryDirectory() as scratch:
        changed = pathlib.Path(scratch, "new.c")
        changed.write_bytes(new)
        expected = print_diff(name, old, new)[1:]
        for arguments, status, printed in (
            ([HERE / name, changed], 1, expected),
            ([HERE / name, HERE / name], 0, []),
            ([HERE / name, "none"], 2, None),
        ):
            result = subprocess.run(
                [sys.executable, HERE / "run", "--diff", *arguments], capture_output=True, text=True, timeout=60
            )
            if result.returncode != status or (printed is not None and result.stdout.splitlines()[1:] != printed):
                problems.append(f"--diff {arguments}: status {result.returncode}\n{result.stdout}{result.stderr}\n")
    return problems


def guarded(check):
    """The check, with whatever breaks in it as a problem."""

    def run():
        try:
            return check()
        except Exception:
            return [traceback.format_exc()]

    return run


def tests(update):
    """The tests: (name, function that returns problems)."""
    yield "diff-tokens", guarded(check_tokens)
    yield "diff-pieces", guarded(check_pieces)
    yield "diff-small-edits", guarded(check_small_edits)
    yield "diff-width", guarded(check_width)
    yield "diff-colours", guarded(check_colours)
    yield "diff-expected", guarded(functools.partial(check_expected, update))
    yield "diff-folding", guarded(check_folding)
    yield "diff-command", guarded(check_command)


if __name__ == "__main__":
    failed = 0
    for name, check in tests("--update" in sys.argv):
        if problems := check():
            failed += 1
            print(f"FAILED {name}\n" + "".join(problems), end="")
    sys.exit(bool(failed))
