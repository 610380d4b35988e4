/* Delays Ctrl-C and similar signals while something is written that must not stay incomplete: catch the signals, ask
 * now and then whether one came, and obey it when everything is in order. One such section per process at a time. */
#ifndef INTERRUPT_H
#define INTERRUPT_H

#include <stdbool.h>

/* From here on SIGINT, SIGTERM and SIGHUP are only noted. A signal that is ignored (nohup) stays ignored. */
void interrupt_catch(void);
bool interrupt_came(void);
/* Returns once a signal has come. */
void interrupt_wait(void);
/* Restores the handlers. If a signal came, raises it again, so that the program ends as the shell expects. */
void interrupt_obey(void);

#endif
