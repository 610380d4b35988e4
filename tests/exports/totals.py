"""Calls, total and self time per callee, summed from an export by other means than weft's, and compared with what `weft report --json` says.

usage: totals.py FORMAT EXPORT REPORT.json      (prints what differs; status 1 if anything does)

Of a format that does not carry one of the three, the others are compared.
"""
import collections
import csv
import gzip
import json
import re
import sqlite3
import subprocess
import sys
from decimal import Decimal

# by the numbers of the kinds
SCOPES = {"call": "", "local": " (thread)", "global": " (program)", "function": " (body)", "region": "", "work": " (work)", "task": ""}


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


def json_lines(file, start, end):
    """The elements of an array that has one in each line, so that a large one needs no memory: from the line that ends with `start` to `end`."""
    for line in file:
        if line.endswith(start):
            break
    for line in file:
        if line == end:
            return
        yield json.loads(line.rstrip(",\n"), parse_float=Decimal)
    raise AssertionError(f"no {end!r}")


def chrome(path):
    threads = Threads()
    with open(path) as file:
        for event in json_lines(file, '"traceEvents": [\n', "]}\n"):
            if event["ph"] == "B":
                threads.begin((event["pid"], event["tid"]), event["name"], int(event["ts"] * 1000))
            elif event["ph"] == "E":
                threads.end((event["pid"], event["tid"]), int(event["ts"] * 1000))
        assert file.read() == ""
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
            if line["kind"] not in SCOPES:  # an instant
                continue
            callee = line["callee"] + SCOPES[line["kind"]]
            rows[callee]["calls"] += 1
            rows[callee]["self"] += int(line["self_ns"])
            start = int(line["start_ns"])
            intervals[line["machine_id"], line["pid"], line["tid"], callee].append((start, start + int(line["duration_ns"])))
    for (_, _, _, callee), spans in intervals.items():
        reached = 0
        for start, end in sorted(spans):
            rows[callee]["total"] += max(0, end - max(start, reached))
            reached = max(reached, end)
    return rows


def sqlite(path):
    """By the table span; the view event must hold every event of each thread once, in order of time."""
    rows = collections.defaultdict(lambda: {"calls": 0, "total": 0, "self": 0})
    database = sqlite3.connect(path)
    kinds, reached = dict(enumerate(SCOPES)), {}
    spans = "SELECT thread, kind, CAST(callee AS BLOB), start_ns, duration_ns, self_ns FROM span JOIN site ON site.id = span.site ORDER BY start_ns, span.id"
    for thread, kind, name, start, duration, self in database.execute(spans.replace("kind", "span.kind", 1)):
        callee = name.decode(errors="replace") + SCOPES[kinds[kind]]
        row, end = rows[callee], start + duration
        row["calls"] += 1
        row["self"] += self
        since = reached.get((thread, callee), 0)
        row["total"] += max(0, end - max(start, since))
        reached[thread, callee] = max(end, since)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)] and not database.execute("PRAGMA foreign_key_check").fetchall()
    for thread, events in database.execute("SELECT id, events FROM thread"):
        found = database.execute("SELECT counter, time_ns FROM event WHERE thread = ? ORDER BY counter", (thread,)).fetchall()
        assert [counter for counter, _ in found] == list(range(1, events + 1)), f"thread {thread}: events are missing or double"
        assert all(a[1] <= b[1] for a, b in zip(found, found[1:])), f"thread {thread}: order of time"
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
        found = re.match(r" *([0-9,]+)(?: \( *[0-9.]+%\))? +\S+?:(.*)$", line)
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
    printer = subprocess.Popen(["otf2-print", path + "/traces.otf2"], stdout=subprocess.PIPE, text=True)
    for line in printer.stdout:
        found = re.match(r'(ENTER|LEAVE) +(\d+) +(\d+) +Region: "(.*)" <\d+>$', line)
        if found and found[1] == "ENTER":
            threads.begin(found[2], found[4], int(found[3]))
        elif found:
            threads.end(found[2], int(found[3]), found[4])
    assert printer.wait() == 0
    return threads.result()


