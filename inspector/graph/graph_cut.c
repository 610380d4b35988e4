#include "graph_cut.h"

#include "graph_roles.h"
#include "graph_values.h"
#include "task_graph.h"
#include "task_traits.h"

struct graph_cut {
    struct trace *trace;
    struct graph_counts *counts;
    struct graph_roles *roles;
    struct task_graph *graphs; /* by process */
    struct graph_cut_calls calls;
    uint64_t n_threads;
};

struct graph_thread {
    struct graph_cut *cut;
    struct trace_thread *thread;
    struct trace_cursor *cursor;
    struct intervals intervals;
    struct task_thread tasks;
    struct graph_pieces pieces;
    uint64_t last;
    uint64_t created, undeferred; /* tasks: the one that was created last; the one that is executed at once because of `if` */
    bool has_begun, is_over;
};

/* ---- intervals ---- */

uint64_t graph_cut_number(struct graph_cut *cut, const struct trace_process *process)
{
    return (GRAPH_OWN_NUMBERS | process->index) + (++cut->n_threads << 16);
}

static void begin_row(struct graph_thread *thread, const struct interval *interval, const struct function_row *row)
{
    static const uint8_t kinds[N_MEANINGS] = {
        [MEANS_BARRIER] = WEFT_NODE_BARRIER, [MEANS_CREATE] = WEFT_NODE_CREATE, [MEANS_JOIN] = WEFT_NODE_JOIN
    };
    struct graph_counts *counts = thread->cut->counts;
    struct graph_piece piece = { .is = { .kind = kinds[row->means] ? kinds[row->means] : WEFT_NODE_SYNC, .means = (uint8_t)row->means },
                                 .is_shared = row->is_shared };
    bool is_message = row->means == MEANS_SEND || row->means == MEANS_RECEIVE || row->class == CLASS_COLLECTIVE;
    if (is_message)
        piece.is.kind = WEFT_NODE_SYNC;
    graph_values_object(thread->thread->process, interval, &piece);
    if (!piece.has_object && row->means != MEANS_CREATE && !is_message) {
        piece.is.flags |= WEFT_NODE_UNKNOWN;
        counts->no_object += !graph_pieces_top(&thread->pieces)->call;
    }
    counts->messages += is_message && !piece.has_object && !graph_pieces_top(&thread->pieces)->call;
    graph_pieces_begin_call(&thread->pieces, interval, piece);
}

/* At the end of worksharing. */
static struct graph_piece barrier_of(const struct graph_role *role)
{
    if (role->object)
        return (struct graph_piece){ .is = { .kind = WEFT_NODE_BARRIER, .means = WEFT_MEANS_BARRIER }, .act = GRAPH_TEAM_BARRIER };
    return (struct graph_piece){ .is = { .kind = WEFT_NODE_BARRIER, .means = WEFT_MEANS_BARRIER, .flags = WEFT_NODE_UNKNOWN } };
}

/* ---- memory ---- */

static void push_memory(struct graph_thread *thread, enum graph_act act, const struct interval *interval, uint64_t time, uint64_t address,
                        uint64_t size)
{
    uint64_t since = graph_pieces_top(&thread->pieces)->since;
    thread->cut->counts->nested += !graph_pieces_push_memory(&thread->pieces, act, time > since ? time : since, interval->site, address, size);
}

/* When the call begins: at its end the memory may be another thread's. */
static void free_memory(struct graph_thread *thread, const struct interval *interval)
{
    struct graph_piece piece = { 0 };
    graph_values_object(thread->thread->process, interval, &piece);
    thread->cut->counts->no_size += !piece.has_object;
    if (piece.is.object)
        push_memory(thread, GRAPH_FREE, interval, interval->start, piece.is.object, 0);
}

