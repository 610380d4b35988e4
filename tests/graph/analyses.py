"""What the analyses of memory say of programs whose answers are known: cases of tests/graph/run."""
import contextlib
import json
import os
import pathlib
import pty
import random
import re
import struct
import subprocess

import weft_graph
from checks import call, expect

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

PROBES = """{ "probes": [ { "call": "main", "kind": "global" }, { "call": "pthread_*", "capture": ["object"] },
  { "call": "sem_*", "capture": ["object"] }, { "call": "mtx_*", "capture": ["object"] }, { "region": "omp::**" }, { "call": "thrd_*", "capture": ["object"] },
  { "call": "pthread_create", "kind": "local" }, { "memory": "main" }, { "memory": "work*" } ] }"""

HEAD = """#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
/* Returns when `n` have come: what follows is done at the same time. Nothing of it is recorded. */
static int quiet_arrived;
void quiet_meet(int n) { __sync_fetch_and_add(&quiet_arrived, 1); while (__sync_fetch_and_add(&quiet_arrived, 0) < n) sched_yield(); }
int quiet_number(void) { static int n; return __sync_fetch_and_add(&n, 1); }
#define THREADS(n, ...) pthread_t threads[n]; for (long i = 0; i < n; i++) pthread_create(&threads[i], NULL, work, (void *)i); \\
    __VA_ARGS__; for (int i = 0; i < n; i++) pthread_join(threads[i], NULL)
"""
FIRST = 1 + HEAD.count("\n")  # line of the program's first one


def built(case, name, text, flags=(), probes=PROBES, compiler="gcc"):
    """The graph of a program."""
    source, config, binary, trace = (case.directory / f"{name}{ending}" for ending in (".c", ".json", "", ".trace"))
    source.write_text(HEAD + text.lstrip())
    config.write_text(probes)
    environment = {**os.environ, "WEFT_CONFIG": str(config), "WEFT_STATE": str(case.directory / "state"), "OMP_NUM_THREADS": "2"}
    said = call([case.weft, "cc", compiler, "-O1", "-pthread", *flags, source, "-o", binary], env=environment)
    expect("original" not in said, f"{name}: the original was compiled: {said}")
    call([case.weft, "run", "--force", "-o", trace, binary], env=environment, cwd=case.directory, timeout=60)
    return case.graph(trace)


def analysed(case, name, graph, *words):
    text = call([case.weft, "analyse", name, graph, *words])
    said = text.split("what the trace does not tell")[0]
    expect(all(len(line) <= 80 for line in said.splitlines()), f"{name}: lines of more than 80 columns:\n{said}")
    return json.loads(call([case.weft, "analyse", name, graph, "--json", *words]))["result"]


SHARING = """
static long source[100], copy[100], sums[2][2], apart[2][8];
static sem_t full, empty;
static void *work(void *argument)
{
    long number = (long)argument, sum = 0;
    if (number == 0) {
        for (int i = 0; i < 100; i++)
            source[i] = i; /* given */
        sem_post(&full);
        sem_wait(&empty);
        for (int i = 0; i < 50; i++)
            sum += copy[i]; /* back */
    } else {
        sem_wait(&full);
        for (int i = 0; i < 100; i++)
            copy[i] = source[i]; /* got */
        for (int i = 0; i < 100; i++)
            sum += source[i];
        sem_post(&empty);
    }
    quiet_meet(2);
    for (int i = 0; i < 1000; i++) {
        sums[number][0] += sum; /* false */
        if (sum == -1)
            return NULL;
    }
    for (int i = 0; i < 1000; i++)
        apart[number][0] += sum;
    quiet_meet(4);
    return NULL;
}
int main(void)
{
    sem_init(&full, 0, 0);
    sem_init(&empty, 0, 0);
    THREADS(2, );
    printf("%ld\\n", sums[0][0]); /* main */
    return 0;
}
"""


def line_of(text, mark):
    return FIRST + next(i for i, line in enumerate(text.lstrip().splitlines()) if f"/* {mark}" in line)


def sharing(case):
    """Bytes from thread to thread, and false sharing, of a program of known numbers."""
    text = SHARING.replace("sums[2][2], apart[2][8]", "sums[2][4] __attribute__((aligned(64))), apart[2][8] __attribute__((aligned(64)))")
    graph = built(case, "sharing", text)
    result = analysed(case, "sharing", graph)
    lines = {mark: line_of(text, mark) for mark in ("given", "back", "got", "false", "main")}
    moves = {(row["written"]["line"], row["read"]["line"]): row for row in result["places"]}
    expect(moves[lines["given"], lines["got"]]["bytes"] == 800, f"800 bytes are given, and count once: {result['places']}")
    expect(moves[lines["got"], lines["back"]]["bytes"] == 400, "400 bytes come back")
    expect(moves[lines["false"], lines["main"]]["bytes"] == 8, "8 bytes go to main")
    expect(not [row for key, row in moves.items() if row["unsettled_bytes"]], "the semaphores order all")
    open_end = PROBES.replace('{ "call": "main", "kind": "global" }, ', "")  # then nothing ends behind what main reads last
    expect(open_end != PROBES, "main has no probe")
    late = analysed(case, "sharing", built(case, "late", text, probes=open_end))
    bytes_to_main = [row["bytes"] for row in late["places"] if (row["written"]["line"], row["read"]["line"]) == (lines["false"], lines["main"])]
    expect(bytes_to_main == [8], f"8 bytes go to main, behind its last event: {late['places']}")
    between = sorted((row["bytes"] for row in result["contexts"] if not {row["from"]["name"], row["to"]["name"]} & {"main"}), reverse=True)
    expect(between[:2] == [800, 400] and result["bytes"] == sum(row["bytes"] for row in result["contexts"]), f"contexts: {result['contexts']}")
    found = result["false_sharing"]
    expect((found["accesses"], found["lines"]) == (4000, 1), f"false sharing: {found}")
    sides = [found["places"][0][side] for side in ("one", "other")]
    expect(all(side["place"]["line"] == lines["false"] and side["place"]["size"] == 8 for side in sides), f"false sharing: {sides}")
    expect(sorted(side["bytes"][0] for side in sides) == [0, 32] and all(len(side["bytes"]) == 8 for side in sides), f"bytes: {sides}")
    small = analysed(case, "sharing", graph, "--memory", "45K")
    expect(small["left_out"] > 0 and small["bytes"] <= result["bytes"], "what has no room is counted")
    expect("LEFT OUT" in call([case.weft, "analyse", "sharing", graph, "memory=45K"]), "and said")
    for words, said in ((["--memory", "much"], "much"), (["--size", "32K"], "has no option size"), (["other"], "one graph")):
        status = 1 if said == "much" else 2
        expect(said in call([case.weft, "analyse", "sharing", graph, *words], status=status), f"{words}: no word of {said}")


