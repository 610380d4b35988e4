/* Files, each opened for one operation: no descriptor is kept, because programs close the ones they do not know and
 * reuse their numbers. With signals blocked (rt_quiet.h), for SIGXFSZ. */
#ifndef RT_FILES_H
#define RT_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All of these return false with errno set, and then leave the file as it was. */
bool rt_file_write(const char *path, const void *data, size_t length, uint64_t offset); /* `offset`: its length */
bool rt_file_append(const char *path, const void *head, size_t head_length, const void *data, size_t length);
bool rt_file_replace(const char *path, const char *temporary, const void *data, size_t length); /* by rename */
/* Returns how many bytes were read, 0 on errors; of a file in /proc, no more than one read gives. */
size_t rt_file_read(const char *path, void *data, size_t size);

#endif
