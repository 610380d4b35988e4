/* Takes back what looks and stations have made of a unit. */
#ifndef UNIT_RESTORE_H
#define UNIT_RESTORE_H

#include "point.h"

/* The unit is as before but for what was learned of its files: which were read, and whether its text stands alone. */
void unit_restore(struct unit *unit, const struct unit *before);

#endif
