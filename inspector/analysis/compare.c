#define _GNU_SOURCE 1
#include "compare.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "str.h"

/* A row's runs on one side. */
struct side {
    VEC(const struct row *) rows;
    size_t n_runs; /* of the side, with those in which it was not called */
};

struct pair {
    struct compared_row *result;
    struct side sides[2];
    struct pair *next;
};

struct matching {
    struct arena *arena;
    VEC(struct pair *) pairs;
    struct pair *buckets[4096];
};

static struct pair *pair_of(struct matching *all, const char *name)
{
    struct pair **bucket = &all->buckets[hash_text(HASH_START, name) % (sizeof all->buckets / sizeof *all->buckets)];
    for (struct pair *pair = *bucket; pair; pair = pair->next)
        if (strcmp(pair->result->name, name) == 0)
            return pair;
    struct pair *pair = arena_new(all->arena, struct pair);
    *pair = (struct pair){ .result = arena_new(all->arena, struct compared_row), .next = *bucket };
    *pair->result = (struct compared_row){ .name = name };
    *bucket = pair;
    vec_push(all->arena, &all->pairs, pair);
    return pair;
}

/* ---- the bootstrap ---- */

/* splitmix64 (Steele, Lea, Flood 2014), with a fixed seed: the same traces give the same intervals. */
static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static size_t draw_below(uint64_t *state, size_t n)
{
    return (size_t)(((unsigned __int128)draw(state) * n) >> 64);
}

/* The mean duration in a run that is put together of batches of it. */
static double draw_mean(const struct batches *batches, uint64_t *state)
{
    uint64_t sum = 0;
    for (uint64_t i = 0; i < batches->n; i++)
        sum += batches->sums[draw_below(state, batches->n)];
    return (double)sum / (double)(batches->n * batches->size);
}

/* The total of a side that is put together of runs of it: a run's calls, at a mean of its batches. */
static double draw_total(const struct side *side, uint64_t *state)
{
    double total = 0;
    for (size_t i = 0; i < side->n_runs; i++) {
        size_t run = draw_below(state, side->n_runs);
        const struct row *row = run < side->rows.count ? side->rows.items[run] : NULL;
        if (row && row->sum > 0)
            total += (double)row->total * draw_mean(row->batches, state) / ((double)row->sum / (double)row->calls);
    }
    return total / (double)side->n_runs;
}

/* By how much draws from n runs spread too little: n are a small sample of all runs. (The factor that makes an interval of
 * a normal distribution one of Student's t with n - 1 degrees of freedom, and that of the standard deviation.) */
static double small_sample(size_t n)
{
    static const double t[] = { 63.657, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.250, 3.169, 3.106, 3.055, 3.012, 2.977, 2.947,
                                2.921,  2.898, 2.878, 2.861, 2.845, 2.831, 2.819, 2.807, 2.797, 2.787, 2.779, 2.771, 2.763, 2.756, 2.750 }; /* 99 % */
    if (n < 2)
        return 1;
    return (n - 2 < sizeof t / sizeof *t ? t[n - 2] : 2.7) / 2.576 * sqrt((double)n / (double)(n - 1));
}

static double mean_total(const struct side *side)
{
    double total = 0;
    for (size_t i = 0; i < side->rows.count; i++)
        total += (double)side->rows.items[i]->total;
    return total / (double)side->n_runs;
}

static bool is_known(const struct side *side)
{
    uint64_t n = 0;
    for (size_t i = 0; i < side->rows.count; i++) {
        if (side->rows.items[i]->batches->n == 0)
            return false;
        n += side->rows.items[i]->batches->n;
    }
    return n >= COMPARE_LEAST_BATCHES;
}

