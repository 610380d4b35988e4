/* Parses a compiler's command line as far as wrapping needs it: which words are sources, what is made of them, and
 * which commands must be passed on unchanged. */
#ifndef WRAP_ARGS_H
#define WRAP_ARGS_H

#include "str.h"
#include "vec.h"

enum wrap_option_flag {
    WRAP_NEXT = 1 << 0,       /* the word is the whole name, and its value is the next word */
    WRAP_PREFIX = 1 << 1,     /* its value, or the rest of its name, may follow in the same word */
    WRAP_UNTOUCHED = 1 << 2,  /* a question to the compiler, or only preprocessing: pass the command on unchanged */
    WRAP_ALONE = 1 << 3,      /* there is no runtime for such units or programs: pass it on unchanged */
    WRAP_NO_LINK = 1 << 4,    /* stops before linking */
    WRAP_NO_RUNTIME = 1 << 5, /* links, but the result is not yet a program or library */
    WRAP_STATIC = 1 << 6,     /* links statically, with libweft.a */
    WRAP_DEPENDS = 1 << 7,    /* about dependency files: a parse doesn't need it */
    WRAP_DEP_FILE = 1 << 8,   /* its value names the dependency file */
    WRAP_DEP_MAKE = 1 << 9,   /* writes a dependency file next to the output */
    WRAP_OUTPUT = 1 << 10,
    WRAP_LANGUAGE = 1 << 11,
    WRAP_LINKER = 1 << 12,   /* only for the linker */
    WRAP_DEP_USER = 1 << 13, /* the dependency file omits system headers */
    WRAP_DEP_PHONY = 1 << 14 /* the dependency file has a rule for each header */
};

struct wrap_option {
    const char *name;
    unsigned flags; /* enum wrap_option_flag */
};

/* Sorted by strcmp. */
extern const struct wrap_option wrap_options[];
extern const size_t n_wrap_options;

/* The entry for this word: the longest name that is the word or, with WRAP_PREFIX, its beginning. NULL: an option
 * without a value that needs no special treatment. */
const struct wrap_option *wrap_option_find(const char *word);

struct language;

struct wrap_source {
    size_t word; /* index in wrap_args.words */
    const struct language *language;
    bool is_named; /* by -x, and not by the ending of the file's name */
};

struct wrap_args {
    VEC(const char *) words;         /* without the compiler's name; response files are replaced by their contents */
    VEC(const char *) flags;         /* the options that a parse needs */
    VEC(struct wrap_source) sources; /* sources that can be rewritten */
    VEC(const char *) unread;        /* for each source in a language that weft does not read, the language's name for people */
    VEC(const char *) inputs;        /* sources, objects and archives; libraries as "-lNAME" */
    unsigned facts;                  /* enum wrap_option_flag: all flags of the options together */
    const char *alone;               /* the option with WRAP_ALONE, or NULL */
    const char *output;              /* -o, or NULL */
    const char *depends;             /* dependency file that the command names, or NULL */
    bool reads_dot;                  /* -I. or -iquote . is given, so "./x.h" may be the user's spelling */
};

/* Parses a command line. Never fails: an unknown option counts as one without a value. `argv` has the words after the
 * compiler's name, NULL-terminated. The result lives in `arena`. */
void wrap_args_parse(struct arena *arena, char *const *argv, struct wrap_args *args);
/* Reads one word of a response file or a command line, by the rules of libiberty's buildargv. NULL at the end. */
const char *wrap_args_next_word(struct arena *arena, const char **at);
/* Does a build system only test the compiler with this source (conftest.c, CMakeTmp ...)? */
bool wrap_is_compiler_check(const char *directory, const char *path);

#endif
