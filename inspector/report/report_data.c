/* The report for programs: JSON and CSV. docs/report.md. */
#include <inttypes.h>
#include <string.h>

#include "report.h"
#include "waits.h"
#include "json_writer.h"

static void json_text(struct str *out, const char *name, const char *value)
{
    str_printf(out, "\"%s\": ", name);
    str_add_json(out, value);
    str_add(out, ", ");
}

static void add_number(struct str *out, const char *name, uint64_t value)
{
    str_printf(out, "\"%s\": %" PRIu64 ", ", name, value);
}

/* Members end with ", "; this makes an end of the last one. */
static void json_close(struct str *out, const char *end)
{
    if (out->length >= 2 && memcmp(out->text + out->length - 2, ", ", 2) == 0)
        out->text[out->length -= 2] = '\0';
    str_add(out, end);
}

static void json_thread(struct str *out, const struct summary_thread *thread)
{
    add_number(out, "tid", thread->thread->tid);
    json_text(out, "name", thread->thread->name);
    add_number(out, "events", thread->thread->n_events);
    add_number(out, "lost", thread->thread->lost);
    add_number(out, "calls", thread->calls);
    add_number(out, "in_calls_ns", thread->busy);
    add_number(out, "waited_ns", thread->waited);
    add_number(out, "first_ns", thread->thread->first_time);
    add_number(out, "last_ns", thread->thread->last_time);
    add_number(out, "unfinished", thread->unfinished);
    add_number(out, "unbalanced", thread->unbalanced);
    add_number(out, "unwound", thread->unwound);
}

static void json_processes(struct str *out, const struct trace *trace, const struct summary *summary)
{
    str_add(out, "  \"processes\": [");
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "directory", process->path);
        json_text(out, "program", process->program);
        add_number(out, "pid", process->pid);
        add_number(out, "parent_pid", process->parent_pid);
        json_text(out, "machine_id", process->machine_id);
        str_printf(out, "\"clock_offset_ns\": %" PRId64 ", \"threads\": [", process->clock_offset);
        bool any = false;
        for (size_t j = 0; j < summary->threads.count; j++) {
            if (summary->threads.items[j].thread->process != process)
                continue;
            str_add(out, any ? ",\n      { " : "\n      { ");
            json_thread(out, &summary->threads.items[j]);
            json_close(out, " }");
            any = true;
        }
        str_add(out, "] }");
    }
    str_add(out, "],\n");
}

/* The members of a row, whatever they are written as. */
struct member {
    const char *name, *text; /* text NULL: a number */
    uint64_t number;
};
enum { MAX_MEMBERS = 24 };

static size_t list_members(struct member *members, enum summary_key key, const struct summary_row *row)
{
    size_t n = 0;
    if (key == BY_CALLEE || key == BY_SITE) {
        members[n++] = (struct member){ "callee", row->site->callee, 0 };
        members[n++] = (struct member){ "kind", interval_kind_names[row->kind], 0 };
    }
    if (key == BY_THREAD) {
        members[n++] = (struct member){ "pid", NULL, row->thread->process->pid };
        members[n++] = (struct member){ "tid", NULL, row->thread->tid };
        members[n++] = (struct member){ "name", row->thread->name, 0 };
        members[n++] = (struct member){ "waited_ns", NULL, row->waited };
        members[n++] = (struct member){ "work_ns", NULL, row->work };
    }
    if (key == BY_CLASS)
        members[n++] = (struct member){ "class", class_names[class_of(row->site)], 0 };
    if (key == BY_SITE || key == BY_CALLER)
        members[n++] = (struct member){ "function", row->site->function, 0 };
    if (key == BY_SITE || key == BY_CALLER || key == BY_LINE)
        members[n++] = (struct member){ "file", row->site->file, 0 };
    if (key == BY_SITE || key == BY_LINE)
        members[n++] = (struct member){ "line", NULL, row->site->line_begin };
    if (key == BY_SITE)
        members[n++] = (struct member){ "column", NULL, row->site->column };
    members[n++] = (struct member){ "calls", NULL, row->calls };
    members[n++] = (struct member){ "total_ns", NULL, row->total };
    members[n++] = (struct member){ "self_ns", NULL, row->self };
    members[n++] = (struct member){ "min_ns", NULL, row->durations.min };
    members[n++] = (struct member){ "mean_ns", NULL, summary_mean(row) };
    members[n++] = (struct member){ "p50_ns", NULL, row->p50 };
    members[n++] = (struct member){ "p90_ns", NULL, row->p90 };
    members[n++] = (struct member){ "p99_ns", NULL, row->p99 };
    members[n++] = (struct member){ "max_ns", NULL, row->durations.max };
    members[n++] = (struct member){ "unfinished", NULL, row->unfinished };
    members[n++] = (struct member){ "unwound", NULL, row->unwound };
    return n;
}

