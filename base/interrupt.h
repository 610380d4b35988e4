/* Ctrl-C and its like, while something is being made that must not be left half done: caught, asked for, and obeyed when all is tidy. */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <stdbool.h>

/* From here on SIGINT, SIGTERM and SIGHUP are only noted; what is ignored already (nohup) stays ignored. */
void interrupt_catch(void);
bool interrupt_came(void);
/* Puts the handlers back; if a signal came, ends the program by it, so that the shell sees what it expects. */
void interrupt_obey(void);

#endif
