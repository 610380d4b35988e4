/* Which records look at the clock: where something may have happened since the thread last did. Looking takes longer than all
 * else that a record does. A caller in the unit that has just looked says so to a function that looks when it begins, and
 * need not look behind one that has looked itself since it last called what is not known. */
#ifndef MEMORY_CLOCK_H
#define MEMORY_CLOCK_H

#include "memory_function.h"

/* What is known of the functions of a unit, by their numbers. */
struct memory_clock {
    struct {
        bool is_known; /* it is recorded */
        bool is_stale; /* something may have happened since it looked, when it returns */
        bool is_told;  /* callers tell it that they have just looked */
    } *functions;
    uint32_t n;
};

typedef VEC(const struct memory_function *) memory_function_list;
struct memory_clock memory_clock_of(struct arena *arena, const memory_function_list *list);

/* When does it look? */
enum memory_look { MEMORY_LOOKS_NEVER, MEMORY_LOOKS_IF_LATE, MEMORY_LOOKS_ALWAYS };
enum memory_look memory_clock_look(const struct memory_clock *clock, const struct memory_function *function, memory_stale stale);
/* Is the text of the mark written? */
bool memory_clock_has(const struct memory_clock *clock, const struct memory_function *function, const struct memory_mark *mark);

#endif
