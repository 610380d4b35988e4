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
void rt_record_end(struct weft_unit *unit, uint32_t index); /* that of WEFT_EVENT_END */
void rt_record_number(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number);
/* The same for the events of tasks, in their order; where the common way of rt_store.h ends. The first returns the
 * number. */
uint64_t rt_record_task_create(struct weft_unit *unit, uint32_t index, uint64_t task);
void rt_record_task_depend(struct weft_unit *unit, uint32_t index, uint64_t dependence);
void rt_record_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task);
/* Writes the payload of an event where it stands in the packet: a copy on the way there might find no room on the
 * stack. */
typedef void rt_payload_writer(uint64_t *slots, const void *from);
/* An event with `n` slots of payload, the first of which says in its low 16 bits how many they are; n 0: without
 * payload. `recorded` may be NULL. */
void rt_record_payload(struct weft_unit *unit, uint32_t index, uint32_t event, rt_payload_writer *write, const void *from, unsigned n,
                       struct rt_recorded *recorded);
bool rt_record_take_back(const struct rt_recorded *recorded); /* false: something was recorded behind it, it stays */
/* The interval of the event that was taken back is over: tools, which know that it has begun, are told. */
void rt_record_unwanted(struct weft_unit *unit, uint32_t index);
void rt_record_lose(unsigned n); /* events of this thread that will not be recorded */

/* Registers the unit and begins the thread, if need be: will its events be recorded? With signals blocked. */
bool rt_record_is_ready(struct weft_unit *unit);

#endif
