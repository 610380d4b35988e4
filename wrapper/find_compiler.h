/* Finds the compiler that a command line runs in the end: behind weft's own links, behind launchers (`ccache gcc`),
 * and behind launchers that stand on PATH under a compiler's name (/usr/lib/ccache/gcc). */
#ifndef FIND_COMPILER_H
#define FIND_COMPILER_H

#include <stdbool.h>

#include "arena.h"

struct compiler_call {
    const char *const *launch; /* the words that run the compiler, NULL-terminated: "/usr/bin/ccache", "gcc" */
    char *const *rest;         /* the compiler's arguments, NULL-terminated */
    const char *compiler;      /* absolute path of the compiler itself; NULL: this is not a call of a compiler */
};

/* Takes weft's links for this build out of PATH: what weft runs finds the same programs as without weft. */
void find_compiler_leave_links(struct arena *arena);

/* Returns the first executable `name` on PATH that isn't in the directory `skip` and isn't this program. A name with a
 * slash is made absolute. NULL: there is none. */
char *find_compiler(struct arena *arena, const char *name, const char *skip);

/* The program that one of weft's links stands for: named in the file "real" beside it, or the next one on PATH. */
char *find_compiler_behind_link(struct arena *arena, const char *link);

/* The compiler or launcher that a word of a command names, also if the word is one of weft's links. NULL: it names none
 * that weft knows. */
const char *find_compiler_word(struct arena *arena, const char *word);

/* Understands `program ARGS...`. `program` is an absolute path; `args` is NULL-terminated. */
void find_compiler_call(struct arena *arena, const char *program, char *const *args, struct compiler_call *call);

/* Is this process below a compiler call that weft wraps already? */
bool find_compiler_is_nested(void);

/* Notes in the environment that `program` is run. Returns false, after a message, if it is running already: it called
 * weft, which would call it again for ever. */
bool find_compiler_enter(struct arena *arena, const char *program);

#endif
