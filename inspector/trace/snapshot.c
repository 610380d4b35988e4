#define _GNU_SOURCE 1
#include "snapshot.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "fs.h"
#include "buffer.h"
#include "vec.h"

/* The first page of a buffer: docs/trace-format.md, "Buffers". */
enum { PAGE = 4096, AT_N_PACKETS = 4, AT_PACKET_SIZE = 8 };

/* PROGRAM-PID or PROGRAM-PID-N. What a process has inherited from the one that forked it has the number of that one. */
static bool is_of_process(const char *directory, uint32_t pid)
{
    const char *name = fs_name_of(directory);
    for (const char *at = strchr(name, '-'); at; at = strchr(at + 1, '-')) {
        char *end;
        if (strtoul(at + 1, &end, 10) == pid && end > at + 1 && (*end == '\0' || *end == '-'))
            return true;
    }
    return false;
}

size_t snapshot_find(struct arena *arena, uint32_t pid, const char ***directories)
{
    char *line = NULL;
    VEC(const char *) found = { 0 };
    size_t capacity = 0;
    FILE *maps = fopen(arena_printf(arena, "/proc/%" PRIu32 "/maps", pid), "re");
    if (!maps)
        return 0;
    while (getline(&line, &capacity, maps) > 0) {
        char *path = strchr(line, '/'), *name = path ? strrchr(path, '/') + 1 : NULL;
        if (!name)
            continue;
        name[strcspn(name, "\n")] = '\0';
        if (!buffer_is_name(name) && strcmp(name, WEFT_CONTROL_FILE) != 0)
            continue;
        const char *directory = arena_strndup(arena, path, (size_t)(name - 1 - path));
        bool is_new = found.count == 0 || is_of_process(directory, pid);
        for (size_t i = 0; i < found.count; i++)
            is_new = is_new && strcmp(found.items[i], directory) != 0;
        if (is_new)
            vec_push(arena, &found, directory);
    }
    free(line);
    fclose(maps);
    errno = 0;
    *directories = found.items;
    return found.count;
}

/* A buffer of a running thread, and the part that has been copied. */
struct copy {
    int file;
    uint8_t *bytes;
    uint64_t n_packets, size;
};

static uint8_t *packet_of(const struct copy *copy, uint64_t i)
{
    return copy->bytes + PAGE + i * copy->size;
}

/* An unused packet has no number. */
static bool has_number(const uint8_t *packet, uint64_t number)
{
    return read_u32(packet + PACKET_AT_MAGIC) != 0 && read_u64(packet + PACKET_AT_SEQUENCE) == number;
}

static bool is_complete(const uint8_t *packet)
{
    return read_u32(packet + PACKET_AT_FLAGS) == 0;
}

/* Copies the packet at index `i`, whichever it is. Retries if the thread has replaced it meanwhile. */
static bool copy_packet(struct copy *copy, uint64_t i)
{
    enum { TRIES = 20 };
    off_t at = (off_t)(PAGE + i * copy->size);
    uint8_t *packet = packet_of(copy, i), after[PACKET_HEADER_SIZE];
    for (int n = 0; n < TRIES; n++) {
        if (pread(copy->file, packet, copy->size, at) != (ssize_t)copy->size || pread(copy->file, after, sizeof after, at) != (ssize_t)sizeof after)
            break;
        if (memcmp(packet, after, PACKET_AT_TIME_BEGIN) == 0 && read_u64(packet + PACKET_AT_SEQUENCE) == read_u64(after + PACKET_AT_SEQUENCE))
            return true;
    }
    memset(packet, 0, PACKET_HEADER_SIZE);
    return false;
}

static uint64_t find_newest(const struct copy *copy)
{
    uint64_t newest = 0;
    for (uint64_t i = 1; i < copy->n_packets; i++)
        if (read_u32(packet_of(copy, i) + PACKET_AT_MAGIC) != 0 &&
            (read_u32(packet_of(copy, newest) + PACKET_AT_MAGIC) == 0 ||
             read_u64(packet_of(copy, i) + PACKET_AT_SEQUENCE) > read_u64(packet_of(copy, newest) + PACKET_AT_SEQUENCE)))
            newest = i;
    return newest;
}

