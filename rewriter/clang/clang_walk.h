/* The walk over a translation unit: what is known of the unit, and the way down to the present cursor. */
#ifndef CLANG_WALK_H
#define CLANG_WALK_H

#include <clang-c/Index.h>

#include "clang_cursor.h"
#include "clang_files.h"
#include "clang_memo.h"
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
    uint32_t number;  /* in the unit's bodies; UINT32_MAX: its text is not in the main file */
    CXCursor cursor;
    size_t first_entry, end_entry; /* its own points, in unit->points */
    VEC(struct span) returns;      /* what its return statements return */
    bool hides_return;             /* the text of one of them cannot be told apart */
    struct span cut_return;        /* the macro that hides it, or empty */
    void *own;                     /* its language's: cxx_walk.h */
};

/* The outermost macro expansions of a file: sorted, disjoint. */
typedef VEC(struct span) expansions;

/* A macro that the unit defines: clang_macros.h. */
struct macro {
    CXCursor definition;
    const char *name;                /* NULL until it is asked for */
    bool is_known;                   /* what follows is set */
    bool takes_more;                 /* what it makes may take parentheses that stand behind its invocation */
    size_t tail;                     /* the macro in walk->macros that takes them, plus one; 0: not known */
    bool knows_pragma, makes_pragma; /* it makes a _Pragma, by itself or by other macros */
    bool is_visited;                 /* its words have been */
};

/* An included file. */
struct included {
    CXFile file;
    struct tokens tokens; /* once they are asked for */
    bool is_foreign;      /* a system header that the configuration does not ask for */
    expansions expansions;
};

struct walk {
    struct unit *unit;
    const struct tokens *tokens;
    const struct rewrite_request *request;
    struct arena *arena;
    CXTranslationUnit tu;
    CXFile file;
    expansions expansions;         /* those of the main file */
    VEC(struct macro) macros;      /* in order of their definition */
    VEC(size_t) aliases;           /* those of them that were met before parentheses which they do not take */
    VEC(struct included) included; /* files that are included and hold macro expansions */
    VEC(uint32_t) errors;          /* offsets in the main file where the front end reports an error */
    VEC(const char *) resolvers;   /* functions that an attribute ifunc names, once knows_resolvers is set */
    bool knows_resolvers;
    const char *presumed; /* the name in a #line directive that was met last */
    CXCursor before;      /* the declaration at file scope that was visited last */
    bool fatal;           /* the parse ended early: the rest of the file is unknown */
    struct clang_files *files;
    struct clang_memo calls; /* what was found below them: c_expressions.c, cxx_effects.c */
    void *own;               /* the language's: cxx_walk.h */
};

/* A cursor on the way down, linked to the one above it. */
struct cursor_frame {
    struct walk *walk;
    struct cursor_frame *up;
    CXCursor cursor;
    enum CXCursorKind kind;
    uint16_t depth;
    uint32_t children;             /* visited so far */
    bool knows_cut, is_cut_before; /* once it is known: clang_cut.c */
    bool knows_reason;
    enum reason reason; /* why calls here are left alone, once knows_reason is set: c_context.h, cxx_context.h */
    struct function *function;
};

/* A copy of the text in the arena; disposes of the original. */
const char *clang_string(struct walk *w, CXString text);

/* Where the range begins in its file; in the main file, where its first token does. */
uint32_t clang_begin_of(const struct walk *w, CXSourceRange range, CXFile *file);
/* Where the text of a cursor begins: libclang lets some expressions begin with a name behind a dot (explicit_object.h). */
CXSourceLocation clang_cursor_start(const struct walk *w, CXCursor cursor);
/* The extent of a cursor in the main file. Returns false if either end is in another file. */
bool clang_cursor_span(const struct walk *w, CXCursor cursor, struct span *span);
/* The bytes from here on, in whichever file; "" if they are unknown. */
struct slice clang_text_from(const struct walk *w, CXSourceLocation location);
/* Is the cursor directly behind this punctuator? */
bool clang_follows(const struct walk *w, CXCursor cursor, char punctuator);
/* Is the offset in the main file behind a dot or an arrow? No expression begins there. */
bool clang_is_behind_access(const struct walk *w, uint32_t offset);
/* Has the front end reported an error in these bytes of the main file? */
bool clang_has_error(const struct walk *w, uint32_t begin, uint32_t end);

/* Adds a point at this location. If that is in another file, the point has its reason already. */
struct point *clang_add_point(const struct cursor_frame *here, CXSourceLocation location, const char *name, const struct config_probe *probe);

/* The frame of a child of the cursor of `up`. */
static inline struct cursor_frame clang_frame_below(struct cursor_frame *up, CXCursor cursor)
{
    struct cursor_frame here = { .walk = up->walk, .up = up, .cursor = cursor, .kind = clang_getCursorKind(cursor), .function = up->function };
    here.depth = (uint16_t)(up->depth + !clang_is_transparent(here.kind));
    return here;
}

/* Is `cursor` a child of `up` that has been visited already? libclang shows bounds in the operand of sizeof twice. */
bool clang_is_shown_again(const struct cursor_frame *up, CXCursor cursor);

/* To be called at a function definition: initialises `function`, which this frame and all frames below it are in. */
void clang_enter_function(struct cursor_frame *here, struct function *function, const char *name);

#endif