/* When the call ends. With an object (realloc) that is freed if there is another one, or none of no bytes. */
static void allocate_memory(struct graph_thread *thread, const struct interval *interval)
{
    const uint64_t failed = UINT64_MAX; /* mmap */
    struct graph_piece piece = { 0 };
    uint64_t address;
    if (interval->unfinished || interval->cut || interval->unwound)
        return;
    graph_values_object(thread->thread->process, interval, &piece);
    if (piece.size == UINT64_MAX || !graph_values_result(thread->thread->process, interval, &address)) {
        thread->cut->counts->no_size++;
        return;
    }
    uint64_t size = piece.count >= 0 ? (uint64_t)piece.count * piece.size : piece.size;
    if (piece.is.object && (address || size == 0))
        push_memory(thread, GRAPH_FREE, interval, interval->start, piece.is.object, 0);
    if (address && address != failed)
        push_memory(thread, GRAPH_ALLOCATE, interval, interval->start + interval->duration, address, size);
}

static void on_opened(const struct interval *interval, void *context)
{
    struct graph_thread *thread = context;
    const struct graph_role *role = graph_roles_find(thread->cut->roles, thread->thread->process, interval->site, interval->kind);
    const struct trace_process *process = thread->thread->process;
    switch (role->kind) {
    case GRAPH_ROLE_CALL:
        begin_row(thread, interval, role->row);
        break;
    case GRAPH_ROLE_MESSAGE: /* of MPI: graph_messages.h knows what it did */
        graph_pieces_begin_call(&thread->pieces, interval,
                                (struct graph_piece){ .is = { .kind = WEFT_NODE_SYNC, .means = role->row ? (uint8_t)role->row->means : 0 } });
        break;
    case GRAPH_ROLE_TASK:
        graph_pieces_enter(&thread->pieces, interval, interval->task ? interval->task : graph_cut_number(thread->cut, process),
                           graph_pieces_top(&thread->pieces)->team);
        graph_pieces_top(&thread->pieces)->is_undeferred = interval->task && interval->task == thread->undeferred;
        break;
    case GRAPH_ROLE_TEAM:
        graph_pieces_enter(&thread->pieces, interval, graph_cut_number(thread->cut, process), role->object);
        break;
    case GRAPH_ROLE_PARALLEL_LOOP:
        thread->cut->counts->combined += process->blocks.count == 0;
        /* fall through */
    case GRAPH_ROLE_PARALLEL:
        graph_pieces_begin_call(&thread->pieces, interval,
                                (struct graph_piece){ .is.kind = WEFT_NODE_CREATE, .act = GRAPH_FORK, .subject = role->object });
        if (graph_pieces_top(&thread->pieces)->call == interval->id) {
            graph_pieces_end_call(&thread->pieces, interval->start, 0);
            graph_pieces_begin_call(&thread->pieces, interval,
                                    (struct graph_piece){ .is.kind = WEFT_NODE_JOIN, .act = GRAPH_TEAM_JOIN, .subject = role->object });
            if (role->kind == GRAPH_ROLE_PARALLEL_LOOP) /* there is no other event for the forking thread's part */
                graph_pieces_enter(&thread->pieces, interval, graph_cut_number(thread->cut, process), role->object);
        }
        break;
    case GRAPH_ROLE_CRITICAL:
        graph_pieces_begin_call(
            &thread->pieces, interval,
            (struct graph_piece){ .is = { .kind = WEFT_NODE_SYNC, .means = WEFT_MEANS_ACQUIRE, .object = role->object }, .has_object = true });
        break;
    case GRAPH_ROLE_CRITICAL_WORK:
        if (graph_pieces_top(&thread->pieces)->call && graph_pieces_top(&thread->pieces)->sync.is.object == role->object)
            graph_pieces_end_call(&thread->pieces, interval->start, 0);
        break;
    case GRAPH_ROLE_BARRIER:
        graph_pieces_begin_call(&thread->pieces, interval,
                                (struct graph_piece){ .is = { .kind = WEFT_NODE_BARRIER, .means = WEFT_MEANS_BARRIER }, .act = GRAPH_TEAM_BARRIER });
        break;
    case GRAPH_ROLE_TASK_WAIT:
        graph_pieces_begin_call(&thread->pieces, interval, (struct graph_piece){ .is.kind = WEFT_NODE_JOIN, .act = GRAPH_TASK_WAIT });
        break;
    case GRAPH_ROLE_SHARE: /* what is not its work is waiting for the others, if there is a barrier at its end */
        graph_pieces_begin_call(&thread->pieces, interval, barrier_of(role));
        thread->cut->counts->loops += !role->object;
        break;
    case GRAPH_ROLE_SHARE_WORK:
        if (graph_pieces_top(&thread->pieces)->call && graph_pieces_top(&thread->pieces)->call == interval->parent) {
            if (role->object) { /* it has not come to the barrier yet */
                graph_pieces_top(&thread->pieces)->sync.act = GRAPH_CALL;
                graph_pieces_top(&thread->pieces)->sync.is.kind = WEFT_NODE_SYNC;
                graph_pieces_top(&thread->pieces)->sync.is.means = WEFT_MEANS_NOTHING;
            }
            graph_pieces_end_call(&thread->pieces, interval->start, 0);
        }
        break;
    case GRAPH_ROLE_LOOP:
        thread->cut->counts->loops += !role->object;
        thread->cut->counts->late_loops += role->object;
        break;
    case GRAPH_ROLE_FENCE:
        thread->cut->counts->fences++;
        graph_pieces_push_unknown(&thread->pieces, WEFT_NODE_SYNC, interval->start, interval->site);
        break;
    case GRAPH_ROLE_WAITING:
        thread->cut->counts->unexplained += !graph_pieces_top(&thread->pieces)->call;
        graph_pieces_begin_call(&thread->pieces, interval, (struct graph_piece){ .is = { .kind = WEFT_NODE_SYNC, .flags = WEFT_NODE_UNKNOWN } });
        break;
    case GRAPH_ROLE_FREE:
        free_memory(thread, interval);
        break;
    case GRAPH_ROLE_ALLOCATE:   /* it has when it ends */
    case GRAPH_ROLE_GROUP_WORK: /* it waits behind it */
        break;
    case GRAPH_ROLE_NONE:
        thread->cut->counts->combined += role->object == 1;
        thread->cut->counts->messages += role->object == 3;
        break;
    case GRAPH_ROLE_UNKNOWN:
        break;
    }
    task_graph_open(&thread->cut->graphs[thread->thread->process->index], &thread->tasks, thread->thread->process, interval);
}

