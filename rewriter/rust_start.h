/* Of a call that starts a thread: which arguments are the closures that run there. */
#ifndef RUST_START_H
#define RUST_START_H

#include "rust_operand.h"
#include "rust_point.h"

/* Sets starts and n_starts. Closures written in the call are found wherever they stand; what is passed as a value is known for the functions of
 * std, rayon, crossbeam and timely, or by the probe's "start". False if there is none. */
bool rust_find_starts(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                      struct rust_call *rust);

#endif
