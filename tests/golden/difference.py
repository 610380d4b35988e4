"""What differs between two rewritten texts: line by line, in each line piece by piece, in each piece token by token.

The result holds both texts entirely (asserted); what of it is printed is show.py's business.
"""

import collections
import dataclasses
import difflib
import functools
import re

import tokens as lexer

COSTLY = 40_000  # pairs to weigh against each other; beyond, things are paired by their order


@dataclasses.dataclass
class Source:
    """Where rewritten text comes from: `name` as #line has it, `read(file)` gives the lines of a file or None."""

    name: str
    read: object = lambda file: None

    @classmethod
    def beside(cls, old, new, text):
        """For two files: what `#line 1` names, or else input.rs, in the folder of either; or else the new file."""
        first = re.search(r'^#line 1 "([^"]*)"', text, re.MULTILINE)

        def read(file):
            found = next((path for path in (old.parent / file, new.parent / file) if path.is_file()), None)
            return lexer.decode(found.read_bytes()).split("\n") if found else None

        name = first[1] if first else "input.rs" if new.suffix == ".rs" and read("input.rs") else new.name
        return cls(name, read)


@dataclasses.dataclass(frozen=True)
class Place:
    section: str  # "text", "prologue", "table", or "" in other files
    file: str = ""
    line: int = 0

    def __str__(self):
        if self.line:
            return f"{self.file}:{self.line}"
        return {"prologue": "prologue", "table": "tables"}.get(self.section, "")


@dataclasses.dataclass
class Line:
    place: Place
    text: str

    @functools.cached_property
    def tokens(self):
        return lexer.tokenize(self.text)

    @functools.cached_property
    def numbers(self):
        return lexer.numbers(self.tokens)


@dataclasses.dataclass
class Row:
    """A piece of the old text, the piece of the new text that stands in its place, or both. Marks are the indices of
    the tokens that changed."""

    old: lexer.Piece | None
    new: lexer.Piece | None
    old_marks: set = dataclasses.field(default_factory=set)
    new_marks: set = dataclasses.field(default_factory=set)

    @property
    def changed(self):
        return bool(self.old_marks or self.new_marks)

    @property
    def is_blank(self):
        return all(piece.is_blank for piece in (self.old, self.new) if piece)

    @property
    def side(self):
        """What there is: "both", "old" or "new"."""
        return "both" if self.old and self.new else "old" if self.old else "new"

    @classmethod
    def only(cls, side, piece):
        """A piece that came (side "new") or went ("old")."""
        marks = set(range(len(piece.tokens)))
        return cls(None, piece, set(), marks) if side == "new" else cls(piece, None, marks, set())

    def then(self, row):
        """This row and another of its side behind it as one; the side is not "both"."""
        first, second = getattr(self, self.side), getattr(row, self.side)
        return Row.only(self.side, lexer.Piece(first.depth, [*first.tokens, " ", *second.tokens]))

    def runs(self):
        """The changed stretches as pairs of slices: of the old tokens, of the new ones."""
        old, new = len(self.old.tokens) if self.old else 0, len(self.new.tokens) if self.new else 0
        result, i, j = [], 0, 0
        while i < old or j < new:
            start_i, start_j = i, j
            while i in self.old_marks:
                i += 1
            while j in self.new_marks:
                j += 1
            if i > start_i or j > start_j:
                result.append((slice(start_i, i), slice(start_j, j)))
            else:
                i, j = i + 1, j + 1
        return result


@dataclasses.dataclass
class Hunk:
    """One line, as it was and as it is."""

    place: Place
    rows: list

    @property
    def changed(self):
        return any(row.changed for row in self.rows)

    @property
    def seen(self):
        """The rows for a person: without white space that is unchanged, or comes and goes with a piece as expected."""
        result = []
        for i, row in enumerate(self.rows):
            neighbours = [*self.rows[max(i - 1, 0) : i], *self.rows[i + 1 : i + 2]]
            comes_along = row.side != "both" and any(
                other.side == row.side and not other.is_blank for other in neighbours
            )
            usual = i == 0 or (row.old or row.new).text in (" ", "\n")
            if not row.is_blank or (row.changed and not (comes_along and usual)):
                result.append(row)
        return result


@dataclasses.dataclass
class Difference:
    name: str
    hunks: list
    renamed: dict  # names with another number: {old: new}; they count as unchanged in the hunks
    renamed_at: dict  # {old: its places in the old text}

    @property
    def changes(self):
        return [hunk for hunk in self.hunks if hunk.changed]


