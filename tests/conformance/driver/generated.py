"""Suites of programs that a generator makes of numbers: each is compiled and run plainly, and then the same through `weft cc`."""
import os
import pathlib
import shutil
import subprocess
import tempfile

from machine import CACHE, Job, Result
from programs import Programs


class Generated(Programs):
    def jobs(self):
        if not shutil.which(self.description["generator"][0]):
            print(f"{self.name}: needs {self.description['packages']} (apt-get install)")
            return None
        first, last = self.options.seeds or (1, self.description["programs"])
        folder = CACHE / "generated" / self.name
        folder.mkdir(parents=True, exist_ok=True)
        self.paths = {str(seed): folder / f"{seed}.c" for seed in range(first, last + 1)}
        compilers = self.use_compilers()
        return [Job(self.name, seed, compiler, "") for seed in self.paths for compiler in compilers]

    def run(self, job, ways, weft):
        path = self.paths[job.test]
        folder = path.parent  # csmith writes a file where it runs
        if not path.exists():
            command = [word.replace("{seed}", job.test) for word in self.description["generator"]]
            try:
                text = subprocess.run(command, cwd=folder, capture_output=True, check=True, timeout=60).stdout
            except (subprocess.TimeoutExpired, subprocess.CalledProcessError):  # no program: it is left out, as what does not work plainly
                text = b"#error the generator ends with no program\n"
            part = path.with_suffix(f".{os.getpid()}-{job.compiler}")
            part.write_bytes(text)
            part.rename(path)
        return super().run(job, ways, weft)

    def run_way(self, job, way, source, weft):
        """A program that never ends may end where it is optimised (C17 6.8.5/6), plainly and not under weft: it is left out."""
        with tempfile.TemporaryDirectory(dir=weft.work) as directory:
            for flags in self.flags(source):
                if not self.works_plainly(job, self.arguments(flags, source), directory, weft.environment(way, pathlib.Path(directory) / "trace"))["works"]:
                    return Result("skipped")
        return super().run_way(job, way, source, weft)
