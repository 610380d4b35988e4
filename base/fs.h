/* Files and paths. Functions that can fail return -1 (or NULL) with errno set, and print nothing. */
#ifndef FS_H
#define FS_H

#include <dirent.h>
#include <stdbool.h>

#include "arena.h"
#include "str.h"

/* Reads a whole regular file or pipe. A NUL follows the `length` bytes of *text. Fails with EISDIR for a directory,
 * and with EFBIG for more than `limit` bytes (0: no limit). */
int fs_read(struct arena *arena, const char *path, size_t limit, struct slice *text);
/* Writes to a temporary file in the same directory and renames it: readers see either the old file or the complete new
 * one. Follows a symbolic link; writes to devices, pipes and /dev/stdout directly. */
int fs_write_atomic(const char *path, const char *bytes, size_t length);
/* Writes all bytes to an open descriptor, in as many write calls as that takes. */
int fs_write_all(int file, const char *bytes, size_t length);
/* A file without a name (memfd_create(2)) that holds these bytes, to be read from its beginning; closed by exec. Returns its
 * descriptor, which the caller closes, or -1 with errno. */
int fs_hold(const char *bytes, size_t length);
/* Creates a directory and its parents, like mkdir -p. */
int fs_make_directories(const char *path);
/* "a/b" -> "a"; "b" -> "."; "/b" -> "/" */
char *fs_directory_of(struct arena *arena, const char *path);
/* What follows the last slash, a pointer into `path`: "a/b" -> "b"; "a/" -> "" */
const char *fs_name_of(const char *path);
/* "a", "b" -> "a/b". An absolute `name` is returned as it is. */
char *fs_join(struct arena *arena, const char *directory, const char *name);
/* An absolute path without "." and "..". The path is only edited as text: symbolic links are not resolved, and the
 * file need not exist. */
char *fs_absolute(struct arena *arena, const char *path);
/* The same file by a path without "." and "..": an absolute one, if `path` is. "link/.." is where the link leads, and up from there. `path` itself if
 * there is nothing to change, or no such file. */
char *fs_without_dots(struct arena *arena, char *path);
bool fs_exists(const char *path);
bool fs_is_directory(const char *path);
/* Lists the names in a directory that `wanted` accepts. Names that end in numbers are in numerical order: thread-9
 * comes before thread-10. Returns the number of names, or -1 with errno set. */
int fs_list(struct arena *arena, const char *directory, int (*wanted)(const struct dirent *), const char ***names);
/* The absolute path of the running executable, with symbolic links resolved; NULL with errno set if it is unknown.
 * install.h finds weft's other files from here. */
char *fs_self(struct arena *arena);

#endif
