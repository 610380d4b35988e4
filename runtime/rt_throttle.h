/* WEFT_THROTTLE=N: a site that is called too often and does too little is switched off. */
#ifndef RT_THROTTLE_H
#define RT_THROTTLE_H

#include "rt_listener.h"

extern const struct rt_listener rt_throttle;

#endif
