#include "functions_read.h"

#include <string.h>

#include "patterns.h"

enum { KEY_CALL, KEY_METHOD, KEY_ARGUMENTS, KEY_MEANS, KEY_CLASS, KEY_OBJECT, KEY_MUTEX, KEY_COUNT_OF, KEY_SIZE, KEY_SHARED, KEY_SUCCEEDS, N_KEYS };
static const struct key_rule rules[] = {
    { "call", TYPE_STRING },  { "method", TYPE_STRING },   { "arguments", TYPE_INDEX }, { "means", TYPE_STRING },
    { "class", TYPE_STRING }, { "object", TYPE_POSITION }, { "mutex", TYPE_INDEX },     { "count", TYPE_INDEX },
    { "size", TYPE_INDEX },   { "shared", TYPE_BOOL },     { "succeeds", TYPE_STRING },
};
_Static_assert(COUNT(rules) == N_KEYS, "every key has a slot");

static const char *const success_names[N_SUCCESSES] = { "always", "zero", "nonzero" };

/* Keys that say something about these meanings only. */
static const struct {
    int key;
    uint32_t means; /* a bit for each */
    const char *names;
} keys_of_meanings[] = {
    { KEY_MUTEX, 1u << MEANS_WAIT, "\"wait\"" },
    { KEY_COUNT_OF, 1u << MEANS_INITIALISE | 1u << MEANS_ALLOCATE | 1u << MEANS_SIGNAL, "\"initialise\", \"allocate\" or \"signal\"" },
    { KEY_SIZE, 1u << MEANS_ALLOCATE, "\"allocate\"" },
    { KEY_SHARED, 1u << MEANS_ACQUIRE | 1u << MEANS_SEND | 1u << MEANS_RECEIVE, "\"acquire\", \"send\" or \"receive\"" },
};

static const enum call_class class_of_meaning[N_MEANINGS] = {
    [MEANS_ACQUIRE] = CLASS_LOCK,   [MEANS_BARRIER] = CLASS_BARRIER, [MEANS_CREATE] = CLASS_START,   [MEANS_JOIN] = CLASS_JOIN,
    [MEANS_WAIT] = CLASS_CONDITION, [MEANS_SEND] = CLASS_CHANNEL,    [MEANS_RECEIVE] = CLASS_CHANNEL
};

static void check_combination(struct config_reader *reader, struct json_node object, const struct json_node *found, enum meaning means)
{
    bool has_call = cJSON_GetObjectItemCaseSensitive(object.item, "call"), has_method = cJSON_GetObjectItemCaseSensitive(object.item, "method");
    if (has_call == has_method)
        complain_value(reader, object, "a function has %s; expected one of them, with its name or a pattern",
                       has_call ? "both \"call\" and \"method\"" : "neither \"call\" nor \"method\"");
    if (found[KEY_ARGUMENTS].item && !has_method)
        complain_key(reader, found[KEY_ARGUMENTS], "\"arguments\" tells methods of one name apart; this function has no \"method\"");
    if (!cJSON_GetObjectItemCaseSensitive(object.item, "means") && !cJSON_GetObjectItemCaseSensitive(object.item, "class"))
        complain_value(reader, object, "a function has neither \"means\" nor \"class\": nothing is said of it");
    for (size_t i = 0; i < COUNT(keys_of_meanings); i++)
        if (found[keys_of_meanings[i].key].item && found[KEY_MEANS].item && !(keys_of_meanings[i].means >> means & 1))
            complain_key(reader, found[keys_of_meanings[i].key], "\"%s\" is for functions that mean %s, not \"%s\"",
                         rules[keys_of_meanings[i].key].name, keys_of_meanings[i].names, meaning_names[means]);
    static const int of_meanings[] = { KEY_OBJECT, KEY_MUTEX, KEY_COUNT_OF, KEY_SIZE, KEY_SHARED, KEY_SUCCEEDS };
    for (size_t i = 0; i < COUNT(of_meanings) && !cJSON_GetObjectItemCaseSensitive(object.item, "means"); i++)
        if (found[of_meanings[i]].item)
            complain_key(reader, found[of_meanings[i]], "\"%s\" needs \"means\" as well", rules[of_meanings[i]].name);
}

static int position_of(struct json_node node)
{
    if (node.item && cJSON_IsString(node.item))
        return FUNCTION_RECEIVER;
    return node.item ? (int)node.item->valuedouble : FUNCTION_NO_POSITION;
}

void functions_read_row(struct config_reader *reader, struct json_node object)
{
    struct json_node found[N_KEYS];
    json_object_read(reader, object, "a function", rules, N_KEYS, found);
    const char *call = patterns_read_name(reader, found[KEY_CALL], "call"), *method = patterns_read_name(reader, found[KEY_METHOD], "method");
    struct function_row row = {
        .pattern = call ? call : method,
        .is_method = method != NULL,
        .n_arguments = position_of(found[KEY_ARGUMENTS]),
        .means = (enum meaning)json_object_choice(reader, found[KEY_MEANS], "means", meaning_names, N_MEANINGS, MEANS_NOTHING),
        .object = position_of(found[KEY_OBJECT]),
        .mutex = position_of(found[KEY_MUTEX]),
        .count = position_of(found[KEY_COUNT_OF]),
        .size = position_of(found[KEY_SIZE]),
        .is_shared = found[KEY_SHARED].item && cJSON_IsTrue(found[KEY_SHARED].item),
        .success = (enum success)json_object_choice(reader, found[KEY_SUCCEEDS], "succeeds", success_names, N_SUCCESSES, SUCCESS_ALWAYS),
    };
    unsigned column;
    row.class = (enum call_class)json_object_choice(reader, found[KEY_CLASS], "class", class_names, N_CLASSES, (int)class_of_meaning[row.means]);
    check_combination(reader, object, found, row.means);
    json_text_locate(&reader->json, reader->json.places.items[object.place].value, &row.line, &column);
    if (row.pattern)
        vec_push(reader->arena, &reader->config->functions.rows, row);
}
