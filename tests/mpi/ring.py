#!/usr/bin/env python3
"""Describes a trace of many ranks for tests/inspector/make_trace: in each step a rank computes, sends to its right
neighbour, receives from its left one, waits for both, and takes part in an MPI_Allreduce.

usage: ring.py DIRECTORY RANKS STEPS [LATE_RANK LATE_NS [SKEW_NS]]
With SKEW_NS the upper half of the ranks is on another machine, whose clock is ahead by that much. With LATE_RANK this rank computes LATE_NS longer in each step: then its right neighbour waits that long in MPI_Waitall, and
all other ranks in MPI_Allreduce.
"""
import sys

COMPUTE, CALL = 1_000_000, 1_000  # ns
WORLD = 77
SITES = ("main /src/ring.c main 1 20 1 2 2", "MPI_Irecv /src/ring.c main 10 10 5 4 0", "MPI_Isend /src/ring.c main 11 11 5 4 0",
         "MPI_Waitall /src/ring.c main 12 12 5 4 0", "MPI_Allreduce /src/ring.c main 13 13 5 4 0", "MPI_Comm_rank /src/ring.c main 5 5 5 4 0")
MAIN, IRECV, ISEND, WAITALL, ALLREDUCE, COMM_RANK = range(1, 7)
SEND, POST, RECEIVE, DONE, COLLECTIVE, COMMUNICATOR = range(11, 17)


def describe(directory, ranks, steps, late_rank=-1, late_ns=0, skew=0):
    write = sys.stdout.write
    for rank in range(ranks):
        right, left = (rank + 1) % ranks, (rank - 1) % ranks
        machine = "spindle 0" if skew and rank >= ranks // 2 else "loom 0"
        ahead = 1_000_000 + (skew if machine == "spindle 0" else 0)
        write(f"process {directory} ring {1000 + rank} {machine}\n")
        for number, site in enumerate(SITES, 1):
            write(f"site {number} {site} 16\n")
        write(f"thread thread-{1000 + rank} {1000 + rank} ring\npacket {ahead}\nglobal_begin {MAIN} {ahead}\n")
        write(f"begin {COMM_RANK} {ahead + 100}\nend {COMM_RANK} {ahead + 200}\n")
        write(f"message {COMMUNICATOR} {COMM_RANK} {ahead + 200} u:{WORLD} i:{rank} i:{ranks} u:2 s:0-{ranks - 1}\n")
        for step in range(steps):
            start = ahead + 1000 + step * (COMPUTE + late_ns + 10 * CALL)
            own = start + COMPUTE + (late_ns if rank == late_rank else 0)
            sent = start + COMPUTE + (late_ns if left == late_rank else 0) + CALL  # when the left neighbour sends
            waited = max(own + 3 * CALL, sent + 2 * CALL)
            last = start + COMPUTE + late_ns + 6 * CALL
            write(f"begin {IRECV} {own}\nend {IRECV} {own + 500}\nmessage {POST} {IRECV} {own + 510} u:{WORLD} i:{left} i:3 i:-1 u:{2 * step + 1}\n"
                  f"begin {ISEND} {own + CALL}\nend {ISEND} {own + CALL + 500}\n"
                  f"message {SEND} {ISEND} {own + CALL + 510} u:{WORLD} i:{right} i:3 i:4096 u:{2 * step + 2}\n"
                  f"begin {WAITALL} {own + 2 * CALL}\nend {WAITALL} {waited}\n"
                  f"message {RECEIVE} {WAITALL} {waited + 10} u:{WORLD} i:{left} i:3 i:4096 u:{2 * step + 1}\n"
                  f"message {DONE} {WAITALL} {waited + 20} u:{WORLD} i:-1 i:-1 i:-1 u:{2 * step + 2}\n"
                  f"begin {ALLREDUCE} {waited + CALL}\nend {ALLREDUCE} {max(waited + 2 * CALL, last)}\n"
                  f"message {COLLECTIVE} {ALLREDUCE} {max(waited + 2 * CALL, last) + 10} u:{WORLD} i:-1 i:{step} i:8 u:0\n")
        write(f"global_end {MAIN} {ahead + 1000 + steps * (COMPUTE + late_ns + 10 * CALL)}\n")


if len(sys.argv) not in (4, 6, 7):
    sys.exit(__doc__)
describe(sys.argv[1], *map(int, sys.argv[2:]))
