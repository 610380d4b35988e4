/* What a text of C or C++ spells: its words, what it includes and what it defines, without parsing it and whatever
 * #if says. More is found than a compiler sees, never less; where that can't be promised, `unclear` says why. */
#ifndef SPELLED_H
#define SPELLED_H

#include "outline.h"
#include "str.h"
#include "texts.h"
#include "vec.h"

struct spelled_macro {
    struct slice name, body; /* with its parameters */
};

/* Operands of ## that follow each other, as in a ## b ## c. */
struct spelled_paste {
    struct slice *operands; /* text NULL: a parameter */
    size_t n;
};

struct spelled {
    struct arena *arena;
    bool is_cxx;
    bool wants_classes;               /* their names are asked for */
    struct texts words;               /* identifiers and numbers, those in strings too; not those in comments, macros and `declared` */
    struct texts declared;            /* names that a text declares or defines, if nothing hides that (outline.hides) */
    struct texts declaring;           /* words before a declared name in parentheses: as macros, they would take it */
    struct outline outline;           /* of the text that is read */
    struct texts called;              /* of these, what stands before a parenthesis */
    struct texts computed;            /* macros whose values are included */
    VEC(struct slice) includes;       /* names of files */
    VEC(struct spelled_macro) macros; /* of texts and headers; whoever uses one has its body read */
    struct texts classes;             /* spelled_read_header's: behind class, struct or union */
    VEC(struct spelled_paste) pastes; /* in bodies that were read */
    bool has_templates;               /* with calls in them, in texts and bodies that were read: a guess */
    const char *unclear;              /* what hides words: words continued on the next line, modules ...; NULL: nothing */
};

void spelled_start(struct spelled *spelled, struct arena *arena, bool is_cxx);
/* A text that may be compiled as it stands: a source, a header, a piece of either. It must stay where it is. */
void spelled_read(struct spelled *spelled, struct slice text);
/* The body of a macro, with its parameters in front: its words, and the operands of ##. */
void spelled_read_body(struct spelled *spelled, struct slice body);
/* A header of which only macros count, and in C++ the names of its classes: its words are not listed. */
void spelled_read_header(struct spelled *spelled, struct slice text);

#endif
