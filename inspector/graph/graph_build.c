#include "graph_build.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "access_stream.h"
#include "fs.h"
#include "graph_cut.h"
#include "graph_file.h"
#include "graph_lives.h"
#include "graph_messages.h"
#include "graph_notes.h"
#include "graph_regions.h"
#include "graph_task_edges.h"
#include "heap.h"
#include "interrupt.h"

enum { WORDS = 1 << 13 /* of accesses in a record */, LOOK_EVERY = 1 << 12 };

/* A thread that is read. */
struct source {
    struct graph_thread *cut;
    struct trace_thread *thread;
    struct graph_piece head; /* the next piece */
    struct graph_piece end;  /* its end, while there is work before it that has no event */
    bool has_end;
    bool has_begun;           /* its begin has been dealt with; its end is next */
    uint32_t number, context; /* context: the graph's */
    struct graph_life *life;
    struct access_stream *accesses;
    struct access_record record; /* the next one */
    bool has_record;
    /* Of a thread without events: what it did for a parallel loop, piece by piece, and its records once more, since a
     * piece has to know where it ends. */
    struct access_stream *ahead;
    struct access_record ahead_record;
    bool has_ahead;
    struct graph_piece pieces[3];
    unsigned n_pieces; /* that are left */
};

struct build {
    struct trace *trace;
    struct arena *arena;
    struct graph_records *records;
    struct graph_cut *cut;
    struct graph_order *order;
    struct graph_messages *messages; /* NULL: nothing of MPI */
    struct graph_regions *regions;
    struct graph_lives lives;
    struct graph_task_edges tasks;
    struct graph_notes notes;
    uint64_t n_steps;
    VEC(struct source *) sources;
    VEC(void *) heap;
    uint64_t words[WORDS];
    size_t n_words;
};

/* ---- records ---- */

/* "rank 3, stencil" */
static const char *context_name(const struct build *build, const struct trace_thread *thread)
{
    int32_t rank = graph_messages_rank(build->messages, thread->process);
    const char *name = reader_thread_name(thread);
    return rank >= 0 ? arena_printf(build->arena, "rank %" PRId32 ", %s", rank, name) : name;
}

static void on_edge(void *context, const struct weft_graph_edge *edge)
{
    struct build *build = context;
    build->records->totals.edges++;
    graph_file_edge(build->records->output, edge);
}

static uint64_t on_meeting(void *context, uint64_t time, uint64_t object, uint32_t process)
{
    struct build *build = context;
    (void)process;
    const struct weft_graph_node node = { .begin = time, .end = time, .object = object, .kind = WEFT_NODE_MEETING };
    return graph_records_node(build->records, &node);
}

static uint64_t on_collective(void *context, uint64_t time)
{
    return on_meeting(context, time, 0, 0);
}

/* ---- accesses ---- */

static void flush_words(struct build *build, const struct source *source)
{
    if (build->n_words)
        graph_file_accesses(build->records->output,
                            &(struct weft_graph_accesses){ source->head.is.number, source->context, build->n_words, build->words });
    build->n_words = 0;
}

/* A record behind a call bears a later time than the call's end, or the same nanosecond; one before a call no later one than its
 * begin. */
static bool belongs(const struct source *source, uint64_t end)
{
    return source->head.is.kind == WEFT_NODE_WORK && !source->head.has_waited ? source->record.time <= end : source->record.time < end;
}

static void add_accesses(struct build *build, struct source *source, uint64_t end)
{
    const struct trace_process *process = source->thread->process;
    while (source->has_record && belongs(source, end)) {
        uint32_t first_block = graph_records_blocks(build->records, process);
        const struct access_record *record = &source->record;
        if (build->n_words + 1 + record->block->slots > WORDS)
            flush_words(build, source);
        build->words[build->n_words++] = first_block + record->number;
        memcpy(build->words + build->n_words, record->slots, record->block->slots * sizeof *record->slots);
        build->n_words += record->block->slots;
        build->records->totals.records++;
        source->has_record = access_stream_next(source->accesses, &source->record);
    }
    flush_words(build, source);
}

