#include "rewrite_errand.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "str.h"
#include "vec.h"

enum { N_DESCRIPTORS = 2 };

/* What the names of files mean to a process. */
struct world {
    uint64_t namespace, device, root;
};

/* Behind it: the working directory, the compiler, the words behind it, the file to be written, and the environment, each
 * closed by a NUL. The descriptors come with it. */
struct head {
    struct world world;
    uint64_t key;
    uint32_t word, mask, n_words, length;
};

union control {
    struct cmsghdr header;
    char room[CMSG_SPACE(N_DESCRIPTORS * sizeof(int))];
};

static bool look_at_world(struct world *world)
{
    struct stat mounts, root;
    if (stat("/proc/self/ns/mnt", &mounts) != 0 || stat("/", &root) != 0)
        return false;
    *world = (struct world){ mounts.st_ino, root.st_dev, root.st_ino };
    return true;
}

static bool is_same_world(const struct world *there)
{
    struct world here;
    return look_at_world(&here) && here.namespace == there->namespace && here.device == there->device && here.root == there->root;
}

/* Whoever listens or asks under a name that anyone may take: is it this user? */
static bool is_own(int connection)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid() && peer.gid == getegid();
}

socklen_t rewrite_errand_address(const char *name, struct sockaddr_un *address)
{
    *address = (struct sockaddr_un){ .sun_family = AF_UNIX };
    size_t length = strnlen(name, sizeof address->sun_path - 1);
    memcpy(address->sun_path + 1, name, length);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
}

/* --- sending --- */

static void add_word(struct str *out, const char *word)
{
    str_add_bytes(out, word, strlen(word) + 1);
}

static bool send_all(int connection, struct head *head, const int descriptors[N_DESCRIPTORS], struct slice words)
{
    union control control = { 0 };
    struct iovec part = { head, sizeof *head };
    struct msghdr message = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room };
    control.header = (struct cmsghdr){ .cmsg_len = CMSG_LEN(N_DESCRIPTORS * sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS };
    memcpy(CMSG_DATA(&control.header), descriptors, N_DESCRIPTORS * sizeof(int));
    if (sendmsg(connection, &message, MSG_NOSIGNAL) != (ssize_t)sizeof *head)
        return false;
    for (ssize_t sent; words.length; words.text += sent, words.length -= (size_t)sent)
        if ((sent = send(connection, words.text, words.length, MSG_NOSIGNAL)) <= 0)
            return false;
    return true;
}

bool rewrite_errand_send(struct arena *arena, struct rewrite_errand errand)
{
    const char *name = getenv(REWRITE_ERRAND_VARIABLE);
    struct head head = { .key = errand.key, .word = errand.word };
    struct str words = { .arena = arena };
    struct sockaddr_un address;
    if (!name || !look_at_world(&head.world))
        return false;
    head.mask = umask(0);
    umask(head.mask);
    add_word(&words, errand.directory);
    add_word(&words, errand.compiler);
    for (char *const *word = errand.words; *word; word++, head.n_words++)
        add_word(&words, *word);
    add_word(&words, errand.rewritten);
    for (char **variable = environ; *variable; variable++)
        add_word(&words, *variable);
    head.length = (uint32_t)words.length;
    int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    socklen_t length = rewrite_errand_address(name, &address);
    bool is_sent = connection >= 0 && connect(connection, (struct sockaddr *)&address, length) == 0 && is_own(connection) &&
                   send_all(connection, &head, (const int[]){ errand.report, STDERR_FILENO }, (struct slice){ words.text, words.length });
    if (connection >= 0)
        close(connection);
    return is_sent;
}

/* --- receiving --- */

static bool receive_head(int connection, struct head *head, int descriptors[N_DESCRIPTORS])
{
    union control control = { 0 };
    struct iovec part = { head, sizeof *head };
    struct msghdr message = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room };
    if (recvmsg(connection, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL) != (ssize_t)sizeof *head || control.header.cmsg_type != SCM_RIGHTS ||
        control.header.cmsg_len != CMSG_LEN(N_DESCRIPTORS * sizeof(int)))
        return false;
    memcpy(descriptors, CMSG_DATA(&control.header), N_DESCRIPTORS * sizeof(int));
    return true;
}

/* The next of the words; "" behind the last one. */
static char *next_word(char **at, const char *end)
{
    char *word = *at;
    *at += *at < end ? strlen(word) + 1 : 0;
    return word;
}

bool rewrite_errand_receive(struct arena *arena, int connection, struct rewrite_errand *errand)
{
    struct head head;
    int descriptors[N_DESCRIPTORS];
    VEC(char *) words = { 0 };
    VEC(char *) variables = { 0 };
    if (!is_own(connection) || !receive_head(connection, &head, descriptors) || !is_same_world(&head.world))
        return false;
    char *at = arena_alloc(arena, (size_t)head.length + 1), *end = at + head.length;
    if (recv(connection, at, head.length, MSG_WAITALL) != (ssize_t)head.length)
        return false;
    *end = '\0';
    *errand = (struct rewrite_errand){ .word = head.word, .key = head.key, .mask = head.mask, .report = descriptors[0], .messages = descriptors[1] };
    errand->directory = next_word(&at, end);
    errand->compiler = next_word(&at, end);
    for (uint32_t i = 0; i < head.n_words && at < end; i++)
        vec_push(arena, &words, next_word(&at, end));
    vec_push(arena, &words, NULL);
    errand->rewritten = next_word(&at, end);
    while (at < end)
        vec_push(arena, &variables, next_word(&at, end));
    vec_push(arena, &variables, NULL);
    errand->words = words.items;
    errand->environment = variables.items;
    return true;
}
