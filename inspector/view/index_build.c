#include "index_build.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "bins.h"
#include "call_flags.h"
#include "facts.h"
#include "index_writer.h"
#include "interrupt.h"
#include "progress.h"
#include "sums.h"
#include "thread_walk.h"

struct builder;

struct level {
    struct builder *builder;
    unsigned number;
    struct bins bins;
};

struct builder {
    struct arena arena;
    struct index_writer writer;
    struct calltree tree;
    struct level levels[INDEX_LEVELS];
    struct sums sums[INDEX_SUMS]; /* of the chunk, and of the groups that are not complete */
    struct index_chunk chunk;
    struct thread_walk walk;
    uint32_t process, thread;
    uint32_t n_crossed; /* open calls that are crossings already: the outermost ones */
    struct index_thread totals;
    VEC(struct index_thread) threads;
    VEC(struct index_callee) callees;
};

/* ---- calls ---- */

static void bin_is_over(void *context, const struct index_bin *bin, const struct bin_share *shares, uint32_t count)
{
    struct level *level = context;
    index_append(&level->builder->writer, STREAM_BINS + level->number, bin, sizeof *bin, bin->start_depth >> 8);
    if (level->number + 1 < INDEX_LEVELS)
        for (uint32_t i = 0; i < count; i++)
            bins_share(&level[1].bins, bin->start_depth & (INDEX_DEPTHS - 1), bin->start_depth >> 8, shares[i]);
}

/* The level below first, whose bins go into this one's. */
static __attribute__((noinline)) void advance(struct builder *builder, uint64_t time)
{
    for (unsigned i = 0; i < INDEX_LEVELS && time >= builder->levels[i].bins.end; i++)
        bins_pass(&builder->levels[i].bins, time);
}

/* The level of calls with this duration, which are not shorter than all bins. */
static unsigned level_of(uint64_t duration)
{
    unsigned level = (63 - (unsigned)__builtin_clzll(duration) - INDEX_BIN_BITS) / INDEX_LEVEL_BITS;
    return level < INDEX_LEVELS ? level : INDEX_LEVELS - 1;
}

static bool is_longest(const struct builder *builder, uint32_t callee, uint64_t duration)
{
    const struct index_callee *known = &builder->callees.items[callee];
    return known->thread == UINT32_MAX || duration > known->duration;
}

static __attribute__((noinline)) void note_callee(struct builder *builder, const struct walk_call *call, uint32_t callee, uint64_t duration)
{
    if (callee >= builder->callees.count) /* numbered as they come */
        vec_push(&builder->arena, &builder->callees,
                 (struct index_callee){ .process = builder->process, .site = call->site, .kind = call->kind, .thread = UINT32_MAX });
    struct index_callee *known = &builder->callees.items[callee];
    known->thread = builder->thread;
    known->depth = call->depth;
    known->start = call->start;
    known->duration = duration;
}

static void on_opened(void *context, const struct walk_call *call)
{
    struct builder *builder = context;
    uint32_t callee = builder->tree.nodes.items[call->node].callee;
    sums_add(&builder->sums[0], call->node, 1, 0);
    if (callee >= builder->callees.count)
        note_callee(builder, call, callee, 0);
    if (call->depth >= builder->totals.deepest)
        builder->totals.deepest = call->depth + 1;
}

static __attribute__((noinline)) void end_crossing(struct builder *builder, const struct walk_call *call, const struct interval *interval)
{
    index_end_crossing(&builder->writer, call->crossing - 1, interval->start + interval->duration, call_flags(interval));
    builder->n_crossed--;
}

/* One that is in no bin of the lowest level. */
static __attribute__((noinline)) void add_long_call(struct builder *builder, const struct walk_call *call, uint32_t callee,
                                                    const struct interval *interval)
{
    unsigned level = level_of(interval->duration);
    uint64_t end = interval->start + interval->duration;
    struct index_call long_call = { .start = interval->start,
                                    .duration = interval->duration,
                                    .callee = callee,
                                    .site = call->site,
                                    .depth = (uint16_t)call->depth,
                                    .kind = (uint8_t)call->kind,
                                    .flags = call_flags(interval) };
    index_append(&builder->writer, STREAM_CALLS + level, &long_call, sizeof long_call, end);
    if (level + 1 < INDEX_LEVELS)
        bins_add(&builder->levels[level + 1].bins, call->depth, interval->start, end, callee);
}

