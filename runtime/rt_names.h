/* Threads that get another name after they have begun to record are defined again. */
#ifndef RT_NAMES_H
#define RT_NAMES_H

#include "rt_listener.h"

extern const struct rt_listener rt_names;

#endif
