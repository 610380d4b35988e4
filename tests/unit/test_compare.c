#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"

enum { MOST_RUNS = 8 };

static const struct weft_site site = { .callee = "work", .file = "", .function = "" };

/* Runs of one callee, as summary_make would leave them. */
struct set {
    struct summary runs[MOST_RUNS];
    size_t n;
};

static const char *name_of(struct arena *arena, const struct summary *summary, const struct row *row)
{
    (void)arena, (void)summary;
    return row->site->callee;
}

static struct row *add_run(struct set *set, struct arena *arena)
{
    struct summary *summary = &set->runs[set->n++];
    struct row *row = arena_new(arena, struct row);
    *row = (struct row){ .site = &site, .batches = arena_new(arena, struct batches) };
    vec_push(arena, &summary->rows.items, row);
    return row;
}

static void add_call(struct row *row, struct arena *arena, double duration)
{
    uint64_t ns = (uint64_t)duration;
    row->calls++;
    row->total += ns;
    row->self += ns;
    row->sum += ns;
    histogram_add(&row->durations, arena, ns);
    batches_add(row->batches, ns);
}

static double uniform(unsigned *seed)
{
    return (rand_r(seed) + 1.0) / ((double)RAND_MAX + 2.0);
}

/* Exponentially distributed, with a factor that stays for `alike` calls. */
static void add_calls(struct row *row, struct arena *arena, unsigned *seed, size_t n, double mean, size_t alike)
{
    double factor = 1;
    for (size_t i = 0; i < n; i++) {
        if (alike && i % alike == 0)
            factor = 0.5 + uniform(seed);
        add_call(row, arena, -log(uniform(seed)) * mean * factor);
    }
}

static enum compared_verdict verdict_of(struct set *before, struct set *after, struct arena *arena, double *lowest, double *highest)
{
    struct comparison comparison;
    compare(&comparison, arena, before->runs, before->n, after->runs, after->n, name_of);
    cr_assert_eq(comparison.rows.count, 1);
    if (lowest)
        *lowest = comparison.rows.items[0]->lowest;
    if (highest)
        *highest = comparison.rows.items[0]->highest;
    return comparison.rows.items[0]->verdict;
}

Test(batches, keep_every_value)
{
    for (uint64_t n = 1; n < 3000; n = n * 3 / 2 + 1) {
        struct batches batches = { 0 };
        uint64_t sum = 0, kept = 0;
        for (uint64_t i = 0; i < n; i++) {
            batches_add(&batches, i * i);
            sum += i * i;
        }
        for (uint64_t i = 0; i < batches.n; i++)
            kept += batches.sums[i];
        cr_assert_eq(kept + batches.rest, sum, "%lu values", n);
        cr_assert_eq(batches.n * batches.size + batches.n_rest, n);
        cr_assert(n < MOST_BATCHES || (batches.n >= MOST_BATCHES / 2 && batches.n <= MOST_BATCHES));
    }
}

Test(compare, calls_of_the_same_length)
{
    struct arena arena = { 0 };
    struct set before = { 0 }, after = { 0 };
    struct row *a = add_run(&before, &arena), *b = add_run(&after, &arena);
    double lowest, highest;
    for (int i = 0; i < 10; i++) {
        add_call(a, &arena, 1000);
        add_call(b, &arena, 1250);
    }
    cr_assert_eq(verdict_of(&before, &after, &arena, &lowest, &highest), COMPARED_SLOWER);
    cr_assert_float_eq(lowest, 0.25, 1e-12);
    cr_assert_float_eq(highest, 0.25, 1e-12);
    cr_assert_eq(verdict_of(&after, &before, &arena, &lowest, &highest), COMPARED_FASTER);
    cr_assert_float_eq(lowest, -0.2, 1e-12);
    cr_assert_eq(verdict_of(&before, &before, &arena, NULL, NULL), COMPARED_NOISE);
    arena_release(&arena);
}

Test(compare, four_calls_tell_nothing)
{
    struct arena arena = { 0 };
    struct set before = { 0 }, after = { 0 };
    struct row *a = add_run(&before, &arena), *b = add_run(&after, &arena);
    for (int i = 0; i < 4; i++) {
        add_call(a, &arena, 1000);
        add_call(b, &arena, 5000);
    }
    cr_assert_eq(verdict_of(&before, &after, &arena, NULL, NULL), COMPARED_UNKNOWN);
    arena_release(&arena);
}

/* 99 % intervals: of comparisons of the same program one in a hundred may be wrong; the limits are those that chance
 * passes once in a thousand sets of seeds. */
Test(compare, noise_is_no_difference)
{
    enum { TRIALS = 200 };
    int wrong[2] = { 0 };
    for (unsigned trial = 0; trial < 2 * TRIALS; trial++) {
        struct arena arena = { 0 };
        struct set before = { 0 }, after = { 0 };
        unsigned seed = trial + 1;
        add_calls(add_run(&before, &arena), &arena, &seed, 1500, 1000, trial % 2 ? 10 : 0);
        add_calls(add_run(&after, &arena), &arena, &seed, 1500, 1000, trial % 2 ? 10 : 0);
        wrong[trial % 2] += verdict_of(&before, &after, &arena, NULL, NULL) != COMPARED_NOISE;
        arena_release(&arena);
    }
    cr_assert(wrong[0] <= 8, "%d of %d, independent calls", wrong[0], TRIALS);
    cr_assert(wrong[1] <= 8, "%d of %d, calls alike in tens", wrong[1], TRIALS);
}

/* Runs of one program differ by a factor of their own, which no single run shows. */
Test(compare, runs_that_differ_are_no_difference)
{
    enum { TRIALS = 100 };
    int wrong = 0;
    for (unsigned trial = 0; trial < TRIALS; trial++) {
        struct arena arena = { 0 };
        struct set before = { 0 }, after = { 0 };
        unsigned seed = 1000 + trial;
        for (int run = 0; run < 5; run++) {
            add_calls(add_run(&before, &arena), &arena, &seed, 300, 800 + 400 * uniform(&seed), 0);
            add_calls(add_run(&after, &arena), &arena, &seed, 300, 800 + 400 * uniform(&seed), 0);
        }
        wrong += verdict_of(&before, &after, &arena, NULL, NULL) != COMPARED_NOISE;
        arena_release(&arena);
    }
    cr_assert(wrong <= 6, "%d of %d", wrong, TRIALS);
}

Test(compare, a_fifth_is_found)
{
    for (unsigned trial = 0; trial < 20; trial++) {
        struct arena arena = { 0 };
        struct set before = { 0 }, after = { 0 };
        unsigned seed = 77 + trial;
        double lowest, highest;
        add_calls(add_run(&before, &arena), &arena, &seed, 6000, 1000, 0);
        add_calls(add_run(&after, &arena), &arena, &seed, 6000, 1200, 0);
        cr_assert_eq(verdict_of(&before, &after, &arena, &lowest, &highest), COMPARED_SLOWER, "seed %u", 77 + trial);
        cr_assert(lowest < 0.25 && highest > 0.15 && highest - lowest < 0.25, "%f to %f", lowest, highest);
        arena_release(&arena);
    }
}
