#include "wrap_cargo.h"
#include "cargo_parts.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"
#include "log.h"
#include "wrap_run.h"

enum { CONFIG_LIMIT = 1 << 20 };

bool wrap_cargo_is(const char *command)
{
    return strcmp(fs_name_of(command), "cargo") == 0;
}

struct metadata_option {
    const char *name;
    bool has_value;
};

/* Finds the options that choose the workspace, or affect how cargo reads it. */
static const struct metadata_option *find_option(const char *word)
{
    static const struct metadata_option options[] = {
        { "--manifest-path", true }, { "--lockfile-path", true }, { "--config", true }, { "-Z", true }, { "-C", true },
        { "--offline", false },      { "--locked", false },       { "--frozen", false }
    };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        size_t length = strlen(options[i].name);
        bool is_short = options[i].name[1] != '-';
        if (strncmp(word, options[i].name, length) == 0 && (!word[length] || (options[i].has_value && (is_short || word[length] == '='))))
            return &options[i];
    }
    return NULL;
}

/* `cargo [+TOOLCHAIN] [-C DIR] metadata --no-deps ...`, with those options of the command. */
static const char *const *metadata_command(struct arena *arena, char *const *command)
{
    VEC(const char *) first = { 0 }, rest = { 0 };
    vec_push(arena, &first, *command++);
    if (*command && (*command)[0] == '+')
        vec_push(arena, &first, *command++);
    for (; *command && strcmp(*command, "--") != 0; command++) {
        const struct metadata_option *option = find_option(*command);
        bool is_directory = option && strcmp(option->name, "-C") == 0, next = option && option->has_value && !(*command)[strlen(option->name)];
        if (!option)
            continue;
        if (is_directory)
            vec_push(arena, &first, *command);
        else
            vec_push(arena, &rest, *command);
        if (next && command[1]) {
            command++;
            if (is_directory)
                vec_push(arena, &first, *command);
            else
                vec_push(arena, &rest, *command);
        }
    }
    vec_push(arena, &first, "metadata");
    vec_push(arena, &first, "--no-deps");
    vec_push(arena, &first, "--format-version=1");
    for (size_t i = 0; i < rest.count; i++)
        vec_push(arena, &first, rest.items[i]);
    vec_push(arena, &first, NULL);
    return first.items;
}

static const char *text_of(struct arena *arena, const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsString(item) ? arena_strdup(arena, item->valuestring) : NULL;
}

bool wrap_cargo_find_workspace(struct arena *arena, char *const *command, struct cargo_workspace *workspace)
{
    struct slice text;
    int status;
    *workspace = (struct cargo_workspace){ 0 };
    if (wrap_run_read(arena, metadata_command(arena, command), &status, &text) < 0 || status != 0)
        return false;
    cJSON *tree = cJSON_ParseWithLength(text.text, text.length);
    workspace->root = text_of(arena, tree, "workspace_root");
    workspace->target = text_of(arena, tree, "target_directory");
    const cJSON *packages = cJSON_GetObjectItemCaseSensitive(tree, "packages");
    for (const cJSON *package = cJSON_IsArray(packages) ? packages->child : NULL; package; package = package->next) {
        const char *manifest = text_of(arena, package, "manifest_path");
        if (manifest)
            vec_push(arena, &workspace->members, fs_directory_of(arena, manifest));
    }
    cJSON_Delete(tree);
    return workspace->root && workspace->target;
}

int wrap_cargo_save_members(const char *state, const struct cargo_workspace *workspace)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    for (size_t i = 0; i < workspace->members.count; i++)
        str_printf(&text, "%s\n", workspace->members.items[i]);
    int status = fs_write_atomic(fs_join(&arena, state, "members"), text.text ? text.text : "", text.length);
    arena_release(&arena);
    return status;
}

/* ---- cargo's configuration files: three keys of [build] ---- */

/* The string value of `key` in table [build] of a TOML text, or of "build.key" before all tables; NULL if it is
 * missing. */
static const char *find_build_key(struct arena *arena, const char *text, const char *key)
{
    bool in_build = false, in_table = false;
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *at = line + strspn(line, " \t");
        if (*at == '[') {
            in_table = true;
            in_build = strncmp(at, "[build]", 7) == 0;
            continue;
        }
        if (!in_table && strncmp(at, "build.", 6) == 0)
            at += 6;
        else if (!in_build)
            continue;
        size_t length = strlen(key);
        if (strncmp(at, key, length) != 0)
            continue;
        at += length + strspn(at + length, " \t");
        if (*at++ != '=')
            continue;
        at += strspn(at, " \t");
        if (*at == '"' || *at == '\'')
            return arena_strndup(arena, at + 1, strcspn(at + 1, *at == '"' ? "\"\n" : "'\n"));
    }
    return NULL;
}

