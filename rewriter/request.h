/* What the rewriter is asked to do with one source file. A command or the wrapper fills it. */
#ifndef REQUEST_H
#define REQUEST_H

#include "diag.h"
#include "point.h"
#include "select.h"

/* A point that the compiler rejected before. It takes the scheme that is `steps` rungs further down its language's
 * ladder. */
struct fall_back {
    uint32_t point; /* struct point.index */
    uint32_t steps;
    unsigned line, column; /* where the point begins, in `file` */
    const char *file;      /* the included file, as in struct point; NULL: the unit's own file */
};

struct rewrite_request {
    const char *path;         /* the source file as given to the compiler; "-": standard input */
    struct slice contents;    /* the file's text; if text is NULL, `path` is read */
    const char *language;     /* value of -x; NULL: decided by the file's name */
    const char *compiler;     /* the real compiler, asked for its system include directories; NULL: cc */
    const char *const *flags; /* options of the command line that a parse needs: no source, no -o, -c, -M* */
    size_t n_flags;
    const char *const *front_end; /* what a front end has to be told of the compiler's target besides; may be NULL */
    size_t n_front_end;
    const char *const *search; /* the compiler's own folders of headers; none: not known */
    size_t n_search;
    const char *answers;   /* a directory in which answers of the compiler are kept; NULL: it is asked again */
    const char *directory; /* working directory of the command; NULL: the current one */
    const struct config *config;
    struct select *select;
    const struct fall_back *steps;
    size_t n_steps;
    /* also rewrite calls in included files, as the configuration says; their text becomes part of the unit */
    bool headers;
    bool stands_alone; /* the text is not found beside its headers: what it includes with quotes becomes part of it */
    uint64_t stamp;    /* kept in the object, so that linking finds objects of another configuration; 0: none */
    const void *own;   /* the language's own data, or NULL: see rust_point.h */
};

/* The absolute path of a file, from a name that is relative to the command's working directory. */
char *request_path(struct arena *arena, const struct rewrite_request *request, const char *name);

/* The folder of the source file, as the command spells it; "." for standard input. */
const char *request_folder(struct arena *arena, const struct rewrite_request *request);

/* Is the step about this point? Compares file, line and column: the numbers of points change when a header changes. */
bool fall_back_is_of(const struct fall_back *step, const struct point *point);

#endif
