/* Counters of a thread. Those of the system come from getrusage and the thread's clock. Those of the processor are events
 * of perf_event_open, which are read in user space (perf_event_open(2), cap_user_rdpmc): the event is mapped and its
 * descriptor closed, since a program may close descriptors that it does not know, and use their numbers again. Where the
 * kernel does not let programs read them so, they are not counted.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "rt_counters.h"

#include "rt_compiler.h"
#include "rt_perf.h"
#include "rt_quiet.h"
#include "rt_say.h"

#include <weft/detail.h>
#include <weft/format.h>

enum source { HARDWARE, USAGE, CLOCK };
enum counter {
#define COUNTER(bit, NAME, name, source) NAME = (bit),
#include <weft/counters.def>
    N_COUNTERS
};
static const char *const names[N_COUNTERS] = {
#define COUNTER(bit, NAME, name, source) [bit] = (name),
#include <weft/counters.def>
};
enum {
#define COUNTER(bit, NAME, name, source) MASK_##NAME = 1 << (bit), IN_HARDWARE_##NAME = (source) == HARDWARE ? 1 << (bit) : 0,
#include <weft/counters.def>
    IN_HARDWARE = 0
#define COUNTER(bit, NAME, name, source) | IN_HARDWARE_##NAME
#include <weft/counters.def>
    ,
    IN_USAGE = MASK_PAGE_FAULTS | MASK_MAJOR_FAULTS | MASK_CONTEXT_SWITCHES
};
#define COUNTER(bit, NAME, name, source) _Static_assert(!((source) == USAGE) == !(IN_USAGE & 1 << (bit)), name ": rt_counters.c does not know it");
#include <weft/counters.def>

/* The kernel's numbers: enum perf_hw_id of linux/perf_event.h. */
static const uint64_t events[N_COUNTERS] = {
    [CPU_CYCLES] = 0, [INSTRUCTIONS] = 1, [CACHE_REFERENCES] = 2, [CACHE_MISSES] = 3, [BRANCH_INSTRUCTIONS] = 4, [BRANCH_MISSES] = 5
};

/* The thread's events of the processor: in memory that is zero in a child of fork, whichever way that was made, since
 * what the kernel has mapped for events is not there in children. */
struct opened {
    const struct rt_perf_page *pages[N_COUNTERS];
    uint32_t tried; /* a bit for each counter that is open, or cannot be */
};
static __thread struct opened *own __attribute__((tls_model("initial-exec")));
enum { PAGE = 4096 /* at least: what is mapped of an event, and read */ };

/* ---- events of the processor ---- */

static void complain(enum counter counter, const char *reason)
{
    static uint32_t said;
    if (!(__atomic_fetch_or(&said, 1u << counter, __ATOMIC_RELAXED) & 1u << counter))
        rt_say("weft: %s is not counted: %s\n", names[counter], reason);
}

static const char *reason_of(int error)
{
    if (error == EACCES || error == EPERM)
        return "the system forbids it (kernel.perf_event_paranoid, or a container's rules)";
    if (error == ENOENT || error == ENODEV || error == EOPNOTSUPP || error == ENOSYS)
        return "this machine offers the system no counter for it";
    return rt_reason(error);
}

#if defined(__x86_64__)
static uint64_t read_register(uint32_t index)
{
    uint64_t low, high;
    __asm__ volatile("rdpmc" : "=a"(low), "=d"(high) : "c"(index));
    return high << 32 | low;
}

/* The event's number, by the protocol of linux/perf_event.h. An event that is not on the processor now (its index is 0),
 * while its thread is, does not count: there were not enough counters. */
static bool read_event(const struct rt_perf_page *page, uint64_t *number)
{
    uint32_t lock, index;
    do {
        lock = __atomic_load_n(&page->lock, __ATOMIC_ACQUIRE);
        index = __atomic_load_n(&page->index, __ATOMIC_RELAXED);
        *number = (uint64_t)__atomic_load_n(&page->offset, __ATOMIC_RELAXED);
        if (index && page->capabilities & RT_PERF_CAN_READ) {
            unsigned unused = 64u - page->width;
            *number += (uint64_t)((int64_t)(read_register(index - 1) << unused) >> unused);
        }
        __atomic_signal_fence(__ATOMIC_SEQ_CST);
    } while (__atomic_load_n(&page->lock, __ATOMIC_ACQUIRE) != lock);
    return index != 0;
}

