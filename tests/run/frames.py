"""How much of the stack points take in code that is not optimised: functions with hundreds of calls, of which no two run at once, are compiled plain and
rewritten with -O0 -fstack-usage, and recursion through such a function must go as deep."""
import json
import re
import subprocess

CALLS = 300
HEAD = "int f(int); int g(int); void v(int); char *s(int);\n"
TAIL = "int f(int x) { return x; }\nint g(int x) { return x; }\nvoid v(int x) { (void)x; }\nchar *s(int x) { static char c[1]; return c + x * 0; }\n"
# name: (what stands before the cases, one case, what stands behind)
FUNCTIONS = {
    "valued": ("int valued(int k, int x) { int r = 0; switch (k) {", "case %d: r += f(x + 1); break;", "} return r; }"),
    "empty": ("void empty(int k, int x) { switch (k) {", "case %d: v(x + 1); break;", "} }"),
    "pointer": ("char *pointer(int k, int x) { switch (k) {", "case %d: return s(x + 1);", "} return 0; }"),
    "nested": ("int nested(int k, int x) { int r = 0; switch (k) {", "case %d: r += f(g(x + 1)); break;", "} return r; }"),
    "deep": ("int deep(int k, int n) { if (n == 0) return 0; switch (k) {", "case %d: return deep(k, n - 1) + 1;", "} return 0; }"),
}
# compiler, language, flags
COMPILERS = [
    ("gcc", "c", []),
    ("clang", "c", []),
    ("g++", "c++", ["-fno-exceptions"]),
    ("clang++", "c++", ["-fno-exceptions"]),
    ("gcc", "c", ["-fexceptions"]),
    ("clang", "c", ["-fexceptions"]),
    ("g++", "c++", []),
    ("clang++", "c++", []),
]
MOST, DEPTH = 64, 40000  # bytes that a frame may grow where no two points are open at once; how deep 8 MiB must reach


def program():
    lines = [HEAD]
    for before, case, behind in FUNCTIONS.values():
        lines += [before, *(case % i for i in range(CALLS)), behind]
    return "\n".join([*lines, TAIL, "int main(int n, char **a) { return deep(7, a[1] ? __builtin_atoi(a[1]) : n) == 0; }", ""]).replace("__builtin_atoi", "atoi")


def frames(compiler, flags, source, output):
    command = [*compiler, "-O0", "-w", "-fstack-usage", *flags, source, "-o", output]
    result = subprocess.run([str(part) for part in command], cwd=output.parent, capture_output=True, text=True)
    if result.returncode:
        return None, result.stderr
    sizes = {}
    for line in "\n".join(path.read_text() for path in output.parent.glob("*.su")).splitlines():
        place, size, _ = line.split("\t")
        for name in FUNCTIONS:
            if re.search(rf"(\b|_Z{len(name)}){name}(\b|i)", place.rsplit(":", 1)[1]):
                sizes[name] = int(size)
    for path in output.parent.glob("*.su"):
        path.unlink()
    return sizes, ""


def check(build, scratch):
    """(problems, number of checks)"""
    problems, checks = [], 0
    (scratch / "config.json").write_text(json.dumps({"probes": [{"call": "**"}]}))
    for compiler, language, flags in COMPILERS:
        name = " ".join([compiler, *flags])
        source = scratch / ("frames.c" if language == "c" else "frames.cpp")
        source.write_text("#include <stdlib.h>\n" + program())
        plain, plain_errors = frames([compiler], flags, source, scratch / "plain")
        ours, errors = frames([build / "weft", "cc", compiler], flags, source, scratch / "woven")
        checks += 1
        if not plain or not ours or set(plain) != set(FUNCTIONS) or set(ours) != set(FUNCTIONS):
            problems.append(f"frames, {name}: not measured: {plain} {ours}\n{plain_errors}{errors}")
            continue
        for function in FUNCTIONS:
            points = 2 if function == "nested" else 1  # so many are open at once
            most = points * MOST
            checks += 1
            if ours[function] - plain[function] > most:
                problems.append(f"frames, {name}: {function} grows from {plain[function]} to {ours[function]} bytes, more than {most}")
        checks += 1
        run = subprocess.run(["sh", "-c", f"ulimit -s 8192; WEFT_TRACE=off exec ./woven {DEPTH}"], cwd=scratch)
        if run.returncode:
            problems.append(f"frames, {name}: recursion {DEPTH} deep: status {run.returncode}")
    return problems, checks
