"""Random programs of loops and expressions: defined behaviour, a line for each statement that accesses memory. Those in
C++ also have casts to references, heads with declarations, structured bindings, loops over ranges and lambdas.

What hooks of a compiler report beside the accesses of C, or leave out, is marked: see `run`. The programs avoid what C
leaves to the compiler across lines: operands beside calls."""
import random
import re

HEAD = """#include "truth.h"
struct parts { int *p; int i; };
struct record { int a; double b; int v[6]; struct record *next; unsigned bits : 5; };
static int gi[4096], gj[4096], n = 4, m = 3;
static double gd[4096], gf[32][32];
static unsigned char gc[4096];
static short gs;
static long gl;
static volatile int gv;
static struct record gr[32], *gp = &gr[1];
static int *pi = gi + 16;
static double *rows[8];
"""
MAIN = """int main(void)
{
    NOTE(gi), NOTE(gj), NOTE(n), NOTE(m), NOTE(gd), NOTE(gf), NOTE(gc), NOTE(gs), NOTE(gl), NOTE(gv), NOTE(gr), NOTE(gp), NOTE(pi), NOTE(rows);
    for (int i = 0; i < 512; i++)
        gi[i] = i * 7 % 32;
    for (int i = 0; i < 8; i++)
        gr[i].next = &gr[(i + 1) & 7];
    for (int i = 0; i < 8; i++)
        rows[i] = gf[i + 2];
CALLS    return 0;
}
"""


CXX_HEAD = """struct two { int x; double y; };
static two gq[32], ge[3];
static int gw[16][2], ga[5];
"""
CXX_NOTES = " NOTE(gq), NOTE(ge), NOTE(gw), NOTE(ga);"
LIBRARY_HEAD = """#include <array>
#include <utility>
#include <vector>
static std::vector<int> gvec(4);
static std::array<double, 3> garr;
static std::pair<int, double> gpair[8];
"""
LIBRARY_NOTES = " NOTE(garr), NOTE(gpair), truth_object(\"gvec\", gvec.data(), 4 * sizeof(int));"


