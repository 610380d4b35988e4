#include "task_calls.h"

#include <ctype.h>
#include <string.h>

static const struct known {
    const char *name;
    struct task_call call;
} known[] = {
#define TASK_CALL(name, bodies, runs) { name, { TASK_BODIES_##bodies, TASK_RUNS_##runs } },
#include "task_calls.def"
};

/* The length of a scope that names of the table do not have: `oneapi::`, `detail::d1::`. */
static size_t hidden_length(const char *name)
{
    size_t length = strlen("detail::d");
    if (strncmp(name, "oneapi::", strlen("oneapi::")) == 0)
        return strlen("oneapi::");
    if (strncmp(name, "detail::d", length) != 0 || !isdigit((unsigned char)name[length]))
        return 0;
    while (isdigit((unsigned char)name[length]))
        length++;
    return strncmp(name + length, "::", 2) == 0 ? length + 2 : 0;
}

static bool is_named(const char *name, const char *in_table)
{
    bool begins = true; /* a segment */
    for (;;) {
        while (begins && hidden_length(name))
            name += hidden_length(name);
        if (*name != *in_table)
            return false;
        if (*name == '\0')
            return true;
        begins = *name == ':';
        name++;
        in_table++;
    }
}

static const struct known *find_known(const char *name)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (is_named(name, known[i].name))
            return &known[i];
    return NULL;
}

bool task_call_is_wide(const struct config_probe *probe)
{
    return probe->body < 0 && strpbrk(probe->pattern, "*?");
}

bool task_call_find(const struct config_probe *probe, const char *name, struct task_call *call)
{
    const struct known *found = find_known(name);
    *call = found ? found->call : (struct task_call){ TASK_BODIES_FIRST, TASK_RUNS_ONCE };
    if (probe->body >= 0)
        call->bodies = TASK_BODIES_FIRST;
    if (probe->repeats)
        call->runs = TASK_RUNS_OFTEN;
    return found || !task_call_is_wide(probe);
}
