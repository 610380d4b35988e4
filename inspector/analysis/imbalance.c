/* Analysis: load imbalance. Finds threads of the same sort of which some work much longer than the others, so that the
 * others wait for them.
 *
 * Threads of a process are of the same sort if they were started at the same place, or if their names differ only in
 * digits. Main threads are of the same sort if their processes run the same program and were forked by the same
 * recorded process, or by none. Threads of a sort whose lives overlap are a team. The work of a thread is the time
 * from its first to its last event, without the time in which it waits (classes.h, team_waits.h). A thread of OpenMP that
 * did something else between two regions, or nothing, is left out: it may have worked for a combined loop. In a balanced team, all threads
 * work as long as the mean. The imbalance is the longest work divided by the mean, minus 1. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "json_facts.h"
#include "summary.h"

/* Threads of one sort; times in ns. Numbers of threads and times are those of the worst team; `imbalance` and `idle`
 * are those of all teams. */
struct imbalance {
    const struct trace_thread *first; /* one of them */
    const struct weft_site *start;    /* where they were started; NULL: main threads, or only the name is known */
    uint64_t n_teams;
    uint64_t n_threads, least, mean, most;
    const struct trace_thread *slowest; /* the one that works longest */
    double imbalance;                   /* 0.5: the longest works one and a half times as long as the mean */
    double idle;                        /* 1 - mean / most: the share of their time in which they are idle */
    bool is_odd;                        /* the imbalance is 0.2 or more, and costs 1 % of the trace or more */
};

struct imbalances {
    VEC(struct imbalance) items; /* most time lost first */
};

/* More than a hundredth of its life is not known. */
static bool is_known(const struct summary_thread *thread)
{
    return thread->between <= (thread->last - thread->first) / 100;
}

/* Conditions on calls or threads could hide members of a team, or their waiting. */
static bool applies(const struct summary *summary)
{
    return summary->options.filter->conditions.count == 0;
}

/* Compares names without their digits: "worker-1" equals "worker-12". */
static int compare_names(const char *a, const char *b)
{
    for (;;) {
        a += strspn(a, "0123456789");
        b += strspn(b, "0123456789");
        if (*a != *b || !*a)
            return (unsigned char)*a - (unsigned char)*b;
        a++;
        b++;
    }
}

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static bool is_main(const struct summary_thread *thread)
{
    return thread->thread->tid == thread->thread->process->pid;
}

/* Returns 0 if both threads are of the same sort. */
static int compare_sorts(const struct summary_thread *a, const struct summary_thread *b)
{
    const struct trace_process *of_a = a->thread->process, *of_b = b->thread->process;
    if (is_main(a) != is_main(b))
        return is_main(a) ? -1 : 1;
    if (is_main(a))
        return of_a->parent_pid != of_b->parent_pid ? compare_numbers(of_a->parent_pid, of_b->parent_pid) : strcmp(of_a->program, of_b->program);
    if (of_a != of_b)
        return compare_numbers(of_a->index, of_b->index);
    if (!a->start != !b->start)
        return a->start ? -1 : 1;
    if (!a->start)
        return compare_names(a->thread->name, b->thread->name);
    int order = strcmp(a->start->file, b->start->file);
    if (order == 0)
        order = compare_numbers(a->start->line_begin, b->start->line_begin);
    return order ? order : compare_numbers(a->start->column, b->start->column);
}

static int compare_members(const void *left, const void *right)
{
    const struct summary_thread *a = *(const struct summary_thread *const *)left, *b = *(const struct summary_thread *const *)right;
    int order = compare_sorts(a, b);
    if (order == 0)
        order = compare_numbers(a->first, b->first);
    return order ? order : compare_numbers(a->thread->tid, b->thread->tid);
}

/* Adds a team to its sort. `lost` and `worked` are totals over all teams of the sort. */
static void add_team(struct imbalance *sort, const struct summary_thread *const *members, size_t count, uint64_t *lost, uint64_t *worked)
{
    uint64_t least = UINT64_MAX, most = 0, sum = 0;
    const struct summary_thread *slowest = *members;
    for (size_t i = 0; i < count; i++) {
        uint64_t work = members[i]->work;
        least = work < least ? work : least;
        if (work > most) {
            most = work;
            slowest = members[i];
        }
        sum += work;
    }
    if (count < 2)
        return;
    uint64_t mean = sum / count;
    if (sort->n_teams++ == 0 || (most - mean) * count > (sort->most - sort->mean) * sort->n_threads) {
        sort->n_threads = count;
        sort->least = least;
        sort->mean = mean;
        sort->most = most;
        sort->slowest = slowest->thread;
    }
    *lost += most * count - sum;
    *worked += sum;
}

