#include "patterns.h"

#include <string.h>

#include "str.h"

static bool is_name_byte(unsigned char c)
{
    return c >= 0x80 || c == '_' || c == '$' || c == '~' || c == '*' || c == '?' || (c >= '0' && c <= '9') ||
           ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

/* The length of a part with a syntax of its own, "<...>", "(anonymous namespace)" or "operator" with its symbols; 0 if
 * none begins at `at`. */
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
        depth -= c == '>' && at[length - 1] != '-'; /* not the "->" of a function type; at[0] is '<' */
        length++;
    } while (depth > 0);
    return length;
}

/* Returns NULL, or what is wrong with a name pattern; *offset is the byte it is about. */
static const char *find_fault_in_name(struct config_reader *reader, const char *pattern, size_t *offset)
{
    struct arena *arena = reader->arena;
    const char *c = pattern;
    *offset = 0;
    if (*pattern == '\0')
        return "is empty; expected a name such as \"pthread_create\" or a pattern such as \"pthread_*\"";
    if (text_starts_with(pattern, "::"))
        return arena_printf(arena, "begins with \"::\"; names are absolute without it, write \"%s\"", pattern + 2);
    while (*c) {
        size_t special = special_length(pattern, c), run = 0;
        *offset = (size_t)(c - pattern);
        if (special) {
            c += special;
            continue;
        }
        if (text_starts_with(c, "***"))
            return "contains \"***\"; there are only \"*\" (within a segment) and \"**\" (across segments)";
        if (*c == ':' || *c == '.') {
            run = strspn(c, ":.");
            if (*c == ':' && run == 1)
                return "contains a single ':'; segments are separated by \"::\"";
            if (run != (*c == ':' ? 2u : 1u) || c[0] != c[run - 1] || (*c == '.' && c == pattern && !c[1]))
                return "contains an empty segment: two separators (\"::\" or \".\") follow each other";
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
            return arena_printf(arena, "contains '('; a pattern is a name without parentheses, write \"%.*s\"", (int)(c - pattern), pattern);
        if (*c == '-')
            return "contains '-', which no name has (a crate's \"-\" is \"_\" in names)";
        if (*c == ' ')
            return "contains a space, which no name has";
        if (*c == '/')
            return "contains '/', which no name has; files are chosen under \"sources\"";
        return (unsigned char)*c < ' ' ? "contains a control character, which no name has"
                                       : arena_printf(arena, "contains '%c', which no name has", *c);
    }
    return NULL;
}

/* The same for a directive: words have single blanks between them, and the last may have an argument. */
static const char *find_fault_in_directive(struct config_reader *reader, const char *pattern, size_t *offset)
{
    char *name = arena_strdup(reader->arena, pattern);
    size_t length = strlen(name), open = strcspn(name, "(");
    for (size_t i = 1; i + 1 < length; i++)
        if (name[i] == ' ' && name[i - 1] != ' ')
            name[i] = '_';
    if (open > 0 && open + 2 < length && name[length - 1] == ')')
        name[open] = name[length - 1] = '_';
    return find_fault_in_name(reader, name, offset);
}

static const char *read(struct config_reader *reader, struct json_node node, const char *key,
                        const char *(*find_fault)(struct config_reader *reader, const char *pattern, size_t *offset))
{
    size_t offset;
    if (!node.item)
        return NULL;
    const char *fault = find_fault(reader, node.item->valuestring, &offset);
    if (fault) {
        bool inside = node.item->valuestring[offset] != '\0';
        json_text_complain(&reader->json, inside ? json_object_place(reader, node, offset) : reader->json.places.items[node.place].value,
                           "the pattern of \"%s\" %s", key, fault);
        return NULL;
    }
    return arena_strdup(reader->arena, node.item->valuestring);
}

const char *patterns_read_name(struct config_reader *reader, struct json_node node, const char *key)
{
    return read(reader, node, key, find_fault_in_name);
}

const char *patterns_read_directive(struct config_reader *reader, struct json_node node, const char *key)
{
    return read(reader, node, key, find_fault_in_directive);
}

static const char *find_fault_in_path(const char *pattern)
{
    if (*pattern == '\0')
        return "is empty; expected a path or a pattern such as \"src/**\" or \"*.c\"";
    if (strstr(pattern, "***"))
        return "contains \"***\"; there are only \"*\" (within a name) and \"**\" (across directories)";
    if (*pattern == '!')
        return "begins with '!'; files to leave out are listed under \"exclude\"";
    if (strchr(pattern, '\\'))
        return "contains '\\'; directories are separated by '/'";
    for (const char *c = pattern; *c; c++)
        if ((unsigned char)*c < ' ')
            return "contains a control character";
    return NULL;
}

struct path_list patterns_read_paths(struct config_reader *reader, struct json_node array, const char *key)
{
    VEC(const char *) list = { 0 };
    if (array.item)
        for (struct json_node node = json_object_first(array); node.item; node = json_object_next(reader, node)) {
            if (!cJSON_IsString(node.item))
                continue; /* a wrong type is reported elsewhere */
            const char *fault = find_fault_in_path(node.item->valuestring);
            if (fault)
                complain_value(reader, node, "a pattern of \"%s\" %s", key, fault);
            else
                vec_push(reader->arena, &list, arena_strdup(reader->arena, node.item->valuestring));
        }
    return (struct path_list){ list.items, list.count };
}