/* ---- the order of time ---- */

static uint64_t time_of(const struct source *source)
{
    return source->has_begun ? source->head.is.end : source->head.is.begin;
}

/* What is given back at a moment is before what is taken at the same one; and so is the end of the work before it. */
static int rank_of(const struct source *source)
{
    return !source->has_begun ? 1 : source->head.is.kind == WEFT_NODE_WORK ? 0 : 2;
}

static bool is_before(const void *left, const void *right)
{
    const struct source *a = left, *b = right;
    uint64_t of_a = time_of(a), of_b = time_of(b);
    if (of_a != of_b)
        return of_a < of_b;
    int rank_of_a = rank_of(a), rank_of_b = rank_of(b);
    return rank_of_a != rank_of_b ? rank_of_a < rank_of_b : a->number < b->number;
}

/* What a thread accessed behind its last event is work like any other, up to the moments that its records bear: it comes
 * before the thread's end. */
static void hold_end(struct source *source)
{
    uint64_t since = source->head.is.end, until = source->record.time > since ? source->record.time : since;
    source->end = source->head;
    source->end.is.begin = source->end.is.end = until;
    source->has_end = true;
    source->head = (struct graph_piece){ .is = { .kind = WEFT_NODE_WORK, .begin = since, .end = until } };
}

/* The records of the next parallel loop that the thread had a part in. Those of no loop that is known are passed over. */
static bool find_part(struct build *build, struct source *source)
{
    const struct trace_process *process = source->thread->process;
    const struct graph_region *region = NULL;
    for (; source->has_record; source->has_record = access_stream_next(source->accesses, &source->record)) {
        region = graph_regions_at(build->regions, process, source->record.time);
        if (region && graph_regions_hold(region, source->record.block))
            break;
        build->notes.loose_accesses++;
    }
    if (!source->has_record)
        return false;
    uint64_t begin = source->record.time, end = begin;
    for (; source->has_ahead && source->ahead_record.time <= region->end;
         source->has_ahead = access_stream_next(source->ahead, &source->ahead_record))
        end = source->ahead_record.time;
    const struct graph_piece part = { .task = graph_cut_number(build->cut, process), .team = region->object };
    for (int i = 0; i < 3; i++)
        source->pieces[i] = part;
    source->pieces[2].is = (struct weft_graph_node){ .kind = WEFT_NODE_BEGIN, .begin = begin, .end = begin, .place = region->site };
    source->pieces[1].is = (struct weft_graph_node){ .kind = WEFT_NODE_WORK, .begin = begin, .end = end };
    source->pieces[0].is = (struct weft_graph_node){ .kind = WEFT_NODE_END, .begin = end, .end = end };
    source->n_pieces = 3;
    return true;
}

static bool next_piece(struct build *build, struct source *source)
{
    if (source->ahead) {
        source->has_begun = false;
        if (source->n_pieces == 0 && !find_part(build, source))
            return false;
        source->head = source->pieces[--source->n_pieces];
        return true;
    }
    const struct graph_piece *piece = source->has_end ? &source->end : graph_cut_next(source->cut);
    source->has_begun = source->has_end = false;
    if (!piece)
        return false;
    source->head = *piece;
    if (source->has_record && piece->is.kind == WEFT_NODE_END && piece->task == 0)
        hold_end(source);
    return true;
}

static uint32_t context_of(struct build *build, struct source *source, const struct graph_piece *piece)
{
    if (piece->task == 0)
        return source->context;
    struct graph_task *task = graph_teams_task(build->tasks.teams, source->thread->process->index, piece->task);
    if (task->context == 0) {
        const struct weft_site *site = reader_site(source->thread->process, piece->is.place);
        task->context =
            graph_records_context(build->records, source->thread, piece->task, piece->is.kind == WEFT_NODE_BEGIN ? site->callee : "(task)");
    }
    return task->context;
}

