/* Trace -> one page that needs nothing else: the data as JSON in html/page.html, which is a part of weft.
 *
 * A page holds a bounded number of intervals: the longest, over all threads. What is shorter is counted in bins of time. Tables and flame graph are
 * about everything. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "str.h"
#include "export_calls.h"
#include "report.h"
#include "summary.h"
#include "values.h"
#include "waits.h"
#include "json_writer.h"

enum {
    MAX_SPANS = 200000,
    MAX_ARROWS = 5000,
    N_BINS = 1000,
    MAX_FRAMES = 20000,
    SOURCE_LIMIT = 4 << 20,
    N_POWERS = 40,
    VALUES_LIMIT = 200 /* bytes of text */
};

/* The page up to its data, and from there on; put in by the linker. */
extern const char page_begin[] __asm__("_binary_page_html_start"), page_end[] __asm__("_binary_page_html_end");

static const char data_mark[] = "<!-- data -->\n";

struct state {
    struct export_tree calls;
    uint64_t threshold;     /* ns: shorter intervals are not shown one by one */
    uint64_t n_shown, step; /* step: ns of a bin */
    uint64_t duration;
    uint32_t bins[N_BINS];
    uint32_t n_intervals;      /* of the thread, shown one by one */
    struct arena thread_arena; /* of `values` */
    struct str values;         /* captured by them: "number of the interval":"text", ... */
    bool any_bin;
    uint32_t *site_base; /* per process: its sites have the numbers from here on */
};

/* ---- JSON ---- */

/* JSON whose strings must not end the element which the data stands in. */
static void write_json(struct export_job *job, const char *json, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (json[i] == '<')
            output_text(job->output, "\\u003c");
        else
            output_char(job->output, json[i]);
    }
}

static void add_string(struct export_job *job, const char *text)
{
    struct arena arena = { 0 };
    struct str json = { .arena = &arena };
    str_add_json(&json, text);
    write_json(job, json.text, json.length);
    arena_release(&arena);
}

static void add_member(struct export_job *job, const char *name, const char *value)
{
    output_printf(job->output, "\"%s\":", name);
    add_string(job, value);
    output_char(job->output, ',');
}

static void add_number(struct export_job *job, const char *name, uint64_t value)
{
    output_printf(job->output, "\"%s\":%" PRIu64 ",", name, value);
}

/* The members of a row that are numbers, the last one with no comma behind it. */
static void add_row_numbers(struct export_job *job, const struct summary_row *row)
{
    add_number(job, "calls", row->calls);
    add_number(job, "total", row->total);
    add_number(job, "self", row->self);
    add_number(job, "mean", summary_mean(row));
    add_number(job, "p50", row->p50);
    add_number(job, "p90", row->p90);
    add_number(job, "p99", row->p99);
    output_printf(job->output, "\"max\":%" PRIu64, row->durations.max);
}

/* Durations by powers of two: the first counts 0 and 1 ns, the last one all that is longer. */
static void add_histogram(struct export_job *job, const struct histogram *histogram)
{
    uint64_t counts[N_POWERS] = { 0 };
    histogram_powers(histogram, counts, N_POWERS);
    output_text(job->output, ",\"histogram\":[");
    for (int i = 0; i < N_POWERS; i++)
        output_printf(job->output, "%s%" PRIu64, i ? "," : "", counts[i]);
    output_char(job->output, ']');
}

/* ---- tables ---- */

static void add_callees(struct export_job *job, const struct summary *summary)
{
    struct state *state = job->state;
    output_text(job->output, "\"callees\":[");
    for (size_t i = 0; i < summary->rows.count; i++) {
        const struct summary_row *row = summary->rows.items[i];
        output_text(job->output, i ? ",\n{" : "\n{");
        add_member(job, "name", callee_label(&state->calls.arena, row->site, row->kind));
        add_member(job, "class", !interval_is_scope(row->kind) ? class_names[class_of(row->site)] : "scope");
        add_row_numbers(job, row);
        add_histogram(job, &row->durations);
        output_char(job->output, '}');
    }
    output_text(job->output, "],\n\"waits\":[");
    for (size_t i = 0; i < summary->waits.count; i++) {
        const struct summary_wait *wait = &summary->waits.items[i];
        output_text(job->output, i ? ",{" : "{");
        add_member(job, "class", class_names[wait->class]);
        add_member(job, "name", wait->callee);
        add_number(job, "calls", wait->calls);
        add_number(job, "total", wait->total);
        output_printf(job->output, "\"max\":%" PRIu64 "}", wait->max);
    }
    output_text(job->output, "],\n");
}

