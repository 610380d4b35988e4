#include "access_stream.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "packet.h"

/* Where the packets of a file are. Rings of programs that were killed are not in the order of time. */
struct place {
    uint64_t offset, sequence;
};

struct access_stream {
    struct trace *trace;
    const struct access_thread *thread;
    struct window window;
    struct place *places;
    size_t n_places, next_place;
    struct packet packet;
    uint64_t at;      /* offset of the next record */
    uint64_t run_end; /* of the run that it is in; 0: in none */
    uint64_t time, lost;
    bool is_in_packet;
    uint64_t slots[256];
    uint32_t turns, member, n_words, word; /* a record with iterations: its block, 0: none; the next block; its slots; the next */
};

static int is_memory_name(const struct dirent *entry)
{
    return strncmp(entry->d_name, "memory-", 7) == 0 && entry->d_name[7] >= '0' && entry->d_name[7] <= '9';
}

static void add_threads(struct trace *trace, access_threads *threads, struct trace_process *process)
{
    const char **names;
    int count = fs_list(trace->arena, process->path, is_memory_name, &names);
    for (int i = 0; i < count; i++)
        vec_push(trace->arena, threads,
                 (struct access_thread){ process, fs_join(trace->arena, process->path, names[i]), (uint32_t)strtoul(names[i] + 7, NULL, 10) });
}

void access_threads_find(struct trace *trace, access_threads *threads)
{
    for (size_t p = 0; p < trace->processes.count; p++) {
        struct trace_process *process = trace->processes.items[p];
        add_threads(trace, threads, process);
        for (size_t i = 0; i < process->guests.count; i++)
            add_threads(trace, threads, process->guests.items[i]);
    }
}

static int compare_places(const void *a, const void *b)
{
    const struct place *x = a, *y = b;
    return (x->sequence > y->sequence) - (x->sequence < y->sequence);
}

static void find_places(struct access_stream *s)
{
    VEC(struct place) places = { 0 };
    struct packet packet = { 0 };
    const char *why;
    for (;;) {
        uint64_t offset = packet.end;
        enum packet_result result = packet_read(&packet, &s->window, offset, s->thread->process->uuid, WEFT_MEMORY_STREAM, &why);
        if (result == PACKET_BROKEN)
            trace_add_problem(s->trace, s->thread->path, offset, "%s; later accesses are left out", why);
        if (result != PACKET_READ)
            break;
        vec_push(s->trace->arena, &places, (struct place){ offset, packet.sequence });
        s->lost = packet.lost > s->lost ? packet.lost : s->lost;
    }
    if (places.count)
        qsort(places.items, places.count, sizeof *places.items, compare_places);
    s->places = places.items;
    s->n_places = places.count;
}

struct access_stream *access_stream_open(struct trace *trace, const struct access_thread *thread)
{
    struct access_stream *s = calloc(1, sizeof *s);
    if (!s || window_open(&s->window, thread->path) != 0) {
        trace_add_problem(trace, thread->path, UINT64_MAX, "cannot be read: %s", strerror(errno));
        free(s);
        return NULL;
    }
    s->trace = trace;
    s->thread = thread;
    find_places(s);
    return s;
}

static bool next_packet(struct access_stream *s)
{
    const char *why;
    if (s->next_place == s->n_places)
        return false;
    uint64_t offset = s->places[s->next_place++].offset;
    if (packet_read(&s->packet, &s->window, offset, s->thread->process->uuid, WEFT_MEMORY_STREAM, &why) != PACKET_READ)
        return false;
    s->at = s->packet.events;
    s->run_end = 0;
    s->time = s->packet.time_begin;
    s->is_in_packet = true;
    return true;
}

static bool give_up(struct access_stream *s, const char *why)
{
    trace_add_problem(s->trace, s->thread->path, s->at, "%s; the rest of the packet is left out", why);
    s->is_in_packet = false;
    return false;
}

/* Passes over what is no record: beginnings of runs, what is not used in them, and the room of a record that was never made,
 * because a signal handler came in between that did not return, or the program's death. False: the packet is over. */
