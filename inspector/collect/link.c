#include "link.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "log.h"
#include "port.h"

bool link_parse(struct arena *arena, const char *text, struct link_address *address)
{
    const char *colon = strrchr(text, ':'), *port = colon ? colon + 1 : text;
    unsigned number;
    size_t length = colon ? (size_t)(colon - text) : 0;
    if (length >= 2 && text[0] == '[' && text[length - 1] == ']') {
        text++;
        length -= 2;
    } else if (memchr(text, ':', length)) {
        return false; /* IPv6 without brackets: the colon before the port is ambiguous */
    }
    if (!port_parse(port, &number))
        return false;
    address->host = length > 0 ? arena_strndup(arena, text, length) : "127.0.0.1";
    address->port = arena_strdup(arena, port);
    return true;
}

/* ---- TLS ---- */

static struct ssl_ctx_st *fail_tls(struct ssl_ctx_st *tls, const char *file)
{
    char text[256];
    ERR_error_string_n(ERR_get_error(), text, sizeof text);
    log_error("%s: cannot be used for TLS: %s", file, text);
    SSL_CTX_free(tls);
    ERR_clear_error();
    return NULL;
}

static struct ssl_ctx_st *new_tls(const SSL_METHOD *method)
{
    struct ssl_ctx_st *tls = SSL_CTX_new(method);
    if (!tls)
        return NULL;
    SSL_CTX_set_min_proto_version(tls, TLS1_2_VERSION);
    SSL_CTX_set_mode(tls, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    return tls;
}

struct ssl_ctx_st *link_server_tls(const char *certificate, const char *key)
{
    struct ssl_ctx_st *tls = new_tls(TLS_server_method());
    if (!tls || SSL_CTX_use_certificate_chain_file(tls, certificate) != 1)
        return fail_tls(tls, certificate);
    if (SSL_CTX_use_PrivateKey_file(tls, key, SSL_FILETYPE_PEM) != 1 || SSL_CTX_check_private_key(tls) != 1)
        return fail_tls(tls, key);
    return tls;
}

struct ssl_ctx_st *link_client_tls(const char *ca_file)
{
    struct ssl_ctx_st *tls = new_tls(TLS_client_method());
    if (!tls || SSL_CTX_load_verify_file(tls, ca_file) != 1)
        return fail_tls(tls, ca_file);
    SSL_CTX_set_verify(tls, SSL_VERIFY_PEER, NULL);
    return tls;
}

void link_tls_release(struct ssl_ctx_st *tls)
{
    SSL_CTX_free(tls);
}

/* ---- sockets ---- */

static struct addrinfo *look_up(const struct link_address *address, int flags, const char **why)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = flags | AI_NUMERICSERV }, *found = NULL;
    int result = getaddrinfo(address->host, address->port, &hints, &found);
    *why = result == 0 ? NULL : result == EAI_SYSTEM ? strerror(errno) : gai_strerror(result);
    return result == 0 ? found : NULL;
}

int link_listen(const struct link_address *address, const char **why)
{
    enum { BACKLOG = 128 };
    struct addrinfo *found = look_up(address, AI_PASSIVE, why);
    int file = -1, on = 1;
    for (struct addrinfo *info = found; info && file < 0; info = info->ai_next) {
        file = socket(info->ai_family, info->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, info->ai_protocol);
        if (file >= 0)
            setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        if (file >= 0 && bind(file, info->ai_addr, info->ai_addrlen) == 0 && listen(file, BACKLOG) == 0)
            break;
        *why = strerror(errno);
        if (file >= 0)
            close(file);
        file = -1;
    }
    if (found)
        freeaddrinfo(found);
    return file;
}

static int start(struct link *link, int file, struct ssl_ctx_st *tls, const char *host)
{
    int on = 1;
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(file, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    *link = (struct link){ .file = file, .is_new = true };
    if (!tls)
        return 0;
    link->tls = SSL_new(tls);
    if (!link->tls || SSL_set_fd(link->tls, file) != 1 || (host && SSL_set1_host(link->tls, host) != 1)) {
        link_close(link);
        return -1;
    }
    if (host) {
        SSL_set_tlsext_host_name(link->tls, host);
        SSL_set_connect_state(link->tls);
    } else {
        SSL_set_accept_state(link->tls);
    }
    return 0;
}

int link_accept(struct link *link, int listener, struct ssl_ctx_st *tls)
{
    int file = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    return file >= 0 ? start(link, file, tls, NULL) : -1;
}

int link_call(struct link *link, const struct link_address *address, struct ssl_ctx_st *tls, const char **why)
{
    struct addrinfo *found = look_up(address, 0, why);
    int file = -1;
    *link = (struct link){ .file = -1 };
    for (struct addrinfo *info = found; info && file < 0; info = info->ai_next) {
        file = socket(info->ai_family, info->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, info->ai_protocol);
        if (file >= 0 && (connect(file, info->ai_addr, info->ai_addrlen) == 0 || errno == EINPROGRESS))
            break;
        *why = strerror(errno);
        if (file >= 0)
            close(file);
        file = -1;
    }
    if (found)
        freeaddrinfo(found);
    if (file < 0)
        return -1;
    *why = "out of memory";
    return start(link, file, tls, address->host);
}

static ssize_t result_of_tls(struct link *link, int result)
{
    link->wants_write = false;
    if (result > 0)
        return result;
    int error = SSL_get_error(link->tls, result);
    ERR_clear_error();
    link->wants_write = error == SSL_ERROR_WANT_WRITE;
    return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? LINK_LATER : LINK_CLOSED;
}

static ssize_t result_of_call(struct link *link, ssize_t result)
{
    if (result > 0)
        return result;
    /* ENOTCONN: still connecting */
    if (result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || (errno == ENOTCONN && link->is_new)))
        return LINK_LATER;
    return LINK_CLOSED;
}

ssize_t link_read(struct link *link, void *bytes, size_t size)
{
    ssize_t result = link->tls ? result_of_tls(link, SSL_read(link->tls, bytes, (int)size)) : result_of_call(link, recv(link->file, bytes, size, 0));
    link->is_new = link->is_new && result < 0;
    return result;
}

ssize_t link_write(struct link *link, const void *bytes, size_t size)
{
    ssize_t result =
        link->tls ? result_of_tls(link, SSL_write(link->tls, bytes, (int)size)) : result_of_call(link, send(link->file, bytes, size, MSG_NOSIGNAL));
    link->is_new = link->is_new && result < 0;
    return result;
}

bool link_is_pending(const struct link *link)
{
    return link->tls && SSL_has_pending(link->tls);
}

void link_close(struct link *link)
{
    if (link->tls) {
        SSL_shutdown(link->tls);
        SSL_free(link->tls);
        ERR_clear_error();
    }
    if (link->file >= 0)
        close(link->file);
    *link = (struct link){ .file = -1 };
}
