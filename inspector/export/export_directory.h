/* Directories that an exporter writes: told by the names in them, replaced and removed without touching what anybody
 * else has put there. */
#ifndef EXPORT_DIRECTORY_H
#define EXPORT_DIRECTORY_H

#include <stdbool.h>

/* `files` are patterns of fnmatch(3) for the files that belong there, relative to the directory, one directory deep
 * at most; NULL at the end. */

/* A directory that holds nothing else (and no symbolic links); an empty one, too. */
bool export_directory_is_pure(const char *path, const char *const *files);
/* Removes these files, and the directory if that leaves it empty. Returns -1 with errno set, ENOTEMPTY where
 * something else stays. */
int export_directory_remove(const char *path, const char *const *files);

#endif
