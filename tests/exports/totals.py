"""Calls, total and self time per callee, summed from an export by other means than weft's, and compared with what `weft report --json` says.

usage: totals.py FORMAT EXPORT REPORT.json      (prints what differs; status 1 if anything does)

Of a format that does not carry one of the three, the others are compared.
"""
import collections
import csv
import json
import re
import subprocess
import sys
from decimal import Decimal

SCOPES = {"local": " (thread)", "global": " (program)", "call": ""}


def expected(path):
    with open(path) as file:
        report = json.load(file)
    return {
        row["callee"] + SCOPES[row["kind"]]: {"calls": row["calls"], "total": row["total_ns"], "self": row["self_ns"]}
        for row in report["rows"]
    }


class Threads:
    """Begins and ends, thread by thread, as a viewer would read them."""

    def __init__(self):
        self.stacks = collections.defaultdict(list)
        self.rows = collections.defaultdict(lambda: {"calls": 0, "total": 0, "self": 0})

    def begin(self, thread, callee, time):
        self.stacks[thread].append([callee, time, 0])

    def end(self, thread, time, callee=None):
        stack = self.stacks[thread]
        found, start, inside = stack.pop()
        assert callee in (None, found), f"{thread}: {callee} ends in {found}"
        assert time >= start, f"{thread}: {found} ends before it begins"
        row = self.rows[found]
        row["calls"] += 1
        row["self"] += time - start - inside
        if stack:
            stack[-1][2] += time - start
        if all(entry[0] != found for entry in stack):
            row["total"] += time - start

    def result(self):
        assert not any(self.stacks.values()), "something has no end"
        return self.rows


def chrome(path):
    threads = Threads()
    with open(path) as file:
        for event in json.load(file, parse_float=Decimal)["traceEvents"]:
            if event["ph"] == "B":
                threads.begin((event["pid"], event["tid"]), event["name"], int(event["ts"] * 1000))
            elif event["ph"] == "E":
                threads.end((event["pid"], event["tid"]), int(event["ts"] * 1000))
    return threads.result()


def speedscope(path):
    threads = Threads()
    with open(path) as file:
        whole = json.load(file)
    names = [frame["name"] for frame in whole["shared"]["frames"]]
    for index, profile in enumerate(whole["profiles"]):
        for event in profile["events"]:
            assert profile["startValue"] <= event["at"] <= profile["endValue"]
            if event["type"] == "O":
                threads.begin(index, names[event["frame"]], event["at"])
            else:
                threads.end(index, event["at"], names[event["frame"]])
    return threads.result()


def csv_file(path):
    """Spans in order of their end: union of the intervals, per thread and callee."""
    rows = collections.defaultdict(lambda: {"calls": 0, "total": 0, "self": 0})
    intervals = collections.defaultdict(list)
    with open(path, newline="") as file:
        for line in csv.DictReader(file):
            callee = line["callee"] + SCOPES[line["kind"]]
            rows[callee]["calls"] += 1
            rows[callee]["self"] += int(line["self_ns"])
            start = int(line["start_ns"])
            intervals[line["pid"], line["tid"], callee].append((start, start + int(line["duration_ns"])))
    for (_, _, callee), spans in intervals.items():
        reached = 0
        for start, end in sorted(spans):
            rows[callee]["total"] += max(0, end - max(start, reached))
            reached = max(reached, end)
    return rows


def add_stack(rows, frames, calls, self):
    rows[frames[-1]]["self"] = rows[frames[-1]].get("self", 0) + self
    if calls is not None:
        rows[frames[-1]]["calls"] = rows[frames[-1]].get("calls", 0) + calls
    for frame in set(frames):
        rows[frame]["total"] = rows[frame].get("total", 0) + self


def folded(path):
    rows = collections.defaultdict(dict)
    with open(path) as file:
        for line in file:
            stack, count = line.rsplit(" ", 1)
            add_stack(rows, stack.split(";")[1:], None, int(count))
    return rows