/* Looks in DIRECTORY/FOLDER/config and config.toml. A value with a slash is relative to DIRECTORY. */
static const char *find_in_directory(struct arena *arena, const char *directory, const char *folder, const char *key)
{
    static const char *const names[] = { "config", "config.toml" };
    struct slice text;
    for (int i = 0; i < 2; i++) {
        if (fs_read(arena, fs_join(arena, fs_join(arena, directory, folder), names[i]), CONFIG_LIMIT, &text) != 0)
            continue;
        const char *value = find_build_key(arena, text.text, key);
        if (value && strchr(value, '/'))
            return fs_join(arena, directory, value);
        if (value)
            return value;
    }
    return NULL;
}

/* Looks where cargo does: in the working directory and all directories above, then in cargo's home. */
static const char *find_configured(struct arena *arena, const char *key)
{
    const char *home = getenv("CARGO_HOME"), *value = NULL;
    for (const char *at = fs_absolute(arena, "."); !value; at = fs_directory_of(arena, at)) {
        value = find_in_directory(arena, at, ".cargo", key);
        if (strcmp(at, "/") == 0)
            break;
    }
    if (!value && home && *home)
        value = find_in_directory(arena, home, "", key);
    else if (!value && getenv("HOME"))
        value = find_in_directory(arena, getenv("HOME"), ".cargo", key);
    return value;
}

/* Reads the variable, cargo's own spelling of it, or the configuration, whichever is set first. NULL: not set, or
 * empty. */
static const char *find_setting(struct arena *arena, const char *variable, const char *spelling, const char *key)
{
    const char *value = getenv(variable);
    if (!value)
        value = getenv(spelling);
    if (!value)
        value = find_configured(arena, key);
    return value && *value ? arena_strdup(arena, value) : NULL; /* a copy: setenv may move the environment */
}

/* ---- environment ---- */

/* Makes a link to weft-rustc under this name. */
static const char *make_link(struct arena *arena, const char *state, const char *name)
{
    const char *self = install_rustc_wrapper(arena), *path = fs_join(arena, fs_join(arena, state, "bin"), name);
    if (!fs_exists(self) || fs_make_directories(fs_directory_of(arena, path)) != 0 || (unlink(path) != 0 && errno != ENOENT) ||
        (symlink(self, path) != 0 && errno != EEXIST))
        return NULL;
    return path;
}

void wrap_cargo_age(struct arena *arena, const char *directory)
{
    const struct timespec old[2] = { { 1, 0 }, { 1, 0 } };
    DIR *entries = opendir(directory);
    for (struct dirent *entry; entries && (entry = readdir(entries)) != NULL;) {
        const char *path = fs_join(arena, directory, entry->d_name);
        bool is_name = strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
        if (is_name && entry->d_type == DT_DIR)
            wrap_cargo_age(arena, path);
        else if (is_name && strcmp(entry->d_name, "rewriting") != 0)
            utimensat(AT_FDCWD, path, old, AT_SYMLINK_NOFOLLOW);
    }
    if (entries)
        closedir(entries);
}

static bool is_ours(struct arena *arena, const char *program, const char *name)
{
    char *self = realpath(install_rustc_wrapper(arena), NULL),
         *resolved = program && strcmp(fs_name_of(program), name) == 0 ? realpath(program, NULL) : NULL;
    bool ours = self && resolved && strcmp(self, resolved) == 0;
    free(resolved);
    free(self);
    return ours;
}

static bool gives_target_directory(char *const *command)
{
    for (; *command && strcmp(*command, "--") != 0; command++)
        if (strcmp(*command, "--target-dir") == 0 || text_starts_with(*command, "--target-dir="))
            return true;
    const char *variable = getenv("CARGO_TARGET_DIR"), *spelling = getenv("CARGO_BUILD_TARGET_DIR");
    return (variable && *variable) || (spelling && *spelling);
}

int wrap_cargo_set_environment(struct arena *arena, const char *state, char *const *command, const struct cargo_workspace *workspace)
{
    const char *wrapper = find_setting(arena, "RUSTC_WRAPPER", "CARGO_BUILD_RUSTC_WRAPPER", "rustc-wrapper"),
               *rustdoc = find_setting(arena, "RUSTDOC", "CARGO_BUILD_RUSTDOC", "rustdoc"), *own = make_link(arena, state, "weft-rustc"),
               *own_rustdoc = make_link(arena, state, "weft-rustdoc");
    if (!own || !own_rustdoc)
        return -1;
    if (!is_ours(arena, wrapper, "weft-rustc"))
        setenv("WEFT_RUSTC_WRAPPER", wrapper ? wrapper : "", 1);
    if (!is_ours(arena, rustdoc, "weft-rustdoc"))
        setenv("WEFT_RUSTDOC", rustdoc ? rustdoc : "", 1);
    setenv("RUSTC_WRAPPER", own, 1);
    setenv("RUSTDOC", own_rustdoc, 1);
    if (workspace && !gives_target_directory(command))
        setenv("CARGO_TARGET_DIR", fs_join(arena, workspace->target, "weft"), 1);
    return 0;
}
