/* The records of trace.prv: states and events, in order of time over all threads.
 *
 * Each thread is read by two readers at the same time: one for its events, and one for its states. The latter runs
 * ahead to the end of a state, because the record is sorted by the state's begin. A heap selects the reader with the
 * next record. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "classes.h"
#include "export_creation.h"
#include "heap.h"
#include "interrupt.h"
#include "omp_regions.h"
#include "paraver.h"
#include "paraver_messages.h"
#include "str.h"
#include "values.h"

static const int state_of_class[N_CLASSES] = {
    [CLASS_WORK] = STATE_RUNNING,
    [CLASS_START] = STATE_FORK_JOIN,
    [CLASS_IO] = STATE_IO,
    [CLASS_LOCK] = STATE_SYNCHRONIZATION,
    [CLASS_CONDITION] = STATE_SYNCHRONIZATION,
    [CLASS_BARRIER] = STATE_SYNCHRONIZATION,
    [CLASS_JOIN] = STATE_SYNCHRONIZATION,
    [CLASS_CHANNEL] = STATE_WAITING,
    [CLASS_MESSAGE] = STATE_WAITING,
    [CLASS_COLLECTIVE] = STATE_GROUP,
    [CLASS_SLEEP] = STATE_IDLE,
};

/* Of the construct, without the statement: waiting, mostly. Loops have no interval of their own for the statement. */
static const int state_of_region[] = {
    [OMP_TASK] = STATE_RUNNING,
    [OMP_PARALLEL] = STATE_FORK_JOIN,
    [OMP_PARALLEL_LOOP] = STATE_RUNNING,
    [OMP_LOOP] = STATE_RUNNING,
    [OMP_SECTIONS] = STATE_SYNCHRONIZATION,
    [OMP_SINGLE] = STATE_SYNCHRONIZATION,
    [OMP_MASKED] = STATE_RUNNING,
    [OMP_CRITICAL] = STATE_SYNCHRONIZATION,
    [OMP_ORDERED] = STATE_SYNCHRONIZATION,
    [OMP_BARRIER] = STATE_SYNCHRONIZATION,
    [OMP_TASKWAIT] = STATE_SYNCHRONIZATION,
    [OMP_ATOMIC] = STATE_RUNNING,
    [OMP_FLUSH] = STATE_RUNNING,
    [OMP_SCOPE] = STATE_SYNCHRONIZATION,
    [OMP_OTHER] = STATE_RUNNING,
};

struct record {
    uint64_t time;
    uint64_t end;    /* of a state */
    uint32_t value;  /* state; or callee + 1, 0 at the end of a call */
    uint32_t line;   /* number of the call expression's line, 0 at the end of a call */
    bool is_task;    /* the call is the body of a task */
    bool is_created; /* no call: a task is created */
    uint64_t task;   /* its number; 0: unknown, or the end */
    struct task_traits traits;
    char *values; /* ":type:value:type:value", malloc'ed, or NULL */
};

struct source {
    struct paraver *state;
    const struct trace_process *process;
    struct trace_thread *thread;
    struct trace_cursor *cursor; /* NULL after the last event */
    struct intervals intervals;
    VEC(struct record) pending; /* records from `next` on; none left: the source is at its end */
    size_t next;
    struct export_creation held;
    bool is_states;
    uint32_t place; /* of its records: index in state->places */
    uint32_t site_base;

    /* For states. */
    VEC(int) open; /* the state within each open interval */
    int current;
    uint64_t since;
};

/* ---- sources ---- */

static void add_pending(struct source *source, struct record record)
{
    if (source->next == source->pending.count)
        source->next = source->pending.count = 0;
    vec_push(&source->state->arena, &source->pending, record);
}

static void change_state(struct source *source, uint64_t time, int state)
{
    if (state == source->current)
        return;
    if (time > source->since) {
        add_pending(source, (struct record){ .time = source->since, .end = time, .value = (uint32_t)source->current });
        source->since = time;
    }
    source->current = state;
}

static uint32_t line_of(const struct source *source, uint32_t site)
{
    return site < source->process->n_sites ? source->state->sites[source->site_base][site] : 0;
}

static int state_in(const struct callee *callee)
{
    if (interval_is_scope(callee->kind) || callee->kind == WEFT_KIND_WORK)
        return STATE_RUNNING;
    enum omp_region region = omp_region_of(callee->site->callee, callee->kind);
    return region == OMP_NONE ? state_of_class[class_of(callee->site)] : state_of_region[region];
}

/* The state of a thread while this callee is the innermost one. */
static int state_of(struct paraver *state, uint32_t callee)
{
    while (state->states.count <= callee) {
        int next = state_in(&state->callees.items.items[state->states.count]);
        vec_push(&state->arena, &state->states, next);
    }
    return state->states.items[callee];
}

/* Paraver only has signed 64-bit integers: strings and enumerators are numbered; floats and greater integers are left
 * out. */