static void on_closed(void *context, const struct walk_call *call, const struct interval *interval)
{
    struct builder *builder = context;
    uint32_t callee = builder->tree.nodes.items[call->node].callee;
    uint64_t end = interval->start + interval->duration;
    if (is_longest(builder, callee, interval->duration)) /* it was noted when it opened */
        note_callee(builder, call, callee, interval->duration);
    if (call->crossing)
        end_crossing(builder, call, interval);
    if (end >= builder->levels[0].bins.end)
        advance(builder, end);
    if (call->depth >= INDEX_DEPTHS)
        return;
    if (interval->duration < index_bin(0))
        bins_add(&builder->levels[0].bins, call->depth, interval->start, end, callee);
    else
        add_long_call(builder, call, callee, interval);
}

static void on_innermost(void *context, uint32_t node, uint64_t from, uint64_t to)
{
    sums_add(&((struct builder *)context)->sums[0], node, 0, to - from);
}

/* ---- chunks ---- */

/* Returns the number of the first one. */
static uint64_t write_sums(struct builder *builder, unsigned level)
{
    struct sums *sums = &builder->sums[level];
    uint64_t first = index_count(&builder->writer, STREAM_SUMS + level);
    for (uint32_t i = 0; i < sums->n_touched; i++) {
        uint32_t node = sums->touched[i];
        const struct sum *sum = &sums->items[node];
        struct index_sum record = { .node = node, .begun = sum->begun, .self = sum->self };
        index_append(&builder->writer, STREAM_SUMS + level, &record, sizeof record, 0);
        if (level + 1 < INDEX_SUMS)
            sums_add(&builder->sums[level + 1], node, sum->begun, sum->self);
    }
    return first;
}

static void end_chunk(struct builder *builder)
{
    struct index_chunk *chunk = &builder->chunk;
    chunk->n_sums = builder->sums[0].n_touched;
    chunk->first_sum = write_sums(builder, 0);
    sums_clear(&builder->sums[0]);
    uint64_t n_chunks = index_append(&builder->writer, STREAM_CHUNKS, chunk, sizeof *chunk, chunk->time) + 1;
    for (unsigned level = 1; level < INDEX_SUMS && (n_chunks & ((UINT64_C(1) << INDEX_SUM_BITS * level) - 1)) == 0; level++) {
        struct index_group group = { .count = builder->sums[level].n_touched };
        group.first = write_sums(builder, level);
        sums_clear(&builder->sums[level]);
        index_append(&builder->writer, STREAM_GROUPS + level - 1, &group, sizeof group, 0);
    }
}

static void begin_chunk(struct builder *builder, const struct trace_cursor *cursor)
{
    struct thread_walk *walk = &builder->walk;
    for (; builder->n_crossed < walk->depth; builder->n_crossed++) {
        struct walk_call *call = &walk->calls[builder->n_crossed];
        struct index_crossing crossing = { .start = call->start,
                                           .end = UINT64_MAX,
                                           .stamp = call->stamp,
                                           .task = call->task,
                                           .outer = builder->n_crossed ? call[-1].crossing : 0,
                                           .node = call->node,
                                           .site = call->site,
                                           .depth = call->depth,
                                           .kind = (uint8_t)call->kind };
        call->crossing = (uint32_t)index_append(&builder->writer, STREAM_CROSSINGS, &crossing, sizeof crossing, 0) + 1;
    }
    builder->chunk =
        (struct index_chunk){ .place = cursor_place(cursor), .time = walk->time, .open = walk->depth ? walk->calls[walk->depth - 1].crossing : 0 };
}

/* ---- threads ---- */

static void end_levels(struct builder *builder)
{
    uint64_t duration = builder->totals.last - builder->totals.first;
    for (unsigned i = 0; i < INDEX_LEVELS; i++) {
        struct bins *bins = &builder->levels[i].bins;
        bool is_needed = builder->totals.levels == 0;
        if (is_needed)
            bins_flush(bins);
        if (is_needed && (bins->size > duration || i + 1 == INDEX_LEVELS))
            builder->totals.levels = i + 1;
        bins_release(bins);
    }
}