# Name -> program. Lines with the same mark make a pair that is found, and no other one is.
RACY = {
    "counter": """
static long count;
static void *work(void *a) { for (int i = 0; i < 100; i++)
    count++; /* race 1 1 */
    return a; }
int main(void) { THREADS(2, ); return count == 0; }
""",
    "one_lock": """
static long count; static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *a)
{
    if (a) {
        pthread_mutex_lock(&mutex);
        count += 1; /* race 1 */
        pthread_mutex_unlock(&mutex);
    } else {
        count += 2; /* race 1 */
    }
    return a;
}
int main(void) { THREADS(2, ); return count == 0; }
""",
    "no_join": """
static long result;
static void *work(void *a)
{
    result = 1; /* race 1 */
    quiet_meet(2);
    return a;
}
int main(void)
{
    long got = 0;
    THREADS(1, got = result /* race 1 */; quiet_meet(2));
    return got == 2;
}
""",
    "too_early": """
static long value[4]; static sem_t ready;
static void *work(void *a)
{
    sem_post(&ready);
    value[1] = 1; /* race 1 */
    value[2] = 1;
    return a;
}
int main(void)
{
    long got;
    sem_init(&ready, 0, 0);
    THREADS(1, sem_wait(&ready); got = value[1]; /* race 1 */);
    return got == 2;
}
""",
    "parts": """
static union { int halves[2]; long whole; } both; static int next_to_it[2];
static void *work(void *a)
{
    next_to_it[(long)a] = 1;
    if (a)
        both.halves[1] = 1; /* race 1 */
    else
        next_to_it[0] = (int)both.whole; /* race 1 */
    return a;
}
int main(void) { THREADS(2, ); return both.whole == 5; }
""",
    "readers": """
static long count; static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static void *work(void *a)
{
    pthread_rwlock_rdlock(&lock);
    quiet_meet(2);
    count++; /* race 1 1 */
    pthread_rwlock_unlock(&lock);
    return a;
}
int main(void) { THREADS(2, ); return count == 0; }
""",
    "loops": """
static long count; static pthread_barrier_t both; static long parts[2][8];
static void *work(void *a)
{
    long n = (long)a;
    for (int i = 0; i < 8; i++)
        parts[n][i] = i; /* race 1 */
    long sum = 0;
    for (int i = 0; i < 8; i++)
        sum += parts[1 - n][i]; /* race 1 */
    pthread_barrier_wait(&both);
    for (int i = 0; i < 8; i++)
        sum += parts[1 - n][i];
    pthread_barrier_wait(&both);
    parts[n][0] = sum;
    return a;
}
int main(void) { pthread_barrier_init(&both, NULL, 2); THREADS(2, ); return count == 1; }
""",
    "omp_tasks": """
int main(void)
{
    long x = 0, *p = &x;
    #pragma omp parallel num_threads(2)
    {
        #pragma omp single
        {
            #pragma omp task
            { *p += 1; /* race 1 */
              quiet_meet(2); }
            #pragma omp task
            { *p += 2; /* race 1 */
              quiet_meet(2); }
            #pragma omp taskwait
        }
    }
    return x == 0;
}
""",
    "omp_simd": """
static long a[101];
int main(void)
{
    #pragma omp parallel for simd num_threads(2) schedule(static, 1)
    for (int i = 0; i < 100; i++)
        a[i] = a[i + 1] + 1; /* race 1 1 */
    return a[0] == 0;
}
""",
    "omp_simd_lanes": """
static long a[101], b[101], c[8];
long work(long n)
{
    #pragma omp simd
    for (int i = 0; i < n; i++)
        a[i + 1] = a[i] + b[i]; /* race 1 1 */
    #pragma omp simd safelen(4)
    for (int i = 3; i < n; i++)
        b[i] = b[i - 3]; /* race 2 2 */
    #pragma omp simd
    for (int i = 9; i > 0; i--) {
        a[2 * i] = i; /* race 3 */
        b[i] = a[i]; /* race 3 */
        c[0] = b[i + 2] + a[3 * i]; /* race 4 4 */
    }
    return a[1];
}
int main(void) { return work(100) + work(9) == 1; }
""",
    "omp_atomic_and_plain": """
int main(void)
{
    long x = 0, y = 0, n = 0;
    #pragma omp parallel num_threads(2) private(n)
    {
        n = quiet_number();
        if (n == 0) {
            #pragma omp atomic
            x += 1; /* race 1 */
        } else
            y = x; /* race 1 */
        quiet_meet(2);
    }
    return x + y == 0;
}
""",
    "omp_shared_local": """
int main(void)
{
    long last = 0;
    #pragma omp parallel for num_threads(2)
    for (int i = 0; i < 100; i++)
        last = i; /* race 1 1 */
    return last == 0;
}
""",
    "omp_shared_counter": """
static long a[8][8];
int main(void)
{
    int i, j;
    #pragma omp parallel for num_threads(2) schedule(static, 1)
    for (i = 0; i < 8; i++)
        for (j = 0; j < 8; j++) a[i][j] += 1; /* race 1 1 */
    return a[0][0] == 0;
}
""",
    "omp_shared_by_tasks": """
long work(long n) { return n; }
int main(void)
{
    long sum = 0;
    #pragma omp parallel num_threads(2)
    #pragma omp single
    {
        long x = 0;
        #pragma omp task shared(x)
        { x = work(3); /* race 1 */
          quiet_meet(2); }
        quiet_meet(2);
        sum = x; /* race 1 */
        #pragma omp taskwait
    }
    return sum == 1;
}
""",
    "omp_parallel_sections": """
static long x;
int main(void)
{
    #pragma omp parallel sections num_threads(2)
    {
        #pragma omp section
        { x += 1; /* race 1 */
          quiet_meet(2); }
        #pragma omp section
        { x += 2; /* race 1 */
          quiet_meet(2); }
    }
    return x == 0;
}
""",
    "omp_bare_statement": """
static long x;
int main(void)
{
    #pragma omp parallel num_threads(2)
    x = 7; /* race 1 1 */
    return x == 0;
}
""",
    "omp_one_thread": """
static long work_sum(long *p, long n)
{
    long own[2] = { n, n }, *q = own;
    #pragma omp task shared(own)
    q[0] += 1; /* race 4 */
    q[0] += 2; /* race 4 */
    #pragma omp taskwait
    return *p + q[0];
}
int main(void)
{
    long x = 0, y = 0;
    #pragma omp parallel num_threads(1)
    #pragma omp single
    {
        #pragma omp task shared(x)
        x += 1; /* race 1 2 */
        #pragma omp task shared(x)
        x += 2; /* race 1 3 */
        y = x; /* race 2 3 */
        #pragma omp taskwait
        y += work_sum(&x, 3);
    }
    #pragma omp parallel sections num_threads(1)
    {
        #pragma omp section
        y = 5; /* race 5 */
        #pragma omp section
        y = 6; /* race 5 */
    }
    return x + y == 0;
}
""",
    "omp_single_nowait": """
static long x, got[2];
int main(void)
{
    #pragma omp parallel num_threads(2)
    {
        #pragma omp single nowait
        x = 3; /* race 1 */
        got[0] += x; /* race 1 */
    }
    return x == 0;
}
""",
}

