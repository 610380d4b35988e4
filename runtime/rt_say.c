#define _GNU_SOURCE 1
#include <stdint.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "rt_say.h"

const char *rt_reason(int error)
{
#ifdef __GLIBC__
    const char *reason = strerrordesc_np(error); /* strerror may translate, and allocate */
#else
    const char *reason = strerror(error); /* musl's does neither without a locale */
#endif
    return reason ? reason : "unknown error";
}

/* By one system call, so that lines of several threads and processes do not mix, and without a copy of the text: the
 * stack may be small. (The digits of the only number stay where they are, in `piece`.) */
RT_TEXT_FUNCTION void rt_say(const char *format, ...)
{
    struct rt_text text = { .format = format };
    struct rt_piece piece;
    enum { MOST_PIECES = 7 };
    struct iovec parts[MOST_PIECES];
    int n = 0;
    va_start(text.arguments, format);
    while (n < MOST_PIECES && rt_text_next(&text, &piece)) {
        parts[n++] = (struct iovec){ (void *)(uintptr_t)piece.text, piece.length };
    }
    va_end(text.arguments);
    if (writev(STDERR_FILENO, parts, n) < 0)
        return; /* nobody listens */
}

void rt_say_line(const char *line)
{
    if (write(STDERR_FILENO, line, strlen(line)) < 0)
        return;
}
