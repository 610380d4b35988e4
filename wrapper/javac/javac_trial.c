#define _GNU_SOURCE 1
#include "javac_trial.h"

#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "fs.h"

enum { OPEN_DIRECTORIES = 16 };

const char *javac_trial_open(struct arena *arena, const char *state)
{
    const char *directory = arena_printf(arena, "%s/trial-%d", state, (int)getpid());
    return fs_make_directories(directory) == 0 ? directory : NULL;
}

/* Of an option that is given twice the last one counts. */
void javac_trial_divert(struct arena *arena, const char *directory, javac_words *words)
{
    static const char *const options[] = { "-d", "-s", "-h" };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        vec_push(arena, words, options[i]);
        vec_push(arena, words, directory);
    }
}

static int remove_entry(const char *path, const struct stat *info, int type, struct FTW *place)
{
    (void)info, (void)type, (void)place;
    return remove(path) != 0;
}

void javac_trial_close(const char *directory)
{
    nftw(directory, remove_entry, OPEN_DIRECTORIES, FTW_DEPTH | FTW_PHYS);
}

/* A path with a newline has no line of its own: it is as if it were not there. */
void javac_trial_add(struct str *answer, const char *line)
{
    str_printf(answer, "%s\n", strchr(line, '\n') ? "" : line);
}
