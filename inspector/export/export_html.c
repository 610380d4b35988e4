/* Trace -> one self-contained page: the page of weft view, with the data that it would ask the server for.
 *
 * A page holds a bounded number of calls, the longest ones over all threads. Shorter ones are added up by bin of time and
 * path (short_calls.h). Tables of the whole include all calls. */
#include <stdlib.h>
#include <string.h>

#include "json_writer.h"
#include "str.h"
#include "call_flags.h"
#include "exporter.h"
#include "page_data.h"
#include "page_text.h"
#include "short_calls.h"
#include "summary.h"
#include "values.h"

enum {
    MAX_CALLS = 200000,
    MAX_SUMS = 200000, /* of short calls */
    MIN_SUMS = 500,    /* of a thread */
    N_BINS = 4096,
    VALUES_LIMIT = 200 /* bytes of text */
};

struct state {
    struct arena arena;
    struct calltree paths;
    struct calltree backtrace_tree;
    struct frametree backtraces;
    struct json_writer json; /* the data */
    uint64_t threshold;      /* ns: shorter calls are not held one by one */
    uint64_t step;           /* ns of a bin, at first */
    size_t most_sums;        /* of a thread */
    struct short_calls short_calls;
    uint32_t n_calls;          /* of the thread, that are held one by one */
    size_t deepest;            /* of the thread: so many were open at a time */
    struct arena thread_arena; /* owns `values` */
    struct str values;         /* their captured values: members with the number of the call, and the text */
    struct json_writer values_json;
    uint32_t *site_base; /* per process: first number of its sites */
};

/* ---- tables ---- */

/* A duration that at most MAX_CALLS calls exceed. */
static uint64_t find_threshold(const struct summary *summary, struct arena *arena)
{
    struct histogram all = { 0 };
    for (size_t i = 0; i < summary->rows.items.count; i++)
        histogram_merge(&all, arena, &summary->rows.items.items[i]->durations);
    if (all.count <= MAX_CALLS)
        return 0;
    uint64_t threshold = histogram_percentile(&all, 100.0 - 100.0 * MAX_CALLS / (double)all.count);
    return threshold + threshold / 32 + 1; /* the end of its bucket */
}

static size_t count_threads(const struct trace *trace)
{
    size_t n_threads = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        n_threads += trace->processes.items[i]->threads.count;
    return n_threads;
}

static void begin_page(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    struct summary summary;
    struct filter everything = { 0 };
    struct slice before, after;
    page_text_parts(&before, &after);
    output_bytes(job->output, before.text, before.length);
    calltree_init(&state->paths, &state->arena);
    calltree_init(&state->backtrace_tree, &state->arena);
    state->backtraces = (struct frametree){ .tree = &state->backtrace_tree, .weight = WEIGH_TIME, .has_numbers = true };
    summary_make(&summary, job->trace,
                 &(struct summary_options){ .key = BY_CALLEE, .order = ORDER_TOTAL, .filter = &everything, .studies = STUDIES_OF_PAGE });
    state->threshold = find_threshold(&summary, &state->arena);
    state->step = (summary.last_time - summary.first_time) / N_BINS + 1;
    state->step = state->step > state->threshold ? state->step : state->threshold;
    state->most_sums = MAX_SUMS / (count_threads(job->trace) + 1);
    state->most_sums = state->most_sums > MIN_SUMS ? state->most_sums : MIN_SUMS;

    json_to_output(json, job->output, JSON_COMPACT);
    json->is_in_html = true;
    json_open_object(json);
    page_data_head(json, &summary);
    json_member_number(json, "threshold", state->threshold);
    page_data_callees(json, &summary);
    page_data_analyses(json, &summary);
    page_data_thread_totals(json, &summary);
    page_data_lines(json, job->trace);
    state->site_base = page_data_sites(json, job->trace);
    page_data_texts(json, job->trace);
    json_line(json, 0);
    json_name(json, "threads");
    json_open_array(json);
}

/* ---- threads ---- */

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    state->n_calls = 0;
    state->deepest = 0;
    arena_release(&state->thread_arena);
    state->thread_arena = (struct arena){ 0 };
    short_calls_open(&state->short_calls, &state->thread_arena, state->step, state->most_sums);
    state->values = (struct str){ .arena = &state->thread_arena };
    json_to_members(&state->values_json, &state->values, JSON_COMPACT);
    state->values_json.is_in_html = true;
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "name", reader_thread_name(job->thread));
    json_member_string(json, "process", reader_process_name(job->trace->arena, job->trace, job->process));
    json_member_number(json, "pid", job->process->pid);
    json_member_number(json, "tid", job->thread->tid);
    json_name(json, "calls");
    json_open_array(json);
}

