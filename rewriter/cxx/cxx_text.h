/* The text of a call: which form it has, and where its parts are. */
#ifndef CXX_TEXT_H
#define CXX_TEXT_H

#include "clang_walk.h"

enum cxx_call_form {
    CXX_FORM_NONE,     /* not written: a conversion, a default constructor, a member of an initialiser list */
    CXX_FORM_ORDINARY, /* f(x), a.f(x), T(x), T{x} */
    CXX_FORM_OPERATOR, /* a + b, a[i], a(x), !a */
    CXX_FORM_ARROW,    /* the operator-> in a->f() */
    CXX_FORM_NEW,      /* new T(x) */
    CXX_FORM_DECLARED  /* T v(x), : m(x), [m(x)] */
};

struct cxx_text {
    enum cxx_call_form form;
    bool is_written;  /* the operator stands in the text */
    bool is_compared; /* with 0, by another call: (a <=> b) < 0 */
    /* The expression that is written. It is the call's own, but where the compiler rewrites a comparison: for a != b it calls
     * operator== and negates, for a < b it calls operator<=> and compares with 0, and operands change places (C++20,
     * [over.match.oper]/3.4). */
    const struct cursor_frame *whole;
    CXCursor callee;       /* null for constructors, and where `open` names it */
    const char *open_name; /* of an operator in a template that only instances call: "operator+"; cxx_open.h */
    uint32_t sign;         /* where the sign of such an operator stands */
    size_t open, close;    /* brackets of the arguments; SIZE_MAX: there are none */
};

/* Which form the call has. A call of CXX_FORM_NONE is never a point. */
struct cxx_text cxx_text_find(const struct cursor_frame *here);
/* Sets point->call and ->callee. Returns a reason if text and AST disagree. */
enum reason cxx_text_match(const struct cursor_frame *here, const struct cxx_text *text, struct point *point);

#endif
