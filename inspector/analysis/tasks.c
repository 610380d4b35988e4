/* Analysis: tasks by the place that creates them, how long they wait, run and are suspended, and the edges between them
 * (task_graph.h). */
#include "event_pairs.h"
#include "histogram.h"
#include "json_facts.h"
#include "summary.h"
#include "task_graph.h"
#include "task_parts.h"
#include "task_traits.h"
#include "text_table.h"

struct task_row {
    const struct weft_site *site;
    uint64_t created, begun, ended, dependences, edges[N_TASK_HAZARDS];
    struct task_traits_sum traits;
    struct histogram waits; /* from creation to begin */
    uint64_t waited, run;   /* ns */
    struct histogram idles; /* of those that are over and were suspended meanwhile: how long */
    uint64_t idle;
};

struct tasks {
    struct task_graph graph;
    VEC(struct task_row *) rows;
    /* By process and site: the row of its place, which several may share. */
    VEC(struct process_rows {
        const struct trace_process *process;
        struct event_pairs begins;
        struct task_parts parts;
        size_t n_sites;
        struct task_row **by_site;
    })
    processes;
};

struct thread_tasks {
    struct task_thread graph;
    struct task_row *row; /* of the task that it has created last */
};

static struct process_rows *rows_of(const struct study *study, const struct trace_process *process)
{
    struct tasks *all = study->state;
    for (size_t i = all->processes.count; i-- > 0;)
        if (all->processes.items[i].process == process)
            return &all->processes.items[i];
    struct process_rows rows = {
        .process = process, .n_sites = (size_t)process->n_sites + 1, .begins.arena = study->arena, .parts.arena = study->arena
    };
    rows.by_site = arena_array(study->arena, struct task_row *, rows.n_sites);
    vec_push(study->arena, &all->processes, rows);
    return &all->processes.items[all->processes.count - 1];
}

static struct task_row *row_of(const struct study *study, const struct trace_process *process, uint32_t site)
{
    struct tasks *all = study->state;
    struct process_rows *rows = rows_of(study, process);
    struct task_row **row = &rows->by_site[site < rows->n_sites ? site : 0];
    const struct weft_site *place = *row ? NULL : reader_site(process, site);
    for (size_t i = 0; i < all->rows.count && !*row; i++)
        if (rows_is_same_site(all->rows.items[i]->site, place))
            *row = all->rows.items[i];
    if (!*row) {
        *row = arena_new(study->arena, struct task_row);
        (*row)->site = place;
        vec_push(study->arena, &all->rows, *row);
    }
    return *row;
}

static void on_edge(void *context, uint64_t from, uint64_t to, enum task_hazard hazard)
{
    struct thread_tasks *own = context;
    (void)from, (void)to;
    own->row->edges[hazard]++;
}

static void add_wait(const struct study *study, const struct trace_process *process, uint32_t site, uint64_t task, bool begins, uint64_t time)
{
    struct task_row *row = row_of(study, process, site);
    uint64_t ns;
    if ((task & WEFT_TASK_UNCREATED) || !event_pairs_add(&rows_of(study, process)->begins, task, begins, time, &ns))
        return;
    histogram_add(&row->waits, study->arena, ns);
    row->waited += ns;
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    struct thread_tasks *own = told->own;
    struct tasks *all = study->state;
    if (event->type == WEFT_EVENT_TASK_CREATE) {
        own->row = row_of(study, told->thread->process, event->site);
        own->row->created++;
        add_wait(study, told->thread->process, event->site, event->number, false, event->time);
    } else if (event->type == WEFT_EVENT_TASK_DEPEND && own->row) {
        own->row->dependences++;
    } else if (event->type == WEFT_EVENT_TASK_TRAITS && own->row) {
        struct task_traits traits;
        if (task_traits_read(event, &traits))
            task_traits_add(&own->row->traits, &traits);
    }
    all->graph.arena = study->arena;
    task_graph_add(&all->graph, &own->graph, told->thread, event, on_edge, own);
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    (void)study;
    return task_graph_is_scope(reader_site(process, site), kind);
}

