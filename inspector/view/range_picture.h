/* A thread's calls in a range of time, for a picture in which a pixel is so many ns: calls that are wider, one by one,
 * and bins of the shorter ones. Times are ns since the trace's start. */
#ifndef RANGE_PICTURE_H
#define RANGE_PICTURE_H

#include "index_file.h"

struct picture {
    uint64_t from, to, pixel; /* wanted; pixel > 0 */
    uint64_t bin;             /* ns of a bin, which may be from half a pixel to two */
    void (*call)(void *context, const struct index_call *call);
    void (*bins)(void *context, const struct index_bin *bin);
    void *context;
    bool is_exact; /* it was decoded; else it is from the index's bins and long calls */
};

/* Returns false if the trace's files have changed. */
bool range_picture(struct index *index, struct trace *trace, uint32_t thread, struct picture *picture);

#endif
