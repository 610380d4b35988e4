#include "access_stream.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "access_packed.h"
#include "fs.h"
#include "packet.h"

/* Where the packets of a thread are. Rings of programs that were killed are not in the order of time, and packets that were
 * to be compressed next may be in two files: the later place holds. */
struct place {
    uint64_t offset, sequence;
    size_t order;
    bool is_packed;
};
typedef VEC(struct place) place_list;

struct access_stream {
    struct trace *trace;
    const struct access_thread *thread;
    struct window plain, packed, unpacked; /* the thread's files; a packet that was compressed */
    struct window *window;                 /* what the packet is read from: `plain` or `unpacked` */
    uint8_t *room;                         /* of `unpacked` */
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

static const char prefix[] = "memory-", packed_ending[] = ".lz4";

/* "memory-12"; of packets that were compressed ".memory-12.lz4" */
static int is_memory_name(const struct dirent *entry)
{
    const char *name = entry->d_name;
    bool is_packed = *name == '.';
    name += is_packed;
    return text_starts_with(name, prefix) && isdigit((unsigned char)name[sizeof prefix - 1]) && is_packed == text_ends_with(name, packed_ending);
}

static void add_threads(struct trace *trace, access_threads *threads, struct trace_process *process)
{
    const char **names;
    int count = fs_list(trace->arena, process->path, is_memory_name, &names);
    for (int i = 0; i < count; i++) {
        const char *path = fs_join(trace->arena, process->path, names[i]), *packed = *names[i] == '.' ? path : NULL;
        if (packed)
            path = arena_strndup(trace->arena, path, strlen(path) - strlen(packed_ending));
        vec_push(trace->arena, threads,
                 (struct access_thread){ process, path, packed, (uint32_t)strtoul(names[i] + (packed != NULL) + sizeof prefix - 1, NULL, 10) });
    }
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
    int order = (x->sequence > y->sequence) - (x->sequence < y->sequence);
    return order ? order : (x->order > y->order) - (x->order < y->order);
}

static void note_lost(struct access_stream *s, uint64_t lost)
{
    s->lost = lost > s->lost ? lost : s->lost;
}

static void find_packed(struct access_stream *s, place_list *places)
{
    struct weft_packed head;
    const char *why = NULL;
    uint64_t offset = 0;
    while (access_packed_head(&s->packed, offset, &head, &why)) {
        if (head.size)
            vec_push(s->trace->arena, places, (struct place){ offset, head.sequence, places->count, true });
        note_lost(s, head.lost);
        offset += sizeof head + head.packed;
    }
    if (why)
        trace_add_problem(s->trace, s->thread->packed, offset, "%s; later accesses are left out", why);
}

/* Those to be compressed have places of the same size; one may have been emptied just now. */
static void find_plain(struct access_stream *s, place_list *places)
{
    const char *why;
    for (uint64_t offset = 0; offset < s->plain.size;) {
        struct packet packet = { 0 };
        enum packet_result result = packet_read(&packet, &s->plain, offset, s->thread->process->uuid, WEFT_MEMORY_STREAM, &why);
        if (result == PACKET_BROKEN)
            trace_add_problem(s->trace, s->thread->path, offset, "%s; later accesses are left out", why);
        if (result == PACKET_READ) {
            vec_push(s->trace->arena, places, (struct place){ offset, packet.sequence, places->count, false });
            note_lost(s, packet.lost);
        } else if (!s->thread->packed) {
            break;
        }
        offset = s->thread->packed ? offset + WEFT_MEMORY_PACKET : packet.end;
    }
}

static void find_places(struct access_stream *s)
{
    place_list places = { 0 };
    if (s->thread->packed)
        find_packed(s, &places);
    find_plain(s, &places);
    if (places.count)
        qsort(places.items, places.count, sizeof *places.items, compare_places);
    size_t kept = 0;
    for (size_t i = 0; i < places.count; i++)
        if (i + 1 == places.count || places.items[i].sequence != places.items[i + 1].sequence)
            places.items[kept++] = places.items[i];
    s->places = places.items;
    s->n_places = kept;
}

/* Of packets that were compressed those as they are, which a killed program has left, need not be there. */
static bool open_files(struct access_stream *s)
{
    s->plain = s->packed = (struct window){ .file = -1 };
    bool is_open = window_open(&s->plain, s->thread->path) == 0;
    if (!s->thread->packed)
        return is_open;
    s->room = malloc(WEFT_MEMORY_PACKET);
    return (is_open || errno == ENOENT) && s->room && window_open(&s->packed, s->thread->packed) == 0;
}

struct access_stream *access_stream_open(struct trace *trace, const struct access_thread *thread)
{
    struct access_stream *s = calloc(1, sizeof *s);
    if (s) {
        s->trace = trace;
        s->thread = thread;
    }
    if (!s || !open_files(s)) {
        trace_add_problem(trace, thread->packed ? thread->packed : thread->path, UINT64_MAX, "cannot be read: %s", strerror(errno));
        access_stream_close(s);
        return NULL;
    }
    find_places(s);
    return s;
}

static bool next_packet(struct access_stream *s)
{
    const char *why = "";
    if (s->next_place == s->n_places)
        return false;
    const struct place *place = &s->places[s->next_place++];
    uint64_t offset = place->is_packed ? 0 : place->offset;
    s->window = place->is_packed ? &s->unpacked : &s->plain;
    if (place->is_packed) {
        if (!access_packed_read(&s->packed, place->offset, s->room, &why)) {
            trace_add_problem(s->trace, s->thread->packed, place->offset, "%s; later accesses are left out", why);
            return false;
        }
        window_over(&s->unpacked, s->room, WEFT_MEMORY_PACKET);
    }
    if (packet_read(&s->packet, s->window, offset, s->thread->process->uuid, WEFT_MEMORY_STREAM, &why) != PACKET_READ)
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
        const uint8_t *bytes = left >= 8 ? window_at(s->window, s->at, 8) : NULL;
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
    const uint8_t *bytes = left >= 8 + 8 * (uint64_t)n_slots ? window_at(s->window, s->at + 8, 8 * (size_t)n_slots) : NULL;
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
    window_close(&s->plain);
    window_close(&s->packed);
    free(s->room);
    free(s);
}
