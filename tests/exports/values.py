"""The captured values of captured.txt, as they stand in an export.

usage: values.py FORMAT EXPORT      (prints what differs; status 1 if anything does)
"""
import collections
import csv
import json
import math
import re
import sqlite3
import subprocess
import sys

# callee, arguments, result: in order of the begins. Pointers are wrapped, None could not be had.
Pointer = collections.namedtuple("Pointer", "address")
WANTED = [
    ("body (body)", {"n": -5, "text": 'a,"quoted"<b>'}, {}),
    ("open", {"path": "/etc/passwd", "flags": "WRITE", "mode": 2**64 - 1, "offset": -(2**63), "factor": 0.5, "buffer": Pointer(0xFFFF800000000010)},
     {"return": "FAILED"}),
    ("open", {"path": "/etc/passwd", "flags": "READ", "mode": 7, "offset": None, "factor": math.inf, "buffer": Pointer(0)}, {"return": 3}),
    ("nameless", {"0": 1, "1": "two??"}, {"return": "three"}),
    ("open", {"path": "", "flags": 2, "mode": 0, "offset": 0, "factor": 0.0, "buffer": Pointer(16)}, {}),
    ("open", {"path": "open", "flags": "WRITE", "mode": 1, "offset": 1, "factor": 1.0, "buffer": Pointer(1)}, {}),
]


class Calls:
    """Of one thread: what was said at the begin and at the end of each."""

    def __init__(self):
        self.calls, self.stack = [], []

    def begin(self, callee, values):
        self.stack.append((callee, dict(values), {}))
        self.calls.append(self.stack[-1])

    def end(self, values):
        self.stack.pop()[2].update(values)


def adapted(change):
    """WANTED where `change` is given each value and gives what it looks like, or KeyError: it is not there."""
    def all_of(values):
        kept = {}
        for name, value in values.items():
            try:
                kept[name] = change(value)
            except KeyError:
                pass
        return kept

    return [(callee, all_of(arguments), all_of(result)) for callee, arguments, result in WANTED]


def chrome(path):
    def change(value):
        return hex(value.address) if isinstance(value, Pointer) else "inf" if value == math.inf else value

    calls = Calls()
    with open(path) as file:
        for event in json.load(file)["traceEvents"]:
            if event["ph"] == "B":
                calls.begin(event["name"], event["args"].get("arguments", {}))
            elif event["ph"] == "E":
                calls.end({name: value for name, value in event.get("args", {}).items() if name not in ("unwound", "unfinished")})
    return calls.calls, adapted(change)


def csv_file(path):
    """As text."""
    def text(value):
        if isinstance(value, Pointer):
            return hex(value.address)
        if isinstance(value, str):
            return value if value and value.isupper() else json.dumps(value)
        return "?" if value is None else "%g" % value if isinstance(value, float) else str(value)

    def line(values):
        return ", ".join(text(value) if name in ("0", "1", "return") else f"{name}={text(value)}" for name, value in values.items())

    with open(path, newline="") as file:
        rows = sorted(csv.DictReader(file), key=lambda row: int(row["start_ns"]))
    found = [(row["callee"], row["arguments"], row["result"]) for row in rows]
    return found, [(callee.removesuffix(" (body)"), line(arguments), line(result)) for callee, arguments, result in WANTED]


def sqlite(path):
    def change(value):
        return hex(value.address) if isinstance(value, Pointer) else str(value) if isinstance(value, int) and value >= 2**63 else value

    database, found = sqlite3.connect(path), []
    for span, callee, kind in database.execute("SELECT span.id, callee, span.kind FROM span JOIN site ON site.id = span.site ORDER BY span.id").fetchall():
        arguments, result = {}, {}
        for position, name, shown in database.execute("SELECT position, name, shown FROM span_value WHERE span = ? ORDER BY position", (span,)):
            (result if position < 0 else arguments)[name or (str(position) if position >= 0 else "return")] = shown
        found.append((callee + (" (body)" if kind == 3 else ""), arguments, result))
    assert not database.execute("PRAGMA foreign_key_check").fetchall()
    return found, adapted(change)


