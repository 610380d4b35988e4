/* Trace -> Paraver: trace.prv (states and events), trace.pcf (what their numbers mean), trace.row (names of the threads).
 *
 * Records stand in order of time, over all threads. So each thread is read by two readers at once: one for its events, and one for its states that
 * runs ahead to where a state ends, as the record stands where it begins. A heap picks the reader whose record comes next.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "log.h"
#include "str.h"
#include "callees.h"
#include "classes.h"
#include "exporter.h"
#include "heap.h"
#include "interrupt.h"
#include "texts.h"
#include "values.h"

/* States as Paraver's own tools number them, and the event types of user functions and their lines. */
enum { STATE_IDLE = 0, STATE_RUNNING = 1, STATE_WAITING = 3, STATE_SYNCHRONIZATION = 5, STATE_FORK_JOIN = 7, STATE_IO = 12, STATE_GROUP = 13 };
#define TYPE_FUNCTION "60000019"
#define TYPE_LINE "60000119"
enum { TYPE_VALUES = 60001000 /* and on: one for each captured value of a callee */ };

static const struct {
    int number;
    const char *name, *colour;
} states[] = {
    { STATE_IDLE, "Idle", "{117,195,255}" },
    { STATE_RUNNING, "Running", "{0,0,255}" },
    { STATE_WAITING, "Waiting a message", "{255,0,0}" },
    { STATE_SYNCHRONIZATION, "Synchronization", "{255,0,174}" },
    { STATE_FORK_JOIN, "Scheduling and Fork/Join", "{255,255,0}" },
    { STATE_IO, "I/O", "{255,0,96}" },
    { STATE_GROUP, "Group Communication", "{255,144,26}" },
};

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

struct record {
    uint64_t time;
    uint64_t end;   /* of a state */
    uint32_t value; /* state; or callee + 1, 0 where one ends */
    uint32_t line;  /* number of the call expression, 0 where one ends */
    char *values;   /* ":type:value:type:value", malloc'ed, or NULL */
};

struct source {
    struct state *state;
    const struct trace_process *process;
    struct trace_thread *thread;
    struct trace_cursor *cursor; /* NULL when everything has been read */
    struct intervals intervals;
    VEC(struct record) pending; /* from `next` on; empty: the source is over */
    size_t next;
    bool is_states;
    uint32_t place; /* "cpu:application:task:thread" of its records: in state->places */
    uint32_t site_base;

    /* For states. */
    VEC(int) open; /* state within each open interval */
    int current;
    uint64_t since;
};

struct state {
    struct arena arena;
    struct callees callees;
    VEC(int) states; /* of a thread whose innermost call is of this callee */
    struct output prv;
    VEC(void *) heap; /* of struct source, the least record on top */
    VEC(const char *) places;
    struct texts value_types;  /* captured values: "open: path" */
    VEC(struct texts *) words; /* by them: the strings and enumerators that are named in trace.pcf; numbered from 1 */
    uint32_t **sites;          /* per process, by number: number of the call expression's line; 0 is none */
    uint32_t n_lines;
    uint64_t end; /* ns from the start */
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

/* The state while this callee is the innermost one. */
static int state_of(struct state *state, uint32_t callee)
{
    while (state->states.count <= callee) {
        const struct callee *next = &state->callees.items.items[state->states.count];
        vec_push(&state->arena, &state->states, !interval_is_scope(next->kind) ? state_of_class[class_of(next->site)] : STATE_RUNNING);
    }
    return state->states.items[callee];
}

/* Paraver knows signed integers of 64 bits only: strings and enumerators are numbered, floats and what is greater are left out. */
static void add_value(struct state *state, struct str *text, const char *callee, const struct value *value, unsigned index)
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
    arena_release(&arena);
    return copy;
}

static void on_opened(const struct interval *interval, void *context)
{
    struct source *source = context;
    uint32_t callee = callees_find(&source->state->callees, source->process, interval->site, interval->kind);
    if (!source->is_states) {
        char *values = values_of(source, interval, &interval->arguments, reader_value_names(source->process, interval->site));
        add_pending(source,
                    (struct record){ .time = interval->start, .value = callee + 1, .line = line_of(source, interval->site), .values = values });
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
        add_pending(source, (struct record){ .time = interval->start + interval->duration, .values = values });
        return;
    }
    source->open.count--;
    change_state(source, interval->start + interval->duration, source->open.count > 0 ? source->open.items[source->open.count - 1] : STATE_RUNNING);
}

/* Reads on until there is a record, or nothing more. */
static void advance(struct export_job *job, struct source *source)
{
    struct trace_event event;
    while (source->next == source->pending.count && source->cursor) {
        if (cursor_next(source->cursor, &event)) {
            if (source->is_states && source->since == UINT64_MAX)
                source->since = event.time;
            if (!source->is_states && !export_may_go_on(job, source->cursor))
                return;
            intervals_add(&source->intervals, &event);
            continue;
        }
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

/* Of equal time: in order of threads, a state before what happens in it. */
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
    struct state *state = job->state;
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

/* ---- trace.prv ---- */

static void write_record(struct state *state, uint64_t start, const struct source *source)
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
        if (record->value == 0) {
            output_text(prv, TYPE_FUNCTION ":0:" TYPE_LINE ":0");
        } else {
            output_text(prv, TYPE_FUNCTION ":");
            output_number(prv, record->value);
            output_text(prv, ":" TYPE_LINE ":");
            output_number(prv, record->line);
        }
        if (record->values)
            output_text(prv, record->values);
        free(record->values);
    }
    output_char(prv, '\n');
}

