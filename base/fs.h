/* Files and paths. Functions that can fail return -1 with errno set and print nothing. */
#ifndef FS_H
#define FS_H

#include <dirent.h>
#include <stdbool.h>

#include "arena.h"
#include "str.h"

/* Reads a whole regular file or pipe; *text is NUL-terminated behind `length`. A directory fails with EISDIR, more than `limit` bytes with EFBIG (0:
 * no limit). */
int fs_read(struct arena *arena, const char *path, size_t limit, struct slice *text);
/* Writes to a temporary file in the same directory and renames it: readers see the old file or the whole new one.
 * A symbolic link stays one; devices, pipes and /dev/stdout are written to as they are. */
int fs_write_atomic(const char *path, const char *bytes, size_t length);
/* To an open descriptor, whatever pieces it takes them in. */
int fs_write_all(int file, const char *bytes, size_t length);
/* mkdir -p */
int fs_make_directories(const char *path);
/* "a/b" -> "a"; "b" -> "."; "/b" -> "/" */
char *fs_directory_of(struct arena *arena, const char *path);
const char *fs_name_of(const char *path);                                    /* what stands behind the last slash, a pointer into path: "a/" -> "" */
char *fs_join(struct arena *arena, const char *directory, const char *name); /* name if it is absolute */
/* Absolute and without "." and ".." (textually: symbolic links are not followed); the file need not exist. */
char *fs_absolute(struct arena *arena, const char *path);
bool fs_exists(const char *path);
/* The names in a directory that `wanted` accepts, by number where they end in one: thread-9 before thread-10. Returns how many, or -1 with errno set.
 */
int fs_list(struct arena *arena, const char *directory, int (*wanted)(const struct dirent *), const char ***names);
/* Absolute path of the running executable, symbolic links resolved; NULL with errno set if the system does not tell.
 * Its directory is where install.h starts to look. */
char *fs_self(struct arena *arena);

#endif
