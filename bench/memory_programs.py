"""Programs for bench/memory: NPB 3.0 in C, Rodinia's OpenMP part, Splash-3, and of PARSEC those in C that need no other libraries.
tests/conformance/fetch brings them. Each is built in a copy of its own by lines of shell in which $CC, $CXX and $FLAGS stand, for how
it is built (bench/memory), and says whether it was right: by what it prints of itself, or by printing what the plain one prints.

Left out, since their inputs are not in the repositories: cfd, heartwall, leukocyte, mummergpu, srad_v1, b+tree, myocyte of Rodinia,
raytrace and volrend of Splash-3, ferret, vips and x264 of PARSEC.
"""
import pathlib
import random
import re

NPB_SOURCES = ("c_print_results", "c_timers", "wtime", "c_randdp")


class Program:
    def __init__(self, suite, name, lines, command, place=".", verified=None, stdin=None, make=None, threads=(1, 2)):
        self.suite, self.name, self.lines, self.command = suite, name, lines, command  # command: words, with {n} for the number of threads
        self.place = place  # where lines and command run, below the suite's sources
        self.verified = verified and re.compile(verified, re.IGNORECASE)  # what it prints if it is right; None: the same as without weft
        self.stdin, self.make, self.threads = stdin, make, threads  # make: writes its input


def npb(size):
    for name in ("BT", "CG", "EP", "FT", "IS", "LU", "MG", "SP"):
        common = " ".join(f"../common/{source}.c" for source in NPB_SOURCES if name != "IS" or source != "c_randdp")
        yield Program("NPB", name,
                      ["(cd ../sys && gcc -w setparams.c -o setparams -lm); cp ../config/make.def.template ../config/make.def",
                       f"../sys/setparams {name.lower()} {size}",
                       f"$CC $FLAGS -O2 -fopenmp -w -mcmodel=medium -I../common -I. {name.lower()}.c {common} -o program -lm"],
                      ["./program"], name, r"verification\s*(=\s*)?successful")


def numbers(path, n, low, high, columns=1):
    r = random.Random(1)
    with open(path, "w") as out:
        for _ in range(n):
            out.write(" ".join(f"{r.uniform(low, high):.4f}" for _ in range(columns)) + "\n")


def graph(path, n):
    r = random.Random(1)
    edges = [[r.randrange(n) for _ in range(6)] for _ in range(n)]
    with open(path, "w") as out:
        out.write(f"{n}\n" + "".join(f"{6 * i} 6\n" for i in range(n)) + f"\n0\n\n{6 * n}\n")
        out.write("".join(f"{to} {r.randrange(1, 10)}\n" for of in edges for to in of))


def points(path, n):
    r = random.Random(1)
    with open(path, "w") as out:
        for i in range(n):
            out.write(f"{i} " + " ".join(f"{r.random():.3f}" for _ in range(34)) + "\n")


def fix_seed(path):
    """A program that takes the time for its random numbers prints others each second."""
    path.write_text(path.read_text().replace("time(0)", "7"))


def rodinia():
    def of(name, sources, words, place=None, **keys):
        tool = "$CXX" if any(source.endswith("pp") for source in sources.split()) else "$CC"
        return Program("Rodinia", name, [f"{tool} $FLAGS -O2 -fopenmp -w {sources} -o program -lm"], ["./program", *words.split()],
                       f"openmp/{place or name}", **keys)

    yield of("backprop", "backprop.c backprop_kernel.c facetrain.c imagenet.c", "65536")
    yield of("bfs", "bfs.cpp", "{n} graph.txt", make=lambda at: graph(at / "graph.txt", 100000))
    yield of("hotspot", "hotspot_openmp.cpp", "256 256 60 {n} temp power out",
             make=lambda at: (numbers(at / "temp", 65536, 320, 340), numbers(at / "power", 65536, 0, 0.01)))
    yield of("hotspot3D", "3D.c", "64 8 50 power temp out",
             make=lambda at: (numbers(at / "temp", 32768, 320, 340), numbers(at / "power", 32768, 0, 0.01)))
    yield of("kmeans", "cluster.c getopt.c kmeans.c kmeans_clustering.c", "-n {n} -i points.txt", "kmeans/kmeans_openmp",
             make=lambda at: points(at / "points.txt", 5000))
    yield of("lavaMD", "main.c kernel/kernel_cpu.c util/timer/timer.c util/num/num.c", "-cores {n} -boxes1d 4")
    yield of("lud", "-I../common lud.c lud_omp.c ../common/common.c", "-n {n} -s 256", "lud/omp")
    yield of("nw", "needle.cpp", "1024 10 {n}")
    yield of("particlefilter", "ex_particle_OPENMP_seq.c", "-x 64 -y 64 -z 5 -np 2000",
             make=lambda at: fix_seed(at / "ex_particle_OPENMP_seq.c"))
    yield of("pathfinder", "pathfinder.cpp", "50000 50")
    yield of("srad_v2", "srad.cpp", "256 256 0 127 0 127 {n} 0.5 10", "srad/srad_v2")
    yield of("streamcluster", "streamcluster_omp.cpp", "5 10 32 2048 2048 200 none out {n}")