/* The end of the trace has to be known before the first record. */
static void find_end(struct export_job *job)
{
    struct state *state = job->state;
    struct trace_event event;
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        struct trace_process *process = job->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count && !interrupt_came(); j++) {
            struct trace_cursor *cursor = cursor_open(job->trace, process->threads.items[j]);
            while (cursor && cursor_next(cursor, &event))
                ;
            if (cursor)
                cursor_close(cursor);
            if (process->threads.items[j]->n_events > 0 && process->threads.items[j]->last_time - job->start > state->end)
                state->end = process->threads.items[j]->last_time - job->start;
        }
    }
}

/* Node of the process: its machine, in order of appearance, from 0. */
static size_t node_of(const struct trace *trace, size_t process, size_t *n_nodes)
{
    size_t node = 0, count = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        size_t first = 0;
        while (strcmp(trace->processes.items[first]->machine_id, trace->processes.items[i]->machine_id) != 0)
            first++;
        if (first == i && strcmp(trace->processes.items[i]->machine_id, trace->processes.items[process]->machine_id) == 0)
            node = count;
        count += first == i;
    }
    if (n_nodes)
        *n_nodes = count;
    return node;
}

static size_t threads_of_node(const struct trace *trace, size_t node)
{
    size_t n_threads = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        if (node_of(trace, i, NULL) == node)
            n_threads += trace->processes.items[i]->threads.count;
    return n_threads;
}

/* "#Paraver (date):end_ns:nodes(cpus of each):1 application:tasks(threads:node of each)". Which processor a thread ran on is not known: each counts
 * as one. */
static void write_header(struct export_job *job)
{
    struct state *state = job->state;
    const struct trace *trace = job->trace;
    size_t n_nodes = 0;
    int64_t offset = trace->processes.count > 0 ? trace->processes.items[0]->clock_offset : 0;
    time_t seconds = (time_t)(((int64_t)job->start + offset) / 1000000000);
    struct tm day;
    char date[32] = "01/01/1970 at 00:00";
    if (gmtime_r(&seconds, &day))
        strftime(date, sizeof date, "%d/%m/%Y at %H:%M", &day);
    (void)node_of(trace, 0, &n_nodes);
    output_printf(&state->prv, "#Paraver (%s):%" PRIu64 "_ns:%zu(", date, state->end, n_nodes);
    for (size_t i = 0; i < n_nodes; i++)
        output_printf(&state->prv, "%s%zu", i ? "," : "", threads_of_node(trace, i));
    output_printf(&state->prv, "):1:%zu(", trace->processes.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        output_printf(&state->prv, "%s%zu:%zu", i ? "," : "", trace->processes.items[i]->threads.count, node_of(trace, i, NULL) + 1);
    output_text(&state->prv, ")\n");
}

static void number_lines(struct export_job *job)
{
    struct state *state = job->state;
    state->sites = arena_array(&state->arena, uint32_t *, job->trace->processes.count + 1);
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        state->sites[i] = arena_array(&state->arena, uint32_t, process->n_sites + (size_t)1);
        for (uint32_t number = 1; number < process->n_sites; number++)
            if (process->sites[number].callee)
                state->sites[i][number] = ++state->n_lines;
    }
}

static void fail(struct export_job *job, const char *name)
{
    if (!job->failed)
        log_errno("%s/%s: cannot write", job->path, name);
    job->failed = true;
}

static void open_files(struct export_job *job)
{
    struct state *state = job->state;
    reader_open_many(); /* two per thread */
    state->callees.arena = state->value_types.arena = &state->arena;
    if (output_open(&state->prv, arena_printf(&state->arena, "%s/trace.prv", job->path)) != 0)
        fail(job, "trace.prv");
}

static void walk(struct export_job *job)
{
    struct state *state = job->state;
    number_lines(job);
    find_end(job);
    write_header(job);
    for (uint32_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            uint32_t place = (uint32_t)state->places.count;
            vec_push(&state->arena, &state->places, arena_printf(&state->arena, "%u:1:%u:%zu:", place + 1, i + 1, j + 1));
            add_source(job, i, process->threads.items[j], place, true);
            add_source(job, i, process->threads.items[j], place, false);
        }
    }
    for (size_t i = state->heap.count; i-- > 0;)
        heap_sink(state->heap.items, state->heap.count, i, is_less);
    while (state->heap.count > 0 && !job->failed && !interrupt_came() && !state->prv.error) {
        struct source *source = state->heap.items[0];
        write_record(state, job->start, source);
        source->next++;
        advance(job, source);
        if (!has_record(source))
            state->heap.items[0] = state->heap.items[--state->heap.count];
        heap_sink(state->heap.items, state->heap.count, 0, is_less);
    }
    for (size_t i = 0; i < state->heap.count; i++) { /* stopped in the middle */
        struct source *source = state->heap.items[i];
        if (source->cursor)
            cursor_close(source->cursor);
        intervals_release(&source->intervals);
        for (; has_record(source); source->next++)
            free(source->pending.items[source->next].values);
    }
}

