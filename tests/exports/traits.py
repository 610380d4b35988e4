"""What clauses say of the tasks of traits.txt, in an export.

usage: traits.py sqlite|perfetto|otf2|paraver EXPORT      (status 1 and a message if it is something else)
"""
import re
import sqlite3
import subprocess
import sys

from totals import perfetto_packets

# in order of creation: (priority, other traits)
WANTED = [(-3, {"untied"}), (None, {"final", "undeferred"}), (None, set()), (9, set()), (None, {"mergeable", "detachable"})]


def sqlite(path):
    rows = sqlite3.connect(path).execute("SELECT priority, traits FROM task ORDER BY created_ns").fetchall()
    return [(priority, set(traits.split(", ")) if traits else set()) for priority, traits in rows]


def perfetto(path):
    events = sorted((packet for packet in perfetto_packets(path) if packet.track_event.name.startswith("create ")), key=lambda packet: packet.timestamp)
    assert [packet.timestamp for packet in events] == [1010, 1020, 1050, 1080, 1100], events
    found = []
    for packet in events:
        notes = {note.name: note for note in packet.track_event.debug_annotations}
        priority = notes.pop("priority").int_value if "priority" in notes else None
        assert all(note.bool_value for note in notes.values())
        found.append((priority, set(notes)))
    return found


def otf2(path):
    said = subprocess.run(["otf2-print", path + "/traces.otf2"], capture_output=True, text=True, check=True).stdout
    found = []
    for line in re.sub(r"\n +ADDITIONAL ATTRIBUTES:", " ADDITIONAL ATTRIBUTES:", said).splitlines():
        if line.startswith("THREAD_TASK_CREATE"):
            priority, traits = re.search(r'"priority" <\d+>; INT64; (-?\d+)', line), re.search(r'"traits" <\d+>; STRING; "([^"]*)"', line)
            found.append((int(priority[1]) if priority else None, set(traits[1].split(", ")) if traits else set()))
    return found


def paraver(path):
    with open(path + "/trace.pcf") as file:
        text = file.read()
    types = {name: number for number, name in re.findall(r"^0 +(\d+) +Instantiated OpenMP task (\w+)$", text, re.MULTILINE)}
    words = dict(re.findall(r"^(\d+) +(.*)", text.split("Instantiated OpenMP task traits\nVALUES\n")[1], re.MULTILINE))
    found = []
    with open(path + "/trace.prv") as file:
        for line in list(file)[1:]:
            fields = line.strip().split(":")
            event = dict(zip(fields[6::2], fields[7::2]))
            if fields[0] == "2" and types["number"] in event:
                priority, traits = event.get(types["priority"]), event.get(types["traits"])
                found.append((int(priority) if priority else None, set(words[traits].split(", ")) if traits else set()))
    return found


kind, export = sys.argv[1:]
found = {"sqlite": sqlite, "perfetto": perfetto, "otf2": otf2, "paraver": paraver}[kind](export)
assert found == WANTED, found
