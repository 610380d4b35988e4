/* Child processes that must not outlive the process that started them. */
#ifndef CHILD_H
#define CHILD_H

#include <sys/types.h>

/* To be called first in a child: SIGTERM ends it when its parent ends, for whatever reason. `parent` is the parent's
 * process id. The setting survives exec, but children of the child don't inherit it. */
void child_ends_with(pid_t parent);

#endif
