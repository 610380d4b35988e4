/* Whose memory an address is, as far as tasks go that run one after another on one thread: what they keep on its stack
 * is at the same addresses, and not the same.
 *
 * A task that begins on a thread, and one that ends there, leaves nothing of what was on its stack below the task's frame.
 * Memory: 16 bytes for each task that has begun and is not over, but for those of other threads. */
#ifndef STACKS_H
#define STACKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <weft/graph.h>

struct stacks_level {
    uint64_t address, node; /* what was below this address before this node is no more */
};

struct stacks_area {
    struct weft_graph_area of;
    bool is_first;               /* the stack of the process's first thread, which has no other memory on it than frames */
    struct stacks_level *levels; /* the newest one last; their addresses fall */
    size_t n_levels, capacity;
};

struct stacks {
    struct stacks_area *areas; /* threads in the order of their contexts */
    size_t n_areas, capacity;
};

void stacks_add_area(struct stacks *stacks, const struct weft_graph *graph, const struct weft_graph_area *area);
/* A frame of `thread` begins or ends in this node. */
void stacks_cut(struct stacks *stacks, uint32_t thread, uint64_t address, uint64_t node);
/* Addresses from `address` to *end have been of different objects since `node`. */
bool stacks_is_new(const struct stacks *stacks, uint32_t pid, uint64_t address, uint64_t node, uint64_t *end);
/* Has the address, for sure, been that of one object since `node`, unless stacks_is_new? Of the heap that is not known. */
bool stacks_is_kept(const struct stacks *stacks, uint32_t pid, uint64_t address);
void stacks_release(struct stacks *stacks);

#endif
