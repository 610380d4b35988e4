/* A language that weft rewrites. One constant per language has everything that the stations need; all languages are in
 * one table (command/languages.def). No station asks which language a unit is in. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

#include "diag.h"
#include "edit.h"
#include "request.h"

/* How a machine is tried: a program that calls `work` once, and ends with status 0 (`weft doctor`). */
struct language_trial {
    const char *compiler;    /* that it needs on PATH; NULL: the end of the list */
    const char *what;        /* is tried besides: "OpenMP"; NULL: the language alone */
    const char *file, *text; /* the program */
    const char *build, *run; /* what stands behind `weft` to build it; the built program */
};

struct language {
    const char *name;  /* for -x and `weft sites --json`: "c", "c++", "rust" */
    const char *title; /* for messages: "C", "C++", "Rust" */
    /* file name extensions of its sources, with the dot; NULL at the end. Extensions of headers don't belong here */
    const char *const *endings;
    /* Names that weft adds to a text consist of the prefix, one of the letters and a number. */
    const char *name_prefix, *name_letters;
    /* Fills unit->points (except the plan's fields), unit->n_calls and unit->own. Returns -1, after a diagnostic, if
     * the text cannot be analysed at all. A front end that finds selected calls in headers or macros may put that text
     * into unit->source and take a second look. */
    int (*find_points)(struct unit *unit, const struct rewrite_request *request, struct diags *diags);
    /* Can the unit hold a selected point at all? Asked before it is parsed, and quickly answered; NULL: it always may. */
    bool (*may_select)(struct arena *arena, const struct rewrite_request *request);
    const struct scheme_set *schemes;
    bool is_driven;                      /* compilers' drivers (cc, g++) compile it and accept `name` after -x */
    const struct language_trial *trials; /* NULL: weft doctor does not try it */
    const void *family;                  /* for a front end that several languages share: see clang_unit.h, tree_grammar.h */
};

/* The table, NULL at the end. Each program has its own: weft has all languages, weft-rustc only cargo's, weft-compile C and C++. */
extern const struct language *const languages[];

/* Find a language by the value of -x, or by the ending of a file's name. NULL: unknown. */
const struct language *language_by_name(const char *name);
const struct language *language_of_file(const char *path);
/* All languages of the table, for messages: "C, C++ or Rust"; "c, c++ and rust"; ".c, .cc and .rs". */
const char *language_titles(struct arena *arena);
const char *language_names(struct arena *arena);
const char *language_endings(struct arena *arena);

#endif
