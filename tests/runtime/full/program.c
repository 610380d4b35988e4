/* Calls f so often, on one thread after another, for tests/runtime/full/run. What the disk has room for changes meanwhile.
 *
 * usage: program PAIRS THREADS FILLER WHEN...
 * WHEN: fill-N or free-N, before thread N (0: the main thread; the last one is main, too) FILLER takes all the room that
 * is left, or is removed. */
#define _GNU_SOURCE 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile int sink;
static long pairs;

static void *work(void *argument)
{
    for (long i = 0; i < pairs; i++) {
        WEFT_BEGIN(0);
        sink = (int)i;
        WEFT_END(0);
    }
    return argument;
}

static void fill(const char *path)
{
    static char bytes[4096];
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0666);
    while (write(file, bytes, sizeof bytes) > 0) {
    }
    close(file);
}

int main(int argc, char **argv)
{
    struct timespec begin, end;
    int n_threads = atoi(argv[2]);
    pairs = atol(argv[1]) / n_threads;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (int n = 0; n < n_threads; n++) {
        pthread_t thread;
        for (int i = 4; i < argc; i++) {
            if (atoi(argv[i] + 5) != n)
                continue;
            if (strncmp(argv[i], "fill", 4) == 0) {
                fill(argv[3]);
            } else {
                unlink(argv[3]);
                usleep(1100000); /* it is tried again every second */
            }
        }
        if (n == 0 || n == n_threads - 1) {
            work(NULL);
            continue;
        }
        if (pthread_create(&thread, NULL, work, NULL) != 0)
            abort();
        pthread_join(thread, NULL);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.3f\n", (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) / 1e9);
    return 0;
}

static const struct weft_site weft_sites[] = { { "f", "/test/full.c", "work", 10, 10, 5, 4, 0, 0 } };
WEFT_UNIT_DEFINE(1);
