/* The part of metadata that is the same for every process: the layout of packets and of all events, in TSDL (CTF 1.8). The
 * runtime for the JVM gets the same text when it is built (jvm/format.c). */
#ifndef RT_TSDL_H
#define RT_TSDL_H

#include "rt_bytes.h"

void rt_tsdl_add(struct rt_bytes *text);

#endif