static void read_thread(struct builder *builder, struct trace *trace, struct trace_thread *thread, uint64_t start, struct progress *progress)
{
    struct thread_walk *walk = &builder->walk;
    struct trace_cursor *cursor = cursor_open(trace, thread);
    struct trace_event event;
    uint64_t n_read = 0;
    bool is_empty = true, has_places = cursor && cursor_place(cursor).n <= CURSOR_MOST_SPOTS; /* else it is read from its beginning */
    builder->totals = (struct index_thread){ 0 };
    builder->n_crossed = 0;
    for (unsigned i = 0; cursor && i < INDEX_LEVELS; i++) {
        builder->levels[i] = (struct level){ .builder = builder, .number = i };
        bins_open(&builder->levels[i].bins, index_bin(i), bin_is_over, &builder->levels[i]);
    }
    *walk = (struct thread_walk){
        .opened = on_opened, .closed = on_closed, .innermost = on_innermost, .context = builder, .tree = &builder->tree, .origin = start
    };
    thread_walk_start(walk, thread);
    if (cursor)
        begin_chunk(builder, cursor);
    while (cursor && cursor_next(cursor, &event)) {
        thread_walk_event(walk, &event);
        if (is_empty && event.size > 0) {
            is_empty = false;
            builder->totals.first = builder->chunk.time = event.time;
        }
        if (++n_read < INDEX_CHUNK_EVENTS)
            continue;
        n_read = 0;
        if (has_places) {
            end_chunk(builder);
            begin_chunk(builder, cursor);
        }
        if (interrupt_came())
            builder->writer.error = EINTR;
        if (builder->writer.error)
            break;
        progress_at(progress, cursor_offset(cursor));
    }
    if (cursor) {
        thread_walk_finish(walk, is_empty ? 0 : thread->last_time);
        builder->totals.last = is_empty ? 0 : walk->time;
        builder->totals.n_events = thread->n_events;
        end_chunk(builder);
        end_levels(builder);
        cursor_close(cursor);
    }
    for (unsigned i = 0; i < INDEX_SUMS; i++)
        sums_clear(&builder->sums[i]);
    thread_walk_release(walk);
    progress_thread_over(progress, thread->path);
    index_end_thread(&builder->writer);
    vec_push(&builder->arena, &builder->threads, builder->totals);
}

static void read_threads(struct builder *builder, struct trace *trace, uint64_t start)
{
    struct progress progress;
    progress_start(&progress, trace, "building the index");
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t j = 0; j < trace->processes.items[i]->threads.count; j++) {
            builder->process = (uint32_t)i;
            read_thread(builder, trace, trace->processes.items[i]->threads.items[j], start, &progress);
            builder->thread++;
        }
    progress_end(&progress);
}

/* ---- the whole ---- */

static void write_tables(struct builder *builder, struct index_head *head, struct slice facts)
{
    struct index_writer *writer = &builder->writer;
    const struct calltree *tree = &builder->tree;
    struct index_node *nodes = arena_array(&builder->arena, struct index_node, tree->nodes.count);
    for (size_t i = 0; i < tree->nodes.count; i++)
        nodes[i] = (struct index_node){ tree->nodes.items[i].parent, tree->nodes.items[i].callee };
    head->n_threads = builder->threads.count;
    head->threads = index_table(writer, builder->threads.items, builder->threads.count * sizeof *builder->threads.items);
    head->n_callees = builder->callees.count;
    head->callees = index_table(writer, builder->callees.items, builder->callees.count * sizeof *builder->callees.items);
    head->n_nodes = tree->nodes.count;
    head->nodes = index_table(writer, nodes, tree->nodes.count * sizeof *nodes);
    head->n_facts = facts.length;
    head->facts = index_table(writer, facts.text, facts.length);
    head->n_blocks = writer->blocks.count;
    head->blocks = index_table(writer, writer->blocks.items, writer->blocks.count * sizeof *writer->blocks.items);
    head->is_complete = 1;
    index_write_at(writer, head, sizeof *head, 0);
}

int index_build(int file, struct trace *trace, uint64_t fingerprint)
{
    struct builder *builder = calloc_or_exit(1, sizeof *builder);
    struct facts facts = { .path = trace->path };
    pthread_t summing;
    int error = pthread_create(&summing, NULL, facts_read, &facts);
    struct index_head head = { .version = INDEX_VERSION, .fingerprint = fingerprint, .start = reader_start(trace) };
    memcpy(head.magic, INDEX_MAGIC, sizeof head.magic);
    index_writer_open(&builder->writer, &builder->arena, file);
    calltree_init(&builder->tree, &builder->arena);
    read_threads(builder, trace, head.start);
    if (error)
        facts_read(&facts);
    else
        pthread_join(summing, NULL);
    write_tables(builder, &head, facts_write(&facts, &builder->tree.callees, builder->callees.items));
    int result = index_writer_close(&builder->writer);
    error = errno;
    for (unsigned i = 0; i < INDEX_SUMS; i++)
        sums_release(&builder->sums[i]);
    facts_release(&facts);
    arena_release(&builder->arena);
    free(builder);
    errno = error;
    return result;
}
