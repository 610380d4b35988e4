/* Of a call that starts a thread or a task: which arguments are the closures or futures that run there. */
#ifndef RUST_START_H
#define RUST_START_H

#include "rust_operand.h"
#include "rust_point.h"

/* Sets starts and n_starts. Closures written in the call are found wherever they stand; what is passed as a value is known for the functions of
 * std, rayon, crossbeam and timely, or by the probe's "start". False if there is none. */
bool rust_find_starts(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                      struct rust_point *rust);
/* A future that the call is given to run on its own: an async block, what is passed to tokio::spawn and its like, or at "start" of kind async. Sets
 * starts and n_starts to it. */
bool rust_find_task(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                    struct rust_point *rust);

/* The same call, if what it is given is no closure but a future, which only the compiler knows: `set.spawn(work)`. NULL: it is surely none. */
struct rust_point *rust_make_task(struct arena *arena, const struct rust_point *rust);

#endif
