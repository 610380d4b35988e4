#define _GNU_SOURCE 1 /* flock, scandir */
#include "runtime_crate.h"
#include "cargo_parts.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fs.h"
#include "install.h"
#include "log.h"
#include "wrap_run.h"

enum { VERSION_LIMIT = 1 << 16 };

static int is_rust_source(const struct dirent *entry)
{
    return text_ends_with(entry->d_name, ".rs");
}

uint64_t rust_runtime_hash(struct arena *arena)
{
    const char *sources = install_rust_directory(arena);
    struct dirent **entries;
    struct slice text;
    int n = scandir(fs_join(arena, sources, "src"), &entries, is_rust_source, alphasort);
    uint64_t hash = hash_text(HASH_START, install_library_directory(arena));
    for (int i = 0; i < n; i++) {
        if (fs_read(arena, fs_join(arena, fs_join(arena, sources, "src"), entries[i]->d_name), 0, &text) == 0)
            hash = hash_bytes(hash_text(hash, entries[i]->d_name), text.text, text.length);
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return n > 0 ? hash : 0;
}

/* cargo passes a compiler that it finds on PATH by its name alone. */
static const char *find_on_path(struct arena *arena, const char *name)
{
    const char *path = getenv("PATH");
    for (const char *at = path && !strchr(name, '/') ? path : ""; *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        char *file = fs_join(arena, arena_strndup(arena, at, length), name);
        if (length && access(file, X_OK) == 0)
            return file;
        at += length;
    }
    return name;
}

/* rustup's proxy is the same file for all toolchains, so the toolchain's name is taken from the environment. */
static char *version_path(struct arena *arena, const char *state, const char *path)
{
    struct stat status;
    const char *toolchain = getenv("RUSTUP_TOOLCHAIN");
    uint64_t hash = hash_text(hash_text(HASH_START, path), toolchain ? toolchain : "");
    if (stat(path, &status) != 0)
        return NULL;
    hash = hash_bytes(hash, &status.st_mtim, sizeof status.st_mtim);
    hash = hash_bytes(hash, &status.st_size, sizeof status.st_size);
    return arena_printf(arena, "%s/rustc/%016" PRIx64, state, hash);
}

static const char *line_value(struct arena *arena, const char *text, const char *key)
{
    const char *at = strstr(text, key);
    return at ? arena_strndup(arena, at + strlen(key), strcspn(at + strlen(key), "\r\n")) : NULL;
}

bool rust_compiler_ask(struct arena *arena, const char *state, const char *path, struct rust_compiler *compiler)
{
    const char *argv[] = { path, "-vV", NULL };
    char *memory = version_path(arena, state, find_on_path(arena, path));
    struct slice text;
    int status;
    *compiler = (struct rust_compiler){ .path = path };
    if (!memory || fs_read(arena, memory, VERSION_LIMIT, &text) != 0) {
        if (wrap_run_read(arena, argv, &status, &text) < 0 || status != 0)
            return false;
        if (memory && fs_make_directories(fs_directory_of(arena, memory)) == 0 && fs_write_atomic(memory, text.text, text.length) != 0)
            log_debug("cannot remember the compiler's version: %s", strerror(errno));
    }
    compiler->version = text.text;
    compiler->host = line_value(arena, text.text, "\nhost: ");
    return compiler->host != NULL;
}

const char *rust_runtime_directory(struct arena *arena, const char *state, const struct rust_compiler *compiler)
{
    uint64_t hash = hash_text(rust_runtime_hash(arena), compiler->version);
    if (compiler->target)
        hash = hash_text(hash_text(hash, compiler->target), compiler->library ? compiler->library : "");
    return arena_printf(arena, "%s/runtime/%016" PRIx64, state, hash);
}

/* `.await` takes what becomes a future from 1.64 on. */
static bool has_into_future(const struct rust_compiler *compiler)
{
    const char *release = strstr(compiler->version, "\nrelease: 1.");
    return !release || strtoul(release + strlen("\nrelease: 1."), NULL, 10) >= 64;
}

/* Compiles to a temporary name and renames the result, so that nobody sees half a crate. The crate must have the same
 * bytes wherever it is compiled, and a crate's hash includes the working directory: so both paths are remapped,
 * because projects may share a target directory. (If several prefixes match, rustc uses the last one.) */
static int compile_to(struct arena *arena, const struct rust_compiler *compiler, enum rust_probes probes, const char *rlib)
{
    const char *part = arena_printf(arena, "%s.%ld", rlib, (long)getpid());
    const char *source = fs_join(arena, install_rust_directory(arena), "src/lib.rs"), *here = fs_absolute(arena, ".");
    bool called = probes == RUST_PROBES_CALLED;
    const char *some[] = { called ? "--cfg=feature=\"called\"" : NULL, has_into_future(compiler) ? NULL : "--cfg=feature=\"futures_only\"",
                           compiler->target ? arena_printf(arena, "--target=%s", compiler->target) : NULL };
    const char *argv[] = { compiler->path,
                           "--crate-name=weft_probe",
                           "--crate-type=rlib",
                           "--edition=2018",
                           "--emit=link",
                           "--cap-lints=allow",
                           "-Copt-level=3",
                           "-Cdebuginfo=0",
                           "-Ccodegen-units=1",
                           called ? "-Cmetadata=weft-called" : "-Cmetadata=weft",
                           "-L",
                           arena_printf(arena, "native=%s", compiler->library ? compiler->library : install_library_directory(arena)),
                           arena_printf(arena, "--remap-path-prefix=%s=weft_probe", here),
                           arena_printf(arena, "--remap-path-prefix=%s=weft_probe", fs_directory_of(arena, source)),
                           "-o",
                           part,
                           source,
                           NULL, /* for those of `some` that apply */
                           NULL,
                           NULL,
                           NULL };
    size_t n = sizeof argv / sizeof *argv - 1 - sizeof some / sizeof *some;
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        if (some[i])
            argv[n++] = some[i];
    struct wrap_output output = { 0 };
    if (wrap_run_captured(arena, argv, (struct slice){ 0 }, &output) >= 0 && output.status == 0)
        return rename(part, rlib);
    log_warning("the runtime crate cannot be compiled, so nothing is instrumented: %s", output.errors.text ? output.errors.text : strerror(errno));
    (void)unlink(part);
    return -1;
}

bool rust_runtime_make(struct arena *arena, const char *state, const struct rust_compiler *compiler, enum rust_probes probes,
                       struct rust_runtime *runtime)
{
    const char *directory = rust_runtime_directory(arena, state, compiler);
    const char *name = probes == RUST_PROBES_CALLED ? "libweft_probe-called.rlib" : "libweft_probe.rlib";
    *runtime = (struct rust_runtime){ directory, fs_join(arena, directory, name) };
    if (fs_exists(runtime->rlib))
        return true;
    if (!rust_runtime_hash(arena) || fs_make_directories(directory) != 0)
        return false;
    int lock = open(fs_join(arena, directory, "lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock >= 0 && flock(lock, LOCK_EX) != 0)
        log_debug("cannot lock the runtime's directory: %s", strerror(errno));
    if (!fs_exists(runtime->rlib))
        compile_to(arena, compiler, probes, runtime->rlib);
    if (lock >= 0)
        close(lock);
    return fs_exists(runtime->rlib);
}
