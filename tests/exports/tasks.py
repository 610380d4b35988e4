#!/usr/bin/env python3
"""Tasks in an export against those of the report. usage: tasks.py sqlite|perfetto EXPORT REPORT.json"""
import collections
import json
import sqlite3
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


kind, export, report = sys.argv[1:]
rows = json.load(open(report))["tasks"]
edges = {hazard: sum(row[hazard.lower()] for row in rows) for hazard in ("RAW", "WAR", "WAW")}
wanted = sum(row["created"] for row in rows), {hazard: n for hazard, n in edges.items() if n}
found = {"sqlite": sqlite, "perfetto": perfetto}[kind](export)
assert wanted[0] > 100 and wanted[1] and found == wanted, (found, wanted)
