/* The tool that holds tasks and calls back until it is told to let them go. It is driven through a Unix socket, by one
 * client at a time; `weft debug` is one. Options, separated by commas:
 *
 *     socket=PATH    where it listens; default: .gate-PID in the directory of the trace
 *     connect=PATH   or: where the client listens
 *     wait           the program does not start before a client is there (connect: and says start)
 *     hold           hold every task, as the command does
 *     break=PATTERN  hold tasks and calls of this name: rule 0
 *
 * Client and gate speak lines of words divided by tabs. Numbers of tasks and addresses are hexadecimal. Commands:
 *
 *     start                   let the program start
 *     hold                    hold every task before its body begins
 *     run                     hold none, but for the rules; let all go that are held and not kept
 *     step [N]                let N go (default 1), of those that are held or the next ones
 *     break N CONDITION...    hold tasks and calls for which these hold (gate_rules.h)
 *     clear N                 no longer
 *     keep TASK               hold this task, when it begins
 *     let TASK                let this task go, or do not keep it
 *     go THREAD               let go what this thread holds
 *
 * What the gate says, in the order in which it happens. TIME: nanoseconds of the system's monotonic clock. Calls appear
 * only where they are held: TASK is 0, and a `go` follows.
 *
 *     hello   UNIT UNITS PID PROGRAM
 *     thread  TIME THREAD TID NAME         gone    TIME THREAD
 *     create  TIME TASK PARENT THREAD NAME FILE LINE FUNCTION
 *     depend  TASK ACCESS ADDRESS          of those that `create` has told last on this thread
 *     edge    FROM TO HAZARD ADDRESS
 *     remote  TIME TASK WAY FROM TO COMMUNICATOR TAG NUMBER   WAY: out: the task sends to rank TO; in: receives from FROM.
 *                                          The end of the other process has the same words behind it
 *     cancelled TIME TASK THREAD NAME FILE LINE   by this directive; TASK 0: outside of tasks
 *     ready   TIME TASK
 *     held    TIME TASK THREAD NAME FILE LINE RULE   rule: its number, "hold" or "keep"
 *     go      TIME TASK THREAD             it is held no longer
 *     begin   TIME TASK THREAD             end     TIME TASK THREAD
 *     leave   TIME TASK THREAD             resume  TIME TASK THREAD
 *     error   TEXT                         about a command
 *     finalize TIME
 *
 * A new client is told what is held. If it goes, all are let go, and there are no rules any more. A child that the
 * program forks connects anew, if the gate is one that connects; else it has no gate. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <weft/tool.h>

#include "gate_rules.h"

enum { MOST_KEPT = 64, MOST_LINE = 1024 };

/* A thread that is held. On its own stack. */
struct held {
    struct held *next;
    uint64_t task; /* 0: a call */
    uint32_t thread, site;
    const char *rule;
    int may_go;
};

static const struct weft_tool_api *weft;
static struct weft_tool *own;
static struct sockaddr_un address = { .sun_family = AF_UNIX };
static int is_calling; /* connect=, not socket= */
static int listener = -1;

/* `lock` guards everything that follows, and the rules. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int client = -1;
static int is_holding, is_off, may_start;
static uint64_t steps; /* that may be made without being held */
static struct held *all_held;
static uint64_t kept[MOST_KEPT];

/* ---- talking ---- */

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...)
{
    char text[2048];
    va_list arguments;
    if (client < 0)
        return;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    size_t size = (size_t)length < sizeof text - 1 ? (size_t)length : sizeof text - 2;
    text[size++] = '\n';
    for (size_t sent = 0; sent < size;) {
        ssize_t more = send(client, text + sent, size - sent, MSG_NOSIGNAL);
        if (more < 0 && errno != EINTR)
            return; /* the reading end will notice */
        sent += more > 0 ? (size_t)more : 0;
    }
}

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static struct weft_tool_site look_up(uint32_t number)
{
    struct weft_tool_site site = { .size = sizeof site, .callee = "?", .file = "?", .function = "?" };
    weft->site(number, &site);
    return site;
}

static void say_held(const struct held *held)
{
    struct weft_tool_site site = look_up(held->site);
    say("held\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32 "\t%s\t%s\t%" PRIu32 "\t%s", now(), held->task, held->thread, site.callee, site.file, site.line,
        held->rule);
}

/* ---- tasks that are kept ---- */

static int is_kept(uint64_t task)
{
    for (int i = 0; i < MOST_KEPT; i++)
        if (task && kept[i] == task)
            return 1;
    return 0;
}

static void change_kept(uint64_t task, int is_set)
{
    int at = 0;
    while (at < MOST_KEPT && kept[at] != (is_set ? 0 : task))
        at++;
    if (at < MOST_KEPT)
        kept[at] = is_set ? task : 0;
}

