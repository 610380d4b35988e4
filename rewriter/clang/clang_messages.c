#include "clang_messages.h"

#include <string.h>

static const char *roles_of(const char *name)
{
    static const struct {
        const char *name, *roles;
    } functions[] = {
#define MPI_FUNCTION(NAME, action, roles) { #NAME, roles },
#include <weft/mpi_functions.def>
    };
    if (strncmp(name, "MPI_", 4) != 0)
        return NULL;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].name, name) == 0)
            return functions[i].roles;
    return NULL;
}

bool clang_is_message_function(const char *name)
{
    return roles_of(name) != NULL;
}

const struct config_probe *clang_message_probe(struct arena *arena, const struct config_probe *probe, const char *name)
{
    const char *roles = probe->target == TARGET_CALL && probe->action == ACTION_INTERVAL ? roles_of(name) : NULL;
    if (!roles)
        return probe;
    struct config_probe *with = arena_new(arena, struct config_probe);
    struct capture *capture = arena_new(arena, struct capture);
    *with = *probe;
    *capture = probe->capture ? *probe->capture : (struct capture){ 0 };
    capture->roles = roles;
    with->capture = capture;
    with->plain = probe;
    return with;
}

bool clang_drop_messages(struct point *point)
{
    if (!point->probe->plain)
        return false;
    point->probe = point->probe->plain;
    point->n_messages = point->n_captured = point->n_captured_arguments = 0;
    point->reason = REASON_NONE;
    return true;
}
