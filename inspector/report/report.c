#include "report.h"
#include "report_table.h"
#include "waits.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "fs.h"

const char *const report_key_names[] = { "callee", "site", "caller", "thread", "line", "class", NULL };
const char *const report_order_names[] = { "total", "self", "calls", "min", "mean", "p50", "p90", "p99", "max", "name", NULL };

enum { MAX_THREADS_SHOWN = 8, MAX_THREADS_NAMED = 4, WIDE = 120 /* columns of a terminal that holds all numbers and names */ };

void report_add_time(struct str *out, uint64_t ns)
{
    static const char *const units[] = { "us", "ms", "s" };
    if (ns < 1000) {
        str_printf(out, "%" PRIu64 " ns", ns);
        return;
    }
    double value = (double)ns / 1e3;
    size_t unit = 0;
    while (value >= 999.95 && unit < 2) {
        value /= 1e3;
        unit++;
    }
    int decimals = value < 9.9995 ? 3 : value < 99.995 ? 2 : value < 999.95 ? 1 : 0;
    str_printf(out, "%.*f %s", decimals, value, units[unit]);
}

void report_add_count(struct str *out, uint64_t count)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%" PRIu64, count);
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            str_add_char(out, ',');
        str_add_char(out, digits[i]);
    }
}

/* "1 thread", "2 threads"; the plural is the singular with `plural` behind it. */
static void add_number_of(struct str *out, uint64_t count, const char *singular, const char *plural)
{
    report_add_count(out, count);
    str_printf(out, " %s%s", singular, count == 1 ? "" : plural);
}

char *report_printable(struct arena *arena, const char *text)
{
    char *copy = arena_strdup(arena, text);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7F)
            *at = '?';
    return copy;
}

const char *report_path(struct arena *arena, const char *path)
{
    char here[PATH_MAX];
    if (getcwd(here, sizeof here)) {
        size_t length = strlen(here);
        if (length > 1 && strncmp(path, here, length) == 0 && path[length] == '/')
            path += length + 1;
    }
    return report_printable(arena, path);
}

void report_add_frame(struct str *out, const struct frame *frame)
{
    const char *function = report_printable(out->arena, frame->function);
    str_add(out, function);
    if (*frame->file)
        str_printf(out, "%s%s:%u", *function ? "  " : "", report_path(out->arena, frame->file), frame->line);
    else if (*frame->module)
        str_printf(out, "%s%s+0x%" PRIx64, *function ? "  in " : "", report_printable(out->arena, fs_name_of(frame->module)), frame->offset);
    else
        str_printf(out, "%s0x%" PRIx64, *function ? "  " : "", frame->offset);
}

/* ---- parts of the report ---- */

static void add_heading(struct str *out, const struct report_style *style, const char *text)
{
    str_printf(out, "\n%s%s%s\n", style->colour ? "\033[1m" : "", text, style->colour ? "\033[0m" : "");
}

static void add_programs(struct str *out, const struct trace *trace)
{
    enum { MAX_PROGRAMS = 4 };
    const char *shown[MAX_PROGRAMS];
    size_t n_shown = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const char *program = trace->processes.items[i]->program;
        size_t known = 0;
        while (known < n_shown && strcmp(shown[known], program) != 0)
            known++;
        if (known < n_shown)
            continue;
        if (n_shown == MAX_PROGRAMS) {
            str_add(out, ", ...");
            break;
        }
        shown[n_shown++] = program;
        str_printf(out, "%s%s", n_shown > 1 ? ", " : "", report_printable(out->arena, program));
    }
}

static void add_header(struct str *out, const struct trace *trace, const struct summary *summary)
{
    add_programs(out, trace);
    str_add(out, ": ");
    add_number_of(out, trace->processes.count, "process", "es");
    str_add(out, trace->has_machines ? " on several machines, " : ", ");
    add_number_of(out, summary->threads.count, "thread", "s");
    str_add(out, ", ");
    report_add_time(out, summary->last_time - summary->first_time);
    str_add(out, ", ");
    add_number_of(out, summary->n_events, "event", "s");
    if (summary->lost == 0) {
        str_add(out, ", none lost\n");
    } else {
        str_add(out, ", ");
        report_add_count(out, summary->lost);
        str_add(out, " lost\n");
    }
}

static const char *scope_name(enum weft_kind kind)
{
    return interval_kind_suffixes[kind];
}

static const char *thread_name(struct arena *arena, const struct trace_thread *thread)
{
    const char *name = *thread->name ? thread->name : thread->process->program;
    return report_printable(arena, name);
}

