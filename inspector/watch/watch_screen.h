/* The terminal while `weft live` has it: a screen of its own, and what the program prints, which is shown below the
 * picture and printed when the screen is given back. */
#ifndef WATCH_SCREEN_H
#define WATCH_SCREEN_H

#include "watch_text.h"

struct watch_screen {
    int terminal, output; /* the terminal; the file into which the program prints */
    int kept[2];          /* standard output and error as they were */
};

/* Takes the terminal on standard output; from here on, what is written to standard output, and to standard error if that
 * is a terminal, goes into a file. Returns false with errno set. */
bool watch_screen_open(struct watch_screen *screen);
void watch_screen_draw(const struct watch_screen *screen, const struct watch *watch, const char *title);
/* Gives the terminal back, and prints on it what the program has printed. */
void watch_screen_close(struct watch_screen *screen);

#endif
