#include "unit_restore.h"

void unit_restore(struct unit *unit, const struct unit *before)
{
    struct texts read = unit->read;
    bool stands_alone = unit->stands_alone, knows_folder = unit->knows_folder, needs_folder = unit->needs_folder;
    *unit = *before;
    unit->read = read;
    unit->stands_alone = stands_alone;
    unit->knows_folder = knows_folder;
    unit->needs_folder = needs_folder;
}
