/* The events of tasks past tools. The short way is that of a task whose site is wanted, on a thread that tools know;
 * what is different goes to rt_record. */
#ifndef RT_RECORD_TASK_H
#define RT_RECORD_TASK_H

#include <stdbool.h>
#include <stdint.h>

#include "rt_compiler.h"
#include "rt_limit.h"
#include "rt_record.h"

#include <weft/format.h>

struct weft_unit;

/* As it stands in the trace, where WEFT_DEPENDENCE_LAST has no bit. */
static inline uint64_t rt_record_dependence(unsigned kind, const volatile void *address)
{
    uint64_t low = (uint64_t)(uintptr_t)address & (((uint64_t)1 << WEFT_DEPENDENCE_SHIFT) - 1);
    return (uint64_t)kind << WEFT_DEPENDENCE_SHIFT | low;
}

/* For events that are not in the packet yet (rt_store.h), in their order. The first one returns the number. */
uint64_t rt_record_task_create(struct weft_unit *unit, uint32_t index, uint64_t task);
void rt_record_task_depend(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address);
void rt_record_task_traits(struct weft_unit *unit, uint32_t index, uint32_t traits, int32_t priority);
void rt_record_task_handle(struct weft_unit *unit, uint32_t index, uint64_t handle);
void rt_record_task_stack(struct weft_unit *unit, uint32_t index, uint64_t address);
void rt_record_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task);
/* The end of any interval, if it is a task's and tools are told of it. False: it is an event like any other. */
bool rt_record_end_told(struct weft_unit *unit, uint32_t index);

/* The end of any interval. Little stack: programs without tools come through here. */
static inline void rt_record_end(struct weft_unit *unit, uint32_t index)
{
    if (RT_LIKELY(!rt_detours) || !RT_LIKELY(rt_record_end_told(unit, index)))
        rt_record(unit, index, WEFT_EVENT_END);
}

#endif
