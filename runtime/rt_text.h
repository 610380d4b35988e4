/* Text by a format, without printf, which takes more than a kilobyte of stack. Known are %s %c %d %u %lld %llu %02x.
 */
#ifndef RT_TEXT_H
#define RT_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The SSE registers of a function with variable arguments are not kept: no format has a floating one. */
#if defined(__x86_64__) && !defined(__clang__)
#define RT_TEXT_FUNCTION __attribute__((target("general-regs-only")))
#else
#define RT_TEXT_FUNCTION
#endif

struct rt_piece {
    const char *text;
    size_t length;
    char digits[20]; /* of a number, whose text they are */
};

struct rt_text {
    const char *format; /* what is left of it */
    va_list arguments;
};

/* The next piece: part of the format, or what an argument says. False at the end. */
bool rt_text_next(struct rt_text *text, struct rt_piece *piece);
/* False: it is not made of digits, or too large; `number` stays. */
bool rt_text_number(const char *text, uint64_t *number);
/* Like snprintf: returns the length that the text has, also if it was cut. */
size_t rt_text_print(char *to, size_t size, const char *format, ...) RT_TEXT_FUNCTION __attribute__((format(printf, 3, 4)));

#endif
