#include "config_read.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "functions_read.h"
#include "patterns.h"
#include "probes.h"
#include "str.h"

enum { CONFIG_LIMIT = 64 << 20 };

enum { ROOT_MACHINE_ID, ROOT_TRACE, ROOT_COLLECTOR, ROOT_SOURCES, ROOT_STRICT, ROOT_FORM, ROOT_DORMANT, ROOT_PROBES, ROOT_FUNCTIONS, ROOT_COUNT };
static const struct key_rule root_rules[] = {
    { "machine_id", TYPE_STRING }, { "trace", TYPE_OBJECT }, { "collector", TYPE_OBJECT }, { "sources", TYPE_OBJECT },    { "strict", TYPE_BOOL },
    { "form", TYPE_STRING },       { "dormant", TYPE_BOOL }, { "probes", TYPE_OBJECTS },   { "functions", TYPE_OBJECTS },
};

enum { TRACE_DIRECTORY, TRACE_MODE, TRACE_RING, TRACE_THROTTLE, TRACE_SIGNAL, TRACE_COMPRESS, TRACE_COUNT };
static const struct key_rule trace_rules[] = { { "directory", TYPE_STRING }, { "mode", TYPE_STRING },   { "ring", TYPE_MEBIBYTES },
                                               { "throttle", TYPE_COUNT },   { "signal", TYPE_STRING }, { "compress", TYPE_STRING } };

enum { COLLECTOR_HOST, COLLECTOR_PORT, COLLECTOR_TOKEN_FILE, COLLECTOR_CA_FILE, COLLECTOR_COUNT };
static const struct key_rule collector_rules[] = {
    { "host", TYPE_STRING }, { "port", TYPE_PORT }, { "token_file", TYPE_STRING }, { "ca_file", TYPE_STRING }
};

enum { SOURCES_INCLUDE, SOURCES_EXCLUDE, SOURCES_DEPENDENCIES, SOURCES_ATTRIBUTES, SOURCES_COUNT };
static const struct key_rule sources_rules[] = {
    { "include", TYPE_STRINGS }, { "exclude", TYPE_STRINGS }, { "dependencies", TYPE_STRINGS }, { "attributes", TYPE_STRINGS }
};
_Static_assert(COUNT(root_rules) == ROOT_COUNT, "every key has a slot");

/* As the runtime takes it (WEFT_SIGNAL). */
static bool is_signal(const char *name)
{
    static const char *const known[] = { "USR1", "USR2", "HUP", "PROF", "URG", "WINCH" };
    char *end;
    if (strncmp(name, "SIG", 3) == 0)
        name += 3;
    for (size_t i = 0; i < COUNT(known); i++)
        if (strcmp(name, known[i]) == 0)
            return true;
    unsigned long number = *name >= '0' && *name <= '9' ? strtoul(name, &end, 10) : 0;
    return number > 0 && !*end && number <= (unsigned long)SIGRTMAX && number != SIGKILL && number != SIGSTOP;
}

static void read_trace(struct config_reader *reader, struct json_node object)
{
    static const char *const modes[] = { "full", "ring" }, *const compressions[] = { "none", "lz4" };
    struct json_node found[TRACE_COUNT];
    if (!object.item)
        return;
    json_object_read(reader, object, "\"trace\"", trace_rules, TRACE_COUNT, found);
    reader->config->trace_directory = json_object_text(reader, found[TRACE_DIRECTORY], "directory", reader->config->trace_directory);
    reader->config->trace_mode = modes[json_object_choice(reader, found[TRACE_MODE], "mode", modes, COUNT(modes), 0)];
    reader->config->trace_compress = json_object_choice(reader, found[TRACE_COMPRESS], "compress", compressions, COUNT(compressions), 0) == 1;
    reader->config->trace_throttle = found[TRACE_THROTTLE].item ? (uint32_t)found[TRACE_THROTTLE].item->valuedouble : 0;
    reader->config->trace_signal = json_object_text(reader, found[TRACE_SIGNAL], "signal", NULL);
    if (reader->config->trace_signal && !is_signal(reader->config->trace_signal))
        complain_value(reader, found[TRACE_SIGNAL], "\"signal\" cannot be \"%s\"; accepted are USR1, USR2, HUP, PROF, URG, WINCH and numbers",
                       reader->config->trace_signal);
    reader->config->trace_ring = found[TRACE_RING].item ? (int)found[TRACE_RING].item->valuedouble : 1;
}

