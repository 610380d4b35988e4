#include "tool_options.h"

#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "install.h"
#include "log.h"
#include "status.h"
#include "str.h"

#include <weft/format.h>

static int take_tool(const struct option_use *use, void *options)
{
    struct tool_options *tools = options;
    vec_push(tools->arena, &tools->words, use->value);
    return STATUS_DONE;
}

const struct option_row tool_option_rows[] = {
    { .name = "tool",
      .argument = "FILE[=OPTIONS]",
      .word = WORD_FILE,
      .repeats = true,
      .take = take_tool,
      .help = "load this library into the program (<weft/tool.h>), or a tool that comes with weft: none, log, count, gate, otf2" },
    { 0 },
};

/* NULL after a message. A name without a slash is one of those that come with weft. */
static const char *find_tool(struct arena *arena, const char *name)
{
    const char *path = strchr(name, '/')
                           ? fs_absolute(arena, name)
                           : arena_printf(arena, "%s.so", fs_join(arena, fs_join(arena, install_library_directory(arena), "tools"), name));
    if (fs_exists(path) && !strpbrk(path, ":="))
        return path;
    if (fs_exists(path))
        log_error("--tool %s: a path with ':' or '=' cannot be handed to the program", path);
    else if (strchr(name, '/'))
        log_error("--tool %s: there is no such file", name);
    else
        log_error("--tool %s: no tool of this name comes with weft; the path of a library has a '/': ./%s", name, name);
    return NULL;
}

static bool has_single_colon(const char *text)
{
    for (; (text = strchr(text, ':')); text += strspn(text, ":"))
        if (strspn(text, ":") == 1)
            return true;
    return false;
}

int tool_options_announce(struct arena *arena, const struct tool_options *options)
{
    const char *before = getenv(WEFT_ENV_TOOLS);
    struct str list = { .arena = arena };
    if (options->words.count == 0)
        return STATUS_DONE;
    str_add(&list, before ? before : "");
    for (size_t i = 0; i < options->words.count; i++) {
        const char *word = options->words.items[i], *settings = strchr(word, '=');
        const char *path = find_tool(arena, settings ? arena_strndup(arena, word, (size_t)(settings - word)) : word);
        if (!path)
            return STATUS_USAGE;
        if (settings && has_single_colon(settings)) {
            log_error("--tool %s: options cannot contain a single ':', which divides tools", word);
            return STATUS_USAGE;
        }
        str_printf(&list, "%s%s%s", list.length ? ":" : "", path, settings ? settings : "");
    }
    if (setenv(WEFT_ENV_TOOLS, list.text, 1) == 0)
        return STATUS_DONE;
    log_errno("cannot set %s", WEFT_ENV_TOOLS);
    return STATUS_FAILURE;
}
