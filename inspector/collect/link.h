/* A TCP connection that does not block, with TLS or without. */
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
    struct ssl_st *tls; /* NULL: none */
    bool is_new;        /* TCP or TLS are not through with their first words */
    bool wants_write;   /* a read waits for room to write (TLS) */
};

/* Who is called, and how. */
struct link_address {
    const char *host, *port;
    const char *ca_file; /* certificates that are trusted; NULL: no TLS */
};

/* "HOST:PORT", "[HOST]:PORT", ":PORT" or "PORT" (both: 127.0.0.1). False if it is nothing of the sort. */
bool link_parse(struct arena *arena, const char *text, struct link_address *address);

/* TLS of a server, from PEM files; NULL after a message. */
struct ssl_ctx_st *link_server_tls(const char *certificate, const char *key);
/* TLS of a client that trusts these certificates; NULL after a message. */
struct ssl_ctx_st *link_client_tls(const char *ca_file);
void link_tls_release(struct ssl_ctx_st *tls);

/* Listens at the address; a descriptor, or -1 with *why set. */
int link_listen(const struct link_address *address, const char **why);
/* The next caller; -1: there is none, or no more descriptors. */
int link_accept(struct link *link, int listener, struct ssl_ctx_st *tls);
/* Starts a call; it is through when the first read or write is. -1 with *why set. */
int link_call(struct link *link, const struct link_address *address, struct ssl_ctx_st *tls, const char **why);

enum { LINK_CLOSED = -1 /* by the other side, or broken */, LINK_LATER = -2 /* would have to wait */ };

/* How many bytes, or LINK_*. */
ssize_t link_read(struct link *link, void *bytes, size_t size);
ssize_t link_write(struct link *link, const void *bytes, size_t size);
/* Has something been received (of TLS) that poll does not see? */
bool link_is_pending(const struct link *link);
void link_close(struct link *link);

#endif
