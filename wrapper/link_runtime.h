/* Linking: which files of a command hold rewritten units, and how the program finds the runtime. */
#ifndef LINK_RUNTIME_H
#define LINK_RUNTIME_H

#include <stdint.h>

#include "wrap_args.h"

typedef VEC(const char *) words;

/* The names of the sections by which objects of rewritten units are known (probe.h), and NULL. */
extern const char *const link_sections[];

struct link_runtime {
    struct arena *arena;
    const char *library; /* the directory of libweft.so and libweft.a */
    const char *state;   /* the state directory */
    uint64_t stamp;      /* of this build's units */
    bool is_fortran;     /* the compiler's own library is that of Fortran */
};

struct link_inputs {
    bool have_units;
    VEC(const char *) stale; /* files with units that were rewritten by another configuration */
};

/* Looks into the objects and archives of the command. */
void link_look(const struct link_runtime *link, const struct wrap_args *args, struct link_inputs *inputs);

/* Adds the runtime; the linker takes it only for a unit's sake. `with_path`: and where the program finds it. */
void link_add_runtime(const struct link_runtime *link, const struct wrap_args *args, bool with_path, words *out);

/* Does what the command has linked need the runtime's shared library? */
bool link_needs_runtime(const struct link_runtime *link, const struct wrap_args *args);

#endif
