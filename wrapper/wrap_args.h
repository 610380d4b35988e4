/* A compiler's command line, understood as far as wrapping needs: which words are sources, what is made of them, and what must be let be. */
#ifndef WRAP_ARGS_H
#define WRAP_ARGS_H

#include "str.h"
#include "vec.h"

enum wrap_option_flag {
    WRAP_NEXT = 1 << 0,       /* spelled exactly, its value is the next word */
    WRAP_PREFIX = 1 << 1,     /* may be followed by its value, or more of its name, in the same word */
    WRAP_UNTOUCHED = 1 << 2,  /* the compiler is asked something, or only preprocesses: the command goes to it as it is */
    WRAP_ALONE = 1 << 3,      /* there is no runtime for such a unit or program: as it is */
    WRAP_NO_LINK = 1 << 4,    /* stops before the link */
    WRAP_NO_RUNTIME = 1 << 5, /* links, but what comes out is no program or library yet */
    WRAP_STATIC = 1 << 6,     /* links statically: libweft.a */
    WRAP_DEPENDS = 1 << 7,    /* about dependency files: nothing that a parse should see */
    WRAP_DEP_FILE = 1 << 8,   /* its value names the dependency file */
    WRAP_DEP_MAKE = 1 << 9,   /* a dependency file is written beside the output */
    WRAP_OUTPUT = 1 << 10,
    WRAP_LANGUAGE = 1 << 11,
    WRAP_LINKER = 1 << 12,   /* for the linker only */
    WRAP_DEP_USER = 1 << 13, /* the dependency file leaves system headers out */
    WRAP_DEP_PHONY = 1 << 14 /* it has a rule of its own for each header */
};

struct wrap_option {
    const char *name;
    unsigned flags; /* enum wrap_option_flag */
};

/* Sorted by strcmp. */
extern const struct wrap_option wrap_options[];
extern const size_t n_wrap_options;

/* The entry that decides for this word: the longest name that is the word, or (WRAP_PREFIX) begins it. NULL: no value, no consequence. */
const struct wrap_option *wrap_option_find(const char *word);

struct language;

struct wrap_source {
    size_t word; /* index in wrap_args.words */
    const struct language *language;
};

struct wrap_args {
    VEC(const char *) words;         /* behind the compiler's name; response files replaced by what they hold */
    VEC(const char *) flags;         /* what a parse should see */
    VEC(struct wrap_source) sources; /* that may be rewritten */
    size_t n_inputs;                 /* all input files: sources, objects, libraries */
    unsigned facts;                  /* union of the options' flags */
    const char *output;              /* -o, or NULL */
    const char *depends;             /* where the dependency file goes when the command says so, or NULL */
    bool reads_dot;                  /* -I. or -iquote . is given: "./x.h" is then the user's own spelling */
};

/* Never fails: what is not understood is an option without value. Everything lives in `arena`; `argv` starts behind the compiler, NULL-terminated. */
void wrap_args_parse(struct arena *arena, char *const *argv, struct wrap_args *args);
/* Does a build system only ask a question with this source (conftest.c, CMakeTmp ...)? */
bool wrap_is_probe(const char *directory, const char *path);

#endif
