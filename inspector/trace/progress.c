#include "progress.h"

#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { INTERVAL = 200 * 1000 * 1000 /* ns between two updates */ };

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static uint64_t size_of(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? (uint64_t)status.st_size : 0;
}

void progress_start(struct progress *progress, const struct trace *trace, const char *doing)
{
    *progress = (struct progress){ .doing = doing, .is_on = isatty(STDERR_FILENO) };
    if (!progress->is_on)
        return;
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t j = 0; j < trace->processes.items[i]->threads.count; j++)
            progress->total += size_of(trace->processes.items[i]->threads.items[j]->path);
    progress->shown_at = now(); /* work that takes less than INTERVAL shows nothing */
}

void progress_at(struct progress *progress, uint64_t offset)
{
    if (!progress->is_on || now() - progress->shown_at < INTERVAL)
        return;
    progress->shown_at = now();
    progress->is_shown = true;
    uint64_t done = progress->done + offset;
    unsigned percent = progress->total > 0 && done < progress->total ? (unsigned)(100 * done / progress->total) : 100;
    fprintf(stderr, "\r%s: %u %%\033[K", progress->doing, percent);
}

void progress_thread_over(struct progress *progress, const char *path)
{
    if (progress->is_on)
        progress->done += size_of(path);
}

void progress_end(struct progress *progress)
{
    if (progress->is_shown)
        fprintf(stderr, "\r\033[K");
    progress->is_shown = false;
}
