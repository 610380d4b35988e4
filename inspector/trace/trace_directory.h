/* Trace directories as things to make and to remove, without a look at what the traces say. */
#ifndef TRACE_DIRECTORY_H
#define TRACE_DIRECTORY_H

#include "arena.h"

enum directory_content {
    DIRECTORY_MISSING, /* nothing of that name */
    DIRECTORY_EMPTY,
    DIRECTORY_TRACE, /* holds trace files and nothing else */
    DIRECTORY_OTHER  /* a file, a symbolic link, a directory with anything else in it, or not readable */
};

enum directory_content trace_directory_look(const char *path);

/* Removes a trace directory file by file, and nothing but what a trace consists of. Returns -1 with errno set; what
 * is not of a trace stays, and then errno is ENOTEMPTY. */
int trace_directory_remove(const char *path);

#endif
