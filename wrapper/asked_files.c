#include "asked_files.h"

#include <ctype.h>
#include <string.h>

#define WORD "__has_include"

static bool is_in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Is it behind the // of a comment? Where something else may begin before that, in which // is none, nobody knows. */
static bool is_comment(const char *text, const char *at)
{
    const char *line = at;
    while (line > text && line[-1] != '\n')
        line--;
    for (; line + 1 < at && *line != '"' && *line != '\'' && *line != '<'; line++)
        if (line[0] == '/' && (line[1] == '/' || line[1] == '*'))
            return line[1] == '/';
    return false;
}

/* Is it only asked whether the question itself is known: `defined(__has_include)`, #ifdef, or a definition of one's own? */
static bool is_name_alone(const char *text, const char *at)
{
    static const char *const before[] = { "defined", "ifdef", "ifndef", "define", "undef" };
    while (at > text && (is_blank(at[-1]) || at[-1] == '('))
        at--;
    const char *end = at;
    while (at > text && is_in_word(at[-1]))
        at--;
    for (size_t i = 0; i < sizeof before / sizeof *before; i++)
        if (slice_is((struct slice){ at, (size_t)(end - at) }, before[i]))
            return true;
    return false;
}

/* Adds the name in the parentheses at `at`. */
static bool add_name(const char *at, const char *end, struct texts *asked)
{
    while (at < end && is_blank(*at))
        at++;
    if (at == end || *at++ != '(')
        return false;
    while (at < end && is_blank(*at))
        at++;
    if (at == end || (*at != '<' && *at != '"'))
        return false;
    const char *name = at + 1, *line = memchr(name, '\n', (size_t)(end - name)), *close = memchr(name, *at == '<' ? '>' : '"', (size_t)(end - name));
    if (!close || close == name || (line && line < close))
        return false;
    texts_find(asked, arena_strndup(asked->arena, name, (size_t)(close - name)));
    return true;
}

bool asked_files_add(struct slice text, struct texts *asked)
{
    const char *end = text.text + text.length, *at = text.text;
    for (const char *word; (word = memmem(at, (size_t)(end - at), WORD, strlen(WORD))) != NULL;) {
        at = word + strlen(WORD);
        if ((size_t)(end - at) > strlen("_next") && memcmp(at, "_next", strlen("_next")) == 0)
            at += strlen("_next");
        if (is_comment(text.text, word))
            continue;
        if ((word > text.text && is_in_word(word[-1])) || (at < end && is_in_word(*at)))
            return false;
        if (!is_name_alone(text.text, word) && !add_name(at, end, asked))
            return false;
    }
    return true;
}
