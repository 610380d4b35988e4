#include "range_durations.h"

#include "range.h"

struct adding {
    const struct range_piece *piece;
    const struct thread_walk *walk;
    const struct index *index;
    struct range_rows *rows;
};

static struct range_row **find_bucket(const struct range_rows *rows, uint32_t process, uint32_t site, uint32_t callee)
{
    uint64_t hash = (((uint64_t)site << 32 | callee) + process * UINT64_C(0x51ED2701)) * UINT64_C(0x9E3779B97F4A7C15);
    for (size_t at = hash >> 20 & (rows->n_buckets - 1);; at = (at + 1) & (rows->n_buckets - 1)) {
        const struct range_row *row = rows->buckets[at];
        if (!row || (row->site == site && row->callee == callee && row->process == process))
            return &rows->buckets[at];
    }
}

static struct range_row *row_of(struct range_rows *rows, uint32_t process, uint32_t site, uint32_t callee)
{
    if (2 * rows->items.count >= rows->n_buckets) {
        rows->n_buckets = rows->n_buckets ? 2 * rows->n_buckets : 256;
        rows->buckets = arena_array(rows->arena, struct range_row *, rows->n_buckets);
        for (size_t i = 0; i < rows->items.count; i++) {
            struct range_row *row = rows->items.items[i];
            *find_bucket(rows, row->process, row->site, row->callee) = row;
        }
    }
    struct range_row **bucket = find_bucket(rows, process, site, callee);
    if (!*bucket) {
        *bucket = arena_new(rows->arena, struct range_row);
        **bucket = (struct range_row){ .process = process, .site = site, .callee = callee };
        vec_push(rows->arena, &rows->items, *bucket);
    }
    return *bucket;
}

static struct range_row *row_of_call(const struct adding *adding, const struct walk_call *call)
{
    return row_of(adding->rows, adding->walk->process->index, call->site, adding->walk->tree->nodes.items[call->node].callee);
}

/* Only scopes go on where recording was off. */
static uint64_t off_in(const struct adding *adding, const struct walk_call *call, uint64_t start, uint64_t end)
{
    uint64_t origin = adding->index->head.start;
    return interval_is_scope(call->kind) ? reader_off_time(adding->walk->process, origin + start, origin + end) : 0;
}

static void add_call(const struct adding *adding, const struct walk_call *call, uint64_t start, uint64_t end)
{
    const struct range_piece *piece = adding->piece;
    if (start >= piece->to || end <= piece->from)
        return;
    start = start > piece->from ? start : piece->from;
    end = end < piece->to ? end : piece->to;
    uint64_t duration = end > start ? end - start : 0, off = off_in(adding, call, start, end);
    histogram_add(&row_of_call(adding, call)->durations, adding->rows->arena, duration > off ? duration - off : 0);
}

static void on_closed(void *context, const struct walk_call *call, const struct interval *interval)
{
    add_call(context, call, interval->start, interval->start + interval->duration);
}

static void on_innermost(void *context, uint32_t node, uint64_t from, uint64_t to)
{
    const struct adding *adding = context;
    (void)node;
    from = from > adding->piece->from ? from : adding->piece->from;
    to = to < adding->piece->to ? to : adding->piece->to;
    if (from < to)
        row_of_call(adding, &adding->walk->calls[adding->walk->depth - 1])->self += to - from;
}

bool range_durations_chunks(struct index *index, uint32_t thread, uint64_t from, uint64_t to, uint32_t *first, uint32_t *last)
{
    const struct index_thread *totals = &index->threads[thread];
    if (index_n_chunks(index, thread) == 0 || from >= to || from > totals->last || to <= totals->first)
        return false;
    *first = index_chunk_at(index, thread, from ? from - 1 : 0);
    *last = index_chunk_at(index, thread, to);
    return true;
}

bool range_durations(struct index *index, struct trace *trace, const struct range_piece *piece, struct range_rows *rows)
{
    struct arena arena = { 0 };
    open_calls open = { 0 };
    struct thread_walk walk = { .closed = on_closed, .innermost = on_innermost };
    struct adding adding = { .piece = piece, .walk = &walk, .index = index, .rows = rows };
    walk.context = &adding;
    bool is_read = range_walk(index, trace, piece->thread, piece->first, piece->last, &walk);
    if (is_read && piece->is_at_end) {
        range_open_calls(index, &arena, piece->thread, piece->last + 1, &open); /* which say when they will have ended */
        for (uint32_t i = 0; i < walk.depth && i < open.count; i++)
            add_call(&adding, &walk.calls[i], open.items[i].crossing.start, open.items[i].crossing.end);
    }
    thread_walk_release(&walk);
    arena_release(&arena);
    return is_read;
}