static const char *process_name(struct arena *arena, const struct summary *summary, const struct trace_thread *thread)
{
    return report_printable(arena, reader_process_name(arena, summary->trace, thread->process));
}

static const char *row_name(struct arena *arena, const struct summary *summary, const struct summary_row *row)
{
    const struct weft_site *site = row->site;
    bool is_known = *site->file != '\0';
    enum summary_key key = is_known || summary->key == BY_THREAD || summary->key == BY_CLASS ? summary->key : BY_CALLEE;
    switch (key) {
    case BY_CALLEE:
        return arena_printf(arena, "%s%s", report_printable(arena, site->callee), scope_name(row->kind));
    case BY_SITE:
        return arena_printf(arena, "%s%s  at %s:%u in %s", report_printable(arena, site->callee), scope_name(row->kind),
                            report_path(arena, site->file), site->line_begin, report_printable(arena, site->function));
    case BY_CALLER:
        return arena_printf(arena, "%s  in %s", report_printable(arena, site->function), report_path(arena, site->file));
    case BY_THREAD:
        return arena_printf(arena, "%u %s  of %s", row->thread->tid, thread_name(arena, row->thread), process_name(arena, summary, row->thread));
    case BY_LINE:
        return arena_printf(arena, "%s:%u", report_path(arena, site->file), site->line_begin);
    case BY_CLASS:
        return class_names[class_of(site)];
    }
    return "";
}

/* The numbers of a row; a narrow terminal leaves out what only wide ones have room for. The smallest is for programs, and for who sorts by it. */
static const struct column {
    const char *heading;
    bool is_for_wide;
} columns[] = { { "calls", false }, { "total", false }, { "self", false }, { "mean", false },
                { "p50", true },    { "p90", true },    { "p99", false },  { "max", false } };
enum { N_COLUMNS = sizeof columns / sizeof *columns };

static bool has_column(const struct report_style *style, size_t column)
{
    return !columns[column].is_for_wide || style->width == 0 || style->width >= WIDE;
}

static void add_numbers(struct table *table, const struct summary_row *row)
{
    const uint64_t times[N_COLUMNS] = { 0, row->total, row->self, summary_mean(row), row->p50, row->p90, row->p99, row->durations.max };
    table_add_count(table, row->calls);
    for (size_t i = 1; i < N_COLUMNS; i++)
        if (has_column(table->style, i))
            table_add_time(table, times[i]);
}

static void add_rows(struct str *out, const struct summary *summary, enum summary_order order, const struct report_style *style)
{
    struct table table = { .arena = out->arena, .style = style };
    table.keep_end = summary->key == BY_LINE || summary->key == BY_CALLEE;
    size_t shown = style->limit && style->limit < summary->rows.count ? style->limit : summary->rows.count;
    add_heading(out, style,
                arena_printf(out->arena, "by %s, %s %s", report_key_names[summary->key],
                             order == ORDER_NAME    ? "in order of"
                             : order == ORDER_CALLS ? "most"
                                                    : "largest",
                             report_order_names[order]));
    if (summary->rows.count == 0) {
        str_add(out, style->restriction ? "  (no such call was recorded)\n" : "  (no call was recorded)\n");
        return;
    }
    for (size_t i = 0; i < N_COLUMNS; i++) {
        if (has_column(style, i)) {
            table_add(&table, columns[i].heading);
            table.n_right++;
        }
    }
    table.n_columns = table.n_right + 1;
    table_add(&table, report_key_names[summary->key]);
    for (size_t i = 0; i < shown; i++) {
        const struct summary_row *row = summary->rows.items[i];
        add_numbers(&table, row);
        table_add(&table, arena_printf(out->arena, "%s%s%s%s", row_name(out->arena, summary, row), row->unfinished ? " *" : "",
                                       row->unwound ? " !" : "", row->inclusive ? " +" : ""));
    }
    table_print(&table, out);
    if (shown < summary->rows.count) {
        str_add(out, "  ... and ");
        report_add_count(out, summary->rows.count - shown);
        str_add(out, " more; --limit 0 shows all\n");
    }
}

