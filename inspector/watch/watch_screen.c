#define _GNU_SOURCE 1 /* O_TMPFILE, mkostemp */
#include "watch_screen.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "fs.h"

enum { OUTPUT_LINES = 4, LEAST_HEIGHT_WITH_OUTPUT = 14 };

static void say(int file, const char *text)
{
    (void)fs_write_all(file, text, strlen(text));
}

bool watch_screen_open(struct watch_screen *screen)
{
    *screen = (struct watch_screen){ .terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), .kept = { -1, -1 } };
    FILE *file = tmpfile();
    screen->output = file ? fcntl(fileno(file), F_DUPFD_CLOEXEC, 3) : -1;
    if (file)
        fclose(file);
    if (screen->terminal < 0 || screen->output < 0)
        return false;
    (void)fcntl(screen->output, F_SETFL, fcntl(screen->output, F_GETFL) | O_APPEND);
    fflush(NULL);
    for (int i = 0; i < 2; i++)
        if (isatty(STDOUT_FILENO + i)) {
            screen->kept[i] = fcntl(STDOUT_FILENO + i, F_DUPFD_CLOEXEC, 3);
            dup2(screen->output, STDOUT_FILENO + i);
        }
    say(screen->terminal, "\033[?1049h\033[?25l\033[2J");
    return true;
}

/* The last lines that the program has printed; control characters are not for this terminal now. */
static void add_output(struct str *out, int file, size_t width)
{
    char bytes[4096];
    off_t size = lseek(file, 0, SEEK_END), from = size > (off_t)sizeof bytes - 1 ? size - (off_t)sizeof bytes + 1 : 0;
    ssize_t n = size > 0 ? pread(file, bytes, sizeof bytes - 1, from) : 0;
    if (n <= 0)
        return;
    while (n > 0 && bytes[n - 1] == '\n')
        n--;
    bytes[n] = '\0';
    const char *line = bytes + n;
    for (int lines = 0; line > bytes; line--)
        if (line[-1] == '\n' && ++lines == OUTPUT_LINES)
            break;
    str_add(out, "\nwhat it prints:\n");
    while (*line) {
        size_t length = strcspn(line, "\n"), cells = 0;
        for (size_t i = 0; i < length; i++) {
            cells += ((unsigned char)line[i] & 0xC0) != 0x80;
            if (cells + 2 > width)
                break;
            if (i == 0)
                str_add(out, "  ");
            str_add_char(out, (unsigned char)line[i] < ' ' || line[i] == 127 ? ' ' : line[i]);
        }
        str_add_char(out, '\n');
        line += length + (line[length] == '\n');
    }
}

/* The line without what stands right of the terminal's edge; sequences that change the style take no room. */
static void add_line(struct str *out, const char *line, size_t length, size_t width)
{
    size_t cells = 0;
    for (size_t i = 0; i < length; i++) {
        size_t sequence = line[i] == '\033' ? strcspn(line + i, "m") + 1 : 0;
        cells += sequence == 0 && ((unsigned char)line[i] & 0xC0) != 0x80;
        if (sequence) {
            str_add_bytes(out, line + i, sequence);
            i += sequence - 1;
        } else if (cells <= width) {
            str_add_char(out, line[i]);
        }
    }
}

void watch_screen_draw(const struct watch_screen *screen, const struct watch *watch, const char *title)
{
    struct winsize size = { 0 };
    struct arena arena = { 0 };
    struct str picture = { .arena = &arena }, printed = { .arena = &arena }, out = { .arena = &arena };
    const char *no_colour = getenv("NO_COLOR");
    (void)ioctl(screen->terminal, TIOCGWINSZ, &size);
    size_t height = size.ws_row ? size.ws_row : 24, width = size.ws_col ? size.ws_col : 80, left = height - (height > 1);
    struct text_style style = { .colour = !no_colour || !*no_colour, .width = width };
    if (height >= LEAST_HEIGHT_WITH_OUTPUT)
        add_output(&printed, screen->output, width);
    for (const char *c = printed.text; c && *c; c++)
        left -= *c == '\n';
    watch_text_picture(&picture, watch, title, left, &style);
    str_add(&out, "\033[H");
    size_t lines = 0;
    str_add(&picture, printed.text ? printed.text : "");
    for (const char *line = picture.text; *line && lines < height - 1; lines++) {
        size_t length = strcspn(line, "\n");
        str_add(&out, "\033[K"); /* before the text: behind a full line it would take the last character */
        add_line(&out, line, length, width);
        str_add(&out, "\r\n");
        line += length + (line[length] == '\n');
    }
    str_add(&out, "\033[J");
    say(screen->terminal, out.text);
    arena_release(&arena);
}

void watch_screen_close(struct watch_screen *screen)
{
    char bytes[65536];
    off_t at = 0;
    fflush(NULL);
    for (int i = 0; i < 2; i++)
        if (screen->kept[i] >= 0) {
            dup2(screen->kept[i], STDOUT_FILENO + i);
            close(screen->kept[i]);
        }
    say(screen->terminal, "\033[?25h\033[?1049l");
    for (ssize_t n; (n = pread(screen->output, bytes, sizeof bytes, at)) > 0; at += n)
        (void)fs_write_all(STDOUT_FILENO, bytes, (size_t)n);
    close(screen->terminal);
    close(screen->output);
}
