"""Suites that LLVM's test runner lit runs: what a test's RUN lines say is done plainly, and then with `weft cc` as the compiler."""
import re
import shutil
import sys

from programs import Programs, run

# what a test may ask for besides its own file and place: llvm-project, openmp/runtime/test/lit.cfg
STANDARDS = {"": "", "c99-": "-std=c99", "cxx-": "-std=c++17", "cxx20-": "-std=c++20"}
NO_TEST = "no test"


def steps(source):
    """The RUN lines as one command of the shell; lines that end in a backslash go on in the next one."""
    lines = re.findall(r"//\s*RUN:(.*)", source)
    return re.sub(r"\\\n", " ", "\n".join(line.strip() for line in lines)).replace("\n", " &&\n")


class Lit(Programs):
    def __init__(self, name, description, options):
        super().__init__(name, description, options)
        self.checker = next(filter(None, map(shutil.which, ["FileCheck", "FileCheck-19", "FileCheck-14"])), "false")

    def replacements(self, wrapper, job, arguments, directory):
        path = self.paths[job.test]
        cxx = job.compiler.replace("clang", "clang++").replace("gcc", "g++")
        flags = " ".join([*arguments, "-fno-omit-frame-pointer", "-I", str(self.root), "-I", str(self.root / "ompt")])
        prefix = " ".join(wrapper)
        for standard, flag in STANDARDS.items():
            compile_it = f"{prefix} {cxx if 'cxx' in standard else job.compiler} {flags} {flag} {path} -o {directory}/test -lm -latomic"
            yield f"%libomp-{standard}compile-and-run", f"{compile_it} && {directory}/test"
            yield f"%libomp-{standard}compile", compile_it
        yield "%libomp-run", f"{directory}/test"
        yield "%clangXX", f"{prefix} {cxx}"
        yield "%clang", f"{prefix} {job.compiler}"
        yield "%openmp_flags", ""
        yield "%flags-use-compiler-omp-h", flags
        yield "%flags", flags
        yield "%python", sys.executable
        yield "%sort-threads", "sort -n -s"
        yield "%no-as-needed-flag", "-Wl,--no-as-needed"
        yield "%preload-tool", f"env LD_PRELOAD={directory}/tool.so"
        yield "FileCheck", self.checker
        yield "%t", f"{directory}/test"
        yield "%T", str(directory)
        yield "%S", str(path.parent)
        yield "%s", str(path)

    def attempt(self, wrapper, job, arguments, directory, environment, seconds):
        text = steps(self.paths[job.test].read_text(encoding="latin1"))
        for word, meaning in sorted(self.replacements(wrapper, job, arguments, directory), key=lambda pair: -len(pair[0])):
            text = text.replace(word, meaning)
        if not text or re.search(r"%\w", text):  # not a test, or one for what is not here
            return (NO_TEST, "", ""), (NO_TEST, "", "")
        # `timeout` ends all processes that the shell has started
        done = run(["timeout", "-k", "5", str(seconds), "bash", "-o", "pipefail", "-c", text], directory, environment, seconds + 30)
        return (0, "", ""), ("timeout" if done[0] == 124 else done[0], done[1], done[2])
