/* The directives of a unit, and the statements that belong to them. */
#ifndef OMP_UNIT_H
#define OMP_UNIT_H

#include "clang_walk.h"
#include "omp_directive.h"

struct omp_region {
    struct omp_directive directive;
    uint32_t first;        /* where the statement behind it, and behind further directives, begins */
    struct span statement; /* with its semicolon; empty until the walk has come by it */
    bool is_expression;    /* the statement is one expression */
    bool is_interrupted;   /* a directive of another kind is in between */
    bool is_taken;         /* it has been made into points */
    uint16_t depth;        /* of the statement */
    const char *callee;    /* whom the statement calls, if it is one call; or NULL */
};

/* In source order. Directives in a row have the same statement. */
struct omp_unit {
    VEC(struct omp_region) regions;
    bool is_settled; /* those are gone that the preprocessor leaves out, and `first` is known */
};

/* Finds the directives of the text, if the compiler is told to obey them. To be called before the walk. */
void omp_find(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request);
/* Is the compiler told to obey directives? */
bool omp_is_enabled(const struct rewrite_request *request);
/* The directives of an included file, without those that the preprocessor leaves out; of the regions only `directive`
 * is set. *text is the file's. */
struct omp_unit *omp_find_in_header(const struct walk *w, CXFile file, struct slice *text);
/* To be called at each cursor of the walk: is this the statement of a directive? */
void omp_note_statement(const struct cursor_frame *here);
/* The index of the first region whose statement begins at this byte, and the number of those in *n (0: none). */
size_t omp_regions_at(const struct unit *unit, uint32_t first, size_t *n);

#endif
