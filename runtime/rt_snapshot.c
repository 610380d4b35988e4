/* Like `weft snapshot`, it copies buffers as they are: readers and `weft recover` understand them. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_snapshot.h"

#include "rt_buffer.h"
#include "rt_metadata.h"
#include "rt_state.h"
#include "rt_text.h"

/* Not on the stack: a signal handler may have little of it. */
static struct {
    char trace[PATH_MAX];
    char directory[PATH_MAX + NAME_MAX];
    char from[PATH_MAX + 2 * NAME_MAX], to[PATH_MAX + 3 * NAME_MAX];
    unsigned char bytes[4096];
    _Alignas(8) char entries[4096];
} room;

static bool write_all(int file, const unsigned char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written <= 0)
            return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

static void copy_file(const char *from, const char *to)
{
    ssize_t length;
    int in = open(from, O_RDONLY | O_CLOEXEC), out = in < 0 ? -1 : open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    while (out >= 0 && (length = read(in, room.bytes, sizeof room.bytes)) > 0 && write_all(out, room.bytes, (size_t)length)) {
    }
    if (in >= 0)
        close(in);
    if (out >= 0)
        close(out);
}

/* `name`: a file of the process's directory. */
static void copy(const char *name)
{
    rt_text_print(room.from, sizeof room.from, "%s/%s", rt_process.directory, name);
    rt_text_print(room.to, sizeof room.to, "%s/%s", room.directory, name);
    copy_file(room.from, room.to);
}

/* The thread cannot go on to its next packet while its lock is held; it may record into this one meanwhile. */
static void copy_buffer(struct rt_thread *thread)
{
    rt_hold(&thread->lock);
    if (thread->buffer && *thread->buffer->stream) {
        rt_text_print(room.to, sizeof room.to, "%s/.buffer-%u", room.directory, thread->buffer_number);
        int file = open(room.to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (file >= 0) {
            write_all(file, (const unsigned char *)thread->buffer, rt_buffer_size());
            close(file);
        }
    }
    rt_release(&thread->lock);
}

/* opendir would allocate. */
static void copy_streams(void)
{
    struct entry {
        uint64_t inode, offset;
        unsigned short length;
        unsigned char type;
        char name[];
    };
    long length;
    int file = open(rt_process.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (file >= 0 && (length = syscall(SYS_getdents64, file, room.entries, sizeof room.entries)) > 0)
        for (long at = 0; at < length;) {
            const struct entry *entry = (const struct entry *)(room.entries + at);
            at += entry->length;
            if (strncmp(entry->name, "thread-", strlen("thread-")) != 0)
                continue;
            copy(entry->name);
        }
    if (file >= 0)
        close(file);
}

/* The order matters. Packets move from buffers to files, so buffers are copied first: a packet may be copied twice,
 * but none is missed. Definitions are written before what refers to them, so they are copied last. */
void rt_snapshot(void)
{
    static unsigned number;
    const char *name = strrchr(rt_process.directory, '/');
    if (!rt_process.has_directory || rt_process.state != RT_RECORDING || !name)
        return;
    do
        if (rt_text_print(room.trace, sizeof room.trace, "%s-snapshot-%d-%u", rt_process.trace, rt_process.pid, ++number) >= PATH_MAX)
            return;
    while (mkdir(room.trace, 0777) != 0 && errno == EEXIST);
    rt_text_print(room.directory, sizeof room.directory, "%s/%s", room.trace, name + 1);
    if (mkdir(room.directory, 0777) != 0)
        return;
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        if (thread->in_use && thread->has_buffer_file)
            copy_buffer(thread);
    copy_streams();
    rt_metadata_write(); /* with all names */
    copy("definitions");
    copy("metadata");
    rt_text_print(room.from, sizeof room.from, "%s/.clock", rt_process.trace);
    rt_text_print(room.to, sizeof room.to, "%s/.clock", room.trace);
    copy_file(room.from, room.to);
}
