/* The packets of blocks and memory accesses: a file memory-TID[-N] for each thread, whose open packet is mapped, so
 * that what was stored is there whatever happens to the process. */
#ifndef RT_MEMORY_H
#define RT_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rt_compiler.h"
#include "rt_listener.h"

/* Must match memory.h (asserted in rt_block.c). */
struct weft_memory_hot {
    unsigned long long *weft_position, *weft_limit;
    uint64_t weft_time, weft_runs;
    uint32_t weft_told;
    uint64_t weft_share;
};
extern RT_VISIBLE __thread struct weft_memory_hot weft_memory_hot __attribute__((tls_model("initial-exec")));

/* Closes the packets of threads that are over, and of all when the process ends. */
extern const struct rt_listener rt_memory;

/* Is given the packets of a process that writes none of them (WEFT_MEMORY=0); NULL: nobody is. The last one may come from
 * the thread that ends the process, with its lock held. Set once, by tools. */
extern void (*rt_memory_tell)(uint32_t tid, const void *bytes, size_t size);

/* All of these: on the calling thread, with signals blocked and no lock held. */
bool rt_memory_begin(uint64_t now); /* the thread's file; false: nothing can be recorded */
bool rt_memory_has_begun(void);     /* for the calling thread */
/* For a record of any length at weft_position, whose time may be `now`: the low bits of two times in a packet are less
 * than a round apart. */
bool rt_memory_make_room(uint64_t now);
void rt_memory_finish_record(void); /* if the process has ended: closes the packet once more */

#endif
