/* Analysis: who waits for whom. wait_search.h computes it; this file connects it to the walk and prints the result. */
#include <inttypes.h>

#include "json_facts.h"
#include "summary.h"
#include "text_table.h"
#include "wait_search.h"

enum { MOST_ARROWS = 5000 /* on the page */ };

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
            "  ~ by the time of the last unlock, signal, send or end before the wait was over; sure where the call's first argument is captured\n");
}

/* ---- for programs ---- */

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

/* page.js draws the arrows, and shows the rest as a table. */
static void add_to_page(const struct study *study, struct json_writer *json)
{
    enum json_style style = json->style;
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
