#include "json_object.h"

#include <string.h>

#include "similar.h"
#include "str.h"
#include "json_writer.h"

static const char *const type_texts[] = {
    [TYPE_STRING] = "a string",
    [TYPE_BOOL] = "true or false",
    [TYPE_INDEX] = "an integer from 0 to 255, the position of an argument",
    [TYPE_POSITION] = "an integer from 0 to 255, the position of an argument, or \"receiver\"",
    [TYPE_PORT] = "an integer from 1 to 65535",
    [TYPE_MEBIBYTES] = "an integer from 1 to 1024 (MiB)",
    [TYPE_OBJECT] = "an object",
    [TYPE_STRINGS] = "an array of strings",
    [TYPE_OBJECTS] = "an array of objects",
    [TYPE_COUNT] = "an integer from 1 to 4294967295",
    [TYPE_NUMBER] = "an integer from 1 to 9007199254740991",
    [TYPE_FRAMES] = "an integer from 1 to 64 (frames)",
};

struct json_node json_object_first(struct json_node node)
{
    return (struct json_node){ node.item->child, node.place + 1 };
}

struct json_node json_object_next(const struct config_reader *reader, struct json_node node)
{
    return (struct json_node){ node.item->next, node.place + reader->json.places.items[node.place].subtree };
}

const char *json_object_describe(struct config_reader *reader, const cJSON *item)
{
    if (cJSON_IsString(item)) {
        struct str text = { .arena = reader->arena };
        str_add_json(&text, item->valuestring);
        return text.length <= 60 ? text.text : "a long string";
    }
    if (cJSON_IsNumber(item))
        return arena_printf(reader->arena, "%.15g", item->valuedouble);
    return cJSON_IsObject(item)  ? "an object"
           : cJSON_IsArray(item) ? "an array"
           : cJSON_IsBool(item)  ? (cJSON_IsTrue(item) ? "true" : "false")
                                 : "null";
}

static bool is_integer_in(const cJSON *item, double least, double most)
{
    return cJSON_IsNumber(item) && item->valuedouble >= least && item->valuedouble <= most && item->valuedouble == (int)item->valuedouble;
}

static bool is_whole_in(const cJSON *item, double least, double most)
{
    return cJSON_IsNumber(item) && item->valuedouble >= least && item->valuedouble <= most && item->valuedouble == (double)(int64_t)item->valuedouble;
}

static bool check_elements(struct config_reader *reader, const char *key, struct json_node array, bool strings)
{
    bool right = true;
    for (struct json_node node = json_object_first(array); node.item; node = json_object_next(reader, node))
        if (strings ? !cJSON_IsString(node.item) : !cJSON_IsObject(node.item)) {
            complain_value(reader, node, "\"%s\" contains %s; expected %s", key, json_object_describe(reader, node.item),
                           type_texts[strings ? TYPE_STRINGS : TYPE_OBJECTS]);
            right = false;
        }
    return right;
}

static bool check_type(struct config_reader *reader, const struct key_rule *rule, struct json_node node)
{
    const cJSON *item = node.item;
    bool right = false;
    switch (rule->type) {
    case TYPE_STRING:
        right = cJSON_IsString(item);
        break;
    case TYPE_BOOL:
        right = cJSON_IsBool(item);
        break;
    case TYPE_INDEX:
        right = is_integer_in(item, 0, 255);
        break;
    case TYPE_POSITION:
        right = is_integer_in(item, 0, 255) || (cJSON_IsString(item) && strcmp(item->valuestring, "receiver") == 0);
        break;
    case TYPE_PORT:
        right = is_integer_in(item, 1, 65535);
        break;
    case TYPE_MEBIBYTES:
        right = is_integer_in(item, 1, 1024);
        break;
    case TYPE_OBJECT:
        right = cJSON_IsObject(item);
        break;
    case TYPE_STRINGS:
    case TYPE_OBJECTS:
        right = cJSON_IsArray(item);
        break;
    case TYPE_COUNT:
        right = is_whole_in(item, 1, 4294967295.0);
        break;
    case TYPE_NUMBER:
        right = is_whole_in(item, 1, 9007199254740991.0);
        break;
    case TYPE_FRAMES:
        right = is_integer_in(item, 1, 64);
        break;
    }
    if (!right)
        complain_value(reader, node, "\"%s\" is %s; expected %s", rule->name, json_object_describe(reader, item), type_texts[rule->type]);
    else if (rule->type == TYPE_STRINGS)
        check_elements(reader, rule->name, node, true);
    else if (rule->type == TYPE_OBJECTS)
        check_elements(reader, rule->name, node, false);
    return right;
}

