/* Analysis: why threads had nothing to do. What those of OpenMP waited for (team_waits.h), and the critical path of the
 * tasks of each process (task_times.h): what would have to be shorter for all of it to be. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fulfilments.h"
#include "json_facts.h"
#include "page_waits.h"
#include "summary.h"
#include "task_graph.h"
#include "team_waits.h"
#include "text_table.h"

enum { SHOWN_ROWS = 20, SHOWN_PARTS = 10, LEAST_PERCENT = 1, MOST_EDGES = 20000 /* on the page */ };

/* The part of the path in one line. */
struct path_part {
    enum task_part part;
    const struct weft_site *site; /* of the task; NULL for TASK_LINGERS */
    uint64_t tasks, total;        /* tasks: pieces of the path */
};

/* Of the tasks of one process. */
struct process_tasks {
    const struct trace_process *process;
    struct task_graph graph;
    struct task_times times;
    struct fulfilments fulfilments;
    struct team_waits *waits;
    bool has_regions;
    uint32_t n_threads;
    VEC(struct path_part) path;
    uint64_t duration; /* of the path */
    uint64_t work;     /* how long threads were in bodies of tasks and did not wait, ns */
};

struct state {
    VEC(struct process_tasks *) processes;
    struct team_rows rows; /* largest total first */
};

/* The body of a task that is open. */
struct open_task {
    uint64_t id, number, free, idle; /* idle: of the thread, when it began */
};

struct own {
    struct process_tasks *process;
    struct task_thread graph;
    struct fulfilment_thread fulfilments;
    struct team_thread team;
    VEC(struct open_task) tasks;
    uint32_t number;
};

/* Filters leave out what others waited for. */
static bool applies(const struct summary *summary)
{
    return filter_is_empty(summary->options.filter);
}

/* ---- collecting ---- */

static bool is_region(const struct weft_site *site)
{
    return site->kind == WEFT_KIND_REGION || site->kind == WEFT_KIND_WORK || site->kind == WEFT_KIND_TASK;
}

static struct process_tasks *tasks_of(const struct study *study, const struct trace_process *process)
{
    struct state *state = study->state;
    for (size_t i = state->processes.count; i-- > 0;)
        if (state->processes.items[i]->process == process)
            return state->processes.items[i];
    struct process_tasks *new = arena_new(study->arena, struct process_tasks);
    *new = (struct process_tasks){ .process = process, .graph.arena = study->arena, .times.arena = study->arena, .fulfilments.arena = study->arena };
    new->waits = team_waits_new(study->arena, &new->times);
    for (uint32_t i = 1; i <= process->n_sites && !new->has_regions; i++)
        new->has_regions = is_region(reader_site(process, i));
    vec_push(study->arena, &state->processes, new);
    return new;
}

static struct own *own_of(const struct study *study, struct told *told)
{
    struct own *own = told->own;
    if (!own->process) {
        own->process = tasks_of(study, told->thread->process);
        own->number = ++own->process->n_threads;
    }
    return own;
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    const struct weft_site *found = reader_site(process, site);
    return tasks_of(study, process)->has_regions && (team_waits_wants(found, kind) || fulfilments_wants(found));
}

static uint64_t owner_of(const struct own *own)
{
    uint64_t task = task_graph_current(&own->graph);
    return task ? task : task_owner_of_thread(own->number);
}

static void on_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    task_times_edge(context, from, to, hazard);
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    bool is_detail = event->type == WEFT_EVENT_TASK_TRAITS || event->type == WEFT_EVENT_TASK_HANDLE;
    if (event->type != WEFT_EVENT_TASK_CREATE && event->type != WEFT_EVENT_TASK_DEPEND && !is_detail)
        return;
    struct own *own = own_of(study, told);
    fulfilments_event(&own->process->fulfilments, &own->fulfilments, event, task_graph_current(&own->graph));
    if (is_detail)
        return;
    struct task_times *times = &own->process->times;
    if (event->type == WEFT_EVENT_TASK_CREATE)
        task_times_create(times, event->number, owner_of(own), event->time, reader_site(told->thread->process, event->site), told->thread);
    task_graph_add(&own->process->graph, &own->graph, told->thread, event, on_edge, times);
}