static const struct rt_perf_page *open_event(enum counter counter)
{
    struct rt_perf_event wanted = { .type = RT_PERF_HARDWARE, .size = sizeof wanted, .config = events[counter] };
    wanted.flags = RT_PERF_EXCLUDE_KERNEL | RT_PERF_EXCLUDE_HYPERVISOR | RT_PERF_PINNED; /* pinned: always on the processor, or never */
    int file = (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, RT_PERF_CLOSE_ON_EXEC);
    if (file < 0) {
        complain(counter, reason_of(errno));
        return NULL;
    }
    const struct rt_perf_page *page = mmap(NULL, PAGE, PROT_READ, MAP_SHARED, file, 0);
    int error = errno;
    close(file);
    if (page == MAP_FAILED) {
        complain(counter, rt_reason(error));
        return NULL;
    }
    bool can_read = page->capabilities & RT_PERF_CAN_READ, counts = __atomic_load_n(&page->index, __ATOMIC_RELAXED) != 0;
    if (can_read && counts)
        return page;
    complain(counter, can_read ? "the processor has too few counters for what is wanted at once"
                               : "the system does not let programs read it (/sys/bus/event_source/devices/cpu/rdpmc)");
    munmap((void *)(uintptr_t)page, PAGE);
    return NULL;
}
#else
static bool read_event(const struct rt_perf_page *page, uint64_t *number)
{
    (void)page, (void)number;
    return false;
}

static const struct rt_perf_page *open_event(enum counter counter)
{
    complain(counter, "weft reads the counters of x86-64 processors only");
    return NULL;
}
#endif

static __attribute__((noinline, cold)) void open_events(uint32_t counters)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    if (!own) {
        struct opened *mapped = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (mapped != MAP_FAILED && madvise(mapped, PAGE, MADV_WIPEONFORK) == 0)
            own = mapped;
        else if (mapped != MAP_FAILED)
            munmap(mapped, PAGE);
    }
    for (unsigned i = 0; i < N_COUNTERS && own; i++)
        if (counters & ~own->tried & 1u << i) {
            own->pages[i] = open_event((enum counter)i);
            own->tried |= 1u << i;
        }
    rt_quiet_leave(&quiet);
}

/* ---- all of them ---- */

static void set(struct weft_value *value, uint64_t number)
{
    value->weft_kind = WEFT_VALUE_UNSIGNED;
    value->weft_is.weft_unsigned = number;
}

/* The value of a counter among those that are wanted. */
static struct weft_value *value_of(uint32_t counters, struct weft_value *values, enum counter counter)
{
    return &values[__builtin_popcount(counters & ((1u << counter) - 1))];
}

static void read_system(uint32_t counters, struct weft_value *values)
{
    struct rusage usage;
    struct timespec time;
    if (counters & IN_USAGE && getrusage(RUSAGE_THREAD, &usage) == 0) {
        if (counters & MASK_PAGE_FAULTS)
            set(value_of(counters, values, PAGE_FAULTS), (uint64_t)usage.ru_minflt + (uint64_t)usage.ru_majflt);
        if (counters & MASK_MAJOR_FAULTS)
            set(value_of(counters, values, MAJOR_FAULTS), (uint64_t)usage.ru_majflt);
        if (counters & MASK_CONTEXT_SWITCHES)
            set(value_of(counters, values, CONTEXT_SWITCHES), (uint64_t)usage.ru_nvcsw + (uint64_t)usage.ru_nivcsw);
    }
    if (counters & MASK_TASK_CLOCK && clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        set(value_of(counters, values, TASK_CLOCK), (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec);
}

static void read_processor(uint32_t counters, struct weft_value *values)
{
    uint64_t number;
    for (uint32_t left = counters & IN_HARDWARE; left && own; left &= left - 1) {
        enum counter counter = (enum counter)__builtin_ctz(left);
        if (own->pages[counter] && read_event(own->pages[counter], &number))
            set(value_of(counters, values, counter), number);
    }
}

/* Those of the processor are read last, and first at the end: what the system does to read the others is not the call's. */
void rt_counters_begin(uint32_t counters, struct weft_value *values)
{
    if (counters & IN_HARDWARE && !RT_LIKELY(own && !(counters & IN_HARDWARE & ~own->tried)))
        open_events(counters & IN_HARDWARE);
    for (uint32_t i = 0; i < (uint32_t)__builtin_popcount(counters); i++)
        values[i].weft_kind = WEFT_VALUE_NONE;
    read_system(counters, values);
    read_processor(counters, values);
}

void rt_counters_end(uint32_t counters, struct weft_value *values)
{
    struct weft_value now[N_COUNTERS];
    uint32_t n = (uint32_t)__builtin_popcount(counters);
    for (uint32_t i = 0; i < n; i++)
        now[i].weft_kind = WEFT_VALUE_NONE;
    read_processor(counters, now);
    read_system(counters, now);
    for (uint32_t i = 0; i < n; i++)
        if (values[i].weft_kind != WEFT_VALUE_NONE && now[i].weft_kind != WEFT_VALUE_NONE &&
            now[i].weft_is.weft_unsigned >= values[i].weft_is.weft_unsigned) /* less: it began in the process that forked this one */
            values[i].weft_is.weft_unsigned = now[i].weft_is.weft_unsigned - values[i].weft_is.weft_unsigned;
        else
            values[i].weft_kind = WEFT_VALUE_NONE;
}

static void close_events(void)
{
    struct opened *ended = own;
    if (!ended)
        return;
    own = NULL;
    for (unsigned i = 0; i < N_COUNTERS; i++)
        if (ended->pages[i])
            munmap((void *)(uintptr_t)ended->pages[i], PAGE);
    munmap(ended, PAGE);
}

const struct rt_listener rt_counters = { .thread_ends = close_events };
