"""An analysis of one's own: how long each thread and task worked, and how long it was in calls that synchronise.
    weft analyse ./waiting.py program.graph"""
import collections
import json
import sys

import weft_graph

times = collections.defaultdict(collections.Counter)
graph = weft_graph.Graph(sys.argv[1])
for record in graph:
    if isinstance(record, weft_graph.Node) and record.context:
        times[record.context]["work" if record.kind == "work" else "wait"] += record.end - record.begin
if "--json" in sys.argv:
    print(json.dumps({graph.contexts[number].tid: time for number, time in times.items()}))
else:
    for number, time in times.items():
        print(f"{time['work'] / 1e6:10.3f} ms of work, {time['wait'] / 1e6:10.3f} ms in calls  {graph.contexts[number].name}")
