#include "config.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "json_place.h"
#include "str.h"

enum { CONFIG_LIMIT = 64 << 20 };

/* ---- what is accepted where ---- */

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

static const char *const type_texts[] = {
    [TYPE_STRING] = "a string",
    [TYPE_BOOL] = "true or false",
    [TYPE_INDEX] = "an integer from 0 to 255, the position of an argument",
    [TYPE_PORT] = "an integer from 1 to 65535",
    [TYPE_MEBIBYTES] = "an integer from 1 to 1024 (MiB)",
    [TYPE_OBJECT] = "an object",
    [TYPE_STRINGS] = "an array of strings",
    [TYPE_OBJECTS] = "an array of objects",
    [TYPE_COUNT] = "an integer from 1 to 4294967295",
    [TYPE_NUMBER] = "an integer from 1 to 9007199254740991",
    [TYPE_FRAMES] = "an integer from 1 to 64 (frames)",
};

struct key_rule {
    const char *name;
    enum value_type type;
};

enum { ROOT_MACHINE_ID, ROOT_TRACE, ROOT_COLLECTOR, ROOT_SOURCES, ROOT_STRICT, ROOT_FORM, ROOT_PROBES, ROOT_COUNT };
static const struct key_rule root_rules[] = {
    { "machine_id", TYPE_STRING }, { "trace", TYPE_OBJECT }, { "collector", TYPE_OBJECT }, { "sources", TYPE_OBJECT },
    { "strict", TYPE_BOOL },       { "form", TYPE_STRING },  { "probes", TYPE_OBJECTS },
};

enum { TRACE_DIRECTORY, TRACE_MODE, TRACE_RING, TRACE_THROTTLE, TRACE_SIGNAL, TRACE_COUNT };
static const struct key_rule trace_rules[] = {
    { "directory", TYPE_STRING }, { "mode", TYPE_STRING }, { "ring", TYPE_MEBIBYTES }, { "throttle", TYPE_COUNT }, { "signal", TYPE_STRING }
};

enum { COLLECTOR_HOST, COLLECTOR_PORT, COLLECTOR_TOKEN_FILE, COLLECTOR_CA_FILE, COLLECTOR_COUNT };
static const struct key_rule collector_rules[] = {
    { "host", TYPE_STRING }, { "port", TYPE_PORT }, { "token_file", TYPE_STRING }, { "ca_file", TYPE_STRING }
};

enum { SOURCES_INCLUDE, SOURCES_EXCLUDE, SOURCES_DEPENDENCIES, SOURCES_COUNT };
static const struct key_rule sources_rules[] = { { "include", TYPE_STRINGS }, { "exclude", TYPE_STRINGS }, { "dependencies", TYPE_STRINGS } };

enum {
    PROBE_KEY_CALL,
    PROBE_KEY_METHOD,
    PROBE_KEY_FUNCTION,
    PROBE_KEY_ON,
    PROBE_KEY_KIND,
    PROBE_KEY_CLASS,
    PROBE_KEY_FORM,
    PROBE_KEY_START,
    PROBE_KEY_ARGUMENT,
    PROBE_KEY_CAPTURE,
    PROBE_KEY_EVERY,
    PROBE_KEY_MIN_NS,
    PROBE_KEY_WHEN,
    PROBE_KEY_MAX_EVENTS,
    PROBE_KEY_RECORD,
    PROBE_KEY_BACKTRACE,
    PROBE_KEY_COUNT
};
static const struct key_rule probe_rules[] = {
    { "call", TYPE_STRING },    { "method", TYPE_STRING },     { "function", TYPE_STRING }, { "on", TYPE_STRING },
    { "kind", TYPE_STRING },    { "class", TYPE_STRING },      { "form", TYPE_STRING },     { "start", TYPE_INDEX },
    { "argument", TYPE_INDEX }, { "capture", TYPE_STRINGS },   { "every", TYPE_COUNT },     { "min_ns", TYPE_NUMBER },
    { "when", TYPE_STRING },    { "max_events", TYPE_NUMBER }, { "record", TYPE_BOOL },     { "backtrace", TYPE_FRAMES },
};

