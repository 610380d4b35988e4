#!/usr/bin/env python3
"""Tasks in an export against those of the report.

usage: tasks.py sqlite|perfetto EXPORT REPORT.json
       tasks.py otf2|paraver EXPORT REPORT.json [UNKNOWN]     UNKNOWN: begun ones of which the creation is not recorded
"""
import collections
import json
import re
import sqlite3
import subprocess
import sys

from totals import perfetto_packets


def sqlite(path):
    """(tasks, edges by hazard)"""
    connection = sqlite3.connect(path)
    tasks, begun, ended = connection.execute("SELECT count(created_ns), count(begin_ns), count(end_ns) FROM task").fetchone()
    assert tasks == begun == ended
    ready, early = connection.execute("SELECT count(*), sum(begin_ns < ready_ns) FROM task_ready").fetchone()
    assert (ready, early) == (tasks, 0), (ready, early)
    return tasks, dict(connection.execute("SELECT hazard, count(*) FROM task_edge GROUP BY hazard"))


def perfetto(path):
    """Each flow begins once and ends once, later. Those of creations begin at an instant and end at a slice, those of
    edges begin and end at instants, on the tracks of their tasks."""
    from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as schema

    begins, ends = {}, {}
    for packet in perfetto_packets(path):
        event = packet.track_event
        for flow in event.flow_ids:
            assert flow not in begins and event.type == schema.TrackEvent.TYPE_INSTANT
            begins[flow] = packet.timestamp, event.name
        for flow in event.terminating_flow_ids:
            assert flow not in ends
            ends[flow] = packet.timestamp, event.name if event.type == schema.TrackEvent.TYPE_INSTANT else None
    assert begins.keys() == ends.keys()
    assert all(begins[flow][0] <= ends[flow][0] for flow in begins)
    names = collections.Counter(name for flow, (_, name) in begins.items() if ends[flow][1] == name)
    tasks = sum(name.startswith("create omp::task") and ends[flow][1] is None for flow, (_, name) in begins.items())
    assert tasks + sum(names.values()) == len(begins)
    return tasks, dict(names)


def otf2(path):
    """By place: (tasks created, begun, ended), as otf2-print shows the records of tasks. A thread executes one task
    after the other; the implicit one is number 0 of the thread itself."""
    said = subprocess.run(["otf2-print", path + "/traces.otf2"], capture_output=True, text=True, check=True).stdout
    said = re.sub(r"\n +ADDITIONAL ATTRIBUTES:", " ADDITIONAL ATTRIBUTES:", said)
    definitions = subprocess.run(["otf2-print", "-G", path + "/traces.otf2"], capture_output=True, text=True, check=True).stdout
    team = re.search(r"GROUP +1 .*Type: COMM_GROUP, .*Members: (.*)", definitions)[1]
    members = [location for _, location in re.findall(r'(\d+) \("[^"]*" <(\d+)>\)', team)]
    regions = dict(re.findall(r'REGION +(\d+) .*Role: (\w+), Paradigm: "OpenMP"', definitions))
    created, begun, ended, running, places, n_events = {}, set(), set(), {}, {}, collections.Counter()
    stacks, switched = collections.defaultdict(list), {}
    for line in said.splitlines():
        found = re.match(r"(ENTER|LEAVE|THREAD_TASK_\w+) +(\d+) +(\d+) +(.*)", line)
        if not found:
            continue
        what, location, time, rest = found[1], found[2], int(found[3]), found[4]
        place = re.search(r'"place" <0>; SOURCE_CODE_LOCATION; "([^"]*)"', rest)
        n_events[location] += 1
        if what in ("ENTER", "LEAVE"):
            region = re.search(r'Region: ".*?" <(\d+)>', rest)[1]
            if regions.get(region) == "TASK":
                if what == "ENTER":
                    stacks[location].append(switched.get(location) == time)
                    if stacks[location][-1]:
                        places.setdefault(running[location], place[1])
                        begun.add(running[location])
                else:
                    stacks[location].pop()
            continue
        creator, number = re.search(r"Creating Thread: (\d+) .*Generation Number: (\d+)", rest).groups()
        task = int(creator), int(number)
        if what == "THREAD_TASK_CREATE":
            assert members[task[0]] == location and task[1] > 0 and task not in created
            created[task] = place[1]
        elif what == "THREAD_TASK_SWITCH":
            running[location], switched[location] = task, time if task[1] else None
            assert task[1] or members[task[0]] == location
        else:
            assert what == "THREAD_TASK_COMPLETE" and running[location] == task and task not in ended
            ended.add(task)
    assert ended <= begun <= created.keys()
    assert all(task[1] == 0 for task in running.values()), "each thread is in its implicit task at the end"
    assert all(places[task] == created[task] for task in begun)
    assert {location: int(n) for location, n in re.findall(r"LOCATION +(\d+) .*# Events: (\d+)", definitions)} == n_events
    counts = collections.defaultdict(lambda: [0, 0, 0])
    for task, place in created.items():
        counts[place] = [n + (task in tasks) for n, tasks in zip(counts[place], (created, begun, ended))]
    return {place: tuple(n) for place, n in counts.items()}


