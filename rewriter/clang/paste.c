#define _GNU_SOURCE 1
#include "paste.h"

#include <string.h>

enum { MOST = 64 }; /* bytes of a name that is looked into */

/* What is known of the pieces [begin, end) of a name. */
enum answer { UNKNOWN, ASKED, NO, YES };

struct making {
    const struct spelled *spelled;
    struct slice name;
    unsigned char pieces[MOST][MOST + 1];
    unsigned char tails[MOST]; /* of a beginning: can a word begin with name[i..]? */
};

static bool can_be(struct making *making, size_t begin, size_t end);
static bool can_begin(struct making *making, size_t begin);

static bool is_word_of_text(const struct making *making, size_t begin, size_t end)
{
    char word[MOST + 1];
    memcpy(word, making->name.text + begin, end - begin);
    word[end - begin] = '\0';
    return texts_known(&making->spelled->words, word) != TEXTS_NONE;
}

/* Can the operands from the i-th on make name[at..end)? With `is_open`, all of name[at..] and more. */
static bool can_join(struct making *making, const struct spelled_paste *paste, size_t i, size_t at, size_t end, bool is_open, size_t begin)
{
    if (i == paste->n)
        return at == end;
    struct slice operand = paste->operands[i];
    size_t left = end - at;
    if (operand.text) {
        size_t shorter = operand.length < left ? operand.length : left;
        if (memcmp(operand.text, making->name.text + at, shorter) != 0 || (operand.length > left && !is_open))
            return false;
        return (is_open && operand.length >= left) || can_join(making, paste, i + 1, at + operand.length, end, is_open, begin);
    }
    if (is_open && at > begin && can_begin(making, at))
        return true;
    for (size_t next = at; next <= end; next++) { /* an argument may be empty; one that is everything is no step forward */
        bool is_all = at == begin && next == end;
        if (!is_all && (next == at || can_be(making, at, next)) && can_join(making, paste, i + 1, next, end, is_open, begin))
            return true;
    }
    return false;
}

static bool can_be(struct making *making, size_t begin, size_t end)
{
    unsigned char *answer = &making->pieces[begin][end];
    if (*answer != UNKNOWN)
        return *answer == YES;
    *answer = ASKED;
    bool can = is_word_of_text(making, begin, end);
    for (size_t i = 0; !can && i < making->spelled->pastes.count; i++)
        can = can_join(making, &making->spelled->pastes.items[i], 0, begin, end, false, begin);
    *answer = can ? YES : NO;
    return can;
}

static bool can_begin(struct making *making, size_t begin)
{
    unsigned char *answer = &making->tails[begin];
    if (*answer != UNKNOWN)
        return *answer == YES;
    *answer = ASKED;
    bool can = false;
    const struct texts *words = &making->spelled->words;
    for (size_t i = 0; !can && i < words->items.count; i++)
        can = strncmp(words->items.items[i], making->name.text + begin, making->name.length - begin) == 0;
    for (size_t i = 0; !can && i < making->spelled->pastes.count; i++)
        can = can_join(making, &making->spelled->pastes.items[i], 0, begin, making->name.length, true, begin);
    *answer = can ? YES : NO;
    return can;
}

bool paste_can_make(const struct spelled *spelled, struct slice name, bool is_beginning)
{
    if (spelled->pastes.count == 0)
        return false;
    if (name.length == 0 || name.length >= MOST)
        return true;
    struct making making = { .spelled = spelled, .name = name };
    return is_beginning ? can_begin(&making, 0) : can_be(&making, 0, name.length);
}
