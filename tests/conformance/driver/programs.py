"""Suites of single files that check themselves: each is compiled and run plainly, and then the same through `weft cc`."""
import pathlib
import re
import subprocess
import tempfile

import calls
from machine import CACHE, HERE, Job, Memory, Result, fetch


def options_of(source):
    """dg-options and dg-additional-options, those without a target selector or for x86."""
    found = []
    for match in re.finditer(r'dg-(?:additional-)?options\s+"([^"]*)"(?:\s*\{([^}]*)\})?', source):
        if not match[2] or "target" not in match[2] or "x86" in match[2] or "i?86" in match[2]:
            found += match[1].split()
    return [flag for flag in found if flag.startswith(("-f", "-D", "-std", "-W", "-m"))]


def by_standard(source):
    """The standards that the test's target selector allows; unoptimised, but for C++17, g++'s default."""
    if re.search(r'dg-options\s+"[^"]*-std=', source):
        return [["-O0"], ["-O2"]]
    done = re.search(r"dg-do\s+run(.*)", source)
    selector = done[1] if done else ""
    least = max([int(n.replace("2a", "20")) for n in re.findall(r"(?<!! )c\+\+(\d[\da])(?!_)", selector)], default=11)
    most = min([int(n) for n in re.findall(r"c\+\+(\d\d)_(?:down|only)", selector)], default=20)
    most = min([most, *[int(n) - 3 for n in re.findall(r"! c\+\+(\d\d)", selector)]])
    return [[f"-std=gnu++{n}", "-O2" if n == 17 else "-O0"] for n in (11, 14, 17, 20) if least <= n <= most]


