/* The code behind the calls that hooks_text.c writes: the ways into the library, which do nothing where there is none, and
 * atomic operations. */
#ifndef HOOKS_DOORS_H
#define HOOKS_DOORS_H

#include <stdint.h>

#include "str.h"

/* Which of them an assembly needs. */
struct hooks_doors {
    bool access, range, copy, fill, keep;
};

/* What makes the linker take the library for the assembly's sake, as in probe.h. `stamp`: of the configuration. */
void hooks_add_unit(struct str *out, uint64_t stamp);

void hooks_add_doors(struct str *out, const struct hooks_doors *doors);

/* A function ".Lweft_m_NAME" that does the operation of the hook ("atomic32_fetch_add"). */
void hooks_add_atomic(struct str *out, struct slice name);

#endif
