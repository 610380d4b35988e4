#define _GNU_SOURCE 1
#include <sys/mman.h>

#include "rt_switch.h"

#include "rt_clock.h"
#include "rt_state.h"

struct rt_bytes rt_switch_changes;
/* A registered unit that is mapped: see rt_object.h. */
struct rt_unit {
    struct weft_unit *unit;
    uint32_t n_sites, number;
};
static struct rt_bytes units; /* struct rt_unit */
uint8_t *rt_switch_pages[RT_SWITCH_PAGES];
_Atomic bool rt_switch_was_used;
uint32_t rt_switch_n_quick;

/* The page of the site; NULL: no memory. */
static uint8_t *make_page(uint32_t site)
{
    if (site / RT_SWITCH_SITES >= RT_SWITCH_PAGES)
        return NULL;
    uint8_t *page = rt_switch_pages[site / RT_SWITCH_SITES];
    if (page)
        return page;
    page = mmap(NULL, RT_SWITCH_SITES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED)
        return NULL;
    __atomic_store_n(&rt_switch_pages[site / RT_SWITCH_SITES], page, __ATOMIC_RELEASE);
    return page;
}

static void flag(uint32_t site, uint8_t flag)
{
    uint8_t *page = make_page(site);
    if (page)
        __atomic_store_n(&page[site % RT_SWITCH_SITES], page[site % RT_SWITCH_SITES] | flag, __ATOMIC_RELAXED);
}

void rt_switch_watch(uint32_t site)
{
    flag(site, RT_SWITCH_WATCHED);
}

void rt_switch_set(uint32_t site, enum rt_switched switched)
{
    uint8_t *page = rt_switch_of(site) == switched ? NULL : make_page(site);
    if (!page)
        return;
    rt_switch_was_used = true;
    __atomic_store_n(&rt_switch_n_quick, 0, __ATOMIC_RELAXED);
    if (switched == RT_OFF_BY_NAME || switched == RT_THROTTLED)
        rt_switch_note(site, false);
    __atomic_store_n(&page[site % RT_SWITCH_SITES], (uint8_t)((page[site % RT_SWITCH_SITES] & RT_SWITCH_FLAGS) | switched), __ATOMIC_RELAXED);
    if (switched == RT_ON)
        rt_switch_note(site, true);
}

void rt_switch_note(uint32_t site, bool is_on)
{
    struct rt_change change = { .time = rt_clock_now_after_loads(), .site = site, .is_on = is_on };
    rt_bytes_add(&rt_switch_changes, &change, sizeof change);
}

bool rt_switch_is_scope(const struct weft_site *site)
{
    return site->kind == WEFT_KIND_LOCAL || site->kind == WEFT_KIND_GLOBAL;
}

/* A unit that is not listed never hears of a change, so its probes always come and ask. */
static void update(struct weft_unit *unit, uint32_t number, bool is_listed)
{
    uint32_t n_off = 0, n_throttled = 0, n_filtered = 0, n_watched = 0, first = 0;
    for (uint32_t i = 0; i < unit->n_sites; i++) {
        n_off += rt_switch_of(number + i) == RT_OFF_BY_NAME;
        n_throttled += rt_switch_of(number + i) == RT_THROTTLED;
        n_filtered += rt_switch_of(number + i) == RT_FILTERED;
        n_watched += rt_switch_look_up(number + i) & RT_SWITCH_WATCHED ? 1 : 0;
    }
    if (n_filtered == unit->n_sites)
        first = WEFT_UNIT_OFF;
    else if (!is_listed)
        first = 0;
    else if (n_off + n_throttled + n_filtered + n_watched == 0)
        first = number;
    else if (n_off + n_filtered == unit->n_sites && rt_process.signal != 0) /* without a signal, some probe has to come and look */
        first = WEFT_UNIT_OFF;
    __atomic_store_n(&unit->first_id, first, __ATOMIC_RELAXED);
}

void rt_switch_update(struct weft_unit *unit)
{
    update(unit, unit->number, true);
}

void rt_switch_register(struct weft_unit *unit, uint32_t number, bool is_listed)
{
    struct rt_unit known = { unit, unit->n_sites, number };
    __atomic_store_n(&unit->number, number, __ATOMIC_RELEASE);
    if (is_listed && !units.failed)
        rt_bytes_add(&units, &known, sizeof known);
    update(unit, number, is_listed && !units.failed);
}

/* Its destructors may record yet. */
static void forget(const struct rt_unit *known, bool is_mapped)
{
    if (is_mapped)
        __atomic_store_n(&known->unit->first_id, 0, __ATOMIC_RELAXED);
    for (uint32_t i = 0; i < known->n_sites; i++)
        flag(known->number + i, RT_SWITCH_GONE);
}

void rt_switch_forget(uintptr_t begin, uintptr_t end, bool are_mapped)
{
    struct rt_unit *known = (struct rt_unit *)units.bytes;
    size_t kept = 0;
    for (size_t i = 0; i < units.length / sizeof *known; i++)
        if ((uintptr_t)known[i].unit >= begin && (uintptr_t)known[i].unit < end)
            forget(&known[i], are_mapped);
        else
            known[kept++] = known[i];
    units.length = kept * sizeof *known;
}

struct weft_unit *rt_switch_find(uint32_t site)
{
    const struct rt_unit *known = (const struct rt_unit *)units.bytes;
    for (size_t i = 0; i < units.length / sizeof *known; i++)
        if (site >= known[i].number && site - known[i].number < known[i].n_sites)
            return known[i].unit;
    return NULL;
}

void rt_switch_each(void (*change)(struct weft_unit *unit, uint32_t number))
{
    const struct rt_unit *known = (const struct rt_unit *)units.bytes;
    for (size_t i = 0; i < units.length / sizeof *known; i++) {
        if (change)
            change(known[i].unit, known[i].number);
        rt_switch_update(known[i].unit);
    }
}