CORRECT = {
    "mutex": """
static long count; static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *a) { for (int i = 0; i < 200; i++) { pthread_mutex_lock(&mutex); count++; pthread_mutex_unlock(&mutex); } return a; }
int main(void) { count = 5; THREADS(3, ); return count == 0; }
""",
    "trylock": """
static long count; static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *a) { for (int i = 0; i < 50; i++) { while (pthread_mutex_trylock(&mutex)) sched_yield(); count++; pthread_mutex_unlock(&mutex); } return a; }
int main(void) { THREADS(2, ); return count == 0; }
""",
    "spin": """
static long count; static pthread_spinlock_t lock;
static void *work(void *a) { for (int i = 0; i < 50; i++) { pthread_spin_lock(&lock); count++; pthread_spin_unlock(&lock); } return a; }
int main(void) { pthread_spin_init(&lock, 0); THREADS(2, ); return count == 0; }
""",
    "condition": """
static long box, sum; static int is_full; static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static void *work(void *a)
{
    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(&mutex);
        while (is_full == (a == NULL))
            pthread_cond_wait(&changed, &mutex);
        if (a) { sum += box; is_full = 0; } else { box = i; is_full = 1; }
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return a;
}
int main(void) { THREADS(2, ); return sum == 0; }
""",
    "barrier": """
static long parts[3], sums[3]; static pthread_barrier_t all;
static void *work(void *a)
{
    long n = (long)a;
    for (int i = 0; i < 20; i++) {
        parts[n] = i;
        pthread_barrier_wait(&all);
        sums[n] += parts[(n + 1) % 3];
        pthread_barrier_wait(&all);
    }
    return a;
}
int main(void) { pthread_barrier_init(&all, NULL, 3); THREADS(3, ); return sums[0] == 0; }
""",
    "semaphores": """
static long box, sum; static sem_t full, empty;
static void *work(void *a)
{
    for (int i = 0; i < 50; i++)
        if (a) { sem_wait(&full); sum += box; sem_post(&empty); } else { sem_wait(&empty); box = i; sem_post(&full); }
    return a;
}
int main(void) { sem_init(&full, 0, 0); sem_init(&empty, 0, 1); THREADS(2, ); return sum == 0; }
""",
    "joins": """
static long values[2];
static void *work(void *a) { values[(long)a] += 1; return a; }
int main(void) { values[0] = 3; THREADS(2, ); values[0] += values[1]; { THREADS(2, ); } return values[0] == 0; }
""",
    "readers_and_writers": """
static long value, got[3]; static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static void *work(void *a)
{
    long n = (long)a;
    for (int i = 0; i < 50; i++) {
        if (n == 0) { pthread_rwlock_wrlock(&lock); value = i; } else { pthread_rwlock_rdlock(&lock); got[n] += value; }
        pthread_rwlock_unlock(&lock);
    }
    return a;
}
int main(void) { THREADS(3, ); return got[0]; }
""",
    "once": """
static long table[4], sums[2]; static pthread_once_t once = PTHREAD_ONCE_INIT;
static void work_fill(void) { for (int i = 0; i < 4; i++) table[i] = i; }
static void *work(void *a) { pthread_once(&once, work_fill); for (int i = 0; i < 4; i++) sums[(long)a] += table[i]; return a; }
int main(void) { THREADS(2, ); return sums[0] == 0; }
""",
    "atomic_objects": """
static long data; static _Atomic int is_ready;
static void *work(void *a) { if (a) { data = 1; is_ready = 1; } else { while (!is_ready) sched_yield(); data++; } return a; }
int main(void) { THREADS(2, ); return data != 2; }
""",
    "atomic_functions": """
static long data; static atomic_int is_ready;
static void *work(void *a)
{
    if (a) { data = 1; atomic_store_explicit(&is_ready, 1, memory_order_release); }
    else { while (!atomic_load_explicit(&is_ready, memory_order_acquire)) sched_yield();
        data++; }
    return a;
}
int main(void) { THREADS(2, ); return data != 2; }
""",
    "atomic_builtins": """
static long data; static int is_ready;
static void *work(void *a)
{
    if (a) { data = 1; __atomic_store_n(&is_ready, 1, __ATOMIC_RELEASE); }
    else { while (!__atomic_load_n(&is_ready, __ATOMIC_ACQUIRE)) sched_yield();
        data++; }
    return a;
}
int main(void) { THREADS(2, ); return data != 2; }
""",
    "volatile_flag": """
static long data; static volatile int is_ready;
static void *work(void *a) { if (a) { data = 1; is_ready = 1; } else { while (!is_ready) sched_yield(); data++; } return a; }
int main(void) { THREADS(2, ); return data != 2; }
""",
    "only_read": """
static long table[8], sums[2][8];
static void *work(void *a) { for (int i = 0; i < 8; i++) sums[(long)a][0] += table[i]; return a; }
int main(void) { for (int i = 0; i < 8; i++) table[i] = i; THREADS(2, ); return sums[0][0] != 28; }
""",
    "omp_own_stack": """
static long work_leaf(long n) { long own[8], *p = own; for (int i = 0; i < 8; i++) own[(i + n) & 7] = n; return p[n & 7]; }
static long work_fib(long n)
{
    long i, j;
    if (n < 2)
        return work_leaf(n);
    #pragma omp task shared(i) firstprivate(n)
    i = work_fib(n - 1);
    #pragma omp task shared(j) firstprivate(n)
    j = work_fib(n - 2);
    #pragma omp taskwait
    return i + j;
}
static void work_sort(long *a, long n)
{
    if (n < 2)
        return;
    long b[64], x = 0, y = n / 2;
    #pragma omp task firstprivate(n)
    work_sort(a, n / 2);
    #pragma omp task firstprivate(n)
    work_sort(a + n / 2, n - n / 2);
    #pragma omp taskwait
    for (long i = 0; i < n; i++)
        b[i] = y >= n || (x < n / 2 && a[x] <= a[y]) ? a[x++] : a[y++];
    for (long i = 0; i < n; i++)
        a[i] = b[i];
}
int main(void)
{
    long f = 0, a[64];
    for (int i = 0; i < 64; i++)
        a[i] = i * 7 % 64;
    #pragma omp parallel num_threads(1)
    {
        long mine = 0, *p = &mine;
        #pragma omp single
        {
            #pragma omp task shared(f)
            f = work_fib(9);
            #pragma omp task shared(a)
            work_sort(a, 64);
            #pragma omp task shared(mine)
            *p = 1;
            #pragma omp taskwait
            *p = 2;
            for (long k = 0; k < 10; k++)
                #pragma omp task
                work_leaf(k);
        }
        *p += work_leaf(3);
    }
    return f != 34 || a[9] != 9;
}
""",
    "omp_taking_turns": """
int main(void)
{
    long sum = 0, a = 1;
    #pragma omp parallel num_threads(2)
    #pragma omp single
    {
        #pragma omp task depend(out: sum) shared(sum)
        sum = a;
        #pragma omp task depend(mutexinoutset: sum) shared(sum)
        sum += a;
        #pragma omp task depend(mutexinoutset: sum) shared(sum)
        sum += 2 * a;
        #pragma omp task depend(in: sum) shared(sum)
        a = sum;
    }
    return a != 4;
}
""",
    "omp_depend": """
int main(void)
{
    long x = 0, y = 0, *p = &x, *q = &y;
    #pragma omp parallel num_threads(2)
    {
        #pragma omp single
        for (int i = 0; i < 20; i++) {
            #pragma omp task depend(out: *p)
            *p += i;
            #pragma omp task depend(in: *p) depend(out: *q)
            *q += *p;
        }
    }
    return x + y == 0;
}
""",
    "omp_loops": """
static long a[64], b[64], sum;
int main(void)
{
    #pragma omp parallel num_threads(2)
    {
        #pragma omp for
        for (int i = 0; i < 64; i++)
            a[i] = i;
        #pragma omp for
        for (int i = 0; i < 64; i++)
            b[i] = a[63 - i];
        #pragma omp critical
        sum += b[0];
        #pragma omp barrier
        #pragma omp single
        sum += b[1];
        #pragma omp for ordered
        for (int i = 0; i < 8; i++) {
            #pragma omp ordered
            sum += a[i];
        }
    }
    return sum == 0;
}
""",
    "omp_own_locals": """
static long out[64];
int main(void)
{
    long n = 64, sum = 0, part = 1, first = 2, last = 0, i, k, x;
    x = 1;
    #pragma omp parallel num_threads(2) private(x)
    {
        #pragma omp for private(part) firstprivate(first) lastprivate(last) reduction(+: sum)
        for (i = 0; i < n; i++) {
            part = i;
            first += part;
            sum += first;
            last = i;
            x = i;
            out[i] = x;
        }
        #pragma omp for collapse(2) reduction(+: sum)
        for (i = 0; i < 8; i++)
            for (k = 0; k < 8; k++)
                sum += out[8 * i + k];
        #pragma omp single
        {
            long y = 3;
            #pragma omp task
            { y++; out[0] = y; }
            y = 5;
        }
    }
    return sum + last + part + first + x == 0;
}
""",
    "omp_sections_and_critical": """
static long x, y;
int main(void)
{
    long sum = 0;
    x = 1;
    #pragma omp parallel sections num_threads(2)
    {
        #pragma omp section
        x += 1;
        #pragma omp section
        y += 2;
    }
    #pragma omp parallel num_threads(2)
    for (int i = 0; i < 2000; i++) { /* often, for the processor that reads the clock early */
        #pragma omp critical
        sum += x + y;
    }
    return sum == 0;
}
""",
    "omp_atomic_flag": """
static long x, s;
int main(void)
{
    #pragma omp parallel sections num_threads(2)
    {
        #pragma omp section
        {
            x = 1;
            #pragma omp atomic write seq_cst
            s = 1;
        }
        #pragma omp section
        {
            long done = 0;
            while (!done) {
                #pragma omp atomic read seq_cst
                done = s;
            }
            x = 2;
        }
    }
    return x == 0;
}
""",
    "omp_simd_order": """
static long a[101], b[101], c[101];
int main(void)
{
    int n = 90;
    #pragma omp simd safelen(2)
    for (int i = 2; i < n; i++)
        b[i] = b[i - 2];
    #pragma omp simd
    for (int i = 0; i < n; i++) {
        a[i] = a[i + 1] + 1;
        c[i] = a[i];
        b[i + 1] = c[i];
    }
    #pragma omp simd
    for (int i = 0; i < 1; i++)
        a[0] += a[i];
    #pragma omp simd
    for (int i = 0; i < 40; i++)
        a[2 * i] = a[2 * i + 1];
    return a[0] == 5;
}
""",
    "omp_atomic_counts": """
static long counts[4], *count = counts;
int main(void)
{
    long sum = 0;
    counts[1] = 1;
    #pragma omp parallel num_threads(2)
    {
        #pragma omp for simd
        for (int i = 0; i < 50; i++) {
            #pragma omp atomic
            count[i & 1]++;
        }
        #pragma omp single
        count[1] += 1;
        #pragma omp atomic
        sum += count[1];
    }
    return sum == 0;
}
""",
    "omp_undeferred": """
int main(void)
{
    long x = 0;
    #pragma omp parallel num_threads(2)
    #pragma omp single
    {
        #pragma omp task depend(inout: x) shared(x)
        x++;
        #pragma omp task depend(in: x) if(0)
        { }
        x += 2;
        #pragma omp task if(0) shared(x)
        {
            x++;
            #pragma omp task if(0) shared(x)
            x++;
            x++;
        }
        x++;
    }
    return x == 0;
}
""",
    "omp_taskloops": """
int a[2], b[2];
int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskloop num_tasks(2)
        for (int i = 0; i < 2; i++) {
            a[i] = i;
            quiet_meet(2); /* both threads have one */
        }
#pragma omp taskloop num_tasks(2)
        for (int i = 0; i < 2; i++) {
            b[i] = a[0] + a[1];
            quiet_meet(4);
        }
    }
    return b[0] == 7;
}
""",
    "omp_single_barrier": """
static long got[2];
int main(void)
{
    long x = 0, y = 0;
    #pragma omp parallel num_threads(2)
    {
        #pragma omp single
        x = 3;
        #pragma omp sections
        {
            #pragma omp section
            got[0] = x;
            #pragma omp section
            got[1] = x;
        }
        #pragma omp single
        { y = got[0]; x = got[1]; }
    }
    return x + y == 0;
}
""",
    "omp_unwaited": """
int main(void)
{
    long x = 0, *p = &x;
    #pragma omp parallel num_threads(2)
    {
        #pragma omp single nowait
        {
            #pragma omp task
            *p += 1;
        }
        #pragma omp barrier
        #pragma omp single
        *p += 2;
    }
    *p += 3;
    return x == 0;
}
""",
}


