#define _GNU_SOURCE 1
#include "snapshot.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../rewriter/fs.h"
#include "buffer.h"

/* Of a buffer's first page: docs/trace-format.md, "Buffers". */
enum { PAGE = 4096, AT_N_PACKETS = 4, AT_PACKET_SIZE = 8 };

const char *snapshot_find(struct arena *arena, uint32_t pid)
{
    char *line = NULL;
    const char *found = NULL;
    size_t capacity = 0;
    FILE *maps = fopen(arena_printf(arena, "/proc/%" PRIu32 "/maps", pid), "re");
    if (!maps)
        return NULL;
    errno = 0;
    while (!found && getline(&line, &capacity, maps) > 0) {
        char *path = strchr(line, '/'), *name = path ? strrchr(path, '/') + 1 : NULL;
        if (!name)
            continue;
        name[strcspn(name, "\n")] = '\0';
        if (buffer_is_name(name) || strcmp(name, WEFT_CONTROL_FILE) == 0)
            found = arena_strndup(arena, path, (size_t)(name - 1 - path));
    }
    free(line);
    fclose(maps);
    return found;
}

/* Packets that have changed hands while they were read are left out: their places in the copy become empty. */
static int copy_buffer(struct arena *arena, const char *from, const char *to)
{
    enum { LIMIT = 1 << 30 };
    struct slice first, again;
    if (fs_read(arena, from, LIMIT, &first) != 0 || fs_read(arena, from, LIMIT, &again) != 0)
        return -1;
    uint8_t *bytes = (uint8_t *)(uintptr_t)first.text;
    const uint8_t *later = (const uint8_t *)again.text;
    if (first.length < PAGE || again.length != first.length) {
        errno = EAGAIN;
        return -1;
    }
    uint64_t n_packets = read_u32(bytes + AT_N_PACKETS), size = read_u32(bytes + AT_PACKET_SIZE);
    for (uint64_t i = 0, at = PAGE; i < n_packets && size >= PACKET_HEADER_SIZE && at + size <= first.length; i++, at += size)
        if (memcmp(bytes + at, later + at, PACKET_AT_TIME_BEGIN) != 0 ||
            read_u64(bytes + at + PACKET_AT_SEQUENCE) != read_u64(later + at + PACKET_AT_SEQUENCE))
            memset(bytes + at, 0, PACKET_HEADER_SIZE);
    return fs_write_atomic(to, first.text, first.length);
}

static int copy_file(struct arena *arena, const char *from, const char *to)
{
    struct slice text;
    return fs_read(arena, from, 0, &text) == 0 ? fs_write_atomic(to, text.text, text.length) : -1;
}

static int is_stream(const struct dirent *entry)
{
    return strncmp(entry->d_name, "thread-", strlen("thread-")) == 0;
}

static bool is_ring(const char *path)
{
    enum { PACKETS = 2 /* of any other buffer */ };
    uint8_t head[AT_PACKET_SIZE];
    FILE *file = fopen(path, "re");
    bool is_one = file && fread(head, 1, sizeof head, file) == sizeof head && read_u32(head + AT_N_PACKETS) > PACKETS;
    if (file)
        fclose(file);
    return is_one;
}

/* A ring records on over what was copied, so its snapshot is no beginning of what the trace will be: it has a name of its own, by which it is another
 * process to a collector. */
static const char *name_of(struct arena *arena, const char *directory, const char **buffers, int n_buffers)
{
    struct timespec now;
    for (int i = 0; i < n_buffers; i++)
        if (is_ring(fs_join(arena, directory, buffers[i])) && clock_gettime(CLOCK_REALTIME, &now) == 0)
            return arena_printf(arena, "%s-%" PRId64, fs_name_of(directory), (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000);
    return fs_name_of(directory);
}

/* Each kind of file behind those that are written before it: packets go from buffers to files, and definitions come before what refers to them. */
int snapshot_copy(struct arena *arena, const char *directory, const char *to, const char **path)
{
    static const char *const last[] = { "definitions", "metadata" };
    const char *clock = fs_join(arena, fs_directory_of(arena, directory), ".clock");
    const char **buffers;
    struct dirent **streams;
    *path = directory;
    int n_buffers = buffer_list(arena, directory, &buffers);
    if (n_buffers < 0)
        return -1;
    const char *process = *path = fs_join(arena, to, name_of(arena, directory, buffers, n_buffers));
    if (fs_make_directories(process) != 0)
        return -1;
    for (int i = 0; i < n_buffers; i++) {
        *path = fs_join(arena, directory, buffers[i]);
        if (copy_buffer(arena, *path, fs_join(arena, process, buffers[i])) != 0 && errno != ENOENT)
            return -1;
    }
    *path = directory;
    int n_streams = scandir(directory, &streams, is_stream, NULL), result = n_streams < 0 ? -1 : 0;
    for (int i = 0; i < n_streams; i++) {
        if (result == 0) {
            *path = fs_join(arena, directory, streams[i]->d_name);
            result = copy_file(arena, *path, fs_join(arena, process, streams[i]->d_name));
        }
        free(streams[i]);
    }
    if (n_streams >= 0)
        free(streams);
    for (size_t i = 0; i < sizeof last / sizeof *last && result == 0; i++) {
        *path = fs_join(arena, directory, last[i]);
        result = copy_file(arena, *path, fs_join(arena, process, last[i]));
    }
    if (result == 0 && fs_exists(clock)) {
        *path = clock;
        result = copy_file(arena, clock, fs_join(arena, to, ".clock"));
    }
    return result;
}