def run(command, directory, environment, seconds):
    """Status and what was said, on both streams; "timeout" if it took too long."""
    try:
        done = subprocess.run(command, cwd=directory, env=environment, capture_output=True, timeout=seconds, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return "timeout", "", ""
    return done.returncode, done.stdout.decode("latin1"), done.stderr.decode("latin1")


class Programs:
    WRONG = {"unseen": "is not rewritten", "rejected": "is compiled from the original"}

    def __init__(self, name, description, options):
        self.name, self.description, self.options = name, description, options
        self.plain = Memory(CACHE / "plain" / f"{name}.jsonl")
        lines = (HERE / "known-differences.txt").read_text().splitlines()
        self.known = dict(line.split(None, 1) for line in lines if line.strip() and line[0] != "#")
        self.ways = description.get("ways", ["full", "off"])
        self.include = []

    def jobs(self):
        corpus = fetch(self.description["corpus"])
        if not corpus:
            return None
        self.root = corpus / self.description.get("root", "")
        self.include = [f"-I{self.root / folder}" for folder in self.description.get("include", [])]
        paths = sorted({path for pattern in self.description["files"] for path in self.root.glob(pattern)})
        for key, wanted in ("containing", True), ("lacking", False):
            if pattern := self.description.get(key):
                paths = [path for path in paths if bool(re.search(pattern, path.read_text(encoding="latin1"))) == wanted]
        self.paths = {str(path.relative_to(self.root).with_suffix("")): path for path in paths[:: self.description.get("every", 1)]}
        compilers = self.use_compilers()
        return [Job(self.name, test, compiler, "") for test in self.paths for compiler in compilers]

    def use_compilers(self):
        compilers = self.options.compiler or self.description["compilers"]
        self.versions = {c: subprocess.run([c, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0] for c in compilers}
        return compilers

    def flags(self, source):
        standards = self.description.get("standards")
        ways = by_standard(source) if standards else self.description["flags"]
        if standards == "one":  # g++'s default where the test allows it, which is optimised, or else the newest
            ways = [flags for flags in ways if "-O2" in flags][-1:] or ways[-1:]
        return [flags for flags in ways if not self.options.level or set(self.options.level) & set(flags)]

    def described(self, job):
        """A run with --level says nothing of the other flags."""
        return " ".join([str(self.description.get("flags", "")), *(self.options.level or ())])

    def attempt(self, wrapper, job, arguments, directory, environment, seconds):
        """What comes of compiling it, with this in front of the compiler, and of running it."""
        built = run([*wrapper, job.compiler, *arguments, str(self.paths[job.test]), "-o", "test", "-lm"], directory, environment, 300)
        return built, self.execute(job, directory, environment, seconds) if built[0] == 0 else built

    def execute(self, job, directory, environment, seconds):
        return run(["./test"], directory, environment, seconds)

    def works_plainly(self, job, arguments, directory, environment):
        key = " ".join([self.versions[job.compiler], job.test, *arguments])
        if key not in self.plain.known:
            seconds = self.description.get("seconds", 60)
            _, ran = self.attempt([], job, arguments, directory, environment, seconds)
            # a test that prints addresses or times differs from itself: then its status alone is compared
            is_compared = self.description.get("prints", True) and ran[0] == 0
            again = self.execute(job, directory, environment, seconds) if is_compared else ran
            self.plain.put(key, {"works": ran[0] == 0, "output": ran[1][:4096] if again[1] == ran[1] else None})
        return self.plain.known[key]

    def run(self, job, ways, weft):
        """{way: result}"""
        source = self.paths[job.test].read_text(encoding="latin1")
        return {way: self.run_way(job, way, source, weft) for way in ways}

    def arguments(self, flags, source):
        return [*flags, "-w", *self.include, *options_of(source)]

    def fates(self, lines):
        """What became of each unit, by weft's records; behind that of a unit stands what was left alone in it."""
        return [next((words for words in reversed(lines) if words[0] in ("unit", "rejected")), lines[-1] if lines else ["unseen"])]

    def run_way(self, job, way, source, weft):
        result = Result("skipped")
        for flags in self.flags(source):
            with tempfile.TemporaryDirectory(dir=weft.work) as directory:
                directory = pathlib.Path(directory)
                environment = {**weft.environment(way, directory / "trace"), "LC_ALL": "C"}
                # with those of the log, too, with which clang may not find what its library instantiates
                arguments = self.arguments(flags, source) + (calls.flags(job.compiler) if way == "calls" else [])
                plain = self.works_plainly(job, arguments, directory, environment)
                if not plain["works"]:
                    continue
                result.verdict = "same"
                environment |= {"WEFT_CONFIG": str(weft.work / "config.json"), "WEFT_STATE": str(directory / "state")}
                (directory / "state").mkdir()
                if way == "calls":
                    environment |= weft.calls().environment(directory)
                built, ran = self.attempt([weft.command(way), "cc"], job, arguments, directory, environment, 120)
                records = directory / "state" / "records"
                lines = [line.split() for line in records.read_text().splitlines()] if records.exists() else []
                fates = self.fates(lines)
                result.all_units += len(fates)
                for fate in fates:
                    if fate[0] == "unit":
                        result.points, result.fell_back, result.units = result.points + int(fate[1]), result.fell_back + int(fate[2]), result.units + 1
                wrong = next((self.WRONG[fate[0]] for fate in fates if fate[0] in self.WRONG), None)
                if wrong:
                    pass
                elif built[0] != 0:
                    wrong = "does not compile\n" + "\n".join(line for line in built[2].splitlines() if "error" in line or "undefined" in line)[:400]
                elif ran[0] != 0:
                    wrong = f"ends with {ran[0]}\n{ran[2][:200]}"
                elif self.description.get("prints", True) and plain["output"] is not None and ran[1][:4096] != plain["output"]:
                    wrong = "prints something else"
                elif way == "calls":
                    said = calls.sites(weft.command(way), weft.work / "config.json", job.compiler, arguments, self.paths[job.test], environment)
                    wrong = "\n".join(weft.calls().differences(directory, said)[:12])
                if wrong:
                    known = self.known.get(job.test)
                    result.verdict, result.text = "known" if known else "different", f"{' '.join(flags)}: {known or wrong}"
                    break
        return result
