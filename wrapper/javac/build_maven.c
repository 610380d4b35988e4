/* Maven as a build tool. It calls javac inside its own process; with the properties `fork` and `executable` of its
 * compiler plugin it calls a program instead, which is `weft javac` here: that is tried and compiled in one. Where a POM
 * is stronger than the properties, it is as in any build (build_java.c). */
#define _GNU_SOURCE 1
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "build_compilers.h"
#include "build_java.h"
#include "exec_hook.h"
#include "find_compiler.h"
#include "fs.h"
#include "run_java.h"
#include "vec.h"

#define EXECUTABLE "-Dmaven.compiler.executable="

static bool is_maven(const char *command)
{
    const char *name = fs_name_of(command);
    return strcmp(name, "mvn") == 0 || strcmp(name, "mvnw") == 0;
}

/* The compiler that Maven would call: the user's, or that of the JDK which Maven itself runs on. */
static const char *real_compiler(struct build *build)
{
    const char *home = getenv("JAVA_HOME"), *named = NULL;
    for (char **word = build->command; *word; word++)
        if (text_starts_with(*word, EXECUTABLE))
            named = *word + strlen(EXECUTABLE);
    if (named && *named)
        return find_compiler(build->arena, named, NULL);
    const char *own = home && *home ? fs_join(build->arena, home, "bin/javac") : NULL;
    return own && access(own, X_OK) == 0 ? own : find_compiler(build->arena, "javac", NULL);
}

/* 'a'\''b' for a'b */
static void add_quoted(struct str *out, const char *word)
{
    str_add_char(out, '\'');
    for (; *word; word++)
        if (*word == '\'')
            str_add(out, "'\\''");
        else
            str_add_char(out, *word);
    str_add_char(out, '\'');
}

/* STATE/maven/javac: `weft javac`. (No link: what it is called by is not what weft goes by for javac.) */
static const char *write_shim(struct build *build)
{
    const char *directory = fs_join(build->arena, build->state, "maven"), *shim = fs_join(build->arena, directory, "javac");
    struct str text = { .arena = build->arena };
    str_add(&text, "#!/bin/sh\nexec ");
    add_quoted(&text, fs_self(build->arena));
    str_add(&text, " javac \"$@\"\n");
    if (fs_make_directories(directory) != 0 || fs_write_atomic(shim, text.text, text.length) != 0 || chmod(shim, 0777) != 0)
        return NULL;
    return shim;
}

static int set_environment(struct build *build)
{
    VEC(char *) words = { 0 };
    if (java_set_environment(build) != 0)
        return -1;
    const char *shim = write_shim(build), *compiler = real_compiler(build);
    if (!shim)
        return -1;
    if (!compiler) /* Maven says so itself */
        return 0;
    setenv(EXEC_HOOK_REAL, compiler, 1);
    for (char **word = build->command; *word; word++)
        vec_push(build->arena, &words, *word);
    /* of a property that is given twice the last one counts */
    vec_push(build->arena, &words, arena_strdup(build->arena, "-Dmaven.compiler.fork=true"));
    vec_push(build->arena, &words, arena_printf(build->arena, EXECUTABLE "%s", shim));
    vec_push(build->arena, &words, NULL);
    build->command = words.items;
    return 0;
}

extern const struct build_tool build_tool_maven; /* named by build_tools.def */
const struct build_tool build_tool_maven = {
    .name = "maven",
    .units = "sources",
    .has_methods = true,
    .is = is_maven,
    .open_state = build_compilers_open_state,
    .config_changed = java_config_changed,
    .set_environment = set_environment,
    .set_inner_environment = java_set_inner_environment,
    .run_program = java_run_program, /* however it was built */
};
