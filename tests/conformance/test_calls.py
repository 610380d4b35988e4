"""The independent log: that it knows what is recorded and what is listed, and sees what is neither.

run --quick calls it; by hand: WEFT_BUILD=build/debug python3 tests/conformance/test_calls.py
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "driver"))
import calls  # noqa: E402

PROGRAM = """#include <vector>
struct word { int n; word(int n) : n(n) {} ~word() {} operator int() const { return n; } };
static int leaf(int n) { return n + 1; }
static int pass(int n) { return leaf(n) + leaf(n + 1); }
static word make(int n) { return word(pass(n)); }
static int hidden(int n) { return leaf(n); }
constexpr int size(int n) { return n; }
template <class T> T twice(T t) { return t + leaf(t); }
struct sign { int n; sign(int n) : n(n) {} sign(const sign &s) : n(s.n) {} sign operator-() const { return sign(-n); } };
template <class T> int negated(T t) { return sign(-t).n + sign(t).n; }
struct list { int items[2]; const int *begin() const { return items; } const int *end() const { return items + 2; } };
int main()
{
    int sum = make(pass(1)) + hidden(2) + negated(sign(1)) + sizeof(leaf(3)) + (size(4) ? twice(5) : 0);
    for (int n : list{ { pass(6), 7 } })
        sum += n;
    static_assert(size(1) == 1, "");
    return [&](int n) { return pass(n) + sum; }(8) == 0;
}
"""


class CallsTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.place = pathlib.Path(scratch.name)
        self.weft = str(pathlib.Path(os.environ["WEFT_BUILD"]).resolve() / "weft")
        self.log = calls.Calls(self.place, pathlib.Path(__file__).resolve().parent.parent.parent / "runtime")
        (self.place / "t.cpp").write_text(PROGRAM)

    def differences(self, probes, compiler="g++"):
        config, source = self.place / "config.json", self.place / "t.cpp"
        config.write_text(json.dumps({"probes": probes}))
        flags = ["-std=c++17", *calls.flags(compiler)]
        environment = {**os.environ, "WEFT_CONFIG": str(config), "WEFT_STATE": str(self.place), "WEFT_TRACE": str(self.place / "trace"), "WEFT_MODE": "ring"}
        subprocess.run([self.weft, "cc", compiler, *flags, str(source), "-o", str(self.place / "t")], env=environment, check=True)
        subprocess.run([self.place / "t"], env=environment | self.log.environment(self.place), check=True)
        return self.log.differences(self.place, calls.sites(self.weft, config, compiler, flags, source, environment))

    def test_everything_is_known(self):
        for compiler in "g++", "clang++":
            self.assertEqual(self.differences([{"call": "**"}], compiler), [], compiler)

    def test_an_interval_without_a_call_is_seen(self):
        class Named:
            def at(self, address, is_return=False):
                return {"1": ("leaf(int)", "", 0), "2": ("sign::sign(int)", "", 0)}[address]

        site = lambda what, function, *place: [what, "2", function, "-", "-", *place]  # noqa: E731
        rows = [site("other", "1", "leaf", "t.cpp", "3", "1"), site("missing", "2", "", "", "0", "0")]
        rows += [site("empty", "-", name, "t.cpp", line, "1") for name, line in (("leaf", "3"), ("leaf", "4"), ("sign", "5"), ("other", "6"))]
        self.assertEqual(
            sorted(self.log.invented(rows, Named())), ["the interval of leaf t.cpp:4:1 holds no call", "the interval of sign t.cpp:5:1 holds no call"]
        )

    def test_a_program_without_a_log_is_seen(self):
        self.assertEqual(self.log.differences(self.place, {"points": []}), ["the program has left no log"])

    def test_a_program_without_points_has_a_log(self):
        for compiler in "g++", "clang++":
            missing = self.differences([{"call": "none"}], compiler)
            self.assertIn("leaf at t.cpp:4 in pass: static int pass(int n) { return leaf(n) + leaf(n + 1); } (8)", missing, compiler)

    def test_what_is_neither_recorded_nor_listed_is_seen(self):
        found = self.differences([{"call": "**"}, {"call": "hidden", "record": False}, {"call": "twice", "record": False}])
        self.assertEqual(sorted(line.split(" in main")[0] for line in found), ["hidden at t.cpp:14", "twice at t.cpp:14"])

    def test_a_build_is_compared(self):
        config, state = self.place / "config.json", self.place / "state"
        config.write_text(json.dumps({"probes": [{"call": "**"}, {"call": "hidden", "record": False}]}))
        tools = calls.make_compilers(self.place / "compilers")
        environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "WEFT_TRACE": str(self.place / "trace"), "WEFT_MODE": "ring"}
        command = [self.weft, "build", "-c", str(config), "-o", str(state), "--", "g++", "-std=c++17", "-O2", "t.cpp", "-o", "t"]
        subprocess.run(command, cwd=self.place, env=environment, check=True, stderr=subprocess.DEVNULL)
        subprocess.run([self.place / "t"], env=environment | self.log.environment(self.place), check=True)
        found = self.log.differences(self.place, calls.sites_of_build(self.weft, config, state))
        self.assertEqual([line.split(" in main")[0] for line in found], ["hidden at t.cpp:14"])
        self.assertGreater(calls.count(self.place), 20)

    def test_what_is_evaluated_in_an_interval_is_seen(self):
        found = self.differences([{"call": "make"}])
        self.assertIn("pass at t.cpp:5 in make: static word make(int n) { return word(pass(n)); } (1)", found)


if __name__ == "__main__":
    unittest.main()
