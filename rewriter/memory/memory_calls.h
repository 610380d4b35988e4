/* Which functions of the unit run only when the clock was just looked at, and which leave it as it was. The time of a record
 * is that of the thread's last look at the clock: this says where the text must look again. */
#ifndef MEMORY_CALLS_H
#define MEMORY_CALLS_H

#include "clang_walk.h"

/* Is the call known to touch nothing but its operands' values: fabs, sqrt ..., functions of the unit that access nothing? */
bool memory_is_plain_call(struct walk *walk, CXCursor call);

struct memory_calls; /* opaque, in the unit's arena */

/* Reads the unit, to be called once in each look; what earlier looks found stays known, since a later one may see less. */
void memory_calls_find(struct walk *walk);
/* Is the function called by recorded functions alone, and nothing else is done with it? */
bool memory_calls_is_inner(struct walk *walk, CXCursor function);
/* Does the function, or one that it calls, call something whose time is not known: a function of another unit, or one that
 * is not recorded? Of functions that the unit does not define: true. */
bool memory_calls_takes_time(struct walk *walk, CXCursor function);
/* Its number in the unit, from 1 on; 0: it is not defined and recorded. */
uint32_t memory_calls_number(struct walk *walk, CXCursor function);

/* Can the function, or one that it calls, have to do with memory? If not, it is not recorded ("memory"), and its callers
 * may call it in the middle of anything. */
bool memory_calls_touches(struct walk *walk, CXCursor function);

#endif
