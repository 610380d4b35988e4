#include "tail.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"
#include "packet.h"

/* The first page of a buffer: docs/trace-format.md, "Buffers". */
enum { AT_N_PACKETS = 4, AT_PACKET_SIZE = 8, AT_LOST = 16, AT_STREAM = 24, STREAM_SIZE = 64, PAGE = 4096, MAGIC = 0x42465457, PACKETS = 2 };
enum { PIECE_SIZE = 1 << 16, SLOT_SIZE = 8, MOST_PACKET_SIZE = 1 << 24 };

/* ---- buffers ---- */

struct first_page {
    uint8_t bytes[AT_STREAM + STREAM_SIZE];
};

static int open_buffer(const char *path, struct first_page *page)
{
    int file = path ? open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) : -1;
    if (file < 0)
        return -1;
    uint32_t size = 0;
    if (pread(file, page, sizeof *page, 0) == sizeof *page && read_u32(page->bytes) == MAGIC && read_u32(page->bytes + AT_N_PACKETS) == PACKETS)
        size = read_u32(page->bytes + AT_PACKET_SIZE);
    if (size >= PACKET_HEADER_SIZE && size <= MOST_PACKET_SIZE)
        return file;
    close(file);
    return -1;
}

bool tail_buffer_owner(const char *path, char *stream)
{
    struct first_page page;
    int file = open_buffer(path, &page);
    if (file < 0)
        return false;
    close(file);
    memcpy(stream, page.bytes + AT_STREAM, STREAM_SIZE);
    stream[STREAM_SIZE - 1] = '\0';
    return *stream;
}

/* Reads a header into `bytes`. Returns whether it belongs to the packet with the current sequence number. */
static bool has_header(const struct tail *tail, int file, uint64_t offset, uint8_t *bytes)
{
    return pread(file, bytes, PACKET_HEADER_SIZE, (off_t)offset) == PACKET_HEADER_SIZE && read_u32(bytes) != 0 &&
           memcmp(bytes + PACKET_AT_UUID, tail->uuid, 16) == 0 && read_u64(bytes + PACKET_AT_SEQUENCE) == tail->taken.sequence;
}

/* True if the packet has no new events since the last attempt. */
static bool is_unchanged(const struct tail *tail, int file, uint64_t offset, const uint8_t *header)
{
    uint64_t slot = 1;
    return tail->taken.at > 0 && (read_u32(header + PACKET_AT_FLAGS) & 1) &&
           pread(file, &slot, sizeof slot, (off_t)(offset + tail->taken.at)) == sizeof slot && slot == 0;
}

static bool copy_packet(struct tail *tail, int file, uint64_t offset, uint32_t size)
{
    uint8_t header[PACKET_HEADER_SIZE], after[PACKET_HEADER_SIZE];
    if (!has_header(tail, file, offset, header) || is_unchanged(tail, file, offset, header))
        return false;
    uint8_t *copy = realloc(tail->copy, size);
    if (!copy)
        return false;
    tail->copy = copy;
    /* It may be closed meanwhile, which does no harm, but it must not have been replaced by another packet. */
    return pread(file, copy, size, (off_t)offset) == (ssize_t)size && has_header(tail, file, offset, after);
}

/* Loads the packet with the current sequence number from the buffer: copies it, and describes the copy as if it were a
 * file. */
static bool load_from_buffer(struct tail *tail, struct packet *packet, struct window *window)
{
    struct first_page page;
    const char *why;
    int file = open_buffer(tail->buffer, &page);
    uint32_t size = file >= 0 ? read_u32(page.bytes + AT_PACKET_SIZE) : 0;
    bool is_there = false;
    for (uint32_t i = 0; file >= 0 && i < PACKETS && !is_there; i++)
        is_there = copy_packet(tail, file, PAGE + (uint64_t)i * size, size);
    if (file >= 0)
        close(file);
    if (!is_there)
        return false;
    *window = (struct window){ .file = -1, .size = size, .length = size, .bytes = tail->copy };
    if (packet_read(packet, window, 0, tail->uuid, STREAM_EVENTS, &why) != PACKET_READ)
        return false;
    if (packet->is_open)
        packet->lost = read_u64(page.bytes + AT_LOST);
    return true;
}

/* ---- the file ---- */

/* Loads the current packet from the file. Packets there are complete, except for one that was truncated by a kill;
 * that one is still in the buffer. */
static bool load_from_file(struct tail *tail, struct packet *packet)
{
    const char *why;
    struct stat status;
    if (!tail->window.bytes &&
        (stat(tail->path, &status) != 0 || (uint64_t)status.st_size <= tail->taken.packet || window_open(&tail->window, tail->path) != 0))
        return false;
    if (packet_read(packet, &tail->window, tail->taken.packet, tail->uuid, STREAM_EVENTS, &why) != PACKET_READ)
        return false;
    return packet->is_open || packet->end <= tail->window.size;
}

/* Advances over the events from tail->taken on, within one packet that begins at `start` of the window. Returns false
 * if there are none. */
