/* Of a call that starts a thread or a task: which arguments are the closures or futures that run there. */
#ifndef RUST_START_H
#define RUST_START_H

#include "rust_operand.h"
#include "rust_point.h"

/* Sets starts and n_starts. Closures written in the call are found wherever they stand. Which argument is run is known
 * for the functions of std, rayon, crossbeam and timely, or told by the probe's "start". False if there is none. */
bool rust_find_starts(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                      struct rust_point *rust);
/* A future that the call is given to run on its own: an async block, the argument of tokio::spawn and similar
 * functions, or the argument at "start" of kind async. Sets starts and n_starts to it. */
bool rust_find_task(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                    struct rust_point *rust);

/* The same call in case its argument is no closure but a future, which only the compiler knows: `set.spawn(work)`.
 * NULL: it cannot be one. */
struct rust_point *rust_make_task(struct arena *arena, const struct rust_point *rust);

#endif
