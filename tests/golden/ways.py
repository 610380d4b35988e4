"""In which way a text has changed, so that a person reads one change of a kind and knows where the others are.

A Way is exact; its `kind` leaves out what differs from place to place: numbers, strings, the program's own names.
"""

import collections
import dataclasses
import pathlib
import re

import tokens as lexer

KEYWORDS = set("auto const else if let match move mut ref return static struct unsafe void".split())


@dataclasses.dataclass(frozen=True)
class Way:
    within: str  # the thing of weft's that has changed: WEFT_POINT, ::weft::value; or the sort of line
    argument: int  # which of its arguments: how many commas stand before
    old: str
    new: str

    @property
    def kind(self):
        return Way(re.sub(r"\d+", "N", self.within), self.argument, kind_of(self.old), kind_of(self.new))


def kind_of(text):
    result = []
    for token in lexer.tokenize(text):
        if lexer.WEFT_NAME.match(token):
            result.append(re.sub(r"\d+", "N", token))
        elif token[0].isdigit():
            result.append("N")
        elif token.endswith('"') and len(token) > 1:
            result.append('""')
        elif re.match(r"\w", token) and token not in KEYWORDS and not token.startswith("__"):
            result.append("x")
        else:
            result.append(token)
    return "".join(result)


def ways_of(row, place, name):
    """The Ways of a changed row in the file `name`: one for each stretch."""
    result = []
    for old_run, new_run in row.runs():
        old, new = row.old.tokens if row.old else [], row.new.tokens if row.new else []
        tokens, start = (new, new_run.start) if new else (old, old_run.start)
        within = next(
            (token for token in tokens if lexer.WEFT_NAME.match(token)), "table" if place.section == "table" else ""
        )
        argument = tokens[:start].count(",") if within else 0
        within = within or pathlib.PurePath(name).suffix
        result.append(Way(within, argument, "".join(old[old_run]), "".join(new[new_run])))
    return tuple(result)


def changed_part(row):
    """(tokens, slice that changed), old and new."""
    runs = row.runs()
    return tuple(
        (piece.tokens if piece else [], slice(runs[0][side].start, runs[-1][side].stop))
        for side, piece in ((0, row.old), (1, row.new))
    )


def joined(hunk):
    """The changed rows; those that came or went one behind the other as one."""
    result = []
    for row in hunk.seen:
        if result and row.side != "both" and result[-1].side == row.side:
            result[-1] = result[-1].then(row)
        else:
            result.append(row)
    return [row for row in result if row.changed]


def of(difference):
    """All that has changed and where, as one value: two differences with the same are alike for a reader."""
    changed = [
        (hunk.place, ways_of(row, hunk.place, "")) for hunk in difference.changes for row in hunk.seen if row.changed
    ]
    return (
        *changed,
        *((place, pair) for pair in difference.renamed.items() for place in difference.renamed_at[pair[0]]),
    )


def other_numbers(difference):
    """Renamings in families: [(old, new, places)], consecutive numbers that move by the same amount in one."""
    families = collections.defaultdict(list)
    for old, new in difference.renamed.items():
        if lexer.literal(old) == lexer.literal(new):
            continue  # a site of a unit that has another number
        numbers = [(int(x), int(y)) for x, y in zip(re.findall(r"\d+", old), re.findall(r"\d+", new))]
        moved = [i for i, (x, y) in enumerate(numbers) if x != y]
        at = moved[0] if len(moved) == 1 else 0
        parts = iter(range(len(numbers)))
        template = re.sub(r"\d+", lambda match: "#" if next(parts) == at else match[0], old)
        families[template, numbers[at][1] - numbers[at][0], len(moved)].append((numbers[at][0], old, new))
    result = []
    for (_, _, n_moved), members in sorted(families.items()):
        members.sort()
        while members:
            size = 1
            while n_moved == 1 and size < len(members) and members[size][0] == members[size - 1][0] + 1:
                size += 1
            run, members = members[:size], members[size:]
            until = f" to {run[-1][1]}", f" to {run[-1][2]}"
            places = [place for _, old, _ in run for place in difference.renamed_at[old]]
            result.append((run[0][1] + until[0] * (size > 1), run[0][2] + until[1] * (size > 1), places))
    return result


@dataclasses.dataclass
class Group:
    example: tuple  # (tokens of a piece, slice of them that changed), old and new
    first: str  # where to read one of them
    cases: dict = dataclasses.field(default_factory=dict)  # as an ordered set
    places: int = 0


def groups(changed):
    """Groups by kind of (case, difference) pairs, those of many cases first."""
    found = {}

    def count(kind, example, case, difference, place, places):
        group = found.setdefault(kind, Group(example, f"{difference.name} {place}".strip()))
        group.cases[case] = None
        group.places += places

    for case, difference in changed:
        for old, new, places in other_numbers(difference):
            count(
                ("numbers", kind_of(old.split(" to ")[0])),
                (([old], slice(0, 1)), ([new], slice(0, 1))),
                case,
                difference,
                places[0],
                len(places),
            )
        for hunk in difference.changes:
            for row in joined(hunk):
                kind = tuple(way.kind for way in ways_of(row, hunk.place, difference.name))
                count(kind, changed_part(row), case, difference, hunk.place, 1)
    return sorted(found.values(), key=lambda group: (-len(group.cases), -group.places))
