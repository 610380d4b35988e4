#include "json_writer.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "digits.h"

enum { CHECKED_DEPTH = 64 /* bits of json_writer.objects */ };

void json_to_text(struct json_writer *json, struct str *text, enum json_style style)
{
    *json = (struct json_writer){ .text = text, .style = style };
}

void json_to_members(struct json_writer *json, struct str *text, enum json_style style)
{
    *json = (struct json_writer){ .text = text, .style = style, .depth = 1, .objects = 1 };
}

void json_to_output(struct json_writer *json, struct output *output, enum json_style style)
{
    *json = (struct json_writer){ .output = output, .style = style };
}

/* ---- pieces ---- */

/* What a call writes, written right where it belongs: an export writes millions of members of a few bytes. */
struct piece {
    struct json_writer *json;
    char *begin, *end;
};
enum {
    SHORT = 80,     /* bytes: names, strings, numbers and fragments that are longer go past the piece */
    AROUND = 20,    /* comma, line end, brackets, quotes, colon, space: fewer than that */
    MOST_PARTS = 2, /* a name and its value */
    PIECE = MOST_PARTS * SHORT + AROUND + JSON_MOST_INDENT
};

static inline void begin_room(struct piece *piece, struct json_writer *json, size_t size)
{
    piece->json = json;
    piece->begin = piece->end = json->text ? str_room(json->text, size) : output_room(json->output, size);
}

static inline void begin_piece(struct piece *piece, struct json_writer *json)
{
    begin_room(piece, json, PIECE);
}

static inline void end_piece(struct piece *piece)
{
    size_t length = (size_t)(piece->end - piece->begin);
    if (piece->json->text)
        str_take(piece->json->text, length);
    else
        output_take(piece->json->output, length);
}

static inline void add_char(struct piece *piece, char c)
{
    *piece->end++ = c;
}

static void put(struct json_writer *json, const char *bytes, size_t length)
{
    if (json->text)
        str_add_bytes(json->text, bytes, length);
    else if (length > 0)
        output_bytes(json->output, bytes, length);
}

static inline void add(struct piece *piece, const char *bytes, size_t length)
{
    if (length > SHORT) {
        end_piece(piece);
        put(piece->json, bytes, length);
        begin_piece(piece, piece->json);
    } else if (length > 0) {
        memcpy(piece->end, bytes, length);
        piece->end += length;
    }
}

/* ---- nesting ---- */

static bool is_in(const struct json_writer *json, bool object)
{
    return json->depth > 0 && (json->depth > CHECKED_DEPTH || (json->objects >> (json->depth - 1) & 1) == object);
}

/* Ends the line if that was asked for; else adds a space if it `is_spaced`. */
static inline void separate(struct piece *piece, bool is_spaced)
{
    struct json_writer *json = piece->json;
    if (json->is_new_line) {
        add_char(piece, '\n');
        memset(piece->end, ' ', json->indent);
        piece->end += json->indent;
        json->is_new_line = false;
    } else if (is_spaced) {
        add_char(piece, ' ');
    }
}

/* What stands before a member or an element. */
static inline void begin_item(struct piece *piece)
{
    struct json_writer *json = piece->json;
    if (json->has_before)
        add_char(piece, ',');
    separate(piece, json->has_before ? json->style != JSON_COMPACT : json->style == JSON_PADDED && is_in(json, true));
    json->has_before = true;
}

static void begin_value(struct piece *piece, struct json_writer *json)
{
    begin_piece(piece, json);
    if (json->has_name) {
        json->has_name = false;
        return;
    }
    /* a member has a name, and there is one outermost value */
    assert(is_in(json, false) || (json->depth == 0 && !json->has_before));
    begin_item(piece);
}

static void open(struct json_writer *json, bool object)
{
    struct piece piece;
    begin_value(&piece, json);
    add_char(&piece, object ? '{' : '[');
    end_piece(&piece);
    if (json->depth < CHECKED_DEPTH)
        json->objects = (json->objects & ~(UINT64_C(1) << json->depth)) | (uint64_t)object << json->depth;
    json->depth++;
    json->has_before = false;
}

static void close(struct json_writer *json, bool object)
{
    struct piece piece;
    assert(is_in(json, object) && !json->has_name);
    begin_piece(&piece, json);
    separate(&piece, json->style == JSON_PADDED && object && json->has_before);
    add_char(&piece, object ? '}' : ']');
    end_piece(&piece);
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
    assert(!json->has_name && indent <= JSON_MOST_INDENT);
    json->is_new_line = true;
    json->indent = indent;
}

void json_finish(struct json_writer *json)
{
    assert(json->depth == 0 && json->has_before);
    put(json, "\n", 1);
}

/* ---- strings ---- */

/* ASCII that is written as it is, whatever the writer's settings. */
static inline bool is_plain(unsigned char c)
{
    return c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<';
}

/* Adds as much of the text as is plain and short; returns how much. */
static inline size_t add_plain(struct piece *piece, struct slice text)
{
    size_t n = text.length < SHORT ? text.length : SHORT, i = 0;
    for (; i < n && is_plain((unsigned char)text.text[i]); i++)
        piece->end[i] = text.text[i];
    piece->end += i;
    return i;
}

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