/* ---- holding ---- */

static void let_all(int with_kept)
{
    for (struct held *held = all_held; held; held = held->next)
        held->may_go = held->may_go || with_kept || !is_kept(held->task);
    pthread_cond_broadcast(&changed);
}

static void step(uint64_t n)
{
    for (struct held *held = all_held; held && n > 0; held = held->next) {
        n -= !held->may_go && !is_kept(held->task);
        held->may_go = held->may_go || !is_kept(held->task);
    }
    steps += n;
    pthread_cond_broadcast(&changed);
}

/* NULL: nothing holds it; else what does. The text is the caller's `number`. */
static const char *find_rule(const struct gate_moment *moment, char number[16])
{
    if (is_off || client < 0)
        return NULL;
    if (is_kept(moment->task))
        return "keep";
    int rule = gate_rules_find(moment);
    if (rule != GATE_NO_RULE) {
        snprintf(number, 16, "%d", rule);
        return number;
    }
    if (!is_holding || !moment->task)
        return NULL;
    if (steps == 0)
        return "hold";
    steps--;
    return NULL;
}

/* With the lock held, which is given up meanwhile. */
static void hold_if_asked(uint64_t task, uint32_t thread, uint32_t number)
{
    char text[16];
    struct weft_tool_site site = look_up(number);
    struct gate_moment moment = { task, thread, &site };
    struct held own_place = { .task = task, .thread = thread, .site = number, .rule = find_rule(&moment, text) }, **at = &all_held;
    if (!own_place.rule)
        return;
    while (*at)
        at = &(*at)->next;
    *at = &own_place;
    say_held(&own_place);
    weft->holds(1);
    while (!own_place.may_go)
        pthread_cond_wait(&changed, &lock);
    weft->holds(0);
    for (at = &all_held; *at != &own_place; at = &(*at)->next)
        ;
    *at = own_place.next;
    say("go\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32, now(), task, thread);
}

/* ---- the client ---- */

static void let(uint64_t task, uint32_t thread)
{
    for (struct held *held = all_held; held; held = held->next)
        held->may_go = held->may_go || (task && held->task == task) || (thread && held->thread == thread);
    pthread_cond_broadcast(&changed);
}

static void add_rule(char *words)
{
    char *conditions = words + strcspn(words, "\t");
    const char *why = "break N CONDITION...";
    if (*conditions) {
        *conditions++ = 0;
        why = gate_rule_add(atoi(words), conditions);
    }
    if (why)
        say("error\t%s", why);
}

static void obey(char *line)
{
    char *argument = strpbrk(line, " \t");
    if (argument)
        *argument++ = 0;
    uint64_t number = argument ? strtoull(argument, NULL, 10) : 1, task = argument ? strtoull(argument, NULL, 16) : 0;
    if (strcmp(line, "start") == 0) {
        may_start = 1;
        pthread_cond_broadcast(&changed);
    } else if (strcmp(line, "hold") == 0) {
        is_holding = 1;
        steps = 0;
    } else if (strcmp(line, "run") == 0) {
        is_holding = 0;
        steps = 0;
        let_all(0);
    } else if (strcmp(line, "step") == 0) {
        step(number);
    } else if (argument && strcmp(line, "break") == 0) {
        add_rule(argument);
    } else if (argument && strcmp(line, "clear") == 0) {
        gate_rule_remove((int)number);
    } else if (argument && strcmp(line, "keep") == 0) {
        change_kept(task, 1);
    } else if (argument && strcmp(line, "let") == 0) {
        change_kept(task, 0);
        let(task, 0);
    } else if (argument && strcmp(line, "go") == 0) {
        let(0, (uint32_t)number);
    } else {
        say("error\tnot a command: %s", line);
    }
}

static void welcome(int new)
{
    pthread_mutex_lock(&lock);
    client = new;
    may_start = may_start || !is_calling;
    say("hello\t%" PRIu32 "\t%" PRIu32 "\t%d\t%s", weft->unit(), weft->units(), (int)getpid(), program_invocation_short_name);
    for (struct held *held = all_held; held; held = held->next)
        say_held(held);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void part(void)
{
    pthread_mutex_lock(&lock);
    close(client);
    client = -1;
    is_holding = 0;
    may_start = 1;
    gate_rules_clear();
    memset(kept, 0, sizeof kept);
    let_all(1);
    pthread_mutex_unlock(&lock);
}

/* Obeys one client until it goes. `in` is closed. */
static void listen_to(FILE *in)
{
    char line[MOST_LINE];
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\r\n")] = 0;
        pthread_mutex_lock(&lock);
        if (*line)
            obey(line);
        pthread_mutex_unlock(&lock);
    }
    fclose(in);
    part();
}

static FILE *open_copy(int file)
{
    int copy = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 0);
    return copy < 0 ? NULL : fdopen(copy, "r");
}

