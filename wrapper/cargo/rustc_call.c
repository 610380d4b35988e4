#define _GNU_SOURCE 1
#include "rustc_call.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fs.h"
#include "select.h"

enum { CALL_LIMIT = 16 << 20, OLD = 1000000000 /* September 2001, in seconds */ };

void rustc_call_name(struct rustc_call *call)
{
    const struct rustc_args *args = &call->args;
    uint64_t hash = hash_text(HASH_START, call->directory);
    hash = hash_text(hash, args->out_dir ? args->out_dir : "");
    hash = hash_text(hash, args->crate_name ? args->crate_name : "");
    hash = hash_text(hash, args->extra_filename ? args->extra_filename : "");
    hash = hash_text(hash, args->output ? args->output : "");
    hash = hash_text(hash, call->is_alone ? rustc_call_root(call) : "");
    hash = hash_bytes(hash, &args->crates, sizeof args->crates);
    call->key = arena_printf(call->arena, "%s/rust/%016" PRIx64, call->state, hash);
}

static void add_text(struct str *out, const char *text)
{
    str_add_bytes(out, text, strlen(text) + 1);
}

int rustc_call_save(const struct rustc_call *call)
{
    struct str out = { .arena = call->arena };
    add_text(&out, call->directory);
    add_text(&out, call->package);
    add_text(&out, call->package_directory ? call->package_directory : "");
    add_text(&out, call->out_dir ? call->out_dir : "");
    for (size_t i = 0; i < call->compiler.count; i++)
        add_text(&out, call->compiler.items[i]);
    add_text(&out, "");
    for (size_t i = 0; i < call->args.words.count; i++)
        add_text(&out, call->args.words.items[i]);
    return fs_make_directories(call->key) != 0 ? -1 : fs_write_atomic(fs_join(call->arena, call->key, "call"), out.text, out.length);
}

bool rustc_call_load(struct arena *arena, const char *state, const char *key, struct rustc_call *call)
{
    struct slice text;
    VEC(const char *) words = { 0 };
    *call = (struct rustc_call){ .arena = arena, .state = state, .key = key };
    if (fs_read(arena, fs_join(arena, key, "call"), CALL_LIMIT, &text) != 0)
        return false;
    for (const char *at = text.text, *limit = at + text.length; at < limit; at += strlen(at) + 1)
        vec_push(arena, &words, at);
    size_t i = 4;
    for (; i < words.count && *words.items[i]; i++)
        vec_push(arena, &call->compiler, words.items[i]);
    if (i == 4 || i >= words.count)
        return false;
    vec_push(arena, &words, NULL);
    call->directory = words.items[0];
    call->package = words.items[1];
    call->package_directory = *words.items[2] ? words.items[2] : NULL;
    call->out_dir = *words.items[3] ? words.items[3] : NULL;
    rustc_args_parse(arena, words.items + i + 1, &call->args);
    return true;
}

/* ".." would lead out of the mirror where a directory there is a link. */
const char *rustc_call_root(const struct rustc_call *call)
{
    return fs_without_dots(call->arena, fs_join(call->arena, call->directory, call->args.words.items[call->args.root]));
}

bool rustc_call_is_for_build(const struct rustc_call *call)
{
    return (call->args.crates & RUSTC_PROC_MACRO) || (call->args.crate_name && text_starts_with(call->args.crate_name, "build_script_"));
}

/* cargo passes these options with every crate; people who call rustc to test a feature rarely do. */
bool rustc_call_compiles(const struct rustc_call *call)
{
    const unsigned wanted = call->is_alone ? RUSTC_LINK : RUSTC_LINK | RUSTC_JSON | RUSTC_DEP_INFO;
    const struct rustc_args *args = &call->args;
    return args->root >= 0 && !(args->facts & RUSTC_ASKS) && (args->facts & wanted) == wanted && args->crate_name &&
           (args->out_dir || call->is_alone);
}

bool rustc_call_links(const struct rustc_call *call)
{
    return (call->args.facts & RUSTC_TEST) || (call->args.crates & ~(unsigned)(RUSTC_LIB | RUSTC_STATICLIB));
}

bool rustc_call_is_member(const struct rustc_call *call)
{
    struct slice text;
    /* cargo uses relative paths only for packages below the workspace */
    if (call->is_alone || call->args.words.items[call->args.root][0] != '/')
        return true;
    if (!call->package_directory || fs_read(call->arena, fs_join(call->arena, call->state, "members"), CALL_LIMIT, &text) != 0)
        return false;
    size_t length = strlen(call->package_directory);
    for (const char *at = text.text; *at; at += strcspn(at, "\n"), at += *at == '\n')
        if (strncmp(at, call->package_directory, length) == 0 && (at[length] == '\n' || !at[length]))
            return true;
    return false;
}

/* Patterns and names may be spelled with '-' or '_'. */
static char *with_dashes(struct arena *arena, const char *name)
{
    char *copy = arena_strdup(arena, name);
    for (char *c = copy; *c; c++)
        *c = *c == '_' ? '-' : *c;
    return copy;
}

bool rustc_call_is_selected(const struct rustc_call *call)
{
    if (!call->library)
        return false;
    if (rustc_call_is_member(call))
        return true;
    for (size_t i = 0; i < call->config->dependencies.count; i++)
        if (select_matches(with_dashes(call->arena, call->config->dependencies.items[i]), with_dashes(call->arena, call->package)))
            return true;
    return false;
}

static char *rewriting_path(const struct rustc_call *call)
{
    return fs_join(call->arena, call->key, "rewriting");
}

int rustc_call_remember(const struct rustc_call *call, uint64_t hash)
{
    const struct timespec times[2] = { { OLD, 0 }, { OLD, 0 } };
    char *path = rewriting_path(call), *text = arena_printf(call->arena, "%016" PRIx64 "\n", hash);
    return fs_write_atomic(path, text, strlen(text)) != 0 ? -1 : utimensat(AT_FDCWD, path, times, 0);
}

uint64_t rustc_call_remembered(const struct rustc_call *call)
{
    struct slice text;
    return fs_read(call->arena, rewriting_path(call), 64, &text) == 0 ? strtoull(text.text, NULL, 16) : 0;
}

void rustc_call_touch(const struct rustc_call *call)
{
    utimensat(AT_FDCWD, rewriting_path(call), NULL, 0);
}
