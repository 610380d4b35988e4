/* The tool that holds tasks and calls back until it is told to let them go. It is driven through a Unix socket, by one
 * client at a time. Options, separated by commas:
 *
 *     socket=PATH    default: .gate-PID in the directory of the trace
 *     wait           the program does not start before a client is there
 *     hold           hold every task, as the command does
 *     break=PATTERN  as the command does
 *
 * Client and gate speak lines of words divided by tabs. Numbers of tasks are hexadecimal. Commands:
 *
 *     hold           hold every task before its body begins
 *     run            hold none, but for the breaks; let all go that are held
 *     step [N]       let N go (default 1), of those that are held or the next ones
 *     break PATTERN  hold tasks and calls of this name (as in config.json)
 *     clear PATTERN  no longer
 *     keep TASK      hold this task, when it begins
 *     let TASK       let this task go, or do not keep it
 *
 * What the gate says, in the order in which it happens; calls appear only where they are held:
 *
 *     hello   UNIT UNITS PID
 *     create  TASK PARENT THREAD NAME FILE LINE
 *     edge    FROM TO HAZARD
 *     ready   TASK
 *     held    TASK THREAD NAME FILE LINE    a call: TASK 0
 *     begin   TASK THREAD
 *     end     TASK THREAD
 *     finalize
 *
 * A new client is told what is held. If it goes, all are let go, and there are no breaks any more. A child that the
 * program forks has no gate. A call that is held cannot be let go by its number, but by step and run. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <weft/tool.h>

enum { MOST_RULES = 64, MOST_PATTERN = 256 };

/* A thread that is held. On its own stack. */
struct held {
    struct held *next;
    uint64_t task; /* 0: a call */
    uint32_t thread, site;
    int may_go;
};

static const struct weft_tool_api *weft;
static struct weft_tool *own;
static struct sockaddr_un address = { .sun_family = AF_UNIX };
static int listener = -1;

/* `lock` guards everything that follows. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int client = -1;
static int is_holding, is_off;
static uint64_t steps; /* that may be made without being held */
static struct held *all_held;
static char breaks[MOST_RULES][MOST_PATTERN];
static uint64_t kept[MOST_RULES];

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

static struct weft_tool_site look_up(uint32_t number)
{
    struct weft_tool_site site = { .size = sizeof site, .callee = "?", .file = "?" };
    weft->site(number, &site);
    return site;
}

static void say_held(const struct held *held)
{
    struct weft_tool_site site = look_up(held->site);
    say("held\t%" PRIx64 "\t%" PRIu32 "\t%s\t%s\t%" PRIu32, held->task, held->thread, site.callee, site.file, site.line);
}

/* ---- rules ---- */

static int matches(const char *pattern, const char *name)
{
    for (; *pattern; pattern++, name++) {
        if (*pattern == '*') {
            int is_any = pattern[1] == '*';
            for (pattern += 1 + is_any;; name++) {
                if (matches(pattern, name))
                    return 1;
                if (!*name || (!is_any && (*name == ':' || *name == '.')))
                    return 0;
            }
        }
        if (*pattern != *name)
            return 0;
    }
    return !*name;
}

static int is_break(const char *name)
{
    for (int i = 0; i < MOST_RULES; i++)
        if (*breaks[i] && matches(breaks[i], name))
            return 1;
    return 0;
}

static void change_break(const char *pattern, int is_set)
{
    int at = 0;
    while (at < MOST_RULES && strcmp(breaks[at], is_set ? "" : pattern) != 0)
        at++;
    if (at < MOST_RULES)
        snprintf(breaks[at], sizeof breaks[at], "%s", is_set ? pattern : "");
}

static int is_kept(uint64_t task)
{
    for (int i = 0; i < MOST_RULES; i++)
        if (task && kept[i] == task)
            return 1;
    return 0;
}

static void change_kept(uint64_t task, int is_set)
{
    int at = 0;
    while (at < MOST_RULES && kept[at] != (is_set ? 0 : task))
        at++;
    if (at < MOST_RULES)
        kept[at] = is_set ? task : 0;
}

/* ---- holding ---- */

