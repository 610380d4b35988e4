#include "letters.h"

bool letters_skip_comment(const char **at, const char *end)
{
    if (letters_are(*at, end, "/*")) {
        const char *close = *at + 2;
        do
            close = close < end ? memchr(close + 1, '/', (size_t)(end - close - 1)) : NULL;
        while (close && close[-1] != '*');
        *at = close ? close + 1 : end;
        return true;
    }
    if (!letters_are(*at, end, "//"))
        return false;
    const char *newline = *at;
    do
        newline = memchr(newline + 1, '\n', (size_t)(end - newline - 1));
    while (newline && (newline[-1] == '\\' || (newline[-1] == '\r' && newline[-2] == '\\')));
    *at = newline ? newline : end;
    return true;
}

const char *letters_skip_space(const char *at, const char *end)
{
    const char *before;
    do {
        before = at;
        at = letters_skip_blanks(at, end);
        at += letters_continued(at, end);
        letters_skip_comment(&at, end);
    } while (at > before);
    return at;
}

const char *letters_skip_literal(const char *at, const char *end, char quote)
{
    while (at < end && *at != quote && *at != '\n')
        at += *at != '\\' || at + 1 == end ? 1 : letters_continued(at, end) ? letters_continued(at, end) : 2;
    return at < end && *at == quote ? at + 1 : at;
}