/* What the threads waited for, whoever let them wait. */
static void add_waits(struct str *out, const struct summary *summary, const struct report_style *style)
{
    static const char *const headings[] = { "calls", "waited", "of all time", "longest", "for", "most of it in" };
    struct table table = { .arena = out->arena, .n_columns = 6, .n_right = 4, .style = style, .keep_end = true };
    if (summary->waits.count == 0)
        return;
    add_heading(out, style, "waiting, by class");
    for (size_t i = 0; i < 6; i++)
        table_add(&table, headings[i]);
    for (size_t i = 0; i < summary->waits.count; i++) {
        const struct summary_wait *wait = &summary->waits.items[i];
        table_add_count(&table, wait->calls);
        table_add_time(&table, wait->total);
        table_add(&table, arena_printf(out->arena, "%.1f %%", summary->recorded ? 100.0 * (double)wait->total / (double)summary->recorded : 0.0));
        table_add_time(&table, wait->max);
        table_add(&table, class_names[wait->class]);
        table_add(&table, report_printable(out->arena, wait->callee));
    }
    table_print(&table, out);
}

static const char *waiting_thread(struct arena *arena, const struct summary *summary, const struct trace_thread *thread)
{
    return summary->trace->processes.count > 1
               ? arena_printf(arena, "%u %s of %s", thread->tid, thread_name(arena, thread), process_name(arena, summary, thread))
               : arena_printf(arena, "%u %s", thread->tid, thread_name(arena, thread));
}

/* Who let them go on, as far as that can be told. */
static void add_waits_for(struct str *out, const struct summary *summary, const struct report_style *style)
{
    static const char *const headings[] = { "waits", "waited", "longest", "for", "thread", "released by", "longest at" };
    enum { MOST = 15 };
    struct table table = { .arena = out->arena, .n_columns = 7, .n_right = 3, .style = style };
    size_t count = summary->waitfor ? summary->waitfor->edges.count : 0;
    size_t shown = count > MOST ? MOST : count;
    bool has_known = false, has_guess = false;
    for (size_t i = 0; i < count; i++)
        has_known |= summary->waitfor->edges.items[i].releaser != NULL;
    if (!has_known)
        return;
    add_heading(out, style, "who waits for whom");
    for (size_t i = 0; i < 7; i++)
        table_add(&table, headings[i]);
    for (size_t i = 0; i < shown; i++) {
        const struct waitfor_edge *edge = &summary->waitfor->edges.items[i];
        bool is_guess = edge->releaser && !edge->is_sure;
        has_guess |= is_guess;
        table_add_count(&table, edge->calls);
        table_add_time(&table, edge->total);
        table_add_time(&table, edge->max);
        table_add(&table, class_names[edge->class]);
        table_add(&table, waiting_thread(out->arena, summary, edge->waiter));
        table_add(&table, !edge->releaser
                              ? "(not known)"
                              : arena_printf(out->arena, "%s%s", waiting_thread(out->arena, summary, edge->releaser), is_guess ? " ~" : ""));
        const char *function = report_printable(out->arena, edge->site->function);
        table_add(&table,
                  arena_printf(out->arena, "%s:%u%s%s%s", report_path(out->arena, edge->site->file), edge->site->line_begin, *function ? " in " : "",
                               function, edge->object ? arena_printf(out->arena, ", of 0x%" PRIx64, edge->object) : ""));
    }
    table_print(&table, out);
    if (shown < count) {
        str_add(out, "  ... and ");
        report_add_count(out, count - shown);
        str_add(out, " more; --json lists them all\n");
    }
    if (has_guess)
        str_add(
            out,
            "  ~ by the time of the last unlock, signal, send or end before the wait was over; sure where the call's first argument is captured\n");
}

static void add_threads(struct str *out, const struct summary *summary, const struct report_style *style)
{
    static const char *const headings[] = { "tid", "calls", "in calls", "recorded for", "thread", "most self time" };
    struct table table = { .arena = out->arena, .n_columns = 6, .n_right = 4, .style = style };
    size_t count = summary->threads.count;
    size_t shown = count > MAX_THREADS_SHOWN ? MAX_THREADS_SHOWN : count;
    bool has_processes = summary->trace->processes.count > 1;
    if (count == 0)
        return;
    add_heading(out, style, "threads");
    for (size_t i = 0; i < 6; i++)
        table_add(&table, headings[i]);
    for (size_t i = 0; i < shown; i++) {
        const struct summary_thread *thread = &summary->threads.items[i];
        table_add(&table, arena_printf(out->arena, "%u", thread->thread->tid));
        table_add_count(&table, thread->calls);
        table_add_time(&table, thread->busy);
        table_add_time(&table, thread->thread->last_time - thread->thread->first_time);
        table_add(&table, has_processes ? arena_printf(out->arena, "%s of %s", thread_name(out->arena, thread->thread),
                                                       process_name(out->arena, summary, thread->thread))
                                        : thread_name(out->arena, thread->thread));
        table_add(&table, thread->busiest ? report_printable(out->arena, thread->busiest->site->callee) : "-");
    }
    table_print(&table, out);
    if (shown < count) {
        str_add(out, "  ... and ");
        report_add_count(out, count - shown);
        str_add(out, " more; --by thread shows all\n");
    }
}

