/* Checks the patterns in config.json: name patterns and path patterns. A mistake is reported at its position.
 * docs/config.md says what patterns match; select.h matches them. */
#ifndef PATTERNS_H
#define PATTERNS_H

#include "json_object.h"

/* Returns a name pattern; NULL if there is none, or (after a message) if it is invalid. */
const char *patterns_read_name(struct config_reader *reader, struct json_node node, const char *key);

/* The same for the names of directives: "omp::parallel for", "omp::critical(queue)". */
const char *patterns_read_directive(struct config_reader *reader, struct json_node node, const char *key);

struct path_list {
    const char **items;
    size_t count;
};

/* Returns the path patterns of an array, without the invalid ones, which are reported. */
struct path_list patterns_read_paths(struct config_reader *reader, struct json_node array, const char *key);

#endif
