/* The members of an object in config.json, checked by rules: unknown keys, keys given twice, values of a wrong type, each reported at its place. */
#ifndef JSON_OBJECT_H
#define JSON_OBJECT_H

#include <cjson/cJSON.h>

#include "config.h"
#include "json_place.h"

enum value_type {
    TYPE_STRING,
    TYPE_BOOL,
    TYPE_INDEX,
    TYPE_PORT,
    TYPE_MEBIBYTES,
    TYPE_OBJECT,
    TYPE_STRINGS,
    TYPE_OBJECTS,
    TYPE_COUNT,
    TYPE_NUMBER,
    TYPE_FRAMES
};

struct key_rule {
    const char *name;
    enum value_type type;
};

/* An item of cJSON's tree and its number in json_text.places. */
struct node {
    const cJSON *item; /* NULL: not there, or not of the type that is accepted */
    size_t place;
};

/* config.json while it is read. */
struct config_reader {
    struct arena *arena;
    struct json_text json;
    struct config *config;
};

enum { MOST_KEYS = 32 }; /* of an object's rules */
#define COUNT(array) (sizeof(array) / sizeof *(array))

#define complain_key(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].key, __VA_ARGS__)
#define complain_value(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].value, __VA_ARGS__)

/* The members of an object, or the elements of an array, one after the other; item NULL: there are no more. */
struct node json_object_first(struct node node);
struct node json_object_next(const struct config_reader *reader, struct node node);
/* Sorts an object's members into `found`, by rule. What is unknown, given twice or of the wrong type is reported and left out. `owner`: the object,
 * in words. */
void json_object_read(struct config_reader *reader, struct node object, const char *owner, const struct key_rule *rules, size_t count,
                      struct node *found);
/* A string out of a few. Returns its index, or `fallback` when the key is absent or wrong (and then reported). */
int json_object_choice(struct config_reader *reader, struct node node, const char *key, const char *const *choices, size_t count, int fallback);
/* A string that is not empty, or `fallback`. */
const char *json_object_text(struct config_reader *reader, struct node node, const char *key, const char *fallback);
/* What was found, in words. */
const char *json_object_describe(struct config_reader *reader, const cJSON *item);
/* Byte in the file of byte `offset` of a string's value: the same distance from the quote unless there are escapes before it. */
size_t json_object_place(const struct config_reader *reader, struct node node, size_t offset);

#endif
