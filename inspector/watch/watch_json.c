#include "watch_text.h"

#include <string.h>

static void add_sums(struct json_writer *json, const struct watch_sums *sums)
{
    json_member_number(json, "calls", sums->calls);
    json_member_number(json, "total_ns", sums->total);
    json_member_number(json, "self_ns", sums->self);
    json_member_number(json, "sum_ns", sums->sum);
}

/* The last one that is not 0 ends them. */
static void add_powers(struct json_writer *json, const struct histogram *durations)
{
    enum { POWERS = 40 };
    uint64_t powers[POWERS] = { 0 };
    unsigned n = POWERS;
    histogram_powers(durations, powers, POWERS);
    while (n > 0 && powers[n - 1] == 0)
        n--;
    json_name(json, "durations");
    json_open_array(json);
    for (unsigned i = 0; i < n; i++)
        json_number(json, powers[i]);
    json_close_array(json);
}

static void add_callee(struct json_writer *json, const struct watch *watch, const struct watch_row *row, size_t oldest)
{
    const struct watch_sums *past = &row->past[oldest], *now = &row->now;
    struct watch_sums recent = { now->calls - past->calls, now->total > past->total ? now->total - past->total : 0,
                                 now->self > past->self ? now->self - past->self : 0, now->sum > past->sum ? now->sum - past->sum : 0 };
    json_open_object(json);
    json_member_string(json, "callee", row->callee);
    json_member_string(json, "kind", interval_kind_names[row->kind]);
    json_member_string(json, "label", row->label);
    json_member_string(json, "class", row->class);
    json_member_number(json, "number", (uint64_t)(row - watch->rows.items));
    add_sums(json, now);
    json_member_number(json, "p50_ns", histogram_percentile(&row->durations, 50));
    json_member_number(json, "p99_ns", histogram_percentile(&row->durations, 99));
    json_member_number(json, "max_ns", row->durations.count ? row->durations.max : 0);
    add_powers(json, &row->durations);
    json_name(json, "recent");
    json_open_object(json);
    add_sums(json, &recent);
    json_close_object(json);
    json_close_object(json);
}

struct listing {
    struct json_writer *json;
    const struct watch_thread *thread;
};

static void add_open_call(const struct interval *interval, void *context)
{
    const struct listing *listing = context;
    json_open_object(listing->json);
    json_member_string(listing->json, "callee", reader_site(&listing->thread->process->known, interval->site)->callee);
    json_member_string(listing->json, "kind", interval_kind_names[interval->kind]);
    json_member_number(listing->json, "for_ns", interval->duration);
    json_close_object(listing->json);
}

static uint64_t since(const struct watch *watch, uint64_t time)
{
    return time > watch->began ? time - watch->began : 0;
}

/* With its machine where there are several. */
static void add_process_name(struct json_writer *json, const struct watch *watch, const struct watch_process *process)
{
    struct arena arena = { 0 };
    const struct trace_process *facts = &process->found->facts;
    bool has_others = false;
    for (size_t i = 0; i < watch->processes.count && !has_others; i++)
        has_others = strcmp(watch->processes.items[i]->found->facts.machine_id, facts->machine_id) != 0;
    json_member_string(json, "process",
                       arena_printf(&arena, "%s %u%s%s", facts->program, facts->pid, has_others ? " on " : "", has_others ? facts->machine_id : ""));
    arena_release(&arena);
}

static void add_thread(struct json_writer *json, const struct watch *watch, const struct watch_thread *thread, size_t oldest)
{
    struct listing listing = { json, thread };
    json_open_object(json);
    json_member_number(json, "pid", thread->process->found->facts.pid);
    json_member_number(json, "tid", thread->found->tid);
    json_member_string(json, "name", *thread->name ? thread->name : thread->process->found->facts.program);
    add_process_name(json, watch, thread->process);
    json_member_bool(json, "running", !thread->is_over);
    json_member_number(json, "events", thread->n_events);
    json_member_number(json, "calls", thread->calls);
    json_member_number(json, "recent_calls", thread->calls - thread->past_calls[oldest]);
    json_member_number(json, "first_ns", since(watch, thread->first_time));
    json_member_number(json, "last_ns", since(watch, thread->last_time));
    json_member_number(json, "lost", thread->found->tail.lost);
    json_name(json, "open");
    json_open_array(json);
    intervals_open(&thread->intervals, thread->known_until, add_open_call, &listing);
    json_close_array(json);
    json_close_object(json);
}

void watch_json_members(struct json_writer *json, const struct watch *watch, const char *title, bool is_last)
{
    struct arena arena = { 0 };
    size_t count, oldest;
    uint64_t window = watch_window(watch, &oldest);
    const struct watch_row **rows = watch_sorted(watch, &arena, !is_last, &count);
    json_member_string(json, "program", title);
    json_member_number(json, "time_ns", watch->now - watch->began);
    json_member_number(json, "recent_ns", window);
    json_member_bool(json, "ended", is_last);
    json_member_number(json, "events", watch->n_events);
    json_member_number(json, "calls", watch->calls);
    json_member_number(json, "recent_calls", watch->calls - watch->past_calls[oldest]);
    json_member_number(json, "lost", watch_lost(watch));
    json_member_number(json, "skipped_bytes", watch->n_skipped);
    json_member_number(json, "behind_ns", watch->behind);
    json_name(json, "callees");
    json_open_array(json);
    for (size_t i = 0; i < count; i++)
        add_callee(json, watch, rows[i], oldest);
    json_close_array(json);
    json_name(json, "threads");
    json_open_array(json);
    for (size_t i = 0; i < watch->threads.count; i++)
        add_thread(json, watch, watch->threads.items[i], oldest);
    json_close_array(json);
    arena_release(&arena);
}

void watch_json(struct str *out, const struct watch *watch, const char *title, bool is_last)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_SPACED);
    json_open_object(&json);
    watch_json_members(&json, watch, title, is_last);
    json_close_object(&json);
    json_finish(&json);
}
