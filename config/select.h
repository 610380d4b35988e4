/* Names and patterns, compiled once: does this callee interest anyone? A plain name costs a hash look-up, a pattern a short walk. Not thread-safe. */
#ifndef SELECT_H
#define SELECT_H

#include <stdbool.h>

#include "config.h"

struct select; /* opaque; lives in the arena it was made in */

struct select *select_new(struct arena *arena, const struct config *config);
/* All of these return a probe that says "record": false like any other; it is for the caller to make nothing of it. */

/* The probe that decides for a callee with this qualified name (segments separated by "::" or "."), or NULL.
 * The last matching entry of the file wins. Marks the entry as used (see select_unused). */
const struct config_probe *select_callee(struct select *select, const char *name);
/* The probe that decides for the body of a function of this name: "function" entries, which select_callee passes by. */
const struct config_probe *select_function(struct select *select, const char *name);
/* The same for a method, which has no other name than its own: "method" entries, and a "call" entry that is for everything, "**". Whether the
 * receiver is what "on" names is not looked at. */
const struct config_probe *select_method(struct select *select, const char *name);
/* The same where the class of the receiver is known: entries with "on" have to name it. `type` NULL: it is not known, and no "on" fits. */
const struct config_probe *select_method_on(struct select *select, const char *name, const char *type);
/* Is the source file at `path` one to rewrite: matches include, not exclude? Relative patterns are matched against the path
 * relative to the configuration's directory, and a pattern without "/" against any tail of it. */
bool select_source(const struct select *select, const char *path);
/* Is the included file at `path` (absolute) one to rewrite: one of the project (below the configuration's directory and no system header), or of
 * those that `dependencies` names; and, as select_source? */
bool select_header(const struct select *select, const char *path, bool is_system);
/* The `global` probe that decides for main's body, or NULL. Apart from select_callee, which passes `global` entries by: a later
 * {"call": "**"} is about calls and doesn't take the program's beginning and end away. */
const struct config_probe *select_entry(struct select *select);
/* Pattern semantics, exposed for tests: `*` any run of characters but separators, `**` any run, `?` one character. Separators of names are
 * "::" and "." (not inside <...> and (...)), of paths "/". `**` with a separator behind it, at the beginning of a segment, stands for any number of
 * whole segments, none too. */
bool select_matches(const char *pattern, const char *name);
bool select_path_matches(const char *pattern, const char *path);
/* How many patterns have been compared with names so far: what a look-up costs. */
size_t select_walks(const struct select *select);
/* Calls `each`, in file order, for every probe that has matched nothing since select_new; one whose matches all went to later entries has matched. */
void select_unused(const struct select *select, void (*each)(const struct config_probe *, void *), void *context);

#endif
