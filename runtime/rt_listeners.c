#include <stddef.h>

#include "rt_listeners.h"

#include "rt_control.h"
#include "rt_throttle.h"

const struct rt_listener *const rt_listeners[] = {
    &rt_control,
    &rt_throttle,
    NULL,
};

bool rt_listeners_poll(void)
{
    bool is_done = false;
    for (const struct rt_listener *const *listener = rt_listeners; *listener; listener++)
        if ((*listener)->poll)
            is_done |= (*listener)->poll();
    return is_done;
}
