/* A non-blocking TCP connection, with or without TLS. Not thread safe for one struct link. */
#ifndef LINK_H
#define LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "str.h"

struct ssl_st;
struct ssl_ctx_st;

struct link {
    int file;           /* -1: closed */
    struct ssl_st *tls; /* NULL: no TLS */
    bool is_new;        /* TCP or TLS are still being set up */
    bool wants_write;   /* a read is waiting to write (TLS) */
};

/* The address of the other side, and how to connect to it. */
struct link_address {
    const char *host, *port;
    const char *ca_file; /* trusted certificates; NULL: no TLS */
};

/* Parses "HOST:PORT", "[HOST]:PORT", ":PORT" or "PORT"; the host of the last two is 127.0.0.1. Returns false for
 * anything else. The strings live in the arena. */
bool link_parse(struct arena *arena, const char *text, struct link_address *address);

/* The TLS context of a server, from PEM files; NULL after a message. Free with link_tls_release. */
struct ssl_ctx_st *link_server_tls(const char *certificate, const char *key);
/* The TLS context of a client that trusts these certificates; NULL after a message. Free with link_tls_release. */
struct ssl_ctx_st *link_client_tls(const char *ca_file);
void link_tls_release(struct ssl_ctx_st *tls);

/* Listens at the address. Returns a descriptor, or -1 with *why set. */
int link_listen(const struct link_address *address, const char **why);
/* Accepts the next connection. Returns 0, or -1 if none is waiting or on failure (no more descriptors, say). */
int link_accept(struct link *link, int listener, struct ssl_ctx_st *tls);
/* Starts to connect. The connection is up when the first read or write succeeds. Returns -1 with *why set. */
int link_call(struct link *link, const struct link_address *address, struct ssl_ctx_st *tls, const char **why);

enum { LINK_CLOSED = -1 /* by the other side, or broken */, LINK_LATER = -2 /* would block */ };

/* Each returns the number of bytes, or LINK_*. */
ssize_t link_read(struct link *link, void *bytes, size_t size);
ssize_t link_write(struct link *link, const void *bytes, size_t size);
/* True if TLS has buffered received data, which poll does not see. */
bool link_is_pending(const struct link *link);
void link_close(struct link *link);

#endif
