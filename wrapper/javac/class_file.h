/* Class files, as far as modules need them (JVMS 4): the names in the pool of constants, and the attribute Module. */
#ifndef CLASS_FILE_H
#define CLASS_FILE_H

#include "str.h"

/* The class with all names of `from` and below it ("weft/rt/") below `to` in its place. False: it is no class file, or a
 * name gets too long for one. `out` is complete only on true. */
bool class_file_rename(struct slice bytes, const char *from, const char *to, struct str *out);
/* The name of the module that a module-info.class describes; NULL: it is none. */
const char *class_file_module(struct arena *arena, struct slice bytes);

#endif