/* Who waits for whom. Arrows are numbers, one behind the other: waiter, depth, start, end, releaser, depth, time, class, sure. */
static void add_waits_for(struct export_job *job, const struct summary *summary)
{
    static const struct waitfor nothing;
    const struct waitfor *waitfor = summary->waitfor ? summary->waitfor : &nothing;
    struct arena arena = { 0 };
    struct str json = { .arena = &arena };
    report_json_waits_for(&json, summary);
    output_text(job->output, "\"waitsFor\":");
    write_json(job, json.text, json.length);
    arena_release(&arena);
    output_text(job->output, ",\n\"classes\":[");
    for (int i = 0; i < N_CLASSES; i++)
        output_printf(job->output, "%s\"%s\"", i ? "," : "", class_names[i]);
    output_text(job->output, "],\n\"arrows\":[");
    for (size_t i = 0; i < waitfor->arrows.count; i++) {
        const struct waitfor_arrow *arrow = &waitfor->arrows.items[i];
        output_printf(job->output, "%s%u,%u,%" PRIu64 ",%" PRIu64 ",%u,%u,%" PRIu64 ",%d,%d", i ? ",\n" : "", arrow->waiter, arrow->depth,
                      arrow->start - job->start, arrow->end - job->start, arrow->releaser, arrow->releaser_depth, arrow->released - job->start,
                      (int)arrow->class, arrow->is_sure);
    }
    output_text(job->output, "],\n");
}

/* The text of a line of a source file, if it is there to be read. Rows come in order of files, so the last one read is kept. */
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
    struct summary summary;
    struct filter everything = { 0 };
    struct source_file file = { 0 };
    summary_make(&summary, job->trace, BY_LINE, &everything, NULL, 0);
    summary_sort(&summary, ORDER_NAME);
    output_text(job->output, "\"lines\":[");
    for (size_t i = 0; i < summary.rows.count; i++) {
        const struct summary_row *row = summary.rows.items[i];
        output_text(job->output, i ? ",\n{" : "\n{");
        add_member(job, "file", row->site->file);
        add_member(job, "text", line_of(&file, row->site->file, row->site->line_begin));
        add_number(job, "line", row->site->line_begin);
        add_row_numbers(job, row);
        output_char(job->output, '}');
    }
    output_text(job->output, "],\n");
    arena_release(&file.arena);
}

static void add_sites(struct export_job *job)
{
    struct state *state = job->state;
    uint32_t n_sites = 0;
    state->site_base = arena_array(&state->calls.arena, uint32_t, job->trace->processes.count + 1);
    output_text(job->output, "\"sites\":[");
    for (size_t i = 0; i < job->trace->processes.count; i++) {
        const struct trace_process *process = job->trace->processes.items[i];
        state->site_base[i] = n_sites;
        for (uint32_t number = 0; number < process->n_sites; number++, n_sites++) {
            const struct weft_site *site = reader_site(process, number);
            output_text(job->output, n_sites ? ",\n{" : "\n{");
            add_member(job, "file", site->file);
            add_member(job, "function", site->function);
            output_printf(job->output, "\"line\":%u}", site->line_begin);
        }
    }
    output_text(job->output, "],\n");
}

/* The duration that no more than MAX_SPANS intervals exceed. */
static uint64_t find_threshold(const struct summary *summary, struct arena *arena)
{
    struct histogram all = { 0 };
    for (size_t i = 0; i < summary->rows.count; i++)
        histogram_merge(&all, arena, &summary->rows.items[i]->durations);
    if (all.count <= MAX_SPANS)
        return 0;
    uint64_t threshold = histogram_percentile(&all, 100.0 - 100.0 * MAX_SPANS / (double)all.count);
    return threshold + threshold / 32 + 1; /* on to the end of its bucket */
}

