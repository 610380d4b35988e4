/* Recognises and removes trace directories without reading what the traces contain. */
#ifndef TRACE_DIRECTORY_H
#define TRACE_DIRECTORY_H

#include "arena.h"

/* In a trace's directory, the index that `weft view` has made of it; with -PID behind it while it is written. */
#define TRACE_VIEW_FILE ".view-index"

enum directory_content {
    DIRECTORY_MISSING, /* nothing of this name exists */
    DIRECTORY_EMPTY,
    DIRECTORY_TRACE, /* holds trace files and nothing else */
    DIRECTORY_OTHER  /* a file, a symbolic link, a directory that holds anything else, or not readable */
};

enum directory_content trace_directory_look(const char *path);

/* Removes a trace directory file by file, and only files that belong to a trace. Returns -1 with errno set: ENOTEMPTY
 * if files that do not belong to a trace remain. */
int trace_directory_remove(const char *path);

#endif
