/* The messages between weft run, weft ship and weft collect, as bytes: docs/collector.md. All integers are
 * little-endian.
 *
 * A frame is u32 length, u32 check, u8 type, and the message. `length` counts type and message; `check` is their
 * CRC-32. A text is u32 length and its bytes, without a terminating zero. Frames are untrusted input: reading one
 * never touches bytes beyond it.
 */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "str.h"

enum { WIRE_VERSION = 1, WIRE_LIMIT = 1 << 20 /* greatest `length` */, WIRE_HELLO_LIMIT = 1 << 12 /* of the first frame */ };

enum wire_type {
    /* to the collector */
    WIRE_HELLO = 1,       /* u32 version, text token, text machine */
    WIRE_CLOCK_ASK = 2,   /* u64 now */
    WIRE_CLOCK_IS = 3,    /* text machine, s64 offset, u64 error */
    WIRE_PROCESS = 4,     /* u32 handle, u8[16] uuid, text directory, text program, text machine, u32 pid, s64 clock offset,
                             u64 tick, u64 nanoseconds, u64 scale: the clock of its events; sent again after a better measurement */
    WIRE_DEFINITIONS = 5, /* u32 handle, u64 from, u64 to, definitions as in the file */
    WIRE_THREAD = 6,      /* u32 handle, u32 handle of its process, u32 tid, text file */
    WIRE_EVENTS = 7,      /* u32 handle, u64 events before, u64 time before, u64 lost, events as in the file */
    WIRE_UP_TO = 9,       /* u32 handle of a process, u64 time on its clock, ns: all of its events up to then went before */
    WIRE_WATCH = 8,       /* nothing: this one does not send, it wants to be told what comes in */
    /* from the collector */
    WIRE_WELCOME = 65,    /* u32 version */
    WIRE_REFUSED = 66,    /* text why; then the collector closes the connection */
    WIRE_CLOCK = 67,      /* u64 the sender's time from the question, u64 the collector's time */
    WIRE_PROCESS_AT = 68, /* u32 handle, u64 bytes of definitions that it has committed */
    WIRE_THREAD_AT = 69,  /* u32 handle, u64 events that it has committed */
    /* from the collector to those who watch; numbers are the collector's, and of a kind of their own each */
    WIRE_SEEN_PROCESS = 80, /* u32 number, text machine, text program, u32 pid, s64 offset of its times to the collector's time of day,
                               u64 tick, u64 nanoseconds, u64 scale; again when a clock is known better */
    WIRE_SEEN_SITE = 81,    /* u32 process, u32 number, u32 kind, u32 line, text callee, text function, text file */
    WIRE_SEEN_SWITCH = 82,  /* u32 process, u64 stamp, u32 site, u32 is on */
    WIRE_SEEN_THREAD = 83,  /* u32 number, u32 process, u32 tid, text file, text name, u64 time of its last event, u64 lost */
    WIRE_SEEN_OPEN = 84,    /* u32 thread, u32 site, u32 kind, u64 start, u64 duration, u64 self: a call that is open, the outermost first */
    WIRE_SEEN_NAME = 85,    /* u32 process, text file, text name: of a thread */
    WIRE_SEEN_EVENTS = 86,  /* u32 thread, u64 time before, u64 lost, events as in the file */
    WIRE_SEEN_GONE = 87,    /* u32 process: nobody sends it any more */
    WIRE_SEEN_SKIPPED = 88, /* u64 bytes of events that were not passed on, because this one did not keep up */
    WIRE_SEEN_UP_TO = 90,   /* u32 process, u64 time as in UP_TO */
    WIRE_SEEN_ALL = 89      /* nothing: all that was there is told */
};

/* ---- sending: a buffer that grows at its end and is drained from its front ---- */

struct wire_out {
    uint8_t *bytes; /* malloc'ed */
    size_t start, end, capacity;
    size_t frame; /* where the frame under construction begins */
};

void wire_begin(struct wire_out *out, enum wire_type type);
void wire_u32(struct wire_out *out, uint32_t value);
void wire_u64(struct wire_out *out, uint64_t value);
void wire_text(struct wire_out *out, const char *text);
void wire_bytes(struct wire_out *out, const void *bytes, size_t length);
void wire_end(struct wire_out *out);
static inline size_t wire_waiting(const struct wire_out *out)
{
    return out->end - out->start;
}
/* `count` bytes at the front have been sent. */
void wire_sent(struct wire_out *out, size_t count);
void wire_out_release(struct wire_out *out);

/* ---- receiving ---- */

enum wire_status {
    WIRE_COMPLETE,
    WIRE_PARTIAL, /* the rest has not arrived yet */
    WIRE_GARBAGE  /* not a frame: nothing after it can be interpreted */
};

struct wire_frame {
    uint8_t type;
    const uint8_t *at, *end; /* the rest of the message */
    bool is_cut;             /* a read went beyond the end, and gave zero or an empty text */
    size_t size;             /* of the whole frame */
};

/* Reads the frame at the front of the bytes; `limit` is its greatest length. `frame` points into the bytes. */
enum wire_status wire_read(struct wire_frame *frame, const uint8_t *bytes, size_t length, size_t limit);
uint32_t wire_take_u32(struct wire_frame *frame);
uint64_t wire_take_u64(struct wire_frame *frame);
/* The next `size` bytes of the frame, or NULL if there are fewer. */
const uint8_t *wire_take(struct wire_frame *frame, size_t size);
/* A copy of the text in the arena; it ends at the first zero byte. */
const char *wire_take_text(struct wire_frame *frame, struct arena *arena);

/* The clocks of both ends: milliseconds of a monotonic clock, and nanoseconds since 1970. */
int64_t wire_clock_ms(void);
uint64_t wire_time_of_day(void);

#endif