static void add_sort(struct imbalances *imbalances, struct arena *arena, const struct summary_thread *const *members, size_t count, uint64_t duration)
{
    struct imbalance sort = { .first = (*members)->thread, .start = (*members)->start };
    uint64_t lost = 0, worked = 0, end = (*members)->last;
    size_t begin = 0;
    for (size_t i = 1; i <= count; i++) {
        if (i == count || members[i]->first >= end) {
            add_team(&sort, members + begin, i - begin, &lost, &worked);
            begin = i;
        }
        if (i < count && members[i]->last > end)
            end = members[i]->last;
    }
    if (sort.n_teams == 0 || worked == 0)
        return;
    sort.imbalance = (double)lost / (double)worked;
    sort.idle = (double)lost / (double)(lost + worked);
    sort.is_odd = sort.imbalance >= 0.2 && (sort.most - sort.mean) >= duration / 100;
    vec_push(arena, &imbalances->items, sort);
}

static int compare_imbalances(const void *left, const void *right)
{
    const struct imbalance *a = left, *b = right;
    int order = compare_numbers((b->most - b->mean) * b->n_threads, (a->most - a->mean) * a->n_threads);
    return order ? order : compare_numbers(a->first->tid, b->first->tid);
}

static void finish(struct study *study)
{
    const struct summary *summary = study->summary;
    struct imbalances *imbalances = study->state;
    size_t count = 0, begin = 0;
    const struct summary_thread **members = arena_array(study->arena, const struct summary_thread *, summary->threads.count + 1);
    for (size_t i = 0; i < summary->threads.count; i++)
        if (is_known(&summary->threads.items[i]))
            members[count++] = &summary->threads.items[i];
    qsort(members, count, sizeof *members, compare_members);
    for (size_t i = 1; i <= count; i++)
        if (i == count || compare_sorts(members[i], members[begin]) != 0) {
            add_sort(imbalances, study->arena, members + begin, i - begin, summary->last_time - summary->first_time);
            begin = i;
        }
    if (imbalances->items.count > 0)
        qsort(imbalances->items.items, imbalances->items.count, sizeof *imbalances->items.items, compare_imbalances);
}

/* ---- for people ---- */

/* Describes which threads they are, in a few words. */
static void describe(struct str *out, const struct imbalance *sort)
{
    const struct trace_process *process = sort->first->process;
    if (sort->start)
        str_printf(out, "threads of %s at %s:%u", text_printable(out->arena, sort->start->callee), text_path(out->arena, sort->start->file),
                   sort->start->line_begin);
    else if (sort->first->tid == process->pid)
        str_printf(out, "threads of the processes of %s", text_printable(out->arena, process->program));
    else
        str_printf(out, "threads with names like %s", text_thread_name(out->arena, sort->first));
}

static void add_note(struct str *out, const struct imbalance *sort)
{
    str_printf(out, "  = load imbalance of %.0f %% among %" PRIu64 " ", 100 * sort->imbalance, sort->n_threads);
    describe(out, sort);
    if (sort->n_teams > 1)
        str_printf(out, " (the worst of %" PRIu64 " teams)", sort->n_teams);
    str_add(out, ":\n    they work ");
    text_add_time(out, sort->least);
    str_add(out, " to ");
    text_add_time(out, sort->most);
    str_printf(out, " (%u %s), ", sort->slowest->tid, text_thread_name(out->arena, sort->slowest));
    text_add_time(out, sort->mean);
    str_printf(out, " on average, and have nothing to do for %.0f %% of their time\n", 100 * sort->idle);
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    enum { MOST = 5 };
    const struct imbalances *imbalances = study->state;
    size_t n_odd = 0;
    (void)style;
    for (size_t i = 0; i < imbalances->items.count; i++)
        if (imbalances->items.items[i].is_odd && n_odd++ < MOST)
            add_note(out, &imbalances->items.items[i]);
    if (n_odd > MOST)
        str_printf(out, "    and %zu more such sorts of threads; --json lists them all\n", n_odd - MOST);
}

/* ---- for programs ---- */

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct imbalances *imbalances = study->state;
    json_open_array(json);
    for (size_t i = 0; i < imbalances->items.count; i++) {
        const struct imbalance *sort = &imbalances->items.items[i];
        json_line(json, 4);
        json_open_object(json);
        json_name(json, "first");
        json_thread(json, sort->first);
        if (sort->start) {
            json_member_string(json, "start", sort->start->callee);
            json_member_string(json, "file", sort->start->file);
            json_member_number(json, "line", sort->start->line_begin);
        }
        json_member_number(json, "teams", sort->n_teams);
        json_member_number(json, "threads", sort->n_threads);
        json_member_number(json, "least_ns", sort->least);
        json_member_number(json, "mean_ns", sort->mean);
        json_member_number(json, "most_ns", sort->most);
        json_name(json, "slowest");
        json_thread(json, sort->slowest);
        json_name(json, "imbalance_percent");
        json_real(json, 100 * sort->imbalance, 1);
        json_name(json, "idle_percent");
        json_real(json, 100 * sort->idle, 1);
        json_member_bool(json, "odd", sort->is_odd);
        json_close_object(json);
    }
    json_close_array(json);
}

const struct analysis analysis_imbalance = {
    .name = "imbalances",
    .part = PART_ODD,
    .state_size = sizeof(struct imbalances),
    .applies = applies,
    .finish = finish,
    .text = add_text,
    .json = add_json,
};
