/* A process beside a build that has libclang loaded and initialised, which takes longer than to parse a small unit in C. For
 * each unit it forks a child, which rewrites it as a child of the compiler's wrapper would, and reports to the wrapper.
 *
 * The wrapper does without it wherever anything is different from what it sees itself: no server, another user, mount
 * namespace or root directory, another text than it has read, a child that dies. */
#ifndef REWRITE_SERVER_H
#define REWRITE_SERVER_H

#include <sys/types.h>

struct rewrite_server {
    pid_t process; /* 0: there is none */
    int end;       /* it ends when this is closed */
};

/* Starts one and names it in the environment, for the compilers of the build. Where that fails, there is none. */
void rewrite_server_start(struct rewrite_server *server);
/* Waits for its end, so that its processor time is counted as the build's. */
void rewrite_server_stop(struct rewrite_server *server);

#endif
