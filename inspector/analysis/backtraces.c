/* Analysis: backtraces. Adds up the calls of a site that have the same backtrace, across processes. Memory grows with
 * the number of distinct backtraces. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "callees.h"
#include "frames.h"
#include "summary.h"
#include "text_table.h"
#include "values.h"

struct backtrace_row {
    const struct weft_site *site; /* the first one seen; callee, file and line are the same for the whole row */
    enum weft_kind kind;
    uint64_t calls, total;    /* total: sum of their durations, ns */
    struct frame_list frames; /* the innermost first */

    struct backtrace_row *next; /* next row in the bucket */
    const struct frame **parts;
    unsigned n_parts;
};

struct backtraces {
    struct arena *arena;
    VEC(struct backtrace_row *) rows; /* in order of discovery; finally sorted by total, largest first */

    struct frames *frames; /* opened for the first backtrace */
    struct backtrace_row **buckets;
    size_t n_buckets;
};

/* Named frames are compared by their names, so it doesn't matter where a file was mapped. */
static uint64_t hash_of(const struct backtrace_row *row)
{
    uint64_t hash = hash_text(hash_text(HASH_START, row->site->callee), row->site->file);
    hash = hash_bytes(hash, &row->site->line_begin, sizeof row->site->line_begin);
    return hash_bytes(hash, row->parts, row->n_parts * sizeof *row->parts);
}

static bool is_alike(const struct backtrace_row *a, const struct backtrace_row *b)
{
    return a->kind == b->kind && a->n_parts == b->n_parts && a->site->line_begin == b->site->line_begin && a->site->column == b->site->column &&
           strcmp(a->site->callee, b->site->callee) == 0 && strcmp(a->site->file, b->site->file) == 0 &&
           memcmp(a->parts, b->parts, a->n_parts * sizeof *a->parts) == 0;
}

static void rehash(struct backtraces *backtraces)
{
    backtraces->n_buckets = backtraces->n_buckets ? 4 * backtraces->n_buckets : 256;
    backtraces->buckets = arena_array(backtraces->arena, struct backtrace_row *, backtraces->n_buckets);
    for (size_t i = 0; i < backtraces->rows.count; i++) {
        struct backtrace_row *row = backtraces->rows.items[i], **bucket = &backtraces->buckets[hash_of(row) & (backtraces->n_buckets - 1)];
        row->next = *bucket;
        *bucket = row;
    }
}

static struct backtrace_row *add_row(struct backtraces *backtraces, const struct backtrace_row *new, const struct frame_list *lists)
{
    struct backtrace_row *row = arena_new(backtraces->arena, struct backtrace_row);
    VEC(struct frame) frames = { 0 };
    *row = *new;
    row->parts = arena_array(backtraces->arena, const struct frame *, row->n_parts);
    memcpy(row->parts, new->parts, row->n_parts * sizeof *row->parts);
    for (unsigned i = 0; i < row->n_parts; i++)
        for (size_t k = 0; k < lists[i].count; k++)
            vec_push(backtraces->arena, &frames, lists[i].items[k]);
    row->frames = (struct frame_list){ frames.items, frames.count };
    vec_push(backtraces->arena, &backtraces->rows, row);
    return row;
}

static void open_backtraces(struct study *study)
{
    struct backtraces *backtraces = study->state;
    backtraces->arena = study->arena;
}

static void add(struct backtraces *backtraces, const struct trace_process *process, const struct interval *interval)
{
    uint64_t addresses[WEFT_MOST_FRAMES];
    const struct frame *parts[WEFT_MOST_FRAMES];
    struct frame_list lists[WEFT_MOST_FRAMES];
    struct backtrace_row sought = { .site = reader_site(process, interval->site), .kind = interval->kind, .parts = parts };
    sought.n_parts = values_frames(&interval->arguments, addresses);
    if (sought.n_parts == 0)
        return;
    if (!backtraces->frames)
        backtraces->frames = frames_open(backtraces->arena);
    for (unsigned i = 0; i < sought.n_parts; i++) {
        lists[i] = frames_of(backtraces->frames, process, interval->start, addresses[i]);
        parts[i] = lists[i].items;
    }
    if (backtraces->rows.count >= backtraces->n_buckets)
        rehash(backtraces);
    struct backtrace_row **bucket = &backtraces->buckets[hash_of(&sought) & (backtraces->n_buckets - 1)], *row = *bucket;
    while (row && !is_alike(row, &sought))
        row = row->next;
    if (!row) {
        sought.next = *bucket;
        row = *bucket = add_row(backtraces, &sought, lists);
    }
    row->calls++;
    row->total += interval_recorded(interval);
}

