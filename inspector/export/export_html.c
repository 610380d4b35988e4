/* Trace -> one self-contained page: the data as JSON in html/page.html, which is embedded in weft.
 *
 * A page holds a bounded number of intervals, the longest ones over all threads. Shorter ones are counted in bins of
 * time. Tables and flame graph include all intervals. */
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "json_writer.h"
#include "str.h"
#include "export_calls.h"
#include "summary.h"
#include "values.h"

enum {
    MAX_SPANS = 200000,
    N_BINS = 1000,
    MAX_FRAMES = 20000,
    SOURCE_LIMIT = 4 << 20,
    N_POWERS = 40,
    VALUES_LIMIT = 200 /* bytes of text */
};

/* The page template, embedded by the linker; the data is inserted at data_mark. */
extern const char page_begin[] __asm__("_binary_page_html_start"), page_end[] __asm__("_binary_page_html_end");

static const char data_mark[] = "<!-- data -->\n";

struct state {
    struct export_tree calls;
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

/* Writes the members of a row that are numbers. */
static void add_row_numbers(struct json_writer *json, const struct row *row)
{
    json_member_number(json, "calls", row->calls);
    json_member_number(json, "total", row->total);
    json_member_number(json, "self", row->self);
    json_member_number(json, "mean", row_mean(row));
    json_member_number(json, "p50", row->p50);
    json_member_number(json, "p90", row->p90);
    json_member_number(json, "p99", row->p99);
    json_member_number(json, "max", row->durations.max);
}

/* Counts of durations by powers of two: the first one is for 0 and 1 ns, the last one for all longer durations. */
static void add_histogram(struct json_writer *json, const struct histogram *histogram)
{
    uint64_t counts[N_POWERS] = { 0 };
    histogram_powers(histogram, counts, N_POWERS);
    json_name(json, "histogram");
    json_open_array(json);
    for (int i = 0; i < N_POWERS; i++)
        json_number(json, counts[i]);
    json_close_array(json);
}

static void add_callees(struct export_job *job, const struct summary *summary)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    json_name(json, "callees");
    json_open_array(json);
    for (size_t i = 0; i < summary->rows.items.count; i++) {
        const struct row *row = summary->rows.items.items[i];
        json_line(json, 0);
        json_open_object(json);
        json_member_string(json, "name", callee_label(&state->calls.arena, row->site, row->kind));
        json_member_string(json, "class", !interval_is_scope(row->kind) ? class_label(row->site) : "scope");
        add_row_numbers(json, row);
        add_histogram(json, &row->durations);
        json_close_object(json);
    }
    json_close_array(json);
}

static void add_analyses(struct export_job *job, const struct summary *summary)
{
    struct state *state = job->state;
    for (size_t i = 0; i < summary->studies.items.count; i++) {
        const struct study *study = &summary->studies.items.items[i];
        if (study->analysis->page) {
            json_line(&state->json, 0);
            study->analysis->page(study, &state->json);
        }
    }
}

/* A source file, of which lines are shown if it is readable. Rows are sorted by file, so only the last file is
 * kept. */
struct source_file {
    struct arena arena;
    const char *path;
    struct slice text;
};

static const char *line_of(struct source_file *file, const char *path, uint32_t line)
{
    if (!file->path || strcmp(file->path, path) != 0) {
        arena_release(&file->arena);
        *file = (struct source_file){ .path = path };
        if (fs_read(&file->arena, path, SOURCE_LIMIT, &file->text) != 0)
            file->text = (struct slice){ 0 };
    }
    const char *at = file->text.text, *end = at ? at + file->text.length : NULL;
    for (; at && line > 1; line--) {
        at = memchr(at, '\n', (size_t)(end - at));
        at = at ? at + 1 : NULL;
    }
    if (!at)
        return "";
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((stop ? stop : end) - at);
    return arena_strndup(&file->arena, at, length < 200 ? length : 200);
}

static void add_lines(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    struct summary summary;
    struct filter everything = { 0 };
    struct source_file file = { 0 };
    summary_make(&summary, job->trace,
                 &(struct summary_options){ .key = BY_LINE, .order = ORDER_NAME, .filter = &everything, .studies = STUDIES_NONE });
    json_line(json, 0);
    json_name(json, "lines");
    json_open_array(json);
    for (size_t i = 0; i < summary.rows.items.count; i++) {
        const struct row *row = summary.rows.items.items[i];
        json_line(json, 0);
        json_open_object(json);
        json_member_string(json, "file", row->site->file);
        json_member_string(json, "text", line_of(&file, row->site->file, row->site->line_begin));
        json_member_number(json, "line", row->site->line_begin);
        add_row_numbers(json, row);
        json_close_object(json);
    }
    json_close_array(json);
    arena_release(&file.arena);
}

static void add_sites(struct export_job *job)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    uint32_t n_sites = 0;
    state->site_base = arena_array(&state->calls.arena, uint32_t, job->trace->processes.count + 1);
    json_line(json, 0);
    json_name(json, "sites");
    json_open_array(json);
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        state->site_base[i] = n_sites;
        for (uint32_t number = 0; number < process->n_sites; number++, n_sites++) {
            const struct weft_site *site = reader_site(process, number);
            json_line(json, 0);
            json_open_object(json);
            json_member_string(json, "file", site->file);
            json_member_string(json, "function", site->function);
            json_member_number(json, "line", site->line_begin);
            json_close_object(json);
        }
    }
    json_close_array(json);
}

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

