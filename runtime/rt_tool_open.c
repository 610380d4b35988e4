#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <stddef.h>

#include "rt_tool_open.h"

void *rt_tool_open(const char *path, const char *symbol, const char **problem)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL), *found = library ? dlsym(library, symbol) : NULL;
    *problem = library ? NULL : dlerror();
    if (library && !found)
        dlclose(library);
    return found;
}
