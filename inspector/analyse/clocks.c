#include "clocks.h"

#include <stdlib.h>
#include <string.h>

enum { SMALL = 32 /* ticks of one's own */ };

struct clock {
    const struct clock *base; /* has none itself; NULL: none */
    size_t n;
    struct clock_tick ticks[]; /* in the order of `who`; they are above those of the base */
};

static uint32_t find(const struct clock *clock, uint32_t who)
{
    size_t low = 0, high = clock ? clock->n : 0;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (clock->ticks[middle].who < who)
            low = middle + 1;
        else
            high = middle;
    }
    return clock && low < clock->n && clock->ticks[low].who == who ? clock->ticks[low].at : 0;
}

uint32_t clock_of(const struct clock *clock, uint32_t who)
{
    uint32_t own = find(clock, who);
    return own || !clock ? own : find(clock->base, who);
}

static struct clock_tick *room_for(struct clocks *clocks, int which, size_t n)
{
    if (n > clocks->room[which]) {
        free(clocks->scratch[which]);
        clocks->room[which] = n * 2;
        clocks->scratch[which] = malloc(n * 2 * sizeof(struct clock_tick));
        if (!clocks->scratch[which])
            arena_out_of_memory(n * 2 * sizeof(struct clock_tick));
    }
    return clocks->scratch[which];
}

/* Into scratch `which`; returns how many. What the base (NULL: none) knows as well is left out. */
static size_t merge(struct clocks *clocks, int which, const struct clock_tick *a, size_t n_a, const struct clock_tick *b, size_t n_b,
                    const struct clock *base)
{
    struct clock_tick *to = room_for(clocks, which, n_a + n_b + 1);
    size_t i = 0, j = 0, n = 0;
    while (i < n_a || j < n_b) {
        struct clock_tick tick;
        if (j == n_b || (i < n_a && a[i].who < b[j].who)) {
            tick = a[i++];
        } else if (i == n_a || b[j].who < a[i].who) {
            tick = b[j++];
        } else {
            tick = a[i].at > b[j].at ? a[i] : b[j];
            i++;
            j++;
        }
        if (!base || tick.at > find(base, tick.who))
            to[n++] = tick;
    }
    return n;
}

static const struct clock *new_clock(struct clocks *clocks, const struct clock *base, const struct clock_tick *ticks, size_t n)
{
    size_t size = sizeof(struct clock) + n * sizeof *ticks;
    if (clocks->used + size > clocks->limit) {
        clocks->is_full = true;
        return NULL;
    }
    struct clock *clock = arena_alloc(&clocks->arena, size);
    clocks->used += size;
    clock->base = base;
    clock->n = n;
    if (n)
        memcpy(clock->ticks, ticks, n * sizeof *ticks);
    return clock;
}

const struct clock *clock_join(struct clocks *clocks, const struct clock *a, const struct clock *b, uint32_t who, uint32_t at)
{
    const struct clock *base_a = a ? a->base : NULL, *base_b = b ? b->base : NULL;
    const struct clock *base = !base_a || (base_b && base_b->n > base_a->n) ? base_b : base_a;
    const struct clock *other = base == base_a ? base_b : base_a;
    const struct clock_tick extra = { who, at };
    if (clocks->is_full || (b == a && clock_of(a, who) >= at) || (!b && clock_of(a, who) >= at))
        return a;
    size_t n = merge(clocks, 0, a ? a->ticks : NULL, a ? a->n : 0, &extra, at ? 1 : 0, base);
    n = merge(clocks, 1, clocks->scratch[0], n, b ? b->ticks : NULL, b ? b->n : 0, base);
    int which = 1;
    if (other && other != base) {
        n = merge(clocks, 0, clocks->scratch[1], n, other->ticks, other->n, base);
        which = 0;
    }
    const struct clock_tick *ticks = clocks->scratch[which];
    if (a && base == base_a && n == a->n && (n == 0 || memcmp(ticks, a->ticks, n * sizeof *ticks) == 0))
        return a;
    if (n <= SMALL || (base && n <= base->n / 8))
        return new_clock(clocks, base, ticks, n);
    n = merge(clocks, 1 - which, ticks, n, base ? base->ticks : NULL, base ? base->n : 0, NULL);
    base = new_clock(clocks, NULL, clocks->scratch[1 - which], n);
    return new_clock(clocks, base, NULL, 0);
}

void clocks_release(struct clocks *clocks)
{
    free(clocks->scratch[0]);
    free(clocks->scratch[1]);
    arena_release(&clocks->arena);
}
