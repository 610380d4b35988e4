#define _GNU_SOURCE 1
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "rt_internal.h"

static uint64_t read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t rt_clock_now(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

/* All processes of a trace must agree on the offset, or their events would be merged in a wrong order: the first one leaves it in TRACE/.clock.
 * link() makes the file appear with its content. */
int64_t rt_clock_offset(const char *trace)
{
    char path[PATH_MAX + 32], temporary[PATH_MAX + 32], text[32];
    snprintf(path, sizeof path, "%s/.clock", trace);
    snprintf(temporary, sizeof temporary, "%s/.clock-%d", trace, (int)getpid());
    size_t length = rt_file_read(path, text, sizeof text - 1);
    int64_t own = (int64_t)(read_clock(CLOCK_REALTIME) - read_clock(CLOCK_MONOTONIC));
    if (length == 0) {
        int digits = snprintf(text, sizeof text, "%lld\n", (long long)own);
        if (rt_file_append(temporary, text, (size_t)digits, "", 0) && link(temporary, path) != 0 && errno != EEXIST)
            rename(temporary, path); /* a file system without links */
        unlink(temporary);
        length = rt_file_read(path, text, sizeof text - 1);
    }
    text[length] = 0;
    int64_t shared = strtoll(text, NULL, 10);
    return shared ? shared : own;
}

/* CLOCK_MONOTONIC is one clock per boot. */
void rt_clock_uuid(char text[37])
{
    if (rt_file_read("/proc/sys/kernel/random/boot_id", text, 36) != 36)
        memcpy(text, "77656674-0000-4000-8000-6d6f6e6f746f", 36);
    text[36] = 0;
}