static int by_value(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static void find_interval(struct compared_row *row, const struct side *before, const struct side *after)
{
    double changes[COMPARE_DRAWS], mean_before = mean_total(before), mean_after = mean_total(after);
    double wide_before = small_sample(before->n_runs), wide_after = small_sample(after->n_runs);
    uint64_t state = hash_text(HASH_START, row->name);
    for (size_t i = 0; i < COMPARE_DRAWS; i++) {
        double old = mean_before + wide_before * (draw_total(before, &state) - mean_before);
        double new = fmax(0, mean_after + wide_after * (draw_total(after, &state) - mean_after));
        changes[i] = old > 0 ? new / old - 1 : INFINITY;
    }
    qsort(changes, COMPARE_DRAWS, sizeof *changes, by_value);
    size_t outside = COMPARE_DRAWS * (100 - COMPARE_CONFIDENCE) / 200;
    row->lowest = changes[outside];
    row->highest = changes[COMPARE_DRAWS - 1 - outside];
    row->verdict = row->lowest > 0 ? COMPARED_SLOWER : row->highest < 0 ? COMPARED_FASTER : COMPARED_NOISE;
}

/* ---- rows ---- */

static void sum_up(struct compared_side *out, struct arena *arena, const struct side *side)
{
    double n = (double)side->n_runs;
    for (size_t i = 0; i < side->rows.count; i++) {
        const struct row *row = side->rows.items[i];
        out->calls += (double)row->calls / n;
        out->total += (double)row->total / n;
        out->self += (double)row->self / n;
        histogram_merge(&out->durations, arena, &row->durations);
    }
    out->n_runs = side->rows.count;
    out->p50 = histogram_percentile(&out->durations, 50);
    out->p99 = histogram_percentile(&out->durations, 99);
}

static void judge(struct pair *pair, struct arena *arena)
{
    struct compared_row *row = pair->result;
    sum_up(&row->before, arena, &pair->sides[0]);
    sum_up(&row->after, arena, &pair->sides[1]);
    if (row->before.n_runs == 0 || row->after.n_runs == 0) {
        row->verdict = row->before.n_runs == 0 ? COMPARED_NEW : COMPARED_GONE;
        return;
    }
    row->change = row->before.total > 0 ? row->after.total / row->before.total - 1 : 0;
    if (is_known(&pair->sides[0]) && is_known(&pair->sides[1]))
        find_interval(row, &pair->sides[0], &pair->sides[1]);
    else
        row->verdict = COMPARED_UNKNOWN;
}

static int by_change(const void *left, const void *right)
{
    const struct compared_row *a = *(struct compared_row *const *)left, *b = *(struct compared_row *const *)right;
    double of_a = fabs(a->after.total - a->before.total), of_b = fabs(b->after.total - b->before.total);
    return of_a != of_b ? (of_a < of_b ? 1 : -1) : strcmp(a->name, b->name);
}

void compare(struct comparison *comparison, struct arena *arena, const struct summary *before, size_t n_before, const struct summary *after,
             size_t n_after, const char *(*name_of)(struct arena *arena, const struct summary *summary, const struct row *row))
{
    struct matching *all = arena_new(arena, struct matching);
    *all = (struct matching){ .arena = arena };
    *comparison = (struct comparison){ .n_before = n_before, .n_after = n_after };
    for (size_t i = 0; i < n_before + n_after; i++) {
        const struct summary *summary = i < n_before ? &before[i] : &after[i - n_before];
        double *recorded = i < n_before ? &comparison->before : &comparison->after;
        *recorded += (double)summary->recorded / (double)(i < n_before ? n_before : n_after);
        for (size_t k = 0; k < summary->rows.items.count; k++) {
            const struct row *row = summary->rows.items.items[k];
            struct pair *pair = pair_of(all, name_of(arena, summary, row));
            vec_push(arena, &pair->sides[i >= n_before].rows, row);
        }
    }
    for (size_t i = 0; i < all->pairs.count; i++) {
        struct pair *pair = all->pairs.items[i];
        pair->sides[0].n_runs = n_before;
        pair->sides[1].n_runs = n_after;
        judge(pair, arena);
        comparison->counts[pair->result->verdict]++;
        vec_push(arena, &comparison->rows, pair->result);
    }
    if (comparison->rows.count)
        qsort(comparison->rows.items, comparison->rows.count, sizeof *comparison->rows.items, by_change);
}
