/* Probes that are nops while they are off: the library changes the first byte of an instruction of five, a jump to the
 * probe or a `test` with the same operand (WEFT_DORMANT in probe.h). Either is whole for a thread that comes by
 * meanwhile. What a place is, is found once for each object, by looking through its code.
 *
 * Where code may not be written to, all places remain jumps, and probes test whether they are off. */
#ifndef RT_PLACE_H
#define RT_PLACE_H

#include <stdbool.h>
#include <stdint.h>

struct rt_object;
struct weft_unit;

/* Is the probe to run? `index` may be WEFT_ANY_INDEX. */
typedef bool rt_place_is_wanted(const struct weft_unit *unit, uint32_t index);

bool rt_place_can_be_changed(struct rt_object *object); /* tries it; with the process's lock held */

/* With the process's lock held, in all objects that are dormant. After waking, each thread's next probe at such a
 * place runs. */
void rt_place_wake(rt_place_is_wanted *is_wanted); /* those that are wanted */
void rt_place_rest(rt_place_is_wanted *is_wanted); /* those that are not */

#endif