def pairs_of(rows):
    return {tuple(sorted((row["one"]["place"]["line"], row["other"]["place"]["line"]))) for row in rows}


def races(case):
    """The pairs of lines of racy programs are found, each and no other one."""
    for name, text in RACY.items():
        graph = built(case, name, text, flags=["-fopenmp"] if name.startswith("omp") else ())
        marks = {}
        for number, line in enumerate(text.lstrip().splitlines(), FIRST):
            for mark in re.findall(r"/\* race ([\d ]+)\*/", line):
                for one in mark.split():
                    marks.setdefault(one, []).append(number)
        result = analysed(case, "races", graph)
        found, wanted = pairs_of(result["races"]), {tuple(pair) for pair in marks.values()}
        within = {(line, line) for pair in wanted for line in pair}  # a line may race with itself where two threads run it
        expect(wanted <= found and found <= wanted | within, f"{name}: {sorted(found)}, and not {sorted(wanted)}")


# A thread whose start has no probe works for whoever started it, and the two hand over by what has none either.
POOL = """
static long given, sum;
static int turn = 1;
static pthread_mutex_t own = PTHREAD_MUTEX_INITIALIZER, others = PTHREAD_MUTEX_INITIALIZER;
void quiet_pass(int to) { __atomic_store_n(&turn, to, __ATOMIC_RELEASE); }
void quiet_wait(int until) { while (__atomic_load_n(&turn, __ATOMIC_ACQUIRE) != until) sched_yield(); }
static void *work(void *argument)
{
    pthread_mutex_lock(&others);
    pthread_mutex_unlock(&others);
    for (int i = 0; i < 3; i++) {
        quiet_pass(0);
        quiet_wait(1);
        sum += given;
    }
    quiet_pass(0);
    return argument;
}
int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    for (int i = 0; i < 3; i++) {
        quiet_wait(0);
        pthread_mutex_lock(&own);
        pthread_mutex_unlock(&own);
        given = i;
        quiet_pass(1);
    }
    pthread_join(thread, NULL);
    printf("%ld\\n", sum);
    return 0;
}
"""


