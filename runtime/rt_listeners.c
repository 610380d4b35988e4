#include <stddef.h>

#include "rt_listeners.h"

#include "rt_control.h"
#include "rt_counters.h"
#include "rt_filter.h"
#include "rt_memory.h"
#include "rt_names.h"
#include "rt_throttle.h"
#include "rt_tool_load.h"

// clang-format off: a line each, as docs/runtime.md tells people to add theirs
const struct rt_listener *const rt_listeners[] = {
    &rt_filter, /* before rt_control, which leaves alone what is switched off for good */
    &rt_control,
    &rt_names,
    &rt_throttle,
    &rt_memory,
    &rt_counters,
    &rt_tool_listener,
    NULL,
};
// clang-format on

rt_poll_function *rt_polls[RT_MOST_POLLS + 1];

void rt_listeners_start(void)
{
    size_t n = 0;
    for (const struct rt_listener *const *listener = rt_listeners; *listener; listener++)
        if ((*listener)->poll && n < RT_MOST_POLLS)
            rt_polls[n++] = (*listener)->poll;
}
