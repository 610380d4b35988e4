#include "debugger.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "finished.h"
#include "trace.h"
#include "vec.h"

enum { MOST_LINE = 8192 };

/* A process. */
struct gate {
    int file; /* -1: it has gone */
    char text[MOST_LINE];
    size_t length; /* of the line that has begun */
};

/* What a thread of a program holds. */
struct held {
    uint32_t process;
    char thread[24];
    bool is_kept; /* goes by its number only */
};

struct rule {
    unsigned number;
    char *conditions; /* divided by tabs */
};

struct debugger {
    struct arena arena; /* with the lock */
    struct serve_setup serve;
    struct server *server;
    char directory[64], options[128];
    struct sockaddr_un address;
    int listener, wake; /* wake: the thread is to end */
    pthread_t thread;
    bool has_thread;

    pthread_mutex_t lock; /* guards what follows, and who writes to the gates */
    bool is_holding;
    unsigned last_rule;
    uint64_t owed; /* steps for which nothing is held yet */
    VEC(struct gate *) gates;
    VEC(struct held) held; /* the longest first */
    VEC(struct rule) rules;
};

/* The page, embedded by the linker. */
extern const char page_begin[] __asm__("_binary_debug_html_start"), page_end[] __asm__("_binary_debug_html_end");

/* ---- to the page ---- */

__attribute__((format(printf, 2, 3))) static void tell(struct debugger *debugger, const char *format, ...)
{
    char text[MOST_LINE];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    size_t size = (size_t)length < sizeof text - 1 ? (size_t)length : sizeof text - 2;
    text[size++] = '\n';
    server_tell(debugger->server, text, size);
}

/* ---- to the programs; all with the lock held ---- */

/* Never blocks: a gate that does not listen may be waiting for this thread to read. */
__attribute__((format(printf, 2, 3))) static bool command(struct gate *gate, const char *format, ...)
{
    char text[MOST_LINE];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    if (gate->file < 0 || (size_t)length >= sizeof text - 1)
        return false;
    text[length++] = '\n';
    return send(gate->file, text, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT) == length;
}

static void command_all(struct debugger *debugger, const char *text)
{
    for (size_t i = 0; i < debugger->gates.count; i++)
        command(debugger->gates.items[i], "%s", text);
}

static void let_go(struct debugger *debugger, size_t index)
{
    struct held held = debugger->held.items[index];
    memmove(debugger->held.items + index, debugger->held.items + index + 1, (debugger->held.count - index - 1) * sizeof held);
    debugger->held.count--;
    command(debugger->gates.items[held.process], "go\t%s", held.thread);
}

static void step(struct debugger *debugger, uint64_t n)
{
    for (size_t i = 0; n > 0 && i < debugger->held.count;)
        if (debugger->held.items[i].is_kept)
            i++;
        else
            let_go(debugger, i), n--;
    debugger->owed += n;
}

static void forget_held(struct debugger *debugger, uint32_t process, const char *thread)
{
    size_t n = 0;
    for (size_t i = 0; i < debugger->held.count; i++) {
        const struct held *held = &debugger->held.items[i];
        if (held->process != process || (thread && strcmp(held->thread, thread) != 0))
            debugger->held.items[n++] = *held;
    }
    debugger->held.count = n;
}

/* ---- from the programs ---- */

/* The word number `n`, from 0 on; "" if there is none. */
static const char *word_of(const char *line, int n, char *out, size_t size)
{
    while (n > 0 && (line = strchr(line, '\t')))
        line++, n--;
    snprintf(out, size, "%.*s", line ? (int)strcspn(line, "\t") : 0, line ? line : "");
    return out;
}

static void on_held(struct debugger *debugger, uint32_t process, const char *line)
{
    char rule[16];
    struct held held = { .process = process };
    word_of(line, 3, held.thread, sizeof held.thread);
    word_of(line, 7, rule, sizeof rule);
    held.is_kept = strcmp(rule, "keep") == 0;
    vec_push(&debugger->arena, &debugger->held, held);
    if (debugger->owed > 0 && strcmp(rule, "hold") == 0) {
        debugger->owed--;
        let_go(debugger, debugger->held.count - 1);
    }
}

