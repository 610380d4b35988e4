/* Analysis: who waits for whom. wait_search.h computes it; this file connects it to the walk and prints the result. */
#include <inttypes.h>
#include <stdlib.h>

#include "json_facts.h"
#include "page_waits.h"
#include "summary.h"
#include "text_table.h"
#include "wait_search.h"

enum { MOST_ARROWS = 5000 /* on the page */, MOST_CAUSES = 15 };

struct state {
    struct waitfor waitfor;
    struct waitfor_search *search;
};

/* The search needs all threads and all calls: a filter could hide the call that ended a wait. */
static bool applies(const struct summary *summary)
{
    return filter_is_empty(summary->options.filter) && waitfor_is_possible(summary->trace);
}

static void open_search(struct study *study)
{
    struct state *state = study->state;
    size_t max_arrows = study->summary->options.studies == STUDIES_OF_PAGE ? MOST_ARROWS : 0;
    state->search = waitfor_start(&state->waitfor, study->summary->trace, max_arrows);
}

static void add_thread(struct study *study, struct told *told, bool (*read_on)(void *reader), void *reader)
{
    const struct state *state = study->state;
    struct waitfor_thread **own = told->own;
    *own = waitfor_add_thread(state->search, told->thread, read_on, reader);
}

static void read_threads(struct study *study)
{
    const struct state *state = study->state;
    waitfor_finish(state->search);
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    const struct state *state = study->state;
    return kind == WEFT_KIND_LOCAL || waitfor_is_concerned(state->search, process, site);
}

static void on_opened(struct study *study, struct told *told)
{
    (void)study;
    struct waitfor_thread **own = told->own;
    waitfor_opened(*own, told->interval);
    told->is_enough |= waitfor_has_enough(*own);
}

static void on_closed(struct study *study, struct told *told)
{
    (void)study;
    struct waitfor_thread **own = told->own;
    waitfor_closed(*own, told->interval);
    told->is_enough |= waitfor_has_enough(*own);
}

/* ---- by lines ---- */

struct share {
    const struct trace_thread *thread;
    uint64_t total;
};
struct shares {
    VEC(struct share) items;
};

/* All waits in one line because of another one, over all threads. */
struct cause {
    struct waitfor_lines lines;
    struct shares waiters, releasers;
};

struct causes {
    VEC(struct cause) items;
};

static void add_share(struct arena *arena, struct shares *shares, const struct trace_thread *thread, uint64_t total)
{
    for (size_t i = 0; i < shares->items.count; i++) {
        if (shares->items.items[i].thread == thread) {
            shares->items.items[i].total += total;
            return;
        }
    }
    vec_push(arena, &shares->items, (struct share){ thread, total });
}

/* Number of the thread with the largest part. */
static const char *largest(struct arena *arena, const struct shares *shares)
{
    const struct share *most = NULL;
    for (size_t i = 0; i < shares->items.count; i++)
        if (!most || shares->items.items[i].total > most->total)
            most = &shares->items.items[i];
    return most ? arena_printf(arena, "%u", most->thread->tid) : "-";
}

static void add_shares(struct arena *arena, struct cause *cause, const struct waitfor *waitfor)
{
    for (size_t i = 0; i < waitfor->edges.count; i++) {
        const struct waitfor_edge *edge = &waitfor->edges.items[i];
        for (size_t k = 0; k < edge->lines.count; k++) {
            const struct waitfor_lines *lines = &edge->lines.items[k];
            if (lines->waiting != cause->lines.waiting || lines->cause != cause->lines.cause || lines->state != cause->lines.state)
                continue;
            add_share(arena, &cause->waiters, edge->waiter, lines->total);
            add_share(arena, &cause->releasers, edge->releaser, lines->total);
        }
    }
}

static void add_cause(struct arena *arena, struct causes *causes, const struct waitfor_lines *lines)
{
    for (size_t i = 0; i < causes->items.count; i++) {
        struct waitfor_lines *known = &causes->items.items[i].lines;
        if (known->waiting != lines->waiting || known->cause != lines->cause || known->state != lines->state)
            continue;
        known->calls += lines->calls;
        known->total += lines->total;
        known->is_sure &= lines->is_sure;
        if (lines->max > known->max) {
            known->max = lines->max;
            known->after = lines->after;
        }
        return;
    }
    struct cause new = { .lines = *lines };
    vec_push(arena, &causes->items, new);
}

static int compare_causes(const void *left, const void *right)
{
    const struct cause *a = left, *b = right;
    return (a->lines.total < b->lines.total) - (a->lines.total > b->lines.total);
}

