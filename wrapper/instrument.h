/* Fortran: the bodies of functions, by the hooks that the compiler itself puts into them (-finstrument-functions). weft
 * does not read the language: it has the source compiled to assembly, finds the functions' symbols there, and adds a table
 * of those that the configuration selects. docs/fortran.md */
#ifndef INSTRUMENT_H
#define INSTRUMENT_H

#include "wrap_args.h"
#include "wrap_call.h"

/* Compiles the sources in Fortran of a command to assembly with probes, which takes their place in args->words, where
 * functions of theirs are selected. Others, and those that cannot be, stay as they are. Returns true if there are any
 * with probes. */
bool instrument_sources(const struct wrap_cc *cc, struct wrap_args *args);

#endif
