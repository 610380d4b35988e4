/* Checks the members of an object in config.json against rules. Unknown keys, duplicate keys and values of a wrong
 * type are reported with their line and column. */
#ifndef JSON_OBJECT_H
#define JSON_OBJECT_H

#include <cjson/cJSON.h>

#include "config.h"
#include "json_place.h"

enum value_type {
    TYPE_STRING,
    TYPE_BOOL,
    TYPE_INDEX,
    TYPE_POSITION, /* TYPE_INDEX, or "receiver" */
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

/* A value in cJSON's tree, and its index in json_text.places. */
struct json_node {
    const cJSON *item; /* NULL: missing, or of a wrong type (which is reported) */
    size_t place;
};

/* State of reading one config.json. */
struct config_reader {
    struct arena *arena;
    struct json_text json;
    struct config *config;
};

enum { MOST_KEYS = 32 }; /* in the rules of one object */
#define COUNT(array) (sizeof(array) / sizeof *(array))

#define complain_key(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].key, __VA_ARGS__)
#define complain_value(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].value, __VA_ARGS__)

/* Iterate over the members of an object or the elements of an array. The item is NULL after the last one. */
struct json_node json_object_first(struct json_node node);
struct json_node json_object_next(const struct config_reader *reader, struct json_node node);
/* Stores an object's members in `found`, in the order of the rules. Unknown keys, duplicate keys and values of a wrong
 * type are reported and left out. `owner` names the object in messages. */
void json_object_read(struct config_reader *reader, struct json_node object, const char *owner, const struct key_rule *rules, size_t count,
                      struct json_node *found);
/* A string that must be one of `choices`. Returns its index, or `fallback` if the key is missing or (after a message)
 * the string is wrong. */
int json_object_choice(struct config_reader *reader, struct json_node node, const char *key, const char *const *choices, size_t count, int fallback);
/* A string that must not be empty. Returns `fallback` if the key is missing or (after a message) the string is
 * empty. */
const char *json_object_text(struct config_reader *reader, struct json_node node, const char *key, const char *fallback);
/* Describes a value for a message. */
const char *json_object_describe(struct config_reader *reader, const cJSON *item);
/* The offset in the file of byte `offset` of a string's value. It is exact if no escape comes before it; otherwise it
 * is the opening quote. */
size_t json_object_place(const struct config_reader *reader, struct json_node node, size_t offset);

#endif