def perfetto(path):
    from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as schema

    def read(note):
        kind = note.WhichOneof("value")
        value = getattr(note, kind) if kind else None
        return Pointer(value) if kind == "pointer_value" else value

    calls, names, trace = Calls(), {}, schema.Trace()
    with open(path, "rb") as file:
        trace.ParseFromString(file.read())
    odd = collections.Counter()
    for packet in trace.packet:
        for name in packet.interned_data.event_names:
            names[name.iid] = name.name
        if packet.HasField("track_event"):
            event = packet.track_event
            notes = [(note.name, read(note)) for note in event.debug_annotations]
            odd.update(name for name, value in notes if value is True)
            values = [(name, value) for name, value in notes if value is not True]
            if event.type == event.TYPE_SLICE_BEGIN:
                calls.begin(names[event.name_iid], values)
            else:
                calls.end(values)
    assert odd == {"inclusive": 1, "unwound": 1, "unfinished": 1}, odd
    return calls.calls, adapted(lambda value: value)


def viewer(path):
    """What Perfetto's own trace processor has made of it (viewer.mjs): the arguments of a slice are those of its begin and its end."""
    def change(value):
        return None if value == math.inf else value

    def read(value, type):
        if type == "pointer":
            return Pointer(int(value) % 2**64)
        return int(value) % 2**64 if type == "uint" else int(value) if type == "int" else value

    with open(path) as file:
        trace = json.load(file)
    slices = {id: (name, {}, {}) for id, _, _, _, name, _ in trace["slices"]}
    for id, key, value, type in trace["arguments"]:
        if key.startswith("debug.") and type != "bool":
            slices[id][2 if key == "debug.return" else 1][key.removeprefix("debug.")] = read(value, type)
    # an argument that could not be had has no value and is not there
    wanted = [(name, {key: value for key, value in arguments.items() if value is not None or key == "factor"}, result)
              for name, arguments, result in adapted(change)]
    return list(slices.values()), wanted


def otf2(path):
    def change(value):
        if value is None:
            raise KeyError
        return value.address if isinstance(value, Pointer) else value

    readers = {"STRING": lambda text: text[1 : text.rindex('"')], "INT64": int, "UINT64": int, "DOUBLE": float}
    said = subprocess.run(["otf2-print", path + "/traces.otf2"], capture_output=True, text=True, check=True).stdout
    calls, found = Calls(), []
    for kind, callee, values in re.findall(r'^(ENTER|LEAVE) .*Region: "(.*)" <\d+>\n(?: +ADDITIONAL ATTRIBUTES: (.*)\n)?', said, re.M):
        found = [(name, readers[type](text)) for name, type, text in re.findall(r'\("(\w+)" <\d+>; (STRING|U?INT64|DOUBLE); (.*?)\)(?=, \("|$)', values)]
        calls.begin(callee, found) if kind == "ENTER" else calls.end(found)
    return calls.calls, adapted(change)


def paraver(path):
    def change(value):
        value = value.address if isinstance(value, Pointer) else value
        if value is None or isinstance(value, float) or (isinstance(value, int) and value >= 2**63):
            raise KeyError
        return value

    types, words, section = {}, {}, None
    with open(path + "/trace.pcf") as file:
        for line in file:
            part = line.rstrip("\n").split(None, 2)
            if len(part) == 3 and part[0] == "0" and part[1].isdigit():
                section = int(part[1])
                types[section] = part[2]
            elif len(part) >= 2 and part[0].isdigit() and section:
                words[section, int(part[0])] = line.rstrip("\n").split(None, 1)[1].replace('""', "")
    calls = Calls()
    with open(path + "/trace.prv") as file:
        for line in file:
            numbers = line.rstrip("\n").split(":")
            if numbers[0] != "2":
                continue
            events = dict(zip(map(int, numbers[6::2]), map(int, numbers[7::2])))
            callee = events.pop(60000019)
            events.pop(60000119)
            values = [(re.sub(r" \(text\)$", "", types[type]).split(": ")[1], words.get((type, value), value)) for type, value in events.items()]
            calls.begin(words[60000019, callee], values) if callee else calls.end(values)
    return calls.calls, adapted(change)


def main():
    kind, path = sys.argv[1:]
    found, wanted = {"csv": csv_file}.get(kind, globals().get(kind))(path)
    for there, here in zip(found, wanted):
        if there != here:
            print(f"{there} should be {here}")
    if len(found) != len(wanted):
        print(f"{len(found)} calls should be {len(wanted)}")
    return 0 if found == wanted else 1


if __name__ == "__main__":
    sys.exit(main())
