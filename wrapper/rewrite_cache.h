/* Remembers what a unit was rewritten to, and what was read for that, so that it is not parsed again while nothing has
 * changed: after `make clean`, above all. A file is the same if its inode, size and times are, or else its content.
 *
 * A header that appears where an earlier search would find it changes a unit as well. So for each folder in which
 * headers are looked up, it is remembered which of the names, under which the unit's files may be included, are there,
 * and those of which files of the user ask by __has_include. Units whose meaning depends on more, as by __TIME__ in files
 * of the user, are not remembered.
 *
 * Options that no file can tell may be others (twin_options.h). */
#ifndef REWRITE_CACHE_H
#define REWRITE_CACHE_H

#include "point.h"

struct rewrite_cache {
    struct arena *arena;
    const char *path;      /* of what is remembered */
    const char *directory; /* to which names of files are relative */
    const char *const *flags;
    size_t n_flags;
    const char *const *search; /* folders in which the compiler looks for <...>; none: nobody knows */
    size_t n_search;
    uint64_t start;    /* nanoseconds of CLOCK_REALTIME, before anything was read */
    struct slice text; /* of the source */
    uint64_t key;      /* of all else that decides: the source's text, the configuration, compiler and weft */
};

/* `rewritten` is the file with the new text; NULL: there is none. `report` is kept as it is. */
void rewrite_cache_save(const struct rewrite_cache *cache, const struct unit *unit, const char *rewritten, struct slice report);
/* Returns false if nothing is remembered, or something has changed. *known is all that is remembered, for the next function. */
bool rewrite_cache_load(const struct rewrite_cache *cache, struct slice *report, struct slice *known);
/* Remembers for the options of this command and its text what is known of another one's. */
void rewrite_cache_copy(const struct rewrite_cache *cache, struct slice known, const char *rewritten);

#endif
