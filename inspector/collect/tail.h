/* The events of one thread as they are recorded: those that are new, in pieces that can be sent. docs/trace-format.md
 *
 * A packet is read from the thread's file if it is there, and until then from the buffer into which the thread
 * records. The thread may reuse the packet's space at any moment, so a packet is copied from a buffer, and the copy is
 * valid if the header is the same afterwards. Rings are not read: their packets will be overwritten or end up in the
 * file.
 */
#ifndef TAIL_H
#define TAIL_H

#include <stdbool.h>
#include <stdint.h>

#include "window.h"

/* A position between two events. */
struct tail_place {
    uint64_t packet;      /* offset of the packet, now or later, in the thread's file */
    uint64_t last_packet; /* of the one before it */
    uint64_t sequence;    /* its sequence number */
    uint64_t at;          /* offset of the next event within the packet; 0: the first one */
    uint64_t time;        /* on the process's clock, at the previous event */
    uint64_t n_events;    /* events before this position */
};

struct tail {
    const char *path;
    const char *buffer; /* buffer into which the thread records, as far as is known; or NULL */
    const uint8_t *uuid;
    struct tail_place taken; /* position after the events taken so far */
    uint64_t lost;           /* of the pieces taken so far: what the last one says */
    bool is_at_end;          /* the last attempt found nothing more */
    struct window window;    /* of the file */
    uint8_t *copy;           /* copy of a packet from the buffer; malloc'ed */
};

struct tail_piece {
    uint64_t events_before, n_events;
    uint64_t time_before;
    uint64_t lost;        /* events that the program could not record so far */
    const uint8_t *bytes; /* whole events, as in the file; valid until the next call */
    size_t length;
};

/* A struct tail is ready to use when it is zero except for path and uuid. Free its resources with tail_rest. */

/* Takes the next events, at most `limit` of them; a piece without events says that more was lost. Returns false if
 * there are none at the moment. */
bool tail_take(struct tail *tail, uint64_t limit, struct tail_piece *piece);
/* If the file holds more than `most` bytes that were not taken, passes over whole packets until no more than `least` are
 * left. Returns how many bytes were passed over; `n_events` then counts what was taken. */
uint64_t tail_skip(struct tail *tail, uint64_t most, uint64_t least);
/* Returns to the first event. */
void tail_restart(struct tail *tail);
/* Releases descriptor and memory. The position is kept, and reading may continue. */
void tail_rest(struct tail *tail);

/* Stores the name of the thread's file to which this buffer belongs in `stream`, which has room for 64 bytes. Returns
 * false if no thread owns the buffer, or if it is a ring. */
bool tail_buffer_owner(const char *path, char *stream);

#endif
