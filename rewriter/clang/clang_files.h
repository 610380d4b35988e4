/* What a walk knows of files by libclang's handles. libclang looks through all that it has read for each such question: with a
 * thousand headers that is most of the time of a look. */
#ifndef CLANG_FILES_H
#define CLANG_FILES_H

#include <clang-c/Index.h>
#include <stdint.h>

#include "str.h"

enum { CLANG_FILE_SLOTS = 1024 };

/* Zeroed but for `tu`, it is empty. A file may have several handles, and a slot holds the last one that fell into it. */
struct clang_files {
    CXTranslationUnit tu;
    struct {
        CXFile file;
        struct slice text;
        size_t included; /* its index in walk->included, plus one; 0: not asked for */
        bool has_text;
    } slots[CLANG_FILE_SLOTS];
};

/* The text of the file, while the translation unit is there; text NULL: there is none. */
struct slice clang_text_of(struct clang_files *files, CXFile file);
/* Where `included` is kept for this handle, until another one falls into the slot. */
size_t *clang_included_slot(struct clang_files *files, CXFile file);

#endif
