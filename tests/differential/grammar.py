"""Random trees over a grammar: what may stand where is decided by types, so that all there is can be counted.

A production gives a value of one type and takes operands of others. A position is a production and one of its operands; a cell of the grid is a
production at a position. Cells that have been seen least are taken first.
"""
import collections
import dataclasses
import random
import re

# How effects may be spread over the operands of a production, whose calls are logged in their order:
ONE = "one"  # the language leaves the order of the operands open: one of them may have effects
ALL = "all"  # they are evaluated in an order that the language defines
NONE = "none"  # an operand may be evaluated any number of times, in any order


@dataclasses.dataclass(frozen=True)
class Production:
    """`text` and what else is written where: {0}, {1} ... are the operands, {n} is the node's own number. Double braces stand for braces."""

    name: str
    gives: str
    text: str
    takes: tuple = ()  # types; "~" behind one: it is not evaluated; "=": it stands in the text twice; "*": any number, statements; "-lambda": none of that `sort` within
    order: str = ONE
    effect: bool = False  # of its own
    local: str = ""  # at the beginning of the function that the node stands in
    file: str = ""  # before that function
    macro: str = ""  # a line or more of directives before that function
    body: bool = False  # the operands stand in a function of their own: `file`
    only: frozenset = frozenset()  # compilers or standards that know it; empty: all
    weight: int = 1
    flat: bool = False  # it cannot stand in a macro
    sort: str = ""  # words by which operands bar it

    @property
    def operands(self):
        return [(re.match(r"\w+", take)[0], take) for take in self.takes]


class Node:
    __slots__ = ("production", "children", "number")

    def __init__(self, production, children, number):
        self.production, self.children, self.number = production, children, number

    def walk(self, parent=None, index=0):
        yield self, parent, index
        for i, child in enumerate(self.children):
            yield from child.walk(self, i)

    @property
    def size(self):
        return 1 + sum(child.size for child in self.children)


class Grammar:
    def __init__(self, productions, known):
        """known: what the compiler at hand is and knows, such as {"gcc"}"""
        self.productions = [p for p in productions if not p.only or p.only & known]
        names = collections.Counter(p.name for p in self.productions)
        assert max(names.values()) == 1, names.most_common(1)
        self.by_type = collections.defaultdict(list)
        for production in self.productions:
            self.by_type[production.gives].append(production)
        for production in self.productions:
            for kind, _ in production.operands:
                assert self.leaves(kind), f"{production.name}: nothing gives {kind} without operands"

    def leaves(self, kind):
        return [p for p in self.by_type[kind] if not p.takes]

    def allowed(self, production, take, effects, twice, in_macro, barred=""):
        """May the production stand at an operand?"""
        if (in_macro and production.flat) or any(f"-{word}" in barred + take for word in production.sort.split()):
            return False
        if (twice or "~" in take or "=" in take) and (production.body or production.gives == "s" or "types" in production.sort or "s" in [kind for kind, _ in production.operands]):
            return False
        return effects or not production.effect

    def cells(self):
        """All that the grammar allows: (production, index of the operand, production there)"""
        for production in self.productions:
            for i, (kind, take) in enumerate(production.operands):
                for inner in self.by_type[kind]:
                    if self.allowed(inner, take, production.order != NONE or "~" in take, False, bool(production.macro)):
                        yield production.name, i, inner.name