static void on_opened(struct study *study, struct told *told)
{
    struct own *own = own_of(study, told);
    const struct interval *interval = told->interval;
    uint64_t free = team_waits_free(&own->team, interval);
    team_waits_opened(own->process->waits, &own->team, told->thread, interval);
    if (interval->kind == WEFT_KIND_TASK) {
        struct open_task task = { interval->id, interval->task, free, own->team.idle };
        vec_push(study->arena, &own->tasks, task);
    }
    task_graph_open(&own->process->graph, &own->graph, told->thread->process, told->interval);
}

/* A call by which the creator of tasks may wait for them: `future.get()`, `group.wait()`. */
static bool is_wait_for_tasks(const struct told *told, const struct weft_site *site)
{
    const char *last = strrchr(site->callee, ':');
    return told->interval->kind == WEFT_KIND_CALL &&
           (told->class == CLASS_CONDITION || told->class == CLASS_JOIN || strncmp(last ? last + 1 : site->callee, "wait", 4) == 0);
}

static void end_task(struct own *own, const struct told *told)
{
    const struct interval *interval = told->interval;
    struct open_task task = { 0 };
    while (own->tasks.count && own->tasks.items[own->tasks.count - 1].id >= interval->id)
        task = own->tasks.items[--own->tasks.count];
    if (task.id != interval->id)
        return;
    uint64_t around = own->tasks.count ? own->tasks.items[own->tasks.count - 1].number : 0, idle = own->team.idle - task.idle;
    if (own->tasks.count == 0 && idle < interval->duration)
        own->process->work += interval->duration - idle;
    if (interval->task && !interval->unfinished)
        task_times_body(&own->process->times, &(struct task_body){ interval->task, interval->start, interval->start + interval->duration, task.free,
                                                                   around, told->thread, interval->depth });
}

static void on_closed(struct study *study, struct told *told)
{
    struct own *own = own_of(study, told);
    const struct interval *interval = told->interval;
    task_graph_close(&own->graph, interval);
    if (interval->kind == WEFT_KIND_TASK)
        end_task(own, told);
    if (fulfilments_wants(reader_site(told->thread->process, interval->site)))
        fulfilments_call(&own->process->fulfilments, interval);
    if (is_wait_for_tasks(told, reader_site(told->thread->process, interval->site))) {
        task_times_wait(&own->process->times, owner_of(own), interval->start, interval->start + interval->duration);
        own->team.idle += interval->self; /* tasks that run in it are no wait */
    }
    team_waits_closed(own->process->waits, &own->team, told->thread, interval, owner_of(own));
}

/* ---- the results ---- */

static int compare_rows(const void *left, const void *right)
{
    const struct team_row *a = left, *b = right;
    return (a->total < b->total) - (a->total > b->total);
}

static int compare_parts(const void *left, const void *right)
{
    const struct path_part *a = left, *b = right;
    return (a->total < b->total) - (a->total > b->total);
}

struct path_walk {
    struct arena *arena;
    struct process_tasks *process;
};

static bool is_same(const struct weft_site *a, const struct weft_site *b)
{
    return a == b || (a && b && rows_is_same_site(a, b));
}

static void on_part(void *context, enum task_part part, const struct task_time *task, uint64_t from, uint64_t to)
{
    const struct path_walk *walk = context;
    struct process_tasks *process = walk->process;
    const struct weft_site *site = part == TASK_LINGERS ? NULL : task->site;
    struct path_part *found = NULL;
    for (size_t i = 0; i < process->path.count && !found; i++)
        if (process->path.items[i].part == part && is_same(process->path.items[i].site, site))
            found = &process->path.items[i];
    if (!found) {
        vec_push(walk->arena, &process->path, (struct path_part){ .part = part, .site = site });
        found = &process->path.items[process->path.count - 1];
    }
    found->tasks++;
    found->total += to - from;
    process->duration += to - from;
}

static void find_path(const struct study *study, struct process_tasks *process)
{
    const struct task_times *times = &process->times;
    if (times->n_over == 0)
        return;
    struct path_walk walk = { study->arena, process };
    task_times_walk(times, times->by_end[times->n_over - 1], times->last_end, &(struct task_walk){ times->first_created, &walk, on_part });
    if (process->path.count)
        qsort(process->path.items, process->path.count, sizeof *process->path.items, compare_parts);
}

static void add_fulfilments(struct process_tasks *process)
{
    const struct fulfilments *all = &process->fulfilments;
    fulfilments_finish(&process->fulfilments);
    for (size_t i = 0; i < all->tasks.count; i++)
        task_times_detached(&process->times, all->tasks.items[i].number, all->tasks.items[i].fulfilled);
}

