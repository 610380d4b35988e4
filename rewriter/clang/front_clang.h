/* What the visitors of libclang's languages share: the walk over a translation unit, and small looks at cursors. For front_*.c alone. */
#ifndef FRONT_CLANG_H
#define FRONT_CLANG_H

#include <clang-c/Index.h>

#include "clang_unit.h"
#include "lex.h"

/* A function definition while its body is visited. */
struct function {
    const char *name;
    uint32_t begin;   /* insertion place of file-scope definitions */
    struct span body; /* with the braces */
    bool is_inline;   /* inline with external linkage: names no static function (C17 6.7.4/3) */
    bool broken;      /* the front end reported an error inside */
    bool misread;     /* ... before its opening brace */
    uint32_t number;  /* in the unit's bodies; UINT32_MAX: its text is not the file's */
    CXCursor cursor;
    bool is_constant, knows_constant; /* C++: constexpr or consteval */
    bool is_immediate;                /* C++: consteval */
    bool is_coroutine, knows_coroutine;
    size_t first_entry, end_entry; /* its own points, in unit->points */
    VEC(struct span) returns;      /* what its return statements return */
    bool hides_return;             /* the text of one of these cannot be told apart */
    struct span cut_return;        /* the macro that hides it; empty: none does */
};

/* An included file. */
struct included {
    CXFile file;
    bool is_foreign;             /* a system header that the configuration does not ask for */
    VEC(struct span) expansions; /* as they come: of each inclusion, inner ones behind outer ones */
};

struct walk {
    struct unit *unit;
    const struct tokens *tokens;
    const struct rewrite_request *request;
    struct arena *arena;
    CXTranslationUnit tu;
    CXFile file;
    VEC(struct span) expansions;   /* outermost macro expansions of the main file, sorted, disjoint */
    VEC(struct included) included; /* files that are included, and hold macro expansions */
    VEC(uint32_t) errors;          /* offsets in the main file where the front end reports an error */
    VEC(const char *) resolvers;   /* functions that an attribute ifunc names, once knows_resolvers is set */
    bool knows_resolvers;
    bool fatal; /* the parse ended early: what follows the place is unknown */
    /* C++: for each token the index of the bracket around it, and of a bracket's partner; SIZE_MAX: none */
    size_t *around, *partner;
    struct cxx_instances *instances; /* C++: front_cxx_instances.c */
};

/* One cursor on the way down, linked to the one above. */
struct frame {
    struct walk *walk;
    struct frame *up;
    CXCursor cursor;
    enum CXCursorKind kind;
    uint16_t depth;
    uint32_t children; /* visited so far */
    bool knows_reason;
    bool is_constant;   /* C++: in a constexpr function; known with the reason */
    enum reason reason; /* see c_frame_reason and cxx_context_reason */
    struct function *function;
};

/* Parses the unit and calls `visit` for each cursor at file scope outside of system headers, with the frame above as data; then `finish`, unless
 * NULL. */
int clang_walk(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags, CXCursorVisitor visit,
               void (*finish)(struct walk *w));

const char *clang_keep(struct walk *w, CXString text);
uint32_t clang_file_offset(CXSourceLocation location, CXFile *file);
/* Where the outermost macro invocation stands that the location comes out of; the location itself, if none. */
uint32_t clang_expansion_offset(CXSourceLocation location);
/* Where it begins, in whatever file. */
uint32_t clang_cursor_begin(CXCursor cursor);
/* Extent of a cursor in the main file; false when either end is elsewhere. */
bool clang_cursor_span(const struct walk *w, CXCursor cursor, struct span *span);
CXCursor clang_first_child(CXCursor cursor);
bool clang_has_child(CXCursor cursor, enum CXCursorKind kind);
bool clang_is_transparent(enum CXCursorKind kind);
/* Below parentheses and implicit conversions. */
CXCursor clang_strip(CXCursor cursor);
bool clang_is_one_of(const char *name, const char *const *names);
/* Does the cursor stand behind this punctuator? */
bool clang_follows(const struct walk *w, CXCursor cursor, char punctuator);
/* What is never a call at run time, or must stay in its frame, by the name of the callee. */
enum reason clang_callee_reason(const char *name);
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word);
/* The outermost macro invocation of an included file that a call comes out of, or a part of it; empty: none. */
struct span clang_included_expansion(struct walk *w, CXCursor call);
const struct span *clang_expansion_around(const struct walk *w, uint32_t offset);
/* A new point at this place; its reason is set where it is in another file. */
struct point *clang_add_point(const struct frame *here, CXSourceLocation location, const char *name, const struct config_probe *probe);
bool clang_has_error(const struct walk *w, uint32_t begin, uint32_t end);
CXCursor clang_find_body(CXCursor function);

/* --- front_clang_bodies.c --- */

/* The points of the function's body: `global` of main's, and "function". */
void clang_visit_entries(const struct frame *here);
/* A return statement: what it returns is noted for the points of the body that is left by it. */
void clang_visit_return(const struct frame *here);
/* Behind the body: its points get to know its return statements. */
void clang_leave_function(const struct frame *here);

/* --- front_clang_values.c --- */

/* Is it declared outside of functions? */
bool clang_is_file_scope(CXCursor cursor);
/* As it is told in front of the enclosing function, or NULL. */
const char *clang_spell_type(struct walk *w, CXType type);
bool clang_is_hidden_array(CXType type);
enum value_class clang_value_class(CXType type);
/* "{READ=0,WRITE=1}" of an enumeration, else NULL. */
const char *clang_enumerators(struct walk *w, CXType type);
/* The name of the function's parameter at this place, or NULL. */
const char *clang_parameter_name(struct walk *w, CXCursor function, uint32_t i);

#endif
