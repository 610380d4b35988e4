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

/* The `poll` of those that have it, ending with NULL: it is called for each call that is off, so nothing is searched
 * for it. Filled in at the start (rt_listeners_start). */
typedef bool rt_poll_function(void);
enum { RT_MOST_POLLS = 8 };
extern rt_poll_function *rt_polls[RT_MOST_POLLS + 1];

void rt_listeners_start(void); /* with the process's lock held */

/* True if one of them had something to do. */
static inline bool rt_listeners_poll(void)
{
    bool is_done = false;
    for (rt_poll_function *const *poll = rt_polls; *poll; poll++)
        if ((*poll)())
            is_done = true;
    return is_done;
}

#endif