def perfetto_packets(path):
    """One by one: a trace is a row of fields of number 1."""
    from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as schema

    with open(path, "rb") as file:
        data = memoryview(file.read())
    at = 0
    while at < len(data):
        assert data[at] == 10
        length = shift = 0
        while True:
            at += 1
            length |= (data[at] & 127) << shift
            shift += 7
            if data[at] < 128:
                break
        assert at + 1 + length <= len(data)
        yield schema.TracePacket.FromString(bytes(data[at + 1 : at + 1 + length]))
        at += 1 + length


def perfetto(path):
    """With the published schema, and its rules for sequences: interned names, defaults, what needs them."""
    from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as schema

    threads, names, tracks, known = Threads(), {}, {}, {}
    for packet in perfetto_packets(path):
        if packet.HasField("track_descriptor"):
            known[packet.track_descriptor.uuid] = packet.track_descriptor
        if not packet.HasField("track_event"):
            continue
        sequence = packet.trusted_packet_sequence_id
        assert sequence and packet.sequence_flags & packet.SEQ_NEEDS_INCREMENTAL_STATE
        if packet.sequence_flags & packet.SEQ_INCREMENTAL_STATE_CLEARED:
            names[sequence] = {}
            tracks[sequence] = packet.trace_packet_defaults.track_event_defaults.track_uuid
        for name in packet.interned_data.event_names:
            names[sequence][name.iid] = name.name
        if packet.track_event.type == schema.TrackEvent.TYPE_INSTANT:  # of tasks: tasks.py
            continue
        track = known[tracks[sequence]]
        assert track.thread.tid and known[track.parent_uuid].process.pid == track.thread.pid
        if packet.track_event.type == schema.TrackEvent.TYPE_SLICE_BEGIN:
            threads.begin(track.uuid, names[sequence][packet.track_event.name_iid], packet.timestamp)
        else:
            assert packet.track_event.type == schema.TrackEvent.TYPE_SLICE_END
            threads.end(track.uuid, packet.timestamp)
    return threads.result()


def viewer(path):
    """What Perfetto's own trace processor has made of it (viewer.mjs)."""
    with open(path) as file:
        found = json.load(file)
    assert not found["errors"], found["errors"]
    named = {thread[0] for thread in found["threads"] if thread[3]}
    threads, stacks = Threads(), collections.defaultdict(list)
    slices = [[int(n) for n in (id, utid, ts, dur, depth)] + [name] for id, utid, ts, dur, name, depth in found["slices"]]
    for id, utid, start, duration, depth, name in sorted(slices, key=lambda one: (one[2], one[0])):
        assert str(utid) in map(str, named), f"thread {utid} has no name"
        while len(stacks[utid]) > depth:
            threads.end(utid, stacks[utid].pop())
        assert len(stacks[utid]) == depth and duration >= 0
        threads.begin(utid, name, start)
        stacks[utid].append(start + duration)
    for utid, ends in stacks.items():
        while ends:
            threads.end(utid, ends.pop())
    return threads.result()


def protobuf_fields(data):
    """Number and value of each field: an integer, or the bytes of whatever is inside."""
    at = 0

    def varint():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    while at < len(data):
        key = varint()
        assert key & 7 in (0, 2), f"wire type {key & 7}"
        value = varint()
        if key & 7 == 2:
            value, at = data[at : at + value], at + value
            assert at <= len(data)
        yield key >> 3, value


def packed(data):
    """A packed field of integers is read as if each were a field: varints, one after the other."""
    numbers, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(value)
            value = shift = 0
    return numbers


