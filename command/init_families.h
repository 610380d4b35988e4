/* Families of calls by what they do: threads, locks, I/O ... */
#ifndef INIT_FAMILIES_H
#define INIT_FAMILIES_H

#include "init_survey.h"

enum init_family {
#define FAMILY(NAME, title, what, is_recorded) INIT_##NAME,
#include "init_families.def"
    INIT_NO_FAMILY
};

struct init_family_row {
    const char *title, *what;
    bool is_recorded;
};
extern const struct init_family_row init_families[INIT_NO_FAMILY];

enum init_family init_family_of(const struct init_name *name);
/* Does the call start a thread whose life weft can record as well ("kind": "local")? */
bool init_starts_thread(const struct init_name *name);

#endif
