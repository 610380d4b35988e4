#include "run_java.h"

#include <string.h>

#include "fs.h"
#include "java_agent.h"
#include "log.h"
#include "str.h"

/* The agent reads lines (Selection.java). Bodies, lives of threads, tasks and values are for sources alone. */
static const char *selection_of(struct arena *arena, const struct config *config)
{
    struct str lines = { .arena = arena };
    bool any = false;
    for (size_t i = 0; i < config->dependencies.count; i++)
        str_printf(&lines, "dependencies %s\n", config->dependencies.items[i]);
    for (size_t i = 0; i < config->probes.count; i++) {
        const struct config_probe *probe = &config->probes.items[i];
        bool is_call = probe->target == TARGET_CALL, is_recorded = !probe->is_dropped && !probe->capture;
        if (!is_call && probe->target != TARGET_METHOD)
            continue;
        str_printf(&lines, "%s %d %s%s%s\n", is_call ? "call" : "method", is_recorded, probe->pattern, probe->on ? " " : "",
                   probe->on ? probe->on : "");
        any = any || is_recorded;
    }
    return any ? lines.text : NULL;
}

char **java_run_program(struct arena *arena, const struct config *config, char **program)
{
    const char *agent = java_agent(arena);
    VEC(char *) words = { 0 };
    if (strcmp(fs_name_of(program[0]), "java") != 0 || config->dependencies.count == 0)
        return program;
    const char *selection = selection_of(arena, config);
    if (!selection)
        return program;
    if (!agent) {
        log_warning("weft was built where there was no javac, so nothing of dependencies is recorded");
        return program;
    }
    vec_push(arena, &words, program[0]);
    vec_push(arena, &words, arena_printf(arena, "-javaagent:%s=%s", agent, selection));
    for (char **word = program + 1; *word; word++)
        vec_push(arena, &words, *word);
    vec_push(arena, &words, NULL);
    return words.items;
}
