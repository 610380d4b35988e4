#define _GNU_SOURCE 1 /* qsort_r */
#include "rows.h"

#include <stdlib.h>
#include <string.h>

#include "classes.h"
#include "intervals.h"
#include "str.h"

const char *const row_key_names[] = { "callee", "site", "caller", "thread", "line", "class", NULL };
const char *const row_order_names[] = { "total", "self", "calls", "min", "mean", "p50", "p90", "p99", "max", "name", NULL };

/* A body and the call of it are told apart where a row names a callee. */
static bool tells_kinds(enum row_key key)
{
    return key == BY_CALLEE || key == BY_SITE;
}

static uint64_t key_hash(enum row_key key, const struct weft_site *site, const struct trace_thread *thread, enum weft_kind kind)
{
    uint64_t hash = tells_kinds(key) ? hash_bytes(HASH_START, &kind, sizeof kind) : HASH_START;
    switch (key) {
    case BY_CALLEE:
        return hash_text(hash, site->callee);
    case BY_SITE:
        hash = hash_text(hash, site->callee);
        hash = hash_text(hash, site->file);
        hash = hash_bytes(hash, &site->line_begin, sizeof site->line_begin);
        return hash_bytes(hash, &site->column, sizeof site->column);
    case BY_CALLER:
        return hash_text(hash_text(hash, site->function), site->file);
    case BY_THREAD:
        return hash_text(hash, thread->path);
    case BY_LINE:
        return hash_bytes(hash_text(hash, site->file), &site->line_begin, sizeof site->line_begin);
    case BY_CLASS:
        return hash_text(hash, class_label(site));
    }
    return hash;
}

bool rows_is_same_site(const struct weft_site *a, const struct weft_site *b)
{
    return a == b || (a->line_begin == b->line_begin && a->column == b->column && strcmp(a->callee, b->callee) == 0 &&
                      strcmp(a->file, b->file) == 0 && strcmp(a->function, b->function) == 0);
}

static bool is_row(const struct row *row, enum row_key key, const struct weft_site *site, const struct trace_thread *thread, enum weft_kind kind)
{
    if (tells_kinds(key) && row->kind != kind)
        return false;
    switch (key) {
    case BY_CALLEE:
        return strcmp(row->site->callee, site->callee) == 0;
    case BY_SITE:
        return rows_is_same_site(row->site, site);
    case BY_CALLER:
        return strcmp(row->site->function, site->function) == 0 && strcmp(row->site->file, site->file) == 0;
    case BY_THREAD:
        return row->thread == thread;
    case BY_LINE:
        return row->site->line_begin == site->line_begin && strcmp(row->site->file, site->file) == 0;
    case BY_CLASS:
        return strcmp(class_label(row->site), class_label(site)) == 0;
    }
    return false;
}

static struct row **bucket_of(const struct rows *rows, const struct trace_thread *thread, const struct weft_site *site, enum weft_kind kind)
{
    return &rows->buckets[key_hash(rows->key, site, thread, kind) & (rows->n_buckets - 1)];
}

static void rehash(struct rows *rows)
{
    rows->n_buckets = rows->n_buckets ? rows->n_buckets * 4 : 256;
    rows->buckets = arena_array(rows->arena, struct row *, rows->n_buckets);
    for (size_t i = 0; i < rows->items.count; i++) {
        struct row *row = rows->items.items[i], **bucket = bucket_of(rows, row->thread, row->site, row->kind);
        row->next = *bucket;
        *bucket = row;
    }
}

struct row *rows_find(struct rows *rows, const struct trace_thread *thread, const struct weft_site *site, enum weft_kind kind)
{
    if (interval_is_scope(kind) && !tells_kinds(rows->key))
        return NULL;
    if (rows->items.count >= rows->n_buckets)
        rehash(rows);
    struct row **bucket = bucket_of(rows, thread, site, kind);
    for (struct row *row = *bucket; row; row = row->next)
        if (is_row(row, rows->key, site, thread, kind))
            return row;
    struct row *row = arena_new(rows->arena, struct row);
    *row = (struct row){ .site = site, .thread = thread, .kind = kind, .index = (uint32_t)rows->items.count, .next = *bucket };
    *bucket = row;
    vec_push(rows->arena, &rows->items, row);
    return row;
}

void rows_finish(struct rows *rows)
{
    size_t kept = 0;
    for (size_t i = 0; i < rows->items.count; i++) {
        struct row *row = rows->items.items[i];
        if (row->calls == 0)
            continue;
        row->p50 = histogram_percentile(&row->durations, 50);
        row->p90 = histogram_percentile(&row->durations, 90);
        row->p99 = histogram_percentile(&row->durations, 99);
        rows->items.items[kept++] = row;
    }
    rows->items.count = kept;
}

uint64_t row_mean(const struct row *row)
{
    return row->calls ? row->sum / row->calls : 0;
}

/* ---- order ---- */

static int compare_names(const struct row *a, const struct row *b)
{
    int order = strcmp(a->site->callee, b->site->callee);
    if (order == 0)
        order = strcmp(a->site->file, b->site->file);
    if (order == 0)
        order = (a->site->line_begin > b->site->line_begin) - (a->site->line_begin < b->site->line_begin);
    if (order == 0)
        order = (a->site->column > b->site->column) - (a->site->column < b->site->column);
    if (order == 0)
        order = (int)a->kind - (int)b->kind;
    return order;
}

static uint64_t row_value(const struct row *row, enum row_order order)
{
    switch (order) {
    case ORDER_TOTAL:
        return row->total;
    case ORDER_SELF:
        return row->self;
    case ORDER_CALLS:
        return row->calls;
    case ORDER_MIN:
        return row->durations.min;
    case ORDER_MEAN:
        return row_mean(row);
    case ORDER_P50:
        return row->p50;
    case ORDER_P90:
        return row->p90;
    case ORDER_P99:
        return row->p99;
    case ORDER_MAX:
        return row->durations.max;
    case ORDER_NAME:
        break;
    }
    return 0;
}

static int compare_rows(const void *left, const void *right, void *context)
{
    const struct row *a = *(struct row *const *)left, *b = *(struct row *const *)right;
    enum row_order order = *(const enum row_order *)context;
    uint64_t of_a = row_value(a, order), of_b = row_value(b, order);
    return of_a != of_b ? (of_a < of_b ? 1 : -1) : compare_names(a, b);
}

void rows_sort(struct rows *rows, enum row_order order)
{
    if (rows->items.count > 0)
        qsort_r(rows->items.items, rows->items.count, sizeof *rows->items.items, compare_rows, &order);
}
