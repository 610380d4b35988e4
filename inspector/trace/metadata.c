#include "metadata.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The text after `key =` if the line begins with it, else NULL. */
static const char *match_key(const char *line, const char *end, const char *key)
{
    size_t length = strlen(key);
    while (line < end && is_blank(*line))
        line++;
    if ((size_t)(end - line) <= length || memcmp(line, key, length) != 0)
        return NULL;
    line += length;
    while (line < end && is_blank(*line))
        line++;
    if (line == end || *line != '=')
        return NULL;
    line++;
    while (line < end && is_blank(*line))
        line++;
    return line;
}

static const char *read_string(struct arena *arena, const char *at, const char *end)
{
    struct str text = { .arena = arena };
    str_begin(&text);
    for (; at < end && *at != '"' && *at != '\n'; at++) {
        if (*at == '\\' && at + 1 < end) {
            at++;
            str_add_char(&text, *at == 'n' ? '\n' : *at == 't' ? '\t' : *at);
        } else {
            str_add_char(&text, *at);
        }
    }
    return at < end && *at == '"' ? text.text : NULL;
}

static const char *read_word(struct arena *arena, const char *at, const char *end)
{
    const char *start = at;
    while (at < end && *at != ';' && *at != '\n' && !is_blank(*at))
        at++;
    return at < end && at > start ? arena_strndup(arena, start, (size_t)(at - start)) : NULL;
}

const char *metadata_text(struct arena *arena, struct slice metadata, const char *key)
{
    const char *line = metadata.text, *end = line + metadata.length;
    while (line < end) {
        const char *value = match_key(line, end, key);
        if (value && value < end)
            return *value == '"' ? read_string(arena, value + 1, end) : read_word(arena, value, end);
        line = memchr(line, '\n', (size_t)(end - line));
        if (!line)
            break;
        line++;
    }
    return NULL;
}

bool metadata_number(struct arena *arena, struct slice metadata, const char *key, int64_t *number)
{
    const char *text = metadata_text(arena, metadata, key);
    char *end;
    if (!text || !*text || isspace((unsigned char)*text))
        return false;
    errno = 0;
    *number = strtoll(text, &end, 0);
    return !*end && errno == 0;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool metadata_parse_uuid(const char *text, uint8_t uuid[16])
{
    for (size_t i = 0; i < 16; i++) {
        if (*text == '-')
            text++;
        int high = hex_digit(text[0]), low = high < 0 ? -1 : hex_digit(text[1]);
        if (low < 0)
            return false;
        uuid[i] = (uint8_t)(high << 4 | low);
        text += 2;
    }
    return !*text;
}
