/* The files .buffer-N of a process: the packets that threads of it are, or were, recording into.
 * docs/trace-format.md, "Buffers". */
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
    char stream[64]; /* name of the thread's file; "": nobody's */
    uint64_t lost;   /* events that the thread could not record, from its start */
    size_t n_packets;
    struct buffer_packet *packets; /* malloc'ed; in order of their sequence numbers, of which each occurs once */
};

/* Reads the first page and the headers of the packets. Returns -1 with errno set; EINVAL: no buffer of weft's. */
int buffer_open(struct buffer *buffer, const char *path, const uint8_t uuid[16]);
void buffer_close(struct buffer *buffer);
/* The index of the first packet whose sequence number is not below `sequence`. */
size_t buffer_find(const struct buffer *buffer, uint64_t sequence);

/* The names of the buffers in the directory of a process. Returns their count, or -1 with errno set. */
int buffer_list(struct arena *arena, const char *directory, const char ***names);
/* The name is .buffer-N. */
bool buffer_is_name(const char *name);

#endif
