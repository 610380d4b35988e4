#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "digits.h"
#include "fs.h"
#include "write_behind.h"

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
    if (!output->error && fs_write_all(output->file, bytes, length) != 0)
        output->error = errno;
}

static void note_error(struct output *output, int error)
{
    if (!output->error)
        output->error = error;
}

void output_flush(struct output *output)
{
    if (output->behind)
        note_error(output, write_behind_wait(output->behind));
    write_all(output, output->bytes, output->length);
    output->length = 0;
}

void output_next(struct output *output)
{
    output->n_pieces += output->n_pieces <= OUTPUT_SHORT;
    if (output->n_pieces == OUTPUT_SHORT) /* once, whether it starts or not */
        output->behind = write_behind_start(output->file, OUTPUT_CAPACITY);
    if (!output->behind) {
        output_flush(output);
        return;
    }
    note_error(output, write_behind_give(output->behind, &output->bytes, output->error ? 0 : output->length));
    output->length = 0;
}

int output_close(struct output *output)
{
    if (!output->bytes)
        return 0;
    output_flush(output);
    if (output->behind)
        note_error(output, write_behind_end(output->behind));
    output->behind = NULL;
    if (output->file != STDOUT_FILENO && close(output->file) != 0 && !output->error)
        output->error = errno;
    free(output->bytes);
    output->bytes = NULL;
    errno = output->error;
    return output->error ? -1 : 0;
}

void output_many_bytes(struct output *output, const void *bytes, size_t length)
{
    if (length > OUTPUT_CAPACITY) {
        output_flush(output);
        write_all(output, bytes, length);
    } else {
        output_next(output);
        output_bytes(output, bytes, length);
    }
}

void output_number(struct output *output, uint64_t number)
{
    char digits[DIGITS_ROOM], *end = digits + MOST_DIGITS, *begin = digits_before(end, number, 1);
    memcpy(output_room(output, MOST_DIGITS), begin, MOST_DIGITS);
    output_take(output, (size_t)(end - begin));
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