static void on_line(struct debugger *debugger, uint32_t process, const char *line)
{
    char word[24];
    if (text_starts_with(line, "held\t"))
        on_held(debugger, process, line);
    else if (text_starts_with(line, "go\t"))
        forget_held(debugger, process, word_of(line, 3, word, sizeof word));
    tell(debugger, "%" PRIu32 "\t%s", process, line);
}

static void on_text(struct debugger *debugger, uint32_t process)
{
    struct gate *gate = debugger->gates.items[process];
    char *begin = gate->text, *end;
    gate->text[gate->length] = '\0';
    while ((end = strchr(begin, '\n'))) {
        *end = '\0';
        on_line(debugger, process, begin);
        begin = end + 1;
    }
    gate->length -= (size_t)(begin - gate->text);
    memmove(gate->text, begin, gate->length);
    if (gate->length == sizeof gate->text - 1)
        gate->length = 0; /* the gate says no such line */
}

static void receive(struct debugger *debugger, uint32_t process)
{
    struct gate *gate = debugger->gates.items[process];
    ssize_t n = recv(gate->file, gate->text + gate->length, sizeof gate->text - 1 - gate->length, MSG_DONTWAIT); /* NOLINT: it does not block */
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n > 0) {
        gate->length += (size_t)n;
        on_text(debugger, process);
        return;
    }
    close(gate->file);
    gate->file = -1;
    forget_held(debugger, process, NULL);
    tell(debugger, "-\tgone\t%" PRIu32, process);
}

/* A program has come: it is told what holds, and to start. */
static void welcome(struct debugger *debugger)
{
    int file = accept4(debugger->listener, NULL, NULL, SOCK_CLOEXEC);
    if (file < 0)
        return;
    struct gate *gate = arena_new(&debugger->arena, struct gate);
    gate->file = file;
    vec_push(&debugger->arena, &debugger->gates, gate);
    for (size_t i = 0; i < debugger->rules.count; i++)
        command(gate, "break\t%u\t%s", debugger->rules.items[i].number, debugger->rules.items[i].conditions);
    command(gate, debugger->is_holding ? "hold" : "run");
    command(gate, "start");
}

static void *follow(void *context)
{
    struct debugger *debugger = context;
    for (;;) {
        struct arena arena = { 0 };
        pthread_mutex_lock(&debugger->lock);
        size_t n = debugger->gates.count;
        struct pollfd *files = arena_array(&arena, struct pollfd, n + 2);
        for (size_t i = 0; i < n; i++)
            files[i] = (struct pollfd){ .fd = debugger->gates.items[i]->file, .events = POLLIN };
        pthread_mutex_unlock(&debugger->lock);
        files[n] = (struct pollfd){ .fd = debugger->listener, .events = POLLIN };
        files[n + 1] = (struct pollfd){ .fd = debugger->wake, .events = POLLIN };
        int came = poll(files, n + 2, -1);
        bool is_over = came > 0 && files[n + 1].revents;
        pthread_mutex_lock(&debugger->lock);
        for (size_t i = 0; i < n && came > 0; i++)
            if (files[i].fd >= 0 && files[i].revents)
                receive(debugger, (uint32_t)i);
        if (came > 0 && files[n].revents)
            welcome(debugger);
        pthread_mutex_unlock(&debugger->lock);
        arena_release(&arena);
        if (is_over)
            return NULL;
    }
}

/* ---- commands ---- */

static struct gate *gate_of(struct debugger *debugger, const char *text)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    return *text && !*end && number < debugger->gates.count ? debugger->gates.items[number] : NULL;
}

static const char *set_holding(struct debugger *debugger, bool is_holding)
{
    debugger->is_holding = is_holding;
    debugger->owed = 0;
    command_all(debugger, is_holding ? "hold" : "run");
    tell(debugger, "-\tstate\t%s", is_holding ? "hold" : "run");
    return "";
}

