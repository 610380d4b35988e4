#include "start_calls.h"

#include <string.h>

bool start_call_find(const struct config_probe *probe, const char *name, uint32_t *start, uint32_t *argument)
{
    static const struct {
        const char *name;
        uint32_t start, argument;
    } known[] = { { "pthread_create", 2, 3 }, { "thrd_create", 1, 2 } };
    if (probe->start >= 0 && probe->argument >= 0) {
        *start = (uint32_t)probe->start;
        *argument = (uint32_t)probe->argument;
        return true;
    }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(name, known[i].name) == 0) {
            *start = known[i].start;
            *argument = known[i].argument;
            return true;
        }
    return false;
}
