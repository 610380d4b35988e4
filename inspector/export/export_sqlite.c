/* Trace -> SQLite database. Tables, views and example queries: docs/export-sqlite.md. */

#include "export_messages.h"
#include "exporter.h"
#include "frames.h"
#include "fs.h"
#include "store.h"
#include "store_messages.h"
#include "store_tasks.h"
#include "values.h"

struct writer {
    struct store store;
    sqlite3_int64 process, thread; /* rows of the current process and thread */
    struct store_tasks tasks;
    struct frames *frames; /* names of the frames in backtraces; NULL until a process has backtraces */
    sqlite3_int64 *sites;  /* rows of the sites, by number; [0]: row for undefined sites, added when needed */
    struct export_messages messages;
    struct store_message_rows message_rows;
};

/* The row of a site. All numbers without a definition share one row. */
static sqlite3_int64 site_row(const struct export_job *job, uint32_t number)
{
    struct writer *writer = job->state;
    if (number < job->process->n_sites && writer->sites[number])
        return writer->sites[number];
    if (!writer->sites[0])
        writer->sites[0] = store_add_site(&writer->store, writer->process, 0, reader_site(job->process, 0));
    return writer->sites[0];
}

static void look_for_failure(struct export_job *job)
{
    const struct writer *writer = job->state;
    job->failed = writer->store.failure != SQLITE_OK;
}

static void add_site(struct export_job *job, uint32_t number)
{
    struct writer *writer = job->state;
    writer->sites[number] = store_add_site(&writer->store, writer->process, number, &job->process->sites[number]);
    store_add_value_names(&writer->store, writer->sites[number], reader_value_names(job->process, number));
}

static void begin_process(struct export_job *job)
{
    struct writer *writer = job->state;
    store_tasks_process_over(&writer->tasks);
    const struct trace_process *process = job->process;
    store_add_machine(&writer->store, process->machine_id, 0, 0, 0);
    writer->process = writer->message_rows.processes[process->index] = store_add_process(&writer->store, process);
    writer->sites = writer->message_rows.sites[process->index] = arena_array(job->trace->arena, sqlite3_int64, process->n_sites + (size_t)1);
    store_tasks_process(&writer->tasks, process, writer->process);
    for (uint32_t number = 1; number < process->n_sites; number++)
        if (process->sites[number].callee)
            add_site(job, number);
    for (size_t i = 0; i < process->modules.count; i++) {
        const struct trace_module *module = &process->modules.items[i];
        store_add_module(&writer->store, writer->process, (uint64_t)((int64_t)module->since + process->shift), module);
    }
    for (size_t i = 0; i < process->switches.items.count; i++) {
        const struct trace_switch *added = &process->switches.items.items[i];
        store_add_switch(&writer->store, writer->process, reader_time(process, added->stamp), added);
    }
    if ((process->modules.count > 0 || process->frames.count > 0) && !writer->frames)
        writer->frames = frames_open(job->trace->arena);
    look_for_failure(job);
}

static void begin_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    const struct trace_thread *thread = job->thread;
    export_messages_thread(&writer->messages);
    writer->thread = store_add_thread(&writer->store, writer->process, thread->tid, thread->given ? thread->given : thread->name,
                                      fs_name_of(thread->path)); /* as a collector, which has no symbols, writes it */
    store_tasks_thread(&writer->tasks, thread, writer->thread);
    look_for_failure(job);
}

static void write_backtrace(struct export_job *job, const struct interval *interval)
{
    struct writer *writer = job->state;
    uint64_t addresses[WEFT_MOST_FRAMES];
    unsigned n = values_frames(&interval->arguments, addresses), depth = 0;
    for (unsigned i = 0; i < n && writer->frames; i++) {
        struct frame_list list = frames_of(writer->frames, job->process, interval->start, addresses[i]);
        for (size_t k = 0; k < list.count; k++)
            store_add_frame(&writer->store, writer->thread, interval->begin_event, depth++, addresses[i], &list.items[k]);
    }
}

/* Writes the arguments when the interval is opened, so that values are in order of their events. */
static void write_arguments(struct export_job *job, const struct interval *interval)
{
    struct writer *writer = job->state;
    store_tasks_opened(&writer->tasks, interval);
    if (!interval->arguments.bytes)
        return;
    store_add_arguments(&writer->store, writer->thread, interval->begin_event, &interval->arguments);
    write_backtrace(job, interval);
    look_for_failure(job);
}

static void write_interval(struct export_job *job, const struct interval *interval)
{
    struct writer *writer = job->state;
    if (interval->result.bytes)
        store_add_result(&writer->store, writer->thread, interval->end_event, &interval->result);
    store_add_interval(&writer->store, writer->thread, site_row(job, interval->site), interval);
    store_tasks_closed(&writer->tasks, interval, site_row(job, interval->site));
    export_messages_closed(&writer->messages, job, interval);
    look_for_failure(job);
}

static void write_instant(struct export_job *job, const struct trace_event *event)
{
    struct writer *writer = job->state;
    store_add_instant(&writer->store, writer->thread, job->intervals.n_events, site_row(job, event->site), event);
    store_tasks_event(&writer->tasks, event, site_row(job, event->site));
    export_messages_event(&writer->messages, job, event);
    look_for_failure(job);
}

static void end_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    if (writer->messages.own.number)
        vec_push(job->trace->arena, &writer->message_rows.threads, writer->thread);
    store_flush(&writer->store);
    store_set_thread(&writer->store, writer->thread, job->thread, &job->intervals);
    look_for_failure(job);
}

static void open_database(struct export_job *job)
{
    struct writer *writer = job->state;
    job->failed = store_open(&writer->store, job->path, STORE_EXPORT, "events") != 0;
    store_tasks_open(&writer->tasks, &writer->store, job->trace->arena);
    writer->message_rows.processes = arena_array(job->trace->arena, sqlite3_int64, job->trace->processes.count + 1);
    writer->message_rows.sites = arena_array(job->trace->arena, sqlite3_int64 *, job->trace->processes.count + 1);
    export_messages_open(&writer->messages, job);
}

static void close_database(struct export_job *job, bool is_complete)
{
    struct writer *writer = job->state;
    if (is_complete) {
        store_tasks_process_over(&writer->tasks);
        store_write_messages(&writer->store, writer->messages.messages, &writer->message_rows);
    }
    export_messages_close(&writer->messages);
    if (is_complete && store_index(&writer->store) == 0)
        store_run(&writer->store, "COMMIT", "cannot write");
    if (writer->frames)
        frames_close(writer->frames);
    if (store_close(&writer->store) != 0)
        job->failed = true;
}

const struct exporter export_sqlite = {
    .name = "sqlite",
    .help = "SQLite database (binary): tables process, thread, site, span, value, task, message and the views event, events",
    .target = EXPORT_FILE,
    .state_size = sizeof(struct writer),
    .open = open_database,
    .process = begin_process,
    .thread = begin_thread,
    .instant = write_instant,
    .opened = write_arguments,
    .closed = write_interval,
    .thread_over = end_thread,
    .close = close_database,
};
