/* Writes the streams of an index, block by block. The first failure is kept, and later calls do nothing. Not thread
 * safe. */
#ifndef INDEX_WRITER_H
#define INDEX_WRITER_H

#include "index_format.h"

struct index_buffer {
    uint8_t *bytes; /* malloc'ed, INDEX_BLOCK; NULL: nothing yet */
    uint32_t length, count;
    uint64_t first, last, n_records;
};

struct index_writer {
    struct arena *arena;
    int file;  /* the caller's */
    int error; /* errno, or 0 */
    uint64_t at;
    uint32_t thread;
    struct index_buffer buffers[N_INDEX_STREAMS]; /* of the thread */
    VEC(struct index_block) blocks;
    VEC(uint32_t) crossing_blocks; /* numbers of the thread's blocks of crossings */
};

/* Begins behind the head. */
void index_writer_open(struct index_writer *writer, struct arena *arena, int file);
/* Appends a record to a stream of the current thread. Keys never fall. Returns its number in the stream. */
uint64_t index_append(struct index_writer *writer, unsigned stream, const void *record, uint32_t size, uint64_t key);
uint64_t index_count(const struct index_writer *writer, unsigned stream);
/* Completes a crossing that was appended before. */
void index_end_crossing(struct index_writer *writer, uint32_t number, uint64_t end, uint8_t flags);
/* Writes what is buffered; the next thread has new streams. */
void index_end_thread(struct index_writer *writer);
/* Writes a table behind everything else; returns its offset. */
uint64_t index_table(struct index_writer *writer, const void *items, size_t size);
void index_write_at(struct index_writer *writer, const void *bytes, size_t size, uint64_t offset);
/* Frees the buffers. Returns 0, or -1 with errno set. */
int index_writer_close(struct index_writer *writer);

#endif
