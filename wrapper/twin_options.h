/* The options of two commands for one source: do they differ only in what none of its files asks for? So it is with a source
 * that is compiled for a static library and once more for a shared one: -fPIC, -DPIC (libtool), -DNAME_EXPORTS (CMake). */
#ifndef TWIN_OPTIONS_H
#define TWIN_OPTIONS_H

#include "str.h"
#include "texts.h"

/* Adds the names of macros that are defined differently. Returns false if the options differ in something else. */
bool twin_options_compare(const char *const *a, size_t n_a, const char *const *b, size_t n_b, struct texts *names);
/* Does the text spell one of the names? */
bool twin_options_matter(struct slice text, const struct texts *names);

#endif
