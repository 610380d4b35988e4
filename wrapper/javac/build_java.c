#include "build_java.h"

#include <stdlib.h>
#include <string.h>

#include "build_compilers.h"
#include "build_hook.h"
#include "fs.h"
#include "java_agent.h"
#include "javac_classes.h"

/* A virtual machine that ends with the build, for one that stays would compile for weft when weft is not there; and no
 * classes from a cache that other builds have filled, or will read. */
static void set_gradle_options(struct build *build)
{
    static const char options[] = "-Dorg.gradle.daemon=false -Dorg.gradle.caching=false";
    const char *before = getenv("GRADLE_OPTS");
    if (!before || !strstr(before, options))
        setenv("GRADLE_OPTS", before && *before ? arena_printf(build->arena, "%s %s", before, options) : options, 1);
}

int java_set_inner_environment(struct build *build)
{
    const char *agent = java_agent(build->arena);
    if (!agent)
        return 0;
    /* without a compiler there is nothing to take over, and perhaps nothing that could load an agent */
    build_hook_add(build, "java", "javac", arena_printf(build->arena, "-javaagent:%s", agent));
    build_hook_add(build, "javac", NULL, "!javac");
    build_hook_add(build, "jspawnhelper", NULL, NULL); /* by which a virtual machine starts programs */
    set_gradle_options(build);
    return 0;
}

int java_set_environment(struct build *build)
{
    if (java_set_inner_environment(build) != 0 || build_compilers_set_environment(build) != 0)
        return -1;
    build_hook_preload(build);
    return 0;
}

void java_config_changed(struct build *build)
{
    javac_age_classes(build->arena, build->state);
}

static bool is_gradle(const char *command)
{
    const char *name = fs_name_of(command);
    return strcmp(name, "gradle") == 0 || strcmp(name, "gradlew") == 0;
}

static bool is_ant(const char *command)
{
    return strcmp(fs_name_of(command), "ant") == 0;
}

extern const struct build_tool build_tool_gradle, build_tool_ant; /* named by build_tools.def */
const struct build_tool build_tool_gradle = {
    .name = "gradle",
    .units = "sources",
    .refresh = "gradle clean",
    .has_methods = true,
    .is = is_gradle,
    .open_state = build_compilers_open_state,
    .set_environment = java_set_environment,
};

const struct build_tool build_tool_ant = {
    .name = "ant",
    .units = "sources",
    .refresh = "ant clean",
    .has_methods = true,
    .is = is_ant,
    .open_state = build_compilers_open_state,
    .set_environment = java_set_environment,
};
