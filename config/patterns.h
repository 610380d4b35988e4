/* The patterns in config.json: of names, and of paths. What they match: docs/config.md; what is wrong with one is reported at its byte. */
#ifndef PATTERNS_H
#define PATTERNS_H

#include "json_object.h"

/* A name pattern; NULL if there is none, or none that is right. */
const char *patterns_read_name(struct config_reader *reader, struct node node, const char *key);

struct path_list {
    const char **items;
    size_t count;
};

/* The path patterns of an array, those that are wrong left out. */
struct path_list patterns_read_paths(struct config_reader *reader, struct node array, const char *key);

#endif
