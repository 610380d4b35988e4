/* A program that is killed: its threads record without end, and count what they have recorded in a file of their own, which is mapped.
 * usage: torture COUNTS HOW    HOW: what becomes of it by itself after a few milliseconds: abort, segv, _exit, exec; or wait (for a kill) */
#define _GNU_SOURCE 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { N_THREADS = 4 };

struct count {
    uint64_t tid;
    volatile uint64_t recorded; /* events: the next one may be recorded already and not counted yet */
    uint64_t padding[6];
};

static struct count *counts;

static void *record(void *argument)
{
    struct count *count = argument;
    count->tid = (uint64_t)syscall(SYS_gettid);
    for (unsigned turn = 0;; turn++) {
        weft_begin(WEFT_SITE(0));
        count->recorded++;
        weft_end(WEFT_SITE(0));
        count->recorded++;
        if (turn % 1000 == 999)
            usleep(count == counts ? 100 : 1); /* one of them fills few packets */
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int file = argc == 3 ? open(argv[1], O_RDWR) : -1;
    if (file < 0)
        return 2;
    counts = mmap(NULL, N_THREADS * sizeof *counts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (counts == MAP_FAILED)
        return 2;
    pthread_t thread;
    for (int i = 0; i < N_THREADS; i++)
        if (pthread_create(&thread, NULL, record, &counts[i]) != 0)
            return 2;
    usleep((unsigned)getpid() % 7 * 3000);
    if (strcmp(argv[2], "abort") == 0)
        abort();
    if (strcmp(argv[2], "segv") == 0)
        *(volatile int *)16 = 0;
    if (strcmp(argv[2], "_exit") == 0)
        _exit(0);
    if (strcmp(argv[2], "exec") == 0)
        execl("/bin/true", "true", NULL);
    for (;;)
        pause();
}

static const struct weft_site weft_sites[] = { { "f", "/test/torture.c", "record", 1, 1, 1, 1, 0, 0 } };
WEFT_UNIT_DEFINE(1);
