/* The graph of tasks, as far as tools want to be told of it while it grows: edges between tasks, and which tasks are
 * ready. By the rules of OpenMP 5.2, 15.9.5: in order of creation, among the children of one parent, by address. The
 * inspector follows the same rules when it reads a trace.
 *
 * It has a lock of its own, which is taken with signals blocked and comes after all others; nothing is called
 * meanwhile. Its memory is mapped, and used again when tasks are over. */
#ifndef RT_TOOL_GRAPH_H
#define RT_TOOL_GRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rt_bytes.h"

struct weft_tool_task;

struct rt_tool_edge {
    uint64_t from;
    const volatile void *address;
    uint32_t hazard; /* enum weft_tool_hazard */
    uint32_t wanted; /* of `from` */
};

struct rt_tool_ready {
    uint64_t task;
    uint32_t wanted;
};

#define RT_TOOL_NO_TASK (UINT64_C(1) << 63)

/* The task is created. `family`: the same for all children of a parent; its number, if the parent is a task, and
 * anything with the bit RT_TOOL_NO_TASK otherwise. `wanted` comes back with what is told of it. Adds struct
 * rt_tool_edge for each edge to it. True: it waits for no task. Tasks without dependences cost no lock. */
bool rt_tool_graph_create(const struct weft_tool_task *task, uint64_t family, uint32_t wanted, struct rt_bytes *edges);
/* The task has ended: adds struct rt_tool_ready for those that wait for none any more. */
void rt_tool_graph_end(uint64_t task, struct rt_bytes *ready);
void rt_tool_graph_forget(void); /* in the child of a fork: all tasks are the parent's */

#endif
