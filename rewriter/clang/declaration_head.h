/* Does a brace open a scope of declarations: of a namespace, a class or extern "C"? Told by the words and signs since the
 * last declaration ended, outside of other brackets. What is not known to be one is taken for a function's body, or a
 * value: that is what everything with a parenthesis or a = is, and `struct a b {`. */
#ifndef DECLARATION_HEAD_H
#define DECLARATION_HEAD_H

#include "str.h"

enum head_state {
    HEAD_NOTHING,   /* that tells: template, inline, typedef ... */
    HEAD_LINKAGE,   /* extern, behind which only a string may stand */
    HEAD_NAMESPACE, /* and its name */
    HEAD_CLASS,     /* class, struct or union */
    HEAD_NAMED,     /* and one name, with its arguments in <> */
    HEAD_BASES,     /* and : */
    HEAD_OTHER      /* what is none of these */
};

/* To start, zero it. */
struct declaration_head {
    enum head_state state;
    int angles;         /* of < that are open behind the name */
    bool is_spoilt;     /* by a parenthesis or a = */
    bool is_qualifying; /* the last was :: */
};

void head_word(struct declaration_head *head, struct slice word);
/* `at`: the sign; `end`: of the text. */
void head_sign(struct declaration_head *head, const char *at, const char *end);
bool head_opens_scope(const struct declaration_head *head);

#endif