static void finish(struct study *study)
{
    struct state *state = study->state;
    for (size_t i = 0; i < state->processes.count; i++) {
        struct process_tasks *process = state->processes.items[i];
        add_fulfilments(process);
        task_times_finish(&process->times);
        team_waits_finish(process->waits, &state->rows);
        find_path(study, process);
    }
    if (state->rows.items.count)
        qsort(state->rows.items.items, state->rows.items.count, sizeof *state->rows.items.items, compare_rows);
}

/* Who has the largest part; NULL: nobody is known. */
static const struct trace_thread *largest(const struct team_share *shares, size_t n, uint64_t *total)
{
    const struct team_share *most = NULL;
    for (size_t i = 0; i < n; i++)
        if (!most || shares[i].total > most->total)
            most = &shares[i];
    *total = most ? most->total : 0;
    return most ? most->thread : NULL;
}

/* What is worth a line: a hundredth of all threads' time. */
static size_t count_findings(const struct study *study)
{
    const struct state *state = study->state;
    size_t n = 0;
    while (n < state->rows.items.count && state->rows.items.items[n].total * 100 >= study->summary->recorded * LEAST_PERCENT)
        n++;
    return n;
}

/* ---- text ---- */

static const char *place_text(struct arena *arena, const struct weft_site *site)
{
    return arena_printf(arena, "%s at %s:%u", text_printable(arena, site->callee), text_path(arena, site->file), site->line_begin);
}

static const char *cause_text(struct arena *arena, const struct team_row *row)
{
    return row->is_creation ? arena_printf(arena, "the creation of %s", place_text(arena, row->cause)) : place_text(arena, row->cause);
}

static const char *thread_text(struct arena *arena, const struct team_share *shares, size_t n)
{
    uint64_t total;
    const struct trace_thread *thread = largest(shares, n, &total);
    return thread ? arena_printf(arena, "%u", thread->tid) : "-";
}

static void add_findings(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "waits",   "waited",   "of all time", "longest",    "state",
                                            "most by", "most for", "waiting in",  "because of", NULL };
    const struct state *state = study->state;
    size_t n = count_findings(study);
    if (n == 0)
        return;
    text_add_heading(out, style, "wait states of OpenMP");
    struct table table = table_start(out->arena, style, headings, 4);
    for (size_t i = 0; i < n && i < SHOWN_ROWS; i++) {
        const struct team_row *row = &state->rows.items.items[i];
        table_add_count(&table, row->calls);
        table_add_time(&table, row->total);
        table_printf(&table, "%.1f %%", 100.0 * (double)row->total / (double)study->summary->recorded);
        table_add_time(&table, row->longest);
        table_add(&table, team_state_names[row->state]);
        table_add(&table, thread_text(out->arena, row->waiters.items, row->waiters.count));
        table_add(&table, thread_text(out->arena, row->causers.items, row->causers.count));
        table_add(&table, place_text(out->arena, row->waiting));
        table_add(&table, cause_text(out->arena, row));
    }
    table_print(&table, out);
    text_add_more(out, n > SHOWN_ROWS ? n - SHOWN_ROWS : 0, "--json lists them all");
}

static const char *part_text(struct arena *arena, const struct path_part *part)
{
    if (part->part == TASK_LINGERS)
        return "(a task was ready, or over, and its thread had not gone on yet)";
    if (part->part == TASK_EVENT)
        return arena_printf(arena, "(the event of %s, whose body was over)", place_text(arena, part->site));
    return part->part == TASK_CREATION ? arena_printf(arena, "before the creation of %s", place_text(arena, part->site))
                                       : place_text(arena, part->site);
}

static bool is_full(const struct process_tasks *process)
{
    return process->times.is_full || team_waits_is_full(process->waits);
}