static void begin_piece(struct build *build, struct source *source)
{
    struct graph_piece *piece = &source->head;
    const struct trace_process *process = source->thread->process;
    uint64_t end = piece->is.end;
    struct graph_team *team = NULL;
    if (piece->act == GRAPH_TEAM_BARRIER) {
        team = graph_teams_find(build->tasks.teams, process->index, piece->team);
        piece->has_object = team != NULL;
        piece->is.object = team ? team->number : 0;
        piece->is.flags |= team ? 0 : WEFT_NODE_UNKNOWN;
    }
    piece->is.context = context_of(build, source, piece);
    piece->is.thread = source->context;
    struct weft_graph_node node = piece->is;
    node.place = graph_records_place(build->records, process, piece->is.place);
    piece->is.number = graph_records_node(build->records, &node);
    if (source->has_record)
        add_accesses(build, source, end);
    switch (piece->act) {
    case GRAPH_TASK_CREATE:
        graph_task_edges_create(&build->tasks, process->index, piece);
        break;
    case GRAPH_FORK:
        team = graph_teams_fork(build->tasks.teams, process->index, piece->subject);
        team->fork = piece->is.number;
        break;
    default:
        break;
    }
    if (piece->act == GRAPH_CALL && piece->is.kind == WEFT_NODE_CREATE)
        graph_lives_create(&build->lives, source->life, &piece->is);
    graph_order_begin(build->order, process->index, piece);
    if (build->messages && piece->is.kind == WEFT_NODE_SYNC && !(piece->is.flags & WEFT_NODE_CONTINUED))
        graph_messages_begin(build->messages, source->thread, piece->is.begin, piece->is.number);
}

/* Tasks that have an address to themselves take turns like those who hold a lock. It is none that the program has. */
static void take_turn(struct build *build, uint32_t process, const struct graph_piece *moment, const struct graph_task *task)
{
    const uint64_t no_lock = UINT64_C(1) << 63;
    struct graph_piece piece = { .is = moment->is, .has_object = true };
    piece.is.means = moment->is.kind == WEFT_NODE_BEGIN ? WEFT_MEANS_ACQUIRE : WEFT_MEANS_RELEASE;
    for (size_t i = 0; i < task->exclusive.count; i++) {
        piece.is.object = task->exclusive.items[i] | no_lock;
        graph_order_begin(build->order, process, &piece);
        graph_order_end(build->order, process, &piece);
    }
}

static void end_piece(struct build *build, struct source *source)
{
    struct graph_piece *piece = &source->head;
    const struct trace_process *process = source->thread->process;
    bool is_last_part = !(piece->is.flags & (WEFT_NODE_CONTINUES | WEFT_NODE_OPEN));
    if (piece->is.kind == WEFT_NODE_BEGIN && piece->task == 0)
        graph_lives_begin(&build->lives, source->life, piece->is.number, piece->subject);
    if (piece->is.kind == WEFT_NODE_END && piece->task == 0)
        source->life->end_node = piece->is.number;
    if (piece->task && (piece->is.kind == WEFT_NODE_BEGIN || piece->is.kind == WEFT_NODE_END)) {
        struct graph_task *task = graph_teams_task(build->tasks.teams, process->index, piece->task);
        if (piece->is.kind == WEFT_NODE_BEGIN)
            graph_task_edges_begin(&build->tasks, piece, task);
        else
            graph_task_edges_end(&build->tasks, piece, task);
        take_turn(build, process->index, piece, task);
    }
    if (piece->act == GRAPH_ALLOCATE || piece->act == GRAPH_FREE)
        graph_records_memory(build->records, process, piece);
    if (piece->act == GRAPH_FRAME)
        graph_file_frame(build->records->output, &(struct weft_graph_frame){ piece->is.number, piece->subject });
    if (piece->act == GRAPH_TASK_WAIT && is_last_part)
        graph_task_edges_wait(&build->tasks, piece);
    else if (piece->act == GRAPH_TASK_DONE)
        graph_records_edge(build->records, graph_teams_task(build->tasks.teams, process->index, piece->subject)->ended, piece->is.number,
                           WEFT_EDGE_JOIN);
    else if (piece->act == GRAPH_TEAM_JOIN && is_last_part)
        graph_task_edges_join_team(&build->tasks, process->index, piece);
    else if (piece->act == GRAPH_CALL && piece->is.kind == WEFT_NODE_JOIN && is_last_part && piece->has_object)
        graph_lives_join(&build->lives, source->life, &piece->is);
    if (piece->act == GRAPH_TEAM_BARRIER && piece->has_object && is_last_part) {
        struct graph_team *team = graph_teams_find(build->tasks.teams, process->index, piece->team);
        graph_order_set_count(build->order, process->index, piece->is.object, team ? (int64_t)team->n_members : -1);
        graph_task_edges_barrier(&build->tasks, process->index, piece, on_collective, build);
    }
    graph_order_end(build->order, process->index, piece);
    if (build->messages && piece->is.kind == WEFT_NODE_SYNC && is_last_part)
        graph_messages_end(build->messages, source->thread, piece->is.end, piece->is.number);
}

