#include <criterion/criterion.h>

#include "intervals.h"

/* What the callbacks have seen, in order of closing. */
struct seen {
    struct interval intervals[64];
    size_t count, opened;
};

static void see_opened(const struct interval *interval, void *context)
{
    struct seen *seen = context;
    cr_assert_eq(interval->duration, 0);
    seen->opened++;
}

static void see_closed(const struct interval *interval, void *context)
{
    struct seen *seen = context;
    cr_assert_lt(seen->count, 64);
    seen->intervals[seen->count++] = *interval;
}

static struct intervals make(struct seen *seen)
{
    *seen = (struct seen) { 0 };
    return (struct intervals) { .opened = see_opened, .closed = see_closed, .context = seen };
}

static void add(struct intervals *intervals, enum weft_event type, uint32_t site, uint64_t time)
{
    intervals_add(intervals, &(struct trace_event) { .time = time, .stamp = time, .site = site, .type = type });
}

static void check(const struct interval *interval, uint32_t site, uint64_t start, uint64_t duration, uint64_t self, uint32_t depth, bool unfinished)
{
    cr_assert_eq(interval->site, site, "site %u", interval->site);
    cr_assert_eq(interval->start, start, "start %lu", (unsigned long)interval->start);
    cr_assert_eq(interval->duration, duration, "duration %lu", (unsigned long)interval->duration);
    cr_assert_eq(interval->self, self, "self %lu", (unsigned long)interval->self);
    cr_assert_eq(interval->depth, depth, "depth %u", interval->depth);
    cr_assert_eq(interval->unfinished, unfinished);
}

Test(intervals, bodies_are_told_from_calls_by_their_site)
{
    static const struct weft_site sites[4] = { [2] = { .kind = WEFT_KIND_FUNCTION } };
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, sites, 4);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 100);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 110);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 120);
    add(&intervals, WEFT_EVENT_END, 2, 130);
    add(&intervals, WEFT_EVENT_END, 1, 150); /* the outer body was left by longjmp */
    add(&intervals, WEFT_EVENT_BEGIN, 7, 160);
    intervals_finish(&intervals, 200);
    cr_assert_eq(seen.count, 4);
    check(&seen.intervals[0], 2, 120, 10, 10, 2, false);
    check(&seen.intervals[1], 2, 110, 40, 30, 1, true);
    check(&seen.intervals[2], 1, 100, 50, 10, 0, false);
    cr_assert_eq(seen.intervals[0].kind, WEFT_KIND_FUNCTION);
    cr_assert_eq(seen.intervals[1].kind, WEFT_KIND_FUNCTION);
    cr_assert_eq(seen.intervals[2].kind, WEFT_KIND_CALL);
    cr_assert_eq(seen.intervals[3].kind, WEFT_KIND_CALL);
    intervals_release(&intervals);
}

Test(intervals, nested_calls_have_self_time_and_parents)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 10);
    add(&intervals, WEFT_EVENT_GLOBAL_BEGIN, 1, 100);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 110);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 120);
    add(&intervals, WEFT_EVENT_END, 3, 125);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 130);
    add(&intervals, WEFT_EVENT_END, 3, 140);
    add(&intervals, WEFT_EVENT_END, 2, 150);
    add(&intervals, WEFT_EVENT_GLOBAL_END, 1, 200);
    intervals_finish(&intervals, 200);
    cr_assert_eq(seen.count, 4);
    cr_assert_eq(seen.opened, 4);
    check(&seen.intervals[0], 3, 120, 5, 5, 2, false);
    check(&seen.intervals[1], 3, 130, 10, 10, 2, false);
    check(&seen.intervals[2], 2, 110, 40, 25, 1, false);
    check(&seen.intervals[3], 1, 100, 100, 60, 0, false);
    cr_assert_eq(seen.intervals[0].parent, seen.intervals[2].id);
    cr_assert_eq(seen.intervals[2].parent, seen.intervals[3].id);
    cr_assert_eq(seen.intervals[3].parent, 0);
    cr_assert_eq(seen.intervals[3].kind, WEFT_KIND_GLOBAL);
    cr_assert_eq(intervals.unbalanced, 0);
    cr_assert_eq(intervals.unfinished, 0);
    intervals_release(&intervals);
}