class Generator:
    """Draws trees. Its seed and the grammar decide all, but for what the grid has seen before."""

    def __init__(self, grammar, seed, grid):
        self.grammar, self.random, self.grid, self.number = grammar, random.Random(seed), grid, 0

    def draw(self, kind, size, effects=True, twice=False, in_macro=False, barred="", position=("", 0), take=""):
        fitting = [p for p in self.grammar.by_type[kind] if self.grammar.allowed(p, take, effects, twice, in_macro, barred)]
        if size <= 1 or not fitting:
            fitting = [p for p in fitting if not p.takes] or self.grammar.leaves(kind)
        elif size > 3:
            fitting = [p for p in fitting if p.takes] or fitting
        few = self.random.choices(fitting, [p.weight for p in fitting], k=min(4, len(fitting)))
        production = min(few, key=lambda p: self.grid[(*position, p.name)])
        self.grid[(*position, production.name)] += 1
        self.number += 1
        number = self.number
        wanted = [pair for pair in production.operands for _ in range(self.random.randint(1, 4) if "*" in pair[1] else 1)]
        shares = self.shares(size - 1, len(wanted))
        # what cannot be had without effects
        forced = [i for i, (kind_of_operand, _) in enumerate(wanted) if all(p.effect for p in self.grammar.by_type[kind_of_operand])]
        chosen = forced[0] if forced else self.random.randrange(len(wanted)) if wanted else 0
        children = []
        for i, (kind_of_operand, how) in enumerate(wanted):
            free = effects and (production.order == ALL or (production.order == ONE and i == chosen))
            index = production.operands.index((kind_of_operand, how)) if len(wanted) > len(production.takes) else i
            again = twice or "=" in how or "~" in how
            within = bool(production.macro) or in_macro and not production.body
            unwanted = ("" if production.body else barred) + how
            children.append(self.draw(kind_of_operand, shares[i], free or "~" in how, again, within, unwanted, (production.name, index), how))
        return Node(production, children, number)

    def shares(self, size, n):
        cuts = sorted(self.random.random() for _ in range(n - 1))
        return [int(size * (b - a)) for a, b in zip([0, *cuts], [*cuts, 1])] if n else []


class Text:
    """A function's text and what it needs around it."""

    def __init__(self):
        self.before, self.locals = [], [[]]

    def render(self, node):
        p = node.production
        fields = {"n": node.number}
        if p.body:
            self.locals.append([])
        pieces = [self.render(child) for child in node.children]
        if p.macro:
            pieces = [f"({piece})" if child.production.gives != "s" and has_bare_comma(piece) else piece for child, piece in zip(node.children, pieces)]
        many = next((i for i, take in enumerate(p.takes) if "*" in take), None)
        if many is not None:
            end = many + len(pieces) - len(p.takes) + 1
            pieces[many:end] = ["\n".join(pieces[many:end])]
        if p.local and not p.body:
            self.locals[-1].append(fill(p.local, pieces, fields))
        if p.macro:
            self.before.append(fill(p.macro, pieces, fields).replace("\\\n", "\n").replace("\n", " \\\n").replace(" \\\n#", "\n#"))
        if p.body:
            fields["locals"] = " ".join([*self.locals.pop(), fill(p.local, pieces, fields)])
        if p.file:
            self.before.append(fill(p.file, pieces, fields))
        return fill(p.text, pieces, fields)


def has_bare_comma(text):
    """Would the text be several arguments of a macro? Only parentheses keep commas together."""
    depth = 0
    for token in re.findall(r'R"\(.*?\)"|\d\w*(?:\'\w+)+|' r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\\n])+'|[(),]", text, re.S):
        depth += {"(": 1, ")": -1}.get(token, 0)
        if token == "," and depth <= 0:
            return True
    return False


def fill(text, pieces, fields):
    def value(match):
        if match[0] in ("{{", "}}"):
            return match[0][0]
        if not match[1].isdigit():
            return str(fields[match[1]])
        piece = pieces[int(match[1])]
        # C++ [dcl.attr.grammar]/7: two brackets in a row introduce an attribute, whatever stands between them
        return f"({piece})" if piece.lstrip().startswith("[") and text[: match.start()].rstrip().endswith("[") else piece

    return re.sub(r"\{\{|\}\}|\{(\w+)\}", value, text)


def reductions(tree, grammar):
    """Smaller trees: (a copy of the tree, made smaller at one place), the boldest first."""
    for target, parent, _ in sorted(tree.walk(), key=lambda entry: -entry[0].size):
        if parent is None:
            continue
        if len(parent.children) > len(parent.production.takes) and is_one_of_many(parent, target):
            yield changed(tree, target, None)
        leaf = grammar.leaves(target.production.gives)[0]
        if target.size == 1 and target.production is leaf:
            continue
        yield changed(tree, target, Node(leaf, [], target.number))
        if target.size > 1:
            for inner, above, _ in target.walk():
                if above is not None and inner.production.gives == target.production.gives:
                    yield changed(tree, target, inner)


def is_one_of_many(parent, child):
    return any("*" in take and kind == child.production.gives for kind, take in parent.production.operands)


def changed(tree, target, by):
    """A copy in which `by` stands for `target`, or nothing."""
    if tree is target:
        return by
    children = [changed(child, target, by) for child in tree.children]
    return Node(tree.production, [child for child in children if child], tree.number)