static bool find_header(struct access_stream *s, uint64_t *header)
{
    for (;;) {
        uint64_t left = s->packet.content_end > s->at ? s->packet.content_end - s->at : 0;
        const uint8_t *bytes = left >= 8 ? window_at(&s->window, s->at, 8) : NULL;
        s->is_in_packet = bytes != NULL;
        if (!bytes)
            return left && !s->packet.is_open ? give_up(s, "cut short in a record") : false;
        *header = read_u64(bytes);
        uint32_t number = *header >> WEFT_MEMORY_BLOCK_SHIFT & WEFT_MEMORY_BLOCK_MASK;
        if (*header == 0 && s->at < s->run_end) {
            s->at = s->run_end;
        } else if (*header == 0) {
            s->at += 8;
        } else if (number == WEFT_MEMORY_UNUSED) {
            s->at += 8 + 8 * (*header >> WEFT_MEMORY_SLOTS_SHIFT);
        } else if (number & WEFT_MEMORY_RUN) {
            s->at += 8;
            s->run_end = s->at + 8 * (uint64_t)(number & ~(uint32_t)(WEFT_MEMORY_RUN | WEFT_MEMORY_RUN_OPEN));
        } else {
            return true;
        }
    }
}

/* The next block of an iteration that was not left out. False: no record with iterations is being read. `bytes`: read already. */
static bool next_in_turns(struct access_stream *s, struct access_record *record, uint32_t bytes)
{
    const struct trace_process *process = s->thread->process;
    while (s->turns) {
        if (s->member == s->turns)
            s->member = process->blocks.items[s->turns].loop + 1;
        const struct trace_block *block = &process->blocks.items[s->member];
        uint32_t n = block->slots ? block->slots : 1, at = s->word, number = s->member++;
        if (s->member > s->turns || at + n > s->n_words) {
            s->turns = 0;
            break;
        }
        s->word += n;
        bytes += 8 * n;
        if (s->slots[at] && block->site) {
            *record = (struct access_record){ reader_time(process, s->time), number, bytes, block, s->slots + at };
            return true;
        }
    }
    return false;
}

/* False: the packet is over, or nothing is in the record. */
static bool read_record(struct access_stream *s, struct access_record *record)
{
    const struct trace_process *process = s->thread->process;
    uint64_t header;
    if (!find_header(s, &header))
        return false;
    uint64_t left = s->packet.content_end - s->at;
    uint32_t number = header >> WEFT_MEMORY_BLOCK_SHIFT & WEFT_MEMORY_BLOCK_MASK, n_slots = header >> WEFT_MEMORY_SLOTS_SHIFT;
    if (number >= process->blocks.count || process->blocks.items[number].site == 0)
        return give_up(s, "a record of a block that has no definition");
    const struct trace_block *block = &process->blocks.items[number];
    bool is_turns = block->kind == WEFT_BLOCK_IS_TURNS;
    if (is_turns ? block->slots == 0 || block->loop == 0 || block->loop > number || n_slots % block->slots : block->slots != n_slots)
        return give_up(s, "a record whose length is not its block's");
    const uint8_t *bytes = left >= 8 + 8 * (uint64_t)n_slots ? window_at(&s->window, s->at + 8, 8 * (size_t)n_slots) : NULL;
    if (n_slots && !bytes)
        return s->packet.is_open ? (s->is_in_packet = false) : give_up(s, "cut short in a record");
    for (uint32_t i = 0; i < n_slots; i++)
        s->slots[i] = read_u64(bytes + 8 * (size_t)i);
    uint64_t time = (s->time & ~(uint64_t)UINT32_MAX) | (uint32_t)header;
    s->time = time < s->time ? time + ((uint64_t)1 << WEFT_MEMORY_TIME_BITS) : time;
    s->at += 8 + 8 * (uint64_t)n_slots;
    if (is_turns) {
        s->turns = number;
        s->member = block->loop + 1;
        s->n_words = n_slots;
        s->word = 0;
        return next_in_turns(s, record, 8);
    }
    *record = (struct access_record){ reader_time(process, s->time), number, 8 + 8 * n_slots, block, s->slots };
    return true;
}

bool access_stream_next(struct access_stream *s, struct access_record *record)
{
    if (next_in_turns(s, record, 0))
        return true;
    while (s->is_in_packet || next_packet(s))
        if (read_record(s, record))
            return true;
    return false;
}

uint64_t access_stream_lost(const struct access_stream *s)
{
    return s->lost;
}

void access_stream_close(struct access_stream *s)
{
    if (!s)
        return;
    window_close(&s->window);
    free(s);
}
