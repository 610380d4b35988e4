/* Where the index of a trace lies: in the trace's directory, or below the cache directory if that cannot be written. */
#ifndef INDEX_PLACE_H
#define INDEX_PLACE_H

#include "index_file.h"

/* What the index depends on: names, sizes and times of the trace's files. */
uint64_t index_fingerprint(const struct trace *trace);

struct index_place {
    const char *path;
    bool is_in_cache; /* since the trace's directory cannot be written */
    bool is_kept;     /* false: the program may be running still, so the index is of this moment only, and in no directory */
    bool is_new;      /* it was built now */
};

/* Opens the index, having built it if there is none that fits. Returns NULL with errno set: EINTR after Ctrl-C, if the
 * caller catches that (interrupt.h). */
struct index *index_find(struct trace *trace, bool is_forced, struct index_place *place);

#endif
