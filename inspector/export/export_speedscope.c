/* Trace -> speedscope's own JSON, one evented profile per thread. The frames are only known when everything has been
 * read, so they are at the end of the file. */
#include <string.h>

#include "export_calls.h"
#include "json_writer.h"

struct state {
    struct export_tree calls; /* its callees are the frames; the tree is for backtraces alone */
    struct json_writer json;
    bool any_event;
    uint64_t last;              /* ns: of the thread's last event */
    struct slice opens, closes; /* an event's text up to its frame */
};

static struct slice begin_event(struct arena *arena, const char *type)
{
    struct str text = { .arena = arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_COMPACT);
    json_open_object(&json);
    json_member_string(&json, "type", type);
    json_name(&json, "frame");
    return (struct slice){ text.text, text.length };
}

static void begin_file(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    export_tree_open(job);
    state->opens = begin_event(&state->calls.arena, "O");
    state->closes = begin_event(&state->calls.arena, "C");
    json_to_output(json, job->output, JSON_COMPACT);
    json_open_object(json);
    json_member_string(json, "$schema", "https://www.speedscope.app/file-format-schema.json");
    json_member_string(json, "exporter", "weft");
    json_member_string(json, "name", job->trace->path);
    json_name(json, "profiles");
    json_open_array(json);
}

static void begin_profile(struct export_job *job, uint64_t time)
{
    struct json_writer *json = &((struct state *)job->state)->json;
    struct arena arena = { 0 };
    const char *process = reader_process_name(&arena, job->trace, job->process);
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "type", "evented");
    json_member_string(json, "unit", "nanoseconds");
    json_member_string(json, "name", arena_printf(&arena, "%s %u of %s", reader_thread_name(job->thread), job->thread->tid, process));
    json_member_number(json, "startValue", time - job->start);
    json_name(json, "events");
    json_open_array(json);
    arena_release(&arena);
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    state->any_event = false;
}

/* Stand between an event's numbers, and behind them. */
static const struct slice between = { ",\"at\":", 6 }, behind = { "}", 1 };

static void add_event(struct export_job *job, struct slice type, const struct interval *interval, uint64_t time)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    if (!state->any_event)
        begin_profile(job, time); /* a thread without intervals has no profile */
    state->any_event = true;
    const struct json_part parts[] = {
        { type, JSON_NUMBER, callees_find(&state->calls.tree.callees, job->process, interval->site, interval->kind) },
        { between, JSON_NUMBER, time - job->start },
        { behind, JSON_NOTHING, 0 },
    };
    json_line(json, 0);
    json_row(json, parts, 3);
    state->last = time;
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    if (job->has_backtraces)
        return;
    add_event(job, ((struct state *)job->state)->opens, interval, interval->start);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    if (job->has_backtraces) {
        export_tree_closed(job, interval);
        return;
    }
    add_event(job, ((struct state *)job->state)->closes, interval, interval->start + interval->duration);
}

static void end_thread(struct export_job *job)
{
    struct state *state = job->state;
    if (!state->any_event)
        return;
    json_close_array(&state->json);
    json_member_number(&state->json, "endValue", state->last - job->start);
    json_close_object(&state->json);
}

static void add_sample(struct json_writer *json, const struct calltree *tree, uint32_t index)
{
    uint32_t path[CALLTREE_DEPTH + 1];
    size_t length = 0;
    for (uint32_t at = index; tree->nodes.items[at].depth > 1; at = tree->nodes.items[at].parent)
        path[length++] = tree->nodes.items[at].callee;
    json_line(json, 0);
    json_open_array(json);
    while (length-- > 0)
        json_number(json, path[length]);
    json_close_array(json);
}

/* One profile of samples, each with what its stack weighs. */
static void write_backtraces(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    const struct calltree *tree = &state->calls.tree;
    uint64_t all = 0;
    export_tree_complete(job);
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "type", "sampled");
    json_member_string(json, "unit",
                       job->weight == WEIGH_TIME                                   ? "nanoseconds"
                       : job->weight == WEIGH_VALUE && strstr(job->value, "bytes") ? "bytes"
                                                                                   : "none");
    json_member_string(json, "name", job->weight == WEIGH_VALUE ? job->value : job->weight == WEIGH_CALLS ? "calls" : "time");
    json_name(json, "samples");
    json_open_array(json);
    for (uint32_t i = 1; i < tree->nodes.count; i++)
        if (export_tree_weight(job, i) > 0)
            add_sample(json, tree, i);
    json_close_array(json);
    json_name(json, "weights");
    json_open_array(json);
    for (uint32_t i = 1; i < tree->nodes.count; i++)
        if (export_tree_weight(job, i) > 0) {
            json_number(json, export_tree_weight(job, i));
            all += export_tree_weight(job, i);
        }
    json_close_array(json);
    json_member_number(json, "startValue", 0);
    json_member_number(json, "endValue", all);
    json_close_object(json);
}

static void write_frames(struct state *state)
{
    struct json_writer *json = &state->json;
    json_line(json, 0);
    json_name(json, "shared");
    json_open_object(json);
    json_name(json, "frames");
    json_open_array(json);
    for (size_t i = 0; i < state->calls.tree.callees.items.count; i++) {
        json_line(json, 0);
        json_open_object(json);
        json_member_string(json, "name", state->calls.tree.callees.items.items[i].name);
        json_close_object(json);
    }
    json_close_array(json);
    json_close_object(json);
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete && job->has_backtraces)
        write_backtraces(job);
    if (is_complete) {
        json_close_array(&state->json);
        write_frames(state);
        json_close_object(&state->json);
        json_finish(&state->json);
    }
    arena_release(&state->calls.arena);
}

const struct exporter export_speedscope = {
    .name = "speedscope",
    .help = "speedscope's JSON: www.speedscope.app, or its offline copy",
    .target = EXPORT_TEXT,
    .takes_backtraces = true,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = export_tree_process,
    .thread = begin_thread,
    .opened = open_interval,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_file,
};
