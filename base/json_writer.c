#include "json_writer.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CHECKED_DEPTH = 64 /* bits of json_writer.objects */ };

void json_to_text(struct json_writer *json, struct str *text, enum json_style style)
{
    *json = (struct json_writer){ .text = text, .style = style };
}

void json_to_output(struct json_writer *json, struct output *output, enum json_style style)
{
    *json = (struct json_writer){ .output = output, .style = style };
}

static void put(struct json_writer *json, const char *bytes, size_t length)
{
    if (json->text)
        str_add_bytes(json->text, bytes, length);
    else if (length > 0)
        output_bytes(json->output, bytes, length);
}

static void put_text(struct json_writer *json, const char *text)
{
    put(json, text, strlen(text));
}

/* ---- nesting ---- */

static bool is_in(const struct json_writer *json, bool object)
{
    return json->depth > 0 && (json->depth > CHECKED_DEPTH || (json->objects >> (json->depth - 1) & 1) == object);
}

/* Ends the line if that was asked for; else puts `space`. */
static void separate(struct json_writer *json, const char *space)
{
    if (!json->is_new_line) {
        put_text(json, space);
        return;
    }
    put(json, "\n", 1);
    for (unsigned i = 0; i < json->indent; i++)
        put(json, " ", 1);
    json->is_new_line = false;
}

/* What stands before a member or an element. */
static void begin_item(struct json_writer *json)
{
    if (json->has_before)
        put(json, ",", 1);
    if (json->has_before)
        separate(json, json->style == JSON_COMPACT ? "" : " ");
    else
        separate(json, json->style == JSON_PADDED && is_in(json, true) ? " " : "");
    json->has_before = true;
}

static void begin_value(struct json_writer *json)
{
    if (json->has_name) {
        json->has_name = false;
        return;
    }
    /* a member has a name, and there is one outermost value */
    assert(is_in(json, false) || (json->depth == 0 && !json->has_before));
    begin_item(json);
}

static void open(struct json_writer *json, bool object)
{
    begin_value(json);
    put_text(json, object ? "{" : "[");
    if (json->depth < CHECKED_DEPTH)
        json->objects = (json->objects & ~(UINT64_C(1) << json->depth)) | (uint64_t)object << json->depth;
    json->depth++;
    json->has_before = false;
}

static void close(struct json_writer *json, bool object)
{
    assert(is_in(json, object) && !json->has_name);
    separate(json, json->style == JSON_PADDED && object && json->has_before ? " " : "");
    put_text(json, object ? "}" : "]");
    json->depth--;
    json->has_before = true;
}

void json_open_object(struct json_writer *json)
{
    open(json, true);
}

void json_close_object(struct json_writer *json)
{
    close(json, true);
}

void json_open_array(struct json_writer *json)
{
    open(json, false);
}

void json_close_array(struct json_writer *json)
{
    close(json, false);
}

void json_line(struct json_writer *json, unsigned indent)
{
    assert(!json->has_name);
    json->is_new_line = true;
    json->indent = indent;
}

void json_finish(struct json_writer *json)
{
    assert(json->depth == 0 && json->has_before);
    put(json, "\n", 1);
}

/* ---- strings ---- */

/* What the character is written as, if not as itself; `room` is for what is made. */
static const char *escape(const struct json_writer *json, unsigned char c, char room[8])
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    default:
        if (c >= ' ' && c != 0x7f && !(c == '<' && json->is_in_html))
            return NULL;
        snprintf(room, 8, "\\u%04x", c);
        return room;
    }
}

static void put_string(struct json_writer *json, struct slice text)
{
    char room[8];
    size_t done = 0; /* up to here it is written */
    put(json, "\"", 1);
    for (size_t at = 0, length; at < text.length; at += length) {
        length = utf8_length(text.text + at, text.length - at);
        const char *escaped = length == 0 ? "\\ufffd" : escape(json, (unsigned char)text.text[at], room);
        if (length == 0)
            length = 1;
        if (!escaped)
            continue;
        put(json, text.text + done, at - done);
        put_text(json, escaped);
        done = at + length;
    }
    put(json, text.text + done, text.length - done);
    put(json, "\"", 1);
}

void json_name(struct json_writer *json, const char *name)
{
    assert(is_in(json, true) && !json->has_name);
    begin_item(json);
    put_string(json, slice_of(name));
    put_text(json, json->style == JSON_COMPACT ? ":" : ": ");
    json->has_name = true;
}

void json_slice(struct json_writer *json, struct slice text)
{
    begin_value(json);
    put_string(json, text);
}

void json_string(struct json_writer *json, const char *text)
{
    json_slice(json, slice_of(text));
}

void json_format(struct json_writer *json, const char *format, ...)
{
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    assert(length >= 0 && length < (int)sizeof text);
    (void)length;
    json_string(json, text);
}

/* ---- other values ---- */

static void put_value(struct json_writer *json, const char *text)
{
    begin_value(json);
    put_text(json, text);
}

/* Digits of `number`, at least `least` of them, that end at `end`. */
static char *digits_before(char *end, uint64_t number, int least)
{
    for (; number > 0 || least > 0; number /= 10, least--)
        *--end = (char)('0' + number % 10);
    return end;
}

void json_number(struct json_writer *json, uint64_t number)
{
    char digits[24], *end = digits + sizeof digits, *begin = digits_before(end, number, 1);
    begin_value(json);
    put(json, begin, (size_t)(end - begin));
}

void json_integer(struct json_writer *json, int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, number);
    put_value(json, text);
}

void json_micros(struct json_writer *json, uint64_t ns)
{
    char digits[32], *end = digits + sizeof digits, *begin = digits_before(end, ns % 1000, 3);
    *--begin = '.';
    begin = digits_before(begin, ns / 1000, 1);
    begin_value(json);
    put(json, begin, (size_t)(end - begin));
}

void json_real(struct json_writer *json, double number, int decimals)
{
    char text[512]; /* the largest double has 309 digits before the point */
    const char *quote = isfinite(number) ? "" : "\"";
    if (decimals < 0)
        snprintf(text, sizeof text, "%s%.17g%s", quote, number, quote);
    else
        snprintf(text, sizeof text, "%s%.*f%s", quote, decimals, number, quote);
    put_value(json, text);
}

void json_bool(struct json_writer *json, bool value)
{
    put_value(json, value ? "true" : "false");
}

void json_null(struct json_writer *json)
{
    put_value(json, "null");
}

void json_fragment(struct json_writer *json, struct slice written)
{
    assert(json->depth > 0 && !json->has_name);
    if (written.length == 0)
        return;
    begin_item(json);
    put(json, written.text, written.length);
}

/* ---- members ---- */

void json_member_string(struct json_writer *json, const char *name, const char *text)
{
    json_name(json, name);
    json_string(json, text);
}

void json_member_number(struct json_writer *json, const char *name, uint64_t number)
{
    json_name(json, name);
    json_number(json, number);
}

void json_member_bool(struct json_writer *json, const char *name, bool value)
{
    json_name(json, name);
    json_bool(json, value);
}

void str_add_json(struct str *str, const char *text)
{
    struct json_writer json;
    json_to_text(&json, str, JSON_COMPACT);
    json_string(&json, text);
}