def callgrind(path):
    """Self time as callgrind_annotate prints it; calls as the calls= lines sum up."""
    rows = collections.defaultdict(dict)
    said = subprocess.run(["callgrind_annotate", "--threshold=100", "--auto=no", path], capture_output=True, text=True, check=True)
    assert not said.stderr, said.stderr
    for line in said.stdout.splitlines():
        found = re.match(r" *([0-9,]+)(?: \( *[0-9.]+%\))? +\S+:(.*)$", line)
        if found:
            row = rows[found[2].removesuffix(" []")]
            row["self"] = row.get("self", 0) + int(found[1].replace(",", ""))
    with open(path) as file:
        for callee, calls in re.findall(r"^cfn=(.*)\ncalls=(\d+) ", file.read(), re.M):
            rows[callee]["calls"] = rows[callee].get("calls", 0) + int(calls)
    return rows


def label(node):
    return node["label"].split("\n")[0].replace("\\\\", "\\")


def dot(path):
    graph = json.loads(subprocess.run(["dot", "-Tjson", path], capture_output=True, check=True).stdout)
    rows = {}
    for node in graph["objects"]:
        if "calls" in node:
            rows[label(node)] = {"calls": int(node["calls"]), "total": int(node["total_ns"]), "self": int(node["self_ns"])}
    called = collections.Counter()
    for edge in graph.get("edges", []):
        called[label(graph["objects"][edge["head"]])] += int(edge["calls"])
    for callee, calls in called.items():
        assert calls <= rows[callee]["calls"], f"{callee}: {calls} calls come in, there are {rows[callee]['calls']}"
    return rows


def otf2(path):
    """What otf2-print makes of the archive."""
    threads = Threads()
    said = subprocess.run(["otf2-print", "--silent", path + "/traces.otf2"], capture_output=True, text=True)
    assert said.returncode == 0 and not said.stderr, said.stderr
    said = subprocess.run(["otf2-print", path + "/traces.otf2"], capture_output=True, text=True, check=True)
    assert not said.stderr, said.stderr
    for kind, location, time, callee in re.findall(r'^(ENTER|LEAVE) +(\d+) +(\d+) +Region: "(.*)" <\d+>$', said.stdout, re.M):
        if kind == "ENTER":
            threads.begin(location, callee, int(time))
        else:
            threads.end(location, int(time), callee)
    return threads.result()


READERS = {
    "otf2": otf2,
    "chrome": chrome,
    "speedscope": speedscope,
    "csv": csv_file,
    "folded": folded,
    "callgrind": callgrind,
    "dot": dot,
}
# What a format does not carry. Zero self time has no line in folded stacks, and a scope that nobody calls has no calls= line.
LACKS = {"folded": ("calls",), "callgrind": ("total",)}


def as_written(kind, callee):
    """What formats without an escape make of a name."""
    if kind in ("folded", "callgrind", "dot"):
        callee = re.sub(r"[\x00-\x1f]", "?", callee)
    return callee.replace(";", ":") if kind == "folded" else callee


def main():
    kind, path, report = sys.argv[1:]
    found = READERS[kind](path)
    wanted = {as_written(kind, callee): row for callee, row in expected(report).items()}
    differences = []
    for callee, row in wanted.items():
        for what, value in row.items():
            if what in LACKS.get(kind, ()) or (kind == "callgrind" and what == "calls" and "calls" not in found[callee]):
                continue
            if found.get(callee, {}).get(what, 0) != value:
                differences.append(f"{callee}: {what} is {value} in the report, {found.get(callee, {}).get(what)} here")
    for callee in found:
        if callee not in wanted and not (kind == "callgrind" and not found[callee].get("self") and "calls" not in found[callee]):
            differences.append(f"{callee}: not in the report")
    if not wanted:
        differences.append("the report has no rows")
    print("\n".join(differences))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
