/* Processes that are started on the way and are nothing without the one that started them. */
#ifndef CHILD_H
#define CHILD_H

#include <sys/types.h>

/* In a child, before anything else: it ends by SIGTERM when its parent ends, whichever way. Holds across exec, not for its own children. */
void child_ends_with(pid_t parent);

#endif
