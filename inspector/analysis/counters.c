/* Analysis: what the counters of intervals have counted ("counters" of an entry), added up by callee. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "callees.h"
#include "json_facts.h"
#include "summary.h"
#include "text_table.h"
#include "values.h"

enum { MOST_COUNTERS = 16 /* different names in a trace: more than weft/counters.def has */ };

struct counted {
    uint64_t n, sum, missing; /* intervals that have counted, and what; those that could not */
};

struct counters_row {
    uint32_t callee;
    uint64_t calls; /* with counters, whether they could count or not */
    struct counted counted[MOST_COUNTERS];
};

struct counters {
    struct callees callees;
    const char *names[MOST_COUNTERS]; /* in order of discovery */
    unsigned n_names;
    VEC(struct counters_row) rows; /* by callee; finally sorted by the first counter, largest first */
};

static void open_counters(struct study *study)
{
    struct counters *counters = study->state;
    counters->callees.arena = study->arena;
}

static bool has_counters(struct study *study, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    (void)study, (void)kind;
    return values_counters(reader_value_names(process, site));
}

/* The number of a counter; MOST_COUNTERS: there are too many. */
static unsigned number_of(struct counters *counters, struct arena *arena, struct slice name)
{
    unsigned i = 0;
    while (i < counters->n_names && !slice_is(name, counters->names[i]))
        i++;
    if (i == counters->n_names && i < MOST_COUNTERS)
        counters->names[counters->n_names++] = arena_strndup(arena, name.text, name.length);
    return i;
}

/* An interval that was left by unwinding, or has no end, has no values. */
static void on_closed(struct study *study, struct told *told)
{
    struct counters *counters = study->state;
    const struct trace_process *process = told->thread->process;
    const struct interval *interval = told->interval;
    if (!told->counts || !interval->result.bytes)
        return;
    uint32_t callee = callees_find(&counters->callees, process, interval->site, interval->kind);
    while (counters->rows.count <= callee) {
        struct counters_row row = { .callee = (uint32_t)counters->rows.count };
        vec_push(study->arena, &counters->rows, row);
    }
    struct counters_row *row = &counters->rows.items[callee];
    struct value_cursor cursor;
    struct value value;
    row->calls++;
    values_open(&cursor, &interval->result, values_result_name(reader_value_names(process, interval->site)));
    while (values_next(&cursor, &value)) {
        unsigned i = value.is_counter ? number_of(counters, study->arena, value.name) : MOST_COUNTERS;
        if (i == MOST_COUNTERS)
            continue;
        bool has_number = value.kind == WEFT_WIRE_UNSIGNED;
        row->counted[i].n += has_number;
        row->counted[i].missing += !has_number;
        row->counted[i].sum += has_number ? value.is.natural : 0;
    }
}

static int compare(const void *left, const void *right)
{
    const struct counters_row *a = left, *b = right;
    for (unsigned i = 0; i < MOST_COUNTERS; i++)
        if (a->counted[i].sum != b->counted[i].sum)
            return a->counted[i].sum < b->counted[i].sum ? 1 : -1;
    return a->calls != b->calls ? (a->calls < b->calls ? 1 : -1) : (a->callee > b->callee) - (a->callee < b->callee);
}

static void finish(struct study *study)
{
    struct counters *counters = study->state;
    if (counters->rows.count > 0)
        qsort(counters->rows.items, counters->rows.count, sizeof *counters->rows.items, compare);
}

/* The only one whose unit is not the thing counted. */
static bool is_time(const char *name)
{
    return strcmp(name, "task-clock") == 0;
}

static const char *label_of(const struct study *study, struct arena *arena, const struct counters_row *row)
{
    const struct counters *counters = study->state;
    const struct callee *callee = &counters->callees.items.items[row->callee];
    return callee_label(arena, callee->site, callee->kind);
}

/* ---- for people ---- */

/* A number, and the same by call. */
static void add_cells(struct table *table, const char *name, const struct counted *counted)
{
    if (counted->n == 0) {
        table_add(table, "-");
        table_add(table, "");
    } else if (is_time(name)) {
        table_add_time(table, counted->sum);
        table_add_time(table, counted->sum / counted->n);
    } else {
        table_add_count(table, counted->sum);
        if (counted->sum / counted->n >= 100)
            table_add_count(table, counted->sum / counted->n);
        else
            table_printf(table, "%.3g", (double)counted->sum / (double)counted->n);
    }
}

