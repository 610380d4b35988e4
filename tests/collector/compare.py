"""Is a collected database what the exports of the local traces say, event for event?

usage: compare.py COLLECTED.sqlite EXPORT.sqlite...      (prints what differs; status 1 if anything does)

The tables of tasks and messages may follow a little later: they are waited for.

Ids are each database's own, so everything is compared by what it means. Times may differ by 2 ns, where a program learnt its clock's frequency
while its events were collected (docs/collector.md).
"""
import itertools
import sqlite3
import sys
import time

SITES = "SELECT number, callee, file, function, line_begin, line_end, \"column\", ast_depth, kind, inclusive FROM site WHERE process = ? ORDER BY 1"
THREADS = "SELECT id, file, tid, name, events, lost, unfinished, unbalanced FROM thread WHERE process = ? ORDER BY file"
SPANS = """SELECT span.id & 0xffffffffff, parent_event, end_event, depth, flags & 63, number, start_ns, duration_ns, self_ns
    FROM span JOIN site ON site.id = site WHERE span.id BETWEEN :t << 40 AND (:t + 1) << 40 ORDER BY span.id"""
INSTANTS = """SELECT instant.id & 0xffffffffff, type, site.number, instant.number, 0, 0, time_ns, 0, 0
    FROM instant JOIN site ON site.id = site WHERE instant.id BETWEEN :t << 40 AND (:t + 1) << 40 ORDER BY instant.id"""
NAMES = "SELECT number, position, name FROM value_name JOIN site ON site.id = site WHERE process = ? ORDER BY 1, 2"
WORDS = "SELECT site.number, position, value_word.number, word FROM value_word JOIN site ON site.id = site WHERE process = ? ORDER BY 1, 2, 3"
SWITCHES = "SELECT stamp, number, is_on FROM switch WHERE process = ? ORDER BY 1, 2, 3"
VALUES = """SELECT event & 0xffffffffff, position, type, value FROM value WHERE event BETWEEN :t << 40 AND (:t + 1) << 40 ORDER BY 1, 2"""
TASKS = """SELECT task.number, site.number, parent, priority, traits, parts, creator.file, runner.file, created_ns, begin_ns, end_ns, fulfilled_ns, busy_ns
    FROM task JOIN site ON site.id = task.site LEFT JOIN thread AS creator ON creator.id = created_by LEFT JOIN thread AS runner ON runner.id = task.thread
    WHERE task.process = ? ORDER BY 1"""
EDGES = "SELECT predecessor, successor, hazard FROM task_edge WHERE process = ? ORDER BY 1, 2"
RANKS = "SELECT rank FROM mpi_rank WHERE process = ?"
COMMUNICATORS = "SELECT id, size, is_world, ranks FROM communicator ORDER BY id"
END = "{0}.file, (SELECT uuid || directory FROM process WHERE id = {0}.process)"
MESSAGES = f"""SELECT communicator, source, destination, tag, bytes, {END.format('sender')}, {END.format('receiver')}, sent.number, posted.number, received.number,
    send_ns, sent_ns, receive_ns, received_ns FROM message JOIN thread AS sender ON sender.id = send_thread JOIN thread AS receiver ON receiver.id = receive_thread
    JOIN site AS sent ON sent.id = send_site JOIN site AS posted ON posted.id = receive_site JOIN site AS received ON received.id = received_site
    ORDER BY communicator, source, destination, tag, receive_ns, send_ns"""
TOLERANCE = 2
PATIENCE = 10  # seconds


def is_same(a, b):
    if a is None or b is None or a[:6] != b[:6]:
        return False
    inside = 2 * (a[1] or 0) + 1000000  # self: the error of everything inside adds up
    return abs(a[6] - b[6]) <= TOLERANCE and abs(a[7] - b[7]) <= TOLERANCE and (a[8] == b[8] or abs(a[8] - b[8]) < inside)


def has_same_times(there, here, facts, tolerance):
    """Rows with so many facts before their times; NULL is NULL."""
    if len(there) != len(here):
        return False
    for a, b in zip(there, here):
        if a[:facts] != b[:facts] or any((x is None) != (y is None) or abs((x or 0) - (y or 0)) > tolerance for x, y in zip(a[facts:], b[facts:])):
            return False
    return True