def no_races(case):
    """Programs that are in order bring no race."""
    for name, text in CORRECT.items():
        result = analysed(case, "races", built(case, name, text, flags=["-fopenmp"] if name.startswith("omp") else ()))
        expect(not result["races"], f"{name}: {result['races']}")
        expect(result["accesses"] > 0 and not result["left_out"], f"{name}: nothing was compared")
    unprobed = PROBES.replace('{ "call": "pthread_create", "kind": "local" },', "").replace("pthread_*", "pthread_mutex_*")
    for name, text in {"joins": CORRECT["joins"], "mutex": CORRECT["mutex"], "pool": POOL}.items():
        result = analysed(case, "races", built(case, f"{name}_unprobed", text, probes=unprobed))
        expect(not result["races"], f"{name}, and threads without their start: {result['races']}")


PARALLEL_LOOPS = {
    "loop_racy": """
int a[1000], b[1000];
int main(void)
{
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < 900; i++)
        b[i] = i; /* apart */
    quiet_meet(0);
#pragma omp parallel for num_threads(3) schedule(static)
    for (int i = 0; i < 899; i++)
        a[i] = a[i + 1] + b[i]; /* racy */
    return a[5] == -1;
}
""",
    "loop_shared": """
int sum, last[3];
static void work_add(int i) { sum += i; /* racy */ }
int main(void)
{
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < 30; i++) {
        work_add(i);
    }
    return sum == 1;
}
""",
    "loop_clean": """
double a[600], b[600]; int sum;
static double work_of(double x) { return x * 2; }
int main(void)
{
    for (int i = 0; i < 600; i++)
        a[i] = i;
    for (int round = 0; round < 30; round++) {
#pragma omp parallel for num_threads(3) reduction(+ : sum)
        for (int i = 0; i < 600; i++) {
            b[i] = work_of(a[i]) + 1;
            sum += (int)b[i];
        }
#pragma omp parallel for num_threads(3) schedule(dynamic, 7)
        for (int i = 0; i < 600; i++)
            a[i] = b[599 - i];
        a[5] += sum;
    }
    return a[3] == 1;
}
""",
}