static void put_escaped(struct json_writer *json, struct slice text)
{
    char room[8];
    size_t done = 0; /* up to here it is written */
    for (size_t at = 0, length; at < text.length; at += length) {
        length = utf8_length(text.text + at, text.length - at);
        const char *escaped = length == 0 ? "\\ufffd" : escape(json, (unsigned char)text.text[at], room);
        if (length == 0)
            length = 1;
        if (!escaped)
            continue;
        put(json, text.text + done, at - done);
        put(json, escaped, strlen(escaped));
        done = at + length;
    }
    put(json, text.text + done, text.length - done);
}

static void add_string(struct piece *piece, struct slice text)
{
    add_char(piece, '"');
    size_t done = add_plain(piece, text);
    if (done < text.length) {
        end_piece(piece);
        put_escaped(piece->json, (struct slice){ text.text + done, text.length - done });
        begin_piece(piece, piece->json);
    }
    add_char(piece, '"');
}

static void add_name(struct piece *piece, struct slice name)
{
    struct json_writer *json = piece->json;
    assert(is_in(json, true) && !json->has_name);
    begin_item(piece);
    add_string(piece, name);
    add_char(piece, ':');
    if (json->style != JSON_COMPACT)
        add_char(piece, ' ');
}

void json_name_slice(struct json_writer *json, struct slice name)
{
    struct piece piece;
    begin_piece(&piece, json);
    add_name(&piece, name);
    end_piece(&piece);
    json->has_name = true;
}

void json_name(struct json_writer *json, const char *name)
{
    json_name_slice(json, slice_of(name));
}

void json_slice(struct json_writer *json, struct slice text)
{
    struct piece piece;
    begin_value(&piece, json);
    add_string(&piece, text);
    end_piece(&piece);
}

void json_string(struct json_writer *json, const char *text)
{
    if (text)
        json_slice(json, slice_of(text));
    else
        json_null(json);
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
    struct piece piece;
    begin_value(&piece, json);
    add(&piece, text, strlen(text));
    end_piece(&piece);
}

static inline void add_number(struct piece *piece, uint64_t number)
{
    char digits[DIGITS_ROOM], *end = digits + MOST_DIGITS, *begin = digits_before(end, number, 1);
    memcpy(piece->end, begin, MOST_DIGITS);
    piece->end += end - begin;
}

void json_number(struct json_writer *json, uint64_t number)
{
    struct piece piece;
    begin_value(&piece, json);
    add_number(&piece, number);
    end_piece(&piece);
}

void json_integer(struct json_writer *json, int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, number);
    put_value(json, text);
}

static inline void add_micros(struct piece *piece, uint64_t ns)
{
    char digits[DIGITS_ROOM + 2], *end = digits + MOST_DIGITS + 2, *begin = digits_before(end, ns % 1000, 3);
    *--begin = '.';
    begin = digits_before(begin, ns / 1000, 1);
    memcpy(piece->end, begin, MOST_DIGITS + 2); /* (a number of ns has as many digits as before, and one for the point) */
    piece->end += end - begin;
}

void json_micros(struct json_writer *json, uint64_t ns)
{
    struct piece piece;
    begin_value(&piece, json);
    add_micros(&piece, ns);
    end_piece(&piece);
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
    struct piece piece;
    assert(json->depth > 0 && !json->has_name);
    if (written.length == 0)
        return;
    begin_piece(&piece, json);
    begin_item(&piece);
    add(&piece, written.text, written.length);
    end_piece(&piece);
}

/* ---- rows ---- */

static inline void add_part(struct piece *piece, const struct json_part *part)
{
    switch (part->behind) {
    case JSON_NOTHING:
        break;
    case JSON_NUMBER:
        add_number(piece, part->number);
        break;
    case JSON_MICROS:
        add_micros(piece, part->number);
        break;
    }
}

void json_row(struct json_writer *json, const struct json_part *parts, unsigned count)
{
    struct piece piece;
    assert(is_in(json, false));
    size_t size = AROUND + JSON_MOST_INDENT;
    for (unsigned i = 0; i < count; i++)
        size += parts[i].text.length + MOST_DIGITS + 2;
    begin_room(&piece, json, size < OUTPUT_CAPACITY ? size : PIECE);
    begin_item(&piece);
    for (unsigned i = 0; i < count; i++) {
        if (size < OUTPUT_CAPACITY) {
            piece.end = mempcpy(piece.end, parts[i].text.text, parts[i].text.length);
        } else {
            end_piece(&piece);
            put(json, parts[i].text.text, parts[i].text.length);
            begin_piece(&piece, json);
        }
        add_part(&piece, &parts[i]);
    }
    end_piece(&piece);
}

/* ---- members ---- */

void json_member_string(struct json_writer *json, const char *name, const char *text)
{
    struct piece piece;
    begin_piece(&piece, json);
    add_name(&piece, slice_of(name));
    if (text)
        add_string(&piece, slice_of(text));
    else
        add(&piece, "null", 4);
    end_piece(&piece);
}

void json_member_number(struct json_writer *json, const char *name, uint64_t number)
{
    struct piece piece;
    begin_piece(&piece, json);
    add_name(&piece, slice_of(name));
    add_number(&piece, number);
    end_piece(&piece);
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