Test(intervals, longjmp_closes_the_inner_at_the_enclosing_end)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 10);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 0);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 10);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 20);
    add(&intervals, WEFT_EVENT_END, 1, 50);
    intervals_finish(&intervals, 99);
    cr_assert_eq(seen.count, 3);
    check(&seen.intervals[0], 3, 20, 30, 30, 2, true);
    check(&seen.intervals[1], 2, 10, 40, 10, 1, true);
    check(&seen.intervals[2], 1, 0, 50, 10, 0, false);
    cr_assert_eq(intervals.unfinished, 2);
    intervals_release(&intervals);
}

Test(intervals, open_at_the_end_of_the_thread_is_unfinished)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 10);
    add(&intervals, WEFT_EVENT_LOCAL_BEGIN, 4, 7);
    add(&intervals, WEFT_EVENT_BEGIN, 5, 8);
    intervals_finish(&intervals, 20);
    cr_assert_eq(seen.count, 2);
    check(&seen.intervals[0], 5, 8, 12, 12, 1, true);
    check(&seen.intervals[1], 4, 7, 13, 1, 0, true);
    cr_assert_eq(seen.intervals[1].kind, WEFT_KIND_LOCAL);
    intervals_release(&intervals);
}

Test(intervals, end_without_begin_changes_nothing)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 10);
    add(&intervals, WEFT_EVENT_END, 3, 1);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 2);
    add(&intervals, WEFT_EVENT_END, 3, 3);       /* another site */
    add(&intervals, WEFT_EVENT_LOCAL_END, 1, 4); /* the same site, another kind */
    add(&intervals, WEFT_EVENT_END, 1, 5);
    add(&intervals, WEFT_EVENT_END, 1, 6); /* once too often */
    intervals_finish(&intervals, 6);
    cr_assert_eq(seen.count, 1);
    check(&seen.intervals[0], 1, 2, 3, 3, 0, false);
    cr_assert_eq(intervals.unbalanced, 4);
    intervals_release(&intervals);
}

Test(intervals, unwind_closes_the_innermost_and_what_is_inside)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 5);
    add(&intervals, WEFT_EVENT_LOCAL_BEGIN, 2, 0);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 10);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 20);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 30);
    add(&intervals, WEFT_EVENT_UNWIND, 4, 35); /* an operand of a call that never began */
    add(&intervals, WEFT_EVENT_UNWIND, 2, 40);
    add(&intervals, WEFT_EVENT_END, 2, 50);
    add(&intervals, WEFT_EVENT_UNWIND, 2, 60); /* the scope of a thread is no call of that site */
    add(&intervals, WEFT_EVENT_LOCAL_END, 2, 70);
    intervals_finish(&intervals, 70);
    cr_assert_eq(seen.count, 4);
    check(&seen.intervals[0], 3, 30, 10, 10, 3, false);
    check(&seen.intervals[1], 2, 20, 20, 10, 2, false);
    check(&seen.intervals[2], 2, 10, 40, 20, 1, false);
    check(&seen.intervals[3], 2, 0, 70, 30, 0, false);
    cr_assert(seen.intervals[0].unwound && seen.intervals[1].unwound && !seen.intervals[2].unwound && !seen.intervals[3].unwound);
    cr_assert_eq(intervals.unwound, 2);
    cr_assert_eq(intervals.unfinished + intervals.unbalanced, 0);
    intervals_release(&intervals);
}

