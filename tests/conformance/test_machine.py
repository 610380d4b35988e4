"""The conformance machine itself: that it sees differences, remembers results and goes on. Needs no build of weft.

run --quick calls it; by hand: python3 tests/conformance/test_machine.py
"""
import dataclasses
import pathlib
import sys
import tempfile
import types
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "driver"))
import machine  # noqa: E402
import projects  # noqa: E402

# runs what is behind "--", with what stands in for a changed meaning
FAKE_WEFT = """#!/bin/sh
echo 'weft: 7 points in 2 of 3 units; 1 point fell back (weft sites x.c tells why); 1 compiled from the original, because'
while [ "$1" != -- ]; do shift; done
shift
CHANGED=%s exec "$@"
"""
PROJECT = """levels="-O0 -O2"
prepare() { echo plain >how; }
make_project() { "${wrap[@]}" sh -c 'echo ${CHANGED:-} >>how; echo built >>"$0"' "$here/builds"; }
verify() { tr -d '\\n' <how; echo " $level"; }
"""


class Machine(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.place = pathlib.Path(scratch.name)
        (self.place / "project").mkdir()
        (self.place / "project" / "sample").write_text(PROJECT)
        (self.place / "sources").mkdir()
        (self.place / "project.sh").write_bytes((machine.HERE / "project.sh").read_bytes())
        (self.place / "project.sh").chmod(0o755)
        for name, value in {"HERE": self.place, "CACHE": self.place / "cache", "fetch": lambda _: self.place / "sources"}.items():
            self.addCleanup(setattr, projects, name, getattr(projects, name))
            setattr(projects, name, value)
        options = types.SimpleNamespace(compiler=None, level=["-O2"], build="build", verbose=False, keep=False)
        self.suite = projects.Projects("projects", {"compilers": ["gcc"]}, options)
        (self.job,) = self.suite.jobs()

    def weft(self, changed):
        command = self.place / "weft"
        command.write_text(FAKE_WEFT % changed)
        command.chmod(0o755)
        return types.SimpleNamespace(work=self.place / "work", command=lambda _: str(command), environment=lambda *_: {"PATH": "/usr/bin:/bin"})

    def builds(self):
        return len((self.place / "builds").read_text().splitlines())

    def test_same(self):
        result = self.suite.run(self.job, ["off"], self.weft(""))["off"]
        self.assertEqual(result.verdict, "same")
        self.assertEqual((result.points, result.units, result.all_units, result.fell_back, result.rejected), (7, 2, 3, 1, 1))

    def test_different(self):
        result = self.suite.run(self.job, ["full", "off"], self.weft("oops"))["off"]
        self.assertEqual(result.verdict, "different")
        self.assertIn("+plainoops -O2", result.text)

    def test_a_difference_shows_both_sides(self):
        shown = machine.difference("line\n" * 1000, "stopped")
        self.assertIn("\n+stopped", shown)
        self.assertLess(len(shown.splitlines()), 30)

    def test_a_disk_that_gets_full(self):
        """What fills it is killed, with what it has started, and has another verdict."""
        before = machine.ROOM
        self.addCleanup(setattr, machine, "ROOM", before)
        done, has_room = machine.run_with_room(["sh", "-c", "echo in time; exit 3"], self.place, timeout=0.01, stdout=-1, text=True)
        self.assertEqual((done.returncode, done.stdout, has_room), (3, "in time\n", True))
        machine.ROOM = 1 << 62
        done, has_room = machine.run_with_room(["sh", "-c", "sleep 1000 & echo $!; wait"], self.place, timeout=0.5, stdout=-1, text=True)
        self.assertEqual((done.returncode, has_room), (-9, False))
        self.assertFalse(pathlib.Path(f"/proc/{done.stdout.strip()}/exe").exists(), "what it has started runs on")

    def test_plain_build_is_remembered_until_the_description_changes(self):
        for builds in (2, 3):  # a plain one and an instrumented one, then the latter alone
            self.suite.run(self.job, ["off"], self.weft(""))
            self.assertEqual(self.builds(), builds)
        described = self.place / "project" / "sample"
        kept = self.place / "cache/plain/sample-gcc-O2/verdict"
        described.write_text(PROJECT.replace("echo plain", "echo other"))
        self.suite.run(self.job, ["off"], self.weft(""))
        self.assertEqual((self.builds(), kept.read_text()), (5, "other -O2\n"))

    def test_project_that_does_not_build_plainly(self):
        (self.place / "project" / "sample").write_text("prepare() { echo no compiler; false; }\n")
        result = self.suite.run(self.job, ["off"], self.weft(""))["off"]
        self.assertEqual(result.verdict, "different")
        self.assertIn("no compiler", result.text)

    def test_memory_of_a_run_that_was_stopped(self):
        path = self.place / "results" / "suite.jsonl"
        memory = machine.Memory(path)
        memory.put("one", dataclasses.asdict(machine.Result("same", points=3)))
        with path.open("a") as file:
            file.write('["two", {"verd')
        memory = machine.Memory(path)
        self.assertEqual(list(memory.known), ["one"])
        memory.put("two", dataclasses.asdict(machine.Result("different")))
        self.assertEqual(machine.Result(**machine.Memory(path).known["two"]).verdict, "different")


if __name__ == "__main__":
    unittest.main()