ARRIVALS = """// Threads that come to a barrier and do not wait, that count a latch down, and a semaphore that is raised by several at once.
#include <barrier>
#include <latch>
#include <semaphore>
#include <thread>
static int at_barrier, at_latch, taken[3];
static std::barrier both(2);
static std::latch done(1);
static std::counting_semaphore<8> ready(0);
static void put(int *where) { *where = 1; }
static int get(int *where) { return *where; }
int main()
{
    std::thread arrives([] { put(&at_barrier); (void)both.arrive(); }), counts([] { put(&at_latch); done.count_down(); });
    both.arrive_and_wait();
    done.wait();
    int sum = get(&at_barrier) + get(&at_latch);
    std::thread first([] { ready.acquire(); get(&taken[0]); }), second([] { ready.acquire(); get(&taken[1]); }), third([] { ready.acquire(); get(&taken[2]); });
    for (int &one : taken)
        put(&one);
    ready.release(2);
    ready.release();
    for (std::thread *one : { &arrives, &counts, &first, &second, &third })
        one->join();
    return sum - 2;
}
"""
ARRIVAL_PROBES = """{ "probes": [ { "call": "main", "kind": "global" }, { "call": "std::**", "capture": ["object"] }, { "call": "std::thread::thread", "kind": "local" },
  { "memory": "put" }, { "memory": "get" } ] }"""


READERS = """// Readers that write what they should only read, with and without a time limit: a lock for readers puts them in no order.
#include <shared_mutex>
#include <thread>
using namespace std::chrono_literals;
static std::shared_timed_mutex lock;
static int shared;
static void put() { shared++; } // races
int main()
{
    std::thread first([] { if (lock.try_lock_shared_for(10s)) { put(); lock.unlock_shared(); } });
    first.join();
    std::thread second([] { if (lock.try_lock_shared_until(std::chrono::steady_clock::now() + 10s)) { put(); lock.unlock_shared(); } }),
        third([] { std::this_thread::sleep_for(20ms); while (!lock.try_lock_shared()); put(); lock.unlock_shared(); });
    second.join();
    third.join();
    if (lock.try_lock_for(10s)) {
        put();
        lock.unlock();
    }
    return shared - 4;
}
"""


def cxx_graph(case, name, text):
    source, config, binary, trace = (case.directory / f"{name}{ending}" for ending in (".cpp", ".json", "", ".trace"))
    source.write_text(text)
    config.write_text(ARRIVAL_PROBES)
    environment = {**os.environ, "WEFT_CONFIG": str(config), "WEFT_STATE": str(case.directory / "state")}
    call([case.weft, "cc", "g++", "-std=c++20", "-O1", "-pthread", source, "-o", binary], env=environment)
    call([case.weft, "run", "--force", "-o", trace, binary], env=environment, cwd=case.directory, timeout=60)
    return case.graph(trace)


