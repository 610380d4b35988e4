/* Looks up what a function means, in the configuration's rows and in weft's own. Not thread safe. */
#ifndef FUNCTIONS_FIND_H
#define FUNCTIONS_FIND_H

#include "functions.h"

/* weft's own table. */
const struct functions *functions_shipped(void);
/* The row that decides: the last one of `own` that matches, else of weft's. `own` may be NULL. NULL: nothing is known. */
const struct function_row *functions_find(const struct functions *own, const char *name);
/* The same for a method whose type is not known. n_arguments -1: not known either. */
const struct function_row *functions_find_method(const struct functions *own, const char *name, int n_arguments);

#endif
