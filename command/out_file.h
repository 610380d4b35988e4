/* What -o names: a file, or a directory of files, that a command writes. It is looked at before the work begins and is
 * never seen half written: the work goes into another one beside it, which takes its name when it is whole. */
#ifndef OUT_FILE_H
#define OUT_FILE_H

#include <stdbool.h>

#include "arena.h"
#include "option_table.h"

struct out_file {
    const char *path;
    const char *const *files; /* a directory with such files (export_directory.h); NULL: a file */
    bool replaces;            /* --force */
};

/* The row of --force. `AT` is the offset of its bool. */
#define OUT_FILE_FORCE(AT) { .name = "force", .at = (AT), .help = "replace OUT if it exists" }

/* Checks whether OUT can be written. Returns STATUS_DONE, or another status after a message. */
int out_file_check(const struct out_file *out);
/* Makes the empty file or directory to write into. Returns NULL after a message. */
char *out_file_begin(struct arena *arena, const struct out_file *out);
/* If `status` is STATUS_DONE, gives what was written to `begun` OUT's name, else removes it. Returns the status of the
 * whole, after a message if it is another one. */
int out_file_end(const struct out_file *out, const char *begun, int status);

#endif