static bool step(struct build *build)
{
    struct source *source = build->heap.items[0];
    if (!source->has_begun) {
        begin_piece(build, source);
        source->has_begun = true;
    } else {
        end_piece(build, source);
        if (!next_piece(build, source))
            build->heap.items[0] = build->heap.items[--build->heap.count];
    }
    heap_sink(build->heap.items, build->heap.count, 0, is_before);
    return ++build->n_steps % LOOK_EVERY != 0 || !interrupt_came();
}

/* ---- the whole trace ---- */

uint64_t graph_threads(const struct trace *trace)
{
    uint64_t n = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        n += trace->processes.items[i]->threads.count;
    return n;
}

/* thread-7-2 and memory-7-2 are of one thread, unless the system used the number 7 for a thread that recorded only one of
 * them. */
static struct source *source_of(struct build *build, const struct access_thread *thread)
{
    const char *ending = strchr(fs_name_of(thread->path), '-');
    for (size_t i = 0; i < build->sources.count; i++) {
        struct source *source = build->sources.items[i];
        const char *own = strchr(fs_name_of(source->thread->path), '-');
        if (source->thread->process == thread->process && own && ending && strcmp(own, ending) == 0)
            return source;
    }
    return NULL;
}

static void open_accesses(struct build *build)
{
    access_threads threads = { 0 };
    access_threads_find(build->trace, &threads);
    for (size_t i = 0; i < threads.count; i++) {
        struct source *source = source_of(build, &threads.items[i]);
        build->notes.loose_accesses += !source;
        if (!source || !(source->accesses = access_stream_open(build->trace, &threads.items[i])))
            continue;
        source->has_record = access_stream_next(source->accesses, &source->record);
    }
}

/* Of a thread that has no events. */
static bool open_ahead(struct build *build, struct source *source)
{
    access_threads threads = { 0 };
    if (!source->has_record)
        return false;
    access_threads_find(build->trace, &threads);
    for (size_t i = 0; i < threads.count && !source->ahead; i++)
        if (source_of(build, &threads.items[i]) == source)
            source->ahead = access_stream_open(build->trace, &threads.items[i]);
    source->has_ahead = source->ahead && access_stream_next(source->ahead, &source->ahead_record);
    return source->has_ahead;
}

/* Stacks of threads that have contexts, and static objects. */
static void write_areas(struct build *build, struct trace_process *process)
{
    for (size_t i = 0; i < process->areas.count; i++) {
        const struct trace_area *area = &process->areas.items[i];
        struct access_thread of = { .process = process, .path = area->file };
        const struct source *source = area->file ? source_of(build, &of) : NULL;
        if (!area->file || (source && source->context))
            graph_file_area(build->records->output, &(struct weft_graph_area){ area->begin, area->end, process->pid, source ? source->context : 0 });
    }
}

