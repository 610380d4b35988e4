#include "compiler_run.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "fs.h"

bool compiler_flag_is_unwanted(const char *flag)
{
    return text_starts_with(flag, "-save-temps") || text_starts_with(flag, "-fdump-") || text_starts_with(flag, "-d") || strcmp(flag, "-P") == 0;
}

static int run(const struct rewrite_request *request, const char *const *command, int in, int out)
{
    int status;
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        child_ends_with(parent);
        int null = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (in >= 0)
            fcntl(in, F_SETFD, 0);
        if (null < 0 || dup2(null, 0) < 0 || dup2(out, 1) < 0 || dup2(null, 2) < 0 || (request->directory && chdir(request->directory) != 0))
            _exit(127);
        execvp(command[0], (char *const *)command);
        _exit(127);
    }
    while (child > 0 && waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : -1;
}

int compiler_read(struct arena *arena, const struct rewrite_request *request, const char *const *command, int in, struct slice *output)
{
    int out = memfd_create("output", MFD_CLOEXEC), result = -1;
    if (out >= 0 && run(request, command, in, out) == 0)
        result = fs_read(arena, arena_printf(arena, "/proc/self/fd/%d", out), 0, output);
    if (out >= 0)
        close(out);
    return result;
}