static void add_missing(const struct counters *counters, struct str *out)
{
    for (unsigned i = 0; i < counters->n_names; i++) {
        uint64_t missing = 0;
        for (size_t k = 0; k < counters->rows.count; k++)
            missing += counters->rows.items[k].counted[i].missing;
        if (missing == 0)
            continue;
        str_add(out, "  ");
        text_add_number_of(out, missing, "call", "s");
        str_printf(out, " without %s: the machine could not count\n", text_printable(out->arena, counters->names[i]));
    }
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    enum { MOST = 20 };
    const char *headings[2 * MOST_COUNTERS + 3] = { 0 };
    const struct counters *counters = study->state;
    size_t count = 0, shown = 0, n = 0;
    for (size_t i = 0; i < counters->rows.count; i++)
        count += counters->rows.items[i].calls > 0;
    if (count == 0)
        return;
    text_add_heading(out, style, "counters");
    for (unsigned i = 0; i < counters->n_names; i++) {
        headings[n++] = text_printable(out->arena, counters->names[i]);
        headings[n++] = "each";
    }
    headings[n++] = "calls";
    headings[n++] = "callee";
    struct table table = table_start(out->arena, style, headings, n - 1);
    for (size_t i = 0; i < counters->rows.count && shown < MOST; i++) {
        const struct counters_row *row = &counters->rows.items[i];
        if (row->calls == 0)
            continue;
        for (unsigned k = 0; k < counters->n_names; k++)
            add_cells(&table, counters->names[k], &row->counted[k]);
        table_add_count(&table, row->calls);
        table_add(&table, text_printable(out->arena, label_of(study, out->arena, row)));
        shown++;
    }
    table_print(&table, out);
    text_add_more(out, count - shown, "--json lists them all");
    add_missing(counters, out);
}

/* ---- for programs ---- */

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct counters *counters = study->state;
    json_open_array(json);
    for (size_t i = 0; i < counters->rows.count; i++) {
        const struct counters_row *row = &counters->rows.items[i];
        if (row->calls == 0)
            continue;
        const struct callee *callee = &counters->callees.items.items[row->callee];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "callee", callee->site->callee);
        json_member_string(json, "kind", interval_kind_names[callee->kind]);
        json_member_number(json, "calls", row->calls);
        json_name(json, "counters");
        json_open_object(json);
        for (unsigned k = 0; k < counters->n_names; k++) {
            if (row->counted[k].n + row->counted[k].missing == 0)
                continue;
            json_name(json, counters->names[k]);
            json_open_object(json);
            json_member_number(json, "calls", row->counted[k].n);
            json_member_number(json, "total", row->counted[k].sum);
            json_member_number(json, "missing", row->counted[k].missing);
            json_close_object(json);
        }
        json_close_object(json);
        json_close_object(json);
    }
    json_close_array(json);
}

/* ---- for the page ---- */

static void add_to_page(const struct study *study, struct json_writer *json)
{
    const struct counters *counters = study->state;
    const char *columns[MOST_COUNTERS + 2][2];
    struct arena arena = { 0 };
    size_t n = 0;
    if (counters->n_names == 0)
        return;
    for (unsigned i = 0; i < counters->n_names; i++) {
        columns[n][0] = counters->names[i];
        columns[n++][1] = is_time(counters->names[i]) ? "time" : "count";
    }
    columns[n][0] = "calls";
    columns[n++][1] = "count";
    columns[n][0] = "callee";
    columns[n++][1] = "name";
    json_name(json, "counters");
    json_open_table(json, "counters", columns, n);
    for (size_t i = 0; i < counters->rows.count; i++) {
        const struct counters_row *row = &counters->rows.items[i];
        if (row->calls == 0)
            continue;
        json_open_array(json);
        for (unsigned k = 0; k < counters->n_names; k++)
            if (row->counted[k].n)
                json_number(json, row->counted[k].sum);
            else
                json_null(json);
        json_number(json, row->calls);
        json_string(json, label_of(study, &arena, row));
        json_close_array(json);
    }
    json_close_table(json);
    arena_release(&arena);
}

const struct analysis analysis_counters = {
    .name = "counters",
    .part = PART_DETAILS,
    .roles = ROLE_INTERVALS,
    .state_size = sizeof(struct counters),
    .open = open_counters,
    .wants = has_counters,
    .closed = on_closed,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
