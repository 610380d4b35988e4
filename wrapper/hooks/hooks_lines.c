#include "hooks_lines.h"

#include <ctype.h>
#include <string.h>

bool line_take(const char **at, struct slice *line)
{
    const char *end = strchr(*at, '\n');
    if (!**at)
        return false;
    *line = (struct slice){ *at, end ? (size_t)(end - *at) : strlen(*at) };
    *at = end ? end + 1 : *at + line->length;
    return true;
}

bool line_begins(struct slice line, const char *word)
{
    size_t length = strlen(word);
    return line.length >= length && memcmp(line.text, word, length) == 0;
}

struct slice line_behind(struct slice line, size_t n)
{
    return (struct slice){ line.text + n, line.length - n };
}

struct slice line_trimmed(struct slice line)
{
    while (line.length && (*line.text == ' ' || *line.text == '\t'))
        line = line_behind(line, 1);
    return line;
}

size_t line_symbol_length(const char *text)
{
    size_t n = 0;
    while (isalnum((unsigned char)text[n]) || (text[n] && strchr("_.$", text[n])))
        n++;
    return n;
}

struct slice line_called(struct slice line, const char **way)
{
    struct slice word = line_trimmed(line), none = { "", 0 };
    *way = line_begins(word, "call") ? "call" : line_begins(word, "jmp") ? "jmp" : NULL;
    if (!*way)
        return none;
    word = line_behind(word, strlen(*way));
    word = line_begins(word, "q") ? line_behind(word, 1) : word;
    word = line_trimmed(word);
    bool is_indirect = line_begins(word, "*");
    word = is_indirect ? line_behind(word, 1) : word;
    size_t length = line_symbol_length(word.text);
    struct slice rest = line_behind(word, length < word.length ? length : word.length);
    bool is_known = is_indirect ? line_begins(rest, "@GOTPCREL(%rip)")
                                : rest.length == 0 || line_begins(rest, "@PLT") || line_begins(rest, "#") || line_begins(rest, " ");
    return is_known ? (struct slice){ word.text, length } : none;
}

bool line_is_target(struct slice label)
{
    static const char *const others[] = { ".LVL", ".LBE", ".LBI", ".LM", ".Ltmp", ".LFB", ".LFE", ".LFSB", ".LEH", ".LCFI", ".Lfunc" };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (line_begins(label, others[i]))
            return false;
    return !(line_begins(label, ".LBB") && !memchr(label.text, '_', label.length)); /* of gcc; those of clang are ".LBB0_1" */
}
