/* Where in a text names are only declared or defined: `T name(`, `T *name(` and `T (name)(` outside of functions,
 * parentheses and values; in C++ also in namespaces and classes. Told by the words, signs and directives alone, as they
 * are read: whether branches of #if are compiled is not known, so all of one group must leave the same brackets open.
 * Where that is not so, or brackets may be hidden in macros or other files, `hides` says that nothing can be told.
 * C17 6.9: outside of functions there are only declarations, and their values (6.7.9) are constant. In C++ values are
 * not, but stand behind a = or in brackets ([dcl.init]); what is initialised by a constructor calls that of its type. */
#ifndef OUTLINE_H
#define OUTLINE_H

#include "declaration_head.h"
#include "str.h"
#include "vec.h"

struct outline_group; /* from an #if to its #endif */

struct outline {
    struct arena *arena;
    bool is_cxx;
    const char *hides; /* a reason, or NULL */
    int depth;         /* of the brackets that are open, of all kinds */
    int scopes;        /* of those around them, in C++: braces of namespaces and classes */
    struct declaration_head head;
    int angles;            /* of < that this declaration has opened: values may stand behind them */
    bool is_value;         /* behind the = of a declaration */
    bool is_foreign;       /* in a branch that the language at hand does not compile */
    char before;           /* the sign that came last, 'w' for a word, 0: none */
    struct slice word;     /* that came last */
    const char *macro_end; /* of a macro's definition: until there, nothing is told */
    VEC(struct outline_group) groups;
};

/* A new text, and its end. `arena`, `is_cxx` and `hides` stay. */
void outline_begin(struct outline *outline);
void outline_end(struct outline *outline);

/* What has been read. Of a sign that is not one byte, each; strings, characters and comments are not told. */
void outline_word(struct outline *outline, struct slice word);
void outline_sign(struct outline *outline, const char *at, const char *end);
/* `rest`: what stands behind its name, up to where it ends. */
void outline_directive(struct outline *outline, struct slice name, struct slice rest);

/* Is the word at `at`, or in the parentheses there, only declared? A parenthesis follows it; it has not been told yet. */
bool outline_declares(const struct outline *outline, const char *at);
/* The name in `T (name)(`, where `at` is its first parenthesis and T was told last; text NULL: there is none. */
struct slice outline_in_parentheses(const struct outline *outline, const char *at, const char *end);

/* Notes, if it `hides`, that nothing can be told, and why. */
void outline_hide(struct outline *outline, bool hides, const char *why);

/* Does the body of a macro open more brackets than it closes? Those of `extern "C" {` and of namespaces do not count: what
 * stands in them is as outside. Where it closes more, what follows seems to be in brackets still, which hides nothing. */
bool outline_is_open(struct slice body);

#endif
