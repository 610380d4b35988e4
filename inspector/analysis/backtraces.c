#include "backtraces.h"

#include <stdlib.h>
#include <string.h>

#include "values.h"

/* An address that has been named is told from others by its names, wherever its file was mapped. */
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

void backtraces_add(struct backtraces *backtraces, const struct trace_process *process, const struct interval *interval)
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
    row->total += interval->duration;
}

static int compare(const void *left, const void *right)
{
    const struct backtrace_row *a = *(struct backtrace_row *const *)left, *b = *(struct backtrace_row *const *)right;
    if (a->total != b->total)
        return a->total < b->total ? 1 : -1;
    return a->calls != b->calls ? (a->calls < b->calls ? 1 : -1) : strcmp(a->site->callee, b->site->callee);
}

void backtraces_finish(struct backtraces *backtraces)
{
    if (backtraces->frames)
        frames_close(backtraces->frames);
    if (backtraces->rows.count > 0)
        qsort(backtraces->rows.items, backtraces->rows.count, sizeof *backtraces->rows.items, compare);
}
