#include "serve.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

enum { TOKEN_BYTES = 16, MOST_COMMAND = 1 << 16, BLOCK = 1 << 16 };

/* Somebody who reads the stream. */
struct reader {
    struct server *server;
    struct MHD_Connection *connection;
    struct reader *next;
    bool is_waiting; /* suspended */
};

struct server {
    const struct serve_setup *setup;
    struct MHD_Daemon *daemon;
    char token[2 * TOKEN_BYTES + 1], address[96], host[2][32];
    pthread_mutex_t lock; /* guards what follows */
    char *told;
    size_t length, capacity;
    bool is_over, is_short; /* short: no memory for what came */
    struct reader *readers;
    unsigned n_requests;                                           /* that are not answered to the end, readers among them */
    void (*heard)(void *context, const char *text, size_t length); /* NULL: nobody listens here */
    void *listener;
};

/* What is known of a request while its body comes. */
struct request {
    char text[MOST_COMMAND + 1];
    size_t length;
    bool is_long;
};

static enum MHD_Result answer_bytes(struct MHD_Connection *connection, unsigned status, const char *type, const char *bytes, size_t size,
                                    enum MHD_ResponseMemoryMode mode)
{
    struct MHD_Response *response = MHD_create_response_from_buffer(size, (void *)(uintptr_t)bytes, mode);
    if (!response)
        return MHD_NO;
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, type);
    MHD_add_response_header(response, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
    MHD_add_response_header(response, "Referrer-Policy", "no-referrer");
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
    MHD_add_response_header(response, "Content-Security-Policy", "default-src 'self' 'unsafe-inline' data:; frame-ancestors 'none'");
    enum MHD_Result result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}

static enum MHD_Result refuse(struct MHD_Connection *connection, unsigned status, const char *text)
{
    return answer_bytes(connection, status, "text/plain; charset=utf-8", text, strlen(text), MHD_RESPMEM_PERSISTENT);
}

/* ---- the stream ---- */

static ssize_t read_stream(void *context, uint64_t position, char *out, size_t most)
{
    struct reader *reader = context;
    struct server *server = reader->server;
    ssize_t given = 0;
    pthread_mutex_lock(&server->lock);
    if (position < server->length) {
        size_t left = server->length - (size_t)position;
        given = (ssize_t)(left < most ? left : most);
        memcpy(out, server->told + position, (size_t)given);
    } else if (server->is_over) {
        given = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        reader->is_waiting = true;
        MHD_suspend_connection(reader->connection);
    }
    pthread_mutex_unlock(&server->lock);
    return given;
}

static void end_stream(void *context)
{
    struct reader *reader = context;
    struct server *server = reader->server;
    pthread_mutex_lock(&server->lock);
    for (struct reader **at = &server->readers; *at; at = &(*at)->next)
        if (*at == reader) {
            *at = reader->next;
            break;
        }
    pthread_mutex_unlock(&server->lock);
    free(reader);
}

/* With the lock held. */
static void wake_readers(struct server *server)
{
    for (struct reader *reader = server->readers; reader; reader = reader->next)
        if (reader->is_waiting) {
            reader->is_waiting = false;
            MHD_resume_connection(reader->connection);
        }
}

static enum MHD_Result answer_stream(struct server *server, struct MHD_Connection *connection)
{
    struct reader *reader = calloc(1, sizeof *reader);
    struct MHD_Response *response = reader ? MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK, read_stream, reader, end_stream) : NULL;
    if (!response) {
        free(reader);
        return MHD_NO;
    }
    *reader = (struct reader){ .server = server, .connection = connection };
    pthread_mutex_lock(&server->lock);
    reader->next = server->readers;
    server->readers = reader;
    pthread_mutex_unlock(&server->lock);
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, "text/plain; charset=utf-8");
    MHD_add_response_header(response, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

/* ---- requests ---- */

static enum MHD_Result obey(struct server *server, struct MHD_Connection *connection, const char *text)
{
    struct arena arena = { 0 };
    struct str answer = { .arena = &arena };
    server->setup->command(server->setup->context, text, &answer);
    enum MHD_Result result =
        answer_bytes(connection, MHD_HTTP_OK, "text/plain; charset=utf-8", answer.text ? answer.text : "", answer.length, MHD_RESPMEM_MUST_COPY);
    arena_release(&arena);
    return result;
}

static struct request *begin_request(struct server *server)
{
    struct request *request = calloc(1, sizeof *request);
    pthread_mutex_lock(&server->lock);
    server->n_requests += request != NULL;
    pthread_mutex_unlock(&server->lock);
    return request;
}

/* The answer is sent, or cannot be. */
static void end_request(void *context, struct MHD_Connection *connection, void **own, enum MHD_RequestTerminationCode how)
{
    struct server *server = context;
    (void)connection, (void)how;
    if (!*own)
        return;
    free(*own);
    *own = NULL;
    pthread_mutex_lock(&server->lock);
    server->n_requests--;
    pthread_mutex_unlock(&server->lock);
}

static enum MHD_Result collect(struct request *request, const char *bytes, size_t *size)
{
    size_t room = MOST_COMMAND - request->length, n = *size < room ? *size : room;
    memcpy(request->text + request->length, bytes, n);
    request->length += n;
    request->text[request->length] = '\0';
    request->is_long = request->is_long || n < *size;
    *size = 0;
    return MHD_YES;
}

static bool is_same(const char *a, const char *b, size_t length)
{
    unsigned char differs = 0;
    for (size_t i = 0; i < length; i++)
        differs |= (unsigned char)(a[i] ^ b[i]);
    return differs == 0;
}

/* What stands behind the token; NULL: the token is wrong. */
static const char *below_token(const struct server *server, const char *url)
{
    size_t length = strlen(server->token);
    if (strlen(url) < length + 2 || url[0] != '/' || url[length + 1] != '/' || !is_same(url + 1, server->token, length))
        return NULL;
    return url + length + 2;
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
                              const char *bytes, size_t *size, void **own)
{
    struct server *server = context;
    const struct serve_setup *setup = server->setup;
    struct request *request = *own;
    (void)version;
    if (!request)
        return (*own = begin_request(server)) ? MHD_YES : MHD_NO;
    if (*size > 0)
        return collect(request, bytes, size);
    const char *host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_HOST), *path = below_token(server, url);
    if (!host || (strcmp(host, server->host[0]) != 0 && strcmp(host, server->host[1]) != 0))
        return refuse(connection, MHD_HTTP_FORBIDDEN, "not this host\n");
    if (!path)
        return refuse(connection, MHD_HTTP_FORBIDDEN, "the address that weft printed has a token in it\n");
    if (strcmp(method, MHD_HTTP_METHOD_POST) == 0 && strcmp(path, "command") == 0)
        return request->is_long ? refuse(connection, MHD_HTTP_BAD_REQUEST, "too long\n") : obey(server, connection, request->text);
    if (strcmp(method, MHD_HTTP_METHOD_GET) != 0)
        return refuse(connection, MHD_HTTP_METHOD_NOT_ALLOWED, "GET, or POST command\n");
    if (strcmp(path, "stream") == 0)
        return answer_stream(server, connection);
    for (size_t i = 0; i < setup->n_files; i++)
        if (strcmp(path, setup->files[i].path) == 0)
            return answer_bytes(connection, MHD_HTTP_OK, setup->files[i].type, setup->files[i].bytes, setup->files[i].size, MHD_RESPMEM_PERSISTENT);
    return refuse(connection, MHD_HTTP_NOT_FOUND, "there is no such page\n");
}

