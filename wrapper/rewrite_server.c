#include "rewrite_server.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "libclang.h"
#include "rewrite_errand.h"
#include "wrap_cc.h"

enum { WAITING = 64 }; /* connections that are not accepted yet */

/* In a child of the server, which becomes like a child of the wrapper. Returns the exit status. */
static int serve(struct arena *arena, int connection)
{
    struct diags diags = { .arena = arena };
    struct rewrite_errand errand;
    if (!rewrite_errand_receive(arena, connection, &errand))
        return 1;
    environ = errand.environment;
    umask(errand.mask);
    if (chdir(errand.directory) != 0 || dup2(errand.messages, STDERR_FILENO) < 0)
        return 1;
    const char *const no_launch = NULL;
    struct wrap_cc cc = { .arena = arena, .compiler = errand.compiler, .launch = &no_launch, .argv = errand.words, .directory = errand.directory };
    return wrap_cc_find(&cc, &diags) ? wrap_cc_rewrite(&cc, errand.word, errand.key, errand.rewritten, errand.report) : 1;
}

static void accept_one(int listening)
{
    int connection = accept4(listening, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0)
        return;
    libclang_warm_up();
    if (fork() == 0) {
        struct arena arena = { 0 };
        close(listening);
        _exit(serve(&arena, connection));
    }
    close(connection);
}

static void run(int listening, int end)
{
    struct pollfd fds[] = { { .fd = listening, .events = POLLIN }, { .fd = end, .events = POLLIN } };
    while (!fds[1].revents) {
        if (poll(fds, 2, -1) < 0 && errno != EINTR)
            break;
        if (fds[0].revents)
            accept_one(listening);
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
    }
    close(listening);
    while (waitpid(-1, NULL, 0) > 0 || errno == EINTR)
        ;
}

/* Returns a socket that listens under a name that nobody can have foreseen. */
static int listen_anywhere(char name[64])
{
    struct sockaddr_un address;
    uint64_t number;
    int random = open("/dev/urandom", O_RDONLY | O_CLOEXEC), listening = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool has_number = random >= 0 && read(random, &number, sizeof number) == (ssize_t)sizeof number;
    if (random >= 0)
        close(random);
    snprintf(name, 64, "weft-%ld-%016" PRIx64, (long)getpid(), has_number ? number : 0);
    socklen_t length = rewrite_errand_address(name, &address);
    if (listening >= 0 && (!has_number || bind(listening, (struct sockaddr *)&address, length) != 0 || listen(listening, WAITING) != 0)) {
        close(listening);
        listening = -1;
    }
    return listening;
}

void rewrite_server_start(struct rewrite_server *server)
{
    char name[64];
    int ends[2], listening = listen_anywhere(name);
    *server = (struct rewrite_server){ 0 };
    unsetenv(REWRITE_ERRAND_VARIABLE);
    if (listening < 0)
        return;
    if (pipe2(ends, O_CLOEXEC) != 0) {
        close(listening);
        return;
    }
    server->process = fork();
    if (server->process == 0) {
        close(ends[1]);
        run(listening, ends[0]);
        _exit(0);
    }
    close(ends[0]);
    close(listening);
    server->end = ends[1];
    if (server->process > 0)
        setenv(REWRITE_ERRAND_VARIABLE, name, 1);
}

void rewrite_server_stop(struct rewrite_server *server)
{
    if (server->process <= 0)
        return;
    close(server->end);
    while (waitpid(server->process, NULL, 0) < 0 && errno == EINTR)
        ;
}
