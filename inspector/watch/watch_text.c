#include "watch_text.h"

#include <inttypes.h>

#include "callees.h"
#include "text_table.h"

enum { NARROW = 100 /* columns of the terminal; below, the table has fewer columns */, MOST_THREADS = 200 };

static double share(uint64_t part, uint64_t whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

static uint64_t per_second(uint64_t count, uint64_t ns)
{
    return (uint64_t)((double)count * 1e9 / (double)ns + 0.5);
}

void watch_text_gaps(struct str *out, const struct watch *watch, const char *indent)
{
    if (watch->n_skipped) {
        str_printf(out, "%snot seen: %.0f MB of events of ", indent, (double)watch->n_skipped / 1e6);
        text_add_number_of(out, watch->skipped_threads, "thread", "s");
        str_add(out, ", which came faster than they can be read: numbers are too low\n");
    }
    if (watch_lost(watch)) {
        str_printf(out, "%snot recorded: ", indent);
        text_add_number_of(out, watch_lost(watch), "event", "s");
        str_add(out, " (a full disk, no memory, a throttled call): numbers are too low\n");
    }
    if (watch_unfinished(watch)) {
        str_add(out, indent);
        text_add_number_of(out, watch_unfinished(watch), "call", "s");
        str_add(out, " had no end: they count up to their thread's last event\n");
    }
    if (watch->cannot_drop)
        str_printf(out, "%sthe file system gives no room back: what is recorded stays on disk until the end; set TMPDIR\n", indent);
}

/* ---- the head ---- */

static void add_head(struct str *out, const struct watch *watch)
{
    size_t oldest, running = watch_count_running(watch);
    uint64_t window = watch_window(watch, &oldest);
    text_add_time(out, watch->now - watch->began);
    str_add(out, ", ");
    text_add_count(out, per_second(watch->calls - watch->past_calls[oldest], window));
    str_add(out, " calls/s, ");
    text_add_number_of(out, watch->calls, "call", "s");
    str_printf(out, ", %zu of %zu thread%s running", running, watch->threads.count, watch->threads.count == 1 ? "" : "s");
    if (watch->processes.count > 1)
        str_printf(out, " in %zu processes", watch->processes.count);
    if (watch->behind > 1000000000) {
        str_add(out, ", shown with a delay of ");
        text_add_time(out, watch->behind);
    }
}

void watch_text_line(struct str *out, const struct watch *watch)
{
    enum { MOST = 3 };
    size_t count, oldest;
    uint64_t window = watch_window(watch, &oldest);
    const struct watch_row **rows = watch_sorted(watch, out->arena, true, &count);
    add_head(out, watch);
    for (size_t i = 0; i < count && i < MOST && rows[i]->now.self > rows[i]->past[oldest].self; i++)
        str_printf(out, "%s%s %.0f%%", i == 0 ? "; self time: " : ", ", text_printable(out->arena, rows[i]->label),
                   share(rows[i]->now.self - rows[i]->past[oldest].self, window));
    if (watch->n_skipped || watch_lost(watch))
        str_add(out, " (not all was seen)");
}

/* ---- callees ---- */

static void add_row(struct table *table, const struct watch_row *row, size_t oldest, uint64_t window, bool is_wide)
{
    const struct watch_sums *now = &row->now, *past = &row->past[oldest];
    table_add_count(table, per_second(now->calls - past->calls, window));
    table_printf(table, "%.1f", share(now->total > past->total ? now->total - past->total : 0, window));
    table_printf(table, "%.1f", share(now->self > past->self ? now->self - past->self : 0, window));
    table_add_count(table, now->calls);
    table_add_time(table, now->total);
    if (is_wide) {
        table_add_time(table, now->self);
        table_add_time(table, now->calls ? now->sum / now->calls : 0);
    }
    table_add(table, text_printable(table->arena, row->label));
}

static void add_callees(struct str *out, const struct watch *watch, size_t most, const struct text_style *style)
{
    static const char *const wide[] = { "calls/s", "time %", "self %", "calls", "total", "self", "mean", "callee", NULL };
    static const char *const narrow[] = { "calls/s", "time %", "self %", "calls", "total", "callee", NULL };
    bool is_wide = style->width == 0 || style->width >= NARROW;
    size_t count, oldest;
    uint64_t window = watch_window(watch, &oldest);
    const struct watch_row **rows = watch_sorted(watch, out->arena, true, &count);
    struct table table = table_start(out->arena, style, is_wide ? wide : narrow, is_wide ? 7 : 5);
    table.keep_end = true;
    for (size_t i = 0; i < count && i < most; i++)
        add_row(&table, rows[i], oldest, window, is_wide);
    table_print(&table, out);
}

/* ---- threads ---- */

struct path {
    struct str text;
    const struct watch_thread *thread;
    uint64_t innermost; /* how long the innermost call has been open, ns */
    size_t depth;
};

enum { MOST_OF_PATH = 12 /* the innermost calls that are named */ };

static void add_to_path(const struct interval *interval, void *context)
{
    struct path *path = context;
    path->innermost = interval->duration;
    if (interval->depth + MOST_OF_PATH < path->depth)
        return;
    const struct weft_site *site = reader_site(&path->thread->process->known, interval->site);
    str_printf(&path->text, "%s%s",
               path->text.length            ? " > "
               : path->depth > MOST_OF_PATH ? "... > "
                                            : "",
               text_printable(path->text.arena, callee_label(path->text.arena, site, interval->kind)));
}

static void add_thread(struct table *table, const struct watch_thread *thread, size_t oldest, uint64_t window)
{
    struct path path = { .text = { .arena = table->arena }, .thread = thread, .depth = thread->intervals.depth };
    intervals_open(&thread->intervals, thread->known_until, add_to_path, &path);
    table_printf(table, "%u", thread->found->tid);
    table_add_count(table, per_second(thread->calls - thread->past_calls[oldest], window));
    table_printf(table, "%zu", thread->intervals.depth);
    if (path.text.length)
        table_add_time(table, path.innermost);
    else
        table_add(table, "-");
    table_add(table, text_printable(table->arena, *thread->name ? thread->name : thread->process->found->facts.program));
    table_add(table, path.text.length ? path.text.text : "-");
}

/* Running threads, in the order of their beginning. */
static void add_threads(struct str *out, const struct watch *watch, size_t most, const struct text_style *style)
{
    static const char *const headings[] = { "tid", "calls/s", "open", "for", "thread", "open calls, the innermost last", NULL };
    size_t oldest, shown = 0, running = watch_count_running(watch);
    uint64_t window = watch_window(watch, &oldest);
    struct table table = table_start(out->arena, style, headings, 4);
    table.keep_end = true;
    if (most == 0)
        return;
    if (running > most)
        most--;
    for (size_t i = 0; i < watch->threads.count && shown < most; i++)
        if (!watch->threads.items[i]->is_over) {
            add_thread(&table, watch->threads.items[i], oldest, window);
            shown++;
        }
    table_print(&table, out);
    if (running > shown)
        str_printf(out, "  ... and %zu more\n", running - shown);
}

/* ---- the whole ---- */

static size_t count_lines(const char *text)
{
    size_t n = 0;
    for (; text && *text; text++)
        n += *text == '\n';
    return n;
}

void watch_text_picture(struct str *out, const struct watch *watch, const char *title, size_t height, const struct text_style *style)
{
    enum { HEADINGS = 5 /* lines that are neither callees nor threads */ };
    struct str gaps = { .arena = out->arena };
    size_t oldest, running = watch_count_running(watch), n_rows;
    uint64_t window = watch_window(watch, &oldest);
    str_printf(out, "weft live: %s\n", text_printable(out->arena, title));
    add_head(out, watch);
    watch_text_gaps(&gaps, watch, "! ");
    str_printf(out, "\n%s", gaps.text ? gaps.text : "");
    size_t used = HEADINGS + 2 + count_lines(gaps.text), left = height > used ? height - used : 0;
    (void)watch_sorted(watch, out->arena, true, &n_rows);
    size_t for_threads = running < left / 3 ? running : left / 3;
    size_t for_rows = left - for_threads;
    if (n_rows < for_rows) {
        for_rows = n_rows;
        for_threads = left - n_rows;
    }
    str_printf(out, "\n%scallees: the last %.1f s (100 %% is one thread all the time), and since the beginning%s\n", style->colour ? "\033[1m" : "",
               (double)window / 1e9, style->colour ? "\033[0m" : "");
    add_callees(out, watch, for_rows, style);
    if (for_threads == 0 || running == 0)
        return;
    str_add(out, "\n");
    add_threads(out, watch, for_threads < MOST_THREADS ? for_threads : MOST_THREADS, style);
}

void watch_text_table(struct str *out, const struct watch *watch, const char *title, size_t limit, const struct text_style *style)
{
    static const char *const headings[] = { "calls", "total", "self", "mean", "callee", NULL };
    size_t count;
    const struct watch_row **rows = watch_sorted(watch, out->arena, false, &count);
    str_printf(out, "%s: ", text_printable(out->arena, title));
    text_add_number_of(out, watch->processes.count, "process", "es");
    str_add(out, ", ");
    text_add_number_of(out, watch->threads.count, "thread", "s");
    str_add(out, ", ");
    text_add_number_of(out, watch->n_events, "event", "s");
    str_add(out, watch->n_skipped || watch_lost(watch) ? " seen\n" : ", all seen\n");
    watch_text_gaps(out, watch, "  ");
    if (count == 0)
        return;
    str_add_char(out, '\n');
    struct table table = table_start(out->arena, style, headings, 4);
    table.keep_end = true;
    for (size_t i = 0; i < count && (limit == 0 || i < limit); i++) {
        const struct watch_sums *sums = &rows[i]->now;
        table_add_count(&table, sums->calls);
        table_add_time(&table, sums->total);
        table_add_time(&table, sums->self);
        table_add_time(&table, sums->sum / sums->calls);
        table_add(&table, text_printable(out->arena, rows[i]->label));
    }
    table_print(&table, out);
    text_add_more(out, limit && count > limit ? count - limit : 0, "--limit 0 shows all");
}
