#define _GNU_SOURCE 1
#include "view_live.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "follow.h"
#include "fs.h"
#include "interrupt.h"
#include "live_viewer.h"
#include "ship_options.h"
#include "log.h"
#include "run_directory.h"
#include "snapshot.h"
#include "status.h"
#include "supervise.h"
#include "watch_collector.h"

#define SINCE "since the beginning"
enum { LOOK_EVERY = 500 /* ms */, CATCH_UP = 2 /* s */ };

void view_open_browser(const struct view_page *page, const char *address)
{
    char *words[] = { "xdg-open", (char *)(uintptr_t)address, NULL };
    pid_t child;
    int status = 1;
    if (!page->opens)
        return;
    if (posix_spawnp(&child, words[0], NULL, NULL, words, environ) == 0)
        (void)waitpid(child, &status, 0);
    if (status != 0)
        log_warning("--open: xdg-open does not work here; open the address by hand");
}

static void looked(void *context)
{
    live_viewer_looked(context);
}

static bool serve_page(struct live_viewer *viewer, struct follow *follow, const struct live_viewed *viewed, const struct view_page *page)
{
    const char *why;
    follow->every = LOOK_EVERY;
    follow->looked = looked;
    follow->context = viewer;
    if (live_viewer_open(viewer, &follow->watch, &follow->lock, viewed, page->port, &why))
        return true;
    log_error("the page cannot be served: %s", why);
    return false;
}

static void announce_page(const struct live_viewer *viewer, const struct view_page *page)
{
    log_info("%s: the page is %s", viewer->viewed.title, live_viewer_address(viewer));
    view_open_browser(page, live_viewer_address(viewer));
}

static bool open_page(struct live_viewer *viewer, struct follow *follow, const struct live_viewed *viewed, const struct view_page *page)
{
    if (!serve_page(viewer, follow, viewed, page))
        return false;
    announce_page(viewer, page);
    return true;
}

/* ---- a program ---- */

struct viewed_program {
    const struct view_page *page;
    const struct view_live *options;
    const char *title;
    char **program;
};

static void keep_page(const struct viewed_program *viewed, const struct follow *follow, int status)
{
    if (follow->watch.n_events == 0)
        run_directory_say_empty(viewed->title, follow->watch.trace.path);
    if (viewed->options->is_ending || supervise_was_told_to_end(status))
        return;
    log_info("%s has ended with status %d; the page stays until Ctrl-C%s%s", viewed->program[0], status,
             viewed->options->out ? ". Next: weft view " : "", viewed->options->out ? viewed->options->out : "");
    interrupt_wait();
}

static int run_program(void *context, const char *path)
{
    const struct viewed_program *viewed = context;
    struct follow follow;
    struct live_viewer viewer;
    int error;
    follow_start(&follow, path, viewed->options->out != NULL);
    if (!open_page(&viewer, &follow, &(struct live_viewed){ viewed->title, SINCE, false }, viewed->page))
        return STATUS_FAILURE;
    interrupt_catch();
    int status = follow_program(&follow, viewed->program, &error);
    if (error) {
        supervise_complain(viewed->program[0], error);
    } else {
        live_viewer_end(&viewer, status);
        keep_page(viewed, &follow, status);
    }
    live_viewer_close(&viewer);
    watch_release(&follow.watch);
    return status;
}

int view_program(struct arena *arena, const struct view_page *page, const struct view_live *options, char **program)
{
    struct viewed_program viewed = { page, options, follow_title(arena, program), program };
    struct follow_setup setup = { .out = options->out, .force = options->force, .record = &options->record };
    int status = supervise_look_for(program[0]);
    return status ? status : follow_in_directory(arena, &setup, run_program, &viewed);
}

/* ---- a process ---- */

static bool is_running(uint32_t pid)
{
    return kill((pid_t)pid, 0) == 0 || errno == EPERM;
}