Test(intervals, recursion_closes_the_innermost)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 3);
    for (uint64_t level = 0; level < 3; level++)
        add(&intervals, WEFT_EVENT_BEGIN, 2, level);
    for (uint64_t level = 0; level < 3; level++)
        add(&intervals, WEFT_EVENT_END, 2, 10 + level);
    intervals_finish(&intervals, 12);
    check(&seen.intervals[0], 2, 2, 8, 8, 2, false);
    check(&seen.intervals[1], 2, 1, 10, 2, 1, false);
    check(&seen.intervals[2], 2, 0, 12, 2, 0, false);
    intervals_release(&intervals);
}

Test(intervals, sites_beyond_the_table_do_not_disturb_each_other)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 2);
    add(&intervals, WEFT_EVENT_BEGIN, 4000000000u, 1);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 2);
    add(&intervals, WEFT_EVENT_END, 4000000001u, 3); /* shares the counter, was never begun */
    add(&intervals, WEFT_EVENT_END, 1, 4);
    add(&intervals, WEFT_EVENT_END, 4000000000u, 5);
    intervals_finish(&intervals, 5);
    cr_assert_eq(intervals.unbalanced, 1);
    cr_assert_eq(seen.count, 2);
    check(&seen.intervals[0], 1, 2, 2, 2, 1, false);
    check(&seen.intervals[1], 4000000000u, 1, 4, 2, 0, false);
    intervals_release(&intervals);
}

Test(intervals, time_that_runs_backwards_gives_no_negative_interval)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 3);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 100);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 100);
    add(&intervals, WEFT_EVENT_END, 2, 400);
    add(&intervals, WEFT_EVENT_END, 1, 50);
    intervals_finish(&intervals, 0);
    check(&seen.intervals[0], 2, 100, 300, 300, 1, false);
    check(&seen.intervals[1], 1, 100, 0, 0, 0, false);
    intervals_release(&intervals);
}

Test(intervals, threads_start_afresh_and_ids_go_on)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 3);
    add(&intervals, WEFT_EVENT_BEGIN, 1, 1);
    add(&intervals, WEFT_EVENT_END, 2, 2);
    intervals_finish(&intervals, 3);
    intervals_start(&intervals, NULL, 500);
    cr_assert_eq(intervals.unbalanced + intervals.unfinished, 0);
    add(&intervals, WEFT_EVENT_END, 1, 4);
    add(&intervals, WEFT_EVENT_BEGIN, 499, 5);
    add(&intervals, WEFT_EVENT_END, 499, 6);
    intervals_finish(&intervals, 6);
    cr_assert_eq(intervals.unbalanced, 1);
    cr_assert_eq(seen.count, 2);
    cr_assert_eq(seen.intervals[1].id, 2);
    cr_assert_eq(seen.intervals[1].parent, 0);
    intervals_release(&intervals);
}

Test(intervals, a_jump_leaves_what_began_after_its_setjmp)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 5);
    add(&intervals, WEFT_EVENT_LOCAL_BEGIN, 1, 100);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 110);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 120); /* setjmp was at 115 */
    add(&intervals, WEFT_EVENT_BEGIN, 3, 130);
    intervals_add(&intervals, &(struct trace_event) { .time = 140, .stamp = 140, .site = 4, .type = WEFT_EVENT_JUMP, .number = 115 });
    add(&intervals, WEFT_EVENT_BEGIN, 3, 150);
    add(&intervals, WEFT_EVENT_END, 3, 160);
    add(&intervals, WEFT_EVENT_END, 2, 170);
    intervals_add(&intervals, &(struct trace_event) { .time = 180, .stamp = 180, .site = 4, .type = WEFT_EVENT_JUMP, .number = 1 }); /* no scope */
    add(&intervals, WEFT_EVENT_LOCAL_END, 1, 200);
    intervals_finish(&intervals, 200);
    cr_assert_eq(seen.count, 5);
    check(&seen.intervals[0], 3, 130, 10, 10, 3, false);
    check(&seen.intervals[1], 3, 120, 20, 10, 2, false);
    check(&seen.intervals[2], 3, 150, 10, 10, 2, false);
    check(&seen.intervals[3], 2, 110, 60, 30, 1, false);
    check(&seen.intervals[4], 1, 100, 100, 40, 0, false);
    cr_assert(seen.intervals[0].unwound && seen.intervals[1].unwound && !seen.intervals[2].unwound && !seen.intervals[3].unwound);
    cr_assert_eq(intervals.unwound, 2);
    cr_assert_eq(intervals.unfinished, 0);
    intervals_release(&intervals);
}

