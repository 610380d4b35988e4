/* Analysis: what the threads waited for, by class, regardless of the cause; and the futures that tasks waited for. */
#include <stdlib.h>

#include "callees.h"
#include "futures.h"
#include "summary.h"
#include "text_table.h"

/* The waits of all threads in calls of one waiting class; or the lives of the futures that such calls return, during
 * which no thread waits. */
struct wait {
    enum call_class class;
    bool is_lives;
    uint64_t calls;
    uint64_t total;     /* time during which at least one such call was open, per thread, ns */
    uint64_t max;       /* the longest, ns */
    const char *callee; /* the callee with the most waiting */
    uint64_t most;      /* time waited in its calls, ns */
};

struct state {
    struct wait waits[2 * N_CLASSES]; /* by class, then those of lives; finally the n_waits that occur, largest first */
    size_t n_waits;
    struct callees callees; /* of waiting classes */
    VEC(uint64_t) waited;   /* by index of the callee, ns */
    struct futures futures;
};

struct own {
    uint32_t open[N_CLASSES]; /* open calls of the class */
};

static void open_waits(struct study *study)
{
    struct state *state = study->state;
    state->callees.arena = study->arena;
    state->futures.arena = study->arena;
}

static bool wants(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    (void)study;
    return !interval_is_scope(kind) && class_waits(class_of(reader_site(process, site)));
}

static void on_opened(struct study *study, struct told *told)
{
    (void)study;
    struct own *own = told->own;
    own->open[told->class]++;
}

static void on_closed(struct study *study, struct told *told)
{
    struct state *state = study->state;
    struct own *own = told->own;
    const struct interval *interval = told->interval;
    struct wait *wait = &state->waits[told->class];
    bool is_outermost = --own->open[told->class] == 0;
    if (!told->counts)
        return;
    uint32_t callee = callees_find(&state->callees, told->thread->process, interval->site, WEFT_KIND_CALL);
    while (state->waited.count <= callee)
        vec_push(study->arena, &state->waited, 0);
    state->waited.items[callee] += interval->self;
    wait->calls++;
    wait->total += is_outermost ? interval_recorded(interval) : 0;
    if (interval_recorded(interval) > wait->max)
        wait->max = interval_recorded(interval);
    if (state->waited.items[callee] >= wait->most) {
        wait->most = state->waited.items[callee];
        wait->callee = state->callees.items.items[callee].name;
    }
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    struct state *state = study->state;
    futures_add(&state->futures, told->thread->process, event);
}

static void add_lives(struct state *state)
{
    futures_finish(&state->futures);
    for (size_t i = 0; i < state->futures.rows.count; i++) {
        const struct future_row *row = state->futures.rows.items[i];
        enum call_class class = class_of_life(row->site);
        struct wait *wait = &state->waits[N_CLASSES + (int)class];
        if (!class_waits(class) || !row->over)
            continue;
        wait->calls += row->over;
        wait->total += row->total;
        if (row->lives.max > wait->max)
            wait->max = row->lives.max;
        if (row->total >= wait->most) {
            wait->most = row->total;
            wait->callee = row->site->callee;
        }
    }
}

static int compare_waits(const void *left, const void *right)
{
    const struct wait *a = left, *b = right;
    if (a->is_lives != b->is_lives)
        return a->is_lives - b->is_lives;
    return a->total != b->total ? (a->total < b->total ? 1 : -1) : (int)a->class - (int)b->class;
}

static void finish(struct study *study)
{
    struct state *state = study->state;
    add_lives(state);
    for (int i = 0; i < 2 * N_CLASSES; i++)
        if (state->waits[i].calls > 0) {
            struct wait wait = state->waits[i];
            wait.class = (enum call_class)(i % N_CLASSES);
            wait.is_lives = i >= N_CLASSES;
            state->waits[state->n_waits++] = wait;
        }
    qsort(state->waits, state->n_waits, sizeof *state->waits, compare_waits);
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "calls", "waited", "of all time", "longest", "for", "most of it in", NULL };
    const struct state *state = study->state;
    uint64_t recorded = study->summary->recorded;
    if (state->n_waits == 0)
        return;
    text_add_heading(out, style, "waiting, by class");
    struct table table = table_start(out->arena, style, headings, 4);
    table.keep_end = true;
    for (size_t i = 0; i < state->n_waits; i++) {
        const struct wait *wait = &state->waits[i];
        table_add_count(&table, wait->calls);
        table_add_time(&table, wait->total);
        if (wait->is_lives) /* no thread's time */
            table_add(&table, "-");
        else
            table_printf(&table, "%.1f %%", recorded ? 100.0 * (double)wait->total / (double)recorded : 0.0);
        table_add_time(&table, wait->max);
        table_add(&table, class_names[wait->class]);
        table_printf(&table, "%s%s", text_printable(out->arena, wait->callee), wait->is_lives ? " (futures)" : "");
    }
    table_print(&table, out);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    json_open_array(json);
    for (size_t i = 0; i < state->n_waits; i++) {
        const struct wait *wait = &state->waits[i];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "class", class_names[wait->class]);
        json_member_number(json, "calls", wait->calls);
        json_member_number(json, "total_ns", wait->total);
        json_member_number(json, "max_ns", wait->max);
        json_member_string(json, "callee", wait->callee);
        if (wait->is_lives)
            json_member_bool(json, "futures", true);
        json_close_object(json);
    }
    json_close_array(json);
}

/* page.js shows them as a table. */
static void add_to_page(const struct study *study, struct json_writer *json)
{
    const struct state *state = study->state;
    json_name(json, "waits");
    json_open_array(json);
    for (size_t i = 0; i < state->n_waits; i++) {
        const struct wait *wait = &state->waits[i];
        json_open_object(json);
        json_member_string(json, "class", class_names[wait->class]);
        json_member_string(json, "name", wait->is_lives ? arena_printf(study->arena, "%s (futures)", wait->callee) : wait->callee);
        json_member_number(json, "calls", wait->calls);
        json_member_number(json, "total", wait->total);
        json_member_number(json, "max", wait->max);
        json_close_object(json);
    }
    json_close_array(json);
}

const struct analysis analysis_waits = {
    .name = "waits",
    .part = PART_WAITING,
    .roles = ROLE_INTERVALS | ROLE_LINKS,
    .state_size = sizeof(struct state),
    .thread_size = sizeof(struct own),
    .open = open_waits,
    .wants = wants,
    .opened = on_opened,
    .closed = on_closed,
    .event = on_event,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