def pprof(path):
    """By the field numbers of profile.proto: sample 2, location 4, function 5, string_table 6."""
    with gzip.open(path, "rb") as file:
        fields = list(protobuf_fields(file.read()))
    strings = [value.decode() for number, value in fields if number == 6]
    assert strings[0] == ""
    types = [dict(protobuf_fields(value)) for number, value in fields if number == 1]
    assert [(strings[t[1]], strings[t[2]]) for t in types] == [("calls", "count"), ("time", "nanoseconds")]
    functions = {f[1]: strings[f[2]] for f in (dict(protobuf_fields(value)) for number, value in fields if number == 5)}
    locations = {}
    for number, value in fields:
        if number == 4:
            location = dict(protobuf_fields(value))
            locations[location[1]] = functions[dict(protobuf_fields(location[4]))[1]]
    rows = collections.defaultdict(dict)
    for number, value in fields:
        if number == 2:
            sample = dict(protobuf_fields(value))
            calls, self = packed(sample[2])
            add_stack(rows, [locations[i] for i in reversed(packed(sample[1]))], calls, self)
    return rows


def paraver(path):
    """By the published format of .prv: header, order of time, states that neither overlap nor lack a name, event values with names."""
    names, section, kinds = {}, None, {}
    with open(path + "/trace.pcf") as file:
        for line in file:
            word = line.split(None, 2)
            if len(word) == 3 and section == "EVENT_TYPE":
                section, kinds[int(word[1])] = int(word[1]), word[2].strip()
            elif len(word) == 1 and word[0] in ("STATES", "STATES_COLOR", "EVENT_TYPE"):
                section = word[0]
            elif len(word) >= 2 and word[0].isdigit():
                names[section, int(word[0])] = line.split(None, 1)[1].rstrip("\n")
    function = next(number for number, name in kinds.items() if name == "User function")
    threads, last, reached = Threads(), 0, collections.defaultdict(int)
    with open(path + "/trace.prv") as file:
        header = re.fullmatch(r"#Paraver \(\d\d/\d\d/\d+ at \d\d:\d\d\):(\d+)_ns:(\d+)\(([\d,]+)\):1:(\d+)\(([\d:,]+)\)\n", file.readline())
        assert header, "header"
        end, tasks = int(header[1]), [tuple(map(int, task.split(":"))) for task in header[5].split(",")]
        assert len(header[3].split(",")) == int(header[2]) and len(tasks) == int(header[4])
        assert all(1 <= node <= int(header[2]) for _, node in tasks)
        assert sum(map(int, header[3].split(","))) == sum(n for n, _ in tasks)
        for line in file:
            kind, cpu, application, task, thread, time, *rest = map(int, line.split(":"))
            where = (task, thread)
            assert application == 1 and 1 <= thread <= tasks[task - 1][0] and 1 <= cpu <= sum(n for n, _ in tasks)
            assert last <= time <= end, "order of time"
            last = time
            if kind == 1:
                assert reached[where] <= time < rest[0] <= end, "states overlap"
                assert ("STATES", rest[1]) in names and ("STATES_COLOR", rest[1]) in names
                reached[where] = rest[0]
                continue
            assert kind == 2 and len(rest) % 2 == 0
            values = dict(zip(rest[::2], rest[1::2]))
            named = {kind for kind, _ in names}  # the others are captured numbers
            assert set(values) <= set(kinds) and all((kind, value) in names for kind, value in values.items() if kind in named and (value or kind == function))
            if function not in values:  # of the creation of a task: tasks.py
                continue
            if values[function]:
                threads.begin(where, names[function, values[function]], time)
            else:
                threads.end(where, time)
    with open(path + "/trace.row") as file:
        assert f"LEVEL THREAD SIZE {sum(n for n, _ in tasks)}\n" in file.read()
    return threads.result()


READERS = {
    "sqlite": sqlite,
    "paraver": paraver,
    "perfetto": perfetto,
    "viewer": viewer,
    "pprof": pprof,
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
    if kind in ("folded", "callgrind", "dot", "paraver"):
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