static void add_path(const struct study *study, const struct process_tasks *process, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "of the path", "time", "parts", "in", NULL };
    const struct state *state = study->state;
    const char *of = state->processes.count > 1
                         ? arena_printf(out->arena, " of %s %u", text_printable(out->arena, process->process->program), process->process->pid)
                         : "";
    text_add_heading(out, style, arena_printf(out->arena, "critical path of the tasks%s", of));
    str_add(out, "  ");
    text_add_time(out, process->duration);
    str_add(out, " from the first creation to the last end; bodies ran for ");
    text_add_time(out, process->work);
    str_printf(out, ", %.1f at once on average\n", process->duration ? (double)process->work / (double)process->duration : 0.0);
    struct table table = table_start(out->arena, style, headings, 3);
    for (size_t i = 0; i < process->path.count && i < SHOWN_PARTS; i++) {
        const struct path_part *part = &process->path.items[i];
        table_printf(&table, "%.1f %%", process->duration ? 100.0 * (double)part->total / (double)process->duration : 0.0);
        table_add_time(&table, part->total);
        table_add_count(&table, part->tasks);
        table_add(&table, part_text(out->arena, part));
    }
    table_print(&table, out);
    text_add_more(out, process->path.count > SHOWN_PARTS ? process->path.count - SHOWN_PARTS : 0, "--json lists them all");
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    const struct state *state = study->state;
    add_findings(study, out, style);
    for (size_t i = 0; i < state->processes.count; i++) {
        const struct process_tasks *process = state->processes.items[i];
        if (process->path.count)
            add_path(study, process, out, style);
        if (is_full(process))
            str_printf(out, "  not all of process %u: it has more tasks or waits than are followed (docs/report.md)\n", process->process->pid);
    }
}

/* ---- JSON ---- */

static void add_place(struct json_writer *json, const char *name, const struct weft_site *site)
{
    json_name(json, name);
    if (!site) {
        json_null(json);
        return;
    }
    json_open_object(json);
    json_member_string(json, "callee", site->callee);
    json_member_string(json, "file", site->file);
    json_member_number(json, "line", site->line_begin);
    json_close_object(json);
}

static void add_row(struct json_writer *json, const struct team_row *row)
{
    uint64_t total;
    json_line(json, 6);
    json_open_object(json);
    json_member_string(json, "state", team_state_names[row->state]);
    json_member_number(json, "waits", row->calls);
    json_member_number(json, "total_ns", row->total);
    json_member_number(json, "max_ns", row->longest);
    add_place(json, "waiting", row->waiting);
    json_name(json, "waiting_thread");
    json_thread(json, largest(row->waiters.items, row->waiters.count, &total));
    json_member_number(json, "waiting_thread_ns", total);
    add_place(json, "cause", row->cause);
    json_member_bool(json, "cause_is_creation", row->is_creation);
    json_name(json, "cause_thread");
    json_thread(json, largest(row->causers.items, row->causers.count, &total));
    json_member_number(json, "cause_thread_ns", total);
    json_close_object(json);
}

static void add_path_json(struct json_writer *json, const struct process_tasks *process)
{
    static const char *const names[] = { [TASK_RUNS] = "runs", [TASK_EVENT] = "event", [TASK_LINGERS] = "lingers", [TASK_CREATION] = "creation" };
    json_line(json, 6);
    json_open_object(json);
    json_member_number(json, "pid", process->process->pid);
    json_member_number(json, "total_ns", process->duration);
    json_member_number(json, "work_ns", process->work);
    json_member_number(json, "tasks", process->times.tasks.count);
    json_member_bool(json, "is_whole", !is_full(process));
    json_name(json, "parts");
    json_open_array(json);
    for (size_t i = 0; i < process->path.count; i++) {
        const struct path_part *part = &process->path.items[i];
        json_line(json, 8);
        json_open_object(json);
        json_member_string(json, "part", names[part->part]);
        add_place(json, "task", part->site);
        json_member_number(json, "pieces", part->tasks);
        json_member_number(json, "total_ns", part->total);
        json_close_object(json);
    }
    json_close_array(json);
    json_close_object(json);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    json_open_object(json);
    json_name(json, "wait_states");
    json_open_array(json);
    for (size_t i = 0; i < state->rows.items.count; i++)
        add_row(json, &state->rows.items.items[i]);
    json_close_array(json);
    json_name(json, "critical_paths");
    json_open_array(json);
    for (size_t i = 0; i < state->processes.count; i++)
        if (state->processes.items[i]->path.count)
            add_path_json(json, state->processes.items[i]);
    json_close_array(json);
    json_close_object(json);
}

/* ---- page ---- */

