#include "rt_limit.h"

#include "rt_clock.h"
#include "rt_switch.h"

_Atomic unsigned rt_detours;

void rt_limit_detour(unsigned detour, bool is_on)
{
    if (is_on)
        rt_detours |= detour;
    else
        rt_detours &= ~detour;
}

/* The thread itself may be storing events meanwhile. */
void rt_limit_set(struct rt_thread *thread)
{
    bool is_inline = rt_clock.is_counter && rt_process.state == RT_RECORDING && !(rt_detours & (RT_DETOUR_PAUSE | RT_DETOUR_FILTER));
    struct weft_hot *hot = rt_hot_of(thread);
    if (hot)
        rt_limit_store(hot, is_inline ? thread->end : NULL);
}

void rt_limit_pause(bool is_paused)
{
    if (rt_is_paused() == is_paused)
        return;
    if (is_paused)
        rt_switch_note(0, false);
    rt_limit_detour(RT_DETOUR_PAUSE, is_paused);
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next) {
        if (!thread->in_use)
            continue;
        rt_hold(&thread->lock);
        if (thread->packet)
            rt_limit_set(thread);
        rt_release(&thread->lock);
    }
    if (!is_paused)
        rt_switch_note(0, true);
}
