#define _GNU_SOURCE 1
#include "javac_classes.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "class_file.h"
#include "fs.h"
#include "java_table.h"
#include "log.h"

static int is_class_file(const struct dirent *entry)
{
    return text_ends_with(entry->d_name, ".class");
}

static int copy(struct arena *arena, const char *from, const char *to)
{
    struct slice old, text;
    if (fs_read(arena, from, 0, &text) != 0)
        return -1;
    if (fs_exists(to) && fs_read(arena, to, 0, &old) == 0 && slice_equal(old, text))
        return 0;
    return fs_write_atomic(to, text.text, text.length);
}

int javac_move_classes(struct arena *arena, const char *from, const char *to)
{
    const char **names;
    int n = fs_list(arena, from, is_class_file, &names);
    for (int i = 0; i < n; i++) {
        const char *source = fs_join(arena, from, names[i]), *target = fs_join(arena, to, names[i]);
        if (rename(source, target) == 0)
            continue;
        if (errno != EXDEV || copy(arena, source, target) != 0 || unlink(source) != 0)
            return -1;
    }
    return n < 0 ? -1 : 0;
}

static int copy_renamed(struct arena *arena, const char *from, const char *package, const char *to)
{
    struct slice old, text;
    struct str out = { .arena = arena };
    if (fs_read(arena, from, 0, &text) != 0)
        return -1;
    if (!class_file_rename(text, "weft/rt/", package, &out)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    if (fs_exists(to) && fs_read(arena, to, 0, &old) == 0 && slice_equal(old, (struct slice){ out.text, out.length }))
        return 0;
    return fs_write_atomic(to, out.text, out.length);
}

int javac_copy_runtime(struct arena *arena, const char *runtime, const char *package, const char *to)
{
    char *folder = arena_printf(arena, "%s/", package);
    for (char *c = folder; *c; c++)
        *c = *c == '.' ? '/' : *c;
    const char *from = fs_join(arena, runtime, "weft/rt"), *target = fs_join(arena, to, folder), **names;
    int n = fs_list(arena, from, is_class_file, &names);
    if (n < 0 || fs_make_directories(target) != 0)
        return -1;
    for (int i = 0; i < n; i++)
        if (copy_renamed(arena, fs_join(arena, from, names[i]), folder, fs_join(arena, target, names[i])) != 0)
            return -1;
    return 0;
}

/* "package org.example;" at the beginning of a line. */
static const char *package_of(struct arena *arena, struct slice text)
{
    for (const char *at = text.text; (at = strstr(at, "package")) != NULL; at++) {
        if (at != text.text && at[-1] != '\n')
            continue;
        const char *begin = at + strlen("package"), *end = begin;
        struct str name = { .arena = arena };
        if (!isspace((unsigned char)*begin))
            continue;
        for (; *end && *end != ';'; end++)
            if (!isspace((unsigned char)*end))
                str_add_char(&name, *end == '.' ? '/' : *end);
        return *end && name.text ? name.text : "";
    }
    return "";
}

const char *javac_root_of(struct arena *arena, const char *path, struct slice text)
{
    const char *directory = fs_directory_of(arena, path), *package = package_of(arena, text);
    size_t length = strlen(directory), inside = strlen(package);
    if (inside && length > inside && directory[length - inside - 1] == '/' && text_ends_with(directory, package))
        return arena_strndup(arena, directory, length - inside - 1);
    return directory;
}

/* "WEFT_U0_Main.class" for Main.java, where the schemes of the language put it */
bool javac_has_table(struct arena *arena, const char *output, const char *path, struct slice text, uint32_t name_base, const struct timespec *since)
{
    const char *directory = output ? fs_join(arena, output, package_of(arena, text)) : fs_directory_of(arena, path);
    const char *name = arena_printf(arena, "WEFT_U%u%s.class", name_base, java_table_of(arena, path));
    struct stat info;
    if (stat(fs_join(arena, directory, name), &info) != 0)
        return false;
    return info.st_mtim.tv_sec > since->tv_sec || (info.st_mtim.tv_sec == since->tv_sec && info.st_mtim.tv_nsec >= since->tv_nsec);
}

enum { OPEN_DIRECTORIES = 16 };

static const char *notes_in(struct arena *arena, const char *state)
{
    return fs_join(arena, state, "class-directories");
}

void javac_note_classes(struct arena *arena, const char *state, const char *directory)
{
    const char *line = arena_printf(arena, "%s\n", directory), *path = notes_in(arena, state);
    struct slice known;
    if (fs_read(arena, path, 0, &known) == 0 && strstr(known.text, line))
        return;
    int file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666); /* (a line that is there twice does no harm) */
    if (file < 0 || write(file, line, strlen(line)) < 0)
        log_debug("cannot note %s: %s", directory, strerror(errno));
    if (file >= 0)
        close(file);
}

static int make_old(const char *path, const struct stat *info, int type, struct FTW *place)
{
    const struct timespec times[2] = { { 1, 0 }, { 1, 0 } };
    (void)info, (void)place;
    if (type != FTW_F || !text_ends_with(path, ".class"))
        return 0;
    if (text_starts_with(fs_name_of(path), "WEFT_U"))
        unlink(path);
    else
        utimensat(AT_FDCWD, path, times, 0);
    return 0;
}

void javac_age_classes(struct arena *arena, const char *state)
{
    struct slice known;
    char *rest = NULL;
    if (fs_read(arena, notes_in(arena, state), 0, &known) != 0)
        return;
    for (char *line = strtok_r(arena_strdup(arena, known.text), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        nftw(line, make_old, OPEN_DIRECTORIES, FTW_PHYS);
}