enum { MOST_KEYS = 24 };
#define COUNT(array) (sizeof(array) / sizeof *(array))
_Static_assert(COUNT(probe_rules) <= MOST_KEYS && COUNT(root_rules) == ROOT_COUNT, "every key has a slot");

/* ---- values with their places ---- */

/* An item of cJSON's tree and its number in json_text.places. */
struct node {
    const cJSON *item; /* NULL: not there, or not of the type that is accepted */
    size_t place;
};

struct reader {
    struct arena *arena;
    struct json_text json;
    struct config *config;
};

#define complain_key(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].key, __VA_ARGS__)
#define complain_value(reader, node, ...) json_text_complain(&(reader)->json, (reader)->json.places.items[(node).place].value, __VA_ARGS__)

static struct node first_child_of(struct node node)
{
    return (struct node){ node.item->child, node.place + 1 };
}

static struct node next_of(const struct reader *reader, struct node node)
{
    return (struct node){ node.item->next, node.place + reader->json.places.items[node.place].subtree };
}

/* What was found, in words. */
static const char *describe(struct reader *reader, const cJSON *item)
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

static bool check_elements(struct reader *reader, const char *key, struct node array, bool strings)
{
    bool right = true;
    for (struct node node = first_child_of(array); node.item; node = next_of(reader, node))
        if (strings ? !cJSON_IsString(node.item) : !cJSON_IsObject(node.item)) {
            complain_value(reader, node, "\"%s\" holds %s; accepted is %s", key, describe(reader, node.item),
                           type_texts[strings ? TYPE_STRINGS : TYPE_OBJECTS]);
            right = false;
        }
    return right;
}

static bool check_type(struct reader *reader, const struct key_rule *rule, struct node node)
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
        complain_value(reader, node, "\"%s\" is %s; accepted is %s", rule->name, describe(reader, item), type_texts[rule->type]);
    else if (rule->type == TYPE_STRINGS)
        check_elements(reader, rule->name, node, true);
    else if (rule->type == TYPE_OBJECTS)
        check_elements(reader, rule->name, node, false);
    return right;
}

/* ---- near misses ---- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* How many insertions, deletions, replacements and swaps of neighbours lead from one word to the other; case does not count. */
static size_t distance(const char *from, const char *to)
{
    enum { LONGEST = 32 };
    size_t rows[3][LONGEST + 1], n = strlen(from), m = strlen(to);
    if (n > LONGEST || m > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= m; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *two_above = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            row[j] = smaller(smaller(row[j - 1], above[j]) + 1, above[j - 1] + ((from[i - 1] | 0x20) != (to[j - 1] | 0x20)));
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = smaller(row[j], two_above[j - 2] + 1);
        }
    }
    return rows[n % 3][m];
}

/* "; did you mean "x"?" or "". */
static const char *suggest(struct reader *reader, const char *found, const char *const *known, size_t count)
{
    size_t best = strlen(found) / 3 + 2; /* farther than that is another word */
    const char *nearest = NULL;
    for (size_t i = 0; i < count; i++) {
        size_t d = distance(found, known[i]);
        if (d < best) {
            best = d;
            nearest = known[i];
        }
    }
    return nearest ? arena_printf(reader->arena, "; did you mean \"%s\"?", nearest) : "";
}

static void complain_unknown_key(struct reader *reader, struct node node, const char *owner, const struct key_rule *rules, size_t count)
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

