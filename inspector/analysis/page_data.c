#include "page_data.h"

#include <string.h>

#include "classes.h"
#include "flame.h"
#include "fs.h"

enum { SOURCE_LIMIT = 4 << 20, LINE_LIMIT = 200 /* bytes */, N_POWERS = 40, MOST_FRAMES = 20000 };

static const char *programs_of(const struct trace *trace)
{
    enum { MOST = 4 };
    struct str programs = { .arena = trace->arena };
    for (size_t i = 0; i < trace->processes.count && i < MOST; i++)
        if (i == 0 || strcmp(trace->processes.items[i]->program, trace->processes.items[i - 1]->program) != 0)
            str_printf(&programs, "%s%s", i ? ", " : "", trace->processes.items[i]->program);
    return programs.length ? programs.text : "";
}

void page_data_head(struct json_writer *json, const struct summary *summary)
{
    const struct trace *trace = summary->trace;
    json_member_string(json, "programs", programs_of(trace));
    json_member_number(json, "processes", trace->processes.count);
    json_member_number(json, "duration", summary->last_time - summary->first_time);
    json_member_number(json, "recorded", summary->recorded);
    json_member_number(json, "events", summary->n_events);
    json_member_number(json, "lost", summary->lost);
    json_member_number(json, "unfinished", summary->unfinished);
    json_name(json, "filter");
    json_string(json, reader_filter(trace->arena, trace));
}

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

void page_data_callees(struct json_writer *json, const struct summary *summary)
{
    json_name(json, "callees");
    json_open_array(json);
    for (size_t i = 0; i < summary->rows.items.count; i++) {
        const struct row *row = summary->rows.items.items[i];
        json_line(json, 0);
        json_open_object(json);
        json_member_string(json, "name", callee_label(summary->trace->arena, row->site, row->kind));
        json_member_string(json, "class", !interval_is_scope(row->kind) ? class_label(row->site) : "scope");
        add_row_numbers(json, row);
        add_histogram(json, &row->durations);
        json_close_object(json);
    }
    json_close_array(json);
}

void page_data_analyses(struct json_writer *json, const struct summary *summary)
{
    for (size_t i = 0; i < summary->studies.items.count; i++) {
        const struct study *study = &summary->studies.items.items[i];
        if (study->analysis->page) {
            json_line(json, 0);
            study->analysis->page(study, json);
        }
    }
}

static void add_totals(struct json_writer *json, const struct summary_thread *totals)
{
    json_open_object(json);
    json_member_number(json, "calls", totals->calls);
    json_member_number(json, "busy", totals->busy);
    json_member_number(json, "waited", totals->waited);
    json_member_number(json, "work", totals->work);
    json_member_number(json, "recorded", totals->last - totals->first - totals->off);
    json_member_number(json, "lost", totals->thread->lost);
    json_member_number(json, "unfinished", totals->unfinished);
    json_member_string(json, "start", totals->start ? totals->start->callee : "");
    json_member_string(json, "file", totals->start ? totals->start->file : "");
    json_member_number(json, "line", totals->start ? totals->start->line_begin : 0);
    json_member_bool(json, "main", totals->scope == WEFT_KIND_GLOBAL);
    json_close_object(json);
}

void page_data_thread_totals(struct json_writer *json, const struct summary *summary)
{
    size_t next = 0; /* the summary has the threads that could be opened, in the same order */
    json_line(json, 0);
    json_name(json, "totals");
    json_open_array(json);
    for (size_t i = 0; i < summary->trace->processes.count; i++) {
        const struct trace_process *process = summary->trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            json_line(json, 0);
            if (next < summary->threads.count && summary->threads.items[next].thread == process->threads.items[j])
                add_totals(json, &summary->threads.items[next++]);
            else
                json_null(json);
        }
    }
    json_close_array(json);
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
    return arena_strndup(&file->arena, at, length < LINE_LIMIT ? length : LINE_LIMIT);
}

void page_data_lines(struct json_writer *json, struct trace *trace)
{
    struct summary summary;
    struct filter everything = { 0 };
    struct source_file file = { 0 };
    summary_make(&summary, trace, &(struct summary_options){ .key = BY_LINE, .order = ORDER_NAME, .filter = &everything, .studies = STUDIES_NONE });
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

uint32_t *page_data_sites(struct json_writer *json, const struct trace *trace)
{
    uint32_t n_sites = 0, *base = arena_array(trace->arena, uint32_t, trace->processes.count + 1);
    json_line(json, 0);
    json_name(json, "sites");
    json_open_array(json);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        base[i] = n_sites;
        for (uint32_t number = 0; number < page_data_n_sites(process); number++, n_sites++) {
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
    return base;
}

void page_data_texts(struct json_writer *json, const struct trace *trace)
{
    struct source_file file = { 0 };
    json_line(json, 0);
    json_name(json, "texts");
    json_open_array(json);
    for (size_t i = 0; i < trace->processes.count; i++)
        for (uint32_t number = 0; number < page_data_n_sites(trace->processes.items[i]); number++) {
            const struct weft_site *site = reader_site(trace->processes.items[i], number);
            json_string(json, *site->file ? line_of(&file, site->file, site->line_begin) : "");
        }
    json_close_array(json);
    arena_release(&file.arena);
}

static void add_numbers(struct json_writer *json, const struct frametree *backtraces)
{
    json_line(json, 0);
    json_member_number(json, "backtrace_calls", backtraces->n_intervals);
    json_name(json, "backtrace_numbers");
    json_open_array(json);
    for (size_t i = 0; i < backtraces->numbers.count; i++) {
        json_open_object(json);
        json_member_string(json, "name", backtraces->numbers.items[i].name);
        json_member_number(json, "calls", backtraces->numbers.items[i].n_intervals);
        json_close_object(json);
    }
    json_close_array(json);
}

void page_data_backtraces(struct json_writer *json, const struct frametree *backtraces)
{
    static const char *const names[FRAMETREE_NUMBERS] = { "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7" };
    _Static_assert(FRAMETREE_NUMBERS + 2 <= FLAME_MEASURES, "more numbers than a flame graph has measures");
    const struct calltree *tree = backtraces->tree;
    struct flame flame = { .tree = tree, .n_measures = 2, .most = MOST_FRAMES };
    add_numbers(json, backtraces);
    json_line(json, 0);
    json_name(json, "backtraces");
    if (backtraces->n_intervals == 0) {
        json_null(json);
        return;
    }
    flame.measures[0] = flame_of_nodes("value", tree, &tree->nodes.items->self);
    flame.measures[1] = flame_of_nodes("calls", tree, &tree->nodes.items->calls);
    for (size_t i = 0; i < backtraces->numbers.count; i++) {
        const struct frame_number *number = &backtraces->numbers.items[i];
        flame.measures[flame.n_measures++] = (struct flame_measure){ names[i], number->sums.items, sizeof *number->sums.items, number->sums.count };
    }
    flame_sum(&flame, tree->callees.arena);
    flame_write(json, &flame);
}
