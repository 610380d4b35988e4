/* Analysis: the messages of MPI between the processes, and what they waited for. */
#include "json_facts.h"
#include "page_waits.h"
#include "summary.h"
#include "text_table.h"
#include "wait_states.h"

#include <string.h>

enum { SORT_MEMORY = 32 << 20, SHOWN_ROWS = 20, LEAST_PERCENT = 1 };

struct state {
    struct messages *messages;
    const struct wait_row *rows;
    size_t n_rows;
};

/* Filters leave calls out, and without them messages would be matched wrongly. */
static bool applies(const struct summary *summary)
{
    return filter_is_empty(summary->options.filter);
}

static void open_mpi(struct study *study)
{
    struct state *state = study->state;
    state->messages = messages_open(study->summary->trace, SORT_MEMORY);
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    (void)study;
    return kind == WEFT_KIND_CALL && messages_wants(process, site);
}

static void on_closed(struct study *study, struct told *told)
{
    struct state *state = study->state;
    messages_closed(state->messages, told->own, told->thread, told->interval);
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    struct state *state = study->state;
    messages_event(state->messages, told->own, told->thread, event);
}

static void on_message(const struct message *message, void *context)
{
    wait_states_message(context, message);
}

static void on_collective(const struct message_collective *call, void *context)
{
    wait_states_collective(context, call);
}

static void finish(struct study *study)
{
    struct state *state = study->state;
    struct wait_states *states = wait_states_open(state->messages, SORT_MEMORY);
    messages_match(state->messages, &(struct messages_visitor){ states, on_message, on_collective });
    messages_close(state->messages);
    state->rows = wait_states_finish(states, &state->n_rows);
}

/* ---- text ---- */

/* What is worth a line: a hundredth of all ranks' time. */
static size_t count_findings(const struct study *study)
{
    const struct state *state = study->state;
    size_t n = 0;
    while (n < state->n_rows && state->rows[n].total * 100 >= study->summary->recorded * LEAST_PERCENT)
        n++;
    return n;
}

static const char *place_text(struct arena *arena, const struct wait_place *place)
{
    return arena_printf(arena, "%s at %s:%u", text_printable(arena, place->callee), text_path(arena, place->file), place->line);
}

/* What made it late lies between the two. */
static const char *cause_text(struct arena *arena, const struct wait_row *row)
{
    if (!row->after.callee)
        return place_text(arena, &row->cause);
    if (strcmp(row->after.file, row->cause.file) != 0)
        return arena_printf(arena, "%s, after %s", place_text(arena, &row->cause), place_text(arena, &row->after));
    return arena_printf(arena, "%s, after line %u", place_text(arena, &row->cause), row->after.line);
}

static void add_findings(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "calls",   "waited",   "of all time", "longest",    "state",
                                            "most by", "most for", "waiting in",  "because of", NULL };
    const struct state *state = study->state;
    size_t n = count_findings(study);
    if (n == 0)
        return;
    text_add_heading(out, style, "wait states of MPI");
    struct table table = table_start(out->arena, style, headings, 4);
    for (size_t i = 0; i < n && i < SHOWN_ROWS; i++) {
        const struct wait_row *row = &state->rows[i];
        table_add_count(&table, row->calls);
        table_add_time(&table, row->total);
        table_printf(&table, "%.1f %%", 100.0 * (double)row->total / (double)study->summary->recorded);
        table_add_time(&table, row->longest);
        table_add(&table, wait_state_names[row->state]);
        table_printf(&table, "rank %d", row->waiter);
        table_printf(&table, "rank %d", row->causer);
        table_add(&table, place_text(out->arena, &row->waiting));
        table_add(&table, cause_text(out->arena, row));
    }
    table_print(&table, out);
    text_add_more(out, n > SHOWN_ROWS ? n - SHOWN_ROWS : 0, "--json");
}

static void add_note(struct str *out, uint64_t count, const char *singular, const char *plural, const char *text)
{
    if (count == 0)
        return;
    str_add(out, "  ");
    text_add_number_of(out, count, singular, plural);
    str_printf(out, " %s\n", text);
}

static void add_notes(struct str *out, const struct message_counts *counts)
{
    add_note(out, counts->unmatched_sends, "message", "s", "sent whose receive is not in the trace");
    add_note(out, counts->unmatched_receives, "message", "s", "received whose send is not in the trace");
    add_note(out, counts->doubtful, "send or receive", "s", "not matched, because it could be with the wrong one (docs/mpi.md)");
    add_note(out, counts->unknown_sources, "receive", "s", "among them from MPI_ANY_SOURCE or MPI_ANY_TAG, whose status was ignored");
    add_note(out, counts->silent_calls, "call", "s", "to send or receive without saying what: nothing of their ranks is matched (docs/mpi.md)");
    add_note(out, counts->not_followed, "call", "s", "of one-sided communication or a neighbourhood collective, which are not followed");
    add_note(out, counts->incomplete_collectives, "collective operation", "s", "of which calls are missing in the trace");
    if (counts->has_twins)
        str_add(out, "  not matched: several processes have the same rank; look at one job at a time\n");
}

