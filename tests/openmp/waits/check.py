"""Waits of known length (program.c): weft report tells their size, lines and threads, and nothing of a balanced program.

On a busy machine threads wait for processors as well, and the report says so: a case may be tried again."""
import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parent / "program.c"
SLACK = 3  # nothing is shorter than it must be, but the machine may be busy
TRIES = 6


class Failure(Exception):
    pass


def expect(condition, text):
    if not condition:
        raise Failure(str(text)[-1500:])


def line_of(mark):
    lines = SOURCE.read_text().splitlines()
    found = [number for number, line in enumerate(lines, 1) if mark in line]
    expect(found, mark)
    return found[0]


def lines_behind(function, mark):
    """The lines of the function with the mark."""
    lines, begin = SOURCE.read_text().splitlines(), line_of(f"static void {function}(void)")
    return [number for number, line in enumerate(lines, 1) if number > begin and mark in line][0]


class Waits:
    def __init__(self, weft, compiler, scratch):
        self.weft, self.scratch, self.program = weft, scratch, scratch / "program"
        config = scratch / "config.json"
        config.write_text(json.dumps({"probes": [{"region": "omp::**"}, {"call": "work"}, {"call": "slow"}, {"call": "omp_fulfill_event", "capture": ["args"]}]}))
        self.environment = {**os.environ, "WEFT_CONFIG": str(config), "WEFT_STATE": str(scratch / "state")}
        self.do(weft, "cc", compiler, "-O1", "-fopenmp", SOURCE, "-o", self.program)

    def do(self, *words, **environment):
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60, env={**self.environment, **environment})
        expect(done.returncode == 0, done.stderr)
        return done.stdout

    def run(self, case):
        trace = self.trace = self.scratch / case
        shutil.rmtree(trace, ignore_errors=True)
        self.late = {int(line) for line in self.do(self.program, case, WEFT_TRACE=str(trace)).split()}
        self.text = self.do(self.weft, "report", trace)
        report = json.loads(self.do(self.weft, "report", "--json", trace))
        known, self.imbalances = report["parallelism"], report["imbalances"]
        self.rows, self.paths = known["wait_states"], known["critical_paths"]

    def ask(self, question):
        database = self.scratch / "trace.sqlite"
        self.do(self.weft, "export", "--to", "sqlite", "--force", "-o", database, self.trace)
        with contextlib.closing(sqlite3.connect(database)) as connection:
            return connection.execute(question).fetchall()

    def ready(self):
        return self.ask("SELECT ready_ns, begin_ns, name FROM task_ready")

    def expect_row(self, state, waiting, cause, n, ms, is_creation=False):
        """All waits of the kind in this line because of that one, by the thread that said so, if one did."""
        rows = [row for row in self.rows if (row["state"], row["waiting"]["line"], row["cause"]["line"]) == (state, waiting, cause)]
        expect(len(rows) == 1, [state, waiting, cause, self.rows])
        row, = rows
        expect(n in (None, row["waits"]) and ms * 0.9 <= row["total_ns"] / 1e6 <= ms * SLACK, [n, ms, row])
        expect(row["cause_is_creation"] == is_creation, row)
        expect(len(self.late) != 1 or row["cause_thread"]["tid"] in self.late, [self.late, row])
        expect(row["waiting_thread"]["tid"] != row["cause_thread"]["tid"], row)
        if row["total_ns"] == max(other["total_ns"] for other in self.rows):
            expect("wait states of OpenMP" in self.text and f"program.c:{cause}" in self.text, self.text)
        return row

    def expect_path(self, least, most, tasks):
        path, = self.paths
        expect(least <= path["total_ns"] / 1e6 <= most and path["tasks"] == tasks, path)
        expect(sum(part["total_ns"] for part in path["parts"]) == path["total_ns"], path)
        expect("critical path of the tasks" in self.text, self.text)
        return path


def check_barrier(waits):
    waits.run("barrier")
    waits.expect_row("wait at barrier", lines_behind("barrier", "/* here */"), line_of("late for the barrier"), 8, 400)


    threads, = waits.imbalances  # 80 ms of work, and 280 ms
    expect(threads["odd"] and threads["threads"] == 2 and 80 <= threads["least_ns"] / 1e6 <= 80 * SLACK and 280 <= threads["most_ns"] / 1e6, threads)


def check_pool(waits):
    """What threads of OpenMP do between regions is no work, as far as is known."""
    waits.run("pool")
    expect(not waits.imbalances and "load imbalance" not in waits.text, waits.text)


def check_end(waits):
    waits.run("end")
    waits.expect_row("wait at barrier", lines_behind("end", "/* here */"), line_of("late for the end"), 6, 240)


def check_single(waits):
    waits.run("single")
    waits.expect_row("wait at barrier", lines_behind("single", "/* here */"), line_of("alone"), 10, 200)