class Program:
    def __init__(self, seed, is_cxx):
        self.random = random.Random(seed)
        self.is_cxx = is_cxx
        self.has_library = is_cxx and self.chance(0.4)
        self.references = []  # names of references in scope, and whether each is to a double
        self.values = []  # names of variables that are no memory
        self.has_temporary = False
        self.lines = []
        self.functions = []
        self.loops = []  # variables of the loops around, with the type of each
        self.computed = []  # what an iteration computes, below 80
        self.in_call_free = False
        self.counter = 0
        self.budget = 0
        self.marks = set()
        self.used = set()  # lvalues of the statement: gcc makes one load of x + x, and none of x - x
        self.has_local = False

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, part):
        return self.random.random() < part

    # --- expressions ---

    def index(self, most):
        """An int expression below `most`."""
        r = self.random
        variable = r.choice(self.loops)[0] if self.loops else "t"
        if most < 32:
            if variable != "t" and most >= 8 and self.chance(0.5):
                return variable
            return self.pick(str(r.randrange(most)), f"({variable} + {r.randrange(9)}) & {most - 1}" if most & (most - 1) == 0 else str(r.randrange(most)))
        other = r.choice(self.loops)[0] if self.loops else "u"
        if self.computed and self.chance(0.5):
            name = r.choice(self.computed)
            return self.pick(name, name, f"{name} + {r.randrange(9)}", f"2 * {name} + {other}", f"{name} * 8 + {other}", f"{name} * n + {other}", f"{90 + r.randrange(9)} - {name}")
        return self.pick(
            variable, f"{variable} + {r.randrange(20)}", f"{r.randrange(1, 5)} * {variable} + {r.randrange(9)}", f"{variable} * 8 + {other}",
            f"{variable} * n + {other}", f"{variable} * w + {r.randrange(9)}", f"{16 + r.randrange(9)} - {variable}", f"({variable} << 2) + {other}",
            f"(gi[{variable}] & 31) + {other}", f"{variable} + m", str(r.randrange(most)), f"(int)({variable} + {r.randrange(5)})",
            f"{variable} + {other} + 1", f"n + {variable}", f"(gj[{variable} + {other}] & 15)")

    def small(self):
        """In 32."""
        return f"({self.index(512)}) & 31" if self.chance(0.4) or not self.loops else self.pick(
            *[f"{name} + {self.random.randrange(4)}" for name, _ in self.loops], str(self.random.randrange(32)))

    def lvalue(self, plain=False):
        """(text, is it a double, does its address come from memory)"""
        choices = [
            lambda: (f"gi[{self.index(512)}]", False, False), lambda: (f"gj[{self.index(512)}]", False, False),
            lambda: (f"gd[{self.index(512)}]", True, False), lambda: (f"gf[{self.small()}][{self.small()}]", True, False),
            lambda: (f"gc[{self.index(512)}]", False, False), lambda: (self.pick("n2", "gl", "gs"), False, False),
            lambda: (f"gr[{self.index(8)}].{self.pick('a', 'v[1]', 'v[3]')}", False, False), lambda: (f"gr[{self.index(8)}].b", True, False),
            lambda: (f"gr[{self.random.randrange(8)}].v[{self.random.randrange(6)}]", False, False),
            lambda: (f"p[{self.index(512)}]", False, False), lambda: ("(*p)", False, False), lambda: (f"(*(p + {self.index(512)}))", False, False),
            lambda: (f"q->{self.pick('a', 'v[2]')}", False, False), lambda: ("q->b", True, False), lambda: (f"d[{self.index(512)}]", True, False),
            lambda: ("gv", False, False), lambda: (f"z.p[{self.index(512)}]", False, False), lambda: (f"gd[z.i + {self.random.randrange(9)}]", True, False),
        ]
        if not plain:
            choices += [
                lambda: (f"gp->{self.pick('a', 'v[2]')}", False, True), lambda: ("q->next->a", False, True), lambda: ("gp->next->next->b", True, True),
                lambda: (f"pi[{self.index(512)}]", False, True), lambda: (f"rows[{self.index(8)}][{self.small()}]", True, True),
                lambda: (self.local(self.index(8)), False, True),
            ]
        if self.is_cxx:
            choices += [self.cast, self.cast, lambda: (f"gq[{self.index(8)}].x", False, False)]
            choices += [lambda held=held: (*held, False) for held in self.references] * 2
        text, is_real, from_memory = self.random.choice(choices)()
        return text.replace("n2", "gs"), is_real, from_memory or bool(re.search(r"\b(n|m|gi|gj)\b", text[2:]))

    def cast(self):
        """Another name of an int."""
        text = self.pick(f"gi[{self.index(512)}]", f"gj[{self.index(512)}]", f"p[{self.index(512)}]", "q->a", f"gr[{self.index(8)}].a")
        form = self.pick("static_cast<int &>({})", "(int &){}", "reinterpret_cast<unsigned &>({})", "const_cast<int &>({})", "static_cast<int &>(({}))")
        return f"({form.format(text)})", False, bool(re.search(r"\b(n|m|gi|gj)\b", text[2:]))

    def use(self, text):
        """Is this place new in the statement? Compilers fold what has the same place twice: a + a, a |= a & 7."""
        place = re.sub(r"^\((?:\w+_cast<\w+ &>|\(int &\))\(*(.*?)\)*\)$", r"\1", text)
        place = re.sub(r"^\(\*\(p \+ (.*)\)\)$", r"p[\1]", place).replace("(*p)", "p[0]")
        is_new = place not in self.used
        self.used.add(place)
        return is_new

    def once(self):
        text = self.lvalue()[0]
        if self.use(text):
            return text
        self.counter += 1
        return f"(t + {self.counter})"  # (a constant would decide conditions, and so would the same text twice)

    def unique(self):
        self.counter += 1
        return f"({self.pick('t', 'w', 'u', *self.values)} + {self.counter})"

    def wide(self):
        """What may be compared with a big number: a comparison of a byte with it would be decided by the compiler."""
        while True:
            text = self.lvalue()[0]
            if not text.startswith("gc"):
                return text

    def local(self, index):
        if not self.has_local:
            return "gs"
        self.marks.add("clang")
        return f"la[{index}]"

    def value(self, depth=2):
        r = self.random
        kind = r.random()
        if depth == 0 or kind < 0.35:
            return self.once() if self.chance(0.8) else self.unique()
        if kind < 0.8:
            return f"{self.value(depth - 1)} {self.pick('+', '-')} {self.value(depth - 1)}"
        if kind < 0.86:
            return f"({self.condition(1)} ? {self.value(depth - 1)} : {self.value(depth - 1)} + {self.unique()})"  # (the same twice is no choice)
        if kind < 0.9:
            return f"({self.condition(1)})"
        if kind < 0.95:
            return f"(int)sizeof({self.lvalue()[0]})"
        return f"-({self.value(depth - 1)})"

    def condition(self, depth=2):
        kind = self.random.random()
        if depth and kind < 0.3:
            return f"({self.condition(depth - 1)}) {self.pick('&&', '||')} ({self.condition(0)})"
        if kind < 0.4:
            return f"!{self.pick('t', 'gv', 'gs')}"
        return f"{self.once()} {self.pick('<', '>', '==', '!=')} {1 + self.random.randrange(39)}"  # (a byte is never below 0)

    # --- statements ---

    def put(self, depth, text):
        mark = "".join(f" /* hooks({compiler}): */" for compiler in sorted(self.marks))
        self.marks.clear()
        self.used.clear()
        self.lines.append("    " * depth + text + mark)

    def assignment(self, depth):
        r = self.random
        kind = r.random()
        if kind < 0.08:
            self.put(depth, f"gr[{self.index(8)}] = gr[{self.random.randrange(8)}];")
        elif kind < 0.12:
            self.put(depth, f"gr[{self.index(8)}].bits = {r.randrange(30)}; /* hooks: a bit-field */")
        elif kind < 0.25:
            text, _, from_memory = self.lvalue(plain=True)
            if from_memory or "[" in text:
                self.marks.add("gcc") if from_memory else None
            self.put(depth, self.pick(f"{text}++;", f"--{text};") if text != "gv" else "gv++;")
        elif kind < 0.45:
            text, is_real, from_memory = self.lvalue(plain=True)
            if from_memory:
                self.marks.add("gcc")
            self.put(depth, self.compound(text, is_real))
        elif kind < 0.6:
            target = self.pick("t = (int)", "x = ")
            value = self.value()
            self.put(depth, f"t = (int)({value}) & 15;" if target.startswith("t") else f"x = {value};")
        elif kind < 0.66 and not self.loops:
            self.put(depth, f"p = gi + {r.randrange(32)};")
        elif kind < 0.68 and self.chance(0.3):
            self.put(depth, self.pick(f"z.i = t & {self.pick(3, 7)};", f"z.p = gj + {r.randrange(30)};"))
        elif kind < 0.7 and not self.loops:
            self.put(depth, f"q = {self.pick('&gr[2]', '&gr[5]', 'gp', 'q->next', 'gp->next')};")
        else:
            text, is_real, _ = self.lvalue()
            self.put(depth, f"{text} = {self.value()};" if is_real else f"{text} = (int)({self.value()}) & {r.choice([15, 31, 255])};")

    def steps(self, depth):
        """Pointers and indexes that move, in straight lines and in branches."""
        r = self.random
        a, b, i = (f"{letter}{self.counter}" for letter in "abi")
        self.counter += 1
        self.lines.append("    " * depth + "{")
        self.put(depth + 1, f"int *{a} = {self.pick('gj', 'gi', 'p')} + {self.index(512)} + 8, *{b} = {self.pick(f'&gi[{self.index(512)}]', 'z.p', 'pi')} + 8, {i} = {self.pick('t', 'w', 'z.i')} + 8;")
        for _ in range(r.randrange(2, 7)):
            self.put(depth + 1, self.pick(
                f"*{a}++ = *{b}++ - {r.randrange(9)};", f"*{a} = *{b} + gj[{i}];", f"gi[{i}++] = *--{b};", f"{a} += 2;", f"{i} = {i} + {r.randrange(1, 4)};", f"{a}[{i}] = {a}[1] - {b}[{r.randrange(3)}];",
                f"{b} = {a} + {r.randrange(1, 5)};", f"if (t > 3) {a}++;", f"t = {i} & 7;", f"*{b} = *({a} - 1) + gd[{i} + 1];", f"{i} += {b}[0] & 3;", f"{a} -= {i} & 1;", f"gd[{i}] = gd[{i} + 2] - *{a};",
                f"t && {i}++;", f"(*{a}++)++;", f"gj[{i}] = *{b}++, {i}--;", f"{i} = (int)({i} + 1u);", f"{a} = {self.pick('gj', 'gi')} + {i};"))
        self.lines.append("    " * depth + "}")

    def compound(self, text, is_real):
        self.use(text)
        operator = self.pick("+=", "-=") if is_real else self.pick("+=", "-=", "^=", "|=")
        return f"{text} {operator} {self.value(1)};" if is_real else f"{text} {operator} (int)({self.value(1)}) & 7;"

    def loop(self, depth):
        r = self.random
        name = f"i{self.counter}"
        self.counter += 1
        declared = self.chance(0.5)
        kind = self.pick("int", "int", "long", "unsigned", "int")
        first, limit = r.randrange(3), self.pick(str(r.randrange(1, 7)), "n", "m", "w", f"{r.randrange(2, 5)} + m", str(r.randrange(3, 7)))
        if kind == "unsigned":
            kind, limit = "unsigned", str(r.randrange(1, 7)) + "u"
        shape = r.random()
        name = name if declared else name + "o"
        begin = f"{kind if declared else ''} {name} = {first}".strip()
        if not declared:
            self.put(depth, f"int {name};")
        if shape < 0.6:
            head = f"for ({begin}; {name} < {limit}; {self.pick(f'{name}++', f'++{name}', f'{name} += 1', f'{name} = {name} + 1')})"
        elif shape < 0.75:
            head = f"for ({begin}; {name} <= {limit}; {name} += {r.randrange(1, 4)})"
        elif shape < 0.9 and kind != "unsigned":
            head = f"for ({begin.split('=')[0]}= 6; {name} >= {first}; {name}--)"
        else:
            changed = f"s{self.counter}"
            self.counter += 1
            self.put(depth, f"int {changed} = 12;")
            further = self.pick("t < 40", self.wide() + " < 900", f"{changed}-- > 0", f"({changed} -= 3) > 2")
            head = f"for ({begin}; {name} < {limit.replace('u', '')} && {further}; {name}++)"
        at = len(self.lines)
        self.put(depth, head + " {")
        self.loops.append((name, kind))
        n_computed = len(self.computed)
        straight = self.chance(0.5)
        if self.chance(0.4):
            self.derived(depth + 1)
        for _ in range(r.randrange(1, 4)):
            if not straight:
                self.statement(depth + 1)
            elif self.chance(0.1):
                self.group(depth + 1, self.assignment)
            else:
                self.assignment(depth + 1)
        if straight and self.chance(0.35):  # a search, or a choice
            self.put(depth + 1, f"if ({self.condition(1)})")
            self.lines.append("    " * (depth + 2) + self.pick("break;", "continue;", "return 1;", f"t = {r.randrange(4)};", f"{{ t = {name} & 3; u = 1; }}"))
        if not straight and self.chance(0.2):
            self.put(depth + 1, f"if ({self.condition(1)})")
            self.lines.append("    " * (depth + 2) + self.pick("break;", "continue;"))
            self.assignment(depth + 1)
        self.loops.pop()
        del self.computed[n_computed:]
        self.lines.append("    " * depth + "}")
        may_be_simd = "&&" not in head and not any(c.isalpha() for c in limit.replace("u", ""))  # (what the head reads is not recorded then)
        if may_be_simd and not any(word in line for line in self.lines[at:] for word in ("break;", "return", "goto")) and self.chance(0.2):
            self.lines.insert(at, "#pragma omp simd")

    def derived(self, depth):
        """Variables that an iteration computes, which serve as indexes; a second value, or a condition, makes them no sums."""
        for _ in range(self.random.randrange(1, 3)):
            name, other = f"k{self.counter}", self.random.choice(self.loops)[0]
            self.counter += 1
            kind = self.pick("int", "int", "long", "unsigned")
            number = self.random.randrange(1, 9)
            value = self.pick(f"{other} * {number} + w", f"{other} + {number}", f"4 * {other} + t", f"{other} * n + {number}", f"{20 + number} - {other}", f"({other} << 1) + m",
                              f"(gi[{other}] & 15) + {other}", f"{other} < 2 ? {number} : {other}", f"w * {other}")
            form = self.random.random()
            if form < 0.5:
                self.put(depth, f"{kind} {name} = {value};")
            else:
                self.put(depth, f"{kind} {name};")
                self.put(depth, f"{name} = {value};" if form < 0.8 else f"if (t & 1) {name} = {value}; else {name} = {number};")
            self.computed.append(name)
            if self.chance(0.15):
                self.assignment(depth)
                self.put(depth, self.pick(f"{name} += {number};", f"if (u) {name} = {other};", f"{name}++;"))

    def group(self, depth, statement):
        """Braces alone, or a loop that is none; its variables may hide others."""
        r = self.random
        is_loop = self.chance(0.5)
        self.lines.append("    " * depth + ("do {" if is_loop else "{"))
        if self.chance(0.4):
            self.put(depth + 1, self.pick(f"int t = w + {r.randrange(4)};", f"int *p = gj + {r.randrange(30)};", f"int w = t & {r.randrange(1, 4)}, u = {r.randrange(3)};"))
        for _ in range(r.randrange(1, 4)):
            statement(depth + 1)
            if self.chance(0.1) and (is_loop or self.loops):
                self.put(depth + 1, f"if ({self.condition(1)})")
                self.lines.append("    " * (depth + 2) + self.pick("break;", "continue;"))
        self.lines.append("    " * depth + ("} while (0);" if is_loop else "}"))

    def statement(self, depth):
        kind = self.random.random()
        self.budget -= 1
        if self.is_cxx and self.budget > 0 and self.chance(0.5):
            self.cxx_statement(depth)
        elif kind < 0.3 and len(self.loops) < 3 and self.budget > 0:
            self.loop(depth)
        elif kind < 0.42 and self.budget > 0:
            self.put(depth, f"if ({self.condition()})")
            self.block(depth)
            if self.chance(0.4):
                self.lines.append("    " * depth + "else")
                self.block(depth)
        elif kind < 0.46 and self.budget > 0:
            name = f"c{self.counter}"
            self.counter += 1
            self.put(depth, f"int {name} = {self.random.randrange(1, 4)};")
            self.put(depth, f"while ({name}-- > 0 && {self.wide()} < 800) {{")
            self.assignment(depth + 1)
            self.lines.append("    " * depth + "}")
        elif kind < 0.49 and self.chance(0.6):
            self.steps(depth)
        elif kind < 0.52 and self.budget > 0:
            self.put(depth, f"switch ((int)({self.lvalue()[0]}) & 3) {{")
            for case in range(self.random.randrange(1, 4)):
                self.lines.append("    " * depth + f"case {case}:")
                self.assignment(depth + 1)
                if self.chance(0.6):
                    self.lines.append("    " * (depth + 1) + "break;")
            self.lines.append("    " * depth + "}")
        elif kind < 0.58 and self.functions and len(self.loops) < 2:
            call = f"{self.random.choice(self.functions)}({self.pick('3', 't', 'gi[4] & 7', 'gj[t & 7] & 3')}, {self.pick('gi + 8', 'p', 'pi')}, gd + {self.random.randrange(9)})"
            self.put(depth, self.pick(f"{call};", f"t = {call} & 15;", f"gi[{self.random.randrange(99)}] = {call};", f"gj[t & 63] = {call};",
                                      f"p[{self.random.randrange(9)}] = {call};"))
        elif kind < 0.65 and self.budget > 0:
            self.group(depth, self.statement)
        else:
            self.assignment(depth)

    # --- C++ ---

    def name(self, letter):
        self.counter += 1
        return f"{letter}{self.counter}"

    def library(self, own, other):
        return other if self.has_library and self.chance(0.5) else own

    def inside(self, depth, head, references=(), values=()):
        """A statement with a block, in which these names are known."""
        self.put(depth, head + " {")
        self.references += references
        self.values += values
        for _ in range(self.random.randrange(1, 3)):
            self.statement(depth + 1)
        del self.references[len(self.references) - len(references):], self.values[len(self.values) - len(values):]
        self.lines.append("    " * depth + "}")

    def plain_int(self):
        return self.pick(f"gi[{self.index(512)}]", f"gj[{self.index(512)}]", f"p[{self.index(512)}]", "q->a", f"gr[{self.index(8)}].v[2]", self.cast()[0].replace("unsigned", "int"))

    def head(self, depth):
        name = self.name("h")
        shape = self.random.random()
        if shape < 0.2:
            self.inside(depth, f"if (int &{name} = {self.plain_int()}; {name} < {self.random.randrange(40)})", [(name, False)])
        elif shape < 0.35:
            self.inside(depth, f"if (int &{name} = {self.plain_int()})", [(name, False)])
        elif shape < 0.5:
            self.inside(depth, f"if (int {name} = (int)({self.value()}); {name} < {self.wide()})", values=[name])
        elif shape < 0.6:
            self.inside(depth, f"if (int {name} = (int)({self.value()}) & 3)", values=[name])
        elif shape < 0.7:
            self.inside(depth, f"if (t = (int)({self.value()}) & 7; {self.condition()})")
        elif shape < 0.85:
            count = self.name("c")
            self.put(depth, f"int {count} = {self.random.randrange(1, 4)};")
            self.inside(depth, f"while (int {name} = {count}-- > 0 && {self.wide()} < 800)", values=[name])
        else:
            declared, tested = self.pick((f"int &{name} = {self.plain_int()}; ", f"{name} & 3"), (f"int {name} = (int)({self.value()}); ", f"{name} & 3"),
                                         ("", f"int {name} = (int)({self.value()}) & 3"))
            self.put(depth, f"switch ({declared}{tested}) {{")
            self.values.append(name)
            for case in range(self.random.randrange(1, 4)):
                self.lines.append("    " * depth + f"case {case}:")
                self.assignment(depth + 1)
            self.values.pop()
            self.lines.append("    " * depth + "}")

    def bound(self, a, b):
        """A statement with both names of a binding. (gcc takes the place of the declaration for that of each use.)"""
        return self.pick(f"{a} = (int)({b} + {self.unique()}) & 15;", f"{b} = {a} + {self.once()};", f"{b} -= {a};", f"{a}++, {b} = {self.unique()};", f"t = (int)({a} - {b}) & 7;")

    def binding(self, depth):
        a, b = self.name("b"), self.name("b")
        kind = self.random.random()
        if kind < 0.35:
            self.put(depth, f"{{ auto &[{a}, {b}] = {self.library('gq', 'gpair')}[{self.index(8)}]; {self.bound(a, b)} }}")
        elif kind < 0.5:
            self.put(depth, f"{{ auto &[{a}, {b}] = gw[{self.index(8)}]; {self.bound(a, b)} }}")
        elif kind < 0.6:
            self.put(depth, f"{{ const auto &[{a}, {b}] = gq[{self.index(8)}]; t = (int)({a} + {b} + {self.once()}) & 7; }}")
        elif kind < 0.75:
            self.copies()
            self.put(depth, f"{{ auto [{a}, {b}] = gq[{self.index(8)}]; {self.bound(a, b)} }}")
        elif kind < 0.9:
            self.put(depth, f"if (auto &[{a}, {b}] = gq[{self.index(8)}]; {a} < {b}) {self.bound(a, b)}")
        else:
            self.marks.add("clang")  # copies an array element by element
            self.put(depth, f"{{ auto [{a}, {b}] = gw[{self.index(8)}]; {self.bound(a, b)} }}")

    def copies(self):
        """A class into a local object: clang's hooks have its address, which may be that of another function's object later."""
        if not self.is_last:
            self.marks.add("clang")

    def range(self, depth):
        name = self.name("e")
        kind = self.random.random()
        numbers = self.library(self.pick("ga", f"gw[{self.index(8)}]"), "gvec")
        if kind < 0.2:
            self.inside(depth, f"for ({self.pick('int', 'auto', 'long', 'const int')} {name} : {numbers})", values=[name])
        elif kind < 0.4:
            self.inside(depth, f"for ({self.pick('int', 'auto')} &{name} : {numbers})", [(name, False)])
        elif kind < 0.5:
            self.inside(depth, f"for (auto &&{name} : {self.library('gf[3]', 'garr')})", [(name, True)])
        elif kind < 0.6:
            self.inside(depth, f"for (double {name} : {self.library('gf[4]', 'garr')})", values=[name])
        elif kind < 0.7:
            self.inside(depth, f"for (const auto &{name} : {self.library('ge', 'gpair')})")
        elif kind < 0.8:
            self.copies()
            self.inside(depth, f"for (auto {name} : ge)", values=[f"{name}.x"])
        else:
            a, b = self.name("b"), self.name("b")
            self.copies()
            # (get<> has the address of the copy of a pair, which has no name)
            form, pairs = self.pick(("", "ge"), ("&", self.library("ge", "gpair")), ("&&", self.library("ge", "gpair")))
            self.put(depth, f"for (auto {form}[{a}, {b}] : {pairs}) {self.bound(a, b)}")

    def temporary(self, depth):
        self.has_temporary = True
        name = self.name("r")
        kind = self.pick("int", "double", "long")
        self.put(depth, f"const {kind} &{name} = {self.pick(f'({kind})({self.value()})', f'{self.once()} + 1', '3')};")
        self.put(depth, f"NOTE({name});")
        self.put(depth, f"t = (int)({name} + {self.once()}) & 7;")

    def function_object(self, depth):
        """A lambda with everything of its own."""
        name = self.name("l")
        kept = self.loops, self.references, self.values, self.has_local, self.computed
        self.loops, self.references, self.values, self.computed = [], [], [], []
        by_reference = self.has_local and self.chance(0.6)
        self.has_local = by_reference
        self.lines += ["    " * depth + line for line in (
            f"auto {name} = [{self.pick('&', '&la') if by_reference else self.pick('', '&')}](int w, int *p, double *d) {{", "    int t = w & 7, u = 1;", "    double x = 1;",
            "    struct record *q = &gr[3];", "    struct parts z; z.p = gj + 5, z.i = 3;", "    (void)z;", "    (void)u; (void)x; (void)q; (void)p; (void)d;")]
        self.budget -= 1
        for _ in range(self.random.randrange(1, 4)):
            self.statement(depth + 1)
        self.lines.append("    " * depth + f"    return t + {self.lvalue(plain=True)[0].replace('gv', 'gs')} > 3;")
        self.lines.append("    " * depth + "};")
        self.loops, self.references, self.values, self.has_local, self.computed = kept
        for _ in range(self.random.randrange(1, 3)):
            self.put(depth, f"t = {name}({self.random.randrange(7)}, gi + {self.random.randrange(9)}, gd + 2) & 7;")

    def cxx_statement(self, depth):
        self.budget -= 1
        kind = self.random.random()
        if kind < 0.35:
            self.head(depth)
        elif kind < 0.6:
            self.binding(depth)
        elif kind < 0.85 and len(self.loops) < 2:
            self.range(depth)
        elif kind < 0.95 and len(self.loops) < 2 and depth < 4:
            self.function_object(depth)
        elif self.has_local and not self.has_temporary and not self.loops and depth == 1:
            self.temporary(depth)
        else:
            self.assignment(depth)

    def block(self, depth):
        if self.chance(0.5):
            self.assignment(depth + 1)
            return
        self.lines.append("    " * depth + "{")
        for _ in range(self.random.randrange(1, 3)):
            self.statement(depth + 1)
        self.lines.append("    " * depth + "}")

    def function(self, number, is_last):
        self.is_last = is_last
        self.has_local = is_last  # one that runs once: its array has one address
        name = f"f{number}"
        self.lines += [f"static int {name}(int w, int *p, double *d)", "{", "    int t = w & 7, u = 1;", "    int la[16] = { 0 }; /* hooks: an array of its own */" if is_last else "",
                       "    double x = 1;", "    struct record *q = &gr[3];", "    struct parts z; z.p = gj + 9, z.i = w & 7;", "    NOTE_FROM_HERE(la);" if is_last else "", "    w &= 7;", "    (void)u; (void)x; (void)q; (void)p; (void)d;"]
        self.budget = 6
        for _ in range(self.random.randrange(3, 7)):
            self.statement(1)
        self.lines += [f"    return t + {self.lvalue(plain=True)[0].replace('gv', 'gs')} > 3;", "}"]
        self.functions.append(name)

    def text(self):
        count = self.random.randrange(1, 4)
        for number in range(count):
            self.function(number, number == count - 1)
        calls = "".join(f"    {name}({i + 2}, gi + 32, gd + 3);\n" for i, name in enumerate(self.functions))
        main = MAIN.replace("CALLS", calls)
        head = HEAD + (CXX_HEAD if self.is_cxx else "") + (LIBRARY_HEAD if self.has_library else "")
        notes = (CXX_NOTES if self.is_cxx else "") + (LIBRARY_NOTES if self.has_library else "")
        return head + "\n".join(self.lines) + "\n" + main.replace("NOTE(rows);", "NOTE(rows);" + notes)


