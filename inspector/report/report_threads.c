#include "report_threads.h"

#include "text_table.h"

void report_threads_text(struct str *out, const struct summary *summary, const struct text_style *style)
{
    static const char *const headings[] = { "tid", "calls", "in calls", "recorded for", "thread", "most self time", NULL };
    enum { MOST = 8 };
    size_t count = summary->threads.count, shown = count > MOST ? MOST : count;
    bool has_processes = summary->trace->processes.count > 1;
    if (count == 0)
        return;
    text_add_heading(out, style, "threads");
    struct table table = table_start(out->arena, style, headings, 4);
    for (size_t i = 0; i < shown; i++) {
        const struct summary_thread *thread = &summary->threads.items[i];
        const char *name = text_thread_name(out->arena, thread->thread);
        table_printf(&table, "%u", thread->thread->tid);
        table_add_count(&table, thread->calls);
        table_add_time(&table, thread->busy);
        table_add_time(&table, thread->thread->last_time - thread->thread->first_time - thread->off);
        if (has_processes)
            table_printf(&table, "%s of %s", name, text_process_name(out->arena, summary->trace, thread->thread));
        else
            table_add(&table, name);
        table_add(&table, thread->busiest ? text_printable(out->arena, thread->busiest->site->callee) : "-");
    }
    table_print(&table, out);
    text_add_more(out, count - shown, "--by thread shows all");
}

static void add_thread(struct json_writer *json, const struct summary_thread *thread)
{
    json_open_object(json);
    json_member_number(json, "tid", thread->thread->tid);
    json_member_string(json, "name", thread->thread->name);
    json_member_number(json, "events", thread->thread->n_events);
    json_member_number(json, "lost", thread->thread->lost);
    json_member_number(json, "calls", thread->calls);
    json_member_number(json, "in_calls_ns", thread->busy);
    json_member_number(json, "waited_ns", thread->waited);
    json_member_number(json, "first_ns", thread->thread->first_time);
    json_member_number(json, "last_ns", thread->thread->last_time);
    json_member_number(json, "off_ns", thread->off);
    json_member_number(json, "unfinished", thread->unfinished);
    json_member_number(json, "cut", thread->cut);
    json_member_number(json, "unbalanced", thread->unbalanced);
    json_member_number(json, "unwound", thread->unwound);
    json_close_object(json);
}

static void add_process(struct json_writer *json, const struct summary *summary, const struct trace_process *process)
{
    json_open_object(json);
    json_member_string(json, "directory", process->path);
    json_member_string(json, "program", process->program);
    json_member_number(json, "pid", process->pid);
    json_member_number(json, "parent_pid", process->parent_pid);
    json_member_string(json, "machine_id", process->machine_id);
    json_name(json, "clock_offset_ns");
    json_integer(json, process->clock_offset);
    json_name(json, "threads");
    json_open_array(json);
    for (size_t i = 0; i < summary->threads.count; i++)
        if (summary->threads.items[i].thread->process == process) {
            json_line(json, 6);
            add_thread(json, &summary->threads.items[i]);
        }
    json_close_array(json);
    json_close_object(json);
}

void report_threads_json(struct json_writer *json, const struct summary *summary)
{
    json_name(json, "processes");
    json_open_array(json);
    for (size_t i = 0; i < summary->trace->processes.count; i++) {
        json_line(json, 4);
        add_process(json, summary, summary->trace->processes.items[i]);
    }
    json_close_array(json);
}
