#include "ship_options.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "config_read.h"
#include "fs.h"
#include "log.h"
#include "status.h"

const char *ship_read_token(struct arena *arena, const char *path)
{
    enum { TOKEN_LIMIT = 1000 };
    struct slice text;
    if (fs_read(arena, path, 1 << 16, &text) != 0) {
        log_errno("%s", path);
        return NULL;
    }
    size_t length = strcspn(text.text, "\r\n");
    if (length == 0 || length > TOKEN_LIMIT) {
        log_error("%s: the first line is no token: it has %zu bytes", path, length);
        return NULL;
    }
    return arena_strndup(arena, text.text, length);
}

int ship_find_config(struct arena *arena, const struct config **config)
{
    struct diags diags = { .arena = arena };
    const char *given = getenv("WEFT_CONFIG");
    *config = NULL;
    if (!(given && *given) && !fs_exists("config.json"))
        return STATUS_DONE;
    const char *path = config_find(arena, NULL, &diags);
    *config = path ? config_load(arena, path, &diags) : NULL;
    diag_print(&diags);
    return *config ? STATUS_DONE : STATUS_USAGE;
}

/* Paths in a configuration are relative to its directory. */
static const char *beside(struct arena *arena, const struct config *config, const char *path)
{
    return path ? fs_join(arena, fs_directory_of(arena, config->path), path) : NULL;
}

int ship_prepare(struct arena *arena, const struct ship_options *options, const struct config *config, struct shipping *shipping, bool *is_wanted)
{
    const char *token = getenv("WEFT_COLLECTOR_TOKEN"), *token_file = options->token_file;
    bool is_configured = config && config->collector_host;
    *is_wanted = options->collector ? strcmp(options->collector, "none") != 0 : is_configured;
    if (!*is_wanted)
        return STATUS_DONE;
    shipping->address.ca_file = options->ca_file;
    if (options->collector) {
        if (!link_parse(arena, options->collector, &shipping->address)) {
            log_error("--collector %s: where is that? It looks like 127.0.0.1:8080, host:8080 or [::1]:8080", options->collector);
            return STATUS_USAGE;
        }
        shipping->shown = options->collector;
    } else {
        shipping->address.host = config->collector_host;
        shipping->address.port = arena_printf(arena, "%d", config->collector_port);
        shipping->shown = arena_printf(arena, "%s:%d", config->collector_host, config->collector_port);
        if (!token_file)
            token_file = beside(arena, config, config->collector_token_file);
        if (!options->ca_file)
            shipping->address.ca_file = beside(arena, config, config->collector_ca_file);
    }
    shipping->token = token ? token : "";
    if (token_file && !(shipping->token = ship_read_token(arena, token_file)))
        return STATUS_USAGE;
    return STATUS_DONE;
}

const char *ship_failure(struct arena *arena, const struct shipping *shipping)
{
    if (shipping->n_events == 0) /* events are read, and counted, once the collector has answered */
        return arena_printf(arena, "no events were sent to the collector at %s: %s", shipping->shown, shipping->why);
    return arena_printf(arena, "the collector at %s has %" PRIu64 " of the %" PRIu64 " events read so far: %s", shipping->shown,
                        shipping->n_acknowledged, shipping->n_events, shipping->why);
}
