/* Functions of C that start threads, and where their arguments are. */
#ifndef START_CALLS_H
#define START_CALLS_H

#include "config.h"

/* The positions of the start routine and of what is passed to it: as the entry says, else of a known function. Returns
 * false if neither tells. */
bool start_call_find(const struct config_probe *probe, const char *name, uint32_t *start, uint32_t *argument);

#endif
