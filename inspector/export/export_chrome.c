/* Trace -> JSON trace events (the "Trace Event Format" of chrome://tracing). Begin and end of an interval are separate
 * events: these nest in file order, while complete events with equal times would not show which one is inside. */
#include "exporter.h"
#include "json_writer.h"
#include "values.h"

/* The text that is the same for every interval of a site. */
struct description {
    struct slice event; /* name and category; text NULL: not generated yet */
    struct slice place; /* members of "args"; may be empty */
    struct slice whole; /* the text behind the time of an interval without values */
};

struct state {
    struct json_writer json;
    struct arena arena; /* owns the descriptions of the process's sites */
    struct description *by_site[WEFT_N_KINDS];
    struct slice begin, end; /* of an interval on the thread: its text up to the time */
};

static void begin_file(struct export_job *job)
{
    struct state *state = job->state;
    json_to_output(&state->json, job->output, JSON_SPACED);
    json_open_object(&state->json);
    json_member_string(&state->json, "displayTimeUnit", "ns");
    json_name(&state->json, "traceEvents");
    json_open_array(&state->json);
    state->json.style = JSON_COMPACT;
}

static void name_it(struct export_job *job, const char *what, uint32_t tid, const char *name)
{
    struct json_writer *json = &((struct state *)job->state)->json;
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "ph", "M");
    json_member_string(json, "name", what);
    json_member_number(json, "pid", export_pid(job));
    json_member_number(json, "tid", tid);
    json_name(json, "args");
    json_open_object(json);
    json_member_string(json, "name", name);
    json_close_object(json);
    json_close_object(json);
}

static void begin_process(struct export_job *job)
{
    struct state *state = job->state;
    arena_release(&state->arena);
    state->arena = (struct arena){ 0 };
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        state->by_site[kind] = arena_array(&state->arena, struct description, job->process->n_sites + (size_t)1);
    name_it(job, "process_name", export_pid(job), export_process_name(job, &state->arena));
}

static struct slice describe_thread(struct export_job *job, struct arena *arena, const char *phase)
{
    struct str text = { .arena = arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_COMPACT);
    json_open_object(&json);
    json_member_string(&json, "ph", phase);
    json_member_number(&json, "pid", export_pid(job));
    json_member_number(&json, "tid", job->thread->tid);
    json_name(&json, "ts");
    return (struct slice){ text.text, text.length };
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    state->begin = describe_thread(job, &state->arena, "B");
    state->end = describe_thread(job, &state->arena, "E");
    name_it(job, "thread_name", job->thread->tid, reader_thread_name(job->thread));
}

static struct slice describe_event(struct arena *arena, const struct weft_site *site, enum weft_kind kind)
{
    struct str text = { .arena = arena };
    struct json_writer members;
    json_to_members(&members, &text, JSON_COMPACT);
    json_member_string(&members, "cat", interval_kind_categories[kind]);
    json_member_string(&members, "name", callee_label(arena, site, kind));
    return (struct slice){ text.text, text.length };
}

static struct slice describe_place(struct arena *arena, const struct weft_site *site)
{
    struct str text = { .arena = arena };
    struct json_writer members;
    if (!*site->file)
        return (struct slice){ 0 };
    json_to_members(&members, &text, JSON_COMPACT);
    json_member_string(&members, "at", arena_printf(arena, "%s:%u", site->file, site->line_begin));
    json_member_string(&members, "in", site->function);
    if (site->flags & WEFT_SITE_INCLUSIVE)
        json_member_bool(&members, "inclusive", true);
    return (struct slice){ text.text, text.length };
}

/* Writes members that stand behind an event's time, and ends the event. */
static void begin_rest(struct json_writer *members, struct str *text)
{
    str_add_char(text, ',');
    json_to_members(members, text, JSON_COMPACT);
}

static struct slice end_rest(struct str *text)
{
    str_add_char(text, '}');
    return (struct slice){ text->text, text->length };
}

static struct slice add_description(struct str *text, const struct description *description, const struct trace_values *values, const char *names)
{
    struct json_writer json;
    begin_rest(&json, text);
    json_fragment(&json, description->event);
    if (description->place.length) {
        json_name(&json, "args");
        json_open_object(&json);
        json_fragment(&json, description->place);
        if (values) {
            json_name(&json, "arguments");
            json_open_object(&json);
            values_json(&json, values, names);
            json_close_object(&json);
        }
        json_close_object(&json);
    }
    return end_rest(text);
}

static const struct description *describe(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    const struct weft_site *site = reader_site(job->process, interval->site);
    uint32_t number = interval->site < job->process->n_sites ? interval->site : 0;
    struct description *known = &state->by_site[interval->kind][number];
    struct str whole = { .arena = &state->arena };
    if (known->event.text)
        return known;
    known->event = describe_event(&state->arena, site, interval->kind);
    known->place = describe_place(&state->arena, site);
    known->whole = add_description(&whole, known, NULL, NULL);
    return known;
}

static void write_event(struct export_job *job, struct slice begin, uint64_t time, struct slice rest)
{
    struct json_writer *json = &((struct state *)job->state)->json;
    const struct json_part parts[] = { { begin, JSON_MICROS, time - job->start }, { rest, JSON_NOTHING, 0 } };
    json_line(json, 0);
    json_row(json, parts, 2);
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    const struct description *description = describe(job, interval);
    if (!interval->arguments.bytes) {
        write_event(job, state->begin, interval->start, description->whole);
        return;
    }
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    write_event(job, state->begin, interval->start,
                add_description(&text, description, &interval->arguments, reader_value_names(job->process, interval->site)));
    arena_release(&arena);
}

static struct slice describe_end(struct str *text, struct export_job *job, const struct interval *interval)
{
    struct json_writer json;
    begin_rest(&json, text);
    json_name(&json, "args");
    json_open_object(&json);
    if (interval->result.bytes)
        values_json(&json, &interval->result, values_result_name(reader_value_names(job->process, interval->site)));
    else
        json_member_bool(&json, interval->unfinished ? "unfinished" : "unwound", true);
    json_close_object(&json);
    return end_rest(text);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    if (!interval->result.bytes && !interval->unfinished && !interval->unwound) {
        write_event(job, state->end, interval->start + interval->duration, (struct slice){ "}", 1 });
        return;
    }
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    write_event(job, state->end, interval->start + interval->duration, describe_end(&text, job, interval));
    arena_release(&arena);
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete) {
        json_line(&state->json, 0);
        json_close_array(&state->json);
        json_close_object(&state->json);
        json_finish(&state->json);
    }
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