static void release_critical(struct graph_thread *thread, const struct interval *interval, uint64_t time, uint64_t object)
{
    struct graph_context *context = graph_pieces_top(&thread->pieces);
    if (context->call)
        return;
    graph_pieces_flush_work(&thread->pieces, context, time);
    graph_pieces_push(
        &thread->pieces, context,
        (struct graph_piece){
            .is = { .kind = WEFT_NODE_SYNC, .means = WEFT_MEANS_RELEASE, .begin = time, .end = time, .object = object, .place = interval->site },
            .has_object = true });
}

/* Between the end of the statement and that of the construct a thread waits for all tasks of the group. */
static void wait_behind(struct graph_thread *thread, const struct interval *interval, uint64_t time, struct graph_piece piece)
{
    struct graph_context *context = graph_pieces_top(&thread->pieces);
    if (context->call)
        return;
    graph_pieces_flush_work(&thread->pieces, context, time);
    piece.is.begin = time;
    piece.is.place = interval->site;
    context->sync = piece;
    context->call = interval->parent;
}

static void push_done(struct graph_thread *thread, const struct interval *task, uint64_t time)
{
    struct graph_context *context = graph_pieces_top(&thread->pieces);
    if (!context->call)
        graph_pieces_push(&thread->pieces, context,
                          (struct graph_piece){ .is = { .kind = WEFT_NODE_JOIN, .begin = time, .end = time, .place = task->site },
                                                .act = GRAPH_TASK_DONE,
                                                .subject = task->task });
}

