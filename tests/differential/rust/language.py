"""Random programs in Rust: a crate of its own each unit, built by cargo, which is what weft stands around."""
import re
import subprocess

from grammar import ALL, Grammar, Production, Text
from rust.productions import PRODUCTIONS

RELEASE = int(re.search(r"\d+\.(\d+)", subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout)[1])
COMPILERS = ["2021", "2024"] if RELEASE >= 88 else ["2021"]  # editions
LEVELS = ["O0", "O2"]
SUPPORT = ["rust/lib.rs", "rust/Cargo.toml"]
SITES = ["main.rs"]
LOGGED = re.compile(r"(.*::|.*\.)?([egpsmx]_\w+|[fpx]\d+|clone|<.*>)$")
LOGS_CALLS = True
CALLED_BY_COMPILER = set()
TOP = Production(
    "case", "case",
    "fn case_{n}(a: i32, b: i32) -> i32 {{\nlet r = Cell::new(0i32); {locals}\n{0}\nr.get()\n}}\n",
    ("s*",), order=ALL, body=True,
)  # fmt: skip


def grammar(edition):
    return Grammar([TOP, *PRODUCTIONS], {edition, "1.65" if RELEASE >= 65 else ""})


def texts(trees):
    lines = ["#![allow(warnings, overflowing_literals, arithmetic_overflow, unconditional_panic)]", "mod lib;", "use lib::*;"]
    calls = ["std::panic::set_hook(Box::new(|_| ()));"]
    for tree in trees:
        text = Text()
        function = text.render(tree)
        lines += [f"// case {tree.number}", *text.before, function]
        n = tree.number
        calls.append(f"begin_case({n});\nend_case({n}, std::panic::catch_unwind(|| case_{n}({n} & 7, 3)).unwrap_or(-1));")
    return {"main.rs": "\n".join([*lines, "fn main() {", *calls, "}", ""])}


def build_support(edition, level):
    return [["sed", "-i", f"s/2021/{edition}/", "Cargo.toml"]]


def build(compiler, level):
    return ["cargo", "build", "--offline", *(["--release"] if level == "O2" else [])]


def woven(weft, command):
    return [weft, *command]


def program(level, target):
    return f"{target}/{'release' if level == 'O2' else 'debug'}/program"


def unlisted(text):
    """Names of functions that are called by the bodies of macros, which weft leaves alone and does not list."""
    return {name for line in text.splitlines() if line.startswith("macro_rules") for name in re.findall(r"(\w+)(?:::<\w+>)?\(", line)}


def is_logged(callee):
    return LOGGED.match(callee)