/* ---- opening and closing ---- */

static bool make_token(char token[2 * TOKEN_BYTES + 1])
{
    unsigned char bytes[TOKEN_BYTES];
    if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes)
        return false;
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(token + 2 * i, 3, "%02x", bytes[i]);
    return true;
}

static void name_address(struct server *server)
{
    unsigned port = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    snprintf(server->host[0], sizeof server->host[0], "127.0.0.1:%u", port);
    snprintf(server->host[1], sizeof server->host[1], "localhost:%u", port);
    snprintf(server->address, sizeof server->address, "http://%s/%s/", server->host[0], server->token);
}

struct server *server_open(const struct serve_setup *setup, const char **why)
{
    struct server *server = calloc(1, sizeof *server);
    struct sockaddr_in here = { .sin_family = AF_INET, .sin_port = htons((uint16_t)setup->port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    *why = "no memory";
    if (!server)
        return NULL;
    server->setup = setup;
    pthread_mutex_init(&server->lock, NULL);
    *why = "no random numbers";
    if (make_token(server->token)) {
        errno = 0;
        server->daemon = MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC, 0, NULL, NULL, handle, server,
                                          MHD_OPTION_SOCK_ADDR, &here, MHD_OPTION_NOTIFY_COMPLETED, end_request, server, MHD_OPTION_END);
        *why = errno ? strerror(errno) : "the port cannot be had";
    }
    if (!server->daemon) {
        pthread_mutex_destroy(&server->lock);
        free(server);
        return NULL;
    }
    name_address(server);
    return server;
}

const char *server_address(const struct server *server)
{
    return server->address;
}

void server_tell(struct server *server, const char *text, size_t length)
{
    pthread_mutex_lock(&server->lock);
    if (server->capacity - server->length < length) {
        size_t capacity = 2 * server->capacity + length;
        char *larger = realloc(server->told, capacity);
        server->is_short = server->is_short || !larger;
        if (larger) {
            server->told = larger;
            server->capacity = capacity;
        }
    }
    if (!server->is_short) { /* what came behind a gap would mislead */
        memcpy(server->told + server->length, text, length);
        server->length += length;
        wake_readers(server);
        if (server->heard)
            server->heard(server->listener, text, length);
    }
    pthread_mutex_unlock(&server->lock);
}

void server_listen(struct server *server, void (*heard)(void *context, const char *text, size_t length), void *context)
{
    pthread_mutex_lock(&server->lock);
    server->heard = heard;
    server->listener = context;
    if (heard && server->length > 0)
        heard(context, server->told, server->length);
    pthread_mutex_unlock(&server->lock);
}

void server_end(struct server *server)
{
    pthread_mutex_lock(&server->lock);
    server->is_over = true;
    wake_readers(server);
    pthread_mutex_unlock(&server->lock);
}

static unsigned count_requests(struct server *server)
{
    pthread_mutex_lock(&server->lock);
    unsigned n = server->n_requests;
    pthread_mutex_unlock(&server->lock);
    return n;
}

/* What has been asked is answered, for a moment: the command that ends all is such a request, and a browser whose request
 * is cut off asks again, where nobody listens any more. */
void server_close(struct server *server)
{
    server_end(server);
    for (int i = 0; i < 50 && count_requests(server) > 0; i++)
        nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
    MHD_stop_daemon(server->daemon);
    pthread_mutex_destroy(&server->lock);
    free(server->told);
    free(server);
}
