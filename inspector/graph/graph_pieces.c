#include "graph_pieces.h"

struct graph_context *graph_pieces_top(struct graph_pieces *pieces)
{
    return &pieces->contexts.items[pieces->contexts.count - 1];
}

void graph_pieces_push(struct graph_pieces *pieces, const struct graph_context *context, struct graph_piece piece)
{
    if (pieces->next == pieces->queue.count)
        pieces->next = pieces->queue.count = 0;
    piece.task = context->task;
    piece.team = context->team;
    vec_push(pieces->arena, &pieces->queue, piece);
}

void graph_pieces_push_moment(struct graph_pieces *pieces, const struct graph_context *context, enum weft_graph_node_kind kind, uint64_t time,
                              uint32_t site)
{
    graph_pieces_push(pieces, context, (struct graph_piece){ .is = { .kind = (uint8_t)kind, .begin = time, .end = time, .place = site } });
}

static void flush_work(struct graph_pieces *pieces, struct graph_context *context, uint64_t time, bool has_waited)
{
    bool is_work = context->interval || !pieces->is_worker;
    if (time > context->since && is_work)
        graph_pieces_push(pieces, context,
                          (struct graph_piece){ .is = { .kind = WEFT_NODE_WORK, .begin = context->since, .end = time }, .has_waited = has_waited });
    context->since = time;
}

void graph_pieces_flush_work(struct graph_pieces *pieces, struct graph_context *context, uint64_t time)
{
    flush_work(pieces, context, time, false);
}

bool graph_pieces_push_memory(struct graph_pieces *pieces, enum graph_act act, uint64_t time, uint32_t site, uint64_t address, uint64_t size)
{
    struct graph_context *context = graph_pieces_top(pieces);
    bool is_work = context->interval || !pieces->is_worker;
    if (context->call)
        return false;
    graph_pieces_push(pieces, context,
                      (struct graph_piece){ .is = { .kind = WEFT_NODE_WORK, .begin = is_work ? context->since : time, .end = time },
                                            .act = act,
                                            .subject = address,
                                            .size = size,
                                            .memory = site });
    context->since = time;
    return true;
}

void graph_pieces_push_unknown(struct graph_pieces *pieces, enum weft_graph_node_kind kind, uint64_t time, uint32_t site)
{
    struct graph_context *context = graph_pieces_top(pieces);
    if (context->call)
        return;
    flush_work(pieces, context, time, true);
    graph_pieces_push(pieces, context,
                      (struct graph_piece){ .is = { .kind = (uint8_t)kind, .begin = time, .end = time, .place = site, .flags = WEFT_NODE_UNKNOWN } });
}

void graph_pieces_begin_call(struct graph_pieces *pieces, const struct interval *interval, struct graph_piece piece)
{
    struct graph_context *context = graph_pieces_top(pieces);
    if (context->call) {
        pieces->n_nested++;
        return;
    }
    graph_pieces_flush_work(pieces, context, interval->start);
    piece.is.begin = interval->start;
    piece.is.place = interval->site;
    context->sync = piece;
    context->call = interval->id;
}

void graph_pieces_end_call(struct graph_pieces *pieces, uint64_t time, unsigned flags)
{
    struct graph_context *context = graph_pieces_top(pieces);
    context->sync.is.end = time;
    context->sync.is.flags |= (uint8_t)flags;
    graph_pieces_push(pieces, context, context->sync);
    context->call = 0;
    context->since = time;
}

void graph_pieces_interrupt_call(struct graph_pieces *pieces, struct graph_context *context, uint64_t time)
{
    struct graph_piece part = context->sync;
    part.is.end = time;
    part.is.flags |= WEFT_NODE_CONTINUES;
    graph_pieces_push(pieces, context, part);
    context->sync.is.flags |= WEFT_NODE_CONTINUED;
    context->sync.is.begin = time;
}

void graph_pieces_enter(struct graph_pieces *pieces, const struct interval *interval, uint64_t task, uint64_t team)
{
    struct graph_context *outer = graph_pieces_top(pieces);
    uint64_t time = interval->start;
    if (outer->call)
        graph_pieces_interrupt_call(pieces, outer, time);
    else
        graph_pieces_flush_work(pieces, outer, time);
    struct graph_context inner = { .task = task, .team = team, .since = time, .interval = interval->id };
    vec_push(pieces->arena, &pieces->contexts, inner);
    if (!interval->resumed)
        graph_pieces_push_moment(pieces, &inner, WEFT_NODE_BEGIN, time, interval->site);
}

void graph_pieces_leave(struct graph_pieces *pieces, uint64_t time, bool has_left)
{
    struct graph_context *inner = graph_pieces_top(pieces);
    if (inner->call)
        graph_pieces_end_call(pieces, time, WEFT_NODE_OPEN);
    bool is_part = inner[-1].call == inner->interval; /* of a parallel loop, that of the thread that forked it */
    flush_work(pieces, inner, time, is_part);
    if (!has_left)
        graph_pieces_push_moment(pieces, inner, WEFT_NODE_END, time, 0);
    pieces->contexts.count--;
    struct graph_context *outer = graph_pieces_top(pieces);
    if (outer->call)
        outer->sync.is.begin = time;
    else
        outer->since = time;
}
