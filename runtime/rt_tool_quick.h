/* The short way of a task's events to tools. What an event calls is known of each site once it is registered, and that
 * nothing stands in the way is known from three things: the thread's limit (the process records, is not paused, and the
 * thread is in no tool), weft_hot.told (tools know the thread, and of all that it has created), and rt_switch_n_quick (no
 * site is off). All else goes by rt_tool.c. */
#ifndef RT_TOOL_QUICK_H
#define RT_TOOL_QUICK_H

#include "rt_switch.h"
#include "rt_tool_tell.h"

/* Once what tools want of the site is known. */
void rt_tool_quick_prepare(struct rt_tool_site *site);

/* The number of the site. False: its unit is not registered, or it is none of the first ones. */
static __attribute__((always_inline)) inline bool rt_tool_quick_number(const struct weft_unit *unit, uint32_t index, uint32_t *number)
{
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    *number = first + index;
    return RT_LIKELY(first) && RT_LIKELY(*number < __atomic_load_n(&rt_switch_n_quick, __ATOMIC_ACQUIRE));
}

/* Of a number from there. */
static __attribute__((always_inline)) inline const struct rt_tool_site *rt_tool_quick_site(uint32_t number)
{
    return &rt_tool_pages[0][number];
}

/* rt_tool_go_inside, for a callback of the first tool. */
static __attribute__((always_inline)) inline void rt_tool_quick_go_inside(struct rt_tool_thread *self, enum rt_tool_callback callback)
{
    const union rt_tool_stance stance = { .at = (uint16_t)(1 + callback), .state = RT_TOOL_INSIDE };
    __atomic_store_n(&self->stance.whole, stance.whole, __ATOMIC_RELAXED);
    __atomic_store_n(&weft_hot.weft_limit, NULL, __ATOMIC_RELAXED);
    self->turns++;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

/* `self` is that of now: the thread may be a child's since. */
static __attribute__((always_inline)) inline void rt_tool_quick_come_outside(struct rt_tool_thread *self)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(&weft_hot.weft_limit, weft_hot.limit, __ATOMIC_RELAXED);
    __atomic_store_n(&self->stance.whole, 0, __ATOMIC_RELAXED);
}

#endif