static void add_value(struct paraver *state, struct str *text, const char *callee, const struct value *value, unsigned index)
{
    struct arena *arena = text->arena;
    const char *name = value->name.length ? arena_strndup(arena, value->name.text, value->name.length) : arena_printf(arena, "%u", index);
    const char *word = value->enumerator.length          ? arena_strndup(arena, value->enumerator.text, value->enumerator.length)
                       : value->kind == WEFT_WIRE_STRING ? value->is.string
                                                         : NULL;
    bool is_integer =
        value->kind == WEFT_WIRE_INT || ((value->kind == WEFT_WIRE_UNSIGNED || value->kind == WEFT_WIRE_POINTER) && value->is.number >= 0);
    if (!word && !is_integer)
        return;
    uint32_t type = texts_find(&state->value_types, arena_printf(arena, word ? "%s: %s (text)" : "%s: %s", callee, name));
    while (state->words.count <= type) {
        struct texts *words = arena_new(&state->arena, struct texts);
        *words = (struct texts){ .arena = &state->arena };
        vec_push(&state->arena, &state->words, words);
    }
    str_printf(text, ":%u:", TYPE_VALUES + type);
    if (word)
        str_printf(text, "%u", texts_find(state->words.items[type], word) + 1);
    else
        str_printf(text, "%" PRId64, value->is.number);
}

static char *values_of(struct source *source, const struct interval *interval, const struct trace_values *values, const char *names)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    struct value_cursor cursor;
    struct value value;
    if (!values->bytes)
        return NULL;
    const char *callee = reader_site(source->process, interval->site)->callee;
    for (values_open(&cursor, values, names); values_next(&cursor, &value);)
        add_value(source->state, &text, callee, &value, cursor.done - 1u);
    char *copy = text.length ? strdup(text.text) : NULL;
    if (text.length && !copy)
        arena_out_of_memory(text.length);
    arena_release(&arena);
    return copy;
}

static void on_opened(const struct interval *interval, void *context)
{
    struct source *source = context;
    uint32_t callee = callees_find(&source->state->callees, source->process, interval->site, interval->kind);
    if (!source->is_states) {
        char *values = values_of(source, interval, &interval->arguments, reader_value_names(source->process, interval->site));
        struct record record = { .time = interval->start, .value = callee + 1, .line = line_of(source, interval->site), .values = values };
        record.is_task = interval->kind == WEFT_KIND_TASK;
        record.task = interval->task;
        add_pending(source, record);
        return;
    }
    int state = state_of(source->state, callee);
    vec_push(&source->state->arena, &source->open, state);
    change_state(source, interval->start, state);
}

static void on_closed(const struct interval *interval, void *context)
{
    struct source *source = context;
    if (!source->is_states) {
        char *values = values_of(source, interval, &interval->result, values_result_name(reader_value_names(source->process, interval->site)));
        bool is_task = interval->kind == WEFT_KIND_TASK;
        add_pending(source, (struct record){ .time = interval->start + interval->duration, .values = values, .is_task = is_task });
        return;
    }
    source->open.count--;
    change_state(source, interval->start + interval->duration, source->open.count > 0 ? source->open.items[source->open.count - 1] : STATE_RUNNING);
}

/* `event`: the next one, or NULL. */
static void add_created(struct source *source, const struct trace_event *next)
{
    struct export_creation done;
    if (source->is_states || !export_creation_take(&source->held, next, &done))
        return;
    const struct trace_event *event = &done.event;
    struct record record = { .time = event->time, .line = line_of(source, event->site), .is_created = true, .task = event->number };
    record.traits = done.traits;
    record.value = 1 + callees_find(&source->state->callees, source->process, event->site, WEFT_KIND_TASK);
    add_pending(source, record);
}

/* Reads until there is a record, or to the end. */
static void advance(struct export_job *job, struct source *source)
{
    struct trace_event event;
    while (source->next == source->pending.count && source->cursor) {
        if (cursor_next(source->cursor, &event)) {
            if (source->is_states && source->since == UINT64_MAX)
                source->since = event.time;
            if (!source->is_states && !export_may_go_on(job, source->cursor))
                return;
            add_created(source, &event);
            (void)intervals_add(&source->intervals, &event);
            continue;
        }
        add_created(source, NULL);
        cursor_close(source->cursor);
        source->cursor = NULL;
        intervals_finish(&source->intervals, source->thread->last_time);
        if (source->is_states && source->since != UINT64_MAX)
            change_state(source, source->thread->last_time, -1);
        intervals_release(&source->intervals);
        if (!source->is_states)
            progress_thread_over(&job->progress, source->thread->path);
    }
}

static bool has_record(const struct source *source)
{
    return source->next < source->pending.count;
}

