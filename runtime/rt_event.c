#include <string.h>

#include "rt_event.h"

/* The length of the event at `at`, whose first slot is `first`, in slots. */
static unsigned event_length(const uint64_t *at, uint64_t first)
{
    uint32_t id = first & 31;
    if (id == WEFT_EVENT_EXTENDED)
        return (uint32_t)first >> 5 ? (uint32_t)first >> 5 : 1;
    switch (weft_event_payload(id)) {
    case WEFT_PAYLOAD_NONE:
        break;
    case WEFT_PAYLOAD_NUMBER:
        return 2;
    case WEFT_PAYLOAD_VALUES:
        return 1 + (uint16_t)at[1];
    case WEFT_PAYLOAD_SLOTS:
        return 1 + (uint32_t)(first >> WEFT_SITE_SHIFT);
    }
    return 1;
}

uint64_t *rt_event_next(uint64_t *at)
{
    return at + event_length(at, __atomic_load_n(at, __ATOMIC_RELAXED));
}

uint64_t *rt_event_end(uint64_t *at, uint64_t *end)
{
    while (at < end) {
        uint64_t first = __atomic_load_n(at, __ATOMIC_RELAXED);
        if (first == 0)
            break;
        at += event_length(at, first);
    }
    return at < end ? at : end;
}

uint64_t rt_event_count(uint64_t *at, const uint64_t *end)
{
    uint64_t n = 0, first;
    for (; at < end && (first = __atomic_load_n(at, __ATOMIC_RELAXED)) != 0; at += event_length(at, first))
        n += (first & 31) != WEFT_EVENT_FILLER;
    return n;
}

/* Id and site of the event at `at`; a filler's id means that there is no event. */
static uint32_t event_id(const uint64_t *at, uint32_t *site)
{
    uint64_t first = __atomic_load_n(at, __ATOMIC_RELAXED);
    uint32_t id = first & 31;
    *site = (uint32_t)((id == WEFT_EVENT_EXTENDED ? at[2] : first) >> WEFT_SITE_SHIFT);
    return id == WEFT_EVENT_EXTENDED ? (uint32_t)at[1] : id;
}

uint32_t rt_event_innermost(uint64_t *at, const uint64_t *end, uint32_t *open, uint32_t deepest)
{
    uint32_t depth = 0, site;
    for (; at < end && *at; at = rt_event_next(at)) {
        uint32_t id = event_id(at, &site);
        enum weft_role role = weft_event_scope(id) == WEFT_KIND_CALL ? weft_event_role(id) : WEFT_ROLE_NOTHING;
        if (role == WEFT_ROLE_BEGIN) {
            if (depth == deepest)
                memmove(open, open + 1, --depth * sizeof *open);
            open[depth++] = site;
        } else if (role == WEFT_ROLE_END || role == WEFT_ROLE_UNWIND) {
            uint32_t at_depth = depth;
            while (at_depth > 0 && open[at_depth - 1] != site)
                at_depth--;
            depth = at_depth ? at_depth - 1 : depth;
        }
    }
    return depth ? open[depth - 1] : 0;
}
