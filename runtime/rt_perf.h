/* What the runtime needs of linux/perf_event.h, which cross compilers may lack. */
#ifndef RT_PERF_H
#define RT_PERF_H

#include <stdint.h>

enum { RT_PERF_HARDWARE = 0, RT_PERF_CLOSE_ON_EXEC = 8 };
enum { RT_PERF_PINNED = 1 << 2, RT_PERF_EXCLUDE_KERNEL = 1 << 5, RT_PERF_EXCLUDE_HYPERVISOR = 1 << 6 };
enum { RT_PERF_CAN_READ = 1 << 2 };

/* struct perf_event_attr as it was first. */
struct rt_perf_event {
    uint32_t type, size;
    uint64_t config, period, sample_type, read_format, flags; /* flags: RT_PERF_PINNED ... */
    uint32_t wakeup, breakpoint_type;
    uint64_t more_config;
};
_Static_assert(sizeof(struct rt_perf_event) == 64, "PERF_ATTR_SIZE_VER0");

/* The beginning of struct perf_event_mmap_page. The kernel's thread writes while `lock` changes. */
struct rt_perf_page {
    uint32_t version, compatible, lock;
    uint32_t index; /* of the register, plus 1; 0: the event is not on the processor */
    int64_t offset; /* what is to be added to the register */
    uint64_t time_enabled, time_running;
    uint64_t capabilities; /* RT_PERF_CAN_READ */
    uint16_t width;        /* of the register, bits */
};

#endif
