/* An index that is open for reading. Its bytes are foreign: it may have been cut, or written over. What does not fit
 * reads as missing. Not thread safe. */
#ifndef INDEX_FILE_H
#define INDEX_FILE_H

#include "calltree.h"
#include "index_format.h"
#include "str.h"

enum { INDEX_CACHE = 1 << 10 /* blocks of INDEX_BLOCK bytes that are kept in memory */ };

struct index_slot {
    uint8_t *bytes; /* malloc'ed */
    uint32_t block; /* 1 + its number; 0: none */
};

/* The blocks of one stream of a thread, among index.blocks. */
struct index_extent {
    uint32_t first, count;
};

struct index {
    struct arena arena; /* owns the tables */
    int file;
    uint64_t size;
    struct index_head head;
    struct index_thread *threads;
    struct index_callee *callees;
    struct index_block *blocks;   /* by thread and stream */
    struct index_extent *extents; /* [thread * N_INDEX_STREAMS + stream] */
    struct slice facts;           /* JSON */
    struct calltree tree;         /* with the index's numbers of nodes and callees */
    struct index_slot cache[INDEX_CACHE];
};

/* Reads the tables of the index in `file`, which is the index's from now on. Returns NULL if it is none of this version
 * and fingerprint, or does not fit the trace. */
struct index *index_open(int file, const struct trace *trace, uint64_t fingerprint);
void index_close(struct index *index);

uint64_t index_records(const struct index *index, uint32_t thread, unsigned stream, uint32_t size);
/* Copies a record; false: there is none of this number. */
bool index_read(struct index *index, uint32_t thread, unsigned stream, uint64_t number, void *record, uint32_t size);

/* The chunk in which what happens just after `time` is: the last one that begins at or before it; 0 if all begin
 * later. */
uint32_t index_chunk_at(struct index *index, uint32_t thread, uint64_t time);
uint32_t index_n_chunks(const struct index *index, uint32_t thread);

/* The records of a stream in blocks whose last key is at least `from`. */
struct index_scan {
    struct index *index;
    uint32_t block, end, size, at, count;
    const uint8_t *bytes;
};
void index_scan(struct index_scan *scan, struct index *index, uint32_t thread, unsigned stream, uint32_t size, uint64_t from);
/* NULL at the end. Valid until anything else of the index is read. */
const void *index_next(struct index_scan *scan);

#endif
