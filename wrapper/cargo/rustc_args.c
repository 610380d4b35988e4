#include "rustc_args.h"

#include <string.h>

#include "fs.h"

enum { ARGUMENT_FILE_LIMIT = 64 << 20 };

enum option {
    OPTION_PLAIN, /* has a value, which doesn't matter here */
    OPTION_CFG,
    OPTION_CODEGEN,
    OPTION_CRATE_NAME,
    OPTION_CRATE_TYPE,
    OPTION_EDITION,
    OPTION_EMIT,
    OPTION_OUT_DIR,
    OPTION_OUTPUT,
    OPTION_TARGET,
    OPTION_CAP_LINTS,
    OPTION_REMAP,
    OPTION_ERROR_FORMAT,
    OPTION_COLOUR,
    OPTION_ASKS
};

/* Options with a value: "--name value" or "--name=value", and for short ones "-C value" or "-Cvalue". */
static const struct option_rule {
    const char *name;
    enum option option;
} rules[] = {
    { "-A", OPTION_PLAIN },
    { "-C", OPTION_CODEGEN },
    { "-D", OPTION_PLAIN },
    { "-F", OPTION_PLAIN },
    { "-L", OPTION_PLAIN },
    { "-W", OPTION_PLAIN },
    { "-Z", OPTION_PLAIN },
    { "-l", OPTION_PLAIN },
    { "-o", OPTION_OUTPUT },
    { "--allow", OPTION_PLAIN },
    { "--cap-lints", OPTION_CAP_LINTS },
    { "--cfg", OPTION_CFG },
    { "--check-cfg", OPTION_PLAIN },
    { "--codegen", OPTION_CODEGEN },
    { "--color", OPTION_COLOUR },
    { "--crate-name", OPTION_CRATE_NAME },
    { "--crate-type", OPTION_CRATE_TYPE },
    { "--deny", OPTION_PLAIN },
    { "--diagnostic-width", OPTION_PLAIN },
    { "--edition", OPTION_EDITION },
    { "--emit", OPTION_EMIT },
    { "--env-set", OPTION_PLAIN },
    { "--error-format", OPTION_ERROR_FORMAT },
    { "--explain", OPTION_ASKS },
    { "--extern", OPTION_PLAIN },
    { "--forbid", OPTION_PLAIN },
    { "--force-warn", OPTION_PLAIN },
    { "--json", OPTION_PLAIN },
    { "--out-dir", OPTION_OUT_DIR },
    { "--print", OPTION_ASKS },
    { "--remap-path-prefix", OPTION_REMAP },
    { "--sysroot", OPTION_PLAIN },
    { "--target", OPTION_TARGET },
    { "--warn", OPTION_PLAIN },
};

static const struct option_rule *find_rule(const char *word, const char **value)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        size_t length = strlen(rules[i].name);
        bool is_long = rules[i].name[1] == '-';
        if (strncmp(word, rules[i].name, length) != 0 || (is_long && word[length] && word[length] != '='))
            continue;
        *value = !word[length] ? NULL : word + length + is_long;
        return &rules[i];
    }
    return NULL;
}

/* Calls `each` for the parts of a comma-separated list. */
static void each_part(struct arena *arena, struct rustc_args *args, const char *list, void (*each)(struct rustc_args *, const char *part))
{
    while (*list) {
        size_t length = strcspn(list, ",");
        each(args, arena_strndup(arena, list, length));
        list += length + (list[length] == ',');
    }
}

void rustc_args_take_crate_type(struct rustc_args *args, const char *type)
{
    static const struct {
        const char *name;
        unsigned crate;
    } types[] = { { "bin", RUSTC_BIN },
                  { "lib", RUSTC_LIB },
                  { "rlib", RUSTC_LIB },
                  { "dylib", RUSTC_DYLIB },
                  { "cdylib", RUSTC_CDYLIB },
                  { "staticlib", RUSTC_STATICLIB },
                  { "proc-macro", RUSTC_PROC_MACRO } };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strcmp(type, types[i].name) == 0)
            args->crates |= types[i].crate;
}

static void take_emit(struct rustc_args *args, const char *part)
{
    static const char *const codes[] = { "obj", "asm", "llvm-ir", "llvm-bc" };
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (text_starts_with(part, codes[i]))
            args->facts |= RUSTC_CODE;
    if (strcmp(part, "link") == 0 || text_starts_with(part, "link="))
        args->facts |= RUSTC_LINK;
    if (strcmp(part, "dep-info") == 0 || text_starts_with(part, "dep-info="))
        args->facts |= RUSTC_DEP_INFO;
    if (text_starts_with(part, "dep-info="))
        args->dep_info = part + strlen("dep-info=");
}

static void take_codegen(struct rustc_args *args, const char *value)
{
    if (text_starts_with(value, "metadata="))
        args->metadata = value + strlen("metadata=");
    else if (text_starts_with(value, "extra-filename="))
        args->extra_filename = value + strlen("extra-filename=");
    else if (text_starts_with(value, "opt-level="))
        args->facts = strcmp(value, "opt-level=0") != 0 ? args->facts | RUSTC_OPTIMISES : args->facts & ~(unsigned)RUSTC_OPTIMISES;
    else if (text_starts_with(value, "linker="))
        args->linker = value + strlen("linker=");
    else if (text_starts_with(value, "target-feature=") && strstr(value, "crt-static"))
        args->facts = (args->facts & ~(unsigned)(RUSTC_STATIC | RUSTC_SHARED)) | (strstr(value, "+crt-static") ? RUSTC_STATIC : RUSTC_SHARED);
}