Test(intervals, what_is_open_when_recording_stops_is_cut_and_scopes_go_on_without_the_gap)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 5);
    add(&intervals, WEFT_EVENT_GLOBAL_BEGIN, 1, 100);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 110);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 120);
    add(&intervals, WEFT_EVENT_OFF, 0, 130);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 135);       /* a thread that had not noticed */
    add(&intervals, WEFT_EVENT_LOCAL_BEGIN, 4, 140); /* scopes are recorded in any case */
    add(&intervals, WEFT_EVENT_LOCAL_END, 4, 150);
    add(&intervals, WEFT_EVENT_ON, 0, 230);
    add(&intervals, WEFT_EVENT_END, 2, 240);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 250);
    add(&intervals, WEFT_EVENT_END, 2, 260);
    add(&intervals, WEFT_EVENT_GLOBAL_END, 1, 300);
    intervals_finish(&intervals, 300);
    cr_assert_eq(seen.count, 5);
    check(&seen.intervals[0], 3, 120, 10, 10, 2, true);
    check(&seen.intervals[1], 2, 110, 20, 10, 1, true);
    check(&seen.intervals[2], 4, 140, 10, 0, 1, false);
    check(&seen.intervals[3], 2, 250, 10, 10, 1, false);
    check(&seen.intervals[4], 1, 100, 200, 70, 0, false);
    cr_assert(seen.intervals[0].cut && seen.intervals[1].cut && !seen.intervals[3].cut && !seen.intervals[4].cut);
    cr_assert_eq(interval_recorded(&seen.intervals[4]), 100);
    cr_assert_eq(interval_recorded(&seen.intervals[2]), 0);
    cr_assert_eq(intervals.unbalanced, 0);
    intervals_release(&intervals);
}

Test(intervals, a_site_that_is_off_takes_only_what_is_inside_of_it)
{
    struct seen seen;
    struct intervals intervals = make(&seen);
    intervals_start(&intervals, NULL, 5);
    add(&intervals, WEFT_EVENT_BEGIN, 2, 110);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 120);
    add(&intervals, WEFT_EVENT_BEGIN, 4, 125);
    add(&intervals, WEFT_EVENT_OFF, 3, 130);
    add(&intervals, WEFT_EVENT_END, 4, 135);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 140);
    add(&intervals, WEFT_EVENT_BEGIN, 4, 150);
    add(&intervals, WEFT_EVENT_END, 4, 160);
    add(&intervals, WEFT_EVENT_ON, 3, 170);
    add(&intervals, WEFT_EVENT_BEGIN, 3, 180);
    add(&intervals, WEFT_EVENT_END, 3, 190);
    add(&intervals, WEFT_EVENT_END, 2, 200);
    cr_assert_eq(seen.count, 5);
    check(&seen.intervals[0], 4, 125, 5, 5, 2, true);
    check(&seen.intervals[1], 3, 120, 10, 5, 1, true);
    check(&seen.intervals[2], 4, 150, 10, 10, 1, false);
    check(&seen.intervals[3], 3, 180, 10, 10, 1, false);
    check(&seen.intervals[4], 2, 110, 90, 60, 0, false);
    cr_assert_eq(intervals.unbalanced, 0);
    intervals_release(&intervals);
}
