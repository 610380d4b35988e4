/* weft view of a program that runs. */
#ifndef VIEW_LIVE_H
#define VIEW_LIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "record_options.h"

struct view_page {
    bool opens; /* in the browser */
    unsigned port;
};

/* How to reach a collector. */
struct view_access {
    const char *token_file, *ca_file; /* NULL: none */
};

struct view_live {
    const char *out; /* NULL: the trace is thrown away */
    bool force, is_ending;
    struct record_options record;
};

void view_open_browser(const struct view_page *page, const char *address);
/* Runs the program. Both return an exit status. */
int view_program(struct arena *arena, const struct view_page *page, const struct view_live *options, char **program);
/* Follows a process that is running, until it ends; the page stays until Ctrl-C. */
int view_process(struct arena *arena, const struct view_page *page, uint32_t pid);
/* Is it where a collector may listen, such as "host:9000"? */
bool view_is_collector(const char *text);
/* Follows all programs that send to the collector, until it ends; the page stays until Ctrl-C. */
int view_collector(struct arena *arena, const struct view_page *page, const struct view_access *access, const char *text);

#endif
