/* The answer to a request for durations: a part of them, and where the next request goes on. */
#ifndef VIEWER_DURATIONS_H
#define VIEWER_DURATIONS_H

#include "json_writer.h"
#include "viewed.h"

/* Adds the members `rows`, `next` and `left` (docs/view-index.md) for the range [from, to), beginning with a chunk of a
 * thread; 0: the first one. Returns false if the trace's files have changed. */
bool viewer_durations(const struct viewed *viewed, uint64_t from, uint64_t to, uint64_t thread, uint64_t chunk, struct json_writer *json);

#endif
