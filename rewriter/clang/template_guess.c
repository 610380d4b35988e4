#include "template_guess.h"

#include "keywords.h"
#include "letters.h"
#include "str.h"

/* Behind the > that closes the list of parameters that begins at `at`. Those that hold > in parentheses alone are found. */
static const char *skip_parameters(const char *at, const char *end)
{
    int angles = 0, parentheses = 0;
    for (; at < end; at++) {
        parentheses += *at == '(' ? 1 : *at == ')' ? -1 : 0;
        angles += parentheses ? 0 : *at == '<' ? 1 : *at == '>' ? -1 : 0;
        if (angles == 0)
            return at + 1;
    }
    return end;
}

static bool is_class_word(struct slice word)
{
    return slice_is(word, "class") || slice_is(word, "struct") || slice_is(word, "union");
}

/* Behind a comment, a literal or any other byte. */
static const char *skip_one(const char *at, const char *end)
{
    if (*at == '"' || *at == '\'')
        return letters_skip_literal(at + 1, end, *at);
    return letters_skip_comment(&at, end) ? at : at + 1;
}

bool template_guess_calls(const char *at, const char *end)
{
    int depth = 0, bodies = 1, parentheses = 0; /* braces that are open; so many are where there are calls: those of a class hold functions */
    at = letters_skip_space(at, end);
    if (at == end || *at != '<' || *letters_skip_space(at + 1, end) == '>')
        return false;
    at = skip_parameters(at, end);
    while (at < end) {
        const char *begin = at;
        at = letters_skip_word(at, end);
        struct slice word = { begin, (size_t)(at - begin) };
        if (word.length == 0) {
            at = skip_one(at, end);
            depth += *begin == '{' ? 1 : *begin == '}' ? -1 : 0;
            parentheses += *begin == '(' ? 1 : *begin == ')' ? -1 : 0;
            if (depth < 0 || (depth == 0 && parentheses <= 0 && (*begin == ';' || *begin == '}')))
                return false;
        } else if (depth == 0 && parentheses == 0 && is_class_word(word)) {
            bodies = 2;
        } else if (depth >= bodies && !keywords_are_no_call(word)) {
            const char *next = letters_skip_space(at, end);
            if (next < end && *next == '(')
                return true;
        }
    }
    return false;
}
