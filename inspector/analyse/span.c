/* Analysis "span": how long the program worked, and how long it would have taken with as many processors as it could use.
 *
 * Work is the time of the nodes between calls that synchronise; these calls count nothing, however long they wait. The
 * span is the longest chain of work in which each piece had to wait for the one before: by the order of a context, and by
 * edges. The chain itself is the critical path. Without the edges of locks, the order in which threads happened to get
 * them does not count.
 *
 * Memory: 40 bytes for each node. */
#include <inttypes.h>
#include <stdlib.h>

#include "analyse_nodes.h"
#include "analyse_text.h"
#include "vec.h"

enum { SHOWN = 15 };

/* Spans up to a node, and how they came about. */
struct point {
    uint64_t begin, end;     /* of the node: the longest chain up to there, ns */
    uint64_t free, free_end; /* the same without locks */
    uint64_t via;            /* the node by whose edge `end` is what it is; 0: its own begin */
    uint64_t before;         /* the node before it in its context; 0: none */
    uint32_t place, context;
    bool is_meeting, is_left; /* is_left: an edge of a meeting has been used: no other one may lead to it */
};

/* Work on the path between the same two places. */
struct piece {
    uint32_t from, to;
    uint64_t count, total;
};

/* Work on the path that a thread has done, in tasks, too. */
struct part {
    uint32_t pid, tid;
    const char *name; /* of the thread; NULL: it has no context of its own */
    uint64_t count, total;
};

struct span {
    struct arena arena;
    struct point *points; /* by number */
    size_t n_points, capacity;
    uint64_t *last; /* by context: its newest node */
    size_t n_last;
    uint64_t work, n_work, n_contexts;
    VEC(struct piece) pieces;
    VEC(struct part) parts;
};

static void add_node(struct span *span, const struct weft_graph_node *node)
{
    span->points = analyse_grow(span->points, &span->capacity, node->number, sizeof *span->points);
    span->last = analyse_grow(span->last, &span->n_last, node->context, sizeof *span->last);
    struct point *point = &span->points[node->number];
    uint64_t before = node->context ? span->last[node->context] : 0, duration = node->kind == WEFT_NODE_WORK ? node->end - node->begin : 0;
    *point = (struct point){ .before = before, .place = node->place, .context = node->context, .is_meeting = node->kind == WEFT_NODE_MEETING };
    point->begin = before ? span->points[before].end : 0;
    point->free = before ? span->points[before].free_end : 0;
    point->end = point->begin + duration;
    point->free_end = point->free + duration;
    span->last[node->context] = node->number;
    span->n_points = node->number;
    span->n_contexts += before == 0 && node->context;
    span->work += duration;
    span->n_work += node->kind == WEFT_NODE_WORK;
}

/* A meeting of a barrier begins when the last one has come: by its edges. Returns false if the edge breaks a rule of the
 * format, so that what was computed from the node would be wrong. */
static bool add_edge(struct span *span, const struct weft_graph_edge *edge)
{
    if (edge->from == 0 || edge->from > span->n_points || edge->to == 0 || edge->to > span->n_points || edge->from == edge->to)
        return false;
    struct point *from = &span->points[edge->from], *to = &span->points[edge->to];
    if (span->last[to->context] != edge->to || to->is_left)
        return false;
    from->is_left = from->is_meeting;
    if (from->begin > to->end) {
        to->end = from->begin;
        to->via = edge->from;
    }
    if (edge->kind != WEFT_EDGE_HAND_OVER && from->free > to->free_end)
        to->free_end = from->free;
    if (to->is_meeting) {
        to->begin = to->end;
        to->free = to->free_end;
    }
    return true;
}

/* ---- the path ---- */

static void add_piece(struct span *span, uint32_t from, uint32_t to, uint64_t duration)
{
    for (size_t i = 0; i < span->pieces.count; i++) {
        struct piece *piece = &span->pieces.items[i];
        if (piece->from == from && piece->to == to) {
            piece->count++;
            piece->total += duration;
            return;
        }
    }
    vec_push(&span->arena, &span->pieces, (struct piece){ from, to, 1, duration });
}

