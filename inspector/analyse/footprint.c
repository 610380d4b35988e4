/* Analysis "footprint": which lines of the source allocate how much memory, what was there when most was, and what was
 * never freed.
 *
 * What each line had at the peak is kept without a copy of all lines at each new peak: a line that changes behind a peak
 * keeps what it had first.
 *
 * Memory: 64 bytes for each block that is allocated at a time. */
#include <inttypes.h>
#include <stdlib.h>

#include "analyse_nodes.h"
#include "analyse_text.h"

enum { SHOWN = 20 };

struct amount {
    uint64_t blocks, bytes;
};

/* A place that allocates, or a context that does. */
struct row {
    struct amount total, live, at_peak;
    uint64_t peak; /* number of the peak that `at_peak` is of; another one: nothing has changed since, it is `live` */
    uint32_t number;
};

struct rows {
    struct row *items; /* by number of the place or context; items[0] is none */
    size_t capacity;
};

/* An allocated block, in a table with open addressing, in which one that is gone keeps its slot until the table grows. */
struct held {
    uint64_t address, size;
    uint32_t pid, place, context;
    bool is_used, is_gone;
};

struct footprint {
    struct arena arena;
    struct rows places, contexts;
    struct held *held; /* n_slots, a power of two */
    size_t n_slots, n_used;
    struct amount total, live, peak;
    uint64_t peak_time, n_peaks;
    uint64_t unknown_frees, lost; /* frees of what no record has allocated; blocks that were allocated anew without a free */
};

/* ---- blocks ---- */

