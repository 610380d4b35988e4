/* How a compiler's wrapper asks the server of its build (rewrite_server.h) to rewrite a source: the message between them. */
#ifndef REWRITE_ERRAND_H
#define REWRITE_ERRAND_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/un.h>

#include "arena.h"

/* The environment variable with the name under which the server listens. */
#define REWRITE_ERRAND_VARIABLE "WEFT_REWRITER"

struct rewrite_errand {
    const char *directory, *compiler;
    char *const *words; /* behind the compiler, NULL-terminated */
    uint32_t word;      /* the source's */
    uint64_t key;       /* of the source, as the wrapper has read it */
    const char *rewritten;
    char **environment;
    mode_t mask;
    int report, messages; /* descriptors */
};

/* In the abstract namespace (unix(7)), where no file has to be removed afterwards. Returns the address's length. */
socklen_t rewrite_errand_address(const char *name, struct sockaddr_un *address);
/* Sends it to the server, with this process's environment, mask and stderr. Returns false if there is none, or that is
 * somebody else's. */
bool rewrite_errand_send(struct arena *arena, struct rewrite_errand errand);
/* Receives one. Returns false if it is not whole, or comes from another user, mount namespace or root directory. */
bool rewrite_errand_receive(struct arena *arena, int connection, struct rewrite_errand *errand);

#endif
