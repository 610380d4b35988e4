#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int start(struct output *output, int file)
{
    *output = (struct output){ .file = file };
    if (file >= 0 && (output->bytes = malloc(OUTPUT_CAPACITY)))
        return 0;
    int error = errno;
    if (file > STDERR_FILENO)
        close(file);
    errno = error;
    return -1;
}

int output_open(struct output *output, const char *path)
{
    return start(output, open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
}

int output_open_stdout(struct output *output)
{
    return start(output, STDOUT_FILENO);
}

static void write_all(struct output *output, const char *bytes, size_t length)
{
    while (length > 0 && !output->error) {
        ssize_t written = write(output->file, bytes, length);
        if (written >= 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (errno != EINTR) {
            output->error = errno;
        }
    }
}

void output_flush(struct output *output)
{
    write_all(output, output->bytes, output->length);
    output->length = 0;
}

int output_close(struct output *output)
{
    if (!output->bytes)
        return 0;
    output_flush(output);
    if (output->file != STDOUT_FILENO && close(output->file) != 0 && !output->error)
        output->error = errno;
    free(output->bytes);
    output->bytes = NULL;
    errno = output->error;
    return output->error ? -1 : 0;
}

void output_bytes(struct output *output, const void *bytes, size_t length)
{
    if (length > OUTPUT_CAPACITY - output->length) {
        output_flush(output);
        if (length > OUTPUT_CAPACITY) {
            write_all(output, bytes, length);
            return;
        }
    }
    memcpy(output->bytes + output->length, bytes, length);
    output->length += length;
}

void output_text(struct output *output, const char *text)
{
    output_bytes(output, text, strlen(text));
}

void output_char(struct output *output, char c)
{
    output_bytes(output, &c, 1);
}

void output_number(struct output *output, uint64_t number)
{
    char digits[24], *end = digits + sizeof digits, *begin = end;
    do
        *--begin = (char)('0' + number % 10);
    while (number /= 10);
    output_bytes(output, begin, (size_t)(end - begin));
}

void output_printf(struct output *output, const char *format, ...)
{
    char small[512], *text = small;
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(small, sizeof small, format, arguments);
    if (length >= (int)sizeof small) {
        text = malloc((size_t)length + 1);
        if (text)
            vsnprintf(text, (size_t)length + 1, format, again);
        else if (!output->error)
            output->error = ENOMEM;
    }
    va_end(again);
    va_end(arguments);
    if (length < 0 && !output->error)
        output->error = errno;
    if (text && length > 0)
        output_bytes(output, text, (size_t)length);
    if (text != small)
        free(text);
}