static void on_closed(const struct interval *interval, void *context)
{
    struct graph_thread *thread = context;
    const struct graph_role *role = graph_roles_find(thread->cut->roles, thread->thread->process, interval->site, interval->kind);
    uint64_t time = interval->start + interval->duration;
    task_graph_close(&thread->tasks, interval);
    if (thread->pieces.contexts.count > 1 && graph_pieces_top(&thread->pieces)->interval == interval->id) {
        bool is_undeferred = graph_pieces_top(&thread->pieces)->is_undeferred && !interval->left;
        graph_pieces_leave(&thread->pieces, time, interval->left);
        if (is_undeferred)
            push_done(thread, interval, time);
        if (graph_pieces_top(&thread->pieces)->call == interval->id) /* it waits for the other threads of its loop */
            graph_pieces_end_call(&thread->pieces, time, interval->unfinished || interval->cut || interval->unwound ? WEFT_NODE_OPEN : 0);
    } else if (graph_pieces_top(&thread->pieces)->call == interval->id) {
        bool is_cut = interval->unfinished || interval->cut || interval->unwound;
        thread->cut->counts->cut += is_cut;
        unsigned flags = is_cut                          ? WEFT_NODE_OPEN
                         : role->kind == GRAPH_ROLE_CALL ? graph_values_judge(thread->thread->process, interval, role->row)
                                                         : 0;
        thread->cut->counts->no_result += flags == WEFT_NODE_UNKNOWN;
        graph_pieces_end_call(&thread->pieces, time, flags);
    } else if (role->kind == GRAPH_ROLE_GROUP_WORK) {
        wait_behind(thread, interval, time, (struct graph_piece){ .is.kind = WEFT_NODE_JOIN, .act = GRAPH_TASK_WAIT });
    } else if (role->kind == GRAPH_ROLE_ALLOCATE) {
        allocate_memory(thread, interval);
    } else if (role->kind == GRAPH_ROLE_SHARE_WORK) {
        wait_behind(thread, interval, time, barrier_of(role));
    } else if (role->kind == GRAPH_ROLE_LOOP || role->kind == GRAPH_ROLE_FENCE) {
        enum weft_graph_node_kind kind = role->kind == GRAPH_ROLE_LOOP ? WEFT_NODE_BARRIER : WEFT_NODE_SYNC;
        graph_pieces_push_unknown(&thread->pieces, kind, time, interval->site);
    } else if (role->kind == GRAPH_ROLE_CRITICAL_WORK) {
        release_critical(thread, interval, time, role->object);
    }
}

/* ---- reading ---- */

struct graph_cut *graph_cut_new(struct trace *trace, struct graph_counts *counts)
{
    struct graph_cut *cut = arena_new(trace->arena, struct graph_cut);
    *cut = (struct graph_cut){ .trace = trace, .counts = counts };
    cut->roles = graph_roles_new(trace);
    cut->graphs = arena_array(trace->arena, struct task_graph, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        cut->graphs[i].arena = trace->arena;
    return cut;
}

void graph_cut_tell(struct graph_cut *cut, const struct graph_cut_calls *calls)
{
    cut->calls = *calls;
}

struct graph_thread *graph_cut_thread(struct graph_cut *cut, struct trace_thread *of)
{
    struct trace_cursor *cursor = cursor_open(cut->trace, of);
    if (!cursor)
        return NULL;
    struct graph_thread *thread = arena_new(cut->trace->arena, struct graph_thread);
    *thread = (struct graph_thread){ .cut = cut, .thread = of, .cursor = cursor, .pieces.arena = cut->trace->arena };
    thread->intervals = (struct intervals){ .opened = on_opened, .closed = on_closed, .context = thread };
    intervals_start(&thread->intervals, of->process->sites, of->process->n_sites);
    return thread;
}

static void on_task_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct graph_thread *thread = context;
    (void)hazard;
    if (thread->cut->calls.edge)
        thread->cut->calls.edge(thread->cut->calls.context, thread->thread->process, from, to);
}