/* What gates know as conditions; they check the values. */
static bool are_conditions(const char *text)
{
    static const char *const names[] = { "name=", "file=", "line=", "task=", "parent=", "thread=", "address=", "nth=" };
    for (; text; text = strchr(text, '\t') ? strchr(text, '\t') + 1 : NULL) {
        bool is_known = false;
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            is_known = is_known || (text_starts_with(text, names[i]) && !strchr("\t", text[strlen(names[i])]));
        if (!is_known)
            return false;
    }
    return true;
}

static const char *add_rule(struct debugger *debugger, const char *conditions)
{
    if (!are_conditions(conditions) || strlen(conditions) > 900)
        return "break: conditions are name=, file=, line=, task=, parent=, thread=, address=, nth=";
    struct rule rule = { ++debugger->last_rule, arena_strdup(&debugger->arena, conditions) };
    vec_push(&debugger->arena, &debugger->rules, rule);
    for (size_t i = 0; i < debugger->gates.count; i++)
        command(debugger->gates.items[i], "break\t%u\t%s", rule.number, conditions);
    tell(debugger, "-\tbreak\t%u\t%s", rule.number, conditions);
    return "";
}

static const char *remove_rule(struct debugger *debugger, const char *text)
{
    unsigned number = (unsigned)strtoul(text, NULL, 10);
    for (size_t i = 0; i < debugger->rules.count; i++)
        if (debugger->rules.items[i].number == number) {
            debugger->rules.items[i] = debugger->rules.items[--debugger->rules.count];
            for (size_t j = 0; j < debugger->gates.count; j++)
                command(debugger->gates.items[j], "clear\t%u", number);
            tell(debugger, "-\tclear\t%u", number);
            return "";
        }
    return "clear: there is no such rule";
}

static const char *steer_task(struct debugger *debugger, const char *verb, const char *process, const char *task)
{
    struct gate *gate = gate_of(debugger, process);
    if (!gate || !*task)
        return "which process, and which task?";
    if (!command(gate, "%s\t%s", verb, task))
        return "the process has gone, or does not listen";
    tell(debugger, "-\t%s\t%s\t%s", verb, process, task);
    return "";
}

static const char *let_thread_go(struct debugger *debugger, const char *process, const char *thread)
{
    for (size_t i = 0; i < debugger->held.count; i++)
        if (debugger->held.items[i].process == strtoul(process, NULL, 10) && strcmp(debugger->held.items[i].thread, thread) == 0) {
            let_go(debugger, i);
            return "";
        }
    return "go: this thread holds nothing";
}

static const char *obey(struct debugger *debugger, const char *line)
{
    char verb[16], first[64], second[64];
    const char *rest = strchr(line, '\t');
    word_of(line, 0, verb, sizeof verb);
    word_of(line, 1, first, sizeof first);
    word_of(line, 2, second, sizeof second);
    if (strcmp(verb, "hold") == 0 || strcmp(verb, "run") == 0)
        return set_holding(debugger, verb[0] == 'h');
    if (strcmp(verb, "step") == 0) {
        step(debugger, *first ? strtoull(first, NULL, 10) : 1);
        return "";
    }
    if (strcmp(verb, "go") == 0)
        return let_thread_go(debugger, first, second);
    if (strcmp(verb, "keep") == 0 || strcmp(verb, "let") == 0)
        return steer_task(debugger, verb, first, second);
    if (strcmp(verb, "break") == 0)
        return add_rule(debugger, rest ? rest + 1 : "");
    if (strcmp(verb, "clear") == 0)
        return remove_rule(debugger, first);
    if (strcmp(verb, "quit") == 0)
        return kill(getpid(), SIGTERM) == 0 ? "" : "it cannot be told";
    return "not a command: hold, run, step, go, keep, let, break, clear, quit";
}

void debugger_obey(struct debugger *debugger, const char *text, struct str *answer)
{
    char line[MOST_LINE];
    snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\r\n"), text);
    pthread_mutex_lock(&debugger->lock);
    str_add(answer, obey(debugger, line));
    pthread_mutex_unlock(&debugger->lock);
}

static void on_command(void *context, const char *text, struct str *answer)
{
    debugger_obey(context, text, answer);
}

/* ---- opening and closing ---- */

