/* A language that weft rewrites. All of it that the stations need to know is one constant, and all languages are one table
 * (command/languages.def): no station asks which language a unit is in. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include "diag.h"
#include "edit.h"
#include "request.h"

struct language {
    const char *name;           /* as -x and `weft sites --json` have it: "c", "c++", "rust" */
    const char *title;          /* for people: "C", "C++", "Rust" */
    const char *const *endings; /* of its sources' names, with the dot; NULL at the end. Headers are not sources */
    /* The names that its text gets: the prefix, one of the letters, a number. */
    const char *name_prefix, *name_letters;
    /* Fills unit->points (everything but the plan's fields), unit->n_calls and unit->own. Returns -1 after a diagnostic when
     * nothing can be known of the text. A front end that finds calls elsewhere (in headers, in macros) may bring them into
     * unit->source and look again. */
    int (*find_points)(struct unit *unit, const struct rewrite_request *request, struct diags *diags);
    const struct scheme_set *schemes;
    bool is_driven;     /* compiler drivers (cc, g++) compile it, and know it by `name` behind -x */
    const void *family; /* what it tells a front end that it shares with others: clang_family.h, treesitter.h */
};

/* The table: NULL at the end. Each program has one: weft all languages, weft-rustc cargo's alone. */
extern const struct language *const languages[];

/* By the value of -x; by the ending of a file's name. NULL: there is none. */
const struct language *language_by_name(const char *name);
const struct language *language_of_file(const char *path);
/* "C, C++ or Rust"; "c, c++ and rust"; ".c, .cc and .rs". */
const char *language_titles(struct arena *arena);
const char *language_names(struct arena *arena);
const char *language_endings(struct arena *arena);

#endif