static size_t slot_of(const struct footprint *footprint, uint32_t pid, uint64_t address)
{
    return ((address >> 4 ^ (uint64_t)pid << 40) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (footprint->n_slots - 1);
}

static struct held *find(const struct footprint *footprint, uint32_t pid, uint64_t address)
{
    size_t at = footprint->n_slots ? slot_of(footprint, pid, address) : 0;
    for (; footprint->n_slots && footprint->held[at].is_used; at = (at + 1) & (footprint->n_slots - 1))
        if (!footprint->held[at].is_gone && footprint->held[at].address == address && footprint->held[at].pid == pid)
            return &footprint->held[at];
    return NULL;
}

static void put(struct footprint *footprint, const struct held *held)
{
    size_t at = slot_of(footprint, held->pid, held->address);
    while (footprint->held[at].is_used)
        at = (at + 1) & (footprint->n_slots - 1);
    footprint->held[at] = *held;
    footprint->n_used++;
}

static void hold(struct footprint *footprint, const struct held *held)
{
    if (footprint->n_used * 2 >= footprint->n_slots) {
        struct held *old = footprint->held;
        size_t n_old = footprint->n_slots, capacity = 0;
        for (footprint->n_slots = 1024; footprint->n_slots < 4 * footprint->live.blocks; footprint->n_slots *= 2)
            ;
        footprint->n_used = 0;
        footprint->held = analyse_grow(NULL, &capacity, footprint->n_slots, sizeof *footprint->held);
        for (size_t i = 0; i < n_old; i++)
            if (old[i].is_used && !old[i].is_gone)
                put(footprint, &old[i]);
        free(old);
    }
    put(footprint, held);
}

/* ---- amounts ---- */

static struct row *row_of(struct rows *rows, uint32_t number)
{
    rows->items = analyse_grow(rows->items, &rows->capacity, number, sizeof *rows->items);
    rows->items[number].number = number;
    return &rows->items[number];
}

static struct amount at_peak(const struct footprint *footprint, const struct row *row)
{
    return row->peak == footprint->n_peaks ? row->at_peak : row->live;
}

static void change(struct footprint *footprint, struct row *row, int64_t blocks, uint64_t bytes)
{
    row->at_peak = at_peak(footprint, row);
    row->peak = footprint->n_peaks;
    row->live.blocks += (uint64_t)blocks;
    row->live.bytes += (uint64_t)blocks * bytes;
}

static void let_go(struct footprint *footprint, struct held *held)
{
    change(footprint, row_of(&footprint->places, held->place), -1, held->size);
    change(footprint, row_of(&footprint->contexts, held->context), -1, held->size);
    footprint->live.blocks--;
    footprint->live.bytes -= held->size;
    held->is_gone = true;
}

static void take(struct footprint *footprint, const struct held *held, uint64_t time)
{
    struct row *rows[] = { row_of(&footprint->places, held->place), row_of(&footprint->contexts, held->context) };
    hold(footprint, held);
    for (size_t i = 0; i < 2; i++) {
        change(footprint, rows[i], 1, held->size);
        rows[i]->total.blocks++;
        rows[i]->total.bytes += held->size;
    }
    footprint->total.blocks++;
    footprint->total.bytes += held->size;
    footprint->live.blocks++;
    footprint->live.bytes += held->size;
    if (footprint->live.bytes > footprint->peak.bytes) {
        footprint->peak = footprint->live;
        footprint->peak_time = time;
        footprint->n_peaks++;
    }
}

static void add(struct footprint *footprint, const struct weft_graph *graph, const struct weft_graph_allocation *allocation)
{
    uint32_t pid = weft_graph_context(graph, allocation->context)->pid;
    struct held *held = find(footprint, pid, allocation->address);
    if (held)
        let_go(footprint, held);
    footprint->lost += held && !allocation->is_free;
    footprint->unknown_frees += !held && allocation->is_free;
    if (!allocation->is_free)
        take(footprint, &(struct held){ allocation->address, allocation->size, pid, allocation->place, allocation->context, true, false },
             allocation->time);
}

/* ---- results ---- */

static int compare(const void *left, const void *right)
{
    const struct row *a = left, *b = right;
    return a->at_peak.bytes != b->at_peak.bytes ? (a->at_peak.bytes < b->at_peak.bytes ? 1 : -1)
           : a->total.bytes != b->total.bytes   ? (a->total.bytes < b->total.bytes ? 1 : -1)
                                                : (a->number > b->number) - (a->number < b->number);
}

/* Those that have allocated, most at the peak first. Returns how many. */
static size_t sort(const struct footprint *footprint, struct rows *rows)
{
    size_t n = 0;
    for (size_t i = 0; i < rows->capacity; i++) {
        struct row row = rows->items[i];
        row.at_peak = at_peak(footprint, &row);
        if (row.total.blocks)
            rows->items[n++] = row;
    }
    if (n)
        qsort(rows->items, n, sizeof *rows->items, compare);
    return n;
}

static const char *name_of(struct arena *arena, const struct weft_graph *graph, const struct row *row, bool is_place)
{
    const size_t room = 40;
    return is_place ? analyse_place_text(arena, weft_graph_place(graph, row->number))
                    : analyse_context_text(arena, weft_graph_context(graph, row->number), room);
}

static void print_rows(struct footprint *footprint, const struct weft_graph *graph, const struct rows *rows, size_t n, bool is_place, FILE *out)
{
    struct arena *arena = &footprint->arena;
    fprintf(out, "\n%10s %8s %10s %10s  %s\n", "at peak", "blocks", "allocated", "not freed", is_place ? "by line" : "by thread or task");
    for (size_t i = 0; i < analyse_rows(graph, n, SHOWN); i++) {
        const struct row *row = &rows->items[i];
        fprintf(out, "%10s %8" PRIu64 " %10s %10s  %s\n", analyse_bytes_text(arena, row->at_peak.bytes), row->at_peak.blocks,
                analyse_bytes_text(arena, row->total.bytes), analyse_bytes_text(arena, row->live.bytes), name_of(arena, graph, row, is_place));
    }
    analyse_more(graph, n, SHOWN, out);
}

static void print_text(struct footprint *footprint, const struct weft_graph *graph, FILE *out)
{
    struct arena *arena = &footprint->arena;
    size_t n_places = sort(footprint, &footprint->places), n_contexts = sort(footprint, &footprint->contexts);
    fprintf(out, "peak         %s in %" PRIu64 " blocks, %s after the start\n", analyse_bytes_text(arena, footprint->peak.bytes),
            footprint->peak.blocks, analyse_time_text(arena, footprint->peak_time));
    fprintf(out, "allocated    %s in %" PRIu64 " blocks\n", analyse_bytes_text(arena, footprint->total.bytes), footprint->total.blocks);
    fprintf(out, "never freed  %s in %" PRIu64 " blocks\n", analyse_bytes_text(arena, footprint->live.bytes), footprint->live.blocks);
    if (footprint->lost)
        fprintf(out, "%" PRIu64 " blocks were freed without a record: their memory was allocated anew.\n", footprint->lost);
    if (footprint->unknown_frees)
        fprintf(out, "%" PRIu64 " calls freed memory that no record has allocated.\n", footprint->unknown_frees);
    print_rows(footprint, graph, &footprint->places, n_places, true, out);
    print_rows(footprint, graph, &footprint->contexts, n_contexts, false, out);
}

static void add_amount(struct json_writer *json, const char *name, const struct amount *amount)
{
    json_name(json, name);
    json_open_object(json);
    json_member_number(json, "blocks", amount->blocks);
    json_member_number(json, "bytes", amount->bytes);
    json_close_object(json);
}

static void add_rows(struct json_writer *json, const struct weft_graph *graph, const struct rows *rows, size_t n, bool is_place)
{
    json_name(json, is_place ? "places" : "contexts");
    json_open_array(json);
    for (size_t i = 0; i < analyse_rows(graph, n, 0); i++) {
        const struct row *row = &rows->items[i];
        json_line(json, 2);
        json_open_object(json);
        add_amount(json, "at_peak", &row->at_peak);
        add_amount(json, "allocated", &row->total);
        add_amount(json, "never_freed", &row->live);
        json_name(json, is_place ? "place" : "context");
        if (is_place)
            analyse_place_json(json, weft_graph_place(graph, row->number));
        else
            analyse_context_json(json, weft_graph_context(graph, row->number), row->number);
        json_close_object(json);
    }
    json_close_array(json);
}

static void print_json(struct footprint *footprint, const struct weft_graph *graph, FILE *out)
{
    struct str text = { .arena = &footprint->arena };
    struct json_writer json;
    size_t n_places = sort(footprint, &footprint->places), n_contexts = sort(footprint, &footprint->contexts);
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    add_amount(&json, "peak", &footprint->peak);
    json_member_number(&json, "peak_time_ns", footprint->peak_time);
    add_amount(&json, "allocated", &footprint->total);
    add_amount(&json, "never_freed", &footprint->live);
    json_member_number(&json, "freed_without_record", footprint->lost);
    json_member_number(&json, "unknown_frees", footprint->unknown_frees);
    add_rows(&json, graph, &footprint->places, n_places, true);
    add_rows(&json, graph, &footprint->contexts, n_contexts, false);
    json_close_object(&json);
    analyse_put(out, &text);
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct footprint footprint = { .n_peaks = 1 };
    struct weft_graph_record record;
    int result;
    while ((result = weft_graph_next(graph, &record)) > 0)
        if (record.kind == WEFT_GRAPH_ALLOCATION)
            add(&footprint, graph, &record.is.allocation);
    if (result == 0)
        (as_json ? print_json : print_text)(&footprint, graph, out);
    free(footprint.held);
    free(footprint.places.items);
    free(footprint.contexts.items);
    arena_release(&footprint.arena);
    return result;
}

static const char *const options[] = { "limit", NULL };

const struct weft_analysis analysis_of_graph_footprint = {
    .size = sizeof(struct weft_analysis),
    .name = "footprint",
    .summary = "who allocates how much memory, and what was there when most was",
    .run = run,
    .options = options,
};
