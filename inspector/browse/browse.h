/* A trace in the terminal: views of its summary, to walk through, to search and to put in order. docs/tui.md */
#ifndef BROWSE_H
#define BROWSE_H

#include "browse_views.h"

/* Takes the terminal until the user leaves. Returns false with *why set if there is none. */
bool browse_run(struct browse *browse, const char **why);

#endif
