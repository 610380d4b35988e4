/* A page for browsers on this machine: files from memory, a stream of lines, and commands, over HTTP at 127.0.0.1.
 *
 * All of it lies below a random token: who was not given the address gets 403. Requests that name another host are
 * refused as well, so that no page elsewhere whose name leads to 127.0.0.1 gets in.
 *
 * The stream (GET stream) is text, and has everything that was told from the beginning on; it ends with serve_end. Each
 * reader gets it at its own speed. It stays in memory.
 *
 * A server has a thread of its own. Its functions may be called in any thread, except open and close. */
#ifndef SERVE_H
#define SERVE_H

#include <stddef.h>

#include "str.h"

struct server;

struct serve_file {
    const char *path; /* below the token; "": the page itself */
    const char *type; /* "text/html; charset=utf-8" */
    const char *bytes;
    size_t size;
};

struct serve_setup {
    unsigned port; /* 0: any */
    const struct serve_file *files;
    size_t n_files;
    /* POST command: obeys `text`, and adds the answer to `answer`. On the server's thread. */
    void (*command)(void *context, const char *text, struct str *answer);
    void *context;
};

/* Returns NULL with *why set. `setup` and what it points to must live as long as the server. */
struct server *server_open(const struct serve_setup *setup, const char **why);
/* "http://127.0.0.1:PORT/TOKEN/", as long as the server. */
const char *server_address(const struct server *server);
/* Appends whole lines to the stream. */
void server_tell(struct server *server, const char *text, size_t length);
/* From now on `heard` gets what is told, and first what has been told: on the thread that tells it, one at a time. It
 * must not call the server. */
void server_listen(struct server *server, void (*heard)(void *context, const char *text, size_t length), void *context);
/* Nothing more is told. */
void server_end(struct server *server);
/* Within half a second: requests that have come are answered before, if their senders take the answers. */
void server_close(struct server *server);

#endif
