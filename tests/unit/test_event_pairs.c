/* Pairs of events: whichever half is read first, each number once, many at a time. */
#include <criterion/criterion.h>

#include "arena.h"
#include "event_pairs.h"

Test(event_pairs, either_half_may_come_first)
{
    struct arena arena = { 0 };
    struct event_pairs pairs = { .arena = &arena };
    uint64_t ns = 0;
    cr_assert(!event_pairs_add(&pairs, 7, false, 100, &ns));
    cr_assert(!event_pairs_add(&pairs, 8, true, 50, &ns));
    cr_assert(event_pairs_add(&pairs, 7, true, 130, &ns));
    cr_assert_eq(ns, 30);
    cr_assert(event_pairs_add(&pairs, 8, false, 10, &ns));
    cr_assert_eq(ns, 40);
    cr_assert(!event_pairs_add(&pairs, 7, true, 200, &ns), "the number may be used again");
    arena_release(&arena);
}

Test(event_pairs, time_that_runs_backwards_is_no_time)
{
    struct arena arena = { 0 };
    struct event_pairs pairs = { .arena = &arena };
    uint64_t ns = 1;
    event_pairs_add(&pairs, 1, false, 100, &ns);
    cr_assert(event_pairs_add(&pairs, 1, true, 90, &ns));
    cr_assert_eq(ns, 0);
    arena_release(&arena);
}

Test(event_pairs, memory_is_that_of_the_open_halves)
{
    struct arena arena = { 0 };
    struct event_pairs pairs = { .arena = &arena };
    uint64_t ns;
    for (uint64_t i = 1; i <= 5000; i++)
        cr_assert(!event_pairs_add(&pairs, i << 40, false, i, &ns));
    for (uint64_t i = 1; i <= 5000; i++) {
        cr_assert(event_pairs_add(&pairs, i << 40, true, 2 * i, &ns));
        cr_assert_eq(ns, i);
    }
    cr_assert_eq(pairs.n_halves, 0);
    arena_release(&arena);
}
