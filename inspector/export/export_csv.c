/* Trace -> comma-separated values (RFC 4180): a line per interval, in the order in which they ended, and a line per
 * instant, whose kind is the name of its event. */
#include <ctype.h>
#include <string.h>

#include "csv.h"
#include "exporter.h"
#include "values.h"

struct state {
    struct arena arena;    /* of the process */
    struct slice *by_site; /* columns after the kind that are the same for all events of a site; NULL until needed */
    struct slice thread;   /* columns that are the same for all events of a thread */
};

static const char heading[] =
    "machine_id,program,pid,tid,thread,kind,callee,file,line,column,function,inclusive,depth,start_ns,duration_ns,self_ns,unfinished,unwound,"
    "arguments,result\r\n";

static void add_field(struct str *text, const char *value)
{
    csv_add(text, value);
    str_add_char(text, ',');
}

static void begin_file(struct export_job *job)
{
    output_text(job->output, heading);
}

static void begin_process(struct export_job *job)
{
    struct state *state = job->state;
    arena_release(&state->arena);
    state->arena = (struct arena){ 0 };
    state->by_site = arena_array(&state->arena, struct slice, job->process->n_sites + (size_t)1);
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    struct str text = { .arena = &state->arena };
    add_field(&text, job->process->machine_id);
    add_field(&text, job->process->program);
    str_printf(&text, "%u,%u,", job->process->pid, job->thread->tid);
    add_field(&text, reader_thread_name(job->thread));
    state->thread = (struct slice){ text.text, text.length };
}

static struct slice describe(struct export_job *job, uint32_t number)
{
    struct state *state = job->state;
    const struct weft_site *site = reader_site(job->process, number);
    struct slice *known = &state->by_site[number < job->process->n_sites ? number : 0];
    if (known->text)
        return *known;
    struct str text = { .arena = &state->arena };
    add_field(&text, site->callee);
    add_field(&text, site->file);
    str_printf(&text, "%u,%u,", site->line_begin, site->column);
    add_field(&text, site->function);
    str_printf(&text, "%d,", site->flags & WEFT_SITE_INCLUSIVE ? 1 : 0);
    *known = (struct slice){ text.text, text.length };
    return *known;
}

static void write_values(struct export_job *job, const struct trace_values *values, const char *names, const char *behind)
{
    if (values->bytes) {
        struct arena arena = { 0 };
        struct str text = { .arena = &arena }, field = { .arena = &arena };
        values_print(&text, values, names);
        csv_add(&field, text.text ? text.text : "");
        output_bytes(job->output, field.text, field.length);
        arena_release(&arena);
    }
    output_text(job->output, behind);
}

/* Writes the columns up to the start time. */
static void begin_line(struct export_job *job, const char *kind, uint32_t site, uint64_t depth, uint64_t start)
{
    const struct state *state = job->state;
    struct slice text = describe(job, site);
    output_bytes(job->output, state->thread.text, state->thread.length);
    output_text(job->output, kind);
    output_char(job->output, ',');
    output_bytes(job->output, text.text, text.length);
    output_number(job->output, depth);
    output_char(job->output, ',');
    output_number(job->output, start);
    output_char(job->output, ',');
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    begin_line(job, interval_kind_names[interval->kind], interval->site, interval->depth, interval->start);
    output_number(job->output, interval->duration);
    output_char(job->output, ',');
    output_number(job->output, interval->self);
    output_text(job->output, interval->unfinished ? ",1" : ",0");
    output_text(job->output, interval->unwound ? ",1," : ",0,");
    const char *names = reader_value_names(job->process, interval->site);
    write_values(job, &interval->arguments, names, ",");
    write_values(job, &interval->result, values_result_name(names), "\r\n");
}

/* Writes an instant, with its number in the column of the arguments. Ends of futures and unmatched ends are not
 * instants. */
static void write_instant(struct export_job *job, const struct trace_event *event)
{
    char kind[32] = "";
    if (weft_event_role(event->type) != WEFT_ROLE_INSTANT)
        return;
    const char *name = trace_event_name(event->type);
    for (size_t i = 0; name[i] && i + 1 < sizeof kind; i++)
        kind[i] = (char)tolower((unsigned char)name[i]);
    begin_line(job, kind, event->site, job->intervals.depth, event->time);
    output_text(job->output, "0,0,0,0,");
    if (weft_event_payload(event->type) == WEFT_PAYLOAD_NUMBER)
        output_number(job->output, event->number);
    write_values(job, &event->values, reader_event_value_names(job->process, event), ",\r\n");
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    (void)is_complete;
    arena_release(&state->arena);
}

const struct exporter export_csv = {
    .name = "csv",
    .help = "comma-separated values, one line per interval: spreadsheets, pandas, R",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = begin_process,
    .thread = begin_thread,
    .instant = write_instant,
    .closed = close_interval,
    .close = end_file,
};