/* ---- trace.pcf and trace.row ---- */

/* Names end with their line, and are not empty. */
static const char *one_line(struct arena *arena, const char *text)
{
    if (!*text)
        return "\"\"";
    char *copy = arena_strdup(arena, text);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at < ' ')
            *at = '?';
    return copy;
}

static void write_pcf(struct export_job *job, struct output *pcf)
{
    struct state *state = job->state;
    output_text(pcf, "DEFAULT_OPTIONS\n\nLEVEL               THREAD\nUNITS               NANOSEC\nLOOK_BACK           100\nSPEED               1\n"
                     "FLAG_ICONS          ENABLED\nNUM_OF_STATE_COLORS 1000\nYMAX_SCALE          37\n\n\nDEFAULT_SEMANTIC\n\nTHREAD_FUNC          "
                     "State As Is\n\n\nSTATES\n");
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        output_printf(pcf, "%d    %s\n", states[i].number, states[i].name);
    output_text(pcf, "\n\nSTATES_COLOR\n");
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        output_printf(pcf, "%d    %s\n", states[i].number, states[i].colour);
    output_text(pcf, "\n\nEVENT_TYPE\n0    " TYPE_FUNCTION "    User function\nVALUES\n0      End\n");
    for (size_t i = 0; i < state->callees.items.count; i++)
        output_printf(pcf, "%zu      %s\n", i + 1, one_line(&state->arena, state->callees.items.items[i].name));
    output_text(pcf, "\n\nEVENT_TYPE\n0    " TYPE_LINE "    Line of the call\nVALUES\n0      End\n");
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        for (uint32_t number = 1; number < process->n_sites; number++)
            if (state->sites[i][number])
                output_printf(pcf, "%u      %u (%s)\n", state->sites[i][number], process->sites[number].line_begin,
                              one_line(&state->arena, process->sites[number].file));
    }
    for (size_t i = 0; i < state->value_types.items.count; i++) {
        const struct texts *words = state->words.items[i];
        output_printf(pcf, "\n\nEVENT_TYPE\n0    %zu    %s\n", TYPE_VALUES + i, one_line(&state->arena, state->value_types.items.items[i]));
        for (size_t j = 0; j < words->items.count; j++)
            output_printf(pcf, "%s%zu      %s\n", j ? "" : "VALUES\n", j + 1, one_line(&state->arena, words->items.items[j]));
    }
    output_text(pcf, "\n");
}

static void write_row(struct export_job *job, struct output *row)
{
    struct state *state = job->state;
    const struct trace *trace = job->trace;
    size_t n_nodes = 0;
    (void)node_of(trace, 0, &n_nodes);
    output_printf(row, "LEVEL NODE SIZE %zu\n", n_nodes);
    for (size_t node = 0, i = 0; i < trace->processes.count; i++)
        if (node_of(trace, i, NULL) == node) {
            output_printf(row, "%s\n", one_line(&state->arena, trace->processes.items[i]->machine_id));
            node++;
        }
    output_printf(row, "\nLEVEL TASK SIZE %zu\n", trace->processes.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        output_printf(row, "%s %u\n", one_line(&state->arena, trace->processes.items[i]->program), trace->processes.items[i]->pid);
    output_printf(row, "\nLEVEL THREAD SIZE %zu\n", state->places.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t j = 0; j < trace->processes.items[i]->threads.count; j++) {
            const struct trace_thread *thread = trace->processes.items[i]->threads.items[j];
            output_printf(row, "%s %u\n", one_line(&state->arena, reader_thread_name(thread)), thread->tid);
        }
}

static void write_beside(struct export_job *job, const char *name, void (*write)(struct export_job *job, struct output *output))
{
    struct state *state = job->state;
    struct output output;
    if (output_open(&output, arena_printf(&state->arena, "%s/%s", job->path, name)) != 0) {
        fail(job, name);
        return;
    }
    write(job, &output);
    if (output_close(&output) != 0)
        fail(job, name);
}

static void close_files(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete) {
        write_beside(job, "trace.pcf", write_pcf);
        write_beside(job, "trace.row", write_row);
    }
    if (output_close(&state->prv) != 0)
        fail(job, "trace.prv");
    arena_release(&state->arena);
}

const struct exporter export_paraver = {
    .name = "paraver",
    .help = "Paraver trace (a directory with trace.prv, .pcf, .row): wxparaver",
    .target = EXPORT_DIRECTORY,
    .files = (const char *const[]){ "trace.prv", "trace.pcf", "trace.row", NULL },
    .state_size = sizeof(struct state),
    .open = open_files,
    .walk = walk,
    .close = close_files,
};
