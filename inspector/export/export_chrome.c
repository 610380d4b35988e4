/* Trace -> JSON trace events (the "Trace Event Format" of chrome://tracing), begin and end of each interval apart: in file order they nest, where
 * complete events of equal time would not tell which one is inside. */
#include "str.h"
#include "exporter.h"
#include "values.h"

struct state {
    struct arena arena; /* what is said of each site of the process, once made */
    struct slice *by_site[WEFT_N_KINDS];
    struct slice thread; /* "pid" and "tid" */
    bool any;
};

static void begin_file(struct export_job *job)
{
    output_text(job->output, "{\"displayTimeUnit\": \"ns\", \"traceEvents\": [");
}

/* Starts an event after the one before it. */
static void begin_event(struct export_job *job)
{
    struct state *state = job->state;
    output_text(job->output, state->any ? ",\n" : "\n");
    state->any = true;
}

static void name_it(struct export_job *job, const char *what, uint32_t tid, const char *name)
{
    begin_event(job);
    output_printf(job->output, "{\"ph\":\"M\",\"name\":\"%s\",\"pid\":%u,\"tid\":%u,\"args\":{\"name\":", what, export_pid(job), tid);
    export_json(job, name);
    output_text(job->output, "}}");
}

static void begin_process(struct export_job *job)
{
    struct state *state = job->state;
    arena_release(&state->arena);
    state->arena = (struct arena){ 0 };
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        state->by_site[kind] = arena_array(&state->arena, struct slice, job->process->n_sites + (size_t)1);
    name_it(job, "process_name", export_pid(job), export_process_name(job, &state->arena));
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    struct str text = { .arena = &state->arena };
    str_printf(&text, ",\"pid\":%u,\"tid\":%u,\"ts\":", export_pid(job), job->thread->tid);
    state->thread = (struct slice){ text.text, text.length };
    name_it(job, "thread_name", job->thread->tid, reader_thread_name(job->thread));
}

/* Name, category and arguments of a begin: the same for every interval of a site. */
static struct slice describe(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    const struct weft_site *site = reader_site(job->process, interval->site);
    uint32_t number = interval->site < job->process->n_sites ? interval->site : 0;
    struct slice *known = &state->by_site[interval->kind][number];
    if (known->text)
        return *known;
    struct str text = { .arena = &state->arena };
    str_printf(&text, ",\"cat\":\"%s\",\"name\":", interval_kind_categories[interval->kind]);
    str_add_json(&text, callee_label(&state->arena, site, interval->kind));
    if (*site->file) {
        str_add(&text, ",\"args\":{\"at\":");
        str_add_json(&text, arena_printf(&state->arena, "%s:%u", site->file, site->line_begin));
        str_add(&text, ",\"in\":");
        str_add_json(&text, site->function);
        str_add(&text, site->flags & WEFT_SITE_INCLUSIVE ? ",\"inclusive\":true}" : "}");
    }
    str_add(&text, "}");
    *known = (struct slice){ text.text, text.length };
    return *known;
}

static void add_event(struct export_job *job, const char *phase, uint64_t time)
{
    const struct state *state = job->state;
    begin_event(job);
    output_text(job->output, phase);
    output_bytes(job->output, state->thread.text, state->thread.length);
    output_micros(job->output, time - job->start);
}

static void write_values(struct export_job *job, const struct trace_values *values, const char *names)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    values_json(&text, values, names);
    output_bytes(job->output, text.text, text.length);
    arena_release(&arena);
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    struct slice text = describe(job, interval);
    add_event(job, "{\"ph\":\"B\"", interval->start);
    bool has_arguments = interval->arguments.bytes && text.length > 2 && text.text[text.length - 2] == '}';
    output_bytes(job->output, text.text, text.length - (has_arguments ? 2 : 0));
    if (has_arguments) {
        output_text(job->output, ",\"arguments\":{");
        write_values(job, &interval->arguments, reader_value_names(job->process, interval->site));
        output_text(job->output, "}}}");
    }
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    add_event(job, "{\"ph\":\"E\"", interval->start + interval->duration);
    if (interval->result.bytes) {
        output_text(job->output, ",\"args\":{");
        write_values(job, &interval->result, values_result_name(reader_value_names(job->process, interval->site)));
        output_text(job->output, "}}");
        return;
    }
    output_text(job->output, interval->unfinished ? ",\"args\":{\"unfinished\":true}}" : interval->unwound ? ",\"args\":{\"unwound\":true}}" : "}");
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete)
        output_text(job->output, "\n]}\n");
    arena_release(&state->arena);
}

const struct exporter export_chrome = {
    .name = "chrome",
    .help = "JSON trace events: ui.perfetto.dev, chrome://tracing",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = begin_process,
    .thread = begin_thread,
    .opened = open_interval,
    .closed = close_interval,
    .close = end_file,
};
