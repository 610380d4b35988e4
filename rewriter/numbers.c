#include "numbers.h"

#include <ctype.h>
#include <string.h>

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static size_t name_length(const char *at, const char *end)
{
    const char *begin = at;
    while (at < end && is_name(*at))
        at++;
    return (size_t)(at - begin);
}

static const char *add_number(struct str *out, const char *at, const char *end)
{
    str_add_char(out, '#');
    while (at < end && isdigit((unsigned char)*at))
        at++;
    return at;
}

/* A name of weft's: "weft_p16" is "weft_p#". */
static void add_name(struct str *out, const char *name, size_t length)
{
    for (const char *at = name, *end = name + length; at < end;)
        if (isdigit((unsigned char)*at))
            at = add_number(out, at, end);
        else
            str_add_char(out, *at++);
}

/* Is it a name of weft's, whose arguments have numbers? weft_probe::f(3) is one as well. */
static bool is_own(const char *name, size_t length, bool is_below)
{
    return is_below || (length > 5 && (memcmp(name, "weft_", 5) == 0 || memcmp(name, "WEFT_", 5) == 0));
}

void numbers_fold(struct str *out, struct slice text)
{
    const char *at = text.text, *end = at + text.length;
    bool is_argument = false, was_own = false, is_below = false; /* of weft's macro; the name before is weft's; of its crate, behind "::" */
    while (at < end) {
        size_t length = name_length(at, end);
        if (length == 0) {
            is_below = *at == ':' && (was_own || is_below);
            is_argument = (*at == '(' && was_own) || (is_argument && *at != '(' && *at != ')' && *at != '"' && *at != '\n');
            was_own = false;
            str_add_char(out, *at++);
            continue;
        }
        was_own = is_own(at, length, is_below);
        if (isdigit((unsigned char)*at) && is_argument && strspn(at, "0123456789") == length) {
            at = add_number(out, at, end);
            continue;
        }
        if (was_own)
            add_name(out, at, length);
        else
            str_add_bytes(out, at, length);
        at += length;
    }
}
