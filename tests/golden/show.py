"""A Difference for a person: the source line, then the changed pieces of what it became, in lines of 120 columns.

    - weft_arm(&weft_p0);      what was; in a terminal the changed tokens stand out in colour
    + weft_ready(&weft_p0);    what is
      ^^^^^^^^^^               without colours: the tokens that changed
    …                          what has not changed and is left out
White space that changed and every control character can be seen: · is a space, ␍ a carriage return, ⟨ff⟩ a byte.
"""

import collections
import os
import shutil
import unicodedata

import tokens as lexer
import ways

WIDTH = 120
NEST = 2  # columns a level
DEEPEST = 20  # levels that are shown as indentation
CONTEXT = 1  # pieces around a changed one
ENCLOSING = 2  # pieces that it is nested in
NAMED = 12  # cases of a group
ALIKE = 2  # pieces of a file that changed in the same way and are shown
STYLES = {"name": "1", "source": "36", "-": "31", "+": "32", "-!": "31;7", "+!": "32;7", "dim": "2"}


class Style:
    """Colours or none; how wide."""

    def __init__(self, colour, width=WIDTH):
        self.colour, self.width = colour, min(width, WIDTH)

    @classmethod
    def of(cls, stream):
        """For a stream as its user wants it: colours in terminals only, and never with NO_COLOR."""
        if not stream.isatty():
            return cls(False)
        colour = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return cls(colour, max(shutil.get_terminal_size().columns, 60))

    def paint(self, text, style):
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and text and style in STYLES else text


def columns(text):
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def visible(text, marked):
    """Each character as something that can be seen, no two as the same thing. Spaces only where they changed."""
    result = []
    for c in text:
        if c == " ":
            result.append("·" if marked else c)
        elif c < " ":
            result.append(chr(0x2400 + ord(c)))
        elif "\udc80" <= c <= "\udcff":
            result.append(f"⟨{ord(c) - 0xDC00:02x}⟩")
        elif not c.isprintable() or c in "·…⟨⟩" or 0x2400 <= ord(c) <= 0x2421 or (unicodedata.combining(c) and marked):
            result.append(f"⟨U+{ord(c):04X}⟩")
        else:
            result.append(c)
    return "".join(result)


