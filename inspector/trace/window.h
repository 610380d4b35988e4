/* A file read through a window that moves forward: bounded memory, lengths checked, no mapping (see reader.h). */
#ifndef WINDOW_H
#define WINDOW_H

#include <stddef.h>
#include <stdint.h>

struct window {
    int file;       /* -1: closed */
    int error;      /* errno of a failed read, else 0 */
    uint64_t size;  /* of the file when it was opened */
    uint64_t start; /* offset in the file of bytes[0] */
    size_t length;  /* valid bytes */
    uint8_t *bytes; /* malloc'ed */
};

/* Largest length that may be asked for at once. */
enum { WINDOW_SIZE = 1 << 18 };

/* Opens a regular file. Returns -1 with errno set (EISDIR for a directory, EINVAL for anything else that is not a
 * file). */
int window_open(struct window *window, const char *path);
/* The `length` bytes at `offset`, valid until the next call; NULL if the file ends before, or after a failed read
 * (window->error). */
const uint8_t *window_at(struct window *window, uint64_t offset, size_t length);
void window_close(struct window *window);

#endif
