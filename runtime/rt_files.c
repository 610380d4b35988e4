#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "rt_files.h"

/* Returns how many bytes were written: fewer than there are means errno. */
static size_t write_parts(int file, struct iovec *part, int count)
{
    size_t total = 0;
    while (count > 0) {
        ssize_t written = writev(file, part, count);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            break;
        total += (size_t)written;
        for (; count > 0 && (size_t)written >= part->iov_len; part++, count--)
            written -= (ssize_t)part->iov_len;
        if (count > 0) {
            part->iov_base = (char *)part->iov_base + written;
            part->iov_len -= (size_t)written;
        }
    }
    return total;
}

static struct iovec part_of(const void *data, size_t length)
{
    return (struct iovec){ (void *)(uintptr_t)data, length };
}

/* Two parts behind one another, all or nothing: half a packet would spoil what follows it. */
bool rt_file_append(const char *path, const void *head, size_t head_length, const void *data, size_t length)
{
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    size_t written = write_parts(file, (struct iovec[]){ part_of(head, head_length), part_of(data, length) }, 2);
    bool is_written = written == head_length + length;
    int error = errno;
    if (!is_written && written > 0 && ftruncate(file, lseek(file, 0, SEEK_CUR) - (off_t)written) != 0)
        error = errno;
    close(file);
    errno = error;
    return is_written;
}

bool rt_file_replace(const char *path, const char *temporary, const void *data, size_t length)
{
    int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    bool is_written = write_parts(file, (struct iovec[]){ part_of(data, length) }, 1) == length;
    int error = errno;
    close(file);
    if (is_written && rename(temporary, path) == 0)
        return true;
    error = is_written ? errno : error;
    unlink(temporary);
    errno = error;
    return false;
}

size_t rt_file_read(const char *path, void *data, size_t size)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? 0 : read(file, data, size);
    if (file >= 0)
        close(file);
    return length > 0 ? (size_t)length : 0;
}

bool rt_file_write(const char *path, const void *data, size_t length, uint64_t offset)
{
    int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    size_t done = 0;
    while (done < length) {
        ssize_t written = pwrite(file, (const char *)data + done, length - done, (off_t)(offset + done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            break;
        done += (size_t)written;
    }
    int error = done < length && errno == 0 ? ENOSPC : errno;
    if (done < length && done > 0 && ftruncate(file, (off_t)offset) != 0)
        error = errno;
    close(file);
    errno = error;
    return done == length;
}