def splash():
    def of(name, words, place, verified=None, **keys):
        target = keys.pop("target", name.upper())
        return Program("Splash-3", name,
                       [f"make -s CC=\"$CC $FLAGS -w\" && cp {target} program"], ["./program", *words.split()], f"codes/{place}", verified, **keys)

    yield of("barnes", "", "apps/barnes", stdin="inputs/n8k-p{n}")
    yield of("fmm", "", "apps/fmm", stdin="inputs/input.{n}.16384")
    yield of("ocean", "-p{n} -n130", "apps/ocean/contiguous_partitions")
    yield of("ocean-nc", "-p{n} -n130", "apps/ocean/non_contiguous_partitions", target="OCEAN")
    yield of("radiosity", "-p {n} -ae 5000 -bf 0.1 -en 0.05 -room -batch", "apps/radiosity")
    yield of("water-nsq", "", "apps/water-nsquared", stdin="inputs/n512-p{n}", target="WATER-NSQUARED")
    yield of("water-sp", "", "apps/water-spatial", stdin="inputs/n512-p{n}", target="WATER-SPATIAL")
    yield of("cholesky", "-p{n} -t", "kernels/cholesky", "PASSED", stdin="inputs/tk14.O")
    yield of("fft", "-p{n} -m16 -t", "kernels/fft", "PASSED")
    yield of("lu", "-p{n} -n256 -t", "kernels/lu/contiguous_blocks", "PASSED")
    yield of("lu-nc", "-p{n} -n256 -t", "kernels/lu/non_contiguous_blocks", "PASSED", target="LU")
    yield of("radix", "-p{n} -n524288 -t", "kernels/radix", "PASSED")


def text(path, size):
    r = random.Random(1)
    words = [bytes(r.randrange(97, 123) for _ in range(r.randrange(2, 12))) for _ in range(2000)]
    path.write_bytes(b" ".join(r.choice(words) for _ in range(size // 7)))


def parsec():
    yield Program("PARSEC", "blackscholes",
                  ["gcc -w inputgen.c -o inputgen && ./inputgen 16384 in.txt && m4 ./c.m4.pthreads blackscholes.c > threads.c",
                   "$CC $FLAGS -O2 -w -pthread -DENABLE_THREADS -DNCO=4 threads.c -o program -lm"],
                  ["./program", "{n}", "in.txt", "out"], "pkgs/apps/blackscholes/src")
    yield Program("PARSEC", "dedup",
                  ["$CC $FLAGS -O2 -w -I. -pthread -D_XOPEN_SOURCE=600 -fno-strict-aliasing -DENABLE_PTHREADS -DENABLE_GZIP_COMPRESSION hashtable.c "
                   "util.c dedup.c rabin.c encoder.c decoder.c mbuffer.c sha.c queue.c binheap.c tree.c -o program -lm -lz"],
                  ["./program", "-c", "-p", "-t", "{n}", "-i", "in", "-o", "out"], "pkgs/kernels/dedup/src", make=lambda at: text(at / "in", 20000000))


SUITES = {"npb": npb, "rodinia": lambda size: rodinia(), "splash3": lambda size: splash(), "parsec": lambda size: parsec()}