/* What is worth a line: a hundredth of all threads' time. Those of MPI are told by ranks, elsewhere. */
static struct causes causes_of(struct arena *arena, const struct study *study)
{
    const struct waitfor *waitfor = &((const struct state *)study->state)->waitfor;
    struct causes causes = { 0 };
    size_t n = 0;
    for (size_t i = 0; i < waitfor->edges.count; i++)
        for (size_t k = 0; waitfor->edges.items[i].class != CLASS_COLLECTIVE && k < waitfor->edges.items[i].lines.count; k++)
            add_cause(arena, &causes, &waitfor->edges.items[i].lines.items[k]);
    if (causes.items.count)
        qsort(causes.items.items, causes.items.count, sizeof *causes.items.items, compare_causes);
    while (n < causes.items.count && causes.items.items[n].lines.total * 100 >= study->summary->recorded)
        n++;
    causes.items.count = n > MOST_CAUSES ? MOST_CAUSES : n;
    for (size_t i = 0; i < causes.items.count; i++)
        add_shares(arena, &causes.items.items[i], waitfor);
    return causes;
}

static const char *place_text(struct arena *arena, const struct weft_site *site)
{
    return arena_printf(arena, "%s at %s:%u", text_printable(arena, site->callee), text_path(arena, site->file), site->line_begin);
}

static const char *cause_text(struct arena *arena, const struct waitfor_lines *lines)
{
    const char *text = place_text(arena, lines->cause), *mark = lines->is_sure ? "" : " ~";
    return lines->after ? arena_printf(arena, "%s, after line %u%s", text, lines->after->line_begin, mark) : arena_printf(arena, "%s%s", text, mark);
}

static void add_causes(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "waits",   "waited",   "of all time", "longest",    "state",
                                            "most by", "most for", "waiting in",  "because of", NULL };
    struct arena *arena = out->arena;
    const struct causes causes = causes_of(arena, study);
    if (causes.items.count == 0)
        return;
    text_add_heading(out, style, "wait states of threads");
    struct table table = table_start(arena, style, headings, 4);
    for (size_t i = 0; i < causes.items.count; i++) {
        const struct cause *cause = &causes.items.items[i];
        table_add_count(&table, cause->lines.calls);
        table_add_time(&table, cause->lines.total);
        table_printf(&table, "%.1f %%", 100.0 * (double)cause->lines.total / (double)study->summary->recorded);
        table_add_time(&table, cause->lines.max);
        table_add(&table, waitfor_state_names[cause->lines.state]);
        table_add(&table, largest(arena, &cause->waiters));
        table_add(&table, largest(arena, &cause->releasers));
        table_add(&table, place_text(arena, cause->lines.waiting));
        table_add(&table, cause_text(arena, &cause->lines));
    }
    table_print(&table, out);
}

/* ---- for people ---- */

static const char *thread_name(struct arena *arena, const struct trace *trace, const struct trace_thread *thread)
{
    const char *name = text_thread_name(arena, thread);
    return trace->processes.count > 1 ? arena_printf(arena, "%u %s of %s", thread->tid, name, text_process_name(arena, trace, thread))
                                      : arena_printf(arena, "%u %s", thread->tid, name);
}

static void add_row(struct table *table, const struct trace *trace, const struct waitfor_edge *edge, bool is_guess)
{
    struct arena *arena = table->arena;
    const char *function = text_printable(arena, edge->site->function);
    table_add_count(table, edge->calls);
    table_add_time(table, edge->total);
    table_add_time(table, edge->max);
    table_add(table, class_names[edge->class]);
    table_add(table, thread_name(arena, trace, edge->waiter));
    if (edge->releaser)
        table_printf(table, "%s%s", thread_name(arena, trace, edge->releaser), is_guess ? " ~" : "");
    else
        table_add(table, "(not known)");
    table_printf(table, "%s:%u%s%s%s", text_path(arena, edge->site->file), edge->site->line_begin, *function ? " in " : "", function,
                 edge->object ? arena_printf(arena, ", of 0x%" PRIx64, edge->object) : "");
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "waits", "waited", "longest", "for", "thread", "released by", "longest at", NULL };
    enum { MOST = 15 };
    const struct state *state = study->state;
    size_t count = state->waitfor.edges.count, shown = count > MOST ? MOST : count;
    bool has_known = false, has_guess = false;
    for (size_t i = 0; i < count; i++)
        has_known |= state->waitfor.edges.items[i].releaser != NULL;
    if (!has_known)
        return;
    add_causes(study, out, style);
    text_add_heading(out, style, "who waits for whom");
    struct table table = table_start(out->arena, style, headings, 3);
    for (size_t i = 0; i < shown; i++) {
        const struct waitfor_edge *edge = &state->waitfor.edges.items[i];
        bool is_guess = edge->releaser && !edge->is_sure;
        has_guess |= is_guess;
        add_row(&table, study->summary->trace, edge, is_guess);
    }
    table_print(&table, out);
    text_add_more(out, count - shown, "--json lists them all");
    if (has_guess)
        str_add(
            out,
            "  ~ by the time of the last unlock, signal, send or end before the wait was over; sure where the call's first argument is captured.\n"
            "    Of a lock that a guard held: by the thread that had taken it last\n");
}

