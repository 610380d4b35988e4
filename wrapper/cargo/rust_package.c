#include "rust_package.h"

#include <cjson/cJSON.h>
#include <string.h>

#include "fs.h"
#include "log.h"
#include "wrap_run.h"

static const char *find_manifest(struct arena *arena, const char *path)
{
    for (const char *at = fs_directory_of(arena, path);; at = fs_directory_of(arena, at)) {
        const char *manifest = fs_join(arena, at, "Cargo.toml");
        if (fs_exists(manifest))
            return manifest;
        if (strcmp(at, "/") == 0)
            return NULL;
    }
}

static const char *text_of(struct arena *arena, const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsString(item) ? arena_strdup(arena, item->valuestring) : NULL;
}

static const cJSON *list_of(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsArray(item) ? item->child : NULL;
}

static bool is_library(const cJSON *target)
{
    for (const cJSON *kind = list_of(target, "kind"); kind; kind = kind->next)
        if (cJSON_IsString(kind) && strstr(kind->valuestring, "lib"))
            return true;
    return false;
}

static void read_targets(struct arena *arena, struct rust_package *package, const cJSON *targets, bool libraries)
{
    for (const cJSON *item = targets; item; item = item->next) {
        struct rust_target target = { .path = text_of(arena, item, "src_path"), .edition = text_of(arena, item, "edition") };
        char *name = (char *)(uintptr_t)text_of(arena, item, "name");
        if (is_library(item) != libraries || !target.path || !target.edition || !name)
            continue;
        for (char *c = name; *c; c++)
            *c = *c == '-' ? '_' : *c;
        target.name = name;
        vec_push(arena, &package->targets, target);
    }
}

static void read_package(struct arena *arena, struct rust_package *package)
{
    const char *const command[] = { "cargo", "metadata", "--no-deps", "--offline", "--format-version=1", "--manifest-path", package->manifest, NULL };
    struct slice text;
    int status;
    package->is_read = true;
    if (wrap_run_read(arena, command, &status, &text) < 0 || status != 0) {
        log_debug("%s: cargo metadata failed", package->manifest);
        return;
    }
    cJSON *tree = cJSON_ParseWithLength(text.text, text.length);
    package->root = text_of(arena, tree, "workspace_root");
    for (const cJSON *item = list_of(tree, "packages"); item; item = item->next) {
        const char *manifest = text_of(arena, item, "manifest_path");
        if (!manifest || strcmp(manifest, package->manifest) != 0)
            continue;
        read_targets(arena, package, list_of(item, "targets"), true);
        read_targets(arena, package, list_of(item, "targets"), false);
    }
    cJSON_Delete(tree);
}

static struct rust_package *open_package(struct arena *arena, struct rust_packages *packages, const char *manifest)
{
    for (size_t i = 0; i < packages->list.count; i++)
        if (strcmp(packages->list.items[i].manifest, manifest) == 0)
            return &packages->list.items[i];
    vec_push(arena, &packages->list, (struct rust_package){ .manifest = manifest });
    return &packages->list.items[packages->list.count - 1];
}

/* Reads the target's crate if necessary. */
static bool has_file(struct arena *arena, struct rust_target *target, const char *path)
{
    struct diags diags = { .arena = arena };
    size_t n = 0;
    if (!target->crate)
        target->crate = rust_crate_open(arena, target->path, target->name, target->edition, NULL, &(struct rust_cfg){ 0 }, &diags);
    const char *const *files = target->crate ? rust_crate_files(target->crate, &n) : NULL;
    for (size_t i = 0; i < n; i++)
        if (strcmp(files[i], path) == 0)
            return true;
    return false;
}

const struct rust_request *rust_packages_find(struct arena *arena, struct rust_packages *packages, const char *path, const char **root)
{
    const char *absolute = fs_absolute(arena, path), *manifest = find_manifest(arena, absolute);
    if (!manifest)
        return NULL;
    struct rust_package *package = open_package(arena, packages, manifest);
    if (!package->is_read)
        read_package(arena, package);
    const struct rust_target *found = NULL;
    for (size_t i = 0; i < package->targets.count; i++)
        if (strcmp(package->targets.items[i].path, absolute) == 0)
            found = has_file(arena, &package->targets.items[i], absolute) ? &package->targets.items[i] : found;
    for (size_t i = 0; i < package->targets.count && !found; i++)
        found = has_file(arena, &package->targets.items[i], absolute) ? &package->targets.items[i] : NULL;
    *root = found ? package->root : *root;
    if (!found)
        return NULL;
    struct rust_request *request = arena_new(arena, struct rust_request);
    request->crate = found->crate;
    return request;
}

void rust_packages_close(struct rust_packages *packages)
{
    for (size_t i = 0; i < packages->list.count; i++) {
        struct rust_package *package = &packages->list.items[i];
        for (size_t k = 0; k < package->targets.count; k++)
            if (package->targets.items[k].crate)
                rust_crate_close(package->targets.items[k].crate);
    }
}