static void *serve(void *unused)
{
    (void)unused;
    weft->own_thread();
    for (;;) {
        int new = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        FILE *in = open_copy(new);
        if (!in)
            return NULL;
        welcome(new);
        listen_to(in);
    }
}

static void *answer(void *in)
{
    weft->own_thread();
    listen_to(in);
    return NULL;
}

/* ---- what the program does ---- */

static void thread_begin(void *self, uint32_t thread, uint32_t tid)
{
    char name[16] = "";
    (void)self;
    pthread_getname_np(pthread_self(), name, sizeof name);
    pthread_mutex_lock(&lock);
    say("thread\t%" PRIu64 "\t%" PRIu32 "\t%" PRIu32 "\t%s", now(), thread, tid, name);
    pthread_mutex_unlock(&lock);
}

static void thread_end(void *self, uint32_t thread)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say("gone\t%" PRIu64 "\t%" PRIu32, now(), thread);
    pthread_mutex_unlock(&lock);
}

static void task_create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    static const char *const names[] = { "?", "in", "out", "inout", "mutexinoutset", "inoutset", "out-all", "inout-all" };
    struct weft_tool_site site = look_up(task->site);
    (void)self;
    pthread_mutex_lock(&lock);
    gate_task_created(task);
    say("create\t%" PRIu64 "\t%" PRIx64 "\t%" PRIx64 "\t%" PRIu32 "\t%s\t%s\t%" PRIu32 "\t%s", now(), task->number, task->parent, thread, site.callee,
        site.file, site.line, site.function);
    for (uint32_t i = 0; i < task->n_dependences; i++) {
        uint32_t access = task->dependences[i].access;
        say("depend\t%" PRIx64 "\t%s\t%" PRIxPTR, task->number, names[access <= WEFT_TOOL_INOUT_ALL ? access : 0],
            (uintptr_t)task->dependences[i].address);
    }
    pthread_mutex_unlock(&lock);
}

static void task_edge(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *where)
{
    static const char *const names[] = { "?", "RAW", "WAR", "WAW" };
    (void)self;
    pthread_mutex_lock(&lock);
    say("edge\t%" PRIx64 "\t%" PRIx64 "\t%s\t%" PRIxPTR, from, to, names[hazard & 3], (uintptr_t)where);
    pthread_mutex_unlock(&lock);
}

static void task_remote_edge(void *self, uint32_t thread, const struct weft_tool_remote_edge *edge)
{
    (void)self, (void)thread;
    pthread_mutex_lock(&lock);
    say("remote\t%" PRIu64 "\t%" PRIx64 "\t%s\t%" PRId32 "\t%" PRId32 "\t%" PRIx64 "\t%" PRId64 "\t%" PRIu64, now(), edge->task,
        edge->is_out ? "out" : "in", edge->from, edge->to, edge->communicator, edge->tag, edge->number);
    pthread_mutex_unlock(&lock);
}

static void cancelled(void *self, uint32_t thread, uint32_t number, uint64_t task)
{
    struct weft_tool_site site = look_up(number);
    (void)self;
    pthread_mutex_lock(&lock);
    say("cancelled\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32 "\t%s\t%s\t%" PRIu32, now(), task, thread, site.callee, site.file, site.line);
    pthread_mutex_unlock(&lock);
}

static void task_ready(void *self, uint64_t task)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say("ready\t%" PRIu64 "\t%" PRIx64, now(), task);
    pthread_mutex_unlock(&lock);
}

static void say_task(const char *what, uint64_t task, uint32_t thread)
{
    say("%s\t%" PRIu64 "\t%" PRIx64 "\t%" PRIu32, what, now(), task, thread);
}

static void task_begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self;
    pthread_mutex_lock(&lock);
    hold_if_asked(task, thread, site);
    gate_task_begun(task);
    say_task("begin", task, thread);
    pthread_mutex_unlock(&lock);
}

static void task_end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)site;
    pthread_mutex_lock(&lock);
    say_task("end", task, thread);
    pthread_mutex_unlock(&lock);
}

static void task_leave(void *self, uint32_t thread, uint64_t task)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say_task("leave", task, thread);
    pthread_mutex_unlock(&lock);
}

static void task_resume(void *self, uint32_t thread, uint64_t task)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say_task("resume", task, thread);
    pthread_mutex_unlock(&lock);
}

static void call_begin(void *self, uint32_t thread, uint32_t site)
{
    (void)self;
    pthread_mutex_lock(&lock);
    hold_if_asked(0, thread, site);
    pthread_mutex_unlock(&lock);
}

