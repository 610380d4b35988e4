/* Rewrites one source of a compiler's command: in a child process, or by what is remembered of the last time. */
#ifndef WRAP_REWRITE_H
#define WRAP_REWRITE_H

#include "fallback.h"
#include "state.h"
#include "wrap_args.h"
#include "wrap_call.h"

/* One source of the command. */
struct source {
    uint64_t start; /* when its rewriting began: nanoseconds of CLOCK_REALTIME */
    size_t word;
    const char *path;
    const struct language *language;
    const char *rewritten; /* path below STATE/units */
    const char *twins;     /* the file that names texts of other objects (rewrite_twins.h) */
    struct slice text;
    struct slice contents; /* the text, if it comes from standard input */
    uint64_t known_key;    /* of what is remembered of its rewriting (rewrite_cache.h) */
    uint64_t key;          /* of the remembered steps (fallback.h) */
    struct fallback_subject subject;
    struct fallbacks fallbacks;
    bool changed;                      /* compile the rewritten file instead */
    bool stands_alone;                 /* which needs no headers of the source's folder, and must not see them */
    bool hides_of_gcc, hides_of_clang; /* which may say less of the rewritten file */
    /* Names of the files whose text is in the rewritten file. Each begins with 's' (system header) or 'u' and ends
     * with a NUL. */
    struct slice headers;
    uint32_t n_points, n_fallen_back;
    struct left_alone left;
};

/* "." for standard input. */
const char *wrap_directory_of(struct arena *arena, const char *path);
/* -iquote applies to all sources of a command: sources in different directories would see each other's headers. */
bool wrap_share_a_directory(struct arena *arena, const struct wrap_args *args);
struct rewrite_request wrap_request_of(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source);

/* Rewrites the source; `changed` tells whether the compiler gets the new text. */
void wrap_rewrite(const struct wrap_cc *cc, const struct wrap_args *args, const struct wrap_source *from, struct source *source);
/* Does the same, in this process, for another one (wrap_cc_rewrite). Returns an exit status. */
int wrap_rewrite_for(const struct wrap_cc *cc, const struct wrap_args *args, const struct wrap_source *from, uint64_t key, const char *rewritten,
                     int report);
/* After the compiler rejected the text. Sets *moved to the number of points that fell back. Returns false if the source
 * cannot be rewritten. */
bool wrap_rewrite_again(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source, struct slice diagnostics, unsigned round,
                        uint32_t *moved);

#endif
