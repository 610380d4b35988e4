/* Buffered writing of a file from front to back. The first error is remembered and reported by output_close, so
 * writers need not check every call. What is longer than a few buffers is written by a thread of its own
 * (write_behind.h). */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { OUTPUT_CAPACITY = 1 << 18 };

struct output {
    int file;
    int error; /* errno of the first failure, else 0; nothing more is written after a failure */
    size_t length;
    char *bytes;                 /* malloc'ed, OUTPUT_CAPACITY */
    uint32_t n_pieces;           /* full buffers so far; stops counting above OUTPUT_SHORT */
    struct write_behind *behind; /* NULL: none yet, or none to be had */
};

/* Full buffers until a thread is worth its start. */
enum { OUTPUT_SHORT = 8 };

/* Creates or truncates the file. Returns -1 with errno set if that fails. */
int output_open(struct output *output, const char *path);
/* The same for standard output. */
int output_open_stdout(struct output *output);
/* Writes what is buffered, closes the file and frees the buffer. Returns -1 with errno set if anything has failed
 * since it was opened. */
int output_close(struct output *output);

/* Writes the buffered bytes to the file: they are in it when this returns. */
void output_flush(struct output *output);
/* Makes room in the buffer. What was in it will be written. */
void output_next(struct output *output);
/* output_bytes for those that may not fit into what is left of the buffer. */
void output_many_bytes(struct output *output, const void *bytes, size_t length);
static inline void output_bytes(struct output *output, const void *bytes, size_t length)
{
    if (length > OUTPUT_CAPACITY - output->length) {
        output_many_bytes(output, bytes, length);
    } else {
        memcpy(output->bytes + output->length, bytes, length);
        output->length += length;
    }
}
/* Returns where the caller may store `size` bytes (OUTPUT_CAPACITY at most). output_take then adds those that it has
 * stored. */
static inline char *output_room(struct output *output, size_t size)
{
    if (size > OUTPUT_CAPACITY - output->length)
        output_next(output);
    return output->bytes + output->length;
}
static inline void output_take(struct output *output, size_t length)
{
    output->length += length;
}
static inline void output_text(struct output *output, const char *text)
{
    output_bytes(output, text, strlen(text));
}
static inline void output_char(struct output *output, char c)
{
    *output_room(output, 1) = c;
    output_take(output, 1);
}
void output_number(struct output *output, uint64_t number);
void output_printf(struct output *output, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
