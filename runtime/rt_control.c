/* What programs ask for themselves: the functions of weft.h. */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_internal.h"

_Atomic bool rt_is_paused;

RT_EXPORT void weft_switch(int on);
RT_EXPORT int weft_is_on(void);
RT_EXPORT void weft_name_thread(const char *name);
RT_EXPORT void weft_region_begin(struct weft_unit *unit);
RT_EXPORT void weft_region_end(struct weft_unit *unit);

/* Plain probes look at nothing but their limit: without one they come to the library, which knows. */
void rt_switch_pause(bool is_off)
{
    if (rt_is_paused == is_off)
        return;
    rt_is_paused = is_off;
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next) {
        if (!thread->in_use)
            continue;
        pthread_mutex_lock(&thread->lock);
        rt_buffer_reopen(thread);
        pthread_mutex_unlock(&thread->lock);
    }
}

void weft_switch(int on)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_switch_pause(!on);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

int weft_is_on(void)
{
    int state = rt_process.state;
    return !rt_is_paused && (state == RT_UNKNOWN || state == RT_RECORDING);
}

void weft_name_thread(const char *name)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    strncpy(rt_thread_name, name, sizeof rt_thread_name - 1);
    rt_thread_rename();
    rt_unlock();
    rt_quiet_leave(&quiet);
}

void weft_region_begin(struct weft_unit *unit)
{
    rt_record(unit, 0, WEFT_EVENT_BEGIN);
}

void weft_region_end(struct weft_unit *unit)
{
    rt_record(unit, 0, WEFT_EVENT_END);
}
