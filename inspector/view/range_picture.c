#include "range_picture.h"

#include "bins.h"
#include "call_flags.h"
#include "range.h"

enum { FEW_CHUNKS = 4 /* which are decoded whatever the pixel is */ };

struct drawing {
    struct picture *picture;
    struct index *index;
    struct bins bins;
};

static bool is_seen(const struct picture *picture, uint64_t start, uint64_t end)
{
    return end >= picture->from && start < picture->to;
}

/* ---- from the events ---- */

static void draw(struct drawing *drawing, const struct index_call *call)
{
    struct picture *picture = drawing->picture;
    uint64_t end = call->start + call->duration;
    if (call->depth >= INDEX_DEPTHS || !is_seen(picture, call->start, end))
        return;
    if (call->duration >= picture->bin) {
        picture->call(picture->context, call);
    } else {
        bins_advance(&drawing->bins, end);
        bins_add(&drawing->bins, call->depth, call->start, end, call->callee);
    }
}

static void on_closed(void *context, const struct walk_call *call, const struct interval *interval)
{
    struct drawing *drawing = context;
    if (call->depth >= INDEX_DEPTHS)
        return;
    draw(drawing, &(struct index_call){
                      .start = interval->start,
                      .duration = interval->duration,
                      .callee = drawing->index->tree.nodes.items[call->node].callee,
                      .site = call->site,
                      .depth = (uint16_t)call->depth,
                      .kind = (uint8_t)call->kind,
                      .flags = call_flags(interval),
                  });
}

static struct index_call call_of(const struct index *index, const struct index_crossing *crossing)
{
    return (struct index_call){ .start = crossing->start,
                                .duration = crossing->end > crossing->start ? crossing->end - crossing->start : 0,
                                .callee = index->tree.nodes.items[crossing->node].callee,
                                .site = crossing->site,
                                .depth = (uint16_t)(crossing->depth < INDEX_DEPTHS ? crossing->depth : INDEX_DEPTHS),
                                .kind = crossing->kind,
                                .flags = crossing->flags };
}

static void on_bin(void *context, const struct index_bin *bin, const struct bin_share *shares, uint32_t count)
{
    const struct drawing *drawing = context;
    (void)shares, (void)count;
    drawing->picture->bins(drawing->picture->context, bin);
}

static bool decode(struct index *index, struct trace *trace, uint32_t thread, uint32_t first, uint32_t last, struct picture *picture)
{
    struct drawing drawing = { .picture = picture, .index = index };
    struct thread_walk walk = { .closed = on_closed, .context = &drawing };
    struct arena arena = { 0 };
    open_calls open = { 0 };
    picture->is_exact = true;
    picture->bin = picture->pixel;
    bins_open(&drawing.bins, picture->bin, on_bin, &drawing);
    bool is_read = range_walk(index, trace, thread, first, last, &walk);
    range_open_calls(index, &arena, thread, last + 1, &open);
    for (size_t i = open.count; is_read && i-- > 0;) {
        struct index_call call = call_of(index, &open.items[i].crossing);
        draw(&drawing, &call);
    }
    bins_flush(&drawing.bins);
    bins_release(&drawing.bins);
    thread_walk_release(&walk);
    arena_release(&arena);
    return is_read;
}

/* ---- from the index ---- */

static bool is_among(const open_calls *open, const struct index_call *call)
{
    if (call->depth >= open->count)
        return false;
    const struct index_crossing *crossing = &open->items[call->depth].crossing;
    return crossing->start == call->start && crossing->end == call->start + call->duration;
}

/* Calls by their ends: those that end behind the picture's last chunk are among what is open there. */
static void look_up_calls(struct index *index, uint32_t thread, unsigned level, uint32_t last, struct picture *picture)
{
    struct arena arena = { 0 };
    open_calls open = { 0 };
    struct index_chunk next = { .time = UINT64_MAX };
    (void)index_read(index, thread, STREAM_CHUNKS, last + UINT64_C(1), &next, sizeof next);
    range_open_calls(index, &arena, thread, last + 1, &open);
    for (size_t i = 0; i < open.count; i++) {
        struct index_call call = call_of(index, &open.items[i].crossing);
        if (call.depth < INDEX_DEPTHS && call.duration >= picture->bin && is_seen(picture, call.start, call.start + call.duration))
            picture->call(picture->context, &call);
    }
    for (; level < INDEX_LEVELS; level++) {
        struct index_scan scan;
        const struct index_call *call;
        index_scan(&scan, index, thread, STREAM_CALLS + level, sizeof *call, picture->from);
        while ((call = index_next(&scan)) && call->start + call->duration <= next.time)
            if (is_seen(picture, call->start, call->start + call->duration) && call->callee < index->head.n_callees && !is_among(&open, call))
                picture->call(picture->context, call);
    }
    arena_release(&arena);
}

static void look_up_bins(struct index *index, uint32_t thread, unsigned level, struct picture *picture)
{
    struct index_scan scan;
    const struct index_bin *bin;
    uint64_t size = index_bin(level);
    index_scan(&scan, index, thread, STREAM_BINS + level, sizeof *bin, picture->from > size ? picture->from - size : 0);
    while ((bin = index_next(&scan)) && bin->start_depth >> 8 < picture->to)
        if (is_seen(picture, bin->start_depth >> 8, (bin->start_depth >> 8) + size) && bin->callee < index->head.n_callees)
            picture->bins(picture->context, bin);
}

bool range_picture(struct index *index, struct trace *trace, uint32_t thread, struct picture *picture)
{
    const struct index_thread *totals = &index->threads[thread];
    picture->is_exact = true;
    picture->bin = picture->pixel;
    if (index_n_chunks(index, thread) == 0 || totals->levels == 0 || picture->from > totals->last || picture->to <= totals->first)
        return true;
    uint32_t first = index_chunk_at(index, thread, picture->from), last = index_chunk_at(index, thread, picture->to);
    if (last - first < FEW_CHUNKS || 2 * picture->pixel < index_bin(0))
        return decode(index, trace, thread, first, last, picture);
    unsigned level = 0;
    while (level + 1 < totals->levels && index_bin(level) < picture->pixel / 2)
        level++;
    picture->is_exact = false;
    picture->bin = index_bin(level);
    look_up_bins(index, thread, level, picture);
    look_up_calls(index, thread, level, last, picture);
    return true;
}
