#define _GNU_SOURCE 1 /* memmem */
#include "json_place.h"

#include <ctype.h>
#include <string.h>

/* The text being scanned, and the current position. A scan function returns false if scanning cannot continue. */
struct scan {
    struct json_text *json;
    const char *text;
    size_t at, length;
};

static bool scan_value(struct scan *scan, size_t key, unsigned depth);

/* ---- lines and messages ---- */

static void list_lines(struct json_text *json)
{
    vec_push(json->arena, &json->lines, 0);
    const char *text = json->text.text, *end = text + json->text.length;
    for (const char *c = text; c < end && (c = memchr(c, '\n', (size_t)(end - c))); c++)
        vec_push(json->arena, &json->lines, (uint32_t)(c + 1 - text));
}

void json_text_locate(const struct json_text *json, size_t offset, unsigned *line, unsigned *column)
{
    size_t low = 0, high = json->lines.count; /* the line's index is in [low, high) */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (json->lines.items[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    *line = (unsigned)low + 1;
    *column = (unsigned)(offset - json->lines.items[low]) + 1;
}

void json_text_complain(struct json_text *json, size_t offset, const char *format, ...)
{
    if (json->n_mistakes++ >= JSON_MISTAKES_SHOWN) {
        json->last = offset;
        return;
    }
    unsigned line, column;
    json_text_locate(json, offset, &line, &column);
    va_list arguments;
    va_start(arguments, format);
    diag_add(json->diags, json->path, line, column, "%s", arena_vprintf(json->arena, format, arguments));
    va_end(arguments);
}

void json_text_finish(struct json_text *json)
{
    if (json->n_mistakes <= JSON_MISTAKES_SHOWN)
        return;
    unsigned line, column;
    json_text_locate(json, json->last, &line, &column);
    diag_add(json->diags, json->path, line, column, "and %zu more mistakes up to here", json->n_mistakes - JSON_MISTAKES_SHOWN);
}

/* ---- characters ---- */

static int peek(const struct scan *scan)
{
    return scan->at < scan->length ? (unsigned char)scan->text[scan->at] : -1;
}

static bool is_word(int c)
{
    return c == '_' || c == '$' || (c > 0 && c < 0x80 && isalnum(c));
}

static struct slice peek_word(const struct scan *scan)
{
    size_t end = scan->at;
    while (end < scan->length && is_word((unsigned char)scan->text[end]))
        end++;
    return (struct slice){ scan->text + scan->at, end - scan->at };
}

/* Describes what is at the current position, for a message. */
static const char *describe(const struct scan *scan)
{
    int c = peek(scan);
    struct slice word = peek_word(scan);
    struct arena *arena = scan->json->arena;
    if (c < 0)
        return "the end of the file";
    if (c == 0)
        return "a NUL byte (is this a text file?)";
    if (word.length)
        return arena_printf(arena, "%.*s%s", word.length > 40 ? 40 : (int)word.length, word.text, word.length > 40 ? "..." : "");
    if (c == '"')
        return "a string";
    size_t length = utf8_length(scan->text + scan->at, scan->length - scan->at);
    if (length == 0 || c < ' ' || c == 0x7f)
        return arena_printf(arena, "the byte 0x%02x", (unsigned)c);
    return arena_printf(arena, "'%.*s'", (int)length, scan->text + scan->at);
}

#define complain(scan, ...) json_text_complain((scan)->json, (scan)->at, __VA_ARGS__)

/* JSON has no comments. Those of other languages are recognised, reported and skipped. */
static bool skip_comment(struct scan *scan)
{
    const char *rest = scan->text + scan->at, *end = scan->text + scan->length;
    bool block = end - rest >= 2 && rest[0] == '/' && rest[1] == '*';
    if (!block && !(end - rest >= 2 && rest[0] == '/' && rest[1] == '/') && *rest != '#')
        return false;
    complain(scan, "found a comment: JSON has no comments, remove it");
    const char *close = block ? memmem(rest + 2, (size_t)(end - rest - 2), "*/", 2) : memchr(rest, '\n', (size_t)(end - rest));
    scan->at = close ? (size_t)(close - scan->text) + (block ? 2 : 0) : scan->length;
    return true;
}

static void skip_space(struct scan *scan)
{
    while (scan->at < scan->length) {
        char c = scan->text[scan->at];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
            scan->at++;
        else if (!skip_comment(scan))
            return;
    }
}

/* ---- values ---- */

static int hex4(const struct scan *scan, size_t at)
{
    int value = 0;
    if (scan->length - at < 4)
        return -1;
    for (size_t i = at; i < at + 4; i++) {
        int c = (unsigned char)scan->text[i];
        if (c >= 0x80 || !isxdigit(c))
            return -1;
        value = value * 16 + (isdigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return value;
}

/* Starts at a backslash and moves past the escape. */
static void scan_escape(struct scan *scan)
{
    int c = scan->at + 1 < scan->length ? (unsigned char)scan->text[scan->at + 1] : -1;
    if (c != 'u') {
        if (c < 0 || !strchr("\"\\/bfnrt", c) || c == 0)
            complain(scan, "unknown escape in a string: accepted are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is written \\\\");
        scan->at += c >= ' ' && c < 0x80 ? 2 : 1;
        return;
    }
    int value = hex4(scan, scan->at + 2), low = -1;
    if (value >= 0xd800 && value <= 0xdbff && scan->length - scan->at >= 12 && scan->text[scan->at + 6] == '\\' && scan->text[scan->at + 7] == 'u')
        low = hex4(scan, scan->at + 8);
    bool pair = low >= 0xdc00 && low <= 0xdfff;
    if (value < 0)
        complain(scan, "\\u in a string needs four hexadecimal digits");
    else if (value == 0)
        complain(scan, "\\u0000 in a string: names and paths cannot contain a NUL character");
    else if (value >= 0xd800 && value <= 0xdfff && !pair)
        complain(scan, "half of a surrogate pair in a string: a character beyond U+FFFF is written \\uD83D\\uDE00 or as it is, in UTF-8");
    scan->at += value < 0 ? 2 : pair ? 12 : 6;
}

/* Starts at the opening quote and moves past the closing one. */
static bool scan_string(struct scan *scan)
{
    size_t begin = scan->at++;
    for (;;) {
        int c = peek(scan);
        size_t length;
        if (c < 0 || c == '\n') {
            json_text_complain(scan->json, begin, "this string is not closed before the end of the %s: a '\"' is missing", c < 0 ? "file" : "line");
            return false;
        }
        if (c == '"') {
            scan->at++;
            return true;
        }
        if (c == '\\') {
            scan_escape(scan);
        } else if (c < ' ') {
            complain(scan, "found the byte 0x%02x in a string: control characters are written \\uXXXX%s", (unsigned)c,
                     c == '\t' ? ", a tab \\t" : "");
            scan->at++;
        } else if ((length = utf8_length(scan->text + scan->at, scan->length - scan->at)) == 0) {
            complain(scan, "found the byte 0x%02x, which is not UTF-8: save the file as UTF-8", (unsigned)c);
            while (utf8_length(scan->text + scan->at, scan->length - scan->at) == 0 && scan->at < scan->length)
                scan->at++; /* one message for several such bytes in a row */
        } else {
            scan->at += length;
        }
    }
}

static size_t skip_digits(const struct scan *scan, size_t at)
{
    while (at < scan->length && scan->text[at] >= '0' && scan->text[at] <= '9')
        at++;
    return at;
}

/* RFC 8259, section 6: no leading zeros, no '+', digits on both sides of the point. */
static void scan_number(struct scan *scan)
{
    size_t begin = scan->at, at = begin + (scan->text[begin] == '-'), digits = at;
    at = skip_digits(scan, at);
    bool valid = at > digits && (scan->text[digits] != '0' || at == digits + 1);
    if (at < scan->length && scan->text[at] == '.') {
        digits = ++at;
        at = skip_digits(scan, at);
        valid = valid && at > digits;
    }
    if (at < scan->length && (scan->text[at] == 'e' || scan->text[at] == 'E')) {
        at++;
        at += at < scan->length && (scan->text[at] == '+' || scan->text[at] == '-');
        digits = at;
        at = skip_digits(scan, at);
        valid = valid && at > digits;
    }
    for (; at < scan->length && (is_word((unsigned char)scan->text[at]) || strchr("+-.", scan->text[at])) && scan->text[at]; at++)
        valid = false;
    if (!valid)
        json_text_complain(scan->json, begin, "%.*s is not a number in JSON", at - begin > 40 ? 40 : (int)(at - begin), scan->text + begin);
    scan->at = at;
}

static bool scan_word(struct scan *scan)
{
    static const struct {
        const char *found, *meant;
    } slips[] = { { "True", "true" }, { "TRUE", "true" }, { "yes", "true" },  { "on", "true" },  { "False", "false" }, { "FALSE", "false" },
                  { "no", "false" },  { "off", "false" }, { "None", "null" }, { "nil", "null" }, { "NULL", "null" } };
    struct slice word = peek_word(scan);
    if (!slice_is(word, "true") && !slice_is(word, "false") && !slice_is(word, "null")) {
        const char *meant = NULL;
        for (size_t i = 0; i < sizeof slips / sizeof *slips; i++)
            if (slice_is(word, slips[i].found))
                meant = slips[i].meant;
        if (meant)
            complain(scan, "found %s: in JSON it is written %s", describe(scan), meant);
        else
            complain(scan, "found %s where a value is expected: strings are written in double quotes, and the only words are true, false and null",
                     describe(scan));
    }
    scan->at += word.length;
    return true;
}

/* Starts at the first character of a member's name and moves past the colon. */
static bool scan_key(struct scan *scan)
{
    if (peek(scan) == '"') {
        if (!scan_string(scan))
            return false;
    } else if (peek_word(scan).length) {
        complain(scan, "found %s: the name of a member is written in double quotes", describe(scan));
        scan->at += peek_word(scan).length;
    } else {
        complain(scan, "found %s where the name of a member is expected: a string in double quotes, or '}'", describe(scan));
        return false;
    }
    skip_space(scan);
    if (peek(scan) != ':' && peek(scan) != '=') {
        complain(scan, "found %s where ':' is expected", describe(scan));
        return peek(scan) == '"'; /* continue if only the colon is missing */
    }
    if (peek(scan) == '=')
        complain(scan, "found '=' where ':' is expected");
    scan->at++;
    skip_space(scan);
    return true;
}

/* Called after a value in an object or array. Moves past the comma and returns true, or stops at the closing bracket
 * or at a mistake and returns false. */
static bool scan_comma(struct scan *scan, char close)
{
    skip_space(scan);
    int c = peek(scan);
    if (c == ',') {
        size_t comma = scan->at++;
        skip_space(scan);
        if (peek(scan) != close)
            return true;
        json_text_complain(scan->json, comma, "a comma before '%c': JSON allows none after the last %s", close, close == '}' ? "member" : "element");
        return false;
    }
    if (c == '"' || c == '{' || c == '[' || is_word(c)) {
        complain(scan, "a comma is missing before this");
        return c != (unsigned char)close;
    }
    return false;
}

/* An object or an array. Starts at the opening bracket. */
static bool scan_members(struct scan *scan, unsigned depth)
{
    size_t open = scan->at;
    char close = scan->text[open] == '{' ? '}' : ']';
    const char *name = close == '}' ? "object" : "array";
    unsigned line, column;
    if (depth > JSON_DEPTH_LIMIT) {
        complain(scan, "nested more than %d levels deep: a configuration needs four", JSON_DEPTH_LIMIT);
        return false;
    }
    scan->at++;
    skip_space(scan);
    if (peek(scan) != close) {
        do {
            size_t key = scan->at;
            if (close == '}' && !scan_key(scan))
                return false;
            if (!scan_value(scan, close == '}' ? key : SIZE_MAX, depth))
                return false;
        } while (scan_comma(scan, close));
    }
    if (peek(scan) == close) {
        scan->at++;
        return true;
    }
    json_text_locate(scan->json, open, &line, &column);
    complain(scan, "found %s where ',' or '%c' is expected: the %s that begins at line %u, column %u is still open", describe(scan), close, name,
             line, column);
    return false;
}

/* `key` is the offset of the member's name, or SIZE_MAX if the value has none. */
static bool scan_value(struct scan *scan, size_t key, unsigned depth)
{
    struct json_text *json = scan->json;
    size_t index = json->places.count, begin = scan->at;
    if (index == JSON_VALUES_LIMIT) {
        complain(scan, "more than %d values: too many for a configuration", JSON_VALUES_LIMIT);
        return false;
    }
    vec_push(json->arena, &json->places, (struct json_place){ (uint32_t)(key == SIZE_MAX ? begin : key), (uint32_t)begin, 1 });
    int c = peek(scan);
    bool known = true;
    if (c == '{' || c == '[') {
        known = scan_members(scan, depth + 1);
    } else if (c == '"') {
        known = scan_string(scan);
    } else if (c == '-' || (c >= '0' && c <= '9')) {
        scan_number(scan);
    } else if (peek_word(scan).length) {
        known = scan_word(scan);
    } else if (c == '\'') {
        complain(scan, "found ' where a value is expected: strings are written in double quotes");
        known = false;
    } else {
        complain(scan, "found %s where a value is expected", describe(scan));
        known = false;
    }
    json->places.items[index].subtree = (uint32_t)(json->places.count - index);
    return known;
}

/* ---- the whole text ---- */

static bool is_utf16(struct slice text)
{
    const unsigned char *c = (const unsigned char *)text.text;
    return text.length >= 2 &&
           ((c[0] == 0xff && c[1] == 0xfe) || (c[0] == 0xfe && c[1] == 0xff) || (c[0] == '{' && c[1] == 0) || (c[0] == 0 && c[1] == '{'));
}

bool json_text_scan(struct json_text *json)
{
    size_t before = json->n_mistakes;
    struct scan scan = { json, json->text.text, 0, json->text.length };
    list_lines(json);
    if (is_utf16(json->text)) {
        complain(&scan, "the file is UTF-16: save it as UTF-8");
        return false;
    }
    skip_space(&scan);
    if (scan.at == scan.length) {
        json_text_complain(json, 0, "the file is empty: a configuration is a JSON object, such as {\"probes\": [{\"call\": \"malloc\"}]}");
        return false;
    }
    if (scan_value(&scan, SIZE_MAX, 0)) {
        skip_space(&scan);
        if (scan.at < scan.length)
            complain(&scan, "found %s after the end of the configuration, which is one JSON value", describe(&scan));
    }
    return json->n_mistakes == before;
}
