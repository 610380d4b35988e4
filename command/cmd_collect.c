/* weft collect: receives events from programs on this machine and others into one database, and merges such databases.
 * See docs/collector.md. */
#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "commands.h"
#include "log.h"
#include "collector.h"
#include "command.h"
#include "interrupt.h"
#include "ship_options.h"
#include "store_merge.h"

struct options {
    const char *listen, *live, *database, *table, *token_file, *certificate, *key;
    bool merge;
};

static const struct option_row rows[] = {
    { .name = "db",
      .argument = "FILE",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, database),
      .help = "the database; one that is there is continued" },
    { .name = "listen",
      .argument = "HOST:PORT",
      .at = offsetof(struct options, listen),
      .help = "where; :PORT and PORT alone are 127.0.0.1, 0.0.0.0:PORT is every interface" },
    { .name = "table",
      .argument = "NAME",
      .at = offsetof(struct options, table),
      .help = "name of the view with one row an event (default: events)" },
    { .name = "live",
      .argument = "HOST:PORT",
      .at = offsetof(struct options, live),
      .help = "a page that shows what comes in (/), and the same as server-sent events (/events)" },
    { .name = "token-file",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct options, token_file),
      .help = "its first line is a token that senders must have (and watchers: ?token=)" },
    { .name = "tls-cert",
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct options, certificate),
      .help = "speak TLS with this certificate (PEM), to which --tls-key has the key" },
    { .name = "tls-key", .argument = "FILE", .word = WORD_FILE, .at = offsetof(struct options, key), .help = "the key of --tls-cert (PEM)" },
    { .name = "merge",
      .at = offsetof(struct options, merge),
      .help = "put databases of several collectors together; a database that is there is added to" },
    { 0 },
};

/* Returns a listening file descriptor, or -1 after printing a message. */
static int listen_at(struct arena *arena, const struct command *command, const char *option, const char *text)
{
    struct link_address address = { 0 };
    const char *why = NULL;
    if (!link_parse(arena, text, &address)) {
        options_refuse(command, "%s %s: where is that? It looks like 127.0.0.1:8080, :8080 or [::1]:8080", option, text);
        return -1;
    }
    int file = link_listen(&address, &why);
    if (file < 0)
        log_error("%s %s: %s", option, text, why);
    return file;
}

static unsigned port_of(int file)
{
    struct sockaddr_storage address = { 0 };
    socklen_t length = sizeof address;
    if (getsockname(file, (struct sockaddr *)&address, &length) != 0)
        return 0;
    return ntohs(address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port : ((struct sockaddr_in *)&address)->sin_port);
}

static bool is_taken(const char *name)
{
    static const char *const taken[] = { "format",  "machine",    "process", "thread", "site",       "span",       "event",
                                         "instant", "event_type", "futures", "value",  "value_name", "value_word", "span_value" };
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcasecmp(name, taken[i]) == 0)
            return true;
    return !*name || strncasecmp(name, "sqlite_", 7) == 0;
}

static int check(const struct command *command, const struct options *options, int n_files)
{
    if (!options->database || !*options->database)
        return options_refuse(command, "collect: into which database? (--db)");
    if (is_taken(options->table))
        return options_refuse(command, "--table %s: the database has something of that name", options->table);
    if (options->merge)
        return n_files > 0 ? STATUS_DONE : options_refuse(command, "collect --merge: which databases?");
    if (n_files > 0)
        return options_refuse(command, "collect: files are for --merge only");
    if (!options->listen)
        return options_refuse(command, "collect: where to listen? (--listen)");
    if (!options->certificate != !options->key)
        return options_refuse(command, "--tls-cert and --tls-key need each other");
    return STATUS_DONE;
}

static int collect(struct collector *collector, const struct options *options)
{
    struct sigaction ignore = { .sa_handler = SIG_IGN };
    sigaction(SIGPIPE, &ignore, NULL);
    sigaction(SIGXFSZ, &ignore, NULL); /* exceeding the file size limit is an ordinary error */
    interrupt_catch();
    if (collector_open(collector) != 0)
        return STATUS_FAILURE;
    log_info("listening on port %u, into %s%s", port_of(collector->listener), options->database, *collector->token ? "" : "; no token is asked for");
    int status = collector_run(collector);
    log_info("%" PRIu64 " events have come into %s", collector->n_events, options->database);
    return status;
}

static int set_up_and_collect(struct arena *arena, const struct command *command, const struct options *options)
{
    struct collector collector = { .database = options->database, .view = options->table, .token = "", .listener = -1 };
    int status = STATUS_DONE, live = -1;
    if (options->token_file && !(collector.token = ship_read_token(arena, options->token_file)))
        status = STATUS_USAGE;
    if (status == STATUS_DONE && options->certificate && !(collector.tls = link_server_tls(options->certificate, options->key)))
        status = STATUS_USAGE;
    if (status == STATUS_DONE && (collector.listener = listen_at(arena, command, "--listen", options->listen)) < 0)
        status = STATUS_USAGE;
    if (status == STATUS_DONE && options->live && (live = listen_at(arena, command, "--live", options->live)) < 0)
        status = STATUS_USAGE;
    if (live >= 0) {
        log_info("live on port %u", port_of(live));
        collector.live = live_open(live, collector.token);
    }
    if (status == STATUS_DONE)
        status = collect(&collector, options);
    collector_close(&collector);
    if (collector.live)
        live_close(collector.live);
    if (collector.listener >= 0)
        close(collector.listener);
    link_tls_release(collector.tls);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { .table = "events" };
    struct arena arena = { 0 };
    struct operands files;
    int status = options_read(command, argc, argv, &options, &files);
    if (status == STATUS_DONE)
        status = check(command, &options, files.count);
    if (status == STATUS_DONE)
        status =
            options.merge ? store_merge(options.database, options.table, files.words, files.count) : set_up_and_collect(&arena, command, &options);
    arena_release(&arena);
    return options_exit(status);
}

const struct command command_collect = {
    .name = "collect",
    .summary = "take traces from many programs and machines into one database",
    .operands = "[FILE.sqlite...]",
    .operand = WORD_FILE,
    .about = "With --listen, takes what `weft run --collector` and `weft ship` send into an SQLite database, until a signal ends it. Whatever is "
             "acknowledged is in the database for good; nothing is in it twice.\n\n"
             "With --merge, puts databases of several collectors together: `weft collect --merge --db OUT.sqlite FILE.sqlite...`",
    .groups = { { rows, 0 } },
    .run = run,
};
