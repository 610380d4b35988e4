#define _GNU_SOURCE 1 /* nftw's FTW_ flags, memmem */
#include "mirror.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"
#include "vec.h"

struct mirror {
    struct arena arena;
    const char *root;
    const char *base;          /* the topmost directory whose entries are linked */
    VEC(const char *) folders; /* absolute paths of directories that are real ones in the mirror */
};

static bool is_below(const char *path, const char *directory)
{
    size_t length = strlen(directory);
    return strncmp(path, directory, length) == 0 && (path[length] == '/' || path[length] == '\0' || strcmp(directory, "/") == 0);
}

static void include_in_base(struct mirror *mirror, const char *directory)
{
    while (!is_below(directory, mirror->base))
        mirror->base = fs_directory_of(&mirror->arena, mirror->base);
}

/* Files that string literals name by a path which leads upwards must exist in the mirror too. `text` is
 * NUL-terminated. */
static void follow_literals(struct mirror *mirror, const char *directory, struct slice text)
{
    const char *limit = text.text + text.length;
    static const char upwards[] = { '"', '.', '.', '/' };
    for (const char *at = text.text; (at = memmem(at, (size_t)(limit - at), upwards, sizeof upwards)) != NULL;) {
        const char *begin = ++at;
        size_t length = strcspn(begin, "\"\n\\");
        if (length > 4096)
            continue;
        char *path = fs_absolute(&mirror->arena, fs_join(&mirror->arena, directory, arena_strndup(&mirror->arena, begin, length)));
        if (fs_exists(path))
            include_in_base(mirror, fs_directory_of(&mirror->arena, path));
    }
}

static bool is_folder(const struct mirror *mirror, const char *path)
{
    for (size_t i = 0; i < mirror->folders.count; i++)
        if (strcmp(mirror->folders.items[i], path) == 0)
            return true;
    return false;
}

static void add_folders(struct mirror *mirror, const char *directory)
{
    for (const char *at = directory; is_below(at, mirror->base) && !is_folder(mirror, at); at = fs_directory_of(&mirror->arena, at)) {
        vec_push(&mirror->arena, &mirror->folders, at);
        if (strcmp(at, "/") == 0)
            break;
    }
}

static char *path_in_mirror(struct mirror *mirror, const char *path)
{
    return arena_printf(&mirror->arena, "%s%s", mirror->root, path);
}

static int fill_folder(struct mirror *mirror, const char *folder)
{
    DIR *directory = opendir(folder);
    int status = directory ? 0 : -1;
    for (struct dirent *entry; status == 0 && (entry = readdir(directory)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        char *original = fs_join(&mirror->arena, folder, entry->d_name);
        if (!is_folder(mirror, original))
            status = symlink(original, path_in_mirror(mirror, original));
    }
    if (directory)
        closedir(directory);
    return status;
}

int rust_mirror_make(const char *root, const char *package, const char *const *files, const struct slice *texts, size_t n_files)
{
    struct mirror mirror = { .root = root, .base = package };
    int status = 0;
    rust_mirror_remove(root);
    for (size_t i = 0; i < n_files; i++) {
        const char *directory = fs_directory_of(&mirror.arena, files[i]);
        include_in_base(&mirror, directory);
        follow_literals(&mirror, directory, texts[i]);
    }
    for (size_t i = 0; i < n_files; i++)
        add_folders(&mirror, fs_directory_of(&mirror.arena, files[i]));
    for (size_t i = 0; i < mirror.folders.count && status == 0; i++)
        status = fs_make_directories(path_in_mirror(&mirror, mirror.folders.items[i]));
    for (size_t i = 0; i < mirror.folders.count && status == 0; i++)
        status = fill_folder(&mirror, mirror.folders.items[i]);
    int error = errno;
    arena_release(&mirror.arena);
    errno = error;
    return status;
}

int rust_mirror_put(const char *root, const char *path, struct slice text)
{
    struct arena arena = { 0 };
    char *mirrored = arena_printf(&arena, "%s%s", root, path);
    int file = -1;
    /* don't write through the link: it leads to the user's file */
    if (unlink(mirrored) == 0 || errno == ENOENT)
        file = open(mirrored, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    arena_release(&arena);
    if (file < 0)
        return -1;
    for (size_t done = 0; done < text.length;) {
        ssize_t n = write(file, text.text + done, text.length - done);
        if (n < 0 && errno != EINTR) {
            int error = errno;
            close(file);
            errno = error;
            return -1;
        }
        done += n > 0 ? (size_t)n : 0;
    }
    return close(file);
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status, (void)type, (void)place;
    return remove(path) != 0 && errno != ENOENT ? -1 : 0;
}

void rust_mirror_remove(const char *root)
{
    nftw(root, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}
