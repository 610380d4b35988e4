#define _GNU_SOURCE 1
#include <stddef.h>
#include <unistd.h>

#include "rt_environment.h"

const char *rt_environment(const char *name)
{
    for (char **at = environ; at && *at; at++) {
        size_t i = 0;
        while (name[i] && (*at)[i] == name[i])
            i++;
        if (!name[i] && (*at)[i] == '=')
            return *at + i + 1;
    }
    return NULL;
}