static void add_clocks(const struct trace *trace, struct str *out)
{
    for (size_t i = 1; i < trace->machine_clocks.count; i++) {
        const struct trace_machine_clock *clock = &trace->machine_clocks.items[i];
        str_printf(out, "  the clock of %s ", text_printable(out->arena, clock->machine_id));
        if (!clock->is_aligned) {
            str_add(out, "is that of its time of day: no messages there and back tell how far it is off\n");
            continue;
        }
        str_printf(out, "was moved by %s", clock->shift < 0 ? "-" : "");
        text_add_time(out, (uint64_t)(clock->shift < 0 ? -clock->shift : clock->shift));
        str_add(out, ", as messages show, which may be wrong by ");
        text_add_time(out, clock->error);
        str_add_char(out, '\n');
    }
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    const struct state *state = study->state;
    if (!state->messages || (state->messages->size == 0 && state->messages->threads.count == 0))
        return;
    if (state->messages->size == 0) {
        text_add_heading(out, style, "messages of MPI");
        str_add(out, "  not known: there are calls of MPI, but none of them says what it sends or receives (docs/mpi.md says why)\n");
        return;
    }
    const struct message_counts *counts = &state->messages->counts;
    text_add_heading(out, style, "messages of MPI");
    str_add(out, "  ");
    text_add_number_of(out, counts->matched, "message", "s");
    str_add(out, " with ");
    text_add_number_of(out, counts->bytes, "byte", "s");
    str_add(out, " and ");
    text_add_number_of(out, counts->collectives, "collective operation", "s");
    str_add(out, " between ");
    text_add_number_of(out, (uint64_t)state->messages->size, "rank", "s");
    str_add_char(out, '\n');
    add_notes(out, counts);
    add_clocks(study->summary->trace, out);
    add_findings(study, out, style);
}

/* ---- JSON ---- */

static void add_place_member(struct json_writer *json, const char *name, const struct wait_place *place)
{
    json_name(json, name);
    json_open_object(json);
    json_member_string(json, "callee", place->callee);
    json_member_string(json, "file", place->file);
    json_member_number(json, "line", place->line);
    json_close_object(json);
}

static void add_row(struct json_writer *json, const struct wait_row *row)
{
    json_line(json, 6);
    json_open_object(json);
    json_member_string(json, "state", wait_state_names[row->state]);
    json_member_number(json, "calls", row->calls);
    json_member_number(json, "total_ns", row->total);
    json_member_number(json, "max_ns", row->longest);
    add_place_member(json, "waiting", &row->waiting);
    json_member_number(json, "waiting_rank", (uint64_t)row->waiter);
    json_member_number(json, "waiting_rank_ns", row->of_waiter);
    add_place_member(json, "cause", &row->cause);
    if (row->after.callee)
        add_place_member(json, "after", &row->after);
    json_member_number(json, "cause_rank", (uint64_t)row->causer);
    json_member_number(json, "cause_rank_ns", row->of_causer);
    json_close_object(json);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    static const struct message_counts none;
    const struct message_counts *counts = state->messages ? &state->messages->counts : &none;
    json_open_object(json);
    json_member_number(json, "ranks", state->messages ? (uint64_t)state->messages->size : 0);
    json_member_number(json, "messages", counts->matched);
    json_member_number(json, "bytes", counts->bytes);
    json_member_number(json, "collectives", counts->collectives);
    json_member_number(json, "unmatched_sends", counts->unmatched_sends);
    json_member_number(json, "unmatched_receives", counts->unmatched_receives);
    json_member_number(json, "doubtful", counts->doubtful);
    json_member_number(json, "unknown_sources", counts->unknown_sources);
    json_member_number(json, "silent_calls", counts->silent_calls);
    json_member_number(json, "not_followed", counts->not_followed);
    json_member_number(json, "incomplete_collectives", counts->incomplete_collectives);
    json_member_number(json, "communicators_met_late", counts->met_late);
    json_member_bool(json, "has_twins", counts->has_twins);
    json_name(json, "clocks");
    json_open_array(json);
    for (size_t i = 0; i < study->summary->trace->machine_clocks.count; i++) {
        const struct trace_machine_clock *clock = &study->summary->trace->machine_clocks.items[i];
        json_open_object(json);
        json_member_string(json, "machine_id", clock->machine_id);
        json_member_bool(json, "is_aligned", clock->is_aligned);
        json_name(json, "shift_ns");
        json_integer(json, clock->shift);
        json_member_number(json, "error_ns", clock->error);
        json_close_object(json);
    }
    json_close_array(json);
    json_name(json, "wait_states");
    json_open_array(json);
    for (size_t i = 0; i < state->n_rows; i++)
        add_row(json, &state->rows[i]);
    json_close_array(json);
    json_close_object(json);
}

/* ---- page ---- */

static void add_to_page(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    struct arena *arena = study->arena;
    size_t n = count_findings(study);
    if (!page_waits_open(json, "mpi", "wait states of MPI", "calls", n))
        return;
    for (size_t i = 0; i < n && i < SHOWN_ROWS; i++) {
        const struct wait_row *row = &state->rows[i];
        page_waits_row(json, &(struct page_wait){ .total = row->total,
                                                  .count = row->calls,
                                                  .longest = row->longest,
                                                  .state = wait_state_names[row->state],
                                                  .waiter = arena_printf(arena, "rank %d", row->waiter),
                                                  .causer = arena_printf(arena, "rank %d", row->causer),
                                                  .waiting = place_text(arena, &row->waiting),
                                                  .cause = cause_text(arena, row) });
    }
    json_close_table(json);
}

const struct analysis analysis_mpi = {
    .name = "mpi",
    .part = PART_WAITING,
    .roles = ROLE_INTERVALS | ROLE_INSTANTS,
    .state_size = sizeof(struct state),
    .thread_size = sizeof(struct messages_thread),
    .applies = applies,
    .open = open_mpi,
    .wants = wants,
    .closed = on_closed,
    .event = on_event,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