def paraver(path):
    """The same from the types of tasks, with the names and lines of trace.pcf."""
    types, values, section = {}, collections.defaultdict(dict), None
    with open(path + "/trace.pcf") as file:
        for line in file:
            word = line.split(None, 2)
            if len(word) == 3 and word[0] == "0" and word[1].startswith("6000") and section == "EVENT_TYPE":
                section = types[word[2].strip()] = int(word[1])
            elif len(word) == 1:
                section = word[0] if word[0] != "VALUES" else section
            elif len(word) > 1 and isinstance(section, int):
                values[section][int(word[0])] = line.split(None, 1)[1].strip()
    executed, instantiated = types["Executed OpenMP task function"], types["Instantiated OpenMP task function"]
    place, created_place = types["Line of the call"], types["Instantiated OpenMP task function line and file"]
    number, created_number = types["OpenMP task number"], types["Instantiated OpenMP task number"]
    assert all(name == "End" or name.startswith("omp::task") for one in (executed, instantiated) for name in values[one].values())
    created, begun, open_tasks = {}, {}, collections.defaultdict(list)
    with open(path + "/trace.prv") as file:
        for line in list(file)[1:]:
            kind, _, _, task, thread, time, *rest = map(int, line.split(":"))
            if kind == 1:
                continue
            event = dict(zip(rest[::2], rest[1::2]))
            if instantiated in event:
                assert values[instantiated][event[instantiated]].startswith("omp::task") and event[created_number] not in created
                created[event[created_number]] = values[created_place][event[created_place]], values[instantiated][event[instantiated]]
            elif event.get(executed):
                begun.setdefault(event[number], (values[place][event[place]], values[executed][event[executed]]))
                open_tasks[task, thread].append(event[number])
            elif executed in event:
                assert event[number] == 0 and open_tasks[task, thread].pop()
    assert not any(open_tasks.values())
    known = {task: at for task, at in begun.items() if task in created}
    assert all(created[task] == at for task, at in known.items())
    counts = collections.defaultdict(lambda: [0, 0])
    for at, _ in created.values():
        counts[at][0] += 1
    for at, _ in known.values():
        counts[at][1] += 1
    return {re.sub(r"(\d+) \((.*)\)", r"\2:\1", at): tuple(n) for at, n in counts.items()}, len(begun) - len(known)


kind, export, report, *unknown = sys.argv[1:]
rows = json.load(open(report))["tasks"]
if kind in ("otf2", "paraver"):
    unknown = int(*unknown or [0])
    found = otf2(export) if kind == "otf2" else paraver(export)
    if kind == "paraver":
        found, n = found
        assert n == unknown, n
    columns = ("created", "begun", "ended")[: len(next(iter(found.values())))]
    wanted = {f"{row['file']}:{row['line']}": tuple(row[column] for column in columns) for row in rows}
    assert found.keys() == wanted.keys() and found
    lacking = sum(wanted[at][1] - found[at][1] for at in found)
    assert all(found[at][0] == wanted[at][0] for at in found) and lacking == unknown, (found, wanted)
    assert len(columns) == 2 or sum(wanted[at][2] - found[at][2] for at in found) == unknown, (found, wanted)
    sys.exit()
edges = {hazard: sum(row[hazard.lower()] for row in rows) for hazard in ("RAW", "WAR", "WAW")}
wanted = sum(row["created"] for row in rows), {hazard: n for hazard, n in edges.items() if n}
found = {"sqlite": sqlite, "perfetto": perfetto}[kind](export)
assert wanted[0] > 100 and wanted[1] and found == wanted, (found, wanted)
