/* Trace -> one self-contained page: the data as JSON in html/page.html, which is embedded in weft.
 *
 * A page holds a bounded number of intervals, the longest ones over all threads. Shorter ones are counted in bins of
 * time. Tables and flame graph include all intervals. */
#include <stdlib.h>
#include <string.h>

#include "json_writer.h"
#include "str.h"
#include "export_calls.h"
#include "flame.h"
#include "page_data.h"
#include "summary.h"
#include "values.h"

enum {
    MAX_SPANS = 200000,
    N_BINS = 1000,
    MAX_FRAMES = PAGE_DATA_FRAMES,
    VALUES_LIMIT = 200 /* bytes of text */
};

/* The page template, embedded by the linker; the data is inserted at data_mark. */
extern const char page_begin[] __asm__("_binary_page_html_start"), page_end[] __asm__("_binary_page_html_end");

static const char data_mark[] = "<!-- data -->\n";

struct state {
    struct export_tree calls;
    struct calltree backtrace_tree; /* in the arena of `calls`, like that one */
    struct frametree backtraces;
    struct json_writer json; /* the data */
    uint64_t threshold;      /* ns: shorter intervals are not shown individually */
    uint64_t n_shown, step;  /* step: ns of a bin */
    uint64_t duration;
    uint32_t bins[N_BINS];
    uint32_t n_intervals;      /* intervals of the thread that are shown individually */
    struct arena thread_arena; /* owns `values` */
    struct str values;         /* their captured values: members with the number of the interval, and the text */
    struct json_writer values_json;
    bool any_bin;
    uint32_t *site_base; /* per process: first number of its sites */
};

/* ---- tables ---- */

/* A duration that at most MAX_SPANS intervals exceed. */
static uint64_t find_threshold(const struct summary *summary, struct arena *arena)
{
    struct histogram all = { 0 };
    for (size_t i = 0; i < summary->rows.items.count; i++)
        histogram_merge(&all, arena, &summary->rows.items.items[i]->durations);
    if (all.count <= MAX_SPANS)
        return 0;
    uint64_t threshold = histogram_percentile(&all, 100.0 - 100.0 * MAX_SPANS / (double)all.count);
    return threshold + threshold / 32 + 1; /* the end of its bucket */
}

static void begin_page(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    struct summary summary;
    struct filter everything = { 0 };
    const char *mark = memmem(page_begin, (size_t)(page_end - page_begin), data_mark, sizeof data_mark - 1);
    output_bytes(job->output, page_begin, (size_t)(mark - page_begin));
    export_tree_open(job);
    calltree_init(&state->backtrace_tree, &state->calls.arena);
    state->backtraces = (struct frametree){ .tree = &state->backtrace_tree, .weight = WEIGH_TIME, .has_numbers = true };
    summary_make(&summary, job->trace,
                 &(struct summary_options){ .key = BY_CALLEE, .order = ORDER_TOTAL, .filter = &everything, .studies = STUDIES_OF_PAGE });
    state->threshold = find_threshold(&summary, &state->calls.arena);
    state->duration = summary.last_time - summary.first_time;
    state->step = state->duration / N_BINS + 1;

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
    json_line(json, 0);
    json_name(json, "threads");
    json_open_array(json);
}

/* ---- threads ---- */

static void begin_process(struct export_job *job)
{
    struct state *state = job->state;
    export_tree_process(job);
    calltree_root(&state->backtrace_tree, job->process_index);
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    memset(state->bins, 0, sizeof state->bins);
    state->n_intervals = 0;
    state->any_bin = false;
    arena_release(&state->thread_arena);
    state->thread_arena = (struct arena){ 0 };
    state->values = (struct str){ .arena = &state->thread_arena };
    json_to_members(&state->values_json, &state->values, JSON_COMPACT);
    state->values_json.is_in_html = true;
    json_line(json, 0);
    json_open_object(json);
    json_member_string(json, "name", reader_thread_name(job->thread));
    json_member_string(json, "process", reader_process_name(job->trace->arena, job->trace, job->process));
    json_member_number(json, "pid", job->process->pid);
    json_member_number(json, "tid", job->thread->tid);
    json_name(json, "spans");
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
    json_member_string(&state->values_json, arena_printf(&arena, "%u", state->n_intervals), text.text);
    arena_release(&arena);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    uint32_t callee = state->calls.tree.nodes.items[state->calls.tree.stack.items[state->calls.tree.stack.count - 1]].callee;
    uint64_t start = interval->start - job->start;
    export_tree_closed(job, interval);
    frametree_add(&state->backtraces, job->process, interval);
    if (interval->duration < state->threshold) {
        state->bins[start / state->step < N_BINS ? start / state->step : N_BINS - 1]++;
        state->any_bin = true;
        return;
    }
    const uint64_t numbers[] = { start, interval->duration, interval->depth, callee,
                                 state->site_base[job->process_index] + (interval->site < job->process->n_sites ? interval->site : 0) };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        json_number(&state->json, numbers[i]);
    keep_values(job, interval);
    state->n_intervals++;
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
    if (state->any_bin) {
        json_name(json, "bins");
        json_open_array(json);
        for (size_t i = 0; i < N_BINS; i++)
            json_number(json, state->bins[i]);
        json_close_array(json);
    }
    json_close_object(json);
}

/* ---- flame graph ---- */

static const char *program_of(const void *context, uint32_t number)
{
    const struct trace *trace = context;
    return trace->processes.items[number]->program;
}

static void add_flame(struct export_job *job)
{
    struct state *state = job->state;
    const struct calltree *tree = &state->calls.tree;
    struct flame flame = { .tree = tree, .n_measures = 1, .most = MAX_FRAMES, .root_name = program_of, .context = job->trace };
    flame.measures[0] = flame_of_nodes("value", tree, &tree->nodes.items->self);
    flame_sum(&flame, &state->calls.arena);
    json_line(&state->json, 0);
    json_name(&state->json, "flame");
    flame_write(&state->json, &flame);
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
        export_tree_complete(job);
        const char *mark = memmem(page_begin, (size_t)(page_end - page_begin), data_mark, sizeof data_mark - 1) + sizeof data_mark - 1;
        json_close_array(json);
        json_line(json, 0);
        json_name(json, "names");
        json_open_array(json);
        for (size_t i = 0; i < state->calls.tree.callees.items.count; i++) {
            json_line(json, 0);
            json_string(json, state->calls.tree.callees.items.items[i].name);
        }
        json_close_array(json);
        add_flame(job);
        add_analyses(json, job->analyses);
        page_data_backtraces(json, &state->backtraces, program_of, job->trace);
        json_close_object(json);
        json_finish(json);
        output_bytes(job->output, mark, (size_t)(page_end - mark));
    }
    frametree_close(&state->backtraces);
    arena_release(&state->calls.arena);
    arena_release(&state->thread_arena);
}

const struct exporter export_html = {
    .name = "html",
    .help = "a page to look at in any browser, in one file (also: weft html)",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_page,
    .process = begin_process,
    .thread = begin_thread,
    .opened = export_tree_opened,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_page,
};
