#include "exporter.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "str.h"
#include "interrupt.h"

enum { LOOK_EVERY = 4096 /* events between two checks for signals, terminal output and disk errors */ };

struct run {
    const struct exporter *exporter;
    struct export_job *job;
};

static void on_opened(const struct interval *interval, void *context)
{
    struct run *run = context;
    run->exporter->opened(run->job, interval);
}

static void on_closed(const struct interval *interval, void *context)
{
    struct run *run = context;
    run->exporter->closed(run->job, interval);
}

static void call(void (*function)(struct export_job *), struct export_job *job)
{
    if (function && !job->failed)
        function(job);
}

bool export_may_go_on(struct export_job *job, const struct trace_cursor *cursor)
{
    if (++job->n_events % LOOK_EVERY != 0)
        return !job->failed;
    progress_at(&job->progress, cursor_offset(cursor));
    return !job->failed && !interrupt_came() && !(job->output && job->output->error);
}

static void walk_thread(const struct exporter *exporter, struct export_job *job, struct trace_thread *thread)
{
    struct trace_event event;
    job->thread = thread;
    intervals_start(&job->intervals, thread->process->sites, thread->process->n_sites);
    call(exporter->thread, job);
    struct trace_cursor *cursor = cursor_open(job->trace, thread);
    while (cursor && cursor_next(cursor, &event) && export_may_go_on(job, cursor)) {
        if (!intervals_add(&job->intervals, &event) && exporter->instant && weft_event_role(event.type) != WEFT_ROLE_UNKNOWN)
            exporter->instant(job, &event);
    }
    if (cursor)
        cursor_close(cursor);
    intervals_finish(&job->intervals, thread->last_time);
    call(exporter->thread_over, job);
    progress_thread_over(&job->progress, thread->path);
    job->thread_index++;
}

static bool is_stopped(const struct export_job *job)
{
    return job->failed || interrupt_came() || (job->output && job->output->error);
}

static void walk(const struct exporter *exporter, struct export_job *job)
{
    struct run run = { exporter, job };
    job->intervals = (struct intervals){ .context = &run };
    if (exporter->opened)
        job->intervals.opened = on_opened;
    if (exporter->closed)
        job->intervals.closed = on_closed;
    for (size_t i = 0; i < job->trace->processes.count && !is_stopped(job); i++) {
        struct trace_process *process = job->trace->processes.items[i];
        job->process = process;
        job->process_index = (uint32_t)i;
        call(exporter->process, job);
        for (size_t j = 0; j < process->threads.count && !is_stopped(job); j++)
            walk_thread(exporter, job, process->threads.items[j]);
    }
    intervals_release(&job->intervals);
}

int export_run(const struct exporter *exporter, struct export_job *job)
{
    job->state = calloc(1, exporter->state_size + 1);
    if (!job->state) {
        log_errno("%s", job->path);
        return -1;
    }
    job->start = reader_start(job->trace);
    progress_start(&job->progress, job->trace, arena_printf(job->trace->arena, "weft export --to %s", exporter->name));
    call(exporter->open, job);
    if (!job->failed) {
        if (exporter->walk)
            exporter->walk(job);
        else
            walk(exporter, job);
    }
    exporter->close(job, !is_stopped(job));
    progress_end(&job->progress);
    free(job->state);
    job->state = NULL;
    return is_stopped(job) ? -1 : 0;
}

/* ---- text ---- */

char *export_utf8(struct arena *arena, const char *text)
{
    struct str copy = { .arena = arena };
    str_begin(&copy);
    str_add_utf8(&copy, slice_of(text));
    return copy.text;
}

const char *export_process_name(const struct export_job *job, struct arena *arena)
{
    const struct trace_process *process = job->process;
    return job->trace->has_machines ? arena_printf(arena, "%s on %s", process->program, process->machine_id) : process->program;
}

uint32_t export_pid(const struct export_job *job)
{
    enum { BEYOND_PIDS = 1 << 22 /* Linux has no greater pids */ };
    for (size_t i = 0; job->trace->has_machines && i < job->process_index; i++) {
        const struct trace_process *other = job->trace->processes.items[i];
        if (other->pid == job->process->pid && strcmp(other->machine_id, job->process->machine_id) != 0)
            return BEYOND_PIDS + 1 + job->process_index;
    }
    return job->process->pid;
}
