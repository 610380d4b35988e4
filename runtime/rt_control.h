/* Switching while the program runs: the file .control of the process's directory, into which `weft on` and `weft off`
 * write, and what it says of sites by their names. */
#ifndef RT_CONTROL_H
#define RT_CONTROL_H

#include "rt_listener.h"

extern const struct rt_listener rt_control;

#endif
