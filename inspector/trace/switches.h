/* When recording was switched off and on in a process: for all calls, or for those of a site. */
#ifndef SWITCHES_H
#define SWITCHES_H

#include <stdbool.h>
#include <stdint.h>

#include "vec.h"

struct trace_switch {
    uint64_t stamp; /* time stamp of the process's clock, as in the files */
    uint32_t site;  /* 0: all calls. Scopes of threads and of the program are recorded in any case */
    bool is_on;
};

struct switches {
    VEC(struct trace_switch) items; /* sorted by time */
};

void switches_add(struct switches *switches, struct arena *arena, struct trace_switch added);

#endif
