#include "rt_dormant.h"

#include "rt_filter.h"
#include "rt_limit.h"
#include "rt_place.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_wish.h"

/* A signal announces what is wanted next. Tools may ask for more than is recorded. */
static bool can_rest(void)
{
    return rt_process.signal != 0 && !(rt_detours & RT_DETOUR_TOOLS);
}

static bool is_wanted(const struct weft_unit *unit, uint32_t index)
{
    if (rt_process.state == RT_OFF)
        return false;
    const struct weft_site *site = index == WEFT_ANY_INDEX ? NULL : &unit->sites[index];
    if (site && rt_switch_is_scope(site))
        return true;
    if (site && rt_filter_leaves_out(site))
        return false;
    return !can_rest() || !(rt_wish.is_off || (site && rt_wish_is_off(site)));
}

void rt_dormant_wake(void)
{
    rt_place_wake(is_wanted);
}

void rt_dormant_rest(void)
{
    rt_place_rest(is_wanted);
}