static void add_part(struct span *span, const struct weft_graph_context *context, uint64_t duration)
{
    struct part *part = NULL;
    if (!context)
        return;
    for (size_t i = 0; i < span->parts.count && !part; i++)
        if (span->parts.items[i].pid == context->pid && span->parts.items[i].tid == context->tid)
            part = &span->parts.items[i];
    if (!part) {
        vec_push(&span->arena, &span->parts, (struct part){ .pid = context->pid, .tid = context->tid });
        part = &span->parts.items[span->parts.count - 1];
    }
    part->count++;
    part->total += duration;
}

/* Threads are named by their own contexts. */
static void name_parts(struct span *span, const struct weft_graph *graph)
{
    for (uint32_t i = 1; i < graph->n_contexts; i++) {
        const struct weft_graph_context *context = weft_graph_context(graph, i);
        for (size_t k = 0; context && !context->is_task && k < span->parts.count; k++)
            if (!span->parts.items[k].name && span->parts.items[k].pid == context->pid && span->parts.items[k].tid == context->tid)
                span->parts.items[k].name = context->name;
    }
}

static uint64_t longest(const struct span *span, uint64_t *free_span)
{
    uint64_t found = 0;
    *free_span = 0;
    for (uint64_t i = 1; i <= span->n_points; i++) {
        if (found == 0 || span->points[i].end > span->points[found].end)
            found = i;
        *free_span = span->points[i].free_end > *free_span ? span->points[i].free_end : *free_span;
    }
    return found;
}

/* Back from the end of a node: to its begin, or to that of another one by an edge. */
static void walk(struct span *span, const struct weft_graph *graph, uint64_t number)
{
    uint32_t next = 0; /* place of the call that came behind */
    bool is_at_end = true;
    while (number) {
        const struct point *point = &span->points[number];
        if (is_at_end && point->via) {
            number = point->via;
            is_at_end = span->points[number].is_meeting;
            next = point->place ? point->place : next;
        } else if (is_at_end) {
            if (point->end > point->begin) {
                add_piece(span, point->before ? span->points[point->before].place : 0, next, point->end - point->begin);
                add_part(span, weft_graph_context(graph, point->context), point->end - point->begin);
            }
            is_at_end = false;
        } else {
            next = point->place ? point->place : next;
            number = point->before;
            is_at_end = true;
        }
    }
}

static int compare(const void *left, const void *right)
{
    const struct piece *a = left, *b = right;
    return a->total != b->total ? (a->total < b->total ? 1 : -1)
           : a->from != b->from ? (a->from > b->from ? 1 : -1)
                                : (a->to > b->to) - (a->to < b->to);
}

static int compare_parts(const void *left, const void *right)
{
    const struct part *a = left, *b = right;
    return a->total != b->total ? (a->total < b->total ? 1 : -1) : (a->tid > b->tid) - (a->tid < b->tid);
}

/* ---- results ---- */

static double ratio(uint64_t work, uint64_t span)
{
    return span ? (double)work / (double)span : 0;
}

static void print_text(struct span *span, const struct weft_graph *graph, uint64_t length, uint64_t free_length, FILE *out)
{
    struct arena *arena = &span->arena;
    fprintf(out, "work         %s, in %" PRIu64 " pieces of %" PRIu64 " threads and tasks\n", analyse_time_text(arena, span->work), span->n_work,
            span->n_contexts);
    fprintf(out, "span         %s: at most %.2f at once on average\n", analyse_time_text(arena, length), ratio(span->work, length));
    fprintf(out, "  but locks  %s: at most %.2f\n", analyse_time_text(arena, free_length), ratio(span->work, free_length));
    if (length == 0)
        return;
    fprintf(out, "\ncritical path\n  %8s %10s %8s  %s\n", "of it", "work", "pieces", "between");
    for (size_t i = 0; i < analyse_rows(graph, span->pieces.count, SHOWN); i++) {
        const struct piece *piece = &span->pieces.items[i];
        fprintf(out, "  %6.1f %% %10s %8" PRIu64 "  %s, and %s\n", 100 * ratio(piece->total, length), analyse_time_text(arena, piece->total),
                piece->count, analyse_place_text(arena, weft_graph_place(graph, piece->from)),
                analyse_place_text(arena, weft_graph_place(graph, piece->to)));
    }
    analyse_more(graph, span->pieces.count, SHOWN, out);
    fprintf(out, "\n  %8s %10s %8s  %s\n", "of it", "work", "pieces", "by thread");
    for (size_t i = 0; i < analyse_rows(graph, span->parts.count, SHOWN); i++) {
        const struct part *part = &span->parts.items[i];
        fprintf(out, "  %6.1f %% %10s %8" PRIu64 "  %" PRIu32 " %s\n", 100 * ratio(part->total, length), analyse_time_text(arena, part->total),
                part->count, part->tid, analyse_name_text(arena, part->name));
    }
    analyse_more(graph, span->parts.count, SHOWN, out);
}

