#include "values.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t read_8(const uint8_t *bytes)
{
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

/* The size of the value after its kind, in bytes; SIZE_MAX if it is malformed. */
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
    case WEFT_WIRE_FRAMES:
        return room >= 2 && bytes[1] <= WEFT_MOST_FRAMES && room >= 2 + 8 * (size_t)bytes[1] ? 1 + 8 * (size_t)bytes[1] : SIZE_MAX;
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

unsigned values_frames(const struct trace_values *values, uint64_t *frames)
{
    uint32_t at = 0;
    for (uint8_t i = 0; values->bytes && i < values->count; i++) {
        const uint8_t *bytes = values->bytes + at;
        if (*bytes == WEFT_WIRE_FRAMES) {
            memcpy(frames, bytes + 2, 8 * (size_t)bytes[1]);
            for (uint8_t k = 0; k < bytes[1]; k++)
                frames[k] += values->first_frame;
            return bytes[1];
        }
        at += 1 + (uint32_t)value_size(bytes, values->size - at);
    }
    return 0;
}

/* ---- one by one ---- */

void values_open(struct value_cursor *cursor, const struct trace_values *values, const char *names)
{
    *cursor = (struct value_cursor){ .values = values, .names = names ? names : "" };
}

bool values_next_name(const char **names, struct value_name *name)
{
    bool is_counter = **names == '+';
    *names += is_counter;
    size_t whole = strcspn(*names, " "), length = strcspn(*names, " {");
    *name = (struct value_name){ .name = { *names, length }, .words = { "", 0 }, .is_counter = is_counter };
    if (length + 1 < whole && (*names)[whole - 1] == '}')
        name->words = (struct slice){ *names + length + 1, whole - length - 2 };
    *names += whole + ((*names)[whole] == ' ');
    return whole > 0;
}

bool values_next_word(struct slice *words, struct slice *word, int64_t *number)
{
    const char *end = words->text + words->length, *equal = words->length ? memchr(words->text, '=', words->length) : NULL;
    if (!equal)
        return false;
    *word = (struct slice){ words->text, (size_t)(equal - words->text) };
    *number = strtoll(equal + 1, NULL, 10);
    const char *comma = memchr(equal, ',', (size_t)(end - equal));
    words->text = comma ? comma + 1 : end;
    words->length = (size_t)(end - words->text);
    return true;
}

/* That is the last one before those of counters. */
const char *values_result_name(const char *names)
{
    if (!names || !*names)
        return "return";
    const char *end = values_counters(names) ? strstr(names, " +") : names + strlen(names);
    while (end > names && end[-1] != ' ')
        end--;
    return end;
}

bool values_counters(const char *names)
{
    return names && strstr(names, " +");
}

static struct slice find_enumerator(struct slice words, int64_t number)
{
    struct slice word;
    int64_t found;
    while (values_next_word(&words, &word, &found))
        if (found == number)
            return word;
    return (struct slice){ "", 0 };
}

bool values_next(struct value_cursor *cursor, struct value *value)
{
    const struct trace_values *values = cursor->values;
    struct value_name name;
    if (!values->bytes || cursor->done >= values->count || values->bytes[cursor->at] == WEFT_WIRE_FRAMES) /* always last */
        return false;
    const uint8_t *bytes = values->bytes + cursor->at;
    values_next_name(&cursor->names, &name);
    *value = (struct value){ .kind = *bytes, .name = name.name, .is_counter = name.is_counter };
    if (value->kind == WEFT_WIRE_STRING)
        value->is.string = (const char *)bytes + 1;
    else if (value->kind != WEFT_WIRE_NONE)
        value->is.natural = read_8(bytes + 1);
    if (value->kind == WEFT_WIRE_INT || value->kind == WEFT_WIRE_UNSIGNED)
        value->enumerator = find_enumerator(name.words, value->is.number);
    cursor->at += 1 + (uint32_t)value_size(bytes, values->size - cursor->at);
    cursor->done++;
    if (value->kind == WEFT_WIRE_NONE && *cursor->names == '+' && !value->is_counter) /* no result was captured */
        return values_next(cursor, value);
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

static struct slice clean(struct arena *arena, const char *text)
{
    struct str clean = { .arena = arena };
    str_add_utf8(&clean, slice_of(text));
    return (struct slice){ clean.text, clean.length };
}

static void add_quoted(struct str *out, const char *text)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_COMPACT);
    json_slice(&json, clean(out->arena, text));
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
            add_quoted(out, value.is.string);
        else
            add_number(out, &value);
    }
}

static void add_value(struct json_writer *json, const struct value *value)
{
    struct arena arena = { 0 };
    if (value->enumerator.length) {
        json_slice(json, value->enumerator);
        return;
    }
    switch (value->kind) {
    case WEFT_WIRE_NONE:
        json_null(json);
        break;
    case WEFT_WIRE_STRING:
        json_slice(json, clean(&arena, value->is.string));
        arena_release(&arena);
        break;
    case WEFT_WIRE_INT:
        json_integer(json, value->is.number);
        break;
    case WEFT_WIRE_UNSIGNED:
        json_number(json, value->is.natural);
        break;
    case WEFT_WIRE_POINTER:
        json_format(json, "0x%" PRIx64, value->is.natural);
        break;
    default:
        json_real(json, value->is.real, -1);
        break;
    }
}

void values_json(struct json_writer *json, const struct trace_values *values, const char *names)
{
    struct value_cursor cursor;
    struct value value;
    for (values_open(&cursor, values, names); values_next(&cursor, &value);) {
        char number[16];
        snprintf(number, sizeof number, "%u", cursor.done - 1u);
        json_name_slice(json, value.name.length ? value.name : slice_of(number));
        add_value(json, &value);
    }
}
