#include "str.h"

#include <stdio.h>
#include <string.h>

struct slice slice_of(const char *text)
{
    return (struct slice){ text, strlen(text) };
}

bool slice_equal(struct slice a, struct slice b)
{
    return a.length == b.length && (a.length == 0 || memcmp(a.text, b.text, a.length) == 0);
}

bool slice_is(struct slice a, const char *text)
{
    return slice_equal(a, slice_of(text));
}

/* Makes room for `more` bytes and the NUL after them. */
static void reserve(struct str *str, size_t more)
{
    size_t needed = str->length + more + 1;
    if (needed <= str->capacity)
        return;
    size_t capacity = str->capacity ? str->capacity * 2 : 64;
    if (capacity < needed)
        capacity = needed;
    str->text = arena_grow(str->arena, str->text, str->capacity, capacity);
    str->capacity = capacity;
}

void str_begin(struct str *str)
{
    reserve(str, 0);
    str->text[str->length] = '\0';
}

void str_add_bytes(struct str *str, const char *bytes, size_t length)
{
    if (length == 0)
        return;
    reserve(str, length);
    memcpy(str->text + str->length, bytes, length);
    str->length += length;
    str->text[str->length] = '\0';
}

char *str_room(struct str *str, size_t size)
{
    reserve(str, size);
    return str->text + str->length;
}

void str_add(struct str *str, const char *text)
{
    str_add_bytes(str, text, strlen(text));
}

void str_add_slice(struct str *str, struct slice slice)
{
    str_add_bytes(str, slice.text, slice.length);
}

void str_add_char(struct str *str, char c)
{
    str_add_bytes(str, &c, 1);
}

void str_printf(struct str *str, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char small[256];
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(small, sizeof small, format, arguments);
    va_end(arguments);
    if (length < 0) /* longer than INT_MAX */
        arena_out_of_memory(SIZE_MAX);
    if ((size_t)length < sizeof small) {
        str_add_bytes(str, small, (size_t)length);
    } else {
        reserve(str, (size_t)length);
        vsnprintf(str->text + str->length, (size_t)length + 1, format, again);
        str->length += (size_t)length;
    }
    va_end(again);
}

void str_add_c_escaped(struct str *str, const char *text)
{
    for (const char *c = text; *c; c++) {
        unsigned char byte = (unsigned char)*c;
        if (byte == '"' || byte == '\\') {
            str_add_char(str, '\\');
            str_add_char(str, *c);
        } else if (byte == '?' && c > text && c[-1] == '?') {
            str_add(str, "\\?"); /* "??/" and the like are trigraphs in strict modes */
        } else if (byte < ' ' || byte > '~') {
            /* three octal digits: unlike \x, they don't absorb a digit that follows */
            str_printf(str, "\\%03o", byte);
        } else {
            str_add_char(str, *c);
        }
    }
}

size_t utf8_length(const char *text, size_t available)
{
    const unsigned char *c = (const unsigned char *)text;
    if (available == 0)
        return 0;
    if (c[0] < 0x80)
        return 1;
    size_t length = c[0] >= 0xc2 && c[0] <= 0xdf ? 2 : c[0] >= 0xe0 && c[0] <= 0xef ? 3 : c[0] >= 0xf0 && c[0] <= 0xf4 ? 4 : 0;
    if (length == 0 || length > available)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    /* overlong forms, surrogates, and values above U+10FFFF (Unicode table 3-7) */
    if ((c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xed && c[1] > 0x9f) || (c[0] == 0xf0 && c[1] < 0x90) || (c[0] == 0xf4 && c[1] > 0x8f))
        return 0;
    return length;
}

bool utf8_is_valid(struct slice text)
{
    size_t length;
    for (size_t at = 0; at < text.length; at += length)
        if ((length = utf8_length(text.text + at, text.length - at)) == 0)
            return false;
    return true;
}

void str_add_utf8(struct str *str, struct slice text)
{
    for (size_t at = 0, length; at < text.length; at += length ? length : 1)
        if ((length = utf8_length(text.text + at, text.length - at)) != 0)
            str_add_bytes(str, text.text + at, length);
        else
            str_add_char(str, '?');
}

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ byte[i]) * 1099511628211ull;
    return hash;
}

uint64_t hash_text(uint64_t hash, const char *text)
{
    return hash_bytes(hash, text, strlen(text) + 1);
}

bool text_starts_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool text_ends_with(const char *text, const char *suffix)
{
    size_t length = strlen(text), suffix_length = strlen(suffix);
    return length >= suffix_length && memcmp(text + length - suffix_length, suffix, suffix_length) == 0;
}
