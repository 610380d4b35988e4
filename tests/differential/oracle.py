"""The trace must tell the tree of calls that the program itself has logged in the same run."""
import bisect
import csv
import re


class Call:
    def __init__(self, name, children, where="", inclusive=False, unwound=False):
        self.name, self.children, self.where, self.inclusive, self.unwound = name, children, where, inclusive, unwound


def tree(rows):
    """Calls in the order of their ends, (depth, name, ...): what is deeper and ended before is within."""
    waiting = {}  # depth: calls that ended there and wait for the one around them
    for depth, name, *more in rows:
        children = [call for level in sorted(waiting) if level > depth for call in waiting.pop(level)]
        waiting.setdefault(depth, []).append(Call(name, children, *more))
    return [call for level in sorted(waiting) for call in waiting[level]]


def by_case(output):
    """{number of the case: its lines}"""
    found, lines = {}, []
    for line in output.splitlines():
        if line.startswith("case "):
            lines = found[int(line[5:])] = []
        lines.append(line)
    return found


def last_case(output):
    """The case in which the program ended, as a message names it."""
    found = re.findall(r"^case \d+$", output, re.M)
    return found[-1] if found else "none"


def owners(said, texts):
    """Numbers of the cases that a message is about: that it names, or whose lines it names. Above each case its number stands in a comment."""
    found = {int(number) for number in re.findall(r", in case (\d+)$", said)}
    for name, text in texts.items():
        marks = [(i, int(match[1])) for i, line in enumerate(text.splitlines(), 1) if (match := re.fullmatch(r"// case (\d+)", line))]
        for line in {int(number) for number in re.findall(rf"(?<![\w.-]){re.escape(name)}:(\d+)", said)}:
            found.update(number for i, number in marks[bisect.bisect(marks, line, key=lambda mark: mark[0]) - 1 :][:1] if i <= line)
    return found


def logged(lines):
    """What a case says of itself. Calls that a jump has left end where the next line stands above them; in C++ an exception that leaves a function of C
    leaves the depth as it is, for all that comes."""
    rows, open_calls, base = [], [], None

    def close(depth):
        while len(open_calls) > depth:
            name = open_calls.pop()
            rows.append((len(open_calls), name))

    for line in lines:
        kind, _, rest = line.partition(" ")
        if kind in ("<", ">"):
            depth, name = rest.split(None, 1)
            base = int(depth) if base is None else base
            depth = int(depth) - base
            close(depth + (kind == "<"))
            if kind == ">":
                open_calls.append(name)
            else:
                close(depth)
    close(0)
    return tree(rows)


def traced(path):
    """{number of the case: what it called}"""
    with open(path, newline="") as file:
        calls = tree([(int(row["depth"]), row["callee"], f'{row["line"]}:{row["column"]}', row["inclusive"] == "1", "1" in (row["unwound"], row["unfinished"])) for row in csv.DictReader(file)])
    return {int(match[1]): call.children for call in walk(calls) if (match := re.search(r"\bcase_(\d+)$", call.name))}


def walk(calls):
    for call in calls:
        yield call
        yield from walk(call.children)


def only(calls, keep):
    """Without those that are not kept; what they called is their callers'."""
    found = []
    for call in calls:
        children = only(call.children, keep)
        found.extend([Call(call.name, children, call.where, call.inclusive, call.unwound)] if keep(call) else children)
    return found


class Search:
    """Whether two lists of calls can be the same. A list is a chain of (call, rest), each made once, so that a pair of them that has been tried is known."""

    def __init__(self, left_alone):
        self.left_alone, self.chains, self.calls, self.nested = left_alone, {}, {}, {}

    def chain(self, calls, rest=None):
        """The calls, and then the rest."""
        for call in reversed(calls):
            rest = self.chains.setdefault((id(call), id(rest)), (call, rest))
        return rest

    def without_operands(self, call, k):
        """The call, if the first k of what stands within it are calls of its operands."""
        return self.calls.setdefault((id(call), k), Call(call.name, call.children[k:], call.where))

    def until_left(self, call, k):
        """The call, if all but the first k of what stands within it was called when it had been left: by destructors of what its operands made."""
        return self.calls.setdefault((id(call), ~k), Call(call.name, call.children[:k], call.where))

    def ways(self, said, seen):
        """(what may be left to compare once the first calls are done with, the likeliest first; what differs if there is nothing)"""
        call, rest = seen or (None, None)
        if call and call.inclusive:
            ways = [(said, self.chain([*call.children[:k], self.without_operands(call, k)], rest)) for k in range(len(call.children) + 1)]
            if call.unwound:  # perhaps by an operand, and the call did not happen
                ways.append((said, self.chain(call.children, rest)))
            return ways[::-1], ""
        matches = said and seen and may_be(said[0].name, call.name)
        found = self.difference(said[0], call) if matches else ""
        ways = [(said[1], rest)] if found is None else []
        if matches and call.unwound and found:
            cut = [k for k in range(len(call.children)) if self.difference(said[0], self.until_left(call, k)) is None]
            ways += [(said[1], self.chain(call.children[k:], rest)) for k in cut]
        if seen and is_indirect(call.name):  # perhaps a function that logs nothing, such as a lambda
            ways.append((said, self.chain(call.children, rest)))
        if said and any(may_be(said[0].name, name) for name in self.left_alone):
            ways.append((self.chain(said[0].children, said[1]), seen))
        return ways, found

    def difference(self, said, seen):
        """Between what two calls have called."""
        key = id(said), id(seen)
        if key not in self.nested:
            self.nested[key] = self.search(said, seen)
        return self.nested[key]

    def search(self, said, seen):
        start = self.chain(said.children), self.chain(seen.children)
        choices, known, first = [start], set(), None
        while choices:
            pair = choices.pop()
            if pair == (None, None):
                return None
            if (id(pair[0]), id(pair[1])) in known:
                continue
            known.add((id(pair[0]), id(pair[1])))
            ways, found = self.ways(*pair)
            choices += ways[::-1]
            if not ways:
                first = first or found or in_words(*pair, said.name)
        return first


def difference(said, seen, left_alone, within="the program"):
    """Nothing, or the first place where the trees differ, in words. left_alone: names of functions of which a call has no probe, so that what such a
    call called is its caller's. Where a call may be that one or another, both are tried."""
    return Search(left_alone).difference(Call(within, said), Call(within, seen))


def in_words(said, seen, within):
    if not seen:
        return f"{said[0].name}, called by {within}, is not in the trace"
    if not said:
        return f"the trace has a call of {seen[0].name} ({seen[0].where}) by {within}, which did not happen"
    return f"{within} called {said[0].name}, the trace says {seen[0].name} ({seen[0].where})"


def is_indirect(callee):
    """The name of a pointer, a lambda or an expression, in place of a function's, or of a function that calls another; or of an operator in a template, which may be a built-in one."""
    if re.fullmatch(r"operator\W+", callee):
        return True
    if re.fullmatch(r"(.*::)?(f\d+|operator\W+)", callee) and "<" not in callee.split("operator")[0]:
        return False
    return re.fullmatch(r"table|G|std::invoke|(.*(\.|::))?f|[a-zM]\d+|.*[^\w:.].*", callee) is not None


def may_be(said, seen):
    return said == re.split(r"::|\.", seen)[-1] or is_indirect(seen)