static void add_futures(struct str *out, const struct summary *summary, const struct report_style *style)
{
    static const char *const headings[] = { "made", "over", "min life", "mean life", "max life", "async call" };
    struct table table = { .arena = out->arena, .n_columns = 6, .n_right = 5, .style = style };
    if (summary->futures.rows.count == 0)
        return;
    add_heading(out, style, "futures");
    for (size_t i = 0; i < 6; i++)
        table_add(&table, headings[i]);
    for (size_t i = 0; i < summary->futures.rows.count; i++) {
        const struct future_row *row = summary->futures.rows.items[i];
        table_add_count(&table, row->made);
        table_add_count(&table, row->over);
        table_add_time(&table, row->over ? row->min : 0);
        table_add_time(&table, future_row_mean(row));
        table_add_time(&table, row->max);
        table_add(&table, arena_printf(out->arena, "%s  at %s:%u", report_printable(out->arena, row->site->callee),
                                       report_path(out->arena, row->site->file), row->site->line_begin));
    }
    table_print(&table, out);
}

static void add_backtraces(struct str *out, const struct summary *summary, const struct report_style *style)
{
    static const char *const headings[] = { "calls", "total", "call, and where it came from" };
    enum { MOST = 10, MOST_OF_ONE = 12 };
    struct table table = { .arena = out->arena, .n_columns = 3, .n_right = 2, .style = style };
    size_t count = summary->backtraces.rows.count, shown = count > MOST ? MOST : count;
    if (count == 0)
        return;
    add_heading(out, style, "backtraces");
    for (size_t i = 0; i < 3; i++)
        table_add(&table, headings[i]);
    for (size_t i = 0; i < shown; i++) {
        const struct backtrace_row *row = summary->backtraces.rows.items[i];
        size_t n_frames = row->frames.count > MOST_OF_ONE ? MOST_OF_ONE : row->frames.count;
        table_add_count(&table, row->calls);
        table_add_time(&table, row->total);
        table_add(&table, arena_printf(out->arena, "%s%s  at %s:%u", report_printable(out->arena, row->site->callee), scope_name(row->kind),
                                       report_path(out->arena, row->site->file), row->site->line_begin));
        for (size_t k = 0; k < n_frames; k++) {
            struct str frame = { .arena = out->arena };
            str_add(&frame, "  from ");
            report_add_frame(&frame, &row->frames.items[k]);
            table_add(&table, "");
            table_add(&table, "");
            table_add(&table, frame.text);
        }
        if (n_frames < row->frames.count) {
            table_add(&table, "");
            table_add(&table, "");
            table_add(&table, arena_printf(out->arena, "  ... and %zu more", row->frames.count - n_frames));
        }
    }
    table_print(&table, out);
    if (shown < count) {
        str_add(out, "  ... and ");
        report_add_count(out, count - shown);
        str_add(out, " more; --json lists them all\n");
    }
}

static uint64_t unbalanced_of(const struct summary_thread *thread)
{
    return thread->unbalanced;
}

static uint64_t unfinished_of(const struct summary_thread *thread)
{
    return thread->unfinished;
}

static uint64_t lost_of(const struct summary_thread *thread)
{
    return thread->thread->lost;
}

/* "in 100 loom (2), 101 worker (1)": which threads a note is about. */
static void add_whose(struct str *notes, const struct summary *summary, uint64_t (*count)(const struct summary_thread *thread))
{
    size_t n_shown = 0, n_others = 0;
    if (summary->threads.count < 2)
        return;
    for (size_t i = 0; i < summary->threads.count; i++) {
        const struct summary_thread *thread = &summary->threads.items[i];
        if (count(thread) == 0)
            continue;
        if (n_shown == MAX_THREADS_NAMED) {
            n_others++;
            continue;
        }
        str_printf(notes, "%s%u %s (", n_shown++ ? ", " : "    in ", thread->thread->tid, thread_name(notes->arena, thread->thread));
        report_add_count(notes, count(thread));
        str_add_char(notes, ')');
    }
    if (n_others > 0)
        str_printf(notes, " and %zu more", n_others);
    if (n_shown > 0)
        str_add_char(notes, '\n');
}

