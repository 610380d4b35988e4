/* Bodies of functions whose compiler calls a hook at their begin and end (-finstrument-functions): the wrapper has put a
 * table of the unit's functions behind its assembly, and named these as the hooks (wrapper/instrument.c). */
#include <stddef.h>
#include <stdint.h>

#include "rt_compiler.h"

#include <weft/format.h>

RT_EXPORT void weft_function_enter(const void *function, struct weft_functions *functions);
RT_EXPORT void weft_function_exit(const void *function, struct weft_functions *functions);
void weft_begin_called(struct weft_unit *unit, uint32_t index);
void weft_end_called(struct weft_unit *unit, uint32_t index);
int weft_global_begin(struct weft_unit *unit, uint32_t index);

static uint32_t search(const void *function, const struct weft_functions *functions)
{
    for (uint32_t i = 0; i < functions->n; i++)
        if (functions->functions[i] == function)
            return i;
    return UINT32_MAX; /* of another unit, inline in this one */
}

/* The index of a function in its table, for which it is searched once. Threads may store over each other: then it is
 * searched for again. */
static uint32_t find(const void *function, const struct weft_functions *functions)
{
    uint32_t at = (uint32_t)((uintptr_t)function * 0x9e3779b97f4a7c15u >> 32), found = UINT32_MAX;
    for (uint32_t left = functions->mask; left > 0; left--, at++) {
        uint32_t *slot = &functions->slots[at & functions->mask], here = __atomic_load_n(slot, __ATOMIC_RELAXED);
        if (RT_LIKELY(here && functions->functions[here - 1] == function))
            return here - 1;
        if (here)
            continue;
        found = search(function, functions);
        __atomic_store_n(slot, found + 1, __ATOMIC_RELAXED); /* none: stays 0 */
        return found;
    }
    return search(function, functions);
}

void weft_function_enter(const void *function, struct weft_functions *functions)
{
    uint32_t index = find(function, functions);
    if (index == UINT32_MAX)
        return;
    if (index == functions->program)
        (void)weft_global_begin(functions->unit, functions->program_site);
    if (functions->sites[index] != WEFT_NO_SITE)
        weft_begin_called(functions->unit, functions->sites[index]);
}

void weft_function_exit(const void *function, struct weft_functions *functions)
{
    uint32_t index = find(function, functions);
    if (index != UINT32_MAX && functions->sites[index] != WEFT_NO_SITE)
        weft_end_called(functions->unit, functions->sites[index]);
}
