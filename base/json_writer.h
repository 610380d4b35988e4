/* JSON, written from front to back into a text or a file. The writer puts commas, spaces and escapes; its caller says
 * what is opened, named and closed, and where a new line begins. Calls in a wrong order break an assertion. Failures
 * are those of the text or the file.
 *
 *     struct json_writer json;
 *     json_to_text(&json, &str, JSON_COMPACT);
 *     json_open_object(&json);
 *     json_name(&json, "calls");
 *     json_number(&json, 3);
 *     json_close_object(&json);
 *     json_finish(&json);                     {"calls":3}
 */
#ifndef JSON_WRITER_H
#define JSON_WRITER_H

#include "output.h"
#include "str.h"

enum json_style {
    JSON_COMPACT, /* {"a":1,"b":[2,3]} */
    JSON_SPACED,  /* {"a": 1, "b": [2, 3]} */
    JSON_PADDED   /* { "a": 1, "b": [2, 3] } */
};

struct json_writer {
    struct str *text;      /* one of the two */
    struct output *output; /* is set */
    enum json_style style; /* may be changed between two calls */
    bool is_in_html;       /* may be set: "<" is escaped, so that no string ends the element around the JSON */

    /* the writer's own */
    bool has_name;    /* a member's value is due */
    bool has_before;  /* something stands in this object or array, so that a comma is due */
    bool is_new_line; /* what comes next stands on a line of its own, */
    unsigned indent;  /* so far to the right */
    unsigned depth;   /* of objects and arrays that are open */
    uint64_t objects; /* a bit for each: it is an object. The outermost 64 are checked */
};

void json_to_text(struct json_writer *json, struct str *text, enum json_style style);
void json_to_output(struct json_writer *json, struct output *output, enum json_style style);
/* The members alone of an object, for json_fragment. */
void json_to_members(struct json_writer *json, struct str *text, enum json_style style);
/* Ends the line behind the outermost value, which is complete. */
void json_finish(struct json_writer *json);

void json_open_object(struct json_writer *json);
void json_close_object(struct json_writer *json);
void json_open_array(struct json_writer *json);
void json_close_array(struct json_writer *json);
enum { JSON_MOST_INDENT = 64 };
/* The next member, element or closing bracket begins a line, behind so many spaces. */
void json_line(struct json_writer *json, unsigned indent);

/* A member's name; its value is next. */
void json_name(struct json_writer *json, const char *name);
void json_name_slice(struct json_writer *json, struct slice name);

/* Bytes that are not UTF-8 become U+FFFD: what is written is always valid. */
void json_string(struct json_writer *json, const char *text); /* NULL: null */
void json_slice(struct json_writer *json, struct slice text);
/* A string of at most 255 bytes. */
void json_format(struct json_writer *json, const char *format, ...) __attribute__((format(printf, 2, 3)));
void json_number(struct json_writer *json, uint64_t number);
void json_integer(struct json_writer *json, int64_t number);
/* With so many digits behind the point; with -1, exact: 17 significant digits at most. JSON has no infinity and no
 * NaN: they become strings, such as "inf" and "-nan". */
void json_real(struct json_writer *json, double number, int decimals);
/* Nanoseconds as microseconds: 1234567 is 1234.567 */
void json_micros(struct json_writer *json, uint64_t ns);
void json_bool(struct json_writer *json, bool value);
void json_null(struct json_writer *json);
/* Members or elements, one or several, that a writer of the same style has written. */
void json_fragment(struct json_writer *json, struct slice written);

/* A piece of a row: text, written before by a writer of the same style, and what stands behind it. */
struct json_part {
    struct slice text;
    enum { JSON_NOTHING, JSON_NUMBER, JSON_MICROS /* as json_micros */ } behind;
    uint64_t number;
};
/* An element whose parts make one value. For the millions of elements of an export, which differ in a number or two:
 * what is a member and what its name was settled when the parts were written, and is not looked at again. */
void json_row(struct json_writer *json, const struct json_part *parts, unsigned count);

/* json_name and a value */
void json_member_string(struct json_writer *json, const char *name, const char *text);
void json_member_number(struct json_writer *json, const char *name, uint64_t number);
void json_member_bool(struct json_writer *json, const char *name, bool value);

/* Appends a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD: the output is always valid JSON. */
void str_add_json(struct str *str, const char *text);

#endif