def places(lines, source):
    """The Place of each line of rewritten text, as compilers count; of a list of sites, what each line speaks of."""
    start = next((i for i, line in enumerate(lines) if line.startswith("#line 1 ")), None)
    if start is None:
        of_list = [re.match(r"(?:([^\s:]+):)?(\d+):\d+", line) for line in lines]
        if source.name.endswith(".rs") and not any(of_list):
            return [Place("text", source.name, number) for number in range(1, len(lines) + 1)]
        return [Place("", match[1] or source.name, int(match[2])) if match else Place("") for match in of_list]
    own = source.read(source.name) or []
    own_markers = any(re.match(r"# ?(?:line )?\d", line) for line in own)
    result = [Place("prologue")] * (start + 1)
    file, number, in_table = source.name, 1, False
    for line in lines[start + 1 :]:
        in_table = in_table or line.startswith("static const struct weft_site weft_sites[")
        marker = None if own_markers else re.match(r'#(?:line)? (\d+) "([^"]*)"', line)
        if in_table:
            result.append(Place("table"))
        elif marker:
            result.append(Place("text", file, number))
            file, number = marker[2], int(marker[1])
        else:
            result.append(Place("text", file, number))
            number += 1
    return result


def lines_of(text, source):
    lines = re.findall(r"[^\n]*\n|[^\n]+", text)
    assert "".join(lines) == text
    return [Line(place, line) for place, line in zip(places(lines, source), lines)]


