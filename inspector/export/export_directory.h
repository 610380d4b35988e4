/* Directories written by an exporter. They are recognised by the names in them, and are replaced or removed without
 * touching other files. */
#ifndef EXPORT_DIRECTORY_H
#define EXPORT_DIRECTORY_H

#include <stdbool.h>

/* `files` are patterns of fnmatch(3) for the exporter's files, relative to the directory and at most one directory
 * deep, with a NULL at the end. */

/* True if the directory is empty, or holds only such files and no symbolic links. */
bool export_directory_is_pure(const char *path, const char *const *files);
/* Removes these files, and the directory if it is then empty. Returns -1 with errno set, ENOTEMPTY if other files
 * remain. */
int export_directory_remove(const char *path, const char *const *files);

#endif
