/* Selection: which entry of the configuration decides for a callee, a body or a file? Patterns are indexed once.
 * Looking up a plain name costs a hash look-up; patterns cost a short search. Not thread-safe. */
#ifndef SELECT_H
#define SELECT_H

#include <stdbool.h>

#include "config.h"

struct select; /* opaque; lives in the arena that was passed to select_new */

struct select *select_new(struct arena *arena, const struct config *config);
/* The functions below return entries with "record": false like any other; callers must treat those as no entry. The
 * entry that is returned is marked as used (see select_is_unused). */

/* The entry that decides for a callee with this qualified name (segments separated by "::" or "."), or NULL. It is the
 * last one in the file that matches. */
const struct config_probe *select_callee(struct select *select, const char *name);
/* Of the entries behind `after` (NULL: of all) one that decides for a callee with this last name ("f" of "ns::C::f") if the
 * rest of its name is right: one that is no "record": false where there is one, and of those one that asks for more than the
 * interval. NULL: there is none. It is not marked as used. */
const struct config_probe *select_open(struct select *select, const char *last, const struct config_probe *after);
/* The entry that decides for the body of a function with this name. Only "function" entries are considered, which
 * select_callee ignores. */
const struct config_probe *select_function(struct select *select, const char *name);
/* The same for its blocks and memory accesses: only "memory" and "blocks" entries. */
const struct config_probe *select_memory(struct select *select, const char *name);
/* Are memory accesses of any function selected? */
bool select_has_accesses(const struct select *select);
/* The same for the regions of a directive with this name ("omp::parallel for"): only "region" entries. */
const struct config_probe *select_region(struct select *select, const char *name);
/* The entry that decides for a call of a method whose receiver's type is unknown: "method" entries, and "call" entries
 * with the pattern "**". Callers check "on" themselves. */
const struct config_probe *select_method(struct select *select, const char *name);
/* The same where the type of the receiver is known: entries with "on" have to match it. If `type` is NULL, no entry
 * with "on" matches. */
const struct config_probe *select_method_on(struct select *select, const char *name, const char *type);
/* Is the source file at `path` rewritten? It has to match "include" and not "exclude". Relative patterns are relative
 * to the configuration's directory; a pattern without "/" matches any name in the path. */
bool select_source(const struct select *select, const char *path);
/* Is the included file at `path` (absolute) rewritten? It must belong to the project (be below the configuration's
 * directory, and not be a system header) or match "dependencies"; and select_source must accept it. */
bool select_header(const struct select *select, const char *path, bool is_system);
/* The `global` entry, which decides for the body of main, or NULL. select_callee ignores these entries: a later
 * {"call": "**"} is about calls and doesn't replace them. */
const struct config_probe *select_entry(struct select *select);
/* Pattern matching, exposed for tests:
 *
 *     *     any characters except separators
 *     **    any characters; at the beginning of a segment and with a separator behind it: any number of whole segments
 *     ?     one character that is not a separator
 *
 * Separators are "::" and "." in names (outside <...> and (...)), and "/" in paths. */
bool select_matches(const char *pattern, const char *name);
bool select_path_matches(const char *pattern, const char *path);
/* The number of patterns that were compared with names so far, to measure what look-ups cost. */
size_t select_walks(const struct select *select);
/* Has this entry of the configuration matched no name since select_new? It has matched even if later entries took all its
 * names. */
bool select_is_unused(const struct select *select, size_t entry);
/* Notes of a call or body which of the values that its entry names it has: bit i is about capture_value_at(i).
 * `names` are those that it could have, in words, and are copied; NULL: none. */
void select_note_values(struct select *select, const struct config_probe *probe, uint64_t had, const char *names);
/* The values that no call or body had of those that were noted; 0: none was noted. `*names`: the values of one of them. */
uint64_t select_missing_values(const struct select *select, const struct config_probe *probe, const char **names);
/* The name most similar to the entry's pattern among those that were looked up, and how far it is from it; NULL: none
 * is similar. */
const char *select_similar(const struct select *select, const struct config_probe *probe, size_t *distance);

#endif
