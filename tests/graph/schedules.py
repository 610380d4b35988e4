"""What `weft analyse cores` says of graphs of known size, and of random ones: cases of tests/graph/run."""
import heapq
import json
import random

from checks import call, expect


def told(case, path, *words):
    return {row["cores"]: (row["time_ns"], row["time_without_locks_ns"])
            for row in json.loads(call([case.weft, "analyse", "cores", path, "--json", *words]))["result"]["cores"]}


def cores_known(case, Made):
    """Four pieces of 100 between a beginning of 10 and an end of 20; then two threads that take turns with a lock."""
    made = Made()
    for i in range(1, 6):
        made.context(i)
    made.node(1, 0, 0, 10)
    forks = [made.node(1, 3, 10, 10) for _ in range(4)]
    for i, fork in enumerate(forks):
        made.edge(fork, made.node(i + 2, 5, 10, 10), 0)
    for i in range(4):
        made.node(i + 2, 0, 10, 110)
    ends = [made.node(i + 2, 6, 110, 110) for i in range(4)]
    join = made.node(1, 4, 10, 110)
    for end in ends:
        made.edge(end, join, 1)
    made.node(1, 0, 110, 130)
    path = made.end(case.directory / "fork.graph")
    expect(told(case, path) == {1: (430, 430), 2: (230, 230), 4: (130, 130), 8: (130, 130)}, f"fork: {told(case, path)}")
    expect(told(case, path, "--cores", "3") == {3: (230, 230)}, f"three cores: {told(case, path, '--cores', '3')}")
    text = call([case.weft, "analyse", "cores", path])
    expect("       4       130 ns      3.31   82.7 %         130 ns\n" in text, text)
    made = Made()
    made.context(1), made.context(2)
    made.node(1, 0, 0, 50)
    given = made.node(1, 1, 50, 50)
    taken = made.node(2, 1, 0, 50)
    made.edge(given, taken, 2)
    made.node(2, 0, 50, 90)
    made.node(1, 0, 50, 60)
    path = made.end(case.directory / "lock.graph")
    expect(told(case, path) == {1: (100, 100), 2: (90, 60), 4: (90, 60)}, f"lock: {told(case, path)}")
    call([case.weft, "analyse", "cores", path, "--cores", "0"], status=1)


def scheduled(nodes, edges, cores):
    """The same by another program: nodes (context, is_work, duration) in order, edges from begins to ends."""
    behind, before, last = {}, {}, {}
    for i, (context, _, _) in enumerate(nodes):
        if context in last:
            behind[last[context]] = i
            before[i] = last[context]
        last[context] = i
    awaited = {i: [source for source, target in edges if target == i] for i in range(len(nodes))}
    begun, over, running, waiting, now = set(), set(), [], [], 0
    while True:
        changed = True
        while changed:
            changed = False
            for i, (_, is_work, _) in enumerate(nodes):
                if i not in begun and (i not in before or before[i] in over):
                    begun.add(i)
                    changed = True
                    if is_work:
                        waiting.append(i)
                if i in begun and i not in over and not is_work and all(source in begun for source in awaited[i]):
                    over.add(i)
                    changed = True
        for i in sorted(waiting)[: cores - len(running)]:
            waiting.remove(i)
            heapq.heappush(running, (now + nodes[i][2], i))
        if not running:
            expect(len(over) == len(nodes), "the test's own graph leads in a circle")
            return now
        now = running[0][0]
        while running and running[0][0] == now:
            over.add(heapq.heappop(running)[1])


def cores_random(case, Made):
    """Random graphs, on 1 to 5 cores, against the schedule as this test makes it; on many, against the span."""
    for seed in range(60):
        chance, made, threads = random.Random(seed), Made(), 1 + seed % 6
        for i in range(threads):
            made.context(i + 1)
        now, nodes, edges, calls = [0] * threads, [], [], []
        for _ in range(chance.randrange(1, 50)):
            i = min(range(threads), key=lambda k: now[k])
            length, is_work = chance.randrange(0, 50), chance.random() < 0.6
            number = made.node(i + 1, 0 if is_work else 1, now[i], now[i] + length)
            nodes.append((i, is_work, length))
            for other in [] if is_work else chance.sample(calls, min(len(calls), chance.randrange(0, 3))):
                made.edge(other, number, chance.choice([2, 3]))
                edges.append((other - 1, number - 1))
            if not is_work:
                calls.append(number)
            now[i] += length
        path = made.end(case.directory / "random.graph")
        for cores in range(1, 6):
            found = told(case, path, "--cores", str(cores))[cores][0]
            expect(found == scheduled(nodes, edges, cores), f"seed {seed}, {cores} cores: {found} and not {scheduled(nodes, edges, cores)}")
        span = json.loads(call([case.weft, "analyse", "span", "--json", path]))["result"]
        expect(told(case, path, "--cores", "100")[100] == (span["span_ns"], span["span_without_locks_ns"]), f"seed {seed}: many cores take the span")
