/* The way of an event into the packet of its thread. No lock is held; in any thread, and in signal handlers. */
#ifndef RT_RECORD_H
#define RT_RECORD_H

#include <stdbool.h>
#include <stdint.h>

struct weft_unit;

/* An event just recorded, which may be taken back while nothing is behind it. */
struct rt_recorded {
    uint64_t *slot; /* NULL: it cannot be taken back */
    uint64_t time;
    uint64_t sequence; /* which packet of the thread's it is in: rt_thread.opened */
    uint32_t length;   /* in slots */
};

void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event);
void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future);
void rt_record_number(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number);
/* The same; tools know of it already. */
void rt_record_number_told(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number, bool is_told);
/* Writes the payload of an event where it stands in the packet: a copy on the way there might find no room on the
 * stack. */
typedef void rt_payload_writer(uint64_t *slots, const void *from);
/* When something ended, and what was recorded until then. */
struct rt_moment {
    uint64_t time;
    uint64_t *end; /* of the events in the packet; NULL: nothing is known */
};
struct rt_moment rt_record_moment(void);
/* An event with `n` slots of payload, the first of which says in its low 16 bits how many they are; n 0: without
 * payload. `recorded` may be NULL. False: left out by the filter, which knows the call nevertheless (rt_filter.h). */
bool rt_record_payload(struct weft_unit *unit, uint32_t index, uint32_t event, rt_payload_writer *write, const void *from, unsigned n,
                       struct rt_recorded *recorded);
/* The same, with the time stamp of that moment if nothing has been recorded since. */
bool rt_record_payload_at(struct weft_unit *unit, uint32_t index, uint32_t event, rt_payload_writer *write, const void *from, unsigned n,
                          const struct rt_moment *moment);
/* Gives the event this moment's time stamp, if nothing was recorded behind it. */
void rt_record_restamp(struct rt_recorded *recorded);
bool rt_record_take_back(const struct rt_recorded *recorded); /* false: something was recorded behind it, it stays */
/* The interval of the event that was taken back is over: tools, which know that it has begun, are told. */
void rt_record_unwanted(struct weft_unit *unit, uint32_t index);
void rt_record_lose(unsigned n); /* events of this thread that will not be recorded */

/* Registers the unit and begins the thread, if need be: will its events be recorded? With signals blocked. */
bool rt_record_is_ready(struct weft_unit *unit);

#endif