static void json_row(struct str *out, enum summary_key key, const struct summary_row *row)
{
    struct member members[MAX_MEMBERS];
    size_t n_members = list_members(members, key, row);
    for (size_t i = 0; i < n_members; i++)
        if (members[i].text)
            json_text(out, members[i].name, members[i].text);
        else
            add_number(out, members[i].name, members[i].number);
    str_printf(out, "\"inclusive\": %s", row->inclusive ? "true" : "false");
}

static void json_futures(struct str *out, const struct summary *summary)
{
    str_add(out, "  \"futures\": [");
    for (size_t i = 0; i < summary->futures.rows.count; i++) {
        const struct future_row *row = summary->futures.rows.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "callee", row->site->callee);
        json_text(out, "function", row->site->function);
        json_text(out, "file", row->site->file);
        add_number(out, "line", row->site->line_begin);
        add_number(out, "column", row->site->column);
        add_number(out, "made", row->made);
        add_number(out, "over", row->over);
        add_number(out, "total_ns", row->total);
        add_number(out, "min_ns", row->over ? row->min : 0);
        add_number(out, "mean_ns", future_row_mean(row));
        add_number(out, "max_ns", row->max);
        json_close(out, " }");
    }
    str_add(out, "],\n");
}

static void json_frame(struct str *out, const struct frame *frame)
{
    str_add(out, "{ ");
    if (*frame->function)
        json_text(out, "function", frame->function);
    if (*frame->file) {
        json_text(out, "file", frame->file);
        add_number(out, "line", frame->line);
    }
    if (*frame->module)
        json_text(out, "module", frame->module);
    str_printf(out, "\"%s\": \"0x%" PRIx64 "\", \"inlined\": %s }", *frame->module ? "offset" : "address", frame->offset,
               frame->is_inlined ? "true" : "false");
}

static void json_backtraces(struct str *out, const struct summary *summary)
{
    str_add(out, "  \"backtraces\": [");
    for (size_t i = 0; i < summary->backtraces.rows.count; i++) {
        const struct backtrace_row *row = summary->backtraces.rows.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "callee", row->site->callee);
        json_text(out, "kind", interval_kind_names[row->kind]);
        json_text(out, "file", row->site->file);
        add_number(out, "line", row->site->line_begin);
        add_number(out, "calls", row->calls);
        add_number(out, "total_ns", row->total);
        str_add(out, "\"frames\": [");
        for (size_t k = 0; k < row->frames.count; k++) {
            str_add(out, k ? ",\n      " : "\n      ");
            json_frame(out, &row->frames.items[k]);
        }
        str_add(out, "] }");
    }
    str_add(out, "],\n");
}

static void json_waits(struct str *out, const struct summary *summary)
{
    str_add(out, "  \"waits\": [");
    for (size_t i = 0; i < summary->waits.count; i++) {
        const struct summary_wait *wait = &summary->waits.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "class", class_names[wait->class]);
        add_number(out, "calls", wait->calls);
        add_number(out, "total_ns", wait->total);
        add_number(out, "max_ns", wait->max);
        json_text(out, "callee", wait->callee);
        json_close(out, " }");
    }
    str_add(out, "],\n");
}

static void json_waiting_thread(struct str *out, const char *what, const struct trace_thread *thread)
{
    str_printf(out, "\"%s\": ", what);
    if (!thread) {
        str_add(out, "null, ");
        return;
    }
    str_add(out, "{ ");
    add_number(out, "pid", thread->process->pid);
    add_number(out, "tid", thread->tid);
    json_text(out, "name", thread->name);
    json_close(out, " }, ");
}

void report_json_waits_for(struct str *out, const struct summary *summary)
{
    str_add(out, "[");
    for (size_t i = 0; summary->waitfor && i < summary->waitfor->edges.count; i++) {
        const struct waitfor_edge *edge = &summary->waitfor->edges.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "class", class_names[edge->class]);
        json_waiting_thread(out, "waiter", edge->waiter);
        json_waiting_thread(out, "released_by", edge->releaser);
        add_number(out, "calls", edge->calls);
        add_number(out, "total_ns", edge->total);
        add_number(out, "max_ns", edge->max);
        json_text(out, "file", edge->site->file);
        add_number(out, "line", edge->site->line_begin);
        json_text(out, "function", edge->site->function);
        if (edge->object)
            str_printf(out, "\"object\": \"0x%" PRIx64 "\", ", edge->object);
        str_printf(out, "\"sure\": %s }", edge->is_sure ? "true" : "false");
    }
    str_add(out, "]");
}

