/* A file that is read through a window that moves forward: bounded memory, checked lengths, no mapping (see reader.h).
 * Not thread safe for a shared window. */
#ifndef WINDOW_H
#define WINDOW_H

#include <stddef.h>
#include <stdint.h>

struct window {
    int file;       /* -1: closed, or over memory */
    int error;      /* errno of a failed read, else 0 */
    uint64_t size;  /* of the file when it was opened, in bytes */
    uint64_t start; /* offset of bytes[0] in the file */
    size_t length;  /* number of valid bytes, none of them beyond `size` */
    uint8_t *bytes; /* malloc'ed, freed by window_close */
};

/* The largest length that may be requested at once, in bytes. */
enum { WINDOW_SIZE = 1 << 18 };

/* Opens a regular file. Returns -1 with errno set (EISDIR for a directory, EINVAL for anything else that is not a
 * regular file). */
int window_open(struct window *window, const char *path);
/* A window over memory that the caller has, and keeps. */
void window_over(struct window *window, uint8_t *bytes, size_t size);
/* The `length` bytes at `offset`, valid until the next call. NULL if the file ends before that, or if a read failed
 * (window->error). */
static inline const uint8_t *window_at(struct window *window, uint64_t offset, size_t length);
/* The same, but only if nothing has to be read for it: else NULL. */
static inline const uint8_t *window_ready(const struct window *window, uint64_t offset, size_t length);
void window_close(struct window *window);

/* Of window_at: when the bytes are not in it. */
const uint8_t *window_move(struct window *window, uint64_t offset, size_t length);

static inline const uint8_t *window_ready(const struct window *window, uint64_t offset, size_t length)
{
    uint64_t at = offset - window->start; /* very large, if the offset is before it */
    return at < window->length && length <= window->length - at ? window->bytes + at : NULL;
}

static inline const uint8_t *window_at(struct window *window, uint64_t offset, size_t length)
{
    const uint8_t *bytes = window_ready(window, offset, length);
    return bytes ? bytes : window_move(window, offset, length);
}

#endif
