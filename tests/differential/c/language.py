"""Random programs in C: how their text becomes a unit, and how that is built."""
import re

from grammar import Grammar, Production, Text
from c.productions import PRODUCTIONS

COMPILERS = ["gcc", "clang"]
LEVELS = ["O0", "O2", "O1", "O3"]
SITES = ["unit.c"]
SUPPORT = ["c/lib.h", "c/lib.c"]
FLAGS = ["-g", "-w", "-fwrapv", "-std=gnu11"]
LOGS_CALLS = True
CALLED_BY_COMPILER = {"e_clean"}  # at no place of the text
# called by generated text, and they log nothing of themselves
UNLOGGED = re.compile(r"(in|out|mark|back|begin_case|end_case|case_\d+|main|strlen|abs|memcpy|__builtin_\w+|_*setjmp|__atomic_\w+|__sync_\w+)$")
TOP = Production(
    "case", "case", "static int case_{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\n{0}\nreturn r;\n}}\n", ("s*",), order="all", body=True
)


def grammar(compiler):
    return Grammar([TOP, *PRODUCTIONS], {compiler})


def texts(trees):
    return unit(trees, ['#include "lib.h"', "typedef int V4 __attribute__((vector_size(16)));"], "unit.c")


def unit(trees, includes, name):
    """The files of a unit that runs these cases, a third of them out of a header."""
    header, source, calls = list(includes), ['#include "cases.h"'], []
    for tree in trees:
        text = Text()
        function = text.render(tree)
        (header if tree.number % 3 == 0 else source).extend([f"// case {tree.number}", *text.before, function])
        calls.append(f"begin_case({tree.number});\nend_case({tree.number}, case_{tree.number}({tree.number} & 7, 3));")
    main = "\n".join(["int main(void)", "{", *calls, "return 0;", "}", ""])
    return {"cases.h": "\n".join(["#ifndef CASES_H", "#define CASES_H", *header, "#endif", ""]), name: "\n".join([*source, main])}


def build_support(compiler, level):
    return [[compiler, *FLAGS, "-" + level, "-c", "lib.c", "-o", "lib.o"]]


def build(compiler, level):
    return [compiler, *FLAGS, "-" + level, "unit.c", "lib.o", "-o", "program"]


def woven(weft, command):
    return [weft, "cc", *command]


def program(_level, _target):
    return "program"


def unlisted(_text):
    return set()


def is_logged(callee):
    return not UNLOGGED.match(callee)
