/* weft debug in a terminal: tasks, threads, breaks and what the program prints, driven by keys. */
#ifndef DEBUG_TUI_H
#define DEBUG_TUI_H

#include "debugger.h"

struct debug_tui;

/* Takes the terminal, and shows what the debugger tells, on a thread of its own. What the program prints comes from
 * `output`, a file that grows. Returns NULL with *why set. */
struct debug_tui *debug_tui_open(struct debugger *debugger, int output, const char *title, const char **why);
/* Waits until the user leaves, if `waits`; then gives the terminal back. */
void debug_tui_close(struct debug_tui *tui, bool waits);

#endif
