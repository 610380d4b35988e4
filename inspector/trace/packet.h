/* Packets and events of a CTF stream as bytes: docs/trace-format.md. All integers are little-endian and byte-aligned.
 * A window must not be shared between threads. */
#ifndef PACKET_H
#define PACKET_H

#include <stdbool.h>

#include <weft/format.h>

#include "values.h"
#include "window.h"

/* Offsets in the header. */
enum {
    PACKET_AT_MAGIC = 0,
    PACKET_AT_UUID = 4,
    PACKET_AT_STREAM = 20,
    PACKET_AT_TIME_BEGIN = 24,
    PACKET_AT_TIME_END = 32,
    PACKET_AT_CONTENT_SIZE = 40,
    PACKET_AT_PACKET_SIZE = 48,
    PACKET_AT_SEQUENCE = 56,
    PACKET_AT_LOST = 64,
    PACKET_AT_FLAGS = 76
};

enum { PACKET_HEADER_SIZE = 80, STREAM_EVENTS = 0, STREAM_DEFINITIONS = 1 };

struct packet {
    uint64_t events;      /* offset in the file of its first event */
    uint64_t content_end; /* offset of the end of its last event; if it is open, of the end of the packet */
    uint64_t end;         /* offset of the next packet */
    uint64_t time_begin;  /* process's clock when it began */
    uint64_t lost;        /* events that could not be recorded since the start of the stream */
    uint64_t sequence;    /* number of the packet in the stream */
    bool is_open;         /* never closed: its events end at the first one that is all zero */
};

enum packet_result {
    PACKET_READ,
    PACKET_NONE,  /* the file ends here, or was extended here and not written yet */
    PACKET_BROKEN /* *why says what is wrong; nothing after it can be trusted */
};

/* Reads the header at `offset`. *why is set to a static string if the result is PACKET_BROKEN. */
enum packet_result packet_read(struct packet *packet, struct window *window, uint64_t offset, const uint8_t uuid[16], uint32_t stream,
                               const char **why);

struct packet_event {
    uint64_t time; /* on the process's clock */
    uint64_t size; /* bytes in the file */
    uint32_t id;   /* enum weft_event (BEGIN and END also for events with values), or an id unknown to this version */
    uint32_t site;
    uint64_t number;            /* payload NUMBER; else 0 */
    struct trace_values values; /* points into the window: valid until the next event is read */
};

enum packet_event_result {
    EVENT_READ,
    EVENT_UNKNOWN, /* an event of a newer version: size, time and id are valid */
    EVENT_FILLER,  /* not an event, but has a size and a time */
    EVENT_NONE,    /* the open packet ends here */
    EVENT_CUT,
    EVENT_BROKEN
};

/* Reads the event at `offset` of an events packet. `time` is the process's clock at the previous event, or at the
 * begin of the packet. */
enum packet_event_result packet_event(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset, uint64_t time);

/* True for events that count in their thread's total. All versions of weft must count alike: senders and collectors
 * compare the numbers. */
static inline bool packet_event_counts(enum packet_event_result result)
{
    return result == EVENT_READ || result == EVENT_UNKNOWN;
}

/* True for an event or a filler: the next event begins `size` bytes after it. */
static inline bool packet_event_has_size(enum packet_event_result result)
{
    return packet_event_counts(result) || result == EVENT_FILLER;
}

static inline uint16_t read_u16(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static inline uint32_t read_u32(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline uint64_t read_u64(const uint8_t *bytes)
{
    return read_u32(bytes) | (uint64_t)read_u32(bytes + 4) << 32;
}

/* The bytes of a compact event, and what the sizes of others are multiples of. */
enum { PACKET_SLOT = 8 };

/* The time of the compact event in `slot`. CTF 1.8, section 8: a truncated time stamp means the next moment at which the
 * low bits of the clock have this value. */
static inline uint64_t packet_time(uint64_t time, uint64_t slot)
{
    const uint64_t mask = ((uint64_t)1 << WEFT_TIME_BITS) - 1;
    uint64_t extended = (time & ~mask) | (slot >> WEFT_ID_BITS & mask);
    return extended < time ? extended + mask + 1 : extended;
}

/* True for a compact event that is nothing but its id, time and site, which is what most events of most traces are.
 * Readers may take it without packet_event if there is room for it and its time is not above INT64_MAX. */
static inline bool packet_is_plain(uint64_t slot)
{
#define WEFT_IS_PLAIN(id, payload, role)                                                                                                             \
    (WEFT_PAYLOAD_##payload == WEFT_PAYLOAD_NONE && WEFT_ROLE_##role != WEFT_ROLE_OFF && WEFT_ROLE_##role != WEFT_ROLE_ON)
#define EVENT(id, NAME, payload, role) | (uint32_t)WEFT_IS_PLAIN(id, payload, role) << (id)
    const uint32_t plain = 0
#include <weft/events.def>
        ;
#undef WEFT_IS_PLAIN
    return plain >> (slot & 31) & 1 && slot >> WEFT_SITE_SHIFT != 0;
}

#endif
