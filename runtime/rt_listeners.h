/* The table of listeners, and how the runtime calls them. */
#ifndef RT_LISTENERS_H
#define RT_LISTENERS_H

#include "rt_listener.h"

extern const struct rt_listener *const rt_listeners[]; /* ends with NULL */

/* Calls the slot of all listeners that have it. */
#define RT_TELL(slot, ...)                                                                                                                           \
    do {                                                                                                                                             \
        for (const struct rt_listener *const *rt_l = rt_listeners; *rt_l; rt_l++)                                                                    \
            if ((*rt_l)->slot)                                                                                                                       \
                (*rt_l)->slot(__VA_ARGS__);                                                                                                          \
    } while (0)

/* True if one of them had something to do. */
static inline bool rt_listeners_poll(void)
{
    bool is_done = false;
    for (const struct rt_listener *const *listener = rt_listeners; *listener; listener++)
        if ((*listener)->poll && (*listener)->poll())
            is_done = true;
    return is_done;
}

#endif