def program(seed, is_cxx):
    return Program(seed, is_cxx).text()


OWN_NAMES = re.compile(r"(?<![.\w])(?<!->)(?:g[a-z]|gvec|garr|gpair|n|m|pi|rows|f\d+|main|record|parts|two)\b(?!\")")
APART = 16384  # bytes of the stack, more than a program takes


def batch(seeds, is_cxx):
    """Several programs in one: their names differ, and so do the places of their local objects."""
    includes, texts, calls = ['#include "truth.h"', "#include <alloca.h>"], [], []
    for seed in seeds:
        lines = program(seed, is_cxx).splitlines()
        includes += [line for line in lines if line.startswith("#include") and line not in includes]
        text = "\n".join(line for line in lines if not line.startswith("#include"))
        texts.append(OWN_NAMES.sub(lambda found, seed=seed: f"{found.group()}_{seed}", text).replace("int main_", "__attribute__((noinline)) static int main_"))
        calls.append(f"    keep(alloca(apart)); /* hooks: its size */\n    main_{seed}();\n")
    # (the compiler must not know the size: it would make room for all of them at the beginning)
    keep = f"static volatile unsigned long apart = {APART};\n__attribute__((noinline)) static void keep(void *place) {{ __asm__ volatile(\"\" : : \"r\"(place) : \"memory\"); }}"
    behind_headers = [""] * (10000 if is_cxx else 0)  # the lines of those that a compiler takes for this file's are none of it
    return "\n".join([*includes, *behind_headers, *texts, keep, "int main(void)", "{", "".join(calls) + "    return 0;", "}", ""])
