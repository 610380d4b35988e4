/* weft collect: takes events from programs on this machine and on others into one database, and merges such databases. docs/collector.md */
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

static const char usage[] = "usage: weft collect --listen HOST:PORT --db FILE.sqlite [--table NAME] [--live HOST:PORT]\n"
                            "                    [--token-file FILE] [--tls-cert FILE --tls-key FILE]\n"
                            "       weft collect --merge --db OUT.sqlite [--table NAME] FILE.sqlite...\n";

struct options {
    const char *listen, *live, *database, *table, *token_file, *certificate, *key;
    bool merge;
};

static void print_help(void)
{
    printf("Takes what `weft run --collector` and `weft ship` send into an SQLite database, until a signal ends it. Whatever is acknowledged is in\n"
           "the database for good; nothing is in it twice.\n"
           "\n"
           "  --listen HOST:PORT   where; :PORT and PORT alone are 127.0.0.1, 0.0.0.0:PORT is every interface\n"
           "  --db FILE            the database; one that is there is continued\n"
           "  --table NAME         name of the view with one row an event (default: events)\n"
           "  --live HOST:PORT     a page that shows what comes in (/), and the same as server-sent events (/events)\n"
           "  --token-file FILE    its first line is a token that senders must have (and watchers: ?token=)\n"
           "  --tls-cert FILE, --tls-key FILE   speak TLS with this certificate and key (PEM)\n"
           "  --merge              puts databases of several collectors together; one that is there is added to\n");
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    switch (option) {
    case 'l':
        options->listen = value;
        break;
    case 'w':
        options->live = value;
        break;
    case 'd':
        options->database = value;
        break;
    case 't':
        options->table = value;
        break;
    case 'k':
        options->token_file = value;
        break;
    case 'c':
        options->certificate = value;
        break;
    case 'y':
        options->key = value;
        break;
    default:
        options->merge = true;
        break;
    }
    return STATUS_DONE;
}

static const struct command_line line = {
    .name = "collect",
    .usage = usage,
    .shorts = ":h",
    .options = (const struct option[]){ { "listen", required_argument, NULL, 'l' },
                                        { "live", required_argument, NULL, 'w' },
                                        { "db", required_argument, NULL, 'd' },
                                        { "table", required_argument, NULL, 't' },
                                        { "token-file", required_argument, NULL, 'k' },
                                        { "tls-cert", required_argument, NULL, 'c' },
                                        { "tls-key", required_argument, NULL, 'y' },
                                        { "merge", no_argument, NULL, 'm' },
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

/* A listening descriptor, or -1 after a message. */
static int listen_at(struct arena *arena, const char *option, const char *text)
{
    struct link_address address = { 0 };
    const char *why = NULL;
    if (!link_parse(arena, text, &address)) {
        command_bad_usage(usage, "%s %s: where is that? It looks like 127.0.0.1:8080, :8080 or [::1]:8080", option, text);
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

static int check(const struct options *options, int n_files)
{
    if (!options->database || !*options->database)
        return command_bad_usage(usage, "collect: into which database? (--db)");
    if (is_taken(options->table))
        return command_bad_usage(usage, "--table %s: the database has something of that name", options->table);
    if (options->merge)
        return n_files > 0 ? STATUS_DONE : command_bad_usage(usage, "collect --merge: which databases?");
    if (n_files > 0)
        return command_bad_usage(usage, "collect: files are for --merge only");
    if (!options->listen)
        return command_bad_usage(usage, "collect: where to listen? (--listen)");
    if (!options->certificate != !options->key)
        return command_bad_usage(usage, "--tls-cert and --tls-key need each other");
    return STATUS_DONE;
}

static int collect(struct collector *collector, const struct options *options)
{
    struct sigaction ignore = { .sa_handler = SIG_IGN };
    sigaction(SIGPIPE, &ignore, NULL);
    sigaction(SIGXFSZ, &ignore, NULL); /* a file that may not grow is an error like any other */
    interrupt_catch();
    if (collector_open(collector) != 0)
        return STATUS_FAILURE;
    log_info("listening on port %u, into %s%s", port_of(collector->listener), options->database, *collector->token ? "" : "; no token is asked for");
    int status = collector_run(collector);
    log_info("%" PRIu64 " events have come into %s", collector->n_events, options->database);
    return status;
}

static int set_up_and_collect(struct arena *arena, const struct options *options)
{
    struct collector collector = { .database = options->database, .view = options->table, .token = "", .listener = -1 };
    int status = STATUS_DONE, live = -1;
    if (options->token_file && !(collector.token = ship_read_token(arena, options->token_file)))
        status = STATUS_USAGE;
    if (status == STATUS_DONE && options->certificate && !(collector.tls = link_server_tls(options->certificate, options->key)))
        status = STATUS_USAGE;
    if (status == STATUS_DONE && (collector.listener = listen_at(arena, "--listen", options->listen)) < 0)
        status = STATUS_USAGE;
    if (status == STATUS_DONE && options->live && (live = listen_at(arena, "--live", options->live)) < 0)
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

int cmd_collect(int argc, char **argv)
{
    struct options options = { .table = "events" };
    struct arena arena = { 0 };
    int first, status = command_options(&line, argc, argv, &options, &first);
    if (status == STATUS_DONE)
        status = check(&options, argc - first);
    if (status == STATUS_DONE)
        status = options.merge ? store_merge(options.database, options.table, argv + first, argc - first) : set_up_and_collect(&arena, &options);
    arena_release(&arena);
    return command_exit(status);
}