/* The thread may begin further packets during the copy. Checks the packets backwards from the newest one: each must be
 * present and complete, and one that is not is copied again. Returns false if a newer packet has replaced it. */
static bool complete(struct copy *copy, uint64_t newest, uint64_t *n_good)
{
    uint64_t last = read_u64(packet_of(copy, newest) + PACKET_AT_SEQUENCE);
    for (*n_good = 1; *n_good < copy->n_packets && *n_good <= last; ++*n_good) {
        uint64_t i = (newest + copy->n_packets - *n_good) % copy->n_packets, number = last - *n_good;
        uint8_t *packet = packet_of(copy, i);
        if (has_number(packet, number) && is_complete(packet))
            continue;
        copy_packet(copy, i);
        if (!has_number(packet, number) || !is_complete(packet))
            return read_u32(packet + PACKET_AT_MAGIC) == 0 || read_u64(packet + PACKET_AT_SEQUENCE) < last;
    }
    return true;
}

/* Copies the newest packets that are consecutive. */
static void copy_packets(struct copy *copy)
{
    enum { ROUNDS = 50 };
    uint64_t n_good = 0, newest = 0;
    for (uint64_t i = 0; i < copy->n_packets; i++)
        copy_packet(copy, i);
    for (int n = 0; n < ROUNDS; n++) {
        newest = find_newest(copy);
        if (complete(copy, newest, &n_good))
            break;
    }
    for (uint64_t i = n_good; i < copy->n_packets; i++)
        memset(packet_of(copy, (newest + copy->n_packets - i) % copy->n_packets), 0, PACKET_HEADER_SIZE);
}

static int copy_buffer(struct arena *arena, const char *from, const char *to)
{
    struct stat file;
    struct copy copy = { .file = open(from, O_RDONLY | O_CLOEXEC) };
    if (copy.file < 0)
        return -1;
    uint64_t length = fstat(copy.file, &file) == 0 ? (uint64_t)file.st_size : 0;
    copy.bytes = arena_array(arena, uint8_t, length > PAGE ? length : PAGE); /* zeros: unused packets */
    if (length < PAGE || pread(copy.file, copy.bytes, PAGE, 0) != PAGE) {
        close(copy.file);
        errno = EAGAIN;
        return -1;
    }
    copy.n_packets = read_u32(copy.bytes + AT_N_PACKETS);
    copy.size = read_u32(copy.bytes + AT_PACKET_SIZE);
    if (copy.n_packets && copy.size >= PACKET_HEADER_SIZE && length >= PAGE + copy.n_packets * copy.size)
        copy_packets(&copy);
    close(copy.file);
    return fs_write_atomic(to, (const char *)copy.bytes, length);
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
    enum { PACKETS = 2 /* in any buffer that is not a ring */ };
    uint8_t head[AT_PACKET_SIZE];
    FILE *file = fopen(path, "re");
    bool is_one = file && fread(head, 1, sizeof head, file) == sizeof head && read_u32(head + AT_N_PACKETS) > PACKETS;
    if (file)
        fclose(file);
    return is_one;
}

bool snapshot_has_ring(struct arena *arena, const char *directory)
{
    const char **buffers;
    int n = buffer_list(arena, directory, &buffers);
    for (int i = 0; i < n; i++)
        if (is_ring(fs_join(arena, directory, buffers[i])))
            return true;
    return false;
}

/* A ring goes on to overwrite the packets that were copied, so its snapshot is not a beginning of the later trace. It
 * gets a name of its own, which makes it a different process for a collector. */
static const char *name_of(struct arena *arena, const char *directory, const char **buffers, int n_buffers)
{
    struct timespec now;
    for (int i = 0; i < n_buffers; i++)
        if (is_ring(fs_join(arena, directory, buffers[i])) && clock_gettime(CLOCK_REALTIME, &now) == 0)
            return arena_printf(arena, "%s-%" PRId64, fs_name_of(directory), (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000);
    return fs_name_of(directory);
}

/* The order of copying matters: packets move from buffers to files, so buffers are copied first; definitions are
 * written before the events that refer to them, so definitions are copied after the events. */
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
