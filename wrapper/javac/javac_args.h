/* The command line of javac: what it compiles, and where classes and sources are looked for. */
#ifndef JAVAC_ARGS_H
#define JAVAC_ARGS_H

#include "str.h"
#include "vec.h"

typedef VEC(const char *) javac_words;

struct javac_args {
    javac_words words;       /* with the words of @FILE in its place; without those for the virtual machine */
    javac_words machine;     /* -J... */
    VEC(size_t) sources;     /* among the words */
    const char *output;      /* -d, or NULL: classes are put beside their sources */
    const char *class_path;  /* the last of -cp, -classpath, --class-path; NULL: none */
    const char *source_path; /* -sourcepath, --source-path; NULL: none */
    const char *why_plain;   /* why the call is passed on as it is, or NULL */
    /* Modules: the values of --module-source-path, the names of -m; the words that these are; is there a --patch-module? */
    javac_words module_source_paths, modules;
    VEC(size_t) module_words;
    bool patches_module;
};

void javac_args_parse(struct arena *arena, char *const *argv, struct javac_args *args);
/* The text of an @FILE with these words. */
void javac_args_write(struct str *out, const javac_words *words);

#endif
