/* What `weft tui` draws, with ncurses. */
#ifndef BROWSE_SCREEN_H
#define BROWSE_SCREEN_H

#include "source_lines.h"
#include "browse_views.h"

void browse_screen_colours(void);
void browse_screen_draw(struct browse *browse, struct source_lines *source);
/* How many items of the view that is shown are on the screen. */
size_t browse_screen_rows(const struct browse *browse);
/* A line in the middle of the terminal, until it is drawn again. */
void browse_screen_say(const char *text);

#endif