static void open_threads(struct build *build)
{
    for (size_t i = 0; i < build->trace->processes.count; i++) {
        struct trace_process *process = build->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct source *source = arena_new(build->arena, struct source);
            *source = (struct source){ .thread = process->threads.items[j], .number = (uint32_t)build->sources.count };
            if (!(source->cut = graph_cut_thread(build->cut, source->thread)))
                continue;
            source->life = graph_lives_add(&build->lives, source->thread);
            vec_push(build->arena, &build->sources, source);
        }
    }
    open_accesses(build);
    for (size_t i = 0; i < build->sources.count; i++) {
        struct source *source = build->sources.items[i];
        if (!next_piece(build, source) && !(open_ahead(build, source) && next_piece(build, source)))
            continue;
        source->context = graph_records_context(build->records, source->thread, 0, context_name(build, source->thread));
        vec_push(build->arena, &build->heap, source);
    }
    for (size_t i = 0; i < build->trace->processes.count; i++)
        write_areas(build, build->trace->processes.items[i]);
    for (size_t i = build->heap.count; i-- > 0;)
        heap_sink(build->heap.items, build->heap.count, i, is_before);
}

static void close_threads(struct build *build)
{
    for (size_t i = 0; i < build->sources.count; i++) {
        struct source *source = build->sources.items[i];
        if (source->accesses) {
            while (source->has_record) { /* of a thread without events: nothing says where they belong */
                build->notes.loose_accesses++;
                source->has_record = access_stream_next(source->accesses, &source->record);
            }
            build->notes.lost_records += access_stream_lost(source->accesses);
            access_stream_close(source->accesses);
        }
        if (source->ahead)
            access_stream_close(source->ahead);
        graph_cut_close(source->cut);
    }
}

static uint64_t lost_events(const struct build *build)
{
    uint64_t lost = 0;
    for (size_t i = 0; i < build->sources.count; i++)
        lost += build->sources.items[i]->thread->lost;
    return lost;
}

uint64_t graph_build(struct trace *trace, struct output *output)
{
    struct build *build = arena_new(trace->arena, struct build);
    *build = (struct build){ .trace = trace, .arena = trace->arena, .records = graph_records_new(trace, output) };
    const struct graph_order_calls calls = { on_edge, on_meeting, build };
    bool has_stopped = false;
    build->cut = graph_cut_new(trace, &build->notes.cut);
    build->order = graph_order_new(trace->arena, &calls, &build->notes.order);
    build->lives = (struct graph_lives){ .arena = trace->arena, .records = build->records };
    build->tasks = (struct graph_task_edges){ .arena = trace->arena, .records = build->records, .teams = graph_teams_new(trace->arena) };
    graph_cut_tell(build->cut, &(struct graph_cut_calls){ graph_task_edges_depend, graph_task_edges_exclude, &build->tasks });
    reader_open_many();
    build->regions = graph_regions_find(trace);
    build->messages = graph_messages_open(trace, &(struct graph_message_calls){ on_edge, on_collective, build });
    graph_file_begin(output);
    open_threads(build);
    while (build->heap.count && !has_stopped && !output->error)
        has_stopped = !step(build);
    close_threads(build);
    build->notes.missing_messages = graph_messages_missing(build->messages);
    graph_messages_close(build->messages);
    build->notes.lost_events = lost_events(build);
    build->notes.starts = build->lives.n_starts + build->tasks.n_starts;
    build->notes.joins = build->lives.n_joins;
    build->notes.teams = build->tasks.n_unknown_teams;
    graph_notes_write(output, &build->notes);
    graph_file_end(output, &build->records->totals);
    return has_stopped ? UINT64_MAX : build->records->totals.nodes;
}