def differences_of_tasks(collected, found, exports):
    """What is wrong in the tables that follow from several threads; and how many tasks and messages there are."""
    differences, n_tasks, messages, communicators = [], 0, [], []
    for export in exports:
        for key, facts in processes(export).items():
            if key not in found:
                continue
            pairs = [(collected.execute(query, found[key][:1]).fetchall(), export.execute(query, facts[:1]).fetchall()) for query in (TASKS, EDGES, RANKS)]
            n_tasks += len(pairs[0][1])
            tolerance = TOLERANCE + max([row[5] * TOLERANCE for row in pairs[0][1]], default=0)  # that of busy_ns
            if not has_same_times(*pairs[0], 8, tolerance):
                bad = next(pair for pair in itertools.zip_longest(*pairs[0]) if None in pair or not has_same_times([pair[0]], [pair[1]], 8, tolerance))
                differences.append(f"{facts[1]} {facts[2]}: task {bad[0]} should be {bad[1]}")
            differences += [f"{facts[1]} {facts[2]}: {what}" for what, pair in (("edges", pairs[1]), ("rank", pairs[2])) if pair[0] != pair[1]]
        messages += export.execute(MESSAGES).fetchall()
        communicators += export.execute(COMMUNICATORS).fetchall()
    there = collected.execute(MESSAGES).fetchall()
    if not has_same_times(sorted(there, key=str), sorted(messages, key=str), 12, TOLERANCE):
        differences.append(f"{len(there)} messages should be {len(messages)}, or they differ")
    if collected.execute(COMMUNICATORS).fetchall() != sorted(communicators):
        differences.append("communicators")
    return differences, n_tasks, len(messages)


def processes(database):
    rows = database.execute("SELECT uuid || directory, id, program, pid, parent_pid, machine_id, clock_offset_ns FROM process")
    return {row[0]: row[1:] for row in rows}


def main():
    collected = sqlite3.connect(sys.argv[1])
    found, wanted, differences, n_events = processes(collected), 0, [], 0
    assert collected.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "integrity"
    assert not collected.execute("PRAGMA foreign_key_check").fetchall(), "foreign keys"
    exports = [sqlite3.connect(path) for path in sys.argv[2:]]
    for export in exports:
        for key, facts in processes(export).items():
            wanted += 1
            name = f"{facts[1]} {facts[2]}"
            if key not in found:
                differences.append(f"{name}: missing")
                continue
            if found[key][1:] != facts[1:]:
                differences.append(f"{name}: {found[key][1:]} should be {facts[1:]}")
            ids = found[key][0], facts[0]
            for what, query in (("sites", SITES), ("names of values", NAMES), ("words of values", WORDS), ("switches", SWITCHES)):
                if collected.execute(query, ids[:1]).fetchall() != export.execute(query, ids[1:]).fetchall():
                    differences.append(f"{name}: {what}")
            pairs = itertools.zip_longest(collected.execute(THREADS, ids[:1]).fetchall(), export.execute(THREADS, ids[1:]).fetchall())
            for there, here in pairs:
                if there is None or here is None or there[1:] != here[1:]:
                    differences.append(f"{name}: thread {there} should be {here}")
                    continue
                n_events += here[4]
                for query in (SPANS, INSTANTS):
                    rows = itertools.zip_longest(collected.execute(query, {"t": there[0]}), export.execute(query, {"t": here[0]}))
                    bad = next((pair for pair in rows if not is_same(*pair)), None)
                    if bad:
                        differences.append(f"{name} {here[1]}: {bad[0]} should be {bad[1]}")
                if collected.execute(VALUES, {"t": there[0]}).fetchall() != export.execute(VALUES, {"t": here[0]}).fetchall():
                    differences.append(f"{name} {here[1]}: captured values")
    if len(found) != wanted:
        differences.append(f"{len(found)} processes should be {wanted}")
    end = time.monotonic() + PATIENCE
    others, n_tasks, n_messages = differences_of_tasks(collected, found, exports)
    while others and time.monotonic() < end:
        time.sleep(0.05)
        others, n_tasks, n_messages = differences_of_tasks(collected, found, exports)
    differences += others
    print("\n".join(differences) or f"{n_events} events of {wanted} processes, {n_tasks} tasks and {n_messages} messages are the same")
    return 1 if differences or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
