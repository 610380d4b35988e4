/* Analysis: tasks by the place that creates them, how long they wait and run, and the edges between them
 * (task_graph.h). */
#include "event_pairs.h"
#include "histogram.h"
#include "json_facts.h"
#include "summary.h"
#include "task_graph.h"
#include "text_table.h"

struct task_row {
    const struct weft_site *site;
    uint64_t created, begun, ended, dependences, edges[N_TASK_HAZARDS];
    struct histogram waits; /* from creation to begin */
    uint64_t waited, run;   /* ns */
};

struct tasks {
    struct task_graph graph;
    VEC(struct task_row *) rows;
    /* By process and site. */
    VEC(struct process_rows {
        const struct trace_process *process;
        struct event_pairs begins;
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
    struct process_rows rows = { .process = process, .n_sites = (size_t)process->n_sites + 1, .begins.arena = study->arena };
    rows.by_site = arena_array(study->arena, struct task_row *, rows.n_sites);
    vec_push(study->arena, &all->processes, rows);
    return &all->processes.items[all->processes.count - 1];
}

static struct task_row *row_of(const struct study *study, const struct trace_process *process, uint32_t site)
{
    struct tasks *all = study->state;
    struct process_rows *rows = rows_of(study, process);
    struct task_row **row = &rows->by_site[site < rows->n_sites ? site : 0];
    if (*row)
        return *row;
    *row = arena_new(study->arena, struct task_row);
    (*row)->site = reader_site(process, site);
    vec_push(study->arena, &all->rows, *row);
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

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "created", "begun", "ended", "mean wait", "max wait", "run", "RAW", "WAR", "WAW", "task", NULL };
    const struct tasks *all = study->state;
    if (all->rows.count == 0)
        return;
    text_add_heading(out, style, "tasks, and the edges to them");
    struct table table = table_start(out->arena, style, headings, 9);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct task_row *row = all->rows.items[i];
        table_add_count(&table, row->created);
        table_add_count(&table, row->begun);
        table_add_count(&table, row->ended);
        add_known_time(&table, row, mean_wait(row));
        add_known_time(&table, row, longest_wait(row));
        table_add_time(&table, row->run);
        for (int hazard = 0; hazard < N_TASK_HAZARDS; hazard++)
            table_add_count(&table, row->edges[hazard]);
        table_printf(&table, "%s  at %s:%u", text_printable(out->arena, row->site->callee), text_path(out->arena, row->site->file),
                     row->site->line_begin);
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
        json_member_number(json, "waits", row->waits.count);
        if (row->waits.count) {
            json_member_number(json, "wait_mean_ns", mean_wait(row));
            json_member_number(json, "wait_p50_ns", histogram_percentile(&row->waits, 50));
            json_member_number(json, "wait_p99_ns", histogram_percentile(&row->waits, 99));
            json_member_number(json, "wait_max_ns", longest_wait(row));
        }
        json_member_number(json, "run_ns", row->run);
        json_member_number(json, "dependences", row->dependences);
        json_member_number(json, "raw", row->edges[TASK_RAW]);
        json_member_number(json, "war", row->edges[TASK_WAR]);
        json_member_number(json, "waw", row->edges[TASK_WAW]);
        json_close_object(json);
    }
    json_close_array(json);
}

static void add_page_row(struct json_writer *json, const struct task_row *row)
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
    for (int hazard = 0; hazard < N_TASK_HAZARDS; hazard++)
        json_number(json, row->edges[hazard]);
    json_string(json, row->site->callee);
    json_format(json, "%s:%u", row->site->file, row->site->line_begin);
    json_close_array(json);
}

static void add_to_page(const struct study *study, struct json_writer *json)
{
    static const char *const columns[][2] = { { "created", "count" }, { "begun", "count" }, { "ended", "count" }, { "mean wait", "time" },
                                              { "max wait", "time" }, { "run", "time" },    { "RAW", "count" },   { "WAR", "count" },
                                              { "WAW", "count" },     { "task", "name" },   { "at", "code" } };
    const struct tasks *all = study->state;
    json_name(json, "tasks");
    if (all->rows.count == 0) {
        json_null(json);
        return;
    }
    json_open_object(json);
    json_member_string(json, "title", "tasks, and the edges to them");
    json_columns(json, columns, sizeof columns / sizeof *columns);
    json_name(json, "rows");
    json_open_array(json);
    for (size_t i = 0; i < all->rows.count; i++)
        add_page_row(json, all->rows.items[i]);
    json_close_array(json);
    json_close_object(json);
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
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