static void on_opened(struct study *study, struct told *told)
{
    struct thread_tasks *own = told->own;
    struct tasks *all = study->state;
    all->graph.arena = study->arena;
    task_graph_open(&all->graph, &own->graph, told->thread->process, told->interval);
    if (told->interval->kind != WEFT_KIND_TASK || told->interval->resumed)
        return;
    row_of(study, told->thread->process, told->interval->site)->begun++;
    if (told->interval->task)
        add_wait(study, told->thread->process, told->interval->site, told->interval->task, true, told->interval->start);
}

static void on_closed(struct study *study, struct told *told)
{
    struct thread_tasks *own = told->own;
    task_graph_close(&own->graph, told->interval);
    if (told->interval->kind != WEFT_KIND_TASK)
        return;
    struct task_row *row = row_of(study, told->thread->process, told->interval->site);
    row->ended += !told->interval->unfinished && !told->interval->left;
    row->run += interval_recorded(told->interval);
    const struct interval *part = told->interval;
    if (part->task && (part->resumed || part->left))
        task_parts_add(&rows_of(study, told->thread->process)->parts, part->task, row, !part->resumed, !part->left && !part->unfinished, part->start,
                       part->start + part->duration);
}

static void add_idle(void *context, const struct task_parts_entry *task, void *data)
{
    struct task_row *row = context;
    const struct study *study = data;
    uint64_t life = task->end - task->begin, idle = life > task->busy ? life - task->busy : 0;
    row->idle += idle;
    histogram_add(&row->idles, study->arena, idle);
}

static void finish(struct study *study)
{
    struct tasks *all = study->state;
    for (size_t i = 0; i < all->processes.count; i++)
        task_parts_each(&all->processes.items[i].parts, add_idle, study);
}

static uint64_t mean_wait(const struct task_row *row)
{
    return row->waits.count ? row->waited / row->waits.count : 0;
}

static uint64_t longest_wait(const struct task_row *row)
{
    return row->waits.count ? row->waits.max : 0;
}

/* Of a body that runs without being created nobody knows how long it waited. */
static void add_known_time(struct table *table, const struct task_row *row, uint64_t ns)
{
    if (row->waits.count)
        table_add_time(table, ns);
    else
        table_add(table, "-");
}

