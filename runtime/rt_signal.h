/* The signal that WEFT_SIGNAL names. */
#ifndef RT_SIGNAL_H
#define RT_SIGNAL_H

void rt_signal_find(void); /* sets rt_process.signal, from the environment */
/* Before the process is opened, if there is none: one that is ignored where nobody handles it. For programs that are
 * dormant, whose probes do not come and look. */
void rt_signal_choose(void);
void rt_signal_take(void); /* installs the handler; if the program has one of its own, sets rt_process.signal to 0 */

#endif