/* ---- suggestions for misspelled words ---- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* `; did you mean "x"?`, or "" if no known word is similar. */
static const char *suggest(struct config_reader *reader, const char *found, const char *const *known, size_t count)
{
    size_t best = similar_limit(found);
    const char *nearest = NULL;
    for (size_t i = 0; i < count; i++) {
        size_t d = similar_distance(found, known[i]);
        if (d < best) {
            best = d;
            nearest = known[i];
        }
    }
    return nearest ? arena_printf(reader->arena, "; did you mean \"%s\"?", nearest) : "";
}

static void complain_unknown_key(struct config_reader *reader, struct json_node node, const char *owner, const struct key_rule *rules, size_t count)
{
    const char *names[MOST_KEYS];
    size_t n_names = 0;
    struct str list = { .arena = reader->arena };
    struct str quoted = { .arena = reader->arena };
    for (size_t i = 0; i < count; i++) {
        names[n_names++] = rules[i].name;
        str_printf(&list, "%s\"%s\"", list.length ? ", " : "", rules[i].name);
    }
    str_add_json(&quoted, node.item->string);
    const char *suggestion = suggest(reader, node.item->string, names, n_names);
    complain_key(reader, node, "unknown key %s%s%s accepted in %s: %s", quoted.length <= 60 ? quoted.text : "(a long one)", suggestion,
                 *suggestion ? "" : ";", owner, list.text);
}

void json_object_read(struct config_reader *reader, struct json_node object, const char *owner, const struct key_rule *rules, size_t count,
                      struct json_node *found)
{
    size_t first_key[MOST_KEYS];
    unsigned seen = 0;
    memset(found, 0, count * sizeof *found);
    for (struct json_node node = json_object_first(object); node.item; node = json_object_next(reader, node)) {
        size_t i = 0;
        while (i < count && strcmp(rules[i].name, node.item->string) != 0)
            i++;
        if (i == count) {
            complain_unknown_key(reader, node, owner, rules, count);
        } else if (seen & 1u << i) {
            unsigned line, column;
            json_text_locate(&reader->json, reader->json.places.items[first_key[i]].key, &line, &column);
            complain_key(reader, node, "\"%s\" is given twice in %s, first at line %u, column %u: keep one of them", rules[i].name, owner, line,
                         column);
        } else {
            seen |= 1u << i;
            first_key[i] = node.place;
            if (check_type(reader, &rules[i], node))
                found[i] = node;
        }
    }
}

int json_object_choice(struct config_reader *reader, struct json_node node, const char *key, const char *const *choices, size_t count, int fallback)
{
    if (!node.item)
        return fallback;
    struct str accepted = { .arena = reader->arena };
    for (size_t i = 0; i < count; i++) {
        if (strcmp(node.item->valuestring, choices[i]) == 0)
            return (int)i;
        str_printf(&accepted, "%s\"%s\"", i == 0 ? "" : i + 1 == count ? " or " : ", ", choices[i]);
    }
    const char *suggestion = suggest(reader, node.item->valuestring, choices, count);
    complain_value(reader, node, "\"%s\" is %s%s%s accepted are %s", key, json_object_describe(reader, node.item), suggestion, *suggestion ? "" : ";",
                   accepted.text);
    return fallback;
}

const char *json_object_text(struct config_reader *reader, struct json_node node, const char *key, const char *fallback)
{
    if (!node.item)
        return fallback;
    if (*node.item->valuestring == '\0') {
        complain_value(reader, node, "\"%s\" is empty", key);
        return fallback;
    }
    return arena_strdup(reader->arena, node.item->valuestring);
}

size_t json_object_place(const struct config_reader *reader, struct json_node node, size_t offset)
{
    size_t quote = reader->json.places.items[node.place].value;
    const char *text = reader->json.text.text + quote + 1;
    return memchr(text, '\\', smaller(offset + 1, reader->json.text.length - quote - 1)) ? quote : quote + 1 + offset;
}
