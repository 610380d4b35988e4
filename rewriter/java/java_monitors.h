/* The wait for a monitor: `synchronized (m) { .. }` waits behind the evaluation of m and before the block (JLS 14.19). A
 * "region" of the name "synchronized" selects it. */
#ifndef JAVA_MONITORS_H
#define JAVA_MONITORS_H

#include "java_visit.h"

/* The point that a synchronized statement is, if it is selected. */
void java_add_monitor(const struct java_visit *visit);
/* A synchronized method takes its monitor before any statement of it: it is listed, and left alone. */
void java_add_monitor_method(const struct java_visit *visit);

#endif