/* Which threads, in a few words. */
static void add_sort(struct str *notes, const struct imbalance *sort)
{
    const struct trace_process *process = sort->first->process;
    if (sort->start)
        str_printf(notes, "%s at %s:%u", report_printable(notes->arena, sort->start->callee), report_path(notes->arena, sort->start->file),
                   sort->start->line_begin);
    else if (sort->first->tid == process->pid)
        str_printf(notes, "the processes of %s", report_printable(notes->arena, process->program));
    else
        str_printf(notes, "threads named like %s", thread_name(notes->arena, sort->first));
}

static void add_imbalances(struct str *notes, const struct summary *summary)
{
    enum { MOST = 5 };
    size_t n_shown = 0, n_others = 0;
    for (size_t i = 0; i < summary->imbalances.items.count; i++) {
        const struct imbalance *sort = &summary->imbalances.items.items[i];
        if (!sort->is_odd || n_shown == MOST) {
            n_others += sort->is_odd;
            continue;
        }
        n_shown++;
        str_printf(notes, "  = load imbalance of %.0f %% among %" PRIu64 " threads of ", 100 * sort->imbalance, sort->n_threads);
        add_sort(notes, sort);
        if (sort->n_teams > 1)
            str_printf(notes, " (the worst of %" PRIu64 " teams)", sort->n_teams);
        str_add(notes, ":\n    they work ");
        report_add_time(notes, sort->least);
        str_add(notes, " to ");
        report_add_time(notes, sort->most);
        str_printf(notes, " (%u %s), ", sort->slowest->tid, thread_name(notes->arena, sort->slowest));
        report_add_time(notes, sort->mean);
        str_printf(notes, " on average, and have nothing to do for %.0f %% of their time\n", 100 * sort->idle);
    }
    if (n_others > 0)
        str_printf(notes, "    and %zu more such sorts of threads; --json lists them all\n", n_others);
}

static void add_odd(struct str *out, const struct summary *summary, const struct report_style *style)
{
    struct str notes = { .arena = out->arena };
    if (summary->unfinished) {
        str_add(&notes, "  * ");
        add_number_of(&notes, summary->unfinished, "interval", "s");
        str_add(&notes, " had no end (left by longjmp, exit, exec or a signal, or still running);\n"
                        "    counted up to the end of the interval around it, or of the thread\n");
        add_whose(&notes, summary, unfinished_of);
    }
    if (summary->unwound) {
        str_add(&notes, "  ! ");
        add_number_of(&notes, summary->unwound, "interval", "s");
        str_add(&notes, " ended by unwinding (an exception, a panic) and not by return\n");
    }
    if (summary->inclusive_sites) {
        str_add(&notes, "  + ");
        add_number_of(&notes, summary->inclusive_sites, "call site", "s");
        str_add(&notes, " could not be separated from the arguments: their evaluation is counted, too\n");
    }
    if (summary->unbalanced) {
        str_add(&notes, "  - ");
        add_number_of(&notes, summary->unbalanced, "unmatched end", "s");
        str_add(&notes, " left out: the call began before recording did, or in the process that forked this one\n");
        add_whose(&notes, summary, unbalanced_of);
    }
    if (summary->unknown) {
        str_add(&notes, "  - ");
        add_number_of(&notes, summary->unknown, "interval", "s");
        str_add(&notes, " of call sites that the trace does not describe, shown as (unknown): the definitions file is incomplete\n");
    }
    if (summary->lost) {
        str_add(&notes, "  - ");
        add_number_of(&notes, summary->lost, "event", "s");
        str_add(&notes, " could not be recorded (disk full, or out of memory): counts are too low\n");
        add_whose(&notes, summary, lost_of);
    }
    add_imbalances(&notes, summary);
    if (notes.length == 0)
        return;
    add_heading(out, style, "odd");
    str_add(out, notes.text);
}

void report_text(struct str *out, const struct trace *trace, const struct summary *summary, enum summary_order order,
                 const struct report_style *style)
{
    add_header(out, trace, summary);
    if (style->restriction)
        str_printf(out, "only %s\n", report_printable(out->arena, style->restriction));
    add_rows(out, summary, order, style);
    add_waits(out, summary, style);
    add_waits_for(out, summary, style);
    if (summary->key == BY_CALLEE || summary->key == BY_SITE)
        add_threads(out, summary, style);
    add_futures(out, summary, style);
    add_backtraces(out, summary, style);
    add_odd(out, summary, style);
}
