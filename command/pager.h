/* Shows long text on a terminal in the user's pager: $WEFT_PAGER, else $PAGER, else less. */
#ifndef PAGER_H
#define PAGER_H

#include <stdbool.h>
#include <stddef.h>

/* Redirects standard output to the pager if it is a terminal on which `n_lines` (SIZE_MAX: unknown) don't fit. Does
 * nothing if no pager can be started. Query the terminal before this call: afterwards standard output is a pipe. */
void pager_start(size_t n_lines);
/* Waits until the user has left the pager. */
void pager_finish(void);

#endif
