#include <criterion/criterion.h>

#include "intervals.h"

/* What the callbacks have seen, in order of closing. */
struct seen {
    struct span spans[64];
    size_t count, opened;
};

static void see_opened(const struct span *span, void *context)
{
    struct seen *seen = context;
    cr_assert_eq(span->duration, 0);
    seen->opened++;
}

static void see_closed(const struct span *span, void *context)
{
    struct seen *seen = context;
    cr_assert_lt(seen->count, 64);
    seen->spans[seen->count++] = *span;
}

static struct spans make(struct seen *seen)
{
    *seen = (struct seen) { 0 };
    return (struct spans) { .opened = see_opened, .closed = see_closed, .context = seen };
}

static void add(struct spans *spans, enum weft_event type, uint32_t site, uint64_t time)
{
    spans_add(spans, &(struct trace_event) { .time = time, .site = site, .type = type });
}

static void check(const struct span *span, uint32_t site, uint64_t start, uint64_t duration, uint64_t self, uint32_t depth, bool unfinished)
{
    cr_assert_eq(span->site, site, "site %u", span->site);
    cr_assert_eq(span->start, start, "start %lu", (unsigned long)span->start);
    cr_assert_eq(span->duration, duration, "duration %lu", (unsigned long)span->duration);
    cr_assert_eq(span->self, self, "self %lu", (unsigned long)span->self);
    cr_assert_eq(span->depth, depth, "depth %u", span->depth);
    cr_assert_eq(span->unfinished, unfinished);
}

Test(spans, bodies_are_told_from_calls_by_their_site)
{
    static const struct weft_site sites[4] = { [2] = { .kind = WEFT_KIND_FUNCTION } };
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, sites, 4);
    add(&spans, WEFT_EVENT_BEGIN, 1, 100);
    add(&spans, WEFT_EVENT_BEGIN, 2, 110);
    add(&spans, WEFT_EVENT_BEGIN, 2, 120);
    add(&spans, WEFT_EVENT_END, 2, 130);
    add(&spans, WEFT_EVENT_END, 1, 150); /* the outer body was left by longjmp */
    add(&spans, WEFT_EVENT_BEGIN, 7, 160);
    spans_finish(&spans, 200);
    cr_assert_eq(seen.count, 4);
    check(&seen.spans[0], 2, 120, 10, 10, 2, false);
    check(&seen.spans[1], 2, 110, 40, 30, 1, true);
    check(&seen.spans[2], 1, 100, 50, 10, 0, false);
    cr_assert_eq(seen.spans[0].kind, WEFT_KIND_FUNCTION);
    cr_assert_eq(seen.spans[1].kind, WEFT_KIND_FUNCTION);
    cr_assert_eq(seen.spans[2].kind, WEFT_KIND_CALL);
    cr_assert_eq(seen.spans[3].kind, WEFT_KIND_CALL);
    spans_release(&spans);
}

Test(spans, nested_calls_have_self_time_and_parents)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 10);
    add(&spans, WEFT_EVENT_GLOBAL_BEGIN, 1, 100);
    add(&spans, WEFT_EVENT_BEGIN, 2, 110);
    add(&spans, WEFT_EVENT_BEGIN, 3, 120);
    add(&spans, WEFT_EVENT_END, 3, 125);
    add(&spans, WEFT_EVENT_BEGIN, 3, 130);
    add(&spans, WEFT_EVENT_END, 3, 140);
    add(&spans, WEFT_EVENT_END, 2, 150);
    add(&spans, WEFT_EVENT_GLOBAL_END, 1, 200);
    spans_finish(&spans, 200);
    cr_assert_eq(seen.count, 4);
    cr_assert_eq(seen.opened, 4);
    check(&seen.spans[0], 3, 120, 5, 5, 2, false);
    check(&seen.spans[1], 3, 130, 10, 10, 2, false);
    check(&seen.spans[2], 2, 110, 40, 25, 1, false);
    check(&seen.spans[3], 1, 100, 100, 60, 0, false);
    cr_assert_eq(seen.spans[0].parent, seen.spans[2].id);
    cr_assert_eq(seen.spans[2].parent, seen.spans[3].id);
    cr_assert_eq(seen.spans[3].parent, 0);
    cr_assert_eq(seen.spans[3].kind, WEFT_KIND_GLOBAL);
    cr_assert_eq(spans.unbalanced, 0);
    cr_assert_eq(spans.unfinished, 0);
    spans_release(&spans);
}

Test(spans, longjmp_closes_the_inner_at_the_enclosing_end)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 10);
    add(&spans, WEFT_EVENT_BEGIN, 1, 0);
    add(&spans, WEFT_EVENT_BEGIN, 2, 10);
    add(&spans, WEFT_EVENT_BEGIN, 3, 20);
    add(&spans, WEFT_EVENT_END, 1, 50);
    spans_finish(&spans, 99);
    cr_assert_eq(seen.count, 3);
    check(&seen.spans[0], 3, 20, 30, 30, 2, true);
    check(&seen.spans[1], 2, 10, 40, 10, 1, true);
    check(&seen.spans[2], 1, 0, 50, 10, 0, false);
    cr_assert_eq(spans.unfinished, 2);
    spans_release(&spans);
}

Test(spans, open_at_the_end_of_the_thread_is_unfinished)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 10);
    add(&spans, WEFT_EVENT_LOCAL_BEGIN, 4, 7);
    add(&spans, WEFT_EVENT_BEGIN, 5, 8);
    spans_finish(&spans, 20);
    cr_assert_eq(seen.count, 2);
    check(&seen.spans[0], 5, 8, 12, 12, 1, true);
    check(&seen.spans[1], 4, 7, 13, 1, 0, true);
    cr_assert_eq(seen.spans[1].kind, WEFT_KIND_LOCAL);
    spans_release(&spans);
}

