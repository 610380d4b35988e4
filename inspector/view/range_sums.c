#include "range_sums.h"

#include "range.h"

/* A part that is decoded, since the range does not take the whole of its chunks. */
struct part {
    uint64_t from, to;
    struct sums *sums;
};

static void on_closed(void *context, const struct walk_call *call, const struct interval *interval)
{
    const struct part *part = context;
    if (!call->crossing && interval->start < part->to && interval->start + interval->duration > part->from)
        sums_add(part->sums, call->node, 1, 0);
}

static void on_innermost(void *context, uint32_t node, uint64_t from, uint64_t to)
{
    const struct part *part = context;
    from = from > part->from ? from : part->from;
    to = to < part->to ? to : part->to;
    if (from < to)
        sums_add(part->sums, node, 0, to - from);
}

/* Calls that began before the part are not counted, those that are open at its end are. */
static bool add_part(struct index *index, struct trace *trace, uint32_t thread, uint32_t first, uint32_t last, struct part *part)
{
    struct thread_walk walk = { .closed = on_closed, .innermost = on_innermost, .context = part };
    struct arena arena = { 0 };
    open_calls open = { 0 };
    bool is_read = range_walk(index, trace, thread, first, last, &walk);
    range_open_calls(index, &arena, thread, last + 1, &open); /* which say when they will have ended */
    for (uint32_t i = 0; is_read && i < walk.depth && i < open.count; i++) {
        const struct index_crossing *crossing = &open.items[i].crossing;
        if (!walk.calls[i].crossing && crossing->start < part->to && crossing->end > part->from)
            sums_add(part->sums, walk.calls[i].node, 1, 0);
    }
    thread_walk_release(&walk);
    arena_release(&arena);
    return is_read;
}

static void add_records(struct index *index, uint32_t thread, unsigned level, uint64_t first, uint64_t count, struct sums *sums)
{
    for (uint64_t i = 0; i < count; i++) {
        struct index_sum sum;
        if (!index_read(index, thread, STREAM_SUMS + level, first + i, &sum, sizeof sum))
            return;
        if (sum.node < index->head.n_nodes)
            sums_add(sums, sum.node, sum.begun, sum.self);
    }
}

/* Whole chunks, by the largest groups of them that fit. */
static void add_chunks(struct index *index, uint32_t thread, uint32_t first, uint32_t end, struct sums *sums)
{
    while (first < end) {
        unsigned level = 0;
        struct index_chunk chunk;
        struct index_group group = { 0 };
        while (level + 1 < INDEX_SUMS && (first & ((1U << INDEX_SUM_BITS * (level + 1)) - 1)) == 0 &&
               end - first >= 1U << INDEX_SUM_BITS * (level + 1))
            level++;
        if (level > 0)
            (void)index_read(index, thread, STREAM_GROUPS + level - 1, first >> INDEX_SUM_BITS * level, &group, sizeof group);
        else if (index_read(index, thread, STREAM_CHUNKS, first, &chunk, sizeof chunk))
            group = (struct index_group){ chunk.first_sum, chunk.n_sums };
        add_records(index, thread, level, group.first, group.count, sums);
        first += 1U << INDEX_SUM_BITS * level;
    }
}

static void add_open_calls(struct index *index, uint32_t thread, uint32_t chunk, const struct part *part)
{
    struct arena arena = { 0 };
    open_calls open = { 0 };
    range_open_calls(index, &arena, thread, chunk, &open);
    for (size_t i = 0; i < open.count; i++)
        if (open.items[i].crossing.end > part->from && open.items[i].crossing.start < part->to)
            sums_add(part->sums, open.items[i].crossing.node, 1, 0);
    arena_release(&arena);
}

static uint64_t time_of(struct index *index, uint32_t thread, uint32_t chunk)
{
    struct index_chunk at = { .time = UINT64_MAX };
    if (chunk == index_n_chunks(index, thread))
        return index->threads[thread].last;
    (void)index_read(index, thread, STREAM_CHUNKS, chunk, &at, sizeof at);
    return at.time;
}

bool range_sums(struct index *index, struct trace *trace, uint32_t thread, uint64_t from, uint64_t to, struct sums *sums)
{
    const struct index_thread *totals = &index->threads[thread];
    struct part part = { from, to, sums };
    uint32_t n_chunks = index_n_chunks(index, thread);
    if (n_chunks == 0 || from >= to || from > totals->last || to <= totals->first)
        return true;
    uint32_t first = index_chunk_at(index, thread, from ? from - 1 : 0), last = index_chunk_at(index, thread, to);
    /* Chunks from `whole` to `end` lie within, with all that begins or ends in them. */
    uint32_t whole = first, end = last + 1;
    while (whole <= last && time_of(index, thread, whole) <= from)
        whole++;
    while (end > whole && time_of(index, thread, end) >= to)
        end--;
    add_open_calls(index, thread, first, &part);
    bool is_read = true;
    if (whole > end)
        whole = end;
    if (whole > first)
        is_read = add_part(index, trace, thread, first, whole - 1, &part);
    add_chunks(index, thread, whole, end, sums);
    if (is_read && end <= last)
        is_read = add_part(index, trace, thread, end, last, &part);
    return is_read;
}