def cut(text, room):
    """At most `room` columns of `text`."""
    if columns(text) <= room:
        return text
    while columns(text) > room - 1:
        text = text[: max(len(text) - max((columns(text) - room) // 2, 1), 0)]
    return text + "…"


def segments(tokens, marks):
    """A piece as [(text, marked)]: what can be seen of it, without the unchanged white space around it."""
    first, last = 0, len(tokens)
    while first < last and lexer.is_space(tokens[first]) and first not in marks:
        first += 1
    while last > first and lexer.is_space(tokens[last - 1]) and last - 1 not in marks:
        last -= 1
    result = []
    for i in range(first, last):
        marked = i in marks
        text = visible(tokens[i], marked)
        if result and result[-1][1] == marked:
            result[-1] = (result[-1][0] + text, marked)
        else:
            result.append((text, marked))
    return result


def elide(parts, room):
    """Takes the middle out of unmarked stretches of a piece that is too long."""
    if sum(columns(text) for text, _ in parts) <= room:
        return parts
    keep = (room - 1) // 2 if len(parts) == 1 else 24
    return [
        (text if marked or columns(text) <= 2 * keep + 3 else f"{text[:keep]}…{text[-keep:]}", marked)
        for text, marked in parts
    ]


def wrap(parts, room):
    """[(text, marked)] in rows of at most `room` columns, broken behind a space or comma if one is near."""
    rows, used = [[]], 0
    for text, marked in parts:
        while text:
            left = room - used
            if columns(text) <= left:
                size = len(text)
            else:
                size = 0
                while size < len(text) and columns(text[: size + 1]) <= left:
                    size += 1
                near = max(text.rfind(mark, max(size - 30, 0), size) for mark in " ,·")
                size = near + 1 if near >= 0 else size
            if size:
                rows[-1].append((text[:size], marked))
                used += columns(text[:size])
            text = text[size:]
            if text:
                rows.append([])
                used = 0
    return rows


def piece_lines(operator, depth, tokens, marks, style, pointed=True):
    """A piece behind its operator, wholly new or gone if all its tokens are marked. `pointed`: with carets."""
    whole = is_whole(tokens, marks)
    indent = " " * (NEST * min(depth, DEEPEST))
    room = style.width - 4 - len(indent)
    parts = segments(tokens, set() if whole else marks)
    for i, row in enumerate(wrap(parts if whole else elide(parts, room), room - 4)):
        margin = f"  {operator} {indent}" + ("    " if i else "")
        text = "".join(style.paint(part, operator + "!" if marked else operator) for part, marked in row)
        yield (style.paint(margin, operator) + text).rstrip()
        if pointed and not style.colour and any(marked for _, marked in row):
            yield (
                " " * len(margin) + "".join(("^" if marked else " ") * columns(part) for part, marked in row)
            ).rstrip()


def is_whole(tokens, marks):
    return len(marks) == len(tokens) and not all(map(lexer.is_space, tokens))


def changed_lines(row, depth, style):
    """Both sides of a changed row. If the same columns changed in both, one row of carets points at them."""
    sides = [
        segments(piece.tokens, marks) if piece else []
        for piece, marks in ((row.old, row.old_marks), (row.new, row.new_marks))
    ]
    starts = [
        [columns("".join(text for text, _ in parts[:i])) for i, (_, marked) in enumerate(parts) if marked]
        for parts in sides
    ]
    if row.old is not None and (sides[0] or not sides[1]):
        yield from piece_lines("-", depth, row.old.tokens, row.old_marks, style, starts[0] != starts[1])
    if row.new is not None and (sides[1] or not sides[0]):
        yield from piece_lines("+", depth, row.new.tokens, row.new_marks, style)


def depth_of(row):
    return (row.new or row.old).depth


def with_surroundings(rows, chosen):
    """The indices of rows to print: the chosen ones, their neighbours, what they are nested in."""
    shown = set(chosen)
    for i in chosen:
        shown.update(range(max(i - CONTEXT, 0), min(i + CONTEXT + 1, len(rows))))
        depth, left = depth_of(rows[i]), ENCLOSING
        for k in reversed(range(i)):
            if left and depth_of(rows[k]) < depth:
                shown.add(k)
                depth, left = depth_of(rows[k]), left - 1
    return sorted(shown)


def hunk_lines(rows, shown, style):
    """The rows whose indices are in `shown`."""
    base = min(depth_of(rows[i]) for i in shown)
    last = -1
    for i in shown:
        row, depth = rows[i], depth_of(rows[i]) - base
        if i > last + 1:
            yield style.paint("    " + " " * (NEST * min(depth, DEEPEST)) + "…", "dim")
        last = i
        if not row.changed:
            yield from piece_lines(" ", depth, row.new.tokens, set(), style)
            continue
        yield from changed_lines(row, depth, style)
    if last < len(rows) - 1:
        yield style.paint("    …", "dim")


def heading(hunk, source, style, is_new=False):
    """The source line that a hunk is about; its text only if the hunk does not show it. `is_new`: the file is."""
    place = hunk.place
    lines = (source.read(place.file) if place.line else None) or []
    text = visible("".join(lines[place.line - 1 : place.line]).strip(), False)
    if any(visible(piece.text, False).strip() == text for row in hunk.rows for piece in (row.old, row.new) if piece):
        text = ""
    sides = {row.side for row in hunk.rows}
    more = "" if is_new or len(sides) > 1 else {"new": " (a line more)", "old": " (a line less)"}.get(*sides, "")
    label = f"{place}{more}".strip()
    return [style.paint("  " + cut(f"{label}: {text}" if text else label, style.width - 2), "source")] if label else []


def counted(count, noun):
    return f"{count} {noun}" + "s" * (count != 1)


def listed(title, words, style, margin="  "):
    """A title and what it is about, in lines."""
    line = margin + title
    for i, word in enumerate(words):
        word = cut(" " + word + ("," if i < len(words) - 1 else ""), style.width - 4)
        if columns(line) + columns(word) > style.width:
            yield cut(line, style.width)
            line = margin + " "
        line += word
    yield cut(line, style.width)


def numbers_of(places):
    """Places as a reader wants them: the file once, then lines, runs of them from-to."""
    result = []
    for place in dict.fromkeys(places):
        if result and place.line and result[-1][0].file == place.file and place.line == result[-1][1].line + 1:
            result[-1] = (result[-1][0], place)
        else:
            result.append((place, place))
    words = []
    for i, (first, last) in enumerate(result):
        same = i and result[i - 1][0].file == first.file and first.line
        words.append(
            (str(first.line) if same else str(first) or "elsewhere") + (f"-{last.line}" if last != first else "")
        )
    return words


def difference_lines(difference, source, style, fold=True):
    """All of a Difference. Of pieces in which the same tokens changed, the first are shown and the others counted,
    unless `fold` is False."""
    yield style.paint(cut(difference.name, style.width), "name")
    for old, new, places in ways.other_numbers(difference):
        yield from listed(f"everywhere: {old} -> {new}, {counted(len(places), 'place')}:", numbers_of(places), style)
    seen, folded, head = collections.Counter(), [], None
    for hunk in difference.changes:
        rows, chosen = hunk.seen, []
        for i, row in enumerate(rows):
            if row.changed:
                way = ways.ways_of(row, hunk.place, difference.name)
                seen[way] += 1
                if seen[way] <= ALIKE or not fold:
                    chosen.append(i)
        shown = with_surroundings(rows, chosen)
        folded += [hunk.place for i, row in enumerate(rows) if row.changed and i not in shown]
        if chosen:
            head, last_head = heading(hunk, source, style), head
            yield from head if head != last_head else []
            yield from hunk_lines(rows, shown, style)
    if folded:
        title = f"changed in the same way: {counted(len(folded), 'more piece')},"
        yield from listed(title, numbers_of(folded), style)


def new_file_lines(difference, source, style):
    """A file that was not there: what weft made of the lines that it changed."""
    yield style.paint(cut(f"{difference.name} (new)", style.width), "name")
    as_it_was, head = 0, None
    for hunk in difference.changes:
        lines = source.read(hunk.place.file) if hunk.place.section == "text" else None
        text = "".join(row.new.text for row in hunk.rows).removesuffix("\n")
        if lines and hunk.place.line <= len(lines) and lines[hunk.place.line - 1] == text:
            as_it_was += 1
            continue
        head, last_head = heading(hunk, source, style, is_new=True), head
        yield from head if head != last_head else []
        yield from hunk_lines(hunk.seen, range(len(hunk.seen)), style)
    if as_it_was:
        yield f"  {counted(as_it_was, 'line')} as in the source"


def excerpt(tokens, run, room):
    """The tokens of `run` with as many of their neighbours as there is room for."""
    marked = () if is_whole(tokens, tokens[run]) else range(run.start, run.stop)
    seen = [visible(token, i in marked) for i, token in enumerate(tokens)]
    while seen and lexer.is_space(tokens[len(seen) - 1]) and len(seen) - 1 not in marked:
        seen.pop()
    first, last = run.start, min(run.stop, len(seen))
    growing = True
    while growing:
        growing = False
        for wider in ((first, last + 1), (first - 1, last)):
            if wider[0] >= 0 and wider[1] <= len(seen) and columns("".join(seen[slice(*wider)]).strip()) <= room:
                first, last = wider
                growing = True
    return (
        ("…" if first > 0 else "") + cut("".join(seen[first:last]).strip(), room) + ("…" if last < len(seen) else "")
    )


def summary_lines(changed, style):
    """The groups of ways.groups(), most common first, of pairs (case, Difference)."""
    cases = len({case for case, _ in changed})
    found = ways.groups(changed)
    title = f"{counted(cases, 'case')} changed, in {counted(len(found), 'way')}; one to read for each:"
    yield style.paint(title, "name")
    for group in found:
        count = f"  {counted(len(group.cases), 'case')}"
        count += f", {group.places} places: " if group.places > len(group.cases) else ": "
        room = (style.width - len(count) - 10) // 2
        old, new = (excerpt(tokens, run, room) for tokens, run in group.example)
        change = [style.paint(old, "-"), style.paint(new, "+")]
        yield count + (" -> ".join(change) if old and new else f"gone: {change[0]}" if old else f"added: {change[1]}")
        others = [case for case in group.cases if not group.first.startswith(case + "/")]
        names = others[:NAMED] + [f"and {len(others) - NAMED} more"] * (len(others) > NAMED)
        yield from listed(f"read {group.first}" + ("; also:" if names else ""), names, style, "    ")
