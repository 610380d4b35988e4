/* Modules that a call of javac compiles (JEP 261): a single one, or those of --module-source-path.
 *
 * A module reads only what it requires, and no two modules on a path may have the same package. So each gets a runtime
 * of its own, in a package that no other module has: weft.rt.org.example for the module org.example. Nothing is required
 * or exported for it, and the program is started as ever. */
#ifndef JAVAC_MODULES_H
#define JAVAC_MODULES_H

#include "javac_args.h"

struct javac_module {
    const char *name;
    const char *directory; /* of its sources, as in --module-source-path; NULL: they are not found by that */
    const char *absolute;  /* the same, absolute */
    const char *runtime;   /* "weft.rt.org.example" */
    bool is_named;         /* --module asks for all of it */
};

struct javac_modules {
    VEC(struct javac_module) items; /* none: the call compiles no module. A module of several directories is there for each */
    bool is_many;                   /* --module-source-path: classes go to a folder of each module's name */
    bool is_part;                   /* of the single module: the rest of it has been compiled before */
    javac_words source_paths;       /* the values of --module-source-path, with the mirrors of directories before them */
    const char *why_plain;          /* why none of them can be rewritten, or NULL */
};

/* `directory` is the working directory; in `mirror` each file stands under its absolute path. */
void javac_modules_find(struct arena *arena, const struct javac_args *args, const char *directory, const char *mirror, struct javac_modules *modules);

/* Is a module declared in a directory of the class path? A source path that has this directory would make all sources
 * part of that module, as a class path does not. */
bool javac_module_on(struct arena *arena, const char *class_path);

/* The module of a source (absolute path), or NULL. */
const struct javac_module *javac_module_of(const struct javac_modules *modules, const char *path);
/* Where the classes of a module go: `output`, or a folder in it. */
const char *javac_module_output(struct arena *arena, const struct javac_modules *modules, const struct javac_module *module, const char *output);

#endif
