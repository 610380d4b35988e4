#include <assert.h>
#include <string.h>

#include "rt_text.h"

static void set_number(struct rt_piece *piece, uint64_t number, unsigned base, size_t least)
{
    char *at = piece->digits + sizeof piece->digits, *end = at;
    for (; number || (size_t)(end - at) < least; number /= base)
        *--at = "0123456789abcdef"[number % base];
    piece->text = at;
    piece->length = (size_t)(end - at);
}

static void set_signed(struct rt_piece *piece, int64_t number)
{
    set_number(piece, number < 0 ? -(uint64_t)number : (uint64_t)number, 10, 1);
    if (number < 0) { /* 19 digits at most */
        *(char *)(uintptr_t)--piece->text = '-';
        piece->length++;
    }
}

static bool skip(const char **at, const char *what)
{
    size_t length = strlen(what);
    bool is_there = strncmp(*at, what, length) == 0;
    *at += is_there ? length : 0;
    return is_there;
}

bool rt_text_next(struct rt_text *text, struct rt_piece *piece)
{
    const char *at = text->format;
    if (!*at)
        return false;
    if (*at != '%') {
        piece->text = at;
        piece->length = strcspn(at, "%");
        text->format = at + piece->length;
        return true;
    }
    at++;
    if (skip(&at, "s")) {
        piece->text = va_arg(text->arguments, const char *);
        piece->length = strlen(piece->text);
    } else if (skip(&at, "c")) {
        piece->digits[0] = (char)va_arg(text->arguments, int);
        piece->text = piece->digits;
        piece->length = 1;
    } else if (skip(&at, "d")) {
        set_signed(piece, va_arg(text->arguments, int));
    } else if (skip(&at, "u")) {
        set_number(piece, va_arg(text->arguments, unsigned), 10, 1);
    } else if (skip(&at, "lld")) {
        set_signed(piece, va_arg(text->arguments, long long));
    } else if (skip(&at, "llu")) {
        set_number(piece, va_arg(text->arguments, unsigned long long), 10, 1);
    } else {
        bool is_known = skip(&at, "02x");
        assert(is_known);
        set_number(piece, va_arg(text->arguments, unsigned), 16, is_known ? 2 : 1);
    }
    text->format = at;
    return true;
}

bool rt_text_number(const char *text, uint64_t *number)
{
    uint64_t found = 0;
    for (const char *c = text; *c; c++)
        if (*c < '0' || *c > '9' || __builtin_mul_overflow(found, 10, &found) || __builtin_add_overflow(found, (uint64_t)(*c - '0'), &found))
            return false;
    if (*text)
        *number = found;
    return *text != 0;
}

RT_TEXT_FUNCTION size_t rt_text_print(char *to, size_t size, const char *format, ...)
{
    struct rt_text text = { .format = format };
    struct rt_piece piece;
    size_t length = 0;
    va_start(text.arguments, format);
    while (rt_text_next(&text, &piece)) {
        size_t room = length < size ? size - length : 0;
        memcpy(to + (room ? length : 0), piece.text, piece.length < room ? piece.length : room);
        length += piece.length;
    }
    va_end(text.arguments);
    if (size)
        to[length < size ? length : size - 1] = 0;
    return length;
}
