#include "window.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

int window_open(struct window *window, const char *path)
{
    struct stat status;
    *window = (struct window){ .file = -1 };
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* opening a named pipe must not block */
    if (file < 0)
        return -1;
    int error = 0;
    if (fstat(file, &status) != 0)
        error = errno;
    else if (!S_ISREG(status.st_mode))
        error = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    else if (!(window->bytes = malloc(WINDOW_SIZE)))
        error = ENOMEM;
    if (error) {
        close(file);
        errno = error;
        return -1;
    }
    window->file = file;
    window->size = (uint64_t)status.st_size;
    return 0;
}

/* Moves the window to `offset` and fills it, but for what the file has got since it was opened. */
static void fill(struct window *window, uint64_t offset)
{
    size_t most = window->size - offset < WINDOW_SIZE ? (size_t)(window->size - offset) : WINDOW_SIZE;
    window->start = offset;
    window->length = 0;
    while (window->length < most) {
        ssize_t count = pread(window->file, window->bytes + window->length, most - window->length, (off_t)(offset + window->length));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            window->error = errno;
        if (count <= 0)
            return;
        window->length += (size_t)count;
    }
}

const uint8_t *window_move(struct window *window, uint64_t offset, size_t length)
{
    if (offset >= window->size || length > window->size - offset || length > WINDOW_SIZE)
        return NULL;
    fill(window, offset);
    return window->length < length ? NULL : window->bytes;
}

void window_over(struct window *window, uint8_t *bytes, size_t size)
{
    *window = (struct window){ .file = -1, .size = size, .length = size, .bytes = bytes };
}

void window_close(struct window *window)
{
    if (window->file >= 0) {
        close(window->file);
        free(window->bytes);
    }
    *window = (struct window){ .file = -1 };
}
