#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "fs.h"
#include "ship_trace.h"

static char directory[] = "/tmp/weft-ship-XXXXXX";

static void make_files(const char *path, unsigned first, unsigned end)
{
    for (unsigned i = first; i < end; i++) {
        char name[200];
        snprintf(name, sizeof name, "%s/thread-%u", path, i);
        int file = open(name, O_WRONLY | O_CREAT, 0600);
        cr_assert_geq(file, 0);
        close(file);
    }
}

static void remove_files(const char *path, unsigned first, unsigned end)
{
    for (unsigned i = first; i < end; i++) {
        char name[200];
        snprintf(name, sizeof name, "%s/thread-%u", path, i);
        unlink(name);
    }
}

/* Processor time of a look in which nothing is new, the least of three. */
static double look(struct ship_trace *trace)
{
    double least = 1e9;
    for (int i = 0; i < 3; i++) {
        struct timespec begin, end;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
        ship_trace_look(trace);
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        double took = (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) / 1e9;
        least = took < least ? took : least;
    }
    return least;
}

static unsigned count(const struct ship_process *process)
{
    unsigned n = 0;
    for (const struct ship_thread *thread = process->threads; thread; thread = thread->next) {
        cr_assert_eq(thread->tid, ++n, "in the order of their names");
        cr_assert_eq(thread->next == NULL, thread == process->last_thread);
    }
    return n;
}

/* A program that has started four times as many threads takes four times as long to look at, not sixteen times. */
Test(ship_trace, tens_of_thousands_of_threads)
{
    enum { FEW = 5000, MANY = 4 * FEW };
    struct arena arena = { 0 };
    cr_assert_not_null(mkdtemp(directory));
    const char *path = fs_join(&arena, directory, "loom-1");
    cr_assert_eq(mkdir(path, 0700), 0);
    struct ship_process process = { .directory = "loom-1", .metadata = "", .facts = { .path = path } };
    struct ship_trace trace = { .arena = &arena, .path = directory, .processes = &process };
    make_files(path, 1, FEW + 1);
    ship_trace_look(&trace);
    cr_expect_eq(count(&process), FEW);
    double few = look(&trace);
    make_files(path, FEW + 1, MANY + 1);
    ship_trace_look(&trace);
    double many = look(&trace);
    cr_expect_eq(count(&process), MANY);
    cr_expect_lt(many, 9 * few, "%g s for %d threads, %g s for %d", few, FEW, many, MANY);
    remove_files(path, 1, MANY + 1);
    rmdir(path);
    rmdir(directory);
    arena_release(&arena);
}
