"""What readers add up: one row a thread, class and line; runs that share a directory; scopes in `weft estimate`; conditions with blanks."""
import collections
import json
import os
import subprocess

CONFIG = {"trace": {"directory": "named", "mode": "full"}, "machine_id": "loom", "probes": [{"call": "**"}, {"function": "leaf"}, {"call": "main", "kind": "global"}]}
SOURCE = """
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
int leaf(int n) { return n + 1; }
int main(int argc, char **argv) { int n = leaf(argc); if (argc > 1) { if (fork() == 0) execl(argv[0], argv[0], (char *)0); usleep(20000); wait(0); } return n < 0; }
"""


def check_all(check, run, weft, scratch):
    (scratch / "config.json").write_text(json.dumps(CONFIG))
    (scratch / "sums.c").write_text(SOURCE)
    program = scratch / "sums"
    run([weft, "cc", "gcc", "-O1", "sums.c", "-o", program], cwd=scratch)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("WEFT_")}

    def json_of(trace, *options):
        return json.loads(run([weft, "report", "--json", *options, trace], cwd=scratch))

    run([weft, "run", "--", program, "child"], cwd=scratch, env=environment)
    check("weft run: trace.directory and machine_id of config.json", ({"loom"}, 3), (lambda p: ({one["machine_id"] for one in p}, len(p)))(json_of("named")["processes"]))
    check("weft run: one run", 1, len(json_of("named")["runs"]))
    for condition in ("duration > 1ms", " duration>1ms", "callee = usl*", "callee != leaf"):
        check(f"--where '{condition}'", True, 0 < json_of("named", "--where", condition)["calls"] < json_of("named")["calls"])
    found = json.loads(run([weft, "estimate", "--json", "named"], cwd=scratch))["sites"]
    check("estimate: the program is an interval", [("main", "global", 1, 16)] * 2, [(site["callee"], site["kind"], site["calls"], site["bytes"]) for site in found if site["callee"] == "main"])

    # without weft run: a child by fork and exec belongs to its parent, a later run does not
    for arguments in (["child"], []):
        run([program, *arguments], cwd=scratch, env=environment)
    report = json_of("weft-trace")
    check("two runs: which", [3, 1], [len(group) for group in report["runs"]])
    text = run([weft, "report", "weft-trace"], cwd=scratch).decode()
    check("two runs: the report says so", True, "these are 2 runs, added up" in text)
    # ranks: no common parent that records, but side by side
    ranks = [subprocess.Popen([program, "child"], cwd=scratch, env={**environment, "WEFT_TRACE": "ranks"}) for _ in range(3)]
    for rank in ranks:
        rank.wait(timeout=60)
    check("ranks are one run", 1, len(json_of("ranks")["runs"]))
    run([weft, "run", "-o", "script", "--", "sh", "-c", f"{program}; {program}"], cwd=scratch, env=environment)
    check("what weft run starts is one run", 1, len(json_of("script")["runs"]))
    for key, name in (("thread", ("pid", "tid")), ("class", ("class",)), ("line", ("file", "line"))):
        rows = collections.Counter(tuple(row[part] for part in name) for row in json_of("script", "--by", key)["rows"])
        check(f"--by {key}: each once", [], [row for row, n in rows.items() if n > 1])

    (scratch / "signal.json").write_text('{"trace": {"signal": "KILL"}, "probes": []}')
    result = subprocess.run([weft, "sites", "-c", "signal.json", "sums.c"], cwd=scratch, capture_output=True, text=True)
    check("a signal that cannot be caught", (2, True), (result.returncode, '"signal" cannot be "KILL"; accepted are USR1' in result.stderr))