static int follow_process(struct live_viewer *viewer, struct follow *follow, uint32_t pid)
{
    interrupt_catch();
    int error = follow_begin(follow);
    if (error) {
        supervise_complain("weft view", error);
        return STATUS_FAILURE;
    }
    while (is_running(pid) && !interrupt_came())
        nanosleep(&(struct timespec){ .tv_nsec = 100000000 }, NULL);
    follow_stop(follow);
    if (!interrupt_came()) {
        follow_finish(follow);
        live_viewer_end(viewer, -1);
        log_info("process %" PRIu32 " has ended; the page stays until Ctrl-C", pid);
        interrupt_wait();
    }
    return STATUS_DONE;
}

int view_process(struct arena *arena, const struct view_page *page, uint32_t pid)
{
    const char **directories;
    struct follow follow;
    struct live_viewer viewer;
    size_t n = command_find_process(arena, pid, &directories);
    if (n == 0)
        return STATUS_FAILURE;
    if (snapshot_has_ring(arena, directories[0])) {
        log_error("process %" PRIu32 ": records in ring mode, which cannot be followed; `weft snapshot %" PRIu32 "` has its newest events", pid, pid);
        return STATUS_FAILURE;
    }
    follow_start(&follow, fs_directory_of(arena, directories[0]), true);
    if (!open_page(&viewer, &follow, &(struct live_viewed){ arena_printf(arena, "process %" PRIu32, pid), SINCE, false }, page))
        return STATUS_FAILURE;
    pthread_mutex_lock(&follow.lock);
    watch_catch_up(&follow.watch, watch_clock() + CATCH_UP * UINT64_C(1000000000));
    pthread_mutex_unlock(&follow.lock);
    int status = follow_process(&viewer, &follow, pid);
    live_viewer_close(&viewer);
    watch_release(&follow.watch);
    return status;
}

/* ---- a collector ---- */

bool view_is_collector(const char *text)
{
    const char *colon = strrchr(text, ':');
    size_t digits = colon ? strspn(colon + 1, "0123456789") : 0;
    return digits > 0 && digits <= 5 && colon[1 + digits] == '\0' && !strchr(text, '/');
}

static int follow_collector(struct live_viewer *viewer, struct follow *follow, const struct watch_collector *collector, const char *text)
{
    int error = follow_begin(follow);
    if (error) {
        supervise_complain("weft view", error);
        return STATUS_FAILURE;
    }
    while (watch_collector_is_there(collector) && !interrupt_came())
        nanosleep(&(struct timespec){ .tv_nsec = 100000000 }, NULL);
    follow_stop(follow);
    if (!interrupt_came()) {
        follow_finish(follow);
        live_viewer_end(viewer, -1);
        log_info("the collector at %s has ended, or the connection to it was cut; the page stays until Ctrl-C", text);
        interrupt_wait();
    }
    return STATUS_DONE;
}

int view_collector(struct arena *arena, const struct view_page *page, const struct view_access *access, const char *text)
{
    const char *why, *token = getenv("WEFT_COLLECTOR_TOKEN");
    struct link_address address = { 0 };
    struct follow follow;
    struct live_viewer viewer;
    if (access->token_file && !(token = ship_read_token(arena, access->token_file)))
        return STATUS_USAGE;
    if (!link_parse(arena, text, &address)) {
        log_error("%s: where is that? A collector is at 127.0.0.1:8080, host:8080 or [::1]:8080", text);
        return STATUS_USAGE;
    }
    address.ca_file = access->ca_file;
    interrupt_catch();
    follow_start(&follow, NULL, true);
    int status = STATUS_FAILURE;
    struct live_viewed viewed = { arena_printf(arena, "collector at %s", text), "since this page came", true };
    if (!serve_page(&viewer, &follow, &viewed, page)) {
        watch_release(&follow.watch);
        return status;
    }
    pthread_mutex_lock(&follow.lock);
    struct watch_collector *collector = watch_collector_open(&follow.watch, &address, token ? token : "", &why);
    pthread_mutex_unlock(&follow.lock);
    if (collector) {
        announce_page(&viewer, page);
        status = follow_collector(&viewer, &follow, collector, text);
    } else if (!interrupt_came()) {
        log_error("the collector at %s: %s", text, why);
    }
    live_viewer_close(&viewer);
    if (collector)
        watch_collector_close(collector);
    watch_release(&follow.watch);
    return status;
}