static bool open_socket(struct debugger *debugger)
{
    const char *base = getenv("XDG_RUNTIME_DIR");
    snprintf(debugger->directory, sizeof debugger->directory, "%s/weft-debug-XXXXXX", base && strlen(base) < 32 ? base : "/tmp");
    if (!mkdtemp(debugger->directory))
        return false;
    snprintf(debugger->address.sun_path, sizeof debugger->address.sun_path, "%s/gate", debugger->directory);
    snprintf(debugger->options, sizeof debugger->options, "=connect=%s/gate,wait", debugger->directory);
    debugger->listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    return debugger->listener >= 0 && bind(debugger->listener, (struct sockaddr *)&debugger->address, sizeof debugger->address) == 0 &&
           listen(debugger->listener, 64) == 0;
}

static const struct serve_file *page_file(void)
{
    static struct serve_file page = { "", "text/html; charset=utf-8", page_begin, 0 };
    page.size = (uintptr_t)page_end - (uintptr_t)page_begin;
    return &page;
}

struct debugger *debugger_open(const struct debugger_setup *setup, bool is_finished, const char **why)
{
    struct debugger *debugger = calloc(1, sizeof *debugger);
    *why = "no memory";
    if (!debugger)
        return NULL;
    pthread_mutex_init(&debugger->lock, NULL);
    debugger->address.sun_family = AF_UNIX;
    debugger->is_holding = setup->is_held;
    debugger->listener = -1;
    debugger->wake = eventfd(0, EFD_CLOEXEC);
    debugger->serve = (struct serve_setup){ .port = setup->port, .files = page_file(), .n_files = 1, .command = on_command, .context = debugger };
    debugger->server = server_open(&debugger->serve, why);
    if (debugger->server && !is_finished) {
        errno = 0;
        debugger->has_thread = open_socket(debugger) && pthread_create(&debugger->thread, NULL, follow, debugger) == 0;
        *why = errno ? strerror(errno) : "no thread can be made";
    }
    if (!debugger->server || (!is_finished && !debugger->has_thread)) {
        debugger_close(debugger);
        return NULL;
    }
    tell(debugger, "-\tstate\t%s", setup->is_held ? "hold" : "run");
    return debugger;
}

const char *debugger_address(const struct debugger *debugger)
{
    return server_address(debugger->server);
}

const char *debugger_gate_options(const struct debugger *debugger)
{
    return debugger->options;
}

void debugger_tell_program(struct debugger *debugger, char *const *words)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    for (size_t i = 0; words[i]; i++)
        str_printf(&text, "\t%s", words[i]);
    for (char *c = text.text; c && *c; c++)
        *c = *c == '\n' ? ' ' : *c;
    tell(debugger, "-\tprogram%s", text.text ? text.text : "");
    arena_release(&arena);
}

void debugger_tell_end(struct debugger *debugger, int status)
{
    tell(debugger, "-\tended\t%d", status);
}

void debugger_listen(struct debugger *debugger, void (*heard)(void *context, const char *text, size_t length), void *context)
{
    server_listen(debugger->server, heard, context);
}

size_t debugger_tell_trace(struct debugger *debugger, struct trace *trace, const char *shown)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    size_t n = finished_lines(trace, &text);
    tell(debugger, "-\ttrace\t%s", shown);
    server_tell(debugger->server, text.text ? text.text : "", text.length);
    server_end(debugger->server);
    arena_release(&arena);
    return n;
}

void debugger_close(struct debugger *debugger)
{
    if (debugger->has_thread && write(debugger->wake, &(uint64_t){ 1 }, 8) == 8)
        pthread_join(debugger->thread, NULL);
    for (size_t i = 0; i < debugger->gates.count; i++)
        if (debugger->gates.items[i]->file >= 0)
            close(debugger->gates.items[i]->file);
    if (debugger->server)
        server_close(debugger->server);
    if (debugger->listener >= 0)
        close(debugger->listener);
    if (*debugger->address.sun_path) {
        unlink(debugger->address.sun_path);
        rmdir(debugger->directory);
    }
    close(debugger->wake);
    pthread_mutex_destroy(&debugger->lock);
    arena_release(&debugger->arena);
    free(debugger);
}
