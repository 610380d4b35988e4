/* Where the processor's counter runs at a constant rate and the kernel trusts it, it is read directly: that costs
 * half of clock_gettime, and is no call. Programs cannot ask for its rate; it is measured over the life of the trace,
 * so that the error of one measurement (some 20 ns) is the only one.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>
#ifdef __x86_64__
#include <cpuid.h>
#endif

#include "rt_clock.h"
#include "rt_files.h"
#include "rt_text.h"

#include <weft/format.h>

struct rt_clock rt_clock;

static uint64_t read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t rt_clock_monotonic(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

uint64_t rt_clock_since_1970(uint64_t monotonic)
{
    return monotonic + (uint64_t)rt_clock.offset;
}

#if defined(__x86_64__)
/* Does the counter run at a constant rate in all states of the processor (CPUID 80000007h, "invariant TSC"), may we
 * read it, and does the kernel still trust it? Without /sys only the processor is asked. */
static bool is_counter_good(void)
{
    unsigned a, b, c, d;
    int access = PR_TSC_ENABLE; /* what reports uses of undefined values may not know that prctl writes it */
    char source[16] = "";
    if (!__get_cpuid(0x80000007, &a, &b, &c, &d) || !(d & 1u << 8))
        return false;
    if (prctl(PR_GET_TSC, &access) == 0 && access != PR_TSC_ENABLE)
        return false;
    size_t length = rt_file_read("/sys/devices/system/clocksource/clocksource0/current_clocksource", source, sizeof source - 1);
    source[length] = 0;
    return strncmp(source, "hpet", 4) != 0 && strncmp(source, "acpi_pm", 7) != 0 && strncmp(source, "jiffies", 7) != 0;
}
#elif defined(__aarch64__)
/* The architecture's counter has one rate in all states, and is the same on all processors (Arm ARM, The Generic
 * Timer). Linux lets programs read it; clock_gettime does the same. */
static bool is_counter_good(void)
{
    return true;
}
#else
static bool is_counter_good(void)
{
    return false;
}
#endif

void rt_clock_choose(bool is_monotonic)
{
    rt_clock.is_counter = !is_monotonic && is_counter_good();
}

/* Both clocks at one moment. Of eight attempts the one counts in which the counter moved least while the other clock
 * was read. */
static void read_both(uint64_t *tick, uint64_t *nanos)
{
    uint64_t best = UINT64_MAX;
    for (int i = 0; i < 8; i++) {
        uint64_t before = rt_clock_now(), moment = rt_clock_monotonic(), after = rt_clock_now();
        if (after - before < best) {
            best = after - before;
            *tick = before + best / 2;
            *nanos = moment;
        }
    }
}

uint64_t rt_clock_scale(uint64_t value, uint64_t by, uint64_t over)
{
#ifdef __SIZEOF_INT128__
    return (uint64_t)((unsigned __int128)value * by / over);
#else
    return value / over * by + value % over * by / over;
#endif
}

uint64_t rt_clock_frequency(void)
{
    const uint64_t shortest = 50000; /* ns: to know the rate at all */
    uint64_t tick, nanos;
    if (!rt_clock.is_counter)
        return 1000000000u;
    do
        read_both(&tick, &nanos);
    while (nanos - rt_clock.nanos < shortest);
    uint64_t rate = rt_clock_scale(tick - rt_clock.tick, 1000000000u, nanos - rt_clock.nanos);
    __atomic_store_n(&rt_clock.measured, tick - rt_clock.tick, __ATOMIC_RELAXED);
    __atomic_store_n(&rt_clock.rate, rate, __ATOMIC_RELAXED);
    return rate;
}

uint64_t rt_clock_rate(void)
{
    uint64_t rate = __atomic_load_n(&rt_clock.rate, __ATOMIC_RELAXED);
    return rate ? rate : 1000000000u;
}

bool rt_clock_is_stale(uint64_t now)
{
    const struct rt_clock *clock = &rt_clock;
    /* (the first event of all may be from before the clock was looked at) */
    return clock->is_counter && now > clock->tick && (now - clock->tick) / 10 > __atomic_load_n(&clock->measured, __ATOMIC_RELAXED);
}

/* The file says "OFFSET TICK NANOSECONDS"; the last two are missing if the process that wrote it did not use the
 * counter.
 */
static __attribute__((noinline)) void read_shared(const char *path, struct rt_clock *clock)
{
    char text[80];
    text[rt_file_read(path, text, sizeof text - 1)] = 0;
    char *rest;
    long long offset = strtoll(text, &rest, 10);
    unsigned long long tick = strtoull(rest, &rest, 10), nanos = strtoull(rest, &rest, 10);
    if (offset == 0)
        return;
    clock->offset = offset;
    if (nanos && tick < clock->tick && nanos < clock->nanos) { /* of this boot */
        clock->tick = tick;
        clock->nanos = nanos;
    }
}

/* All processes of a trace must agree, or their events would be merged in a wrong order: the first one writes what it
 * found to TRACE/.clock, `path`. By link() the file appears with its content. */
void rt_clock_open(const char *path, const char *temporary)
{
    struct rt_clock *clock = &rt_clock;
    char text[80];
    if (clock->is_known)
        return;
    clock->is_known = true;
    clock->offset = (int64_t)(read_clock(CLOCK_REALTIME) - read_clock(CLOCK_MONOTONIC));
    read_both(&clock->tick, &clock->nanos);
    if (access(path, F_OK) != 0) {
        size_t length = rt_text_print(text, sizeof text, clock->is_counter ? "%lld %llu %llu\n" : "%lld\n", (long long)clock->offset,
                                      (unsigned long long)clock->tick, (unsigned long long)clock->nanos);
        if (rt_file_append(temporary, text, length, "", 0) && link(temporary, path) != 0 && errno != EEXIST)
            rename(temporary, path); /* a file system without links */
        unlink(temporary);
    }
    read_shared(path, clock);
}

/* CLOCK_MONOTONIC is one clock per boot. */
void rt_clock_uuid(char text[37])
{
    if (rt_file_read("/proc/sys/kernel/random/boot_id", text, 36) != 36)
        memcpy(text, "77656674-0000-4000-8000-6d6f6e6f746f", 36);
    text[36] = 0;
}