static void let_all(void)
{
    for (struct held *held = all_held; held; held = held->next)
        held->may_go = 1;
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

static int is_to_be_held(uint64_t task, const char *name)
{
    if (is_off || client < 0)
        return 0;
    if (is_kept(task) || is_break(name))
        return 1;
    if (!is_holding || !task)
        return 0;
    if (steps == 0)
        return 1;
    steps--;
    return 0;
}

/* With the lock held, which is given up meanwhile. */
static void hold(uint64_t task, uint32_t thread, uint32_t site)
{
    struct held own_place = { .task = task, .thread = thread, .site = site }, **at = &all_held;
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
}

/* ---- the client ---- */

static void obey(char *line)
{
    char *argument = strpbrk(line, " \t");
    if (argument)
        *argument++ = 0;
    uint64_t number = argument ? strtoull(argument, NULL, strcmp(line, "step") == 0 ? 10 : 16) : 1;
    if (strcmp(line, "hold") == 0) {
        is_holding = 1;
        steps = 0;
    } else if (strcmp(line, "run") == 0) {
        is_holding = 0;
        steps = 0;
        let_all();
    } else if (strcmp(line, "step") == 0) {
        step(number);
    } else if (argument && strcmp(line, "break") == 0) {
        change_break(argument, 1);
    } else if (argument && strcmp(line, "clear") == 0) {
        change_break(argument, 0);
    } else if (argument && strcmp(line, "keep") == 0) {
        change_kept(number, 1);
    } else if (argument && strcmp(line, "let") == 0) {
        change_kept(number, 0);
        for (struct held *held = all_held; held; held = held->next)
            held->may_go = held->may_go || held->task == number;
        pthread_cond_broadcast(&changed);
    } else {
        say("error\tnot a command: %s", line);
    }
}

static void welcome(int new)
{
    pthread_mutex_lock(&lock);
    client = new;
    say("hello\t%" PRIu32 "\t%" PRIu32 "\t%d", weft->unit(), weft->units(), (int)getpid());
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
    memset(breaks, 0, sizeof breaks);
    memset(kept, 0, sizeof kept);
    let_all();
    pthread_mutex_unlock(&lock);
}

static void *serve(void *unused)
{
    (void)unused;
    weft->own_thread();
    for (;;) {
        char line[MOST_PATTERN + 16];
        int new = accept4(listener, NULL, NULL, SOCK_CLOEXEC), copy = new < 0 ? -1 : dup(new);
        FILE *in = copy < 0 ? NULL : fdopen(copy, "r");
        if (!in)
            return NULL;
        welcome(new);
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
}

/* ---- what the program does ---- */

static void task_create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    struct weft_tool_site site = look_up(task->site);
    (void)self;
    pthread_mutex_lock(&lock);
    say("create\t%" PRIx64 "\t%" PRIx64 "\t%" PRIu32 "\t%s\t%s\t%" PRIu32, task->number, task->parent, thread, site.callee, site.file, site.line);
    pthread_mutex_unlock(&lock);
}

static void task_edge(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *where)
{
    static const char *const names[] = { "?", "RAW", "WAR", "WAW" };
    (void)self, (void)where;
    pthread_mutex_lock(&lock);
    say("edge\t%" PRIx64 "\t%" PRIx64 "\t%s", from, to, names[hazard & 3]);
    pthread_mutex_unlock(&lock);
}

static void task_ready(void *self, uint64_t task)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say("ready\t%" PRIx64, task);
    pthread_mutex_unlock(&lock);
}

static void task_begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self;
    pthread_mutex_lock(&lock);
    if (is_to_be_held(task, look_up(site).callee))
        hold(task, thread, site);
    say("begin\t%" PRIx64 "\t%" PRIu32, task, thread);
    pthread_mutex_unlock(&lock);
}

static void task_end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)site;
    pthread_mutex_lock(&lock);
    say("end\t%" PRIx64 "\t%" PRIu32, task, thread);
    pthread_mutex_unlock(&lock);
}

static void call_begin(void *self, uint32_t thread, uint32_t site)
{
    (void)self;
    pthread_mutex_lock(&lock);
    if (is_to_be_held(0, look_up(site).callee))
        hold(0, thread, site);
    pthread_mutex_unlock(&lock);
}

/* The thread that serves the client is the parent's. */
static void forked(void *self)
{
    (void)self;
    pthread_mutex_init(&lock, NULL);
    close(client);
    close(listener);
    client = listener = -1;
    all_held = NULL;
    is_off = 1;
}

static void finalize(void *self)
{
    (void)self;
    pthread_mutex_lock(&lock);
    say("finalize");
    if (!is_off)
        unlink(address.sun_path);
    is_off = 1;
    let_all();
    pthread_mutex_unlock(&lock);
}

/* ---- start ---- */

/* Returns whether the program shall wait for a client; -1: an option is not known. */
static int read_options(const char *options)
{
    static char copy[4096];
    int is_waiting = 0;
    char *rest = copy;
    snprintf(copy, sizeof copy, "%s", options);
    for (char *word; (word = strsep(&rest, ","));) {
        if (strncmp(word, "socket=", 7) == 0 && strlen(word + 7) < sizeof address.sun_path)
            memcpy(address.sun_path, word + 7, strlen(word + 7) + 1);
        else if (strncmp(word, "break=", 6) == 0)
            change_break(word + 6, 1);
        else if (strcmp(word, "hold") == 0)
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

static void wait_for_client(void)
{
    char text[256];
    snprintf(text, sizeof text, "the program waits for a client at %s", address.sun_path);
    weft->say(own, text);
    pthread_mutex_lock(&lock);
    weft->holds(1);
    while (client < 0)
        pthread_cond_wait(&changed, &lock);
    weft->holds(0);
    pthread_mutex_unlock(&lock);
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = call_begin,
        .task_create = task_create,
        .task_begin = task_begin,
        .task_end = task_end,
        .task_edge = task_edge,
        .task_ready = task_ready,
        .forked = forked,
        .finalize = finalize,
    };
    pthread_t thread;
    (void)version;
    weft = api;
    own = tool;
    int is_waiting = read_options(options);
    if (is_waiting < 0 || open_socket() != 0) {
        api->say(tool, is_waiting < 0 ? "options are socket=PATH, wait, hold, break=PATTERN" : "its socket cannot be made");
        return -1;
    }
    if (pthread_create(&thread, NULL, serve, NULL) != 0)
        return -1;
    pthread_detach(thread);
    if (is_waiting)
        wait_for_client();
    return api->subscribe(tool, WEFT_TOOL_CALLS | WEFT_TOOL_TASKS | WEFT_TOOL_EDGES, NULL, &callbacks, NULL);
}