static void add_findings_to_page(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    struct arena *arena = study->arena;
    size_t n = count_findings(study);
    if (!page_waits_open(json, "openmpWaits", "wait states of OpenMP", "waits", n))
        return;
    for (size_t i = 0; i < n && i < SHOWN_ROWS; i++) {
        const struct team_row *row = &state->rows.items.items[i];
        page_waits_row(json, &(struct page_wait){ .total = row->total,
                                                  .count = row->calls,
                                                  .longest = row->longest,
                                                  .state = team_state_names[row->state],
                                                  .waiter = thread_text(arena, row->waiters.items, row->waiters.count),
                                                  .causer = thread_text(arena, row->causers.items, row->causers.count),
                                                  .waiting = place_text(arena, row->waiting),
                                                  .cause = cause_text(arena, row) });
    }
    json_close_table(json);
}

static void add_paths_to_page(const struct study *study, struct json_writer *json)
{
    static const char *const columns[][2] = { { "time", "time" }, { "parts", "count" }, { "in", "code" }, { "process", "count" } };
    const struct state *state = study->state;
    json_name(json, "criticalPath");
    json_open_table(json, "critical path of the tasks", columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < state->processes.count; i++) {
        const struct process_tasks *process = state->processes.items[i];
        for (size_t k = 0; k < process->path.count && k < SHOWN_PARTS; k++) {
            const struct path_part *part = &process->path.items[k];
            json_open_array(json);
            json_number(json, part->total);
            json_number(json, part->tasks);
            json_string(json, part_text(study->arena, part));
            json_number(json, process->process->pid);
            json_close_array(json);
        }
    }
    json_close_table(json);
}

static bool has_path(const struct state *state)
{
    for (size_t i = 0; i < state->processes.count; i++)
        if (state->processes.items[i]->path.count)
            return true;
    return false;
}

/* The place of a thread of the process among all of the trace, in their order; `first` is that of the process's first. */
static uint64_t place_of(const struct trace_process *process, uint64_t first, const struct trace_thread *thread)
{
    for (size_t k = 0; k < process->threads.count; k++)
        if (process->threads.items[k] == thread)
            return first + k;
    return first;
}

static uint64_t first_place(const struct trace *trace, const struct trace_process *process)
{
    uint64_t place = 0;
    for (size_t i = 0; i < trace->processes.count && trace->processes.items[i] != process; i++)
        place += trace->processes.items[i]->threads.count;
    return place;
}

/* An edge is a sequence of numbers: of the task before, thread, depth, begin, end; of the other one, thread, depth,
 * begin; hazard. page.js draws those of the task that is clicked at. */
static void add_edges_to_page(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    size_t n = 0;
    json_name(json, "taskEdges");
    json_open_array(json);
    for (size_t i = 0; i < state->processes.count; i++) {
        const struct task_times *times = &state->processes.items[i]->times;
        const struct trace_process *process = state->processes.items[i]->process;
        uint64_t first = first_place(study->summary->trace, process), start = reader_start(study->summary->trace);
        for (size_t k = 0; k < times->edges.count && n < MOST_EDGES; k++) {
            const struct task_edge *edge = &times->edges.items[k];
            uint32_t from = task_times_find(times, edge->from), to = task_times_find(times, edge->to);
            if (from == TASK_NONE || to == TASK_NONE || !times->tasks.items[from].end || !times->tasks.items[to].thread)
                continue;
            if (n++ > 0)
                json_line(json, 0);
            const struct task_time *before = &times->tasks.items[from], *after = &times->tasks.items[to];
            const uint64_t numbers[] = { place_of(process, first, before->thread), before->depth, before->begin - start, before->end - start,
                                         place_of(process, first, after->thread),  after->depth,  after->begin - start,  edge->hazard };
            for (size_t m = 0; m < sizeof numbers / sizeof *numbers; m++)
                json_number(json, numbers[m]);
        }
    }
    json_close_array(json);
}

static void add_to_page(const struct study *study, struct json_writer *json)
{
    add_findings_to_page(study, json);
    if (has_path(study->state)) {
        json_line(json, 0);
        add_paths_to_page(study, json);
    }
    json_line(json, 0);
    add_edges_to_page(study, json);
}

const struct analysis analysis_parallelism = {
    .name = "parallelism",
    .part = PART_WAITING,
    .roles = ROLE_INTERVALS | ROLE_INSTANTS,
    .state_size = sizeof(struct state),
    .thread_size = sizeof(struct own),
    .applies = applies,
    .wants = wants,
    .opened = on_opened,
    .closed = on_closed,
    .event = on_event,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
