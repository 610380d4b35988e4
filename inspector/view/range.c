#include "range.h"

struct trace_thread *range_thread(const struct trace *trace, uint32_t thread)
{
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        if (thread < process->threads.count)
            return process->threads.items[thread];
        thread -= (uint32_t)process->threads.count;
    }
    return NULL;
}

void range_open_calls(struct index *index, struct arena *arena, uint32_t thread, uint32_t chunk, open_calls *calls)
{
    struct index_chunk at;
    struct open_call call;
    calls->count = 0;
    if (!index_read(index, thread, STREAM_CHUNKS, chunk, &at, sizeof at))
        return;
    for (uint32_t next = at.open; next > 0; next = call.crossing.outer < next ? call.crossing.outer : 0) {
        call.number = next - 1;
        if (!index_read(index, thread, STREAM_CROSSINGS, call.number, &call.crossing, sizeof call.crossing) ||
            call.crossing.node >= index->head.n_nodes || call.crossing.kind >= WEFT_N_KINDS)
            return;
        vec_push(arena, calls, call);
    }
    for (size_t i = 0; i < calls->count / 2; i++) {
        struct open_call outer = calls->items[calls->count - 1 - i];
        calls->items[calls->count - 1 - i] = calls->items[i];
        calls->items[i] = outer;
    }
}

/* Recording was switched before the place, too. */
static void replay_switches(struct thread_walk *walk, const struct trace_process *source, uint32_t count)
{
    for (uint32_t i = 0; i < count && i < source->switches.items.count; i++) {
        const struct trace_switch *next = &source->switches.items.items[i];
        struct trace_event event = { .time = reader_time(source, next->stamp),
                                     .site = next->site ? next->site + source->first_site : 0,
                                     .type = next->is_on ? WEFT_EVENT_ON : WEFT_EVENT_OFF };
        thread_walk_switch(walk, &event);
    }
}

static void restore(struct thread_walk *walk, const open_calls *calls)
{
    for (size_t i = 0; i < calls->count; i++) {
        const struct index_crossing *crossing = &calls->items[i].crossing;
        struct walk_call call = { .start = crossing->start,
                                  .stamp = crossing->stamp,
                                  .task = crossing->task,
                                  .node = crossing->node,
                                  .site = crossing->site,
                                  .crossing = calls->items[i].number + 1,
                                  .depth = crossing->depth,
                                  .kind = (enum weft_kind)crossing->kind };
        thread_walk_restore(walk, &call);
    }
}

bool range_walk(struct index *index, struct trace *trace, uint32_t number, uint32_t first, uint32_t last, struct thread_walk *walk)
{
    struct trace_thread *thread = range_thread(trace, number);
    struct index_chunk chunk;
    walk->tree = &index->tree;
    walk->origin = index->head.start;
    thread_walk_start(walk, thread);
    if (!index_read(index, number, STREAM_CHUNKS, first, &chunk, sizeof chunk))
        return false;
    struct trace_cursor *cursor = cursor_open(trace, thread);
    if (!cursor)
        return false;
    bool is_there = first == 0 || cursor_go(cursor, &chunk.place), is_last = last + 1 >= index_n_chunks(index, number);
    if (is_there) {
        struct arena arena = { 0 };
        open_calls calls = { 0 };
        struct trace_event event;
        const struct trace_thread *part = thread;
        for (uint32_t i = first == 0 ? 0 : chunk.place.n; part && i-- > 0; part = part->guest)
            replay_switches(walk, part->source, chunk.place.spots[i].next_switch);
        range_open_calls(index, &arena, number, first, &calls);
        restore(walk, &calls);
        if (first > 0)
            thread_walk_at(walk, chunk.time);
        uint64_t left = is_last ? UINT64_MAX : (last - first + UINT64_C(1)) * INDEX_CHUNK_EVENTS;
        while (left > 0 && cursor_next(cursor, &event)) {
            thread_walk_event(walk, &event);
            left--;
        }
        if (is_last)
            thread_walk_finish(walk, index->head.start + index->threads[number].last);
        arena_release(&arena);
    }
    cursor_close(cursor);
    return is_there;
}
