/* What the compiler says of the original text: the user sees these messages, not those about rewritten text. */
#ifndef WITNESS_H
#define WITNESS_H

#include "link_runtime.h"
#include "wrap_args.h"

/* Where the first place in a file (FILE:LINE: or FILE:LINE,) has the colon before its line; SIZE_MAX: there is none. */
size_t witness_find_place(struct slice text);
/* Do the compiler's messages name a place in a file, in any language? */
bool witness_names_a_place(struct slice messages);
/* Are they all such as gcc has for a rewritten text alone, whose main file it takes none of it for? `file` is the source as the command
 * names it. gcc says of a class with a member or base from an unnamed namespace that it is in a header (-Wsubobject-linkage). */
bool witness_has_none_of(struct slice messages, const char *file);
/* Does the command make errors of warnings? */
bool witness_warnings_are_errors(const struct wrap_args *args);
/* The command's words for a compile that says all and writes nothing. Returns false if the command links, compiles
 * several sources, or may write files besides its output: then `out` is unspecified. */
bool witness_without_output(struct arena *arena, const struct wrap_args *args, words *out);
/* A line without ESC [ .. m and ESC [ K. */
struct slice witness_without_colours(struct arena *arena, struct slice line);

/* Keeps what the witness said beside the rewritten text. `key`: of all that decides about it. */
void witness_remember(struct arena *arena, const char *rewritten, uint64_t key, struct slice said);
/* Returns false if nothing is kept, or of another key. */
bool witness_remembers(struct arena *arena, const char *rewritten, uint64_t key, struct slice *said);

#endif
