#define _XOPEN_SOURCE 700
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"

static struct arena arena;
static char scratch[] = "/tmp/weft-fs-XXXXXX";

static void make_scratch(void)
{
    cr_assert_not_null(mkdtemp(scratch));
}

static void remove_scratch(void)
{
    char *command = arena_printf(&arena, "rm -rf %s", scratch);
    cr_assert_eq(system(command), 0);
    arena_release(&arena);
}

TestSuite(fs, .init = make_scratch, .fini = remove_scratch);

static char *in_scratch(const char *name)
{
    return fs_join(&arena, scratch, name);
}

static void assert_holds(const char *path, const char *expected)
{
    struct slice text;
    cr_assert_eq(fs_read(&arena, path, 0, &text), 0);
    cr_assert_str_eq(text.text, expected);
    cr_assert_eq(text.length, strlen(expected));
}

static size_t count_entries(const char *directory)
{
    FILE *list = popen(arena_printf(&arena, "ls -A %s | wc -l", directory), "r");
    size_t count = 0;
    cr_assert_eq(fscanf(list, "%zu", &count), 1);
    pclose(list);
    return count;
}

Test(fs, writes_and_reads_whole_files)
{
    const char *path = in_scratch("file");
    cr_assert_eq(fs_write_atomic(path, "", 0), 0);
    assert_holds(path, "");
    cr_assert_eq(fs_write_atomic(path, "one\ntwo", 7), 0);
    assert_holds(path, "one\ntwo");
    cr_assert_eq(count_entries(scratch), 1); /* no temporary file is left */
}

Test(fs, keeps_modes_and_links)
{
    struct stat status;
    const char *path = in_scratch("file"), *link = in_scratch("link");
    mode_t old = umask(027);
    cr_assert_eq(fs_write_atomic(path, "a", 1), 0);
    umask(old);
    cr_assert(stat(path, &status) == 0 && (status.st_mode & 0777) == 0640);
    cr_assert_eq(chmod(path, 0755), 0);
    cr_assert_eq(symlink("file", link), 0);
    cr_assert_eq(fs_write_atomic(link, "b", 1), 0);
    cr_assert(lstat(link, &status) == 0 && S_ISLNK(status.st_mode));
    cr_assert(stat(path, &status) == 0 && (status.st_mode & 0777) == 0755);
    assert_holds(path, "b");
}

Test(fs, a_failed_write_leaves_nothing_behind)
{
    errno = 0;
    cr_assert_eq(fs_write_atomic(in_scratch("no/such/place"), "a", 1), -1);
    cr_assert_eq(errno, ENOENT);
    cr_assert_eq(fs_write_atomic(scratch, "a", 1), -1);
    cr_assert_eq(errno, EISDIR);
    cr_assert_eq(count_entries(scratch), 0);
}

Test(fs, devices_are_written_to_and_not_replaced)
{
    struct stat status;
    cr_assert_eq(fs_write_atomic("/dev/null", "abc", 3), 0);
    cr_assert(stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
    const char *path = in_scratch("redirected");
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    cr_assert_eq(fs_write_atomic(arena_printf(&arena, "/dev/fd/%d", file), "abc", 3), 0);
    cr_assert(fstat(file, &status) == 0 && status.st_nlink == 1); /* the open file is still the one with the name */
    close(file);
    assert_holds(path, "abc");
}

Test(fs, reading_fails_with_the_reason)
{
    struct slice text;
    const char *path = in_scratch("file");
    cr_assert_eq(fs_read(&arena, scratch, 0, &text), -1);
    cr_assert_eq(errno, EISDIR);
    cr_assert_eq(fs_read(&arena, path, 0, &text), -1);
    cr_assert_eq(errno, ENOENT);
    cr_assert_eq(fs_write_atomic(path, "12345", 5), 0);
    cr_assert_eq(fs_read(&arena, path, 4, &text), -1);
    cr_assert_eq(errno, EFBIG);
    cr_assert_eq(fs_read(&arena, path, 5, &text), 0);
    cr_assert_eq(fs_read(&arena, "/dev/zero", 100000, &text), -1);
    cr_assert_eq(errno, EFBIG);
}

Test(fs, reads_pipes_to_the_end)
{
    int ends[2];
    struct slice text;
    char bytes[30000];
    memset(bytes, 'x', sizeof bytes);
    cr_assert_eq(pipe(ends), 0);
    cr_assert_eq(write(ends[1], bytes, sizeof bytes), sizeof bytes);
    close(ends[1]);
    cr_assert_eq(fs_read(&arena, arena_printf(&arena, "/dev/fd/%d", ends[0]), 0, &text), 0);
    close(ends[0]);
    cr_assert_eq(text.length, sizeof bytes);
    cr_assert_eq(text.text[text.length], '\0');
}

Test(fs, makes_directories)
{
    cr_assert_eq(fs_make_directories(in_scratch("a/b//c/")), 0);
    cr_assert(fs_exists(in_scratch("a/b/c")));
    cr_assert_eq(fs_make_directories(in_scratch("a/b/c")), 0);
    cr_assert_eq(fs_make_directories("/"), 0);
    cr_assert_eq(fs_write_atomic(in_scratch("file"), "", 0), 0);
    cr_assert_eq(fs_make_directories(in_scratch("file")), -1);
    cr_assert_eq(errno, ENOTDIR);
    cr_assert_eq(fs_make_directories(in_scratch("file/below")), -1);
    cr_assert_eq(errno, ENOTDIR);
}

Test(fs, takes_paths_apart)
{
    static const struct {
        const char *path, *directory, *name;
    } cases[] = {{"a/b", "a", "b"}, {"b", ".", "b"}, {"/b", "/", "b"}, {"a//b", "a", "b"}, {"/", "/", ""}, {"a/", "a", ""}, {"", ".", ""}, {"///b", "/", "b"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cr_assert_str_eq(fs_directory_of(&arena, cases[i].path), cases[i].directory);
        cr_assert_str_eq(fs_name_of(cases[i].path), cases[i].name);
    }
}

Test(fs, puts_paths_together)
{
    cr_assert_str_eq(fs_join(&arena, "a", "b"), "a/b");
    cr_assert_str_eq(fs_join(&arena, "a/", "b"), "a/b");
    cr_assert_str_eq(fs_join(&arena, "/", "b"), "/b");
    cr_assert_str_eq(fs_join(&arena, "", "b"), "b");
    cr_assert_str_eq(fs_join(&arena, "a", "/b"), "/b");
}

Test(fs, makes_paths_absolute)
{
    cr_assert_str_eq(fs_absolute(&arena, "/a/./b//../c/"), "/a/c");
    cr_assert_str_eq(fs_absolute(&arena, "/../.."), "/");
    cr_assert_str_eq(fs_absolute(&arena, "//a"), "/a");
    cr_assert_str_eq(fs_absolute(&arena, "/a/..."), "/a/...");
    cr_assert_eq(chdir(scratch), 0);
    char *here = getcwd(NULL, 0);
    cr_assert_str_eq(fs_absolute(&arena, "x"), fs_join(&arena, here, "x"));
    cr_assert_str_eq(fs_absolute(&arena, "."), here);
    cr_assert_str_eq(fs_absolute(&arena, ""), here);
    free(here);
}

Test(fs, finds_itself)
{
    char *self = fs_self(&arena);
    cr_assert(self && self[0] == '/' && fs_exists(self));
}
