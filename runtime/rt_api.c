/* The functions of weft.h, which programs call themselves. */
#define _GNU_SOURCE 1
#include <string.h>

#include "rt_compiler.h"
#include "rt_definitions.h"
#include "rt_dormant.h"
#include "rt_limit.h"
#include "rt_quiet.h"
#include "rt_record.h"
#include "rt_state.h"
#include "rt_thread.h"
#include "rt_wish.h"

#include <weft/format.h>

RT_EXPORT void weft_switch(int on);
RT_EXPORT int weft_is_on(void);
RT_EXPORT void weft_name_thread(const char *name);
RT_EXPORT void weft_region_begin(struct weft_unit *unit);
RT_EXPORT void weft_region_end(struct weft_unit *unit);

void weft_switch(int on)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (on && rt_wish.is_off) {
        rt_wish.is_off = false;
        rt_dormant_wake();
    }
    rt_limit_pause(!on);
    (void)rt_definitions_switch();
    rt_unlock();
    rt_quiet_leave(&quiet);
}

int weft_is_on(void)
{
    int state = rt_process.state;
    return !rt_is_paused() && (state == RT_UNKNOWN || state == RT_RECORDING);
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
