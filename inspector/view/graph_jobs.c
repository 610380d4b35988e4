#include "graph_jobs.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"
#include "install.h"

enum { MOST_OPTIONS = 6, MOST_MESSAGE = 2000 /* bytes */ };

struct graph_job {
    struct graph_job *next;
    struct arena arena; /* owns everything of it */
    char *name, *options;
    pid_t pid; /* 0: it has ended, */
    int status;
    time_t begun;
    FILE *said[2]; /* standard output and error; without a name */
};

/* Letters, digits and a few signs: nothing that is a path. */
static bool is_plain(const char *text, const char *more)
{
    for (; *text; text++)
        if (!(*text >= 'a' && *text <= 'z') && !(*text >= 'A' && *text <= 'Z') && !(*text >= '0' && *text <= '9') && !strchr(more, *text))
            return false;
    return true;
}

static void run_child(char **words, FILE *const said[2], pid_t parent)
{
    child_ends_with(parent);
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing >= 0 && dup2(nothing, STDIN_FILENO) >= 0 && dup2(fileno(said[0]), STDOUT_FILENO) >= 0 && dup2(fileno(said[1]), STDERR_FILENO) >= 0)
        execv(words[0], words);
    _exit(127);
}

static bool start(struct graph_job *job, const char *graph)
{
    char *words[6 + MOST_OPTIONS] = { install_weft(&job->arena), "analyse", job->name, arena_strdup(&job->arena, graph), "--json" };
    char *rest = arena_strdup(&job->arena, job->options);
    size_t n = 5;
    for (char *word; n < sizeof words / sizeof *words - 1 && (word = strsep(&rest, " "));)
        if (*word)
            words[n++] = word;
    pid_t parent = getpid();
    for (int i = 0; i < 2; i++)
        job->said[i] = tmpfile();
    if (!job->said[0] || !job->said[1])
        return false;
    fcntl(fileno(job->said[0]), F_SETFD, FD_CLOEXEC);
    fcntl(fileno(job->said[1]), F_SETFD, FD_CLOEXEC);
    job->begun = time(NULL);
    job->pid = fork();
    if (job->pid == 0)
        run_child(words, job->said, parent);
    return job->pid > 0;
}

static void look(struct graph_job *job)
{
    pid_t ended = job->pid > 0 ? waitpid(job->pid, &job->status, WNOHANG) : 0;
    if (ended == job->pid || (ended < 0 && errno != EINTR))
        job->pid = 0;
}

static void release(struct graph_job *job)
{
    if (job->pid > 0) {
        kill(job->pid, SIGKILL);
        while (waitpid(job->pid, &job->status, 0) < 0 && errno == EINTR) {
        }
    }
    for (int i = 0; i < 2; i++)
        if (job->said[i])
            fclose(job->said[i]);
    struct arena arena = job->arena;
    arena_release(&arena);
}

static void read_all(struct str *text, FILE *file, size_t most)
{
    char bytes[4096];
    size_t begin = text->length;
    rewind(file);
    for (size_t n; text->length - begin < most && (n = fread(bytes, 1, sizeof bytes, file)) > 0;)
        str_add_bytes(text, bytes, n);
    while (text->length > begin && text->text[text->length - 1] == '\n')
        text->length--;
}

static void tell(struct graph_job *job, struct json_writer *json)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    if (job->pid > 0) {
        json_member_bool(json, "running", true);
        json_member_number(json, "seconds", (uint64_t)(time(NULL) - job->begun));
    } else if (WIFEXITED(job->status) && WEXITSTATUS(job->status) == 0) {
        str_add(&text, "\"answer\":");
        read_all(&text, job->said[0], SIZE_MAX);
        json_fragment(json, (struct slice){ text.text, text.length });
    } else {
        read_all(&text, job->said[1], MOST_MESSAGE);
        json_member_string(json, "failed",
                           text.length ? arena_strndup(&arena, text.text, text.length) : "it ended without a word; perhaps it had no memory");
    }
    arena_release(&arena);
}

const char *graph_jobs_ask(struct graph_jobs *jobs, const char *name, const char *options, struct json_writer *json)
{
    if (!jobs->graph)
        return "there is no graph: weft view TRACE --graph FILE";
    if (!*name || !is_plain(name, "") || !is_plain(options, "= ") || *options == '=')
        return "no such analysis";
    struct graph_job **link = &jobs->first;
    while (*link && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    if (*link && strcmp((*link)->options, options) != 0) { /* other options: what was asked before interests nobody */
        struct graph_job *old = *link;
        *link = old->next;
        release(old);
        while (*link)
            link = &(*link)->next;
    }
    if (!*link) {
        struct arena arena = { 0 };
        struct graph_job *job = arena_array(&arena, struct graph_job, 1);
        *job = (struct graph_job){ .name = arena_strdup(&arena, name), .options = arena_strdup(&arena, options) };
        job->arena = arena;
        *link = job;
        if (!start(job, jobs->graph)) {
            *link = NULL;
            release(job);
            return "the analysis cannot be started";
        }
    }
    look(*link);
    tell(*link, json);
    return NULL;
}

void graph_jobs_close(struct graph_jobs *jobs)
{
    while (jobs->first) {
        struct graph_job *job = jobs->first;
        jobs->first = job->next;
        release(job);
    }
}