static void read_collector(struct config_reader *reader, struct json_node object)
{
    struct json_node found[COLLECTOR_COUNT];
    if (!object.item)
        return;
    json_object_read(reader, object, "\"collector\"", collector_rules, COLLECTOR_COUNT, found);
    reader->config->collector_host = json_object_text(reader, found[COLLECTOR_HOST], "host", "127.0.0.1");
    reader->config->collector_port = found[COLLECTOR_PORT].item ? (int)found[COLLECTOR_PORT].item->valuedouble : 8080;
    reader->config->collector_token_file = json_object_text(reader, found[COLLECTOR_TOKEN_FILE], "token_file", NULL);
    reader->config->collector_ca_file = json_object_text(reader, found[COLLECTOR_CA_FILE], "ca_file", NULL);
}

static void read_sources(struct config_reader *reader, struct json_node object)
{
    struct config *config = reader->config;
    struct json_node found[SOURCES_COUNT] = { 0 };
    if (object.item)
        json_object_read(reader, object, "\"sources\"", sources_rules, SOURCES_COUNT, found);
    struct path_list include = patterns_read_paths(reader, found[SOURCES_INCLUDE], "include");
    struct path_list exclude = patterns_read_paths(reader, found[SOURCES_EXCLUDE], "exclude");
    struct path_list dependencies = patterns_read_paths(reader, found[SOURCES_DEPENDENCIES], "dependencies");
    struct path_list attributes = patterns_read_paths(reader, found[SOURCES_ATTRIBUTES], "attributes");
    for (size_t i = 0; i < include.count; i++)
        vec_push(reader->arena, &config->include, include.items[i]);
    for (size_t i = 0; i < exclude.count; i++)
        vec_push(reader->arena, &config->exclude, exclude.items[i]);
    for (size_t i = 0; i < dependencies.count; i++)
        vec_push(reader->arena, &config->dependencies, dependencies.items[i]);
    for (size_t i = 0; i < attributes.count; i++)
        vec_push(reader->arena, &config->attributes, attributes.items[i]);
    if (!found[SOURCES_INCLUDE].item)
        vec_push(reader->arena, &config->include, "**");
}

/* Captures look functions up ("object"), so they know the table. */
static void read_functions(struct config_reader *reader, struct json_node rows)
{
    struct config *config = reader->config;
    config->functions.path = config->path;
    if (rows.item)
        for (struct json_node node = json_object_first(rows); node.item; node = json_object_next(reader, node))
            if (cJSON_IsObject(node.item))
                functions_read_row(reader, node);
}

static void read_root(struct config_reader *reader, struct json_node root)
{
    struct json_node found[ROOT_COUNT];
    struct config *config = reader->config;
    if (!cJSON_IsObject(root.item)) {
        complain_value(reader, root, "the configuration is %s; expected an object, such as {\"probes\": [{\"call\": \"malloc\"}]}",
                       json_object_describe(reader, root.item));
        return;
    }
    json_object_read(reader, root, "the configuration", root_rules, ROOT_COUNT, found);
    const char *machine = json_object_text(reader, found[ROOT_MACHINE_ID], "machine_id", NULL);
    config->machine_id = machine && strcmp(machine, "auto") != 0 ? machine : NULL;
    config->dormant = found[ROOT_DORMANT].item && cJSON_IsTrue(found[ROOT_DORMANT].item);
    config->strict = found[ROOT_STRICT].item && cJSON_IsTrue(found[ROOT_STRICT].item);
    read_trace(reader, found[ROOT_TRACE]);
    read_collector(reader, found[ROOT_COLLECTOR]);
    read_sources(reader, found[ROOT_SOURCES]);
    enum probe_form form = (enum probe_form)json_object_choice(reader, found[ROOT_FORM], "form", probe_form_names, N_FORMS, FORM_EXACT);
    if (found[ROOT_PROBES].item)
        for (struct json_node node = json_object_first(found[ROOT_PROBES]); node.item; node = json_object_next(reader, node))
            if (cJSON_IsObject(node.item))
                probes_read_one(reader, node, form);
    read_functions(reader, found[ROOT_FUNCTIONS]);
}