static void json_imbalances(struct str *out, const struct summary *summary)
{
    str_add(out, "  \"imbalances\": [");
    for (size_t i = 0; i < summary->imbalances.items.count; i++) {
        const struct imbalance *sort = &summary->imbalances.items.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_waiting_thread(out, "first", sort->first);
        if (sort->start) {
            json_text(out, "start", sort->start->callee);
            json_text(out, "file", sort->start->file);
            add_number(out, "line", sort->start->line_begin);
        }
        add_number(out, "teams", sort->n_teams);
        add_number(out, "threads", sort->n_threads);
        add_number(out, "least_ns", sort->least);
        add_number(out, "mean_ns", sort->mean);
        add_number(out, "most_ns", sort->most);
        json_waiting_thread(out, "slowest", sort->slowest);
        str_printf(out, "\"imbalance_percent\": %.1f, \"idle_percent\": %.1f, \"odd\": %s }", 100 * sort->imbalance, 100 * sort->idle,
                   sort->is_odd ? "true" : "false");
    }
    str_add(out, "],\n");
}

static void json_problems(struct str *out, const struct trace *trace)
{
    str_add(out, "  \"problems\": [");
    for (size_t i = 0; i < trace->problems.count; i++) {
        const struct trace_problem *problem = &trace->problems.items[i];
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_text(out, "file", problem->path);
        if (problem->offset != UINT64_MAX)
            add_number(out, "offset", problem->offset);
        json_text(out, "text", problem->text);
        json_close(out, " }");
    }
    str_add(out, "]\n");
}

void report_json(struct str *out, const struct trace *trace, const struct summary *summary, size_t limit)
{
    size_t shown = limit && limit < summary->rows.count ? limit : summary->rows.count;
    str_add(out, "{\n  \"version\": 1,\n  ");
    json_text(out, "trace", trace->path);
    add_number(out, "duration_ns", summary->last_time - summary->first_time);
    add_number(out, "events", summary->n_events);
    add_number(out, "calls", summary->calls);
    add_number(out, "lost", summary->lost);
    add_number(out, "unfinished", summary->unfinished);
    add_number(out, "unbalanced", summary->unbalanced);
    add_number(out, "unwound", summary->unwound);
    add_number(out, "unknown", summary->unknown);
    add_number(out, "inclusive_sites", summary->inclusive_sites);
    json_close(out, ",\n");
    json_processes(out, trace, summary);
    str_printf(out, "  \"by\": \"%s\",\n  \"rows\": [", report_key_names[summary->key]);
    for (size_t i = 0; i < shown; i++) {
        str_add(out, i ? ",\n    { " : "\n    { ");
        json_row(out, summary->key, summary->rows.items[i]);
        str_add(out, " }");
    }
    str_add(out, "],\n");
    json_futures(out, summary);
    json_backtraces(out, summary);
    json_waits(out, summary);
    str_add(out, "  \"waits_for\": ");
    report_json_waits_for(out, summary);
    str_add(out, ",\n");
    json_imbalances(out, summary);
    json_problems(out, trace);
    str_add(out, "}\n");
}

/* ---- CSV ---- */

static void csv_text(struct str *out, const char *text)
{
    bool is_quoted = strpbrk(text, ",\"\r\n") != NULL;
    str_add(out, is_quoted ? "\"" : "");
    for (; *text; text++) {
        if (*text == '"')
            str_add_char(out, '"');
        str_add_char(out, *text);
    }
    str_add(out, is_quoted ? "\"," : ",");
}

void report_csv(struct str *out, const struct summary *summary, size_t limit)
{
    static const struct weft_site no_site = { .callee = "", .file = "", .function = "" };
    static struct trace_process no_process;
    static const struct trace_thread no_thread = { .process = &no_process, .name = "" };
    static const struct summary_row no_row = { .site = &no_site, .thread = &no_thread };
    size_t shown = limit && limit < summary->rows.count ? limit : summary->rows.count;
    struct member members[MAX_MEMBERS];
    size_t n_members = list_members(members, summary->key, &no_row); /* for their names */
    for (size_t i = 0; i < n_members; i++)
        str_printf(out, "%s,", members[i].name);
    str_add(out, "inclusive\r\n");
    for (size_t row = 0; row < shown; row++) {
        (void)list_members(members, summary->key, summary->rows.items[row]);
        for (size_t i = 0; i < n_members; i++)
            if (members[i].text)
                csv_text(out, members[i].text);
            else
                str_printf(out, "%" PRIu64 ",", members[i].number);
        str_add(out, summary->rows.items[row]->inclusive ? "1\r\n" : "0\r\n");
    }
}
