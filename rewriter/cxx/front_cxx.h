/* The parts of the C++ front end. For front_cxx*.c alone. */
#ifndef FRONT_CXX_H
#define FRONT_CXX_H

#include "cxx_point.h"
#include "front_clang.h"

/* --- front_cxx_text.c: the text of a call --- */

enum cxx_call_form {
    CXX_FORM_NONE,     /* nothing is written there: a conversion, a default constructor, a member of an initialiser list */
    CXX_FORM_ORDINARY, /* f(x), a.f(x), T(x), T{x} */
    CXX_FORM_OPERATOR, /* a + b, a[i], a(x), !a */
    CXX_FORM_ARROW,    /* the operator-> in a->f() */
    CXX_FORM_NEW,      /* new T(x) */
    CXX_FORM_DECLARED  /* T v(x), : m(x), [m(x)] */
};

struct cxx_text {
    enum cxx_call_form form;
    bool is_written;    /* of operators */
    CXCursor callee;    /* null for constructors */
    size_t open, close; /* brackets of the arguments, of CXX_FORM_ORDINARY */
};

/* Tables for looks at brackets; once per walk. */
void cxx_text_prepare(struct walk *w);
struct cxx_text cxx_text_find(const struct frame *here);
/* A copy that is not made before C++17 either: the object comes to be where it is wanted. */
bool cxx_is_elided(CXCursor call);
/* Sets point->call and ->callee; returns a reason when text and AST disagree. */
enum reason cxx_text_match(const struct frame *here, const struct cxx_text *text, struct point *point);
/* The new-expression that the constructor is called for. */
CXCursor cxx_text_new(const struct frame *here);
/* Is this span made of whole tokens, and of whole macro invocations? */
bool cxx_text_is_whole(const struct walk *w, struct span span);
/* Why nothing may be touched here, by the words in front of the brackets around the place. */
enum reason cxx_text_reason(const struct walk *w, uint32_t offset);
bool cxx_text_word_before(const struct walk *w, uint32_t offset, const char *word);

/* --- front_cxx_names.c --- */

struct cxx_name {
    const char *pattern; /* what selections see */
    const char *site;    /* what the trace says */
    const char *method;  /* a member's own name, or NULL */
    const char *on;      /* its class, or NULL where that depends on a template parameter */
};

const char *cxx_qualified_name(struct walk *w, CXCursor declaration);
struct cxx_name cxx_name_call(const struct frame *here, const struct cxx_text *text);

/* --- front_cxx_values.c --- */

enum cxx_value cxx_type_value(struct walk *w, CXType type);
bool cxx_is_dependent(struct walk *w, CXType type);
/* What is written in an expression that is copied nowhere. */
CXCursor cxx_strip_elided(CXCursor expression);
/* The type of parameter i of the call, counting the object of a member operator; kind CXType_Invalid: not known, or the variadic part. */
CXType cxx_parameter_type(CXCursor call, int i, bool *is_object);
enum cxx_value cxx_value_of(struct walk *w, CXCursor expression);
/* As a type is told inside of any function; NULL: it has no name there. */
const char *cxx_spell_type(struct walk *w, CXType type);
/* The type of the function that is called; kind CXType_Invalid where it is not known. */
CXType cxx_function_type(CXCursor call);
enum cxx_use cxx_find_use(const struct frame *here);
/* The assignment whose right side the call is, where the compiler evaluates the left side first and that can be noticed; else NULL. */
const struct frame *cxx_find_order(const struct frame *call);
/* Is the call part of a place without effects, to which something is assigned that calls? A probe would be one, and have the right side made first.
 */
bool cxx_is_in_quiet_place(const struct frame *call);

/* --- front_cxx_effects.c --- */

/* Does it call anything, or in strict mode read through a pointer? */
bool cxx_costs(struct walk *w, CXCursor expression);
/* Does it make objects that end with the full-expression, and not unnoticed? */
bool cxx_leaves_objects(struct walk *w, CXCursor expression);
/* May it be a full-expression of its own: are there no temporaries that live on to the end of the one it is in? */
bool cxx_is_clean(struct walk *w, CXCursor expression);

/* --- front_cxx_operands.c --- */

/* Of a `local` point: adds what the new thread runs, a lambda or a function among the arguments. False: there is none, or it is an object
 * that would have to be moved once more. */
bool cxx_fill_start(const struct frame *here, struct point *point, struct cxx_point *call);
/* Of a declared object's constructor: where the point is opened. False: nowhere. */
bool cxx_find_opening(const struct frame *here, const struct cxx_text *text, struct cxx_point *call);
void cxx_fill_operands(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call);

/* --- front_cxx_capture.c: values that are recorded --- */

/* Room for what is known of the arguments, by the position of the parameter. */
void cxx_detail_prepare(const struct frame *here, struct point *point);
/* What an argument is to the plan; sets operand->can_keep. */
void cxx_detail_operand(const struct frame *here, struct point *point, struct cxx_operand *operand, CXCursor expression, CXType parameter);
void cxx_capture_result(const struct frame *here, struct point *point, const struct cxx_point *call);
/* Of a body, after the front end that C++ shares with C has looked: references are what they refer to. */
void cxx_detail_body(const struct frame *here, struct point *point);

/* All that is known of a call whose text was found: its result, what becomes of it, its operands. */
void cxx_fill_call(const struct frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call);

/* --- front_cxx_candidates.c: of calls in templates that are not resolved --- */

/* What an expression gives, by what can be called: CXX_REFERENCE, CXX_UNKNOWN, CXX_LIKELY, or where an object is certain, CXX_DIFFERENT. */
enum cxx_value cxx_guess_result(struct walk *w, CXCursor expression);

struct cxx_common {
    enum cxx_common_kind {
        CXX_COMMON_NOTHING, /* or it is not known */
        CXX_COMMON_DEDUCED, /* a reference to whatever is given */
        CXX_COMMON_CLASS    /* a reference to an object of `class`, which depends on nothing */
    } kind;
    CXType class;
};

/* What all functions that may be called, in whatever instance, take for argument i. */
struct cxx_common cxx_common_parameter(struct walk *w, CXCursor call, int i);
/* Do all of them bind a reference to this argument, without a conversion? */
bool cxx_is_bound(const struct cxx_common *common, CXCursor argument);

/* --- front_cxx_instances.c --- */

/* The expression may refer to an instance of a template, in whose body there are more. */
void cxx_instances_note(struct walk *w, CXCursor reference);
/* The one form that is right for both. */
enum cxx_ready cxx_join_ready(enum cxx_ready a, enum cxx_ready b);
/* At the end of the walk: what depends on template parameters becomes what all instances in the unit agree on. */
void cxx_instances_refine(struct walk *w);

/* --- front_cxx_context.c --- */

/* Why calls here are left alone, by what is around. Sets frame->is_constant. */
enum reason cxx_context_reason(struct frame *frame);
/* The function that the frame is in may be evaluated at compile time. */
bool cxx_is_constant_function(struct walk *w, struct function *function);

#endif
