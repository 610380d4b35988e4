"""Random programs in C++: how their text becomes a unit, and how that is built."""
import re

from c.language import program, unit, woven  # noqa: F401: the last one as it is there
from cxx.productions import PRODUCTIONS
from grammar import Grammar, Production
from oracle import is_indirect

COMPILERS = ["g++", "clang++"]
LEVELS = ["O0", "O2", "O1", "O3"]
SUPPORT = ["c/lib.h", "c/lib.c", "cxx/lib.hpp", "cxx/lib.cpp"]
SITES = ["unit.cpp"]
FLAGS = ["-g", "-w", "-fwrapv", "-std=gnu++20"]
LOGS_CALLS = True
CALLED_BY_COMPILER = {"e_clean", "operator<=>", 'operator""_e', 'operator""_t', 'operator""_r', "operator->"}  # one that is defaulted says nothing, and a literal of one's own is no call in libclang's tree
# what lib.hpp and the productions call, and what logs its calls; constructors, conversions and assignments do not
LOGGED = re.compile(r"(?!std::)(.*::)?([ehgmnpst]_\w+|f\d+|v_call|inherited|operator(\*|\(\)|\[\]|--?|\+=|\+\+|\+|<<|==|!|%|\^|&&?|\|\||,|->\*))$")
UNLOGGED = re.compile(r"std::|[\w:]*operator\b")
TOP = Production(
    "case", "case", "static int case_{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\ntry {{\n{0}\n}} catch (int x) {{ r += x; }}\nreturn r;\n}}\n",
    ("s*",), order="all", body=True
)


def grammar(compiler):
    return Grammar([TOP, *PRODUCTIONS], {compiler.replace("g++", "gcc") if "clang" not in compiler else "clang", "c++20"})


def texts(trees):
    return unit(trees, ['#include "lib.hpp"', "typedef int V4 __attribute__((vector_size(16)));"], "unit.cpp")


def build_support(compiler, level):
    return [[compiler, *FLAGS, "-" + level, "-c", "-x", "c++", "-include", "lib.hpp", "lib.c", "-o", "lib.o"], [compiler, *FLAGS, "-" + level, "-c", "lib.cpp", "-o", "objects.o"]]


def build(compiler, level):
    return [compiler, *FLAGS, "-" + level, "unit.cpp", "lib.o", "objects.o", "-o", "program"]


def unlisted(_text):
    return set()


def is_logged(callee):
    return LOGGED.match(callee) or (is_indirect(callee) and not UNLOGGED.match(callee)) or callee == "std::invoke"
