#include <stddef.h>
#include <string.h>

#include "rt_tool_name.h"

#include <weft/tool.h>

static bool is_separator(char c)
{
    return c == ':' || c == '.';
}

/* Recursion is as deep as the pattern has stars, and a pattern is a tool's own. */
bool rt_tool_name_matches(const char *pattern, const char *name)
{
    for (; *pattern; pattern++, name++) {
        if (*pattern == '*') {
            bool is_any = pattern[1] == '*';
            for (pattern += 1 + is_any;; name++) {
                if (rt_tool_name_matches(pattern, name))
                    return true;
                if (!*name || (!is_any && is_separator(*name)))
                    return false;
            }
        }
        if (*pattern == '?' ? !*name || is_separator(*name) : *pattern != *name)
            return false;
    }
    return !*name;
}

/* The first word of a directive decides: "omp::critical(queue)". */
static bool is_directive(const char *name, const char *directive)
{
    size_t length = strlen(directive);
    return strncmp(name, directive, length) == 0 && (!name[length] || name[length] == '(');
}

uint8_t rt_tool_name_sync(const char *name)
{
    static const struct {
        const char *name;
        enum weft_tool_sync kind;
    } known[] = {
        { "omp::barrier", WEFT_TOOL_BARRIER },        { "omp::critical", WEFT_TOOL_LOCK },
        { "omp::ordered", WEFT_TOOL_LOCK },           { "omp::taskwait", WEFT_TOOL_TASKS_WAIT },
        { "omp::taskgroup", WEFT_TOOL_TASKS_WAIT },   { "pthread_barrier_wait", WEFT_TOOL_BARRIER },
        { "pthread_mutex_lock", WEFT_TOOL_LOCK },     { "pthread_mutex_timedlock", WEFT_TOOL_LOCK },
        { "pthread_rwlock_rdlock", WEFT_TOOL_LOCK },  { "pthread_rwlock_wrlock", WEFT_TOOL_LOCK },
        { "pthread_spin_lock", WEFT_TOOL_LOCK },      { "sem_wait", WEFT_TOOL_LOCK },
        { "pthread_cond_wait", WEFT_TOOL_CONDITION }, { "pthread_cond_timedwait", WEFT_TOOL_CONDITION },
        { "pthread_join", WEFT_TOOL_JOIN },
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (is_directive(name, known[i].name))
            return (uint8_t)known[i].kind;
    return 0;
}

bool rt_tool_name_cancels(const char *name)
{
    return strncmp(name, "omp::cancel", strlen("omp::cancel")) == 0;
}

bool rt_tool_name_is_mpi(const char *name)
{
    return strncmp(name, "MPI_", strlen("MPI_")) == 0;
}