static const char *programs_of(const struct trace *trace, struct arena *arena)
{
    enum { MOST = 4 };
    struct str programs = { .arena = arena };
    for (size_t i = 0; i < trace->processes.count && i < MOST; i++)
        if (i == 0 || strcmp(trace->processes.items[i]->program, trace->processes.items[i - 1]->program) != 0)
            str_printf(&programs, "%s%s", i ? ", " : "", trace->processes.items[i]->program);
    return programs.length ? programs.text : "";
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
    summary_make(&summary, job->trace,
                 &(struct summary_options){ .key = BY_CALLEE, .order = ORDER_TOTAL, .filter = &everything, .studies = STUDIES_OF_PAGE });
    state->threshold = find_threshold(&summary, &state->calls.arena);
    state->duration = summary.last_time - summary.first_time;
    state->step = state->duration / N_BINS + 1;

    json_to_output(json, job->output, JSON_COMPACT);
    json->is_in_html = true;
    json_open_object(json);
    json_member_string(json, "programs", programs_of(job->trace, &state->calls.arena));
    json_member_number(json, "processes", job->trace->processes.count);
    json_member_number(json, "duration", state->duration);
    json_member_number(json, "recorded", summary.recorded);
    json_member_number(json, "events", summary.n_events);
    json_member_number(json, "lost", summary.lost);
    json_member_number(json, "unfinished", summary.unfinished);
    json_member_number(json, "threshold", state->threshold);
    add_callees(job, &summary);
    add_analyses(job, &summary);
    add_lines(job);
    add_sites(job);
    json_line(json, 0);
    json_name(json, "threads");
    json_open_array(json);
}

/* ---- threads ---- */

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

struct flame {
    uint64_t *totals;                /* ns: self time of a node and all nodes below it */
    uint32_t *first_child, *sibling; /* 0: none */
    uint64_t least;                  /* smaller frames are left out */
};

static int compare_numbers(const void *left, const void *right)
{
    uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
    return (a < b) - (a > b);
}

static void link_nodes(struct flame *flame, const struct calltree *tree, struct arena *arena)
{
    size_t n_nodes = tree->nodes.count;
    flame->totals = arena_array(arena, uint64_t, n_nodes);
    flame->first_child = arena_array(arena, uint32_t, n_nodes);
    flame->sibling = arena_array(arena, uint32_t, n_nodes);
    for (size_t i = n_nodes; i-- > 1;) {
        uint32_t parent = tree->nodes.items[i].parent;
        flame->totals[i] += tree->nodes.items[i].self;
        flame->totals[parent] += flame->totals[i];
        flame->sibling[i] = flame->first_child[parent];
        flame->first_child[parent] = (uint32_t)i;
    }
    if (n_nodes > MAX_FRAMES) {
        uint64_t *sorted = arena_array(arena, uint64_t, n_nodes);
        memcpy(sorted, flame->totals, n_nodes * sizeof *sorted);
        qsort(sorted, n_nodes, sizeof *sorted, compare_numbers);
        flame->least = sorted[MAX_FRAMES - 1] + 1;
    }
}

/* Recursion is as deep as CALLTREE_DEPTH allows. */
static void add_frame(struct export_job *job, const struct flame *flame, uint32_t index)
{
    struct state *state = job->state;
    const struct calltree_node *node = &state->calls.tree.nodes.items[index];
    const char *name = node->depth == 0   ? "all"
                       : node->depth == 1 ? job->trace->processes.items[node->callee]->program
                                          : state->calls.tree.callees.items.items[node->callee].name;
    uint64_t self = flame->totals[index]; /* including the frames below that are left out */
    struct json_writer *json = &state->json;
    json_open_object(json);
    json_name(json, "children");
    json_open_array(json);
    for (uint32_t child = flame->first_child[index]; child; child = flame->sibling[child]) {
        if (flame->totals[child] < flame->least || flame->totals[child] == 0)
            continue;
        json_line(json, 0);
        add_frame(job, flame, child);
        self -= flame->totals[child];
    }
    json_close_array(json);
    json_member_number(json, "value", self);
    json_member_string(json, "name", name);
    json_close_object(json);
}

static void end_page(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    struct json_writer *json = &state->json;
    if (is_complete) {
        export_tree_complete(job);
        struct flame flame = { 0 };
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
        json_line(json, 0);
        json_name(json, "flame");
        link_nodes(&flame, &state->calls.tree, &state->calls.arena);
        add_frame(job, &flame, 0);
        json_close_object(json);
        json_finish(json);
        output_bytes(job->output, mark, (size_t)(page_end - mark));
    }
    arena_release(&state->calls.arena);
    arena_release(&state->thread_arena);
}

const struct exporter export_html = {
    .name = "html",
    .help = "a page to look at in any browser, in one file (also: weft html)",
    .target = EXPORT_TEXT,
    .state_size = sizeof(struct state),
    .open = begin_page,
    .process = export_tree_process,
    .thread = begin_thread,
    .opened = export_tree_opened,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_page,
};