static int compare(const void *left, const void *right)
{
    const struct backtrace_row *a = *(struct backtrace_row *const *)left, *b = *(struct backtrace_row *const *)right;
    if (a->total != b->total)
        return a->total < b->total ? 1 : -1;
    return a->calls != b->calls ? (a->calls < b->calls ? 1 : -1) : strcmp(a->site->callee, b->site->callee);
}

static void on_closed(struct study *study, struct told *told)
{
    if (told->counts)
        add(study->state, told->thread->process, told->interval);
}

static void finish(struct study *study)
{
    struct backtraces *backtraces = study->state;
    if (backtraces->frames)
        frames_close(backtraces->frames);
    if (backtraces->rows.count > 0)
        qsort(backtraces->rows.items, backtraces->rows.count, sizeof *backtraces->rows.items, compare);
}

/* ---- for people ---- */

/* Adds a line below a row, in the last column. */
static void add_below(struct table *table, const char *text)
{
    table_add(table, "");
    table_add(table, "");
    table_add(table, text);
}

static void add_row_text(struct table *table, const struct backtrace_row *row)
{
    enum { MOST = 12 };
    struct arena *arena = table->arena;
    size_t shown = row->frames.count > MOST ? MOST : row->frames.count;
    table_add_count(table, row->calls);
    table_add_time(table, row->total);
    table_printf(table, "%s  at %s:%u", text_printable(arena, callee_label(arena, row->site, row->kind)), text_path(arena, row->site->file),
                 row->site->line_begin);
    for (size_t i = 0; i < shown; i++) {
        struct str frame = { .arena = arena };
        str_add(&frame, "  from ");
        frame_print(&frame, &row->frames.items[i]);
        add_below(table, frame.text);
    }
    if (shown < row->frames.count)
        add_below(table, arena_printf(arena, "  ... and %zu more", row->frames.count - shown));
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "calls", "total", "call, and where it came from", NULL };
    enum { MOST = 10 };
    const struct backtraces *backtraces = study->state;
    size_t count = backtraces->rows.count, shown = count > MOST ? MOST : count;
    if (count == 0)
        return;
    text_add_heading(out, style, "backtraces");
    struct table table = table_start(out->arena, style, headings, 2);
    for (size_t i = 0; i < shown; i++)
        add_row_text(&table, backtraces->rows.items[i]);
    table_print(&table, out);
    text_add_more(out, count - shown, "--json lists them all");
}

/* ---- for programs ---- */

static void add_frame_json(struct json_writer *json, const struct frame *frame)
{
    json_open_object(json);
    if (*frame->function)
        json_member_string(json, "function", frame->function);
    if (*frame->file) {
        json_member_string(json, "file", frame->file);
        json_member_number(json, "line", frame->line);
    }
    if (*frame->module)
        json_member_string(json, "module", frame->module);
    json_name(json, *frame->module ? "offset" : "address");
    json_format(json, "0x%" PRIx64, frame->offset);
    json_member_bool(json, "inlined", frame->is_inlined);
    json_close_object(json);
}

static void add_row_json(struct json_writer *json, const struct backtrace_row *row)
{
    json_open_object(json);
    json_member_string(json, "callee", row->site->callee);
    json_member_string(json, "kind", interval_kind_names[row->kind]);
    json_member_string(json, "file", row->site->file);
    json_member_number(json, "line", row->site->line_begin);
    json_member_number(json, "calls", row->calls);
    json_member_number(json, "total_ns", row->total);
    json_name(json, "frames");
    json_open_array(json);
    for (size_t i = 0; i < row->frames.count; i++) {
        json_line(json, 6);
        add_frame_json(json, &row->frames.items[i]);
    }
    json_close_array(json);
    json_close_object(json);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct backtraces *backtraces = study->state;
    json_open_array(json);
    for (size_t i = 0; i < backtraces->rows.count; i++) {
        json_line(json, 4);
        add_row_json(json, backtraces->rows.items[i]);
    }
    json_close_array(json);
}

const struct analysis analysis_backtraces = {
    .name = "backtraces",
    .part = PART_DETAILS,
    .roles = ROLE_CAPTURED,
    .state_size = sizeof(struct backtraces),
    .open = open_backtraces,
    .closed = on_closed,
    .finish = finish,
    .text = add_text,
    .json = add_json,
};
