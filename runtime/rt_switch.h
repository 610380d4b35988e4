/* Which sites record. A unit of which some sites are off, or wanted by a tool, has 0 as its first_id: its probes come into
 * the library, which asks for each site. If all of them are off, for good or so that a signal can announce the next
 * change, first_id is WEFT_UNIT_OFF, and its probes cost a branch. All other units stay as fast as they were. */
#ifndef RT_SWITCH_H
#define RT_SWITCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rt_bytes.h"
#include "rt_compiler.h"

#include <weft/format.h>

enum rt_switched {
    RT_ON,
    RT_OFF_BY_NAME,
    RT_THROTTLED, /* for good; what it does not record counts as lost */
    RT_FILTERED   /* for good, from the beginning on: the trace says so (rt_process.filter) */
};

/* A site, or with site 0 all calls, is recorded from `time` on, or is not. */
struct rt_change {
    uint64_t time;
    uint32_t site;
    bool is_on;
};

/* Struct rt_change, in order, as far as the trace does not say so yet (rt_definitions_switch). With the process's lock
 * held. Readers leave out what is recorded between off and on: a time stamp of off comes before the change, one of on
 * after it, so all that was recorded outside is complete. */
extern struct rt_bytes rt_switch_changes;
void rt_switch_note(uint32_t site, bool is_on);

/* A byte for each site: enum rt_switched, and flags. Pages are never moved: they are read without a lock. */
enum { RT_SWITCH_SITES = 4096 /* of a page */, RT_SWITCH_PAGES = 4096 };
enum { RT_SWITCH_WATCHED = 0x80, RT_SWITCH_GONE = 0x40 /* its unit is forgotten */, RT_SWITCH_FLAGS = RT_SWITCH_WATCHED | RT_SWITCH_GONE };
extern uint8_t *rt_switch_pages[RT_SWITCH_PAGES];
extern _Atomic bool rt_switch_was_used; /* some site is off, or was */

/* Those who need not ask whether a site of a lower number is off, because none is, or was. rt_tool.c sets it. */
extern RT_OWN uint32_t rt_switch_n_quick;

static inline uint8_t rt_switch_look_up(uint32_t site)
{
    uint32_t number = site / RT_SWITCH_SITES;
    const uint8_t *page = number < RT_SWITCH_PAGES ? __atomic_load_n(&rt_switch_pages[number], __ATOMIC_ACQUIRE) : NULL;
    return page ? __atomic_load_n(&page[site % RT_SWITCH_SITES], __ATOMIC_RELAXED) : RT_ON;
}

static inline enum rt_switched rt_switch_of(uint32_t site)
{
    return (enum rt_switched)(rt_switch_look_up(site) & ~RT_SWITCH_FLAGS);
}

static inline bool rt_switch_is_final(enum rt_switched switched)
{
    return switched >= RT_THROTTLED;
}

void rt_switch_watch(uint32_t site); /* a tool wants it, from now on; with the process's lock held */

/* Scopes of threads and of the program are recorded in any case. */
bool rt_switch_is_scope(const struct weft_site *site);

/* With the process's lock held: */
void rt_switch_set(uint32_t site, enum rt_switched switched); /* then rt_switch_update, rt_definitions_switch */
void rt_switch_update(struct weft_unit *unit);                /* of a listed unit */
/* From now on the unit's probes record, as switched. Listed: others than its own probes may touch it, until it is
 * forgotten. */
void rt_switch_register(struct weft_unit *unit, uint32_t number, bool is_listed);
void rt_switch_forget(uintptr_t begin, uintptr_t end, bool are_mapped); /* listed units that lie there */
struct weft_unit *rt_switch_find(uint32_t site);                        /* NULL: it is not in a listed unit */
/* Calls `change`, if it is not NULL, for each listed unit, then updates it. */
void rt_switch_each(void (*change)(struct weft_unit *unit, uint32_t number));

#endif