Test(spans, end_without_begin_changes_nothing)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 10);
    add(&spans, WEFT_EVENT_END, 3, 1);
    add(&spans, WEFT_EVENT_BEGIN, 1, 2);
    add(&spans, WEFT_EVENT_END, 3, 3);       /* another site */
    add(&spans, WEFT_EVENT_LOCAL_END, 1, 4); /* the same site, another kind */
    add(&spans, WEFT_EVENT_END, 1, 5);
    add(&spans, WEFT_EVENT_END, 1, 6); /* once too often */
    spans_finish(&spans, 6);
    cr_assert_eq(seen.count, 1);
    check(&seen.spans[0], 1, 2, 3, 3, 0, false);
    cr_assert_eq(spans.unbalanced, 4);
    spans_release(&spans);
}

Test(spans, unwind_closes_the_innermost_and_what_is_inside)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 5);
    add(&spans, WEFT_EVENT_LOCAL_BEGIN, 2, 0);
    add(&spans, WEFT_EVENT_BEGIN, 2, 10);
    add(&spans, WEFT_EVENT_BEGIN, 2, 20);
    add(&spans, WEFT_EVENT_BEGIN, 3, 30);
    add(&spans, WEFT_EVENT_UNWIND, 4, 35); /* an operand of a call that never began */
    add(&spans, WEFT_EVENT_UNWIND, 2, 40);
    add(&spans, WEFT_EVENT_END, 2, 50);
    add(&spans, WEFT_EVENT_UNWIND, 2, 60); /* the scope of a thread is no call of that site */
    add(&spans, WEFT_EVENT_LOCAL_END, 2, 70);
    spans_finish(&spans, 70);
    cr_assert_eq(seen.count, 4);
    check(&seen.spans[0], 3, 30, 10, 10, 3, false);
    check(&seen.spans[1], 2, 20, 20, 10, 2, false);
    check(&seen.spans[2], 2, 10, 40, 20, 1, false);
    check(&seen.spans[3], 2, 0, 70, 30, 0, false);
    cr_assert(seen.spans[0].unwound && seen.spans[1].unwound && !seen.spans[2].unwound && !seen.spans[3].unwound);
    cr_assert_eq(spans.unwound, 2);
    cr_assert_eq(spans.unfinished + spans.unbalanced, 0);
    spans_release(&spans);
}

Test(spans, recursion_closes_the_innermost)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 3);
    for (uint64_t level = 0; level < 3; level++)
        add(&spans, WEFT_EVENT_BEGIN, 2, level);
    for (uint64_t level = 0; level < 3; level++)
        add(&spans, WEFT_EVENT_END, 2, 10 + level);
    spans_finish(&spans, 12);
    check(&seen.spans[0], 2, 2, 8, 8, 2, false);
    check(&seen.spans[1], 2, 1, 10, 2, 1, false);
    check(&seen.spans[2], 2, 0, 12, 2, 0, false);
    spans_release(&spans);
}

Test(spans, sites_beyond_the_table_do_not_disturb_each_other)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 2);
    add(&spans, WEFT_EVENT_BEGIN, 4000000000u, 1);
    add(&spans, WEFT_EVENT_BEGIN, 1, 2);
    add(&spans, WEFT_EVENT_END, 4000000001u, 3); /* shares the counter, was never begun */
    add(&spans, WEFT_EVENT_END, 1, 4);
    add(&spans, WEFT_EVENT_END, 4000000000u, 5);
    spans_finish(&spans, 5);
    cr_assert_eq(spans.unbalanced, 1);
    cr_assert_eq(seen.count, 2);
    check(&seen.spans[0], 1, 2, 2, 2, 1, false);
    check(&seen.spans[1], 4000000000u, 1, 4, 2, 0, false);
    spans_release(&spans);
}

Test(spans, time_that_runs_backwards_gives_no_negative_interval)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 3);
    add(&spans, WEFT_EVENT_BEGIN, 1, 100);
    add(&spans, WEFT_EVENT_BEGIN, 2, 100);
    add(&spans, WEFT_EVENT_END, 2, 400);
    add(&spans, WEFT_EVENT_END, 1, 50);
    spans_finish(&spans, 0);
    check(&seen.spans[0], 2, 100, 300, 300, 1, false);
    check(&seen.spans[1], 1, 100, 0, 0, 0, false);
    spans_release(&spans);
}

Test(spans, threads_start_afresh_and_ids_go_on)
{
    struct seen seen;
    struct spans spans = make(&seen);
    spans_start(&spans, NULL, 3);
    add(&spans, WEFT_EVENT_BEGIN, 1, 1);
    add(&spans, WEFT_EVENT_END, 2, 2);
    spans_finish(&spans, 3);
    spans_start(&spans, NULL, 500);
    cr_assert_eq(spans.unbalanced + spans.unfinished, 0);
    add(&spans, WEFT_EVENT_END, 1, 4);
    add(&spans, WEFT_EVENT_BEGIN, 499, 5);
    add(&spans, WEFT_EVENT_END, 499, 6);
    spans_finish(&spans, 6);
    cr_assert_eq(spans.unbalanced, 1);
    cr_assert_eq(seen.count, 2);
    cr_assert_eq(seen.spans[1].id, 2);
    cr_assert_eq(seen.spans[1].parent, 0);
    spans_release(&spans);
}
