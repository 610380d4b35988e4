/* Trace -> SQLite database. Tables, views and example queries: docs/export-sqlite.md. */

#include "export_messages.h"
#include "exporter.h"
#include "frames.h"
#include "fs.h"
#include "store.h"
#include "task_graph.h"
#include "values.h"

struct writer {
    struct store store;
    sqlite3_int64 process, thread; /* rows of the current process and thread */
    struct task_graph tasks;
    struct task_thread thread_tasks;
    struct frames *frames; /* names of the frames in backtraces; NULL until a process has backtraces */
    sqlite3_int64 *sites;  /* rows of the sites, by number; [0]: row for undefined sites, added when needed */
    struct export_messages messages;
    VEC(sqlite3_int64) message_threads; /* rows of the threads of MPI, by their numbers */
    sqlite3_int64 *processes;           /* rows, by index */
    sqlite3_int64 **process_sites;      /* `sites` of each process */
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
    const struct trace_process *process = job->process;
    store_add_machine(&writer->store, process->machine_id, 0, 0, 0);
    writer->process = writer->processes[process->index] = store_add_process(&writer->store, process);
    writer->sites = writer->process_sites[process->index] = arena_array(job->trace->arena, sqlite3_int64, process->n_sites + (size_t)1);
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
    if (process->modules.count > 0 && !writer->frames)
        writer->frames = frames_open(job->trace->arena);
    look_for_failure(job);
}

static void begin_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    const struct trace_thread *thread = job->thread;
    writer->tasks.arena = job->trace->arena;
    writer->thread_tasks = (struct task_thread){ 0 };
    export_messages_thread(&writer->messages);
    writer->thread = store_add_thread(&writer->store, writer->process, thread->tid, thread->name, fs_name_of(thread->path));
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

static void write_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct writer *writer = context;
    store_add_task_edge(&writer->store, writer->process, from, to, task_hazard_names[hazard]);
}

static void write_task_event(struct export_job *job, const struct trace_event *event)
{
    struct writer *writer = job->state;
    if (event->type == WEFT_EVENT_TASK_CREATE)
        store_add_task(&writer->store, writer->process, event->number, site_row(job, event->site), task_graph_current(&writer->thread_tasks),
                       event->time, writer->thread);
    task_graph_add(&writer->tasks, &writer->thread_tasks, job->thread, event, write_edge, writer);
}

/* Writes the arguments when the interval is opened, so that values are in order of their events. */
static void write_arguments(struct export_job *job, const struct interval *interval)
{
    struct writer *writer = job->state;
    task_graph_open(&writer->tasks, &writer->thread_tasks, job->process, interval);
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
    task_graph_close(&writer->thread_tasks, interval);
    export_messages_closed(&writer->messages, job, interval);
    if (interval->kind == WEFT_KIND_TASK && interval->task)
        store_add_task_part(&writer->store, writer->process, site_row(job, interval->site), writer->thread, interval);
    look_for_failure(job);
}

static void write_instant(struct export_job *job, const struct trace_event *event)
{
    struct writer *writer = job->state;
    store_add_instant(&writer->store, writer->thread, job->intervals.n_events, site_row(job, event->site), event);
    write_task_event(job, event);
    export_messages_event(&writer->messages, job, event);
    look_for_failure(job);
}

static void end_thread(struct export_job *job)
{
    struct writer *writer = job->state;
    if (writer->messages.own.number)
        vec_push(job->trace->arena, &writer->message_threads, writer->thread);
    store_flush(&writer->store);
    store_set_thread(&writer->store, writer->thread, job->thread, &job->intervals);
    look_for_failure(job);
}

static void open_database(struct export_job *job)
{
    struct writer *writer = job->state;
    job->failed = store_open(&writer->store, job->path, STORE_EXPORT, "events") != 0;
    writer->processes = arena_array(job->trace->arena, sqlite3_int64, job->trace->processes.count + 1);
    writer->process_sites = arena_array(job->trace->arena, sqlite3_int64 *, job->trace->processes.count + 1);
    export_messages_open(&writer->messages, job);
}

/* ---- messages, when everything has been read ---- */

static void write_message(const struct message *message, void *context)
{
    struct writer *writer = context;
    const struct message_call *calls[3] = { &message->send.call, &message->receive.call, &message->receive.done };
    sqlite3_int64 threads[3], sites[3];
    for (int i = 0; i < 3; i++) {
        const struct trace_process *process = writer->messages.messages->threads.items[calls[i]->thread]->process;
        const sqlite3_int64 *rows = writer->process_sites[process->index];
        threads[i] = writer->message_threads.items[calls[i]->thread];
        sites[i] = rows[calls[i]->site < process->n_sites ? calls[i]->site : 0];
    }
    store_add_message(&writer->store, message, threads, sites);
}

static void write_messages(struct export_job *job)
{
    struct writer *writer = job->state;
    const struct messages *messages = writer->messages.messages;
    for (size_t i = 0; i < job->trace->processes.count; i++)
        if (messages->ranks[i] >= 0)
            store_add_rank(&writer->store, writer->processes[i], messages->ranks[i]);
    for (size_t i = 0; i < messages->communicators.count; i++)
        store_add_communicator(&writer->store, &messages->communicators.items[i]);
    export_messages_match(&writer->messages, &(struct messages_visitor){ .context = writer, .message = write_message });
}

static void close_database(struct export_job *job, bool is_complete)
{
    struct writer *writer = job->state;
    if (is_complete)
        write_messages(job);
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
