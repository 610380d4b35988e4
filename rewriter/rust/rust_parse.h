/* Source text -> a tree without errors, where the grammar has faults.
 *
 * The parser is shown other bytes in places that the grammar is known to misread; and where it stumbles over anything
 * else, the innermost statement around that is shown as blanks, so that one expression costs its own calls and no
 * others. All bytes keep their places, and names are read from the source. */
#ifndef RUST_PARSE_H
#define RUST_PARSE_H

#include "rust_tokens.h"
#include "tree_syntax.h"
#include "vec.h"

struct rust_parsed {
    TSTree *tree;
    TSTree *first;         /* what the grammar makes of the source itself, if there are `unreadable` parts; or NULL */
    tree_spans unreadable; /* parts that `tree` lacks; their calls, as far as they can be told, are in `first` */
};

/* rust_parsed_end gives back the trees. */
struct rust_parsed rust_parse(struct arena *arena, const struct tree_syntax *syntax, struct slice source);
void rust_parsed_end(struct rust_parsed *parsed);

/* Adds what the parser is to be shown instead in places of `part` that the grammar is known not to read. */
void rust_find_unread(struct arena *arena, struct slice source, struct span part, tree_patches *patches);
/* The same for the where clause that begins with the word `where`, in source up to `end`. */
void rust_find_unread_where(struct arena *arena, struct slice source, struct rust_token where, uint32_t end, tree_patches *patches);
/* The same for places that it reads without an error, but as something else than the language does: see `root`. */
void rust_find_misread(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct span part, TSNode root,
                       tree_patches *patches);

#endif
