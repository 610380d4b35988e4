#include "declaration_head.h"

#include <string.h>

#include "letters.h"

static bool is_class_key(struct slice word)
{
    return slice_is(word, "class") || slice_is(word, "struct") || slice_is(word, "union");
}

static enum head_state behind_nothing(struct slice word)
{
    if (slice_is(word, "namespace"))
        return HEAD_NAMESPACE;
    return slice_is(word, "extern") ? HEAD_LINKAGE : slice_is(word, "enum") ? HEAD_OTHER : HEAD_NOTHING;
}

void head_word(struct declaration_head *head, struct slice word)
{
    bool is_qualified = head->is_qualifying;
    head->is_qualifying = false;
    head->is_spoilt |= slice_is(word, "enum");
    if (head->angles > 0)
        return;
    if (is_class_key(word)) {
        head->state = HEAD_CLASS;
        return;
    }
    switch (head->state) {
    case HEAD_NOTHING:
        head->state = behind_nothing(word);
        break;
    case HEAD_LINKAGE:
        head->state = HEAD_OTHER;
        break;
    case HEAD_CLASS:
        head->state = HEAD_NAMED;
        break;
    case HEAD_NAMED:
        head->state = is_qualified || slice_is(word, "final") ? HEAD_NAMED : HEAD_OTHER;
        break;
    case HEAD_NAMESPACE:
    case HEAD_BASES:
    case HEAD_OTHER:
        break;
    }
}

void head_sign(struct declaration_head *head, const char *at, const char *end)
{
    bool has_class = head->state == HEAD_NAMED || head->state == HEAD_BASES;
    bool is_double = letters_are(at, end, "::");
    if (is_double || (*at == ':' && head->is_qualifying)) {
        head->is_qualifying = true;
        return;
    }
    head->is_qualifying = false;
    head->is_spoilt |= *at == '(' || *at == '=';
    if (*at == '<' && has_class)
        head->angles++;
    else if (*at == '>' && head->angles > 0)
        head->angles--;
    else if (*at == ':' && head->state == HEAD_NAMED)
        head->state = HEAD_BASES;
    else if (head->angles == 0 && head->state != HEAD_NAMESPACE && !(*at == ',' && head->state == HEAD_BASES) && !strchr("[]", *at))
        head->state = HEAD_OTHER;
}

bool head_opens_scope(const struct declaration_head *head)
{
    return !head->is_spoilt && head->angles == 0 && head->state != HEAD_NOTHING && head->state != HEAD_OTHER;
}
