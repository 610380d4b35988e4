#include "values.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint64_t read_8(const uint8_t *bytes)
{
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

/* Bytes behind the kind, or SIZE_MAX. */
static size_t value_size(const uint8_t *bytes, size_t room)
{
    const uint8_t *end;
    switch (*bytes) {
    case WEFT_WIRE_NONE:
        return 0;
    case WEFT_WIRE_INT:
    case WEFT_WIRE_UNSIGNED:
    case WEFT_WIRE_FLOAT:
    case WEFT_WIRE_POINTER:
        return room >= 9 ? 8 : SIZE_MAX;
    case WEFT_WIRE_STRING:
        end = memchr(bytes + 1, 0, room - 1);
        return end ? (size_t)(end - bytes) : SIZE_MAX;
    default:
        return SIZE_MAX;
    }
}

bool values_check(const uint8_t *bytes, uint32_t size, uint8_t count)
{
    uint32_t at = 0;
    for (uint8_t i = 0; i < count; i++) {
        size_t length = at < size ? value_size(bytes + at, size - at) : SIZE_MAX;
        if (length == SIZE_MAX)
            return false;
        at += 1 + (uint32_t)length;
    }
    return true;
}

/* ---- one by one ---- */

void values_open(struct value_cursor *cursor, const struct trace_values *values, const char *names)
{
    *cursor = (struct value_cursor){ .values = values, .names = names ? names : "" };
}

/* A name of a list, with its enumerators: `mode{READ=0,WRITE=1}`. */
static size_t name_length(const char *names)
{
    return strcspn(names, " ");
}

const char *values_result_name(const char *names)
{
    const char *last = names ? strrchr(names, ' ') : NULL;
    return last ? last + 1 : names;
}

static struct slice find_enumerator(struct slice name, int64_t number)
{
    const char *at = memchr(name.text, '{', name.length), *end = name.text + name.length;
    while (at && at < end) {
        const char *equal = memchr(at + 1, '=', (size_t)(end - at - 1));
        if (!equal)
            break;
        if (strtoll(equal + 1, NULL, 10) == number)
            return (struct slice){ at + 1, (size_t)(equal - at - 1) };
        at = memchr(equal, ',', (size_t)(end - equal));
    }
    return (struct slice){ "", 0 };
}

bool values_next(struct value_cursor *cursor, struct value *value)
{
    const struct trace_values *values = cursor->values;
    if (!values->bytes || cursor->done >= values->count)
        return false;
    const uint8_t *bytes = values->bytes + cursor->at;
    size_t size = value_size(bytes, values->size - cursor->at), whole = name_length(cursor->names);
    *value = (struct value){ .kind = *bytes, .name = { cursor->names, strcspn(cursor->names, " {") } };
    if (value->kind == WEFT_WIRE_STRING)
        value->is.string = (const char *)bytes + 1;
    else if (value->kind != WEFT_WIRE_NONE)
        value->is.natural = read_8(bytes + 1);
    if (value->kind == WEFT_WIRE_INT || value->kind == WEFT_WIRE_UNSIGNED)
        value->enumerator = find_enumerator((struct slice){ cursor->names, whole }, value->is.number);
    cursor->names += whole + (cursor->names[whole] == ' ');
    cursor->at += 1 + (uint32_t)size;
    cursor->done++;
    return true;
}

/* ---- as text ---- */

static void add_number(struct str *out, const struct value *value)
{
    if (value->kind == WEFT_WIRE_INT)
        str_printf(out, "%" PRId64, value->is.number);
    else if (value->kind == WEFT_WIRE_UNSIGNED)
        str_printf(out, "%" PRIu64, value->is.natural);
    else if (value->kind == WEFT_WIRE_POINTER)
        str_printf(out, "0x%" PRIx64, value->is.natural);
    else
        str_printf(out, "%.17g", value->is.real);
}

/* A string in quotes, what is not UTF-8 replaced. */
static void add_string(struct str *out, const char *text)
{
    struct str clean = { .arena = out->arena };
    str_add(&clean, "");
    for (size_t left = strlen(text), length; left > 0; text += length, left -= length) {
        length = utf8_length(text, left);
        if (length)
            str_add_bytes(&clean, text, length);
        else
            str_add(&clean, "?");
        length = length ? length : 1;
    }
    str_add_json(out, clean.text);
}

void values_print(struct str *out, const struct trace_values *values, const char *names)
{
    struct value_cursor cursor;
    struct value value;
    bool any = false;
    for (values_open(&cursor, values, names); values_next(&cursor, &value); any = true) {
        if (any)
            str_add(out, ", ");
        if (value.name.length && !slice_is(value.name, "return")) {
            str_add_slice(out, value.name);
            str_add(out, "=");
        }
        if (value.enumerator.length)
            str_add_slice(out, value.enumerator);
        else if (value.kind == WEFT_WIRE_NONE)
            str_add(out, "?");
        else if (value.kind == WEFT_WIRE_STRING)
            add_string(out, value.is.string);
        else
            add_number(out, &value);
    }
}

void values_json(struct str *out, const struct trace_values *values, const char *names)
{
    struct value_cursor cursor;
    struct value value;
    bool any = false;
    for (values_open(&cursor, values, names); values_next(&cursor, &value); any = true) {
        struct str name = { .arena = out->arena };
        if (value.name.length)
            str_add_slice(&name, value.name);
        else
            str_printf(&name, "%u", cursor.done - 1u);
        str_add(out, any ? "," : "");
        str_add_json(out, name.text);
        str_add(out, ":");
        bool is_quoted = value.enumerator.length || value.kind == WEFT_WIRE_POINTER || (value.kind == WEFT_WIRE_FLOAT && !isfinite(value.is.real));
        str_add(out, is_quoted ? "\"" : "");
        if (value.enumerator.length)
            str_add_slice(out, value.enumerator);
        else if (value.kind == WEFT_WIRE_NONE)
            str_add(out, "null");
        else if (value.kind == WEFT_WIRE_STRING)
            add_string(out, value.is.string);
        else
            add_number(out, &value);
        str_add(out, is_quoted ? "\"" : "");
    }
}
