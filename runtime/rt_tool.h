/* Tools, as the recording of events sees them: which sites they want, and how they are told.
 *
 * A site that a tool wants is marked in rt_switch, so that the probes of its unit come into the library; other units
 * stay as they were. rt_limit.h's rt_detours says whether there is a tool at all. While a thread is in a tool, it
 * records nothing: rt_tool_is_inside. docs/tools.md has the rules that tools rely on. */
#ifndef RT_TOOL_H
#define RT_TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rt_tool_tell.h"

#include <weft/format.h>
#include <weft/tool.h>

struct weft_unit;

/* One loaded library. */
struct weft_tool {
    const char *name; /* the file's, without its directory */
    bool is_subscribing;
};

/* With the process's lock held; the number of sites[0]. */
void rt_tool_register(struct weft_unit *unit, uint32_t number);
/* During weft_tool_init. */
int rt_tool_subscribe(struct weft_tool *tool, uint32_t classes, const char *const *patterns, const struct weft_tool_callbacks *callbacks, void *self);
void rt_tool_unsubscribe(const struct weft_tool *tool); /* from all */
extern struct weft_tool rt_tools[RT_TOOL_MOST];
extern unsigned rt_n_tools;

static inline bool rt_tool_is_inside(void)
{
    return rt_tool_self && rt_tool_self->stance.state == RT_TOOL_INSIDE;
}

/* Tools are told that the calling thread has begun. False: no memory. */
bool rt_tool_begin_thread(void);

/* The same, if they are not told yet. Returns the site if a tool wants it, or NULL. Not inside. */
static inline const struct rt_tool_site *rt_tool_meet(uint32_t site)
{
    if (!RT_LIKELY(rt_tool_self && rt_tool_self->stance.state == RT_TOOL_OUTSIDE) && !rt_tool_begin_thread())
        return NULL;
    const struct rt_tool_site *known = rt_tool_site(site);
    return known && known->is_wanted ? known : NULL;
}

/* An event of such a site, in the order in which it happened. */
void rt_tool_tell(const struct rt_tool_site *site, uint32_t number, uint32_t event, uint64_t payload);

void rt_tool_tell_packet(uint32_t tid, const void *bytes, size_t size); /* in the slot packet_closed */

void rt_tool_thread_ended(void);         /* the calling thread; no locks held */
void rt_tool_forked(void);               /* in the child; tools are told at its first event */
extern void (*rt_tool_after_fork)(void); /* called then, before the tools */
void rt_tool_finalize(void);             /* once; no locks held */
void rt_tool_own_thread(void);           /* the calling one */
uint32_t rt_tool_thread_number(void);    /* of the calling one; 0: not met */
uint64_t rt_tool_task(void);             /* that the calling thread executes */

/* Around a call of a tool that is no event's: returns what leave takes. */
uint8_t rt_tool_enter(uint32_t tool, enum rt_tool_callback callback);
void rt_tool_leave(uint8_t before);

const char *rt_tool_callback_name(uint32_t at); /* of rt_tool_thread.at */
const char *rt_tool_name(uint32_t at);

#endif