/* Order of records with equal times: by thread, and a state before the events in it. */
static bool is_less(const void *first, const void *second)
{
    const struct source *a = first, *b = second;
    const struct record *left = &a->pending.items[a->next], *right = &b->pending.items[b->next];
    if (left->time != right->time)
        return left->time < right->time;
    return a->place != b->place ? a->place < b->place : a->is_states && !b->is_states;
}

static void add_source(struct export_job *job, uint32_t process, struct trace_thread *thread, uint32_t place, bool is_states)
{
    struct paraver *state = job->state;
    struct source *source = arena_new(&state->arena, struct source);
    *source = (struct source){ .state = state, .process = job->trace->processes.items[process], .thread = thread, .is_states = is_states };
    source->place = place;
    source->site_base = process;
    source->current = STATE_RUNNING;
    source->since = UINT64_MAX;
    source->intervals = (struct intervals){ .opened = on_opened, .closed = on_closed, .context = source };
    intervals_start(&source->intervals, source->process->sites, source->process->n_sites);
    source->cursor = cursor_open(job->trace, thread);
    advance(job, source);
    if (has_record(source))
        vec_push(&state->arena, &state->heap, source);
}

/* ---- merging ---- */

static void write_field(struct output *prv, const char *type, uint64_t value)
{
    output_text(prv, type);
    output_number(prv, value);
}

static void write_traits(struct paraver *state, const struct task_traits *traits)
{
    uint32_t others = traits->bits & (WEFT_TASK_HAS_PRIORITY - 1u);
    if (traits->bits & WEFT_TASK_HAS_PRIORITY) {
        state->has_priorities = true;
        output_printf(&state->prv, ":" PARAVER_TYPE_CREATED_PRIORITY ":%" PRId64, traits->priority);
    }
    if (others) {
        state->traits |= 1u << others;
        write_field(&state->prv, ":" PARAVER_TYPE_CREATED_TRAITS ":", others);
    }
}

static void write_event(struct paraver *state, const struct record *record)
{
    struct output *prv = &state->prv;
    state->has_tasks |= record->is_created || record->is_task;
    if (record->is_created) {
        write_field(prv, PARAVER_TYPE_CREATED ":", record->value);
        write_field(prv, ":" PARAVER_TYPE_CREATED_LINE ":", record->line);
        write_field(prv, ":" PARAVER_TYPE_CREATED_NUMBER ":", record->task);
        write_traits(state, &record->traits);
        return;
    }
    write_field(prv, PARAVER_TYPE_FUNCTION ":", record->value);
    write_field(prv, ":" PARAVER_TYPE_LINE ":", record->line);
    if (record->is_task) {
        write_field(prv, ":" PARAVER_TYPE_TASK ":", record->value);
        write_field(prv, ":" PARAVER_TYPE_TASK_NUMBER ":", record->task);
    }
}

static void write_record(struct paraver *state, uint64_t start, const struct source *source)
{
    const struct record *record = &source->pending.items[source->next];
    struct output *prv = &state->prv;
    output_text(prv, source->is_states ? "1:" : "2:");
    output_text(prv, state->places.items[source->place]);
    output_number(prv, record->time - start);
    output_char(prv, ':');
    if (source->is_states) {
        output_number(prv, record->end - start);
        output_char(prv, ':');
        output_number(prv, record->value);
    } else {
        write_event(state, record);
        if (record->values)
            output_text(prv, record->values);
        free(record->values);
    }
    output_char(prv, '\n');
}

static void add_sources(struct export_job *job)
{
    struct paraver *state = job->state;
    for (uint32_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            uint32_t place = (uint32_t)state->places.count;
            vec_push(&state->arena, &state->places, arena_printf(&state->arena, "%u:1:%u:%zu:", place + 1, i + 1, j + 1));
            add_source(job, i, process->threads.items[j], place, true);
            add_source(job, i, process->threads.items[j], place, false);
        }
    }
}

static void release_source(struct source *source)
{
    if (source->cursor)
        cursor_close(source->cursor);
    intervals_release(&source->intervals);
    for (; has_record(source); source->next++)
        free(source->pending.items[source->next].values);
}

void paraver_write_records(struct export_job *job)
{
    struct paraver *state = job->state;
    struct paraver_messages *messages = paraver_messages_read(job);
    add_sources(job);
    for (size_t i = state->heap.count; i-- > 0;)
        heap_sink(state->heap.items, state->heap.count, i, is_less);
    while (state->heap.count > 0 && !job->failed && !interrupt_came() && !state->prv.error) {
        struct source *source = state->heap.items[0];
        paraver_messages_write(messages, job, source->pending.items[source->next].time);
        write_record(state, job->start, source);
        source->next++;
        advance(job, source);
        if (!has_record(source))
            state->heap.items[0] = state->heap.items[--state->heap.count];
        heap_sink(state->heap.items, state->heap.count, 0, is_less);
    }
    paraver_messages_close(messages);
    for (size_t i = 0; i < state->heap.count; i++) /* stopped before the end */
        release_source(state->heap.items[i]);
}
