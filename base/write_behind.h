/* A thread that writes to a file what it is handed, while the caller makes the next piece. Copying into the system's pages
 * takes as long as making the text of a large export.
 *
 * All functions are for one caller's thread. */
#ifndef WRITE_BEHIND_H
#define WRITE_BEHIND_H

#include <stddef.h>

struct write_behind;

/* Starts to write to `file`, which remains the caller's, pieces of at most `capacity` bytes. Returns NULL if that would
 * gain nothing, as there is but one processor (or WEFT_PROCESSORS=1 says so), or if there is no thread or memory. */
struct write_behind *write_behind_start(int file, size_t capacity);

/* Has `length` bytes written, once what was handed over before is; *bytes, malloc'ed, is exchanged for another buffer of
 * `capacity` bytes. Returns the errno of the first failure known so far, or 0; after a failure nothing more is written. */
int write_behind_give(struct write_behind *behind, char **bytes, size_t length);

/* Waits until all is written. Returns the errno of the first failure, or 0. */
int write_behind_wait(struct write_behind *behind);

/* The same; then ends the thread and frees its memory. */
int write_behind_end(struct write_behind *behind);

#endif
