/* Events as they stand in a packet, in slots of 8 bytes: docs/trace-format.md, "Stream 0". Readers of a packet that is
 * being recorded into load the first slot of each event atomically: it is stored last. */
#ifndef RT_EVENT_H
#define RT_EVENT_H

#include <stdint.h>

#include <weft/format.h>

enum { RT_EVENT_SLOTS = 4 /* of the longest event without values */ };

static inline uint64_t rt_event_compact(uint64_t time, uint32_t site, uint32_t event)
{
    return (uint64_t)site << WEFT_SITE_SHIFT | time << (64 - WEFT_TIME_BITS) >> (64 - WEFT_SITE_SHIFT) | event;
}

uint64_t *rt_event_next(uint64_t *at);                      /* behind the event at `at` */
uint64_t *rt_event_end(uint64_t *at, uint64_t *end);        /* first free slot from the event at `at` on; `end` if none */
uint64_t rt_event_count(uint64_t *at, const uint64_t *end); /* from `at` to the first free slot */
/* The site whose interval is the innermost open one behind these events; 0: none. `open` has room for the `deepest`
 * that are followed. */
uint32_t rt_event_innermost(uint64_t *at, const uint64_t *end, uint32_t *open, uint32_t deepest);

#endif