static bool walk(struct tail *tail, const struct packet *packet, struct window *window, uint64_t start, uint64_t limit)
{
    struct tail_place *place = &tail->taken;
    uint64_t from = place->at;
    struct packet_event event;
    while (limit > 0 && start + place->at < packet->content_end && place->at - from < PIECE_SIZE) {
        enum packet_event_result result = packet_event(&event, window, packet, start + place->at, place->time);
        if (!packet_event_has_size(result))
            break;
        place->at += event.size;
        place->time = event.time;
        place->n_events += packet_event_counts(result);
        limit -= packet_event_counts(result);
    }
    return place->at > from;
}

/* ---- losses ---- */

/* What the file's last packet says. Its header is changed in place when more is lost and no packet can follow. */
static uint64_t lost_of_file(const struct tail *tail)
{
    uint8_t header[PACKET_HEADER_SIZE];
    int file = open(tail->path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    bool is_header = file >= 0 && pread(file, header, sizeof header, (off_t)tail->taken.last_packet) == sizeof header &&
                     memcmp(header + PACKET_AT_UUID, tail->uuid, 16) == 0;
    if (file >= 0)
        close(file);
    return is_header ? read_u64(header + PACKET_AT_LOST) : 0;
}

static uint64_t lost_of_buffer(const struct tail *tail)
{
    struct first_page page;
    int file = open_buffer(tail->buffer, &page);
    bool is_own = file >= 0 && strncmp((const char *)page.bytes + AT_STREAM, fs_name_of(tail->path), STREAM_SIZE) == 0;
    if (file >= 0)
        close(file);
    return is_own ? read_u64(page.bytes + AT_LOST) : 0;
}

/* There are no more events: a piece without any, if more was lost than the pieces before say. */
static bool take_loss(struct tail *tail, struct tail_piece *piece)
{
    uint64_t of_file = lost_of_file(tail), of_buffer = lost_of_buffer(tail), lost = of_file > of_buffer ? of_file : of_buffer;
    if (lost <= tail->lost)
        return false;
    tail->lost = lost;
    *piece =
        (struct tail_piece){ .events_before = tail->taken.n_events, .time_before = tail->taken.time, .lost = lost, .bytes = (const uint8_t *)"" };
    return true;
}

bool tail_take(struct tail *tail, uint64_t limit, struct tail_piece *piece)
{
    struct tail_place *place = &tail->taken, before;
    struct packet packet;
    struct window copy;
    tail->is_at_end = true;
    while (limit > 0) {
        bool in_file = load_from_file(tail, &packet);
        if (!in_file && !load_from_buffer(tail, &packet, &copy))
            return take_loss(tail, piece);
        struct window *window = in_file ? &tail->window : &copy;
        uint64_t start = in_file ? place->packet : 0;
        if (place->at == 0) {
            place->at = PACKET_HEADER_SIZE;
            place->sequence = packet.sequence; /* the first packet of a ring may have any number */
            place->time = place->time > packet.time_begin ? place->time : packet.time_begin;
        }
        before = *place;
        if (walk(tail, &packet, window, start, limit)) {
            size_t length = (size_t)(place->at - before.at);
            *piece = (struct tail_piece){ .events_before = before.n_events, .n_events = place->n_events - before.n_events };
            piece->time_before = before.time;
            piece->lost = packet.lost;
            tail->lost = packet.lost > tail->lost ? packet.lost : tail->lost;
            piece->length = length;
            piece->bytes = window_at(window, start + before.at, length);
            tail->is_at_end = false;
            return piece->bytes != NULL;
        }
        if (packet.is_open ? !in_file : start + place->at < packet.content_end) /* more may follow, or it is damaged */
            return take_loss(tail, piece);
        place->last_packet = place->packet;
        place->packet += packet.end - start;
        place->sequence++;
        place->at = 0;
    }
    return false;
}

uint64_t tail_skip(struct tail *tail, uint64_t most, uint64_t least)
{
    struct tail_place *place = &tail->taken;
    uint64_t from = place->packet + place->at;
    struct packet packet;
    struct stat status;
    if (stat(tail->path, &status) != 0 || (uint64_t)status.st_size <= most + from)
        return 0;
    tail_rest(tail); /* the window knows the file's size as it was */
    while (load_from_file(tail, &packet) && !packet.is_open && packet.end + least < (uint64_t)status.st_size) {
        *place = (struct tail_place){ packet.end, place->packet, packet.sequence + 1, 0, place->time, place->n_events };
        tail->lost = packet.lost > tail->lost ? packet.lost : tail->lost;
    }
    return place->at == 0 && place->packet > from ? place->packet - from : 0;
}

void tail_restart(struct tail *tail)
{
    tail_rest(tail);
    tail->taken = (struct tail_place){ 0 };
    tail->lost = 0;
    tail->is_at_end = false;
}

void tail_rest(struct tail *tail)
{
    if (tail->window.bytes)
        window_close(&tail->window);
    free(tail->copy);
    tail->copy = NULL;
}
