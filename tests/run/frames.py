"""How much of the stack points take in code that is not optimised: functions with hundreds of calls, of which no two run at once, are compiled plain and
rewritten with -O0 -fstack-usage, and recursion through such a function must go as deep."""
import json
import re
import subprocess

CALLS = 300
HEAD = """int f(int); int g(int); void v(int); char *s(int);
typedef int (*routine)(int); routine p(int);
struct record { long member[4]; }; struct record t(int), l(int, ...);
typedef int four __attribute__((__vector_size__(16))); four q(int);
long double w(int); _Complex double z(int);
"""
TAIL = "int f(int x) { return x; }\nint g(int x) { return x; }\nvoid v(int x) { (void)x; }\nchar *s(int x) { static char c[1]; return c + x * 0; }\n"
TAIL += """routine p(int x) { return x ? f : g; }
struct record t(int x) { struct record r = { { x } }; return r; }
four q(int x) { four r = { x }; return r; }
long double w(int x) { return x; }
_Complex double z(int x) { return x; }
struct record l(int x, ...) { return t(x); }
"""
# name: (what stands before the cases, one case, what stands behind)
FUNCTIONS = {
    "valued": ("int valued(int k, int x) { int r = 0; switch (k) {", "case %d: r += f(x + 1); break;", "} return r; }"),
    "empty": ("void empty(int k, int x) { switch (k) {", "case %d: v(x + 1); break;", "} }"),
    "pointer": ("char *pointer(int k, int x) { switch (k) {", "case %d: return s(x + 1);", "} return 0; }"),
    "nested": ("int nested(int k, int x) { int r = 0; switch (k) {", "case %d: r += f(g(x + 1)); break;", "} return r; }"),
    "routines": ("int routines(int k, int x) { int r = 0; switch (k) {", "case %d: r += p(x + 1) == g; break;", "} return r; }"),
    "records": ("long records(int k, int x) { long r = 0; switch (k) {", "case %d: r += t(x + 1).member[1]; break;", "} return r; }"),
    "through": ("long through(int k, int x) { struct record (*p)(int) = t; long r = 0; switch (k) {", "case %d: r += p(x + 1).member[1]; break;", "} return r; }"),
    "kept": ("long kept(int k, int x) { struct record r = { { 0 } }; switch (k) {", "case %d: r = t(x + 1); break;", "} return r.member[1]; }"),
    "chained": ("int chained(int k, int x) { int r = 0; switch (k) {", "case %d: r += p(x)(x + 1); break;", "} return r; }"),
    "ordered": ("int *at; int ordered(int k, int x) { switch (k) {", "case %d: *at = f(x + 1); break;", "} return *at; }"),
    "placed": ("struct record *to; long placed(int k, int x) { switch (k) {", "case %d: *to = t(x + 1); break;", "} return to->member[1]; }"),
    "variadic": ("long variadic(int k, int x) { long r = 0; switch (k) {", "case %d: r += l(x + 1, 2, 3.).member[1]; break;", "} return r; }"),
    "commented": ("long commented(int k, int x) { struct record (*p)(int) = t; long r = 0; switch (k) {", "case %d: r += p /**/ (x + 1).member[1]; break;", "} return r; }"),
    "shared": ("inline double shared(int k, int x) { _Complex double r = 0; switch (k) {", "case %d: r += z(x + 1); break;", "} return __real__ r; } extern double shared(int, int);"),
    "ruled": ("int ruled(int k, int x) { int r = 0;\n#pragma GCC ivdep\n for (; x < 0; x++) ; switch (k) {", "case %d: r += p(x + 1) == g; break;", "} return r; }"),
    "vectors": ("int vectors(int k, int x) { four r = { 0 }; switch (k) {", "case %d: r += q(f(x + 1)); break;", "} return r[0]; }"),
    "wide": ("long double wide(int k, int x) { long double r = 0; switch (k) {", "case %d: r += w(x + 1); break;", "} return r; }"),
    "complexes": ("double complexes(int k, int x) { _Complex double r = 0; switch (k) {", "case %d: r += z(x + 1); break;", "} return __real__ r; }"),
    "multiplied": ("double multiplied(int k, int x) { _Complex double r = 0; switch (k) {", "case %d: r += 2 * z(x + 1); break;", "} return __real__ r; }"),
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
    return "\n".join([*lines, TAIL, "int main(int n, char **a) { return deep(7, a[1] ? __builtin_atoi(a[1]) : n) + (int)shared(-1, 1) == 0; }", ""]).replace("__builtin_atoi", "atoi")


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
    return sizes, result.stderr


def check(build, scratch):
    """(problems, number of checks)"""
    problems, checks = [], 0
    (scratch / "config.json").write_text(json.dumps({"probes": [{"call": "**"}]}))
    for compiler, language, flags in COMPILERS:
        name = " ".join([compiler, *flags])
        source = scratch / ("frames.c" if language == "c" else "frames.cpp")
        source.write_text("#include <stdlib.h>\n" + program())
        plain, plain_errors = frames([compiler], flags, source, scratch / "plain")
        ours, errors = frames([build / "weft", "build", "--", compiler], flags, source, scratch / "woven")
        checks += 1
        if not plain or not ours or set(plain) != set(FUNCTIONS) or set(ours) != set(FUNCTIONS):
            problems.append(f"frames, {name}: not measured: {plain} {ours}\n{plain_errors}{errors}")
            continue
        checks += 1
        if b"libweft" not in (scratch / "woven").read_bytes():
            problems.append(f"frames, {name}: nothing was rewritten\n{errors}")
        checks += 1
        if "compiler-rejected" in errors:  # a call without a probe takes no room
            problems.append(f"frames, {name}: {errors}")
        for function in FUNCTIONS:
            points = 2 if function in ("nested", "vectors", "chained") else 1  # so many are open at once
            most = points * MOST
            checks += 1
            if ours[function] - plain[function] > most:
                problems.append(f"frames, {name}: {function} grows from {plain[function]} to {ours[function]} bytes, more than {most}")
        checks += 1
        run = subprocess.run(["sh", "-c", f"ulimit -s 8192; WEFT_TRACE=off exec ./woven {DEPTH}"], cwd=scratch)
        if run.returncode:
            problems.append(f"frames, {name}: recursion {DEPTH} deep: status {run.returncode}")
    return problems, checks
