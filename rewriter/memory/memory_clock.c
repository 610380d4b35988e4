#include "memory_clock.h"

enum memory_look memory_clock_look(const struct memory_clock *clock, const struct memory_function *function, memory_stale stale)
{
    bool is_told = function->number < clock->n && clock->functions[function->number].is_told;
    bool is_stale = stale & MEMORY_UNKNOWN;
    for (size_t i = 0; i < function->callees.count && !is_stale; i++) {
        const struct memory_callee *callee = &function->callees.items[i];
        bool is_known = callee->number < clock->n && clock->functions[callee->number].is_known;
        if (stale >> (i + MEMORY_FIRST_CALLEE) & 1)
            is_stale = is_known ? clock->functions[callee->number].is_stale : callee->takes_time;
    }
    if (is_stale || (stale & MEMORY_ENTERED && !is_told))
        return MEMORY_LOOKS_ALWAYS;
    return stale & (MEMORY_ENTERED | MEMORY_LOOPED) ? MEMORY_LOOKS_IF_LATE : MEMORY_LOOKS_NEVER;
}

bool memory_clock_has(const struct memory_clock *clock, const struct memory_function *function, const struct memory_mark *mark)
{
    if (mark->is_entry)
        return clock->functions[function->number].is_told;
    if (mark->is_loop)
        return memory_clock_look(clock, function, mark->stale) == MEMORY_LOOKS_IF_LATE;
    return mark->passes_to == 0 || (mark->passes_to < clock->n && clock->functions[mark->passes_to].is_told &&
                                    memory_clock_look(clock, function, mark->stale) != MEMORY_LOOKS_ALWAYS);
}

/* (What happened before it was called is its caller's to know.) Returns whether that is new. */
static bool find_stale(struct memory_clock *clock, const struct memory_function *function)
{
    bool *is_stale = &clock->functions[function->number].is_stale;
    if (*is_stale || memory_clock_look(clock, function, function->leaves & ~(memory_stale)MEMORY_ENTERED) == MEMORY_LOOKS_NEVER)
        return false;
    *is_stale = true;
    return true;
}

static bool asks(const struct memory_function *function)
{
    bool is_found = false;
    for (size_t i = 0; i < function->marks.count && !is_found; i++)
        is_found = function->marks.items[i].is_entry;
    return is_found;
}

/* Whom does the function tell? What it was not told itself it cannot pass on. Returns whether there is someone new. */
static bool find_told(struct memory_clock *clock, const bool *may_be_told, const struct memory_function *function)
{
    bool is_new = false;
    for (size_t i = 0; i < function->marks.count; i++) {
        const struct memory_mark *mark = &function->marks.items[i];
        if (mark->passes_to == 0 || mark->passes_to >= clock->n || !may_be_told[mark->passes_to] || clock->functions[mark->passes_to].is_told ||
            memory_clock_look(clock, function, mark->stale) == MEMORY_LOOKS_ALWAYS)
            continue;
        clock->functions[mark->passes_to].is_told = is_new = true;
    }
    return is_new;
}

struct memory_clock memory_clock_of(struct arena *arena, const memory_function_list *list)
{
    struct memory_clock clock = { NULL, 1 };
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i]->number >= clock.n)
            clock.n = list->items[i]->number + 1;
    clock.functions = arena_alloc(arena, clock.n * sizeof *clock.functions);
    bool *may_be_told = arena_alloc(arena, clock.n * sizeof *may_be_told);
    for (size_t i = 0; i < list->count; i++) {
        clock.functions[list->items[i]->number].is_known = list->items[i]->number != 0;
        may_be_told[list->items[i]->number] = list->items[i]->number != 0 && asks(list->items[i]);
    }
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (size_t i = 0; i < list->count; i++)
            goes_on = find_stale(&clock, list->items[i]) || goes_on;
    }
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (size_t i = 0; i < list->count; i++)
            goes_on = find_told(&clock, may_be_told, list->items[i]) || goes_on;
    }
    return clock;
}
