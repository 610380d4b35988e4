/* The events of one thread as they come: what is new, in pieces that can be sent. docs/trace-format.md
 *
 * A packet is read from the thread's file if it is there, and before that from the buffer that the thread records
 * into. The thread may use the room for another packet at any moment, so a packet is copied out of a buffer, and
 * counts if its header is the same afterwards. A ring is not looked into: what is in it will be overwritten, or be in
 * the file.
 */
#ifndef TAIL_H
#define TAIL_H

#include <stdbool.h>
#include <stdint.h>

#include "window.h"

/* A place between two events. */
struct tail_place {
    uint64_t packet;   /* where the packet is, or will be, in the thread's file */
    uint64_t sequence; /* its number */
    uint64_t at;       /* offset of the next event within the packet; 0: the first one */
    uint64_t time;     /* of the process's clock, at the event before */
    uint64_t n_events; /* before it, in all */
};

struct tail {
    const char *path;
    const char *buffer; /* that the thread records into, as far as is known; or NULL */
    const uint8_t *uuid;
    struct tail_place taken; /* so far */
    bool is_at_end;          /* there was nothing more the last time */
    struct window window;    /* of the file */
    uint8_t *copy;           /* of a packet of the buffer; malloc'ed */
};

struct tail_piece {
    uint64_t events_before, n_events;
    uint64_t time_before;
    uint64_t lost;        /* events that the program could not record so far */
    const uint8_t *bytes; /* of whole events, as they stand in the file; valid until the next call */
    size_t length;
};

/* A zeroed struct tail with path and uuid is ready. */

/* The next events, at most `limit` of them. False if there are none (now). */
bool tail_take(struct tail *tail, uint64_t limit, struct tail_piece *piece);
/* Starts at the front again. */
void tail_restart(struct tail *tail);
/* Gives back descriptor and memory; the place is kept. */
void tail_rest(struct tail *tail);

/* Which thread's file does this buffer belong to? False if nobody's, or if it is a ring. `stream` has room for 64
 * bytes. */
bool tail_buffer_owner(const char *path, char *stream);

#endif