def check_critical(waits):
    waits.run("critical")
    row = waits.expect_row("wait for critical", lines_behind("critical", "/* here */"), line_of("/* inside */"), None, 140)
    expect(row["waits"] in (2, 3), row)


def check_chain(waits):
    waits.run("chain")
    line = line_of("the chain")
    # which of the two threads waits is the runtime's choice, and so is where
    rows = [row for row in waits.rows if row["state"] == "no task ready" and row["cause"]["line"] == line]
    expect(180 <= sum(row["total_ns"] for row in rows) / 1e6 <= 200 * SLACK, waits.rows)
    path = waits.expect_path(200, 200 * SLACK, 20)
    run = path["parts"][0]
    expect((run["part"], run["task"]["line"], run["pieces"]) == ("runs", line, 20) and run["total_ns"] > 0.9 * path["total_ns"], path)
    expect(200 <= path["work_ns"] / 1e6 <= 200 * SLACK, path)


def check_processes(waits):
    """A place is one row, in however many processes its tasks are."""
    waits.run("chain")
    waits.do(waits.program, "chain", WEFT_TRACE=str(waits.trace))
    rows = json.loads(waits.do(waits.weft, "report", "--json", waits.trace))["tasks"]
    expect([(row["line"], row["created"], row["ended"]) for row in rows] == [(line_of("the chain"), 40, 40)], rows)


def check_producer(waits):
    waits.run("producer")
    line = line_of("/* late */")
    rows = [row for row in waits.rows if row["state"] == "no task ready" and row["cause"]["line"] == line and row["cause_is_creation"]]
    expect(len(rows) == 1 and 100 <= rows[0]["total_ns"] / 1e6 <= 200 * SLACK and rows[0]["cause_thread"]["tid"] in waits.late, waits.rows)
    path = waits.expect_path(200, 205 * SLACK, 11)
    expect(path["parts"][0]["part"] == "creation" and path["parts"][0]["total_ns"] >= 0.9 * 200e6, path)


def check_rounds(waits):
    """The way back goes on before a barrier at which the creator waited for no task."""
    waits.run("rounds")
    path = waits.expect_path(80, 80 * SLACK, 3)
    (created, last), = waits.ask("SELECT min(created_ns), max(end_ns) FROM task")
    expect(path["total_ns"] == last - created, [path, last - created])


def check_event(waits):
    """A detached task is completed by its event: until then nothing was ready, and the way to what is behind leads through it."""
    waits.run("event")
    task, behind = line_of("/* awaits its event */"), line_of("/* behind the event */")
    rows = [row for row in waits.rows if row["state"] == "no task ready" and row["cause"]["line"] == task]
    expect(3 * 40 <= sum(row["total_ns"] for row in rows) / 1e6 <= 3 * 50 * SLACK, waits.rows)
    late = [row for row in waits.rows if row["state"] == "task not begun" and row["cause"]["line"] == behind]
    expect(sum(row["total_ns"] for row in late) <= 3 * 25e6, waits.rows)
    ready = waits.ready()
    expect(len(ready) == 6 and all(begin >= ready for ready, begin, _ in ready), ready)
    expect(all(completed - end >= 40e6 for completed, end in waits.ask("SELECT completed_ns, end_ns FROM task WHERE traits = 'detachable'")), waits.rows)


def check_unknown(waits):
    """Nobody is told when the event came: no task is said to have been ready, or completed, at a time that is not known."""
    waits.run("unknown")
    behind = line_of("/* behind the unknown event */")
    expect(not [row for row in waits.rows if row["state"] == "task not begun" and row["cause"]["line"] == behind], waits.rows)
    expect(waits.ask("SELECT completed_ns FROM task WHERE traits = 'detachable'") == [(None,)], "completed")
    expect(len(waits.ready()) == 1, waits.ready())


def check_tree(waits):
    """16 leaves of 10 ms and 15 nodes of 2 ms, two at once."""
    waits.run("tree")
    path = waits.expect_path(95, 190 * SLACK, 31)
    expect(189 <= path["work_ns"] / 1e6 <= 190 * SLACK, path)
    expect(sum(part["total_ns"] for part in path["parts"] if part["part"] == "runs") > 0.8 * path["total_ns"], path)


def check_balanced(waits):
    waits.run("balanced")
    expect("wait states of OpenMP" not in waits.text, waits.text)


def attempt(check, waits):
    """What is wrong, or None."""
    for _ in range(TRIES):
        try:
            check(waits)
            return None
        except (Failure, ValueError, KeyError, TypeError) as problem:
            failure = f"{type(problem).__name__} {problem}"
    return failure


def check_all(weft, compiler, scratch):
    """(name, what is wrong or None) of each case."""
    waits = Waits(weft, compiler, scratch)
    for name, check in list(globals().items()):
        if name.startswith("check_") and name != "check_all":
            yield name, attempt(check, waits)