static void print_json(struct span *span, const struct weft_graph *graph, uint64_t length, uint64_t free_length, FILE *out)
{
    struct str text = { .arena = &span->arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "work_ns", span->work);
    json_member_number(&json, "span_ns", length);
    json_member_number(&json, "span_without_locks_ns", free_length);
    json_member_number(&json, "pieces", span->n_work);
    json_member_number(&json, "contexts", span->n_contexts);
    json_name(&json, "path");
    json_open_array(&json);
    for (size_t i = 0; i < analyse_rows(graph, span->pieces.count, 0); i++) {
        const struct piece *piece = &span->pieces.items[i];
        json_line(&json, 2);
        json_open_object(&json);
        json_member_number(&json, "work_ns", piece->total);
        json_member_number(&json, "pieces", piece->count);
        json_name(&json, "from");
        analyse_place_json(&json, weft_graph_place(graph, piece->from));
        json_name(&json, "to");
        analyse_place_json(&json, weft_graph_place(graph, piece->to));
        json_close_object(&json);
    }
    json_close_array(&json);
    json_name(&json, "threads");
    json_open_array(&json);
    for (size_t i = 0; i < analyse_rows(graph, span->parts.count, 0); i++) {
        const struct part *part = &span->parts.items[i];
        json_line(&json, 2);
        json_open_object(&json);
        json_member_number(&json, "pid", part->pid);
        json_member_number(&json, "tid", part->tid);
        json_member_string(&json, "name", part->name ? part->name : "");
        json_member_number(&json, "work_ns", part->total);
        json_member_number(&json, "pieces", part->count);
        json_close_object(&json);
    }
    json_close_array(&json);
    json_close_object(&json);
    analyse_put(out, &text);
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct span span = { 0 };
    struct weft_graph_record record;
    uint64_t free_length;
    int result;
    while ((result = weft_graph_next(graph, &record)) > 0) {
        if (record.kind == WEFT_GRAPH_NODE)
            add_node(&span, &record.is.node);
        else if (record.kind == WEFT_GRAPH_EDGE && !add_edge(&span, &record.is.edge))
            break;
    }
    if (result > 0)
        result = weft_graph_fail(graph, "an edge that leads to no node, or to one that others were behind already");
    if (result == 0) {
        uint64_t end = span.n_points ? longest(&span, &free_length) : (free_length = 0);
        uint64_t length = end ? span.points[end].end : 0;
        walk(&span, graph, end);
        name_parts(&span, graph);
        if (span.parts.count)
            qsort(span.parts.items, span.parts.count, sizeof *span.parts.items, compare_parts);
        if (span.pieces.count)
            qsort(span.pieces.items, span.pieces.count, sizeof *span.pieces.items, compare);
        if (as_json)
            print_json(&span, graph, length, free_length, out);
        else
            print_text(&span, graph, length, free_length, out);
    }
    free(span.points);
    free(span.last);
    arena_release(&span.arena);
    return result;
}

static const char *const options[] = { "limit", NULL };

const struct weft_analysis analysis_of_graph_span = {
    .size = sizeof(struct weft_analysis),
    .name = "span",
    .summary = "work, span and parallelism, and the critical path by line",
    .run = run,
    .options = options,
};
