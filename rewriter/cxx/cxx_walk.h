/* What C++ adds to the walk over a translation unit (clang_walk.h). */
#ifndef CXX_WALK_H
#define CXX_WALK_H

#include "clang_walk.h"

struct cxx_instances;
struct cxx_opens;

/* What words of a macro's definition may select (cxx_macro_names.c). */
struct cxx_macro_entry {
    struct slice name;
    const struct config_probe *after, *found;
};

struct cxx_walk {
    /* For each token the index of the bracket around it; for each bracket that of its partner. SIZE_MAX: none. */
    size_t *around, *partner;
    uint8_t *bracket_reasons;        /* for each opening bracket: cxx_bracket_reason of what is in it, plus one; 0: not known */
    uint32_t *ellipses, *directives; /* for each token: how many ..., and how many directives, stand before it */
    struct cxx_instances *instances; /* cxx_instances.c */
    bool is_in_instances;            /* what is visited are instances of templates, which lie behind all declarations */
    struct cxx_opens *opens;         /* cxx_open.c */
    VEC(struct cxx_macro_entry) macro_entries;
};

static inline struct cxx_walk *cxx_walk_of(const struct walk *w)
{
    return w->own;
}

/* What is known of a function definition, as far as anybody asked. */
struct cxx_function {
    bool is_constant, knows_constant; /* constexpr or consteval */
    bool is_immediate;                /* consteval */
    bool is_coroutine, knows_coroutine;
};

static inline struct cxx_function *cxx_function_of(const struct function *function)
{
    return function->own;
}

#endif
