/* What a project's sources call: every call expression, body of a function and directive of OpenMP, added up by name.
 * `weft init` proposes a configuration from it. */
#ifndef INIT_SURVEY_H
#define INIT_SURVEY_H

#include "rewrite.h"
#include "texts.h"

enum init_sort { INIT_CALL, INIT_METHOD /* of an unknown type */, INIT_BODY, INIT_REGION };

struct init_name {
    const char *name;
    const char *file; /* where it was met first */
    enum init_sort sort;
    size_t n_sites;       /* call expressions, or bodies */
    struct texts callers; /* the functions around them */

    /* INIT_BODY: */
    size_t n_calls;   /* call expressions in the body */
    unsigned n_lines; /* of the longest body of the name */
    bool has_loop;
    bool is_in_header;            /* found for the calls of others in it: an entry for the body alone would not find it */
    const struct init_name *call; /* the calls of it; NULL: there are none by this name */
};

struct init_survey {
    struct arena *arena;
    VEC(struct init_name) names;
    struct texts keys; /* of names, by the same number */
    bool has_main;
    size_t n_files, n_calls;
    size_t n_failed; /* of the files that were given: not read, or with errors */
};

/* The configuration that selects everything. */
extern const char init_everything[];

void init_survey_start(struct init_survey *survey, struct arena *arena);
/* Adds a unit that was rewritten by init_everything. */
void init_survey_add(struct init_survey *survey, const struct unit *unit);
/* When all units are added: joins calls with bodies. */
void init_survey_finish(struct init_survey *survey);

/* Is it over so soon that recording it would mostly record the recording? Short, without loops and calls. */
bool init_is_tiny(const struct init_name *body);

#endif
