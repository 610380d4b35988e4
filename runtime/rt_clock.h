/* Time stamps, and how they become nanoseconds. */
#ifndef RT_CLOCK_H
#define RT_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "rt_compiler.h"

/* Written with the process's lock held; `rate` and `measured` are atomics, the others do not change once they are
 * set. */
struct rt_clock {
    bool is_counter;      /* time stamps are the processor's counter; else CLOCK_MONOTONIC */
    bool is_known;        /* the rest is valid */
    int64_t offset;       /* ns: CLOCK_MONOTONIC + offset is the time since 1970 */
    uint64_t rate;        /* ticks a second, as measured last; 0: the clock counts ns */
    uint64_t measured;    /* ticks over which the frequency was measured last */
    uint64_t tick, nanos; /* the counter and CLOCK_MONOTONIC at one moment, the same for all processes of a trace */
};

extern struct rt_clock rt_clock;

void rt_clock_choose(bool is_monotonic); /* before the first time stamp; true: not the counter */
/* Makes rt_clock known; the paths of the file that all processes of the trace share, and of one beside it. */
void rt_clock_open(const char *path, const char *temporary);
uint64_t rt_clock_frequency(void);                /* ticks a second; the longer the trace, the better measured */
uint64_t rt_clock_rate(void);                     /* the same, as it was measured last */
bool rt_clock_is_stale(uint64_t now);             /* would measuring again give the frequency ten times better? */
uint64_t rt_clock_monotonic(void);                /* ns */
uint64_t rt_clock_since_1970(uint64_t monotonic); /* ns */
void rt_clock_uuid(char text[37]);
/* value * by / over. Where there are no integers of 128 bits, (over - 1) * by has to fit into 64. */
uint64_t rt_clock_scale(uint64_t value, uint64_t by, uint64_t over);

/* Where the clock is the processor's counter. */
static inline uint64_t rt_clock_counter(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t ticks;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(ticks) : : "memory");
    return ticks;
#else
    return 0; /* (it never is) */
#endif
}

static inline uint64_t rt_clock_now(void)
{
    return RT_LIKELY(rt_clock.is_counter) ? rt_clock_counter() : rt_clock_monotonic();
}

/* The processor may read the counter before earlier instructions have completed, and complete later ones before it
 * (Intel SDM 2B, RDTSC; Arm ARM, D12.2): for both, a fence must hold it. */
static inline void rt_clock_fence(void)
{
#if defined(__x86_64__)
    __builtin_ia32_lfence();
#elif defined(__aarch64__)
    __asm__ volatile("dsb ish\n\tisb" : : : "memory");
#endif
}

/* No earlier than any event of another thread that this thread has seen. */
static inline uint64_t rt_clock_now_after_loads(void)
{
    rt_clock_fence();
    return rt_clock_now();
}

#endif