static void begin_page(struct export_job *job)
{
    struct state *state = job->state;
    struct summary summary;
    struct waitfor waitfor;
    struct filter everything = { 0 };
    const char *mark = memmem(page_begin, (size_t)(page_end - page_begin), data_mark, sizeof data_mark - 1);
    output_bytes(job->output, page_begin, (size_t)(mark - page_begin));
    export_tree_open(job);
    summary_make(&summary, job->trace, BY_CALLEE, &everything, &waitfor, MAX_ARROWS);
    summary_sort(&summary, ORDER_TOTAL);
    state->threshold = find_threshold(&summary, &state->calls.arena);
    state->duration = summary.last_time - summary.first_time;
    state->step = state->duration / N_BINS + 1;

    struct str programs = { .arena = &state->calls.arena };
    for (size_t i = 0; i < job->trace->processes.count && i < 4; i++)
        if (i == 0 || strcmp(job->trace->processes.items[i]->program, job->trace->processes.items[i - 1]->program) != 0)
            str_printf(&programs, "%s%s", i ? ", " : "", job->trace->processes.items[i]->program);
    output_char(job->output, '{');
    add_member(job, "programs", programs.length ? programs.text : "");
    add_number(job, "processes", job->trace->processes.count);
    add_number(job, "duration", state->duration);
    add_number(job, "recorded", summary.recorded);
    add_number(job, "events", summary.n_events);
    add_number(job, "lost", summary.lost);
    add_number(job, "unfinished", summary.unfinished);
    add_number(job, "threshold", state->threshold);
    add_callees(job, &summary);
    add_waits_for(job, &summary);
    add_lines(job);
    add_sites(job);
    output_text(job->output, "\"threads\":[");
}

/* ---- threads ---- */

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    memset(state->bins, 0, sizeof state->bins);
    state->n_intervals = 0;
    state->any_bin = false;
    arena_release(&state->thread_arena);
    state->thread_arena = (struct arena){ 0 };
    state->values = (struct str){ .arena = &state->thread_arena };
    output_text(job->output, job->thread_index ? ",\n{" : "\n{");
    add_member(job, "name", reader_thread_name(job->thread));
    add_member(job, "process", reader_process_name(job->trace->arena, job->trace, job->process));
    add_number(job, "pid", job->process->pid);
    add_number(job, "tid", job->thread->tid);
    output_text(job->output, "\"spans\":[");
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
    str_printf(&state->values, "%s\"%u\":", state->values.length ? "," : "", state->n_intervals);
    str_add_json(&state->values, text.text);
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
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (state->n_intervals > 0 || i > 0)
            output_char(job->output, ',');
        output_number(job->output, numbers[i]);
    }
    keep_values(job, interval);
    state->n_intervals++;
}

static void end_thread(struct export_job *job)
{
    const struct state *state = job->state;
    output_char(job->output, ']');
    if (state->values.length) {
        output_text(job->output, ",\"values\":{");
        write_json(job, state->values.text, state->values.length);
        output_char(job->output, '}');
    }
    if (state->any_bin) {
        output_text(job->output, ",\"bins\":[");
        for (size_t i = 0; i < N_BINS; i++)
            output_printf(job->output, "%s%u", i ? "," : "", state->bins[i]);
        output_char(job->output, ']');
    }
    output_char(job->output, '}');
}

/* ---- flame graph ---- */

struct flame {
    uint64_t *totals;                /* ns: self time of a node and of all below it */
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
    uint64_t self = flame->totals[index]; /* with what is left out below it */
    bool any = false;
    output_text(job->output, "{\"children\":[");
    for (uint32_t child = flame->first_child[index]; child; child = flame->sibling[child]) {
        if (flame->totals[child] < flame->least || flame->totals[child] == 0)
            continue;
        output_text(job->output, any ? ",\n" : "\n");
        any = true;
        add_frame(job, flame, child);
        self -= flame->totals[child];
    }
    output_text(job->output, "],");
    add_number(job, "value", self);
    output_text(job->output, "\"name\":");
    add_string(job, name);
    output_char(job->output, '}');
}

static void end_page(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    if (is_complete) {
        export_tree_complete(job);
        struct flame flame = { 0 };
        const char *mark = memmem(page_begin, (size_t)(page_end - page_begin), data_mark, sizeof data_mark - 1) + sizeof data_mark - 1;
        output_text(job->output, "],\n\"names\":[");
        for (size_t i = 0; i < state->calls.tree.callees.items.count; i++) {
            output_text(job->output, i ? ",\n" : "\n");
            add_string(job, state->calls.tree.callees.items.items[i].name);
        }
        output_text(job->output, "],\n\"flame\":");
        link_nodes(&flame, &state->calls.tree, &state->calls.arena);
        add_frame(job, &flame, 0);
        output_text(job->output, "}\n");
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