/* ---- the whole file ---- */

static void complain_too_large(struct diags *diags, const char *path)
{
    diag_add(diags, path, 0, 0, "is larger than %d MiB: too large for a configuration (a pattern such as \"pthread_*\" stands for many names)",
             CONFIG_LIMIT >> 20);
}

struct config *config_parse(struct arena *arena, const char *path, const char *text, size_t length, struct diags *diags)
{
    static const char mark[] = "\xef\xbb\xbf"; /* the byte order mark, which some editors put before UTF-8 */
    if (length > CONFIG_LIMIT) {
        complain_too_large(diags, path);
        return NULL;
    }
    struct slice body = { text, length };
    if (length >= 3 && memcmp(text, mark, 3) == 0)
        body = (struct slice){ text + 3, length - 3 };
    struct config *config = arena_new(arena, struct config);
    *config = (struct config){ .path = fs_absolute(arena, path),
                               .trace_directory = "weft-trace",
                               .trace_mode = "full",
                               .trace_ring = 1,
                               .hash = hash_bytes(HASH_START, text, length) };
    struct config_reader reader = { .arena = arena, .json = { .arena = arena, .path = path, .text = body, .diags = diags }, .config = config };
    if (json_text_scan(&reader.json)) {
        cJSON *tree = cJSON_ParseWithLength(body.text, body.length);
        if (tree)
            read_root(&reader, (struct json_node){ tree, 0 });
        else
            json_text_complain(&reader.json, 0, "the configuration cannot be parsed (out of memory?)");
        cJSON_Delete(tree);
    }
    json_text_finish(&reader.json);
    return reader.json.n_mistakes ? NULL : config;
}

struct config *config_load(struct arena *arena, const char *path, struct diags *diags)
{
    struct slice text;
    if (fs_read(arena, path, CONFIG_LIMIT, &text) == 0)
        return config_parse(arena, path, text.text, text.length, diags);
    if (errno == EFBIG)
        complain_too_large(diags, path);
    else if (errno == EISDIR)
        diag_add(diags, path, 0, 0, "is a directory; expected a configuration file (JSON), such as %s", fs_join(arena, path, "config.json"));
    else
        diag_add(diags, path, 0, 0, "the configuration cannot be read: %s", strerror(errno));
    return NULL;
}

const char *config_in(struct arena *arena, const char *directory, bool is_ours)
{
    bool is_here = strcmp(directory, ".") == 0;
    struct slice text;
    const char *own = is_here ? "weft.json" : fs_join(arena, directory, "weft.json");
    if (fs_exists(own))
        return own;
    const char *path = is_here ? "config.json" : fs_join(arena, directory, "config.json");
    if (!fs_exists(path))
        return NULL;
    if (!is_ours && (fs_read(arena, path, CONFIG_LIMIT, &text) != 0 || !strstr(text.text, "\"probes\"")))
        return NULL; /* some other program's */
    return path;
}

/* Upwards from the working directory to the project's: what is above a repository, or the home directory, is not meant. */
static const char *find_above(struct arena *arena)
{
    const char *directory = fs_absolute(arena, "."), *home = getenv("HOME"), *found = NULL;
    while (!found && strcmp(directory, "/") != 0 && !fs_exists(fs_join(arena, directory, ".git")) && !(home && strcmp(directory, home) == 0)) {
        directory = fs_directory_of(arena, directory);
        found = config_in(arena, directory, false);
    }
    return found;
}

const char *config_find(struct arena *arena, const char *given, struct diags *diags)
{
    const char *named = getenv("WEFT_CONFIG");
    const char *path = given ? given : named && *named ? named : NULL;
    const char *origin = given ? "named with -c" : "named by $WEFT_CONFIG";
    if (path && fs_exists(path))
        return arena_strdup(arena, path);
    if (path) {
        diag_add(diags, path, 0, 0, "the configuration (%s) cannot be read: %s", origin, strerror(errno));
        return NULL;
    }
    path = config_in(arena, ".", true);
    if (!path)
        path = find_above(arena);
    if (!path)
        diag_add(diags, NULL, 0, 0,
                 "no configuration: -c and $WEFT_CONFIG are not given, and there is no weft.json or config.json in %s, or above it in its project; "
                 "`weft init` proposes one",
                 fs_absolute(arena, "."));
    return path;
}
