/* cargo as a build tool. C code that a crate's build script compiles is not rewritten, because cargo would not know
 * when to compile it again. */
#include <stdlib.h>
#include <sys/stat.h>

#include "build_hook.h"
#include "build_tool.h"
#include "cargo_parts.h"
#include "config_read.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "runtime_crate.h"
#include "rust_package.h"
#include "state.h"
#include "wrap_cargo.h"
#include "wrap_rustc.h"

static const char *find_project(struct build *build)
{
    struct cargo_workspace *workspace = arena_new(build->arena, struct cargo_workspace);
    const char *named = getenv("WEFT_CONFIG");
    if (!wrap_cargo_find_workspace(build->arena, build->command, workspace))
        return NULL;
    build->own = workspace;
    if (!build->config_path && !(named && *named) && !config_in(build->arena, ".", true))
        build->config_path = config_in(build->arena, workspace->root, true);
    return workspace->root;
}

/* The workspace; NULL if there is none, or if another tool runs the build. */
static const struct cargo_workspace *workspace_of(const struct build *build)
{
    return build->tool->find_project == find_project ? build->own : NULL;
}

static uint64_t hash_runtime(struct build *build)
{
    struct stat wrapper;
    const struct cargo_workspace *workspace = workspace_of(build);
    uint64_t hash = rust_runtime_hash(build->arena);
    if (stat(install_rustc_wrapper(build->arena), &wrapper) == 0)
        hash = hash_bytes(hash, &wrapper.st_mtim, sizeof wrapper.st_mtim);
    for (size_t i = 0; workspace && i < workspace->members.count; i++)
        hash = hash_text(hash, workspace->members.items[i]);
    return hash;
}

static int open_state(struct build *build)
{
    const struct cargo_workspace *workspace = workspace_of(build);
    return workspace ? wrap_cargo_save_members(build->state, workspace) : 0;
}

static void config_changed(struct build *build)
{
    wrap_rustc_refresh(build->arena, build->state, build->config, install_library_directory(build->arena));
}

static int set_environment(struct build *build)
{
    int status = wrap_cargo_set_environment(build->arena, build->state, build->command, workspace_of(build));
    if (workspace_of(build))
        wrap_cargo_age(build->arena, build->state);
    return status;
}

/* Other tools call rustc without cargo, too. */
static int set_inner_environment(struct build *build)
{
    build_hook_add(build, "rustc", NULL, "!rustc");
    return set_environment(build);
}

static void close_state(struct build *build)
{
    wrap_cargo_age(build->arena, build->state);
}

/* The compiler rejected a rewritten crate after other crates had been compiled against it. The second run knows about
 * it. */
static bool wants_again(struct build *build, const struct timespec *begin)
{
    if (!state_has_record(build->arena, build->state, "late "))
        return false;
    log_info("the compiler rejected a rewritten crate after others had been compiled against it: building again, with its original");
    wrap_rustc_touch_since(build->arena, build->state, begin);
    return true;
}

static const void *find_request(struct arena *arena, const char *path, void **state, const char **project)
{
    if (!text_ends_with(path, ".rs") || !fs_exists(path))
        return NULL;
    if (!*state)
        *state = arena_new(arena, struct rust_packages);
    return rust_packages_find(arena, *state, path, project);
}

static void close_requests(void *state)
{
    if (state)
        rust_packages_close(state);
}

extern const struct build_tool build_tool_cargo; /* named by build_tools.def */
const struct build_tool build_tool_cargo = {
    .name = "cargo",
    .manifest = "Cargo.toml",
    .sources = ".rs",
    .units = "crates",
    .has_methods = true,
    .is = wrap_cargo_is,
    .find_project = find_project,
    .hash = hash_runtime,
    .open_state = open_state,
    .config_changed = config_changed,
    .set_environment = set_environment,
    .set_inner_environment = set_inner_environment,
    .wants_again = wants_again,
    .close_state = close_state,
    .find_request = find_request,
    .close_requests = close_requests,
};
