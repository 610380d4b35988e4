/* The index of a trace, as it stands in its file: docs/view-index.md describes it. Numbers are those of the machine that
 * wrote it (little-endian), and records are these structures; an index is remade where it does not fit, never carried
 * elsewhere.
 *
 * A thread has streams of records. They grow side by side while the trace is read, so each is cut into blocks, and a
 * directory at the end of the file says where the blocks are. */
#ifndef INDEX_FORMAT_H
#define INDEX_FORMAT_H

#include "reader.h"

#define INDEX_MAGIC "weftview"
enum {
    INDEX_VERSION = 3,
    INDEX_BLOCK = 1 << 15,        /* bytes, at most */
    INDEX_CHUNK_EVENTS = 1 << 14, /* events between two places from which a thread can be read */
    INDEX_LEVELS = 22,            /* of bins */
    INDEX_LEVEL_BITS = 2,         /* bins of a level are four times as long as those of the level below */
    INDEX_BIN_BITS = 12,          /* bins of level 0 take 2^12 ns */
    INDEX_DEPTHS = 256,           /* calls that lie deeper are in no bin and not among the long calls */
    INDEX_SUMS = 6,               /* levels of sums */
    INDEX_SUM_BITS = 4            /* a sum of a level is of 16 of the level below; level 0: of one chunk */
};

/* The length of a bin in ns. */
static inline uint64_t index_bin(unsigned level)
{
    return UINT64_C(1) << (INDEX_BIN_BITS + INDEX_LEVEL_BITS * level);
}

enum index_stream {
    STREAM_CHUNKS,    /* struct index_chunk */
    STREAM_CROSSINGS, /* struct index_crossing */
    STREAM_CALLS,     /* + level: struct index_call, at least as long as a bin of the level, shorter than one of the next; by their ends */
    STREAM_BINS = STREAM_CALLS + INDEX_LEVELS,  /* + level: struct index_bin, of calls that are shorter than a bin; by time */
    STREAM_GROUPS = STREAM_BINS + INDEX_LEVELS, /* + level - 1: struct index_group */
    STREAM_SUMS = STREAM_GROUPS + INDEX_SUMS,   /* + level: struct index_sum */
    N_INDEX_STREAMS = STREAM_SUMS + INDEX_SUMS
};

/* So many events of a thread. Times are ns since the trace's start. */
struct index_chunk {
    struct cursor_place place; /* before its first event */
    uint64_t time;             /* of the event before it; of a thread's first chunk, of its first event */
    uint64_t first_sum;        /* in STREAM_SUMS */
    uint32_t n_sums;
    uint32_t open; /* 1 + number of the crossing that is the innermost open call at its begin; 0: none */
};

/* A call that is open between two chunks. */
struct index_crossing {
    uint64_t start, end, stamp, task;
    uint32_t outer; /* 1 + number of the one around it; 0: none */
    uint32_t node, site, depth;
    uint8_t kind, flags; /* flags: call_flags.h */
    uint8_t padding[6];
};

struct index_call {
    uint64_t start, duration;
    uint32_t callee, site;
    uint16_t depth;
    uint8_t kind, flags;
    uint8_t padding[4];
};

struct index_bin {
    uint64_t start_depth; /* start << 8 | depth */
    uint64_t covered;     /* ns of it in calls of this depth that are shorter than a bin */
    uint64_t most;        /* the same, of `callee` alone: the one that covers most */
    uint32_t callee;
    uint32_t begun; /* such calls that began in it; UINT32_MAX: at least as many */
};

/* Where the sums of a group of chunks are. */
struct index_group {
    uint64_t first;
    uint64_t count;
};

/* What one path of calls did. */
struct index_sum {
    uint32_t node, padding;
    uint64_t begun, self; /* self: ns in which it was the innermost open call, and recording was on */
};

/* A path of calls. Node 0 is the root; parents come first. */
struct index_node {
    uint32_t parent, callee;
};

/* A callee's number is its index; the first site and kind seen tell its name. */
struct index_callee {
    uint32_t process, site, kind;
    uint32_t thread, depth; /* of its longest call */
    uint32_t padding;
    uint64_t start, duration; /* the same */
};

struct index_thread {
    uint64_t first, last; /* ns since the trace's start; both 0 if nothing could be read */
    uint64_t n_events;
    uint32_t levels;  /* bins of levels below this one are there, and long calls of levels up to it */
    uint32_t deepest; /* number of calls that were open at once, at most */
};

struct index_block {
    uint64_t offset;
    uint64_t first, last; /* keys: time of a bin's begin, of a call's end; else not used */
    uint32_t thread;
    uint16_t stream, padding;
    uint32_t count, padding_too;
};

struct index_head {
    char magic[8];
    uint32_t version, is_complete;
    uint64_t fingerprint;                                                                              /* of the trace's files (index_place.h) */
    uint64_t start;                                                                                    /* the trace's, ns */
    uint64_t n_threads, threads, n_callees, callees, n_nodes, nodes, n_blocks, blocks, n_facts, facts; /* how many there are, and where */
};

#endif