/* Sorts an object's members into `found`, by rule. What is unknown, given twice or of the wrong type is reported and left out. */
static void read_members(struct reader *reader, struct node object, const char *owner, const struct key_rule *rules, size_t count, struct node *found)
{
    size_t first_key[MOST_KEYS];
    unsigned seen = 0;
    memset(found, 0, count * sizeof *found);
    for (struct node node = first_child_of(object); node.item; node = next_of(reader, node)) {
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

/* A string out of a few. Returns its index, or `fallback` when the key is absent or wrong (and then reported). */
static int read_choice(struct reader *reader, struct node node, const char *key, const char *const *choices, size_t count, int fallback)
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
    complain_value(reader, node, "\"%s\" is %s%s%s accepted is %s", key, describe(reader, node.item), suggestion, *suggestion ? "" : ";",
                   accepted.text);
    return fallback;
}

/* A string that is not empty, or `fallback`. */
static const char *read_text(struct reader *reader, struct node node, const char *key, const char *fallback)
{
    if (!node.item)
        return fallback;
    if (*node.item->valuestring == '\0') {
        complain_value(reader, node, "\"%s\" is empty", key);
        return fallback;
    }
    return arena_strdup(reader->arena, node.item->valuestring);
}

/* ---- patterns ---- */

static bool is_name_byte(unsigned char c)
{
    return c >= 0x80 || c == '_' || c == '$' || c == '~' || c == '*' || c == '?' || (c >= '0' && c <= '9') ||
           ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

/* Length of a part that follows rules of its own: "<...>", "(anonymous namespace)", the signs behind "operator"; 0 if there is none here. */
static size_t special_length(const char *pattern, const char *at)
{
    static const char anonymous[] = "(anonymous namespace)", operator_word[] = "operator";
    if (text_starts_with(at, anonymous))
        return sizeof anonymous - 1;
    if (text_starts_with(at, operator_word) && (at == pattern || !is_name_byte((unsigned char)at[-1]))) {
        const char *signs = at + sizeof operator_word - 1;
        bool words = *signs == ' '; /* operator new[], operator unsigned int */
        while (*signs && (strchr(" +-*/%^&|~!=<>()[],", *signs) || (words && is_name_byte((unsigned char)*signs))))
            signs++;
        return (size_t)(signs - at);
    }
    if (*at != '<')
        return 0;
    size_t depth = 0, length = 0;
    do {
        char c = at[length];
        if (c == '\0' || strchr("\"'\\;{}#`@", c) || (unsigned char)c < ' ')
            return 0;
        depth += c == '<';
        depth -= c == '>' && at[length - 1] != '-'; /* "->" of a function type; at[0] is '<' */
        length++;
    } while (depth > 0);
    return length;
}

/* What is wrong with a name pattern, or NULL; *offset is the byte where. */
static const char *find_fault_in_name(struct reader *reader, const char *pattern, size_t *offset)
{
    struct arena *arena = reader->arena;
    const char *c = pattern;
    *offset = 0;
    if (*pattern == '\0')
        return "is empty; wanted is a name such as \"pthread_create\" or a pattern such as \"pthread_*\"";
    if (text_starts_with(pattern, "::"))
        return arena_printf(arena, "begins with \"::\"; names are absolute as they are, write \"%s\"", pattern + 2);
    while (*c) {
        size_t special = special_length(pattern, c), run = 0;
        *offset = (size_t)(c - pattern);
        if (special) {
            c += special;
            continue;
        }
        if (text_starts_with(c, "***"))
            return "holds \"***\"; there are only \"*\" (within a segment) and \"**\" (across segments)";
        if (*c == ':' || *c == '.') {
            run = strspn(c, ":.");
            if (*c == ':' && run == 1)
                return "holds a single ':'; segments are separated by \"::\"";
            if (run != (*c == ':' ? 2u : 1u) || c[0] != c[run - 1] || (*c == '.' && c == pattern && !c[1]))
                return "holds an empty segment: two separators (\"::\" or \".\") follow each other";
            if (c[run] == '\0')
                return "ends with a separator: the last segment is missing";
            c += run;
            continue;
        }
        if (is_name_byte((unsigned char)*c)) {
            c++;
            continue;
        }
        if (*c == '(')
            return arena_printf(arena, "holds '('; a pattern is a name without parentheses, write \"%.*s\"", (int)(c - pattern), pattern);
        if (*c == '-')
            return "holds '-', which no name has (a crate's \"-\" is \"_\" in names)";
        if (*c == ' ')
            return "holds a space, which no name has";
        if (*c == '/')
            return "holds '/', which no name has; files are chosen under \"sources\"";
        return (unsigned char)*c < ' ' ? "holds a control character, which no name has" : arena_printf(arena, "holds '%c', which no name has", *c);
    }
    return NULL;
}

/* Byte in the file of byte `offset` of a string's value: the same distance from the quote unless there are escapes before it. */
static size_t place_in_string(const struct reader *reader, struct node node, size_t offset)
{
    size_t quote = reader->json.places.items[node.place].value;
    const char *text = reader->json.text.text + quote + 1;
    return memchr(text, '\\', smaller(offset + 1, reader->json.text.length - quote - 1)) ? quote : quote + 1 + offset;
}

static const char *read_name_pattern(struct reader *reader, struct node node, const char *key)
{
    size_t offset;
    if (!node.item)
        return NULL;
    const char *fault = find_fault_in_name(reader, node.item->valuestring, &offset);
    if (fault) {
        bool inside = node.item->valuestring[offset] != '\0';
        json_text_complain(&reader->json, inside ? place_in_string(reader, node, offset) : reader->json.places.items[node.place].value,
                           "the pattern of \"%s\" %s", key, fault);
        return NULL;
    }
    return arena_strdup(reader->arena, node.item->valuestring);
}

static const char *find_fault_in_path(const char *pattern)
{
    if (*pattern == '\0')
        return "is empty; wanted is a path or a pattern such as \"src/**\" or \"*.c\"";
    if (strstr(pattern, "***"))
        return "holds \"***\"; there are only \"*\" (within a name) and \"**\" (across directories)";
    if (*pattern == '!')
        return "begins with '!'; what is to be left out is listed under \"exclude\"";
    if (strchr(pattern, '\\'))
        return "holds '\\'; directories are separated by '/'";
    for (const char *c = pattern; *c; c++)
        if ((unsigned char)*c < ' ')
            return "holds a control character";
    return NULL;
}

/* ---- the parts ---- */

struct path_list {
    const char **items;
    size_t count;
};

static struct path_list read_paths(struct reader *reader, struct node array, const char *key)
{
    VEC(const char *) list = { 0 };
    if (array.item)
        for (struct node node = first_child_of(array); node.item; node = next_of(reader, node)) {
            if (!cJSON_IsString(node.item))
                continue; /* reported with its type */
            const char *fault = find_fault_in_path(node.item->valuestring);
            if (fault)
                complain_value(reader, node, "a pattern of \"%s\" %s", key, fault);
            else
                vec_push(reader->arena, &list, arena_strdup(reader->arena, node.item->valuestring));
        }
    return (struct path_list){ list.items, list.count };
}

static void read_trace(struct reader *reader, struct node object)
{
    static const char *const modes[] = { "full", "ring" };
    struct node found[TRACE_COUNT];
    if (!object.item)
        return;
    read_members(reader, object, "\"trace\"", trace_rules, TRACE_COUNT, found);
    reader->config->trace_directory = read_text(reader, found[TRACE_DIRECTORY], "directory", reader->config->trace_directory);
    reader->config->trace_mode = modes[read_choice(reader, found[TRACE_MODE], "mode", modes, COUNT(modes), 0)];
    reader->config->trace_throttle = found[TRACE_THROTTLE].item ? (uint32_t)found[TRACE_THROTTLE].item->valuedouble : 0;
    reader->config->trace_signal = read_text(reader, found[TRACE_SIGNAL], "signal", NULL);
    reader->config->trace_ring = found[TRACE_RING].item ? (int)found[TRACE_RING].item->valuedouble : 1;
}

static void read_collector(struct reader *reader, struct node object)
{
    struct node found[COLLECTOR_COUNT];
    if (!object.item)
        return;
    read_members(reader, object, "\"collector\"", collector_rules, COLLECTOR_COUNT, found);
    reader->config->collector_host = read_text(reader, found[COLLECTOR_HOST], "host", "127.0.0.1");
    reader->config->collector_port = found[COLLECTOR_PORT].item ? (int)found[COLLECTOR_PORT].item->valuedouble : 8080;
    reader->config->collector_token_file = read_text(reader, found[COLLECTOR_TOKEN_FILE], "token_file", NULL);
    reader->config->collector_ca_file = read_text(reader, found[COLLECTOR_CA_FILE], "ca_file", NULL);
}

static void read_sources(struct reader *reader, struct node object)
{
    struct config *config = reader->config;
    struct node found[SOURCES_COUNT] = { 0 };
    if (object.item)
        read_members(reader, object, "\"sources\"", sources_rules, SOURCES_COUNT, found);
    struct path_list include = read_paths(reader, found[SOURCES_INCLUDE], "include");
    struct path_list exclude = read_paths(reader, found[SOURCES_EXCLUDE], "exclude");
    struct path_list dependencies = read_paths(reader, found[SOURCES_DEPENDENCIES], "dependencies");
    for (size_t i = 0; i < include.count; i++)
        vec_push(reader->arena, &config->include, include.items[i]);
    for (size_t i = 0; i < exclude.count; i++)
        vec_push(reader->arena, &config->exclude, exclude.items[i]);
    for (size_t i = 0; i < dependencies.count; i++)
        vec_push(reader->arena, &config->dependencies, dependencies.items[i]);
    if (!found[SOURCES_INCLUDE].item)
        vec_push(reader->arena, &config->include, "**");
}

/* ---- probes ---- */

static const char *const form_names[] = { [FORM_EXACT] = "exact", [FORM_BLOCK] = "block" };

/* Keys that say nothing about the body of a function. */
static const int call_keys[] = { PROBE_KEY_ON, PROBE_KEY_KIND, PROBE_KEY_FORM, PROBE_KEY_START, PROBE_KEY_ARGUMENT };

/* Keys that are right one by one but not together. */
static void check_combination(struct reader *reader, struct node object, const struct node *found, enum probe_kind kind)
{
    const struct node *call = &found[PROBE_KEY_CALL], *method = &found[PROBE_KEY_METHOD], *start = &found[PROBE_KEY_START],
                      *argument = &found[PROBE_KEY_ARGUMENT];
    bool has_call = cJSON_GetObjectItemCaseSensitive(object.item, "call"), has_method = cJSON_GetObjectItemCaseSensitive(object.item, "method");
    bool has_function = cJSON_GetObjectItemCaseSensitive(object.item, "function");
    if (has_call + has_method + has_function > 1)
        complain_value(reader, object, "a probe has both \"%s\" and \"%s\"; accepted is one of them", has_call ? "call" : "method",
                       has_function ? "function" : "method");
    else if (!has_call && !has_method && !has_function)
        complain_value(reader, object, "a probe has none of \"call\", \"method\" and \"function\"; one of them names what is to be probed");
    for (size_t i = 0; has_function && i < COUNT(call_keys); i++)
        if (found[call_keys[i]].item)
            complain_key(reader, found[call_keys[i]], "\"%s\" is for probes of calls; \"function\" is about the bodies of functions",
                         probe_rules[call_keys[i]].name);
    if (has_function)
        return;
    if (found[PROBE_KEY_ON].item && !has_method)
        complain_key(reader, found[PROBE_KEY_ON], "\"on\" is the receiver's type of a \"method\"; this probe has none");
    if (kind == PROBE_GLOBAL && (method->item || (call->item && strcmp(call->item->valuestring, "main") != 0)))
        complain_value(reader, call->item ? *call : *method,
                       "kind \"global\" is the beginning and end of the program: accepted is \"call\": \"main\", found %s",
                       describe(reader, call->item ? call->item : method->item));
    if (start->item && kind != PROBE_LOCAL && kind != PROBE_ASYNC)
        complain_key(reader, *start, "\"start\" is for probes of kind \"local\" (calls that start a thread) and \"async\" (a task)");
    if (argument->item && kind != PROBE_LOCAL)
        complain_key(reader, *argument, "\"argument\" is for probes of kind \"local\" (calls that start a thread)");
    else if (argument->item && !start->item)
        complain_key(reader, *argument, "\"argument\" wants \"start\" beside it: the positions of the start routine and of what is passed to it");
    else if (argument->item && start->item->valuedouble == argument->item->valuedouble)
        complain_value(reader, *argument, "\"start\" and \"argument\" are the same position, %d", argument->item->valueint);
}

static void complain_inside(struct reader *reader, struct node node, size_t offset, const char *key, const char *fault)
{
    json_text_complain(&reader->json, place_in_string(reader, node, offset), "\"%s\" %s", key, fault);
}

/* "capture", "when", "every", "min_ns", "max_events", "backtrace"; NULL if there is none of them. */
static const struct detail *read_detail(struct reader *reader, const struct node *found)
{
    static const int keys[] = { PROBE_KEY_CAPTURE, PROBE_KEY_EVERY, PROBE_KEY_MIN_NS, PROBE_KEY_WHEN, PROBE_KEY_MAX_EVENTS, PROBE_KEY_BACKTRACE };
    bool any = false;
    for (size_t i = 0; i < COUNT(keys); i++)
        any = any || found[keys[i]].item;
    if (!any)
        return NULL;
    struct detail *detail = arena_new(reader->arena, struct detail);
    const char *fault;
    size_t offset;
    if (found[PROBE_KEY_CAPTURE].item)
        for (struct node node = first_child_of(found[PROBE_KEY_CAPTURE]); node.item; node = next_of(reader, node)) {
            struct detail_value value;
            if (!cJSON_IsString(node.item))
                continue; /* reported with its type */
            if ((fault = detail_read_value(reader->arena, node.item->valuestring, &value, &offset)) != NULL)
                complain_inside(reader, node, offset, "capture", fault);
            else
                vec_push(reader->arena, &detail->captures, value);
        }
    const struct node *when = &found[PROBE_KEY_WHEN];
    if (when->item && (fault = detail_read_conditions(reader->arena, when->item->valuestring, detail, &offset)) != NULL)
        complain_inside(reader, *when, offset, "when", fault);
    if (found[PROBE_KEY_EVERY].item)
        detail->every = (uint32_t)found[PROBE_KEY_EVERY].item->valuedouble;
    if (found[PROBE_KEY_MIN_NS].item)
        detail->min_ns = (uint64_t)found[PROBE_KEY_MIN_NS].item->valuedouble;
    if (found[PROBE_KEY_BACKTRACE].item)
        detail->backtrace = (uint32_t)found[PROBE_KEY_BACKTRACE].item->valuedouble;
    if (found[PROBE_KEY_MAX_EVENTS].item)
        detail->max_events = (uint64_t)found[PROBE_KEY_MAX_EVENTS].item->valuedouble;
    return detail;
}

static void read_probe(struct reader *reader, struct node object, enum probe_form form)
{
    static const char *const kinds[] = { [PROBE_CALL] = "call", [PROBE_LOCAL] = "local", [PROBE_GLOBAL] = "global", [PROBE_ASYNC] = "async" };
    struct node found[COUNT(probe_rules)];
    struct config_probe probe = { .start = -1, .argument = -1 };
    read_members(reader, object, "a probe", probe_rules, COUNT(probe_rules), found);
    const char *call = read_name_pattern(reader, found[PROBE_KEY_CALL], "call"),
               *method = read_name_pattern(reader, found[PROBE_KEY_METHOD], "method"),
               *function = read_name_pattern(reader, found[PROBE_KEY_FUNCTION], "function");
    probe.pattern = call ? call : method ? method : function;
    probe.is_method = !call && method;
    probe.on = read_name_pattern(reader, found[PROBE_KEY_ON], "on");
    probe.class_name = read_text(reader, found[PROBE_KEY_CLASS], "class", NULL);
    probe.kind = (enum probe_kind)read_choice(reader, found[PROBE_KEY_KIND], "kind", kinds, COUNT(kinds), PROBE_CALL);
    probe.form = (enum probe_form)read_choice(reader, found[PROBE_KEY_FORM], "form", form_names, COUNT(form_names), (int)form);
    if (found[PROBE_KEY_START].item)
        probe.start = (int)found[PROBE_KEY_START].item->valuedouble;
    if (found[PROBE_KEY_ARGUMENT].item)
        probe.argument = (int)found[PROBE_KEY_ARGUMENT].item->valuedouble;
    probe.detail = read_detail(reader, found);
    probe.is_dropped = found[PROBE_KEY_RECORD].item && cJSON_IsFalse(found[PROBE_KEY_RECORD].item);
    check_combination(reader, object, found, probe.kind);
    if (found[PROBE_KEY_FUNCTION].item)
        probe.kind = PROBE_FUNCTION;
    json_text_locate(&reader->json, reader->json.places.items[object.place].value, &probe.line, &probe.column);
    vec_push(reader->arena, &reader->config->probes, probe);
}

static void read_root(struct reader *reader, struct node root)
{
    struct node found[ROOT_COUNT];
    struct config *config = reader->config;
    if (!cJSON_IsObject(root.item)) {
        complain_value(reader, root, "the configuration is %s; accepted is an object, such as {\"probes\": [{\"call\": \"malloc\"}]}",
                       describe(reader, root.item));
        return;
    }
    read_members(reader, root, "the configuration", root_rules, ROOT_COUNT, found);
    const char *machine = read_text(reader, found[ROOT_MACHINE_ID], "machine_id", NULL);
    config->machine_id = machine && strcmp(machine, "auto") != 0 ? machine : NULL;
    config->strict = found[ROOT_STRICT].item && cJSON_IsTrue(found[ROOT_STRICT].item);
    read_trace(reader, found[ROOT_TRACE]);
    read_collector(reader, found[ROOT_COLLECTOR]);
    read_sources(reader, found[ROOT_SOURCES]);
    enum probe_form form = (enum probe_form)read_choice(reader, found[ROOT_FORM], "form", form_names, COUNT(form_names), FORM_EXACT);
    if (found[ROOT_PROBES].item)
        for (struct node node = first_child_of(found[ROOT_PROBES]); node.item; node = next_of(reader, node))
            if (cJSON_IsObject(node.item))
                read_probe(reader, node, form);
}

/* ---- the whole ---- */

static void complain_too_large(struct diags *diags, const char *path)
{
    diag_add(diags, path, 0, 0, "is larger than %d MiB: too large for a configuration (a pattern such as \"pthread_*\" stands for many names)",
             CONFIG_LIMIT >> 20);
}

struct config *config_parse(struct arena *arena, const char *path, const char *text, size_t length, struct diags *diags)
{
    static const char mark[] = "\xef\xbb\xbf"; /* byte order mark, which editors of some systems put before UTF-8 */
    if (length > CONFIG_LIMIT) {
        complain_too_large(diags, path);
        return NULL;
    }
    struct slice body = { text, length };
    if (length >= 3 && memcmp(text, mark, 3) == 0)
        body = (struct slice){ text + 3, length - 3 };
    struct config *config = arena_new(arena, struct config);
    *config = (struct config){ .path = fs_absolute(arena, path),
                               .trace_directory = "weft-trace",
                               .trace_mode = "full",
                               .trace_ring = 1,
                               .hash = hash_bytes(HASH_START, text, length) };
    struct reader reader = { .arena = arena, .json = { .arena = arena, .path = path, .text = body, .diags = diags }, .config = config };
    if (json_text_scan(&reader.json)) {
        cJSON *tree = cJSON_ParseWithLength(body.text, body.length);
        if (tree)
            read_root(&reader, (struct node){ tree, 0 });
        else
            json_text_complain(&reader.json, 0, "the configuration cannot be parsed (out of memory?)");
        cJSON_Delete(tree);
    }
    json_text_finish(&reader.json);
    return reader.json.n_mistakes ? NULL : config;
}

struct config *config_load(struct arena *arena, const char *path, struct diags *diags)
{
    struct slice text;
    if (fs_read(arena, path, CONFIG_LIMIT, &text) == 0)
        return config_parse(arena, path, text.text, text.length, diags);
    if (errno == EFBIG)
        complain_too_large(diags, path);
    else if (errno == EISDIR)
        diag_add(diags, path, 0, 0, "is a directory; wanted is a configuration file (JSON), such as %s", fs_join(arena, path, "config.json"));
    else
        diag_add(diags, path, 0, 0, "the configuration cannot be read: %s", strerror(errno));
    return NULL;
}

const char *config_find(struct arena *arena, const char *given, struct diags *diags)
{
    const char *named = getenv("WEFT_CONFIG");
    const char *path = given ? given : named && *named ? named : "config.json";
    const char *origin = given ? "named with -c" : named && *named ? "named by $WEFT_CONFIG" : NULL;
    if (fs_exists(path))
        return arena_strdup(arena, path);
    if (origin)
        diag_add(diags, path, 0, 0, "the configuration (%s) cannot be read: %s", origin, strerror(errno));
    else
        diag_add(diags, NULL, 0, 0, "no configuration: -c and $WEFT_CONFIG are not given, and there is no config.json in %s",
                 fs_absolute(arena, "."));
    return NULL;
}
