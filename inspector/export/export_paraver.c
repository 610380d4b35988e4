/* Trace -> Paraver: trace.prv (states and events), trace.pcf (the meaning of their numbers), trace.row (names of the
 * threads). */
#include <inttypes.h>
#include <string.h>
#include <time.h>

#include "log.h"
#include "interrupt.h"
#include "paraver.h"

/* Finds the end of the trace, which has to be known before the first record. */
static void find_end(struct export_job *job)
{
    struct paraver *state = job->state;
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

static size_t threads_of_node(const struct trace *trace, size_t node)
{
    size_t n_threads = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        if (paraver_node_of(trace, i, NULL) == node)
            n_threads += trace->processes.items[i]->threads.count;
    return n_threads;
}

/* Writes "#Paraver (date):end_ns:nodes(cpus of each):1 application:tasks(threads:node of each)". The processors on
 * which threads ran are not known, so each thread counts as one. */
static void write_header(struct export_job *job)
{
    struct paraver *state = job->state;
    const struct trace *trace = job->trace;
    size_t n_nodes = 0;
    int64_t offset = trace->processes.count > 0 ? trace->processes.items[0]->clock_offset : 0;
    time_t seconds = (time_t)(((int64_t)job->start + offset) / 1000000000);
    struct tm day;
    char date[32] = "01/01/1970 at 00:00";
    if (gmtime_r(&seconds, &day))
        strftime(date, sizeof date, "%d/%m/%Y at %H:%M", &day);
    (void)paraver_node_of(trace, 0, &n_nodes);
    output_printf(&state->prv, "#Paraver (%s):%" PRIu64 "_ns:%zu(", date, state->end, n_nodes);
    for (size_t i = 0; i < n_nodes; i++)
        output_printf(&state->prv, "%s%zu", i ? "," : "", threads_of_node(trace, i));
    output_printf(&state->prv, "):1:%zu(", trace->processes.count);
    for (size_t i = 0; i < trace->processes.count; i++)
        output_printf(&state->prv, "%s%zu:%zu", i ? "," : "", trace->processes.items[i]->threads.count, paraver_node_of(trace, i, NULL) + 1);
    output_text(&state->prv, ")\n");
}

static void number_lines(struct export_job *job)
{
    struct paraver *state = job->state;
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
    struct paraver *state = job->state;
    reader_open_many(); /* each thread needs two */
    state->callees.arena = state->value_types.arena = &state->arena;
    if (output_open(&state->prv, arena_printf(&state->arena, "%s/trace.prv", job->path)) != 0)
        fail(job, "trace.prv");
}

static void walk(struct export_job *job)
{
    number_lines(job);
    find_end(job);
    write_header(job);
    paraver_write_records(job);
}

static void write_beside(struct export_job *job, const char *name, void (*write)(struct export_job *job, struct output *output))
{
    struct paraver *state = job->state;
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
    struct paraver *state = job->state;
    if (is_complete) {
        write_beside(job, "trace.pcf", paraver_write_meanings);
        write_beside(job, "trace.row", paraver_write_threads);
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
    .state_size = sizeof(struct paraver),
    .open = open_files,
    .walk = walk,
    .close = close_files,
};