/* ---- for programs ---- */

static void add_place(struct json_writer *json, const char *name, const struct weft_site *site)
{
    json_name(json, name);
    json_open_object(json);
    json_member_string(json, "callee", site->callee);
    json_member_string(json, "file", site->file);
    json_member_number(json, "line", site->line_begin);
    json_close_object(json);
}

static void add_lines_json(struct json_writer *json, const struct waitfor_lines *lines)
{
    json_open_object(json);
    json_member_string(json, "state", waitfor_state_names[lines->state]);
    json_member_number(json, "calls", lines->calls);
    json_member_number(json, "total_ns", lines->total);
    json_member_number(json, "max_ns", lines->max);
    json_member_bool(json, "sure", lines->is_sure);
    add_place(json, "waiting", lines->waiting);
    add_place(json, "cause", lines->cause);
    if (lines->after)
        add_place(json, "after", lines->after);
    json_close_object(json);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    json_open_array(json);
    for (size_t i = 0; i < state->waitfor.edges.count; i++) {
        const struct waitfor_edge *edge = &state->waitfor.edges.items[i];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "class", class_names[edge->class]);
        json_name(json, "waiter");
        json_thread(json, edge->waiter);
        json_name(json, "released_by");
        json_thread(json, edge->releaser);
        json_member_number(json, "calls", edge->calls);
        json_member_number(json, "total_ns", edge->total);
        json_member_number(json, "max_ns", edge->max);
        json_member_string(json, "file", edge->site->file);
        json_member_number(json, "line", edge->site->line_begin);
        json_member_string(json, "function", edge->site->function);
        if (edge->object) {
            json_name(json, "object");
            json_format(json, "0x%" PRIx64, edge->object);
        }
        json_member_bool(json, "sure", edge->is_sure);
        json_name(json, "lines");
        json_open_array(json);
        for (size_t k = 0; k < edge->lines.count; k++)
            add_lines_json(json, &edge->lines.items[k]);
        json_close_array(json);
        json_close_object(json);
    }
    json_close_array(json);
}

/* An arrow is a sequence of numbers: waiter, depth, start, end, releaser, its depth, time, class, sure. */
static void add_arrows(const struct state *state, uint64_t start, struct json_writer *json)
{
    json_open_array(json);
    for (size_t i = 0; i < state->waitfor.arrows.count; i++) {
        const struct waitfor_arrow *arrow = &state->waitfor.arrows.items[i];
        const uint64_t numbers[] = { arrow->waiter,           arrow->depth,    arrow->start - start,
                                     arrow->end - start,      arrow->releaser, arrow->releaser_depth,
                                     arrow->released - start, arrow->class,    arrow->is_sure };
        if (i > 0)
            json_line(json, 0);
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            json_number(json, numbers[k]);
    }
    json_close_array(json);
}

static void add_causes_to_page(const struct study *study, struct json_writer *json)
{
    struct arena *arena = study->arena;
    const struct causes causes = causes_of(arena, study);
    if (!page_waits_open(json, "waitLines", "wait states of threads", "waits", causes.items.count))
        return;
    for (size_t i = 0; i < causes.items.count; i++) {
        const struct cause *cause = &causes.items.items[i];
        page_waits_row(json, &(struct page_wait){ .total = cause->lines.total,
                                                  .count = cause->lines.calls,
                                                  .longest = cause->lines.max,
                                                  .state = waitfor_state_names[cause->lines.state],
                                                  .waiter = largest(arena, &cause->waiters),
                                                  .causer = largest(arena, &cause->releasers),
                                                  .waiting = place_text(arena, cause->lines.waiting),
                                                  .cause = cause_text(arena, &cause->lines) });
    }
    json_close_table(json);
}

/* page.js draws the arrows, and shows the rest as a table. */
static void add_to_page(const struct study *study, struct json_writer *json)
{
    enum json_style style = json->style;
    add_causes_to_page(study, json);
    json_line(json, 0);
    json_name(json, "waitsFor");
    json->style = JSON_PADDED;
    add_json(study, json);
    json->style = style;
    json_line(json, 0);
    json_name(json, "classes");
    json_open_array(json);
    for (int i = 0; i < N_CLASSES; i++)
        json_string(json, class_names[i]);
    json_close_array(json);
    json_line(json, 0);
    json_name(json, "arrows");
    add_arrows(study->state, reader_start(study->summary->trace), json);
}

const struct analysis analysis_waits_for = {
    .name = "waits_for",
    .part = PART_WAITING,
    .roles = ROLE_INTERVALS,
    .state_size = sizeof(struct state),
    .thread_size = sizeof(struct waitfor_thread *),
    .applies = applies,
    .open = open_search,
    .add_thread = add_thread,
    .read = read_threads,
    .wants = wants,
    .opened = on_opened,
    .closed = on_closed,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