def align(old, new, same, likeness):
    """Pairs (i, j) of indices, in order, with None for what has no counterpart: those whose `same(x)` is equal, and
    between them those of the highest `likeness(x, y)`."""
    matcher = difflib.SequenceMatcher(None, [same(x) for x in old], [same(x) for x in new], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            yield from zip(range(i1, i2), range(j1, j2))
        else:
            yield from pair(old, new, range(i1, i2), range(j1, j2), likeness)


def pair(old, new, rows, columns, likeness):
    """The pairs of highest likeness, in order."""
    n, m = len(rows), len(columns)
    if n * m > COSTLY:
        common = min(n, m)
        yield from zip(rows[:common], columns[:common])
        yield from ((i, None) for i in rows[common:])
        yield from ((None, j) for j in columns[common:])
        return
    like = [[likeness(old[i], new[j]) for j in columns] for i in rows]
    best = [[0.0] * (m + 1) for _ in range(n + 1)]  # of what is left from here on
    for i in reversed(range(n)):
        for j in reversed(range(m)):
            best[i][j] = max(best[i + 1][j], best[i][j + 1], like[i][j] + best[i + 1][j + 1] if like[i][j] else 0)
    i = j = 0
    while i < n or j < m:
        if i < n and j < m and like[i][j] and best[i][j] == like[i][j] + best[i + 1][j + 1]:
            yield rows[i], columns[j]
            i, j = i + 1, j + 1
        elif i < n and (j == m or best[i][j] == best[i + 1][j]):
            yield rows[i], None
            i += 1
        else:
            yield None, columns[j]
            j += 1


def bag(tokens):
    """Words, how often each stands there; punctuation only where there are none."""
    words = [unnumbered(token) for token in tokens if re.match(r"[\w:.\"']*\w", token)]
    return collections.Counter(words or [token for token in tokens if not lexer.is_space(token)])


def unnumbered(token):
    return re.sub(r"\d+", "N", token) if lexer.NUMBERED.fullmatch(token) else token


def likeness(old, new):
    """From 0, nothing in common, to 1: how much of two token lists is the same, numbers of temporaries aside."""
    old, new = bag(old), bag(new)
    total = sum(old.values()) + sum(new.values())
    share = 2 * sum((old & new).values()) / total if total else 1
    return share if share >= 0.4 else 0


def settle(rows):
    """White space belongs to the piece before it, so a piece that comes in between takes what its neighbour had: from
    `a;\\n` to `a; b;\\n`, a newline becomes a space and another newline comes. This turns that into a space that comes
    and the newline that was there before; likewise for pieces that go."""
    rows = list(rows)
    for i, row in enumerate(rows):
        if not (row and row.is_blank and row.changed):
            continue
        for side, other in (("new", "old"), ("old", "new")):
            last = i
            while last + 1 < len(rows) and rows[last + 1] and rows[last + 1].side == side:
                last += 1
            stays, moves, alone = getattr(row, other), getattr(rows[last], side), getattr(row, side)
            if last > i and stays and moves.text == stays.text:
                rows[last] = Row(stays, moves) if side == "new" else Row(moves, stays)
                rows[i] = Row.only(side, alone) if alone else None
                break
    return [row for row in rows if row]


@dataclasses.dataclass
class Item:
    """A piece while it is being compared: by its key; behind it `blanks`, Items of white space."""

    piece: lexer.Piece
    key: tuple
    blanks: list


class Comparison:
    """Compares with some renamings taken for granted, and counts which numbers go together."""

    def __init__(self, renamed, structural):
        self.renamed, self.structural = renamed, structural
        self.together = collections.Counter()

    def key(self, tokens, side, names=None):
        """What must be equal for tokens to count as unchanged. `structural`: numbers do not matter."""
        if names is None:
            names = lexer.numbers(tokens) if self.structural or (self.renamed and side == "old") else {}
        if self.structural:
            return tuple("#" if i in names else token for i, token in enumerate(tokens))
        if side == "new" or not self.renamed:
            return tuple(tokens)
        return tuple(
            lexer.literal(self.renamed[names[i]]) if names.get(i) in self.renamed else token
            for i, token in enumerate(tokens)
        )

    def lines(self, old, new):
        old_items = [(line, self.key(line.tokens, "old", line.numbers)) for line in old]
        new_items = [(line, self.key(line.tokens, "new", line.numbers)) for line in new]

        def lines_alike(x, y):
            same_place = x[0].place == y[0].place and x[0].place.line and x[0].place.section == "text"
            return likeness(x[1], y[1]) + (1 if same_place else 0)

        for i, j in align(old_items, new_items, lambda item: item[1], lines_alike):
            if i is not None and j is not None and old[i].text == new[j].text and not self.renamed:
                self.together.update((name, name) for name in new[j].numbers.values())
                yield Hunk(new[j].place, [Row(lexer.Piece(0, old[i].tokens), lexer.Piece(0, new[j].tokens))])
            else:
                yield self.line(None if i is None else old[i], None if j is None else new[j])

    def line(self, old, new):
        rows = []
        old_items, new_items = self.items(old, "old"), self.items(new, "new")
        for i, j in align(old_items, new_items, lambda item: item.key, lambda x, y: likeness(x.key, y.key)):
            one, other = None if i is None else old_items[i], None if j is None else new_items[j]
            rows.append(self.row(one, other))
            one, other = one.blanks if one else [], other.blanks if other else []
            for k, n in align(one, other, lambda item: item.key, lambda x, y: 1):
                rows.append(self.row(None if k is None else one[k], None if n is None else other[n]))
        return Hunk((new or old).place, settle(rows))

    def items(self, line, side):
        """The pieces of a line, each with the white space behind it."""
        result = []
        for piece in lexer.pieces(line.tokens) if line else []:
            item = Item(piece, self.key(piece.tokens, side), [])
            (result[-1].blanks if piece.is_blank and result else result).append(item)
        return result

    def row(self, old, new):
        if old is None or new is None:
            return Row.only("old", old.piece) if old else Row.only("new", new.piece)
        row = Row(old.piece, new.piece)
        if old.key == new.key:
            blocks = [("equal", 0, len(old.key), 0, len(new.key))]
        else:
            blocks = difflib.SequenceMatcher(None, old.key, new.key, autojunk=False).get_opcodes()
        old_names, new_names = lexer.numbers(old.piece.tokens), lexer.numbers(new.piece.tokens)
        for tag, i1, i2, j1, j2 in blocks:
            if tag == "equal":
                self.together.update(
                    (old_names[i], new_names[j])
                    for i, j in zip(range(i1, i2), range(j1, j2))
                    if i in old_names and j in new_names
                )
            else:
                row.old_marks.update(range(i1, i2))
                row.new_marks.update(range(j1, j2))
        return row


def places_of_numbers(lines):
    found = collections.defaultdict(list)
    for line in lines:
        for name in line.numbers.values():
            found[name].append(line.place)
    return found


def find_renamed(old, new):
    """The names whose number has changed wherever they stand: {old: new}. Only then can a reader be told just once."""
    structural = Comparison({}, structural=True)
    for _ in structural.lines(old, new):
        pass
    goes_to, comes_from = collections.defaultdict(set), collections.defaultdict(set)
    for x, y in structural.together:
        goes_to[x].add(y)
        comes_from[y].add(x)
    where = places_of_numbers(old)
    one_to_one = {
        x: next(iter(ys)) for x, ys in goes_to.items() if len(ys) == 1 and len(comes_from[next(iter(ys))]) == 1
    }
    everywhere = {x: y for x, y in one_to_one.items() if structural.together[x, y] == len(where[x]) and x != y}
    changed = sum(len(where[x]) for x in everywhere)
    return (everywhere, where) if changed > 2 else ({}, where)  # one or two places are better seen


def compare(old, new, name, source):
    """The Difference of two texts (str)."""
    old_lines, new_lines = lines_of(old, source), lines_of(new, source)
    renamed, where = find_renamed(old_lines, new_lines)
    hunks = list(Comparison(renamed, structural=False).lines(old_lines, new_lines))
    for side, text in (("old", old), ("new", new)):
        assert "".join(getattr(row, side).text for hunk in hunks for row in hunk.rows if getattr(row, side)) == text
    return Difference(name, hunks, renamed, {x: where[x] for x in renamed})
