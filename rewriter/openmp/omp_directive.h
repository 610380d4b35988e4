/* One directive of OpenMP 5.2: its name and its clauses, read from its text. */
#ifndef OMP_DIRECTIVE_H
#define OMP_DIRECTIVE_H

#include "lex.h"

enum omp_fact {
    OMP_LEAF = 1 << 0,        /* can be a part of a combined directive */
    OMP_BLOCK = 1 << 1,       /* its region is a structured block, in which a declaration may stand */
    OMP_LOOP = 1 << 2,        /* loops belong to it: nothing may stand between them */
    OMP_SECTIONS = 1 << 3,    /* a block of sections */
    OMP_STATEMENT = 1 << 4,   /* a statement of a form of its own */
    OMP_ALONE = 1 << 5,       /* no region: it is a statement itself */
    OMP_SEPARATOR = 1 << 6,   /* it divides the block of another directive, and no statement can stand in its place */
    OMP_ENVIRONMENT = 1 << 7, /* what is declared outside may be shared by those who execute its region */
    OMP_BARRIER = 1 << 8,     /* a barrier is implied at its end, unless it has the clause nowait */
    OMP_TASKS = 1 << 9,       /* it generates explicit tasks */
    OMP_DEVICE = 1 << 10,     /* it may be executed by another device */
    OMP_ARGUMENT = 1 << 11,   /* parentheses behind its name are no clause: critical(name) */
    OMP_ASKED = 1 << 12,      /* so short that "omp::**" does not select it, only its name does */
    OMP_QUIET = 1 << 13,      /* never recorded */
    OMP_CANCELS = 1 << 14     /* a thread may leave the construct around it here */
};

/* A clause, or the argument of the directive itself (then the name is empty). */
struct omp_clause {
    const char *name; /* "depend" */
    bool has_arguments;
    struct span text;      /* in the source, with the arguments */
    struct span arguments; /* what is between the parentheses */
};

struct omp_directive {
    struct span text;    /* "#pragma omp ...", to the end of the line; or "_Pragma("omp ...")" */
    struct span content; /* what stands behind `omp` */
    bool is_operator;    /* written as _Pragma */
    const char *name;    /* "parallel for", with single blanks */
    unsigned facts;      /* of all leaves; of OMP_BLOCK ... OMP_ALONE those of the last one */
    VEC(struct omp_clause) clauses;
};

/* Reads the directive that the token is, or with `_Pragma` begins with. Returns false if it is none of OpenMP, or none
 * that belongs into a function (declare simd, threadprivate, requires ...). */
bool omp_read_directive(struct arena *arena, const struct tokens *tokens, size_t token, bool is_cxx, struct omp_directive *directive);

/* The clause with this name, or NULL. */
const struct omp_clause *omp_find_clause(const struct omp_directive *directive, const char *name);

/* Does one of the clauses with these names, up to a NULL, have the word among its arguments? */
bool omp_names(struct slice source, const struct omp_directive *directive, const char *const *clauses, const char *word);

/* The number of loops that belong to the directive, as far as it is a plain number: 1 without a clause that says more.
 * UINT32_MAX: it is not. */
uint32_t omp_count_loops(const struct tokens *tokens, const struct omp_directive *directive);

/* Divides the arguments of a clause at the commas of the outermost level, behind its modifiers (`iterator(...), in:`).
 * `modifiers` is what stands before the last colon of the outermost level that is not one of ?: and ::, or empty. */
size_t omp_split_arguments(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx, struct span *modifiers,
                           struct span *parts, size_t most);

/* The same of a list without modifiers. */
size_t omp_split_list(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx, struct span *parts, size_t most);

/* Where the colon of an array section is, if these arguments are between its brackets: behind the lower bound.
 * SIZE_MAX: they are a plain index. */
size_t omp_find_section(struct arena *arena, struct slice source, const struct omp_clause *index, bool is_cxx);

#endif