static void take_option(struct arena *arena, struct rustc_args *args, enum option option, const char *value, size_t word)
{
    switch (option) {
    case OPTION_PLAIN:
        break;
    case OPTION_CFG:
        vec_push(arena, &args->cfg.set, value);
        break;
    case OPTION_CODEGEN:
        take_codegen(args, value);
        break;
    case OPTION_CRATE_NAME:
        args->crate_name = value;
        break;
    case OPTION_CRATE_TYPE:
        args->facts |= RUSTC_TYPED;
        each_part(arena, args, value, rustc_args_take_crate_type);
        break;
    case OPTION_EDITION:
        args->edition = value;
        break;
    case OPTION_EMIT:
        each_part(arena, args, value, take_emit);
        break;
    case OPTION_OUT_DIR:
        args->out_dir = value;
        break;
    case OPTION_OUTPUT:
        args->output = value;
        break;
    case OPTION_TARGET:
        args->target = value;
        break;
    case OPTION_CAP_LINTS:
        args->cap_lints = (int)word;
        break;
    case OPTION_REMAP:
        vec_push(arena, &args->remaps, value);
        break;
    case OPTION_ERROR_FORMAT:
        args->facts |= strcmp(value, "json") == 0 ? RUSTC_JSON : 0;
        args->error_format = (int)word;
        break;
    case OPTION_COLOUR:
        args->facts |= RUSTC_COLOUR;
        break;
    case OPTION_ASKS:
        args->facts |= RUSTC_ASKS;
        break;
    }
}

/* Options without a value. */
static void take_flag(struct rustc_args *args, const char *word)
{
    static const char *const asking[] = { "-h", "--help", "-V", "--version", "-vV", "-Vv" };
    if (strcmp(word, "--test") == 0)
        args->facts |= RUSTC_TEST;
    if (strcmp(word, "-O") == 0)
        args->facts |= RUSTC_OPTIMISES;
    if (strcmp(word, "-vV") == 0 || strcmp(word, "-Vv") == 0)
        args->facts |= RUSTC_ASKS_VERSION;
    for (size_t i = 0; i < sizeof asking / sizeof *asking; i++)
        if (strcmp(word, asking[i]) == 0)
            args->facts |= RUSTC_ASKS;
}

/* Reads rustc's argument files: one argument per line, without quoting. */
static void add_words(struct arena *arena, struct rustc_args *args, const char *word)
{
    struct slice text;
    if (word[0] != '@' || fs_read(arena, word + 1, ARGUMENT_FILE_LIMIT, &text) != 0) {
        vec_push(arena, &args->words, word);
        return;
    }
    for (const char *at = text.text; *at;) {
        size_t length = strcspn(at, "\n"), kept = length && at[length - 1] == '\r' ? length - 1 : length;
        vec_push(arena, &args->words, arena_strndup(arena, at, kept));
        at += length + (at[length] == '\n');
    }
}

void rustc_args_parse(struct arena *arena, const char *const *argv, struct rustc_args *args)
{
    unsigned n_inputs = 0;
    bool emits = false;
    *args = (struct rustc_args){ .root = -1, .cap_lints = -1, .error_format = -1 };
    for (; *argv; argv++)
        add_words(arena, args, *argv);
    for (size_t i = 0; i < args->words.count; i++) {
        const char *word = args->words.items[i], *value = NULL;
        if (word[0] != '-' || !word[1]) {
            args->root = n_inputs++ == 0 && word[0] != '-' ? (int)i : -1;
            continue;
        }
        const struct option_rule *rule = find_rule(word, &value);
        if (!rule) {
            take_flag(args, word);
            continue;
        }
        if (!value && i + 1 < args->words.count)
            value = args->words.items[++i];
        emits = emits || rule->option == OPTION_EMIT;
        if (value)
            take_option(arena, args, rule->option, value, i);
    }
    if (!emits)
        args->facts |= RUSTC_LINK;
    if (!args->crates)
        args->crates = RUSTC_BIN;
    if (args->facts & RUSTC_TEST)
        vec_push(arena, &args->cfg.set, "test");
    args->cfg.is_known = true;
    vec_push(arena, &args->words, NULL);
    args->words.count--;
}

const char *rustc_args_dep_info(struct arena *arena, const struct rustc_args *args)
{
    if (!(args->facts & RUSTC_DEP_INFO))
        return NULL;
    if (args->dep_info)
        return args->dep_info;
    if (args->output) { /* next to it, with another extension */
        const char *dot = strrchr(fs_name_of(args->output), '.');
        return arena_printf(arena, "%.*s.d", dot ? (int)(dot - args->output) : (int)strlen(args->output), args->output);
    }
    if (!args->crate_name)
        return NULL;
    return fs_join(arena, args->out_dir ? args->out_dir : ".",
                   arena_printf(arena, "%s%s.d", args->crate_name, args->extra_filename ? args->extra_filename : ""));
}
