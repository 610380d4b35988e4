#include "viewer_durations.h"

#include "range_durations.h"

enum { PIECE_CHUNKS = 32 /* half a million events: other requests wait while they are read */ };

static void add_row(const struct viewed *viewed, struct json_writer *json, const struct range_row *row)
{
    const struct trace_process *process = viewed->trace->processes.items[row->process];
    uint32_t site = viewed->site_base[row->process] + (row->site < process->n_sites ? row->site : 0);
    const uint64_t numbers[] = { row->callee, site, row->durations.count, row->self, row->durations.min, row->durations.max };
    json_open_array(json);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        json_number(json, numbers[i]);
    json_open_array(json);
    for (unsigned bucket = 0; bucket < HISTOGRAM_BUCKETS; bucket++) {
        uint64_t count = histogram_count(&row->durations, bucket);
        if (count) {
            json_number(json, histogram_value(bucket));
            json_number(json, count);
        }
    }
    json_close_array(json);
    json_close_array(json);
}

/* Chunks of the range from a place on. */
static uint64_t count_chunks(const struct viewed *viewed, uint64_t from, uint64_t to, uint32_t thread, uint64_t chunk)
{
    uint64_t count = 0;
    uint32_t first, last;
    for (; thread < viewed->index->head.n_threads; thread++, chunk = 0)
        if (range_durations_chunks(viewed->index, thread, from, to, &first, &last) && chunk <= last)
            count += last + UINT64_C(1) - (chunk > first ? chunk : first);
    return count;
}

bool viewer_durations(const struct viewed *viewed, uint64_t from, uint64_t to, uint64_t thread, uint64_t chunk, struct json_writer *json)
{
    struct arena arena = { 0 };
    struct range_rows rows = { .arena = &arena };
    uint32_t room = PIECE_CHUNKS, n_threads = (uint32_t)viewed->index->head.n_threads, at = thread < n_threads ? (uint32_t)thread : n_threads;
    bool is_read = true;
    while (is_read && room > 0 && at < n_threads) {
        struct range_piece piece = { .from = from, .to = to, .thread = at };
        uint32_t last;
        if (!range_durations_chunks(viewed->index, at, from, to, &piece.first, &last) || chunk > last) {
            at++;
            chunk = 0;
            continue;
        }
        piece.first = chunk > piece.first ? (uint32_t)chunk : piece.first;
        piece.last = last - piece.first < room ? last : piece.first + room - 1;
        piece.is_at_end = piece.last == last;
        is_read = range_durations(viewed->index, viewed->trace, &piece, &rows);
        room -= piece.last - piece.first + 1;
        at += piece.is_at_end;
        chunk = piece.is_at_end ? 0 : piece.last + UINT64_C(1);
    }
    json_name(json, "rows");
    json_open_array(json);
    for (size_t i = 0; i < rows.items.count; i++)
        add_row(viewed, json, rows.items.items[i]);
    json_close_array(json);
    uint64_t left = count_chunks(viewed, from, to, at, chunk);
    json_member_number(json, "left", left);
    json_name(json, "next");
    json_open_array(json);
    json_number(json, at);
    json_number(json, chunk);
    json_close_array(json);
    arena_release(&arena);
    return is_read;
}
