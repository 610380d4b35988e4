/* The files .buffer-N of a process, into which its threads record their packets. A file stays behind if the program is
 * killed. docs/trace-format.md, "Buffers". */
#ifndef BUFFER_H
#define BUFFER_H

#include "arena.h"
#include "packet.h"
#include "window.h"

struct buffer_packet {
    uint64_t offset; /* of its header */
    struct packet packet;
};

struct buffer {
    struct window window;
    char stream[64]; /* name of the thread's file; "" if no thread owns the buffer */
    uint64_t lost;   /* events that the thread could not record, since its start */
    size_t n_packets;
    struct buffer_packet *packets; /* malloc'ed, until buffer_close; in order of `sequence`, no duplicates */
};

/* Reads the first page and the headers of the packets. Returns -1 with errno set, EINVAL if the file is not a buffer
 * of weft's. A buffer that the program had not set up yet is opened without packets. */
int buffer_open(struct buffer *buffer, const char *path, const uint8_t uuid[16]);
void buffer_close(struct buffer *buffer);
/* The index of the first packet whose sequence number is at least `sequence`; n_packets if there is none. */
size_t buffer_find(const struct buffer *buffer, uint64_t sequence);

/* Lists the buffers in the directory of a process; the names live in the arena. Returns their count, or -1 with errno
 * set. */
int buffer_list(struct arena *arena, const char *directory, const char ***names);
/* True for names of the form .buffer-N. */
bool buffer_is_name(const char *name);

#endif
