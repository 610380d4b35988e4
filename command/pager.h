/* Long text on a terminal goes through the user's pager: $WEFT_PAGER, else $PAGER, else less. */
#ifndef PAGER_H
#define PAGER_H

#include <stdbool.h>
#include <stddef.h>

/* Standard output becomes the pager's input, if it is a terminal and `n_lines` (SIZE_MAX: not known yet) do not fit
 * on it. Without a pager that can be started everything stays as it was. Ask beforehand what standard output is:
 * afterwards it is a pipe. */
void pager_start(size_t n_lines);
/* Waits until the user has left the pager. */
void pager_finish(void);

#endif
