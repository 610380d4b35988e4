"""What the rewriter does grows with the text, not with its square: instructions (by callgrind) and lengths for 1, 2 and 4 times as many calls."""
import json
import re
import shutil
import subprocess

TIMES = (125, 250, 500)
SHAPES = {
    "statements": lambda n: "int f(int, int);\nint t(int x) { int r = 0;\n" + "".join(f"r += f(x, {i});\n" for i in range(n)) + "return r; }\n",
    "macros": lambda n: "int f(int, int);\n#define CHECK(e) do { if (!(e)) f(0, 1); } while (0)\nint t(int x) {\n" + "".join(f"CHECK(f(x, {i}));\n" for i in range(n)) + "return 0; }\n",
    "functions": lambda n: "int f(int, int);\n" + "".join(f"int t{i}(int x) {{ return f(f(x, {i}), 1); }}\n" for i in range(n)),
    "nested": lambda n: "int f(int);\nint t(int x) { return " + "f(" * (n // 2) + "x" + ")" * (n // 2) + "; }\n",
    "operands": lambda n: "int f(int);\nint t(int x) { return " + "+".join(f"f(x + {i})" for i in range(n // 2)) + "; }\n",
}
MOST = 2.5  # times as much for the second step as for the first; a square would be 4


def measure(build, scratch, source):
    out = scratch / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", build / "weft", "rewrite", "-c", scratch / "config.json", source]
    result = subprocess.run([str(part) for part in command], cwd=scratch, capture_output=True)
    collected = re.search(rb"Collected : (\d+)", result.stderr)
    return (int(collected[1]), len(result.stdout)) if result.returncode == 0 and collected else None


def check(build, scratch):
    """(problems, number of checks)"""
    if not shutil.which("valgrind"):
        return [], 0
    problems, checks = [], 0
    (scratch / "config.json").write_text(json.dumps({"probes": [{"call": "**"}]}))
    for shape, text in SHAPES.items():
        for ending in (".c", ".cpp"):
            found = []
            for n in TIMES:
                source = scratch / f"scaling{ending}"
                source.write_text(text(n))
                found.append(measure(build, scratch, source.name))
            checks += 1
            if None in found:
                problems.append(f"scaling, {shape}{ending}: not measured")
                continue
            for what, (one, two, four) in zip(("instructions", "bytes"), zip(*found)):
                if four - two > MOST * (two - one):
                    problems.append(f"scaling, {shape}{ending}: {what}: {one}, {two}, {four}")
    return problems, checks
