/* Texts of C and C++ byte by byte, before there are tokens: words, blanks, comments, literals, continued lines. Each
 * function takes where it begins and where the text ends, and gives what follows. */
#ifndef LETTERS_H
#define LETTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* May it stand in an identifier or a number? */
static inline bool letters_are_word(char c)
{
    static const bool is[256] = {
        ['0' ... '9'] = true, ['A' ... 'Z'] = true, ['a' ... 'z'] = true, ['_'] = true, ['$'] = true, [128 ... 255] = true
    };
    return is[(unsigned char)c];
}

static inline bool letters_are_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\r';
}

static inline const char *letters_skip_word(const char *at, const char *end)
{
    while (at < end && letters_are_word(*at))
        at++;
    return at;
}

static inline const char *letters_skip_blanks(const char *at, const char *end)
{
    while (at < end && letters_are_blank(*at))
        at++;
    return at;
}

/* `text`: a constant. */
static inline bool letters_are(const char *at, const char *end, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(end - at) >= length && memcmp(at, text, length) == 0;
}

/* The length of the end of a line whose next one continues it; 0: it does not end here. */
static inline size_t letters_continued(const char *at, const char *end)
{
    return letters_are(at, end, "\\\n") ? 2 : letters_are(at, end, "\\\r\n") ? 3 : 0;
}

/* Does `at` begin a comment? Moves behind it. */
bool letters_skip_comment(const char **at, const char *end);
/* Blanks, comments and ends of lines that go on. */
const char *letters_skip_space(const char *at, const char *end);
/* `at` is behind the quote, " or ', that begins a literal, which ends in its line. */
const char *letters_skip_literal(const char *at, const char *end, char quote);

#endif
