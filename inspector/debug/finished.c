#include "finished.h"

#include <inttypes.h>
#include <stdlib.h>

#include "finished_messages.h"
#include "intervals.h"
#include "interrupt.h"
#include "task_graph.h"
#include "text_format.h"

/* A line, with what it is sorted by. */
struct line {
    uint64_t time, order;
    size_t at, length; /* in the text */
};

struct finished {
    struct arena arena;
    struct str text;
    VEC(struct line) lines;
    uint64_t time; /* of the current event */
    size_t begun, n_tasks;
    struct task_graph graph;
    struct task_thread own;
    struct finished_messages *messages; /* NULL: there are none */
    const struct trace_process *process;
    uint32_t process_number, thread_number;
};

/* What is added until `say` belongs to one line. */
static struct str *say(struct finished *all, const char *what)
{
    all->begun = all->text.length;
    str_printf(&all->text, "%" PRIu32 "\t%s", all->process_number, what);
    return &all->text;
}

static void said(struct finished *all, uint64_t time)
{
    str_add_char(&all->text, '\n');
    struct line line = { time, all->lines.count, all->begun, all->text.length - all->begun };
    vec_push(&all->arena, &all->lines, line);
}

static void say_task(struct finished *all, const char *what, uint64_t time, uint64_t task)
{
    str_printf(say(all, what), "\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32, time, task, all->thread_number);
    said(all, time);
}

static void on_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct finished *all = context;
    str_printf(say(all, "edge"), "\t%" PRIx64 "\t%" PRIx64 "\t%s\t0", from, to, task_hazard_names[hazard]);
    said(all, all->time);
}

static void on_instant(struct finished *all, const struct trace_event *event)
{
    static const char *const accesses[] = { "?", "in", "out", "inout", "mutexinoutset", "inoutset", "out-all", "inout-all" };
    all->time = event->time;
    if (event->type == WEFT_EVENT_TASK_CREATE) {
        const struct weft_site *site = reader_site(all->process, event->site);
        str_printf(say(all, "create"), "\t%" PRIu64 "\t%" PRIx64 "\t%" PRIx64 "\t%" PRIu32, event->time, event->number, task_graph_current(&all->own),
                   all->thread_number);
        str_printf(&all->text, "\t%s\t%s\t%" PRIu32 "\t%s", text_printable(&all->arena, site->callee), text_printable(&all->arena, site->file),
                   site->line_begin, text_printable(&all->arena, site->function));
        said(all, event->time);
        all->n_tasks++;
    } else if (event->type == WEFT_EVENT_TASK_DEPEND && all->own.created) {
        uint64_t access = event->number >> WEFT_DEPENDENCE_SHIFT, address = event->number & (((uint64_t)1 << WEFT_DEPENDENCE_SHIFT) - 1);
        str_printf(say(all, "depend"), "\t%" PRIx64 "\t%s\t%" PRIx64, all->own.created, accesses[access <= WEFT_DEPENDENCE_INOUT_ALL ? access : 0],
                   address);
        said(all, event->time);
    }
    if (event->type == WEFT_EVENT_CANCELLED) {
        const struct weft_site *site = reader_site(all->process, event->site);
        str_printf(say(all, "cancelled"), "\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32, event->time, task_graph_current(&all->own), all->thread_number);
        str_printf(&all->text, "\t%s\t%s\t%" PRIu32, text_printable(&all->arena, site->callee), text_printable(&all->arena, site->file),
                   site->line_begin);
        said(all, event->time);
    }
    task_graph_add(&all->graph, &all->own, all->process, event, on_edge, all);
    if (all->messages)
        finished_messages_event(all->messages, event);
}

static void on_opened(const struct interval *interval, void *context)
{
    struct finished *all = context;
    task_graph_open(&all->graph, &all->own, all->process, interval);
    if (interval->kind == WEFT_KIND_TASK && interval->task)
        say_task(all, interval->resumed ? "resume" : "begin", interval->start, interval->task);
}

static void on_closed(const struct interval *interval, void *context)
{
    struct finished *all = context;
    if (all->messages)
        finished_messages_closed(all->messages, interval, task_graph_current(&all->own));
    task_graph_close(&all->own, interval);
    if (interval->kind == WEFT_KIND_TASK && interval->task && !interval->unfinished)
        say_task(all, interval->left ? "leave" : "end", interval->start + interval->duration, interval->task);
}

static void walk_thread(struct finished *all, struct intervals *intervals, struct trace *trace, struct trace_thread *thread)
{
    struct trace_event event;
    struct trace_cursor *cursor = cursor_open(trace, thread);
    all->thread_number++;
    all->own = (struct task_thread){ 0 };
    if (all->messages)
        finished_messages_start_thread(all->messages, thread);
    intervals_start(intervals, thread->process->sites, thread->process->n_sites);
    str_printf(say(all, "thread"), "\t0\t%" PRIu32 "\t%" PRIu32 "\t%s", all->thread_number, thread->tid,
               text_printable(&all->arena, reader_thread_name(thread)));
    said(all, 0);
    while (cursor && !interrupt_came() && cursor_next(cursor, &event))
        if (!intervals_add(intervals, &event))
            on_instant(all, &event);
    if (cursor)
        cursor_close(cursor);
    intervals_finish(intervals, thread->last_time);
}

static void on_message(void *context, const struct finished_message *found)
{
    struct finished *all = context;
    const struct message *message = found->message;
    for (int is_out = 1; is_out >= 0; is_out--) {
        uint64_t time = is_out ? message->send.call.end : message->receive.done.end;
        all->process_number = (is_out ? found->sender : found->receiver)->process->index;
        str_printf(say(all, "remote"), "\t%" PRIu64 "\t%" PRIx64 "\t%s\t%" PRId32 "\t%" PRId32, time, is_out ? found->sending : found->receiving,
                   is_out ? "out" : "in", message->source, message->destination);
        str_printf(&all->text, "\t%" PRIx64 "\t%" PRId32 "\t%" PRIu64, message->communicator, message->tag, found->number);
        said(all, time);
    }
}

static int by_time(const void *first, const void *second)
{
    const struct line *a = first, *b = second;
    if (a->time != b->time)
        return a->time < b->time ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

size_t finished_lines(struct trace *trace, struct str *out)
{
    struct finished all = { .text.arena = &all.arena, .graph.arena = &all.arena };
    struct intervals intervals = { .opened = on_opened, .closed = on_closed, .context = &all };
    all.messages = finished_messages_open(trace);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        all.process = process;
        all.process_number = (uint32_t)i;
        all.thread_number = 0;
        str_printf(say(&all, "hello"), "\t%zu\t%zu\t%" PRIu32 "\t%s", i, trace->processes.count, process->pid,
                   text_printable(&all.arena, process->program));
        said(&all, 0);
        for (size_t j = 0; j < process->threads.count && !interrupt_came(); j++)
            walk_thread(&all, &intervals, trace, process->threads.items[j]);
    }
    intervals_release(&intervals);
    if (all.messages)
        finished_messages_match(all.messages, on_message, &all);
    if (all.lines.count)
        qsort(all.lines.items, all.lines.count, sizeof *all.lines.items, by_time);
    for (size_t i = 0; i < all.lines.count; i++)
        str_add_bytes(out, all.text.text + all.lines.items[i].at, all.lines.items[i].length);
    arena_release(&all.arena);
    return all.n_tasks;
}
