/* Words that were probably meant: "did you mean ...?" */
#ifndef SIMILAR_H
#define SIMILAR_H

#include <stdbool.h>
#include <stddef.h>

/* The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other, ignoring
 * case. SIZE_MAX if one of them is longer than 64 bytes. */
size_t similar_distance(const char *from, const char *to);

/* The distance from which words are no longer similar to this one. */
size_t similar_limit(const char *word);

#endif