def arrivals(case):
    """Nothing of it is a race."""
    graph = cxx_graph(case, "arrivals", ARRIVALS)
    result = analysed(case, "races", graph)
    expect(not result["races"] and result["accesses"] == 10, result)
    raised = [record for record in weft_graph.Graph(graph) if isinstance(record, weft_graph.Edge) and record.kind == "signal"]
    expect(len(raised) == 3, raised)


def readers(case):
    graph = cxx_graph(case, "readers", READERS)
    result = analysed(case, "races", graph)
    line = 1 + READERS.splitlines().index("static void put() { shared++; } // races")
    expect(pairs_of(result["races"]) == {(line, line)} and result["accesses"] == 8, result)


def parallel_loops(case):
    """Threads of `parallel for` have no events: their accesses belong to the loop that runs meanwhile, in order with what is before and behind it."""
    for compiler in "gcc", "clang-19":
        for name, text in PARALLEL_LOOPS.items():
            graph = built(case, name, text, flags=["-fopenmp"], compiler=compiler)
            result = analysed(case, "races", graph)
            racy = {number for number, line in enumerate(text.lstrip().splitlines(), FIRST) if "/* racy */" in line}
            notes = json.loads(call([case.weft, "analyse", "races", graph, "--json"]))["notes"]
            if pairs_of(result["races"]) != {(line, line) for line in racy}:
                nodes = "\n".join(str(record) for record in weft_graph.Graph(graph) if isinstance(record, weft_graph.Node))
                expect(False, f"{compiler}, {name}: {result['races']}, {notes}\n{nodes}")
            expect(result["accesses"] > 0 and not result["left_out"], f"{name}: nothing was compared")
            expect(not notes, f"{compiler}, {name}: all accesses have their place: {notes}")
            contexts = json.loads(call([case.weft, "analyse", "cores", graph, "--json"]))["result"]
            expect(contexts["work_ns"] > 0, f"{name}: no work")


CACHE = """
static long numbers[2][8192] __attribute__((aligned(65536)));
long work_passes(void)
{
    long sum = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < 1024; i++)
            sum += numbers[0][i * 8]; /* passes */
    return sum;
}
long work_twins(void)
{
    long sum = 0;
    for (int i = 0; i < 100; i++)
        sum += numbers[0][5] + numbers[1][5]; /* twins */
    return sum;
}
int main(void) { return work_passes() + work_twins() == 1; }
"""


def cache(case):
    """Misses and reuse distances of loops of known size."""
    graph = built(case, "cache", CACHE)
    lines = {mark: line_of(CACHE, mark) for mark in ("passes", "twins")}

    def misses(*words):
        result = analysed(case, "cache", graph, *words)
        rows = {row["place"]["line"]: row for row in result["places"]}
        expect((rows[lines["passes"]]["accesses"], rows[lines["twins"]]["accesses"]) == (2048, 200), f"accesses: {rows}")
        expect(result["misses"] == sum(row["misses"] for row in result["places"]), "misses by line")
        return result, rows[lines["passes"]]["misses"], rows[lines["twins"]]["misses"]

    result, passes, twins = misses()
    expect((result["size"], result["ways"], result["line"]) == (32768, 8, 64) and passes == 2048, f"64 KiB twice in 32 KiB: {passes}")
    expect(twins == 2, f"two lines in a set of 8 ways: {twins}")
    # numbers[0][5] is the first line of all, and numbers[1][5] was not touched before
    expect(result["first_touches"] == 1025 and result["threads"][0]["touched_bytes"] == 1025 * 64, f"working set: {result}")
    expect({row["below"]: row["touches"] for row in result["distances"]} == {1024: 1025, 2: 198}, f"distances: {result['distances']}")
    expect(misses("--size", "128K")[1:] == (1024, 1), "64 KiB twice in 128 KiB")
    expect(misses("--ways", "1")[1:] == (2048, 200), "two lines that take each other's place")
    expect(misses("--line", "128", "--size", "64K")[1] == 512, "lines of 128 bytes")
    expect(analysed(case, "cache", graph, "--memory", "30K")["left_out"] > 0, "what has no room is counted")
    for words, said in ((["--size", "1000"], "whole number of sets"), (["--ways", "0"], "ways"), (["--line", "x"], "line")):
        expect(said in call([case.weft, "analyse", "cache", graph, *words], status=1), f"{words}: no word of {said}")


OWN = r"""
#include <weft/graph.h>
static int count(struct weft_graph *graph)
{
    struct weft_graph_record record;
    int n = 0, result;
    while ((result = weft_graph_next(graph, &record)) > 0)
        n += record.kind == WEFT_GRAPH_NODE;
    return result < 0 ? -1 : n;
}
static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    const char *times = weft_graph_option(graph, "times");
    int n = 0;
    (void)as_json;
    for (int i = 0; i < (times ? atoi(times) : 1); i++) {
        n += count(graph);
        if (i + 1 < atoi(times ? times : "1") && weft_graph_rewind(graph) < 0)
            return -1;
    }
    fprintf(out, "%d", n);
    return 0;
}
static const char *const options[] = { "times", NULL };
WEFT_ANALYSIS_EXPORT;
const struct weft_analysis weft_analysis = { .size = sizeof weft_analysis, .name = "own", .summary = "nodes", .run = run, .options = options };
"""