/* "(n=3, path=\"a\") = 7" */
static void keep_values(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    const char *names = reader_value_names(job->process, interval->site);
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    if (!interval->arguments.bytes && !interval->result.bytes)
        return;
    str_add(&text, "(");
    values_print(&text, &interval->arguments, names);
    str_add(&text, ")");
    if (interval->result.bytes) {
        str_add(&text, " = ");
        values_print(&text, &interval->result, values_result_name(names));
    }
    if (text.length > VALUES_LIMIT) {
        for (text.length = VALUES_LIMIT; (text.text[text.length] & 0xC0) == 0x80;)
            text.length--;
        str_add(&text, "...");
    }
    json_member_string(&state->values_json, arena_printf(&arena, "%u", state->n_calls), text.text);
    arena_release(&arena);
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    calltree_opened(&state->paths, job->process, interval);
    state->deepest = state->paths.stack.count > state->deepest ? state->paths.stack.count : state->deepest;
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    uint32_t node = state->paths.stack.items[state->paths.stack.count - 1];
    uint64_t start = interval->start - job->start;
    calltree_closed(&state->paths, interval);
    frametree_add(&state->backtraces, job->process, interval);
    if (interval->duration < state->threshold) {
        short_calls_add(&state->short_calls, node, start, start + interval->duration);
        return;
    }
    const uint64_t numbers[] = { start, interval->duration, node,
                                 state->site_base[job->process_index] + (interval->site < job->process->n_sites ? interval->site : 0),
                                 call_flags(interval) };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        json_number(&state->json, numbers[i]);
    keep_values(job, interval);
    state->n_calls++;
}

static void add_short_calls(struct state *state)
{
    struct json_writer *json = &state->json;
    short_calls_finish(&state->short_calls);
    json_member_number(json, "step", state->short_calls.size);
    json_name(json, "short");
    json_open_array(json);
    for (size_t i = 0; i < state->short_calls.sums.count; i++) {
        const struct short_calls_sum *sum = &state->short_calls.sums.items[i];
        const uint64_t numbers[] = { sum->bin, sum->node, sum->covered, 2 * sum->begun + sum->is_crossed };
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            json_number(json, numbers[k]);
    }
    json_close_array(json);
    short_calls_release(&state->short_calls);
}

static void end_thread(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    json_close_array(json);
    if (state->values.length > 0) {
        json_name(json, "values");
        json_open_object(json);
        json_fragment(json, (struct slice){ state->values.text, state->values.length });
        json_close_object(json);
    }
    add_short_calls(state);
    json_member_number(json, "deepest", state->deepest);
    json_close_object(json);
}

/* ---- the end ---- */

/* By number: parent and callee; node 0 is the root. */
static void add_paths(struct json_writer *json, const struct calltree *paths)
{
    json_line(json, 0);
    json_name(json, "nodes");
    json_open_array(json);
    for (size_t i = 0; i < paths->nodes.count; i++) {
        json_number(json, paths->nodes.items[i].parent);
        json_number(json, paths->nodes.items[i].callee);
    }
    json_close_array(json);
    json_line(json, 0);
    json_name(json, "names");
    json_open_array(json);
    for (size_t i = 0; i < paths->callees.items.count; i++)
        json_string(json, paths->callees.items.items[i].name);
    json_close_array(json);
}

/* "<" is only in strings of JSON, and must not end the element around it. */
static void add_analyses(struct json_writer *json, const char *text)
{
    struct arena arena = { 0 };
    struct str safe = { .arena = &arena };
    if (!text)
        return;
    str_add(&safe, "\"analyses\":[");
    for (size_t n; *text; text += n + (text[n] == '<')) {
        n = strcspn(text, "<");
        str_add_bytes(&safe, text, n);
        str_add(&safe, text[n] == '<' ? "\\u003c" : "");
    }
    str_add(&safe, "]");
    json_line(json, 0);
    json_fragment(json, (struct slice){ safe.text, safe.length });
    arena_release(&arena);
}

static void end_page(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    if (is_complete) {
        struct slice before, after;
        page_text_parts(&before, &after);
        json_close_array(json);
        add_paths(json, &state->paths);
        add_analyses(json, job->analyses);
        page_data_backtraces(json, &state->backtraces);
        json_close_object(json);
        json_finish(json);
        output_bytes(job->output, after.text, after.length);
    }
    frametree_close(&state->backtraces);
    short_calls_release(&state->short_calls);
    arena_release(&state->arena);
    arena_release(&state->thread_arena);
}

const struct exporter export_html = {
    .name = "html",
    .help = "a page to look at in any browser, in one file (also: weft html)",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_page,
    .thread = begin_thread,
    .opened = open_interval,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_page,
};
