"""Is a collected database what the exports of the local traces say, event for event?

usage: compare.py COLLECTED.sqlite EXPORT.sqlite...      (prints what differs; status 1 if anything does)

Ids are each database's own, so everything is compared by what it means. Times may differ by 2 ns, where a program learnt its clock's frequency
while its events were collected (docs/collector.md).
"""
import itertools
import sqlite3
import sys

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
TOLERANCE = 2


def is_same(a, b):
    if a is None or b is None or a[:6] != b[:6]:
        return False
    inside = 2 * (a[1] or 0) + 1000000  # self: the error of everything inside adds up
    return abs(a[6] - b[6]) <= TOLERANCE and abs(a[7] - b[7]) <= TOLERANCE and (a[8] == b[8] or abs(a[8] - b[8]) < inside)


def processes(database):
    rows = database.execute("SELECT uuid || directory, id, program, pid, parent_pid, machine_id, clock_offset_ns FROM process")
    return {row[0]: row[1:] for row in rows}


def main():
    collected = sqlite3.connect(sys.argv[1])
    found, wanted, differences, n_events = processes(collected), 0, [], 0
    assert collected.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "integrity"
    assert not collected.execute("PRAGMA foreign_key_check").fetchall(), "foreign keys"
    for path in sys.argv[2:]:
        export = sqlite3.connect(path)
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
    print("\n".join(differences) or f"{n_events} events of {wanted} processes are the same")
    return 1 if differences or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
