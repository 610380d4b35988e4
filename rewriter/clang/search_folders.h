/* Where a command's compiler may find what a text includes, as its options tell: more than it looks at, never less. */
#ifndef SEARCH_FOLDERS_H
#define SEARCH_FOLDERS_H

#include "request.h"

struct search_folder {
    const char *path;
    bool is_system;
};

struct search_folders {
    VEC(struct search_folder) list; /* in the order of the command, the compiler's own last */
    VEC(const char *) included;     /* files that the command includes before the text */
    VEC(const char *) defined;      /* macros: NAME=VALUE */
    const char *unclear;            /* an option that changes in other ways what is found or read; NULL: there is none */
};

/* `folders`: zeroed. */
void search_folders_find(struct search_folders *folders, struct arena *arena, const struct rewrite_request *request);

/* Do variables of the environment name folders, which are not known here? */
bool search_folders_are_hidden(void);

#endif