static void take_instant(struct graph_thread *thread, const struct trace_event *event)
{
    struct graph_context *context = graph_pieces_top(&thread->pieces);
    struct task_traits traits;
    uint64_t frame;
    if (event->type == WEFT_EVENT_TASK_TRAITS && task_traits_read(event, &traits) && traits.bits & WEFT_TASK_UNDEFERRED)
        thread->undeferred = thread->created;
    if (event->type == WEFT_EVENT_TASK_STACK && graph_values_first(event, &frame))
        graph_pieces_push_memory(&thread->pieces, GRAPH_FRAME, event->time, event->site, frame, 0);
    if (event->type != WEFT_EVENT_TASK_CREATE && event->type != WEFT_EVENT_TASK_DEPEND)
        return;
    if (event->type == WEFT_EVENT_TASK_DEPEND && event->number >> WEFT_DEPENDENCE_SHIFT == WEFT_DEPENDENCE_MUTEXINOUTSET && thread->created &&
        thread->cut->calls.exclusion)
        thread->cut->calls.exclusion(thread->cut->calls.context, thread->thread->process, thread->created,
                                     event->number & ((UINT64_C(1) << WEFT_DEPENDENCE_SHIFT) - 1));
    if (event->type == WEFT_EVENT_TASK_CREATE) {
        thread->created = event->number;
        if (context->call)
            graph_pieces_interrupt_call(&thread->pieces, context, event->time);
        else
            graph_pieces_flush_work(&thread->pieces, context, event->time);
        graph_pieces_push(&thread->pieces, context,
                          (struct graph_piece){ .is = { .kind = WEFT_NODE_CREATE,
                                                        .means = WEFT_MEANS_CREATE,
                                                        .begin = event->time,
                                                        .end = event->time,
                                                        .object = event->number,
                                                        .place = event->site },
                                                .act = GRAPH_TASK_CREATE,
                                                .subject = event->number });
    }
    task_graph_add(&thread->cut->graphs[thread->thread->process->index], &thread->tasks, thread, event, on_task_edge, thread);
}

static void begin_thread(struct graph_thread *thread, const struct trace_event *event)
{
    struct graph_context own = { .since = event->time };
    enum weft_kind kind = reader_site(thread->thread->process, event->site)->kind;
    thread->has_begun = true;
    thread->pieces.is_worker = event->type == WEFT_EVENT_TASK_BEGIN || kind == WEFT_KIND_WORK || kind == WEFT_KIND_TASK;
    vec_push(thread->pieces.arena, &thread->pieces.contexts, own);
    graph_pieces_push(&thread->pieces, &own,
                      (struct graph_piece){ .is = { .kind = WEFT_NODE_BEGIN, .begin = event->time, .end = event->time, .place = event->site },
                                            .subject = thread->pieces.is_worker });
}

static void finish_thread(struct graph_thread *thread)
{
    thread->is_over = true;
    if (!thread->has_begun)
        return;
    intervals_finish(&thread->intervals, thread->last);
    while (thread->pieces.contexts.count > 1)
        graph_pieces_leave(&thread->pieces, thread->last, false);
    struct graph_context *own = graph_pieces_top(&thread->pieces);
    if (own->call)
        graph_pieces_end_call(&thread->pieces, thread->last, WEFT_NODE_OPEN);
    graph_pieces_flush_work(&thread->pieces, own, thread->last);
    graph_pieces_push_moment(&thread->pieces, own, WEFT_NODE_END, thread->last, 0);
}

const struct graph_piece *graph_cut_next(struct graph_thread *thread)
{
    struct trace_event event;
    while (thread->pieces.next == thread->pieces.queue.count && !thread->is_over) {
        if (!cursor_next(thread->cursor, &event)) {
            finish_thread(thread);
            continue;
        }
        thread->last = event.time;
        if (!thread->has_begun)
            begin_thread(thread, &event);
        if (!intervals_add(&thread->intervals, &event))
            take_instant(thread, &event);
    }
    return thread->pieces.next < thread->pieces.queue.count ? &thread->pieces.queue.items[thread->pieces.next++] : NULL;
}

void graph_cut_close(struct graph_thread *thread)
{
    thread->cut->counts->nested += thread->pieces.n_nested;
    intervals_release(&thread->intervals);
    cursor_close(thread->cursor);
}