def options(case):
    """Analyses of users have options, and read a graph several times."""
    graph, source, library = built(case, "mutex", CORRECT["mutex"]), case.directory / "own.c", case.directory / "own.so"
    source.write_text(OWN)
    call(["gcc", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-I", ROOT / "runtime/include", source, "-o", library])
    once = analysed(case, library, graph)
    expect(once > 100 and analysed(case, library, graph, "times=3") == 3 * once, "three times as many nodes")
    expect("has no option turns" in call([case.weft, "analyse", library, graph, "turns=3"], status=2), "an option that it does not have")
    script = case.directory / "own.py"
    script.write_text("import sys; print(sys.argv[2:])")
    expect("['times=3', 'memory=1M']" in call([case.weft, "analyse", script, graph, "times=3", "--memory", "1M"]), "options in Python")


def damaged_accesses(case):
    """Graphs with accesses that are cut short or changed give a message, never a crash."""
    graph = built(case, "condition", CORRECT["condition"])
    whole, part, at, places = graph.read_bytes(), case.directory / "part.graph", 16, []
    while at < len(whole):
        kind, size = struct.unpack_from("<II", whole, at)
        if kind != 6:  # addresses may be any, and loops of any length
            places.extend(range(at, at + size))
        at += size
    chance = random.Random(1)
    for i in range(90):
        changed = bytearray(whole)
        for _ in range(2):
            changed[chance.choice(places)] = chance.randrange(256)
        part.write_bytes(changed if i % 3 else whole[: chance.randrange(17, len(whole))])
        for name in ("sharing", "races", "cache"):
            done = subprocess.run([case.weft, "analyse", name, part, "--memory", "64M"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
            expect(done.returncode == 1 if i % 3 == 0 else done.returncode in (0, 1), f"{name}, {i}: status {done.returncode}")


FOOTPRINT = """
#include <stdlib.h>
#include <sys/mman.h>
static void *parts[4];
static void *work(void *argument)
{
    long number = (long)argument;
    parts[number] = calloc(10, 100 + (size_t)number); /* parts */
    return NULL;
}
int main(void)
{
    void *none = NULL, *kept[30];
    char *small = malloc(100); /* small */
    THREADS(2);
    for (int i = 0; i < 30; i++)
        kept[i] = malloc(1000); /* many */
    free(kept[0]);
    small = realloc(small, 50000); /* large */
    for (int i = 1; i < 20; i++)
        free(kept[i]);
    void *pages = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); /* pages */
    munmap(pages, 8192);
    for (int i = 0; i < 100; i++)
        free(malloc(64)); /* often */
    if (mmap(NULL, 0, PROT_READ, MAP_PRIVATE, -1, 0) != MAP_FAILED || malloc((size_t)-1 >> 1) || realloc(small, (size_t)-1 >> 1))
        return 1;
    free(none);
    free(parts[0]);
    return kept[29] == small;
}
"""


def footprint(case):
    """Blocks of known sizes: what was there at the peak, by line and by thread, what was allocated and never freed."""
    probes = PROBES.replace('{ "memory": "main" }, { "memory": "work*" }',
                            ", ".join('{ "call": "%s", "capture": ["object"] }' % name for name in ("*alloc", "free", "mmap", "munmap")))
    for compiler in "gcc", "clang-19":
        graph = built(case, "footprint", FOOTPRINT, probes=probes, compiler=compiler, flags=["-fno-builtin"])
        lines = {word: number for number, line in enumerate((case.directory / "footprint.c").read_text().splitlines(), 1)
                 for word in re.findall(r"/\* (\w+) \*/", line)}
        result = analysed(case, "footprint", graph)
        rows = {row["place"]["line"]: tuple((row[key]["blocks"], row[key]["bytes"]) for key in ("at_peak", "allocated", "never_freed")) for row in result["places"]}
        wanted = {"parts": ((2, 2010), (2, 2010), (1, 1010)), "small": ((0, 0), (1, 100), (0, 0)), "many": ((29, 29000), (30, 30000), (10, 10000)),
                  "large": ((1, 50000), (1, 50000), (1, 50000)), "pages": ((0, 0), (1, 8192), (0, 0)), "often": ((0, 0), (100, 6400), (0, 0))}
        expect(rows == {lines[name]: row for name, row in wanted.items()}, f"{compiler}: {rows}, {lines}")
        expect(result["peak"] == {"blocks": 32, "bytes": 81010} and result["never_freed"] == {"blocks": 12, "bytes": 61010}, f"{compiler}: {result['peak']}")
        expect(result["unknown_frees"] == result["freed_without_record"] == 0, f"{compiler}: {result['unknown_frees']}")
        threads = sorted((row["allocated"]["bytes"], row["context"]["pid"] == row["context"]["tid"]) for row in result["contexts"])
        expect(threads == [(1000, False), (1010, False), (94692, True)], f"{compiler}: by thread {threads}")


def progress(case):
    """A page with analyses says on a terminal which one it is at, and leaves nothing of that."""
    graph = built(case, "progress", CACHE)
    for column in ("terminal", "file"):
        ours, its = pty.openpty() if column == "terminal" else os.pipe()
        done = subprocess.run([case.weft, "html", graph.with_suffix(".trace"), "--graph", graph, "-o", case.directory / f"{column}.html"], stderr=its, stdout=subprocess.PIPE)
        os.close(its)
        said = b""
        with contextlib.suppress(OSError):  # (the end of a terminal)
            while part := os.read(ours, 65536):
                said += part
        os.close(ours)
        expect(done.returncode == 0, said)
        names = re.findall(rb"\r[^\r]*: (\w+), \d of \d\x1b\[K", said)
        expect((b"races" in names and b"span" in names and said.rstrip().endswith(b"\r\x1b[K")) if column == "terminal" else b"\r" not in said, said)


CASES = [progress, footprint, sharing, races, no_races, arrivals, readers, parallel_loops, cache, options, damaged_accesses]