/* "omp::task potrf (untied, priority 1 to 3)" */
static const char *described(struct arena *arena, const struct task_row *row)
{
    struct str text = { .arena = arena };
    task_traits_print(&text, &row->traits, row->created);
    const char *name = text_printable(arena, row->site->callee);
    return text.length ? arena_printf(arena, "%s (%s)", name, text.text) : name;
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "created", "begun", "ended", "mean wait", "max wait", "run", "idle", "RAW", "WAR", "WAW", "task", NULL };
    const struct tasks *all = study->state;
    if (all->rows.count == 0)
        return;
    text_add_heading(out, style, "tasks, and the edges to them");
    struct table table = table_start(out->arena, style, headings, 10);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct task_row *row = all->rows.items[i];
        table_add_count(&table, row->created);
        table_add_count(&table, row->begun);
        table_add_count(&table, row->ended);
        add_known_time(&table, row, mean_wait(row));
        add_known_time(&table, row, longest_wait(row));
        table_add_time(&table, row->run);
        if (row->idles.count)
            table_add_time(&table, row->idle);
        else
            table_add(&table, "-");
        for (int hazard = 0; hazard < N_TASK_HAZARDS; hazard++)
            table_add_count(&table, row->edges[hazard]);
        table_printf(&table, "%s  at %s:%u", described(out->arena, row), text_path(out->arena, row->site->file), row->site->line_begin);
    }
    table_print(&table, out);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct tasks *all = study->state;
    json_open_array(json);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct task_row *row = all->rows.items[i];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "task", row->site->callee);
        json_member_string(json, "function", row->site->function);
        json_member_string(json, "file", row->site->file);
        json_member_number(json, "line", row->site->line_begin);
        json_member_number(json, "created", row->created);
        json_member_number(json, "begun", row->begun);
        json_member_number(json, "ended", row->ended);
        json_name(json, "traits");
        json_open_object(json);
        for (unsigned bit = 0; task_trait_name(bit); bit++)
            if (row->traits.tasks[bit])
                json_member_number(json, task_trait_name(bit), row->traits.tasks[bit]);
        json_close_object(json);
        if (row->traits.tasks[__builtin_ctz(WEFT_TASK_HAS_PRIORITY)]) {
            json_name(json, "priority_min");
            json_integer(json, row->traits.lowest);
            json_name(json, "priority_max");
            json_integer(json, row->traits.highest);
        }
        json_member_number(json, "waits", row->waits.count);
        if (row->waits.count) {
            json_member_number(json, "wait_mean_ns", mean_wait(row));
            json_member_number(json, "wait_p50_ns", histogram_percentile(&row->waits, 50));
            json_member_number(json, "wait_p99_ns", histogram_percentile(&row->waits, 99));
            json_member_number(json, "wait_max_ns", longest_wait(row));
        }
        json_member_number(json, "run_ns", row->run);
        json_member_number(json, "suspended", row->idles.count);
        if (row->idles.count) {
            json_member_number(json, "idle_ns", row->idle);
            json_member_number(json, "idle_p50_ns", histogram_percentile(&row->idles, 50));
            json_member_number(json, "idle_p99_ns", histogram_percentile(&row->idles, 99));
            json_member_number(json, "idle_max_ns", row->idles.max);
        }
        json_member_number(json, "dependences", row->dependences);
        json_member_number(json, "raw", row->edges[TASK_RAW]);
        json_member_number(json, "war", row->edges[TASK_WAR]);
        json_member_number(json, "waw", row->edges[TASK_WAW]);
        json_close_object(json);
    }
    json_close_array(json);
}

static void add_page_row(const struct study *study, struct json_writer *json, const struct task_row *row)
{
    json_line(json, 0);
    json_open_array(json);
    json_number(json, row->created);
    json_number(json, row->begun);
    json_number(json, row->ended);
    for (int i = 0; i < 2; i++)
        if (row->waits.count)
            json_number(json, i == 0 ? mean_wait(row) : longest_wait(row));
        else
            json_null(json);
    json_number(json, row->run);
    if (row->idles.count)
        json_number(json, row->idle);
    else
        json_null(json);
    for (int hazard = 0; hazard < N_TASK_HAZARDS; hazard++)
        json_number(json, row->edges[hazard]);
    json_string(json, described(study->arena, row));
    json_format(json, "%s:%u", row->site->file, row->site->line_begin);
    json_close_array(json);
}

static void add_to_page(const struct study *study, struct json_writer *json)
{
    static const char *const columns[][2] = { { "created", "count" }, { "begun", "count" }, { "ended", "count" }, { "mean wait", "time" },
                                              { "max wait", "time" }, { "run", "time" },    { "idle", "time" },   { "RAW", "count" },
                                              { "WAR", "count" },     { "WAW", "count" },   { "task", "name" },   { "at", "code" } };
    const struct tasks *all = study->state;
    json_name(json, "tasks");
    if (all->rows.count == 0) {
        json_null(json);
        return;
    }
    json_open_table(json, "tasks, and the edges to them", columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < all->rows.count; i++)
        add_page_row(study, json, all->rows.items[i]);
    json_close_table(json);
}

const struct analysis analysis_tasks = {
    .name = "tasks",
    .part = PART_DETAILS,
    .roles = ROLE_INTERVALS | ROLE_INSTANTS,
    .state_size = sizeof(struct tasks),
    .thread_size = sizeof(struct thread_tasks),
    .wants = wants,
    .opened = on_opened,
    .closed = on_closed,
    .event = on_event,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
