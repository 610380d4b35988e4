/* The newest seconds of a thread that is being followed, for pictures of them. Memory is bounded: of calls that are shorter than a
 * bin the newest are kept one by one, of the others bins only. Times are those of its intervals. */
#ifndef NEWEST_H
#define NEWEST_H

#include "bins.h"
#include "range_picture.h"

#define NEWEST_NS UINT64_C(15000000000)
#define NEWEST_BIN (UINT64_C(1) << 24)
enum { NEWEST_CALLS = 8192 };

/* Records of one size, the oldest first. */
struct newest_queue {
    char *items; /* malloc'ed */
    size_t first, count, capacity;
};

struct newest {
    struct bins bins;                 /* those that are still open */
    struct newest_queue over;         /* struct index_bin: of calls shorter than a bin */
    struct newest_queue longer;       /* struct index_call: at least as long as a bin */
    struct newest_queue shorter;      /* struct index_call: shorter; NEWEST_CALLS of them at most */
    uint64_t kept_from, shorter_from; /* what ended before is forgotten; of the shorter ones, one by one */
    uint32_t deepest;                 /* number of calls that were open at once, at most */
};

void newest_open(struct newest *newest);
/* Calls come in the order of their ends. */
void newest_add(struct newest *newest, const struct index_call *call);
/* Calls that are over. Sets bin and is_exact: exact where each shorter call that is seen is still there. */
void newest_picture(struct newest *newest, struct picture *picture);
void newest_release(struct newest *newest);

#endif
