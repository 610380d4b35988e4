#include "body_outline.h"

#include <string.h>

static bool opens_scope(struct slice word)
{
    static const char *const words[] = { "class", "struct", "union", "enum", "namespace", "extern" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}

static void read_sign(struct body_outline *outline, char sign)
{
    if (sign == '{' && (outline->bodies || !outline->is_scope || outline->is_spoilt))
        outline->bodies++;
    else if (sign == '}' && outline->bodies)
        outline->bodies--;
    outline->is_value = sign == '=' || (outline->is_value && !strchr(",;{})", sign));
    outline->is_spoilt = outline->is_spoilt || sign == '(' || sign == '=';
    if (!outline->bodies && strchr(";{}", sign))
        outline->is_scope = outline->is_spoilt = false;
}

void body_outline_read(struct body_outline *outline, const struct tokens *tokens, size_t i)
{
    const struct token *t = &tokens->list.items[i];
    if (t->kind == TOKEN_DIRECTIVE)
        return;
    if (t->kind == TOKEN_PUNCTUATOR)
        read_sign(outline, t->first);
    else if (t->kind == TOKEN_WORD && opens_scope((struct slice){ tokens->source.text + t->begin, t->end - t->begin }))
        outline->is_scope = true;
}