/* Returns whether a client is there. */
static int call_client(void)
{
    pthread_t thread;
    FILE *in;
    int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (file < 0 || connect(file, (struct sockaddr *)&address, sizeof address) != 0 || !(in = open_copy(file))) {
        close(file);
        return 0;
    }
    welcome(file);
    if (pthread_create(&thread, NULL, answer, in) != 0) {
        fclose(in);
        part();
        return 0;
    }
    pthread_detach(thread); /* NOLINT: `in` is the thread's */
    return 1;
}

/* The thread that listens to the client is the parent's, and so is the client. */
static void forked(void *self)
{
    (void)self;
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&changed, NULL);
    close(client);
    close(listener);
    client = listener = -1;
    all_held = NULL;
    gate_tasks_forget();
    is_off = !is_calling || !call_client();
}

static void finalize(void *self)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say("finalize\t%" PRIu64, now());
    if (!is_off && !is_calling)
        unlink(address.sun_path);
    is_off = 1;
    let_all(1);
    pthread_mutex_unlock(&lock);
}

/* ---- start ---- */

/* Returns whether the program shall wait for a client; -1: an option is not known. */
static int read_options(const char *options)
{
    static char copy[4096];
    char rule[MOST_LINE];
    int is_waiting = 0;
    char *rest = copy;
    snprintf(copy, sizeof copy, "%s", options);
    for (char *word; (word = strsep(&rest, ","));) {
        if ((strncmp(word, "socket=", 7) == 0 && strlen(word + 7) < sizeof address.sun_path) ||
            (strncmp(word, "connect=", 8) == 0 && strlen(word + 8) < sizeof address.sun_path)) {
            is_calling = *word == 'c';
            snprintf(address.sun_path, sizeof address.sun_path, "%s", strchr(word, '=') + 1);
        } else if (strncmp(word, "break=", 6) == 0 && strlen(word + 6) < sizeof rule - 5) {
            sprintf(rule, "name=%s", word + 6);
            if (gate_rule_add(0, rule))
                return -1;
        } else if (strcmp(word, "hold") == 0)
            is_holding = 1;
        else if (strcmp(word, "wait") == 0)
            is_waiting = 1;
        else if (*word)
            return -1;
    }
    return is_waiting;
}

static int open_socket(void)
{
    if (!*address.sun_path) {
        mkdir(weft->directory(), 0777); /* the first event would make it */
        if ((size_t)snprintf(address.sun_path, sizeof address.sun_path, "%s/.gate-%d", weft->directory(), (int)getpid()) >= sizeof address.sun_path)
            return -1;
    }
    mode_t before = umask(0077); /* who may write to it holds the program */
    listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int is_open = listener >= 0 && bind(listener, (struct sockaddr *)&address, sizeof address) == 0 && listen(listener, 1) == 0;
    umask(before);
    return is_open ? 0 : -1;
}

/* Returns whether the socket is there. */
static int listen_for_clients(void)
{
    pthread_t thread;
    return open_socket() == 0 && pthread_create(&thread, NULL, serve, NULL) == 0 && pthread_detach(thread) == 0;
}

static void wait_for_client(void)
{
    char text[256];
    snprintf(text, sizeof text, "the program waits for a client at %s", address.sun_path);
    if (!is_calling)
        weft->say(own, text);
    pthread_mutex_lock(&lock);
    weft->holds(1);
    while (!may_start)
        pthread_cond_wait(&changed, &lock);
    weft->holds(0);
    pthread_mutex_unlock(&lock);
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = call_begin,
        .thread_begin = thread_begin,
        .thread_end = thread_end,
        .task_create = task_create,
        .task_begin = task_begin,
        .task_end = task_end,
        .task_leave = task_leave,
        .task_resume = task_resume,
        .task_edge = task_edge,
        .task_ready = task_ready,
        .cancelled = cancelled,
        .task_remote_edge = task_remote_edge,
        .forked = forked,
        .finalize = finalize,
    };
    (void)version;
    weft = api;
    own = tool;
    int is_waiting = read_options(options);
    if (is_waiting < 0) {
        api->say(tool, "options are socket=PATH, connect=PATH, wait, hold, break=PATTERN");
        return -1;
    }
    if (!(is_calling ? call_client() : listen_for_clients())) {
        api->say(tool, is_calling ? "nobody listens at connect=" : "its socket cannot be made");
        return -1;
    }
    if (is_waiting)
        wait_for_client();
    return api->subscribe(tool, WEFT_TOOL_CALLS | WEFT_TOOL_THREADS | WEFT_TOOL_TASKS | WEFT_TOOL_EDGES, NULL, &callbacks, NULL);
}
