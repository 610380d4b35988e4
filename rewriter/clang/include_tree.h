/* Which file includes which in a translation unit, and where. That is read from the output of the real compiler's
 * preprocessor, which decides on search paths, guards, #pragma once and #include_next. */
#ifndef INCLUDE_TREE_H
#define INCLUDE_TREE_H

#include <sys/types.h>

#include "preprocess.h"

/* Names that compilers spell differently may be those of one file. */
struct file_identity {
    dev_t device;
    ino_t inode;
};

/* A directive that is in no skipped part. */
struct include_event {
    unsigned line;              /* where it begins, as the compiler counts */
    struct slice directive;     /* as the preprocessor prints it: #include "x.h" */
    struct include_file *child; /* NULL: the file was not entered, because of #pragma once or its guard */
    struct linemarker back;     /* leads back to the line behind the directive */
    bool is_placed;             /* the directive was found in the text of the including file */
};

/* A directive in a file's text that can be replaced. */
struct include_directive {
    struct span place;
    struct include_event *event; /* NULL: #pragma GCC system_header */
    unsigned next_line;          /* then: the line behind it, as the compiler counts */
};

/* One inclusion of a file. */
struct include_file {
    struct include_file *parent; /* NULL: the unit's own file */
    const char *name;            /* as the compiler spells it */
    const char *path;            /* to open it by */
    struct slice spelled;        /* the name between the quotes of a linemarker */
    unsigned system;             /* of its linemarker */
    struct include_event *event; /* that of the parent which brought it in; NULL: none in a file did (-include) */
    size_t begin, end;           /* its tokens in the output, with those of the files that it includes */
    VEC(struct include_event) events;

    /* once matched: */
    struct slice text; /* a copy in which #pragma once and directives that the compiler skipped are blank */
    VEC(struct include_directive) directives;
    bool is_read;
    bool is_once;      /* says #pragma once */
    bool turns_system; /* says #pragma GCC system_header */

    /* headers.c's: */
    bool is_trouble; /* has to stay an #include */
    bool is_inlined;
};

struct include_tree {
    struct tokens output;
    struct include_file *own;
    VEC(struct include_file *) files; /* all but the unit's own, in order of inclusion */
};

/* `defines`: the definitions of macros are kept in the output (macro_names.h). Returns -1 when the compiler cannot preprocess the unit. */
int include_tree_read(struct unit *unit, const struct rewrite_request *request, bool defines, struct include_tree *tree);
/* Reads `file` and finds its directives in the text. Returns false if the file cannot be read, or is not text. */
bool include_tree_match(const struct unit *unit, struct include_file *file);
/* Which file has this name, as the compiler spells it? Returns false if there is none. */
bool file_identify(struct arena *arena, const struct rewrite_request *request, const char *name, struct file_identity *identity);
bool file_is_same(struct file_identity a, struct file_identity b);

#endif
