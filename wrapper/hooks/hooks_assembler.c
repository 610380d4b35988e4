#include "hooks_assembler.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config_read.h"
#include "fs.h"
#include "hooks_text.h"
#include "log.h"

enum { STATUS_NOT_RUN = 127 };

/* The word that names the input; 0: standard input. */
static size_t find_input(char **words)
{
    static const char *const with_value[] = { "-o", "-I", "--defsym", "--MD", "--debug-prefix-map" };
    size_t input = 0;
    for (size_t i = 1; words[i]; i++) {
        bool has_value = false;
        for (size_t k = 0; k < sizeof with_value / sizeof *with_value; k++)
            has_value = has_value || strcmp(words[i], with_value[k]) == 0;
        if (has_value && words[i + 1])
            i++;
        else if (words[i][0] != '-')
            input = i;
    }
    return input;
}

static const char *report_of(struct arena *arena, const struct config *config, const struct select *select, const struct hooks_result *result)
{
    struct str text = { .arena = arena };
    if (result->why_not)
        return arena_printf(arena, "why-not %s\n", result->why_not);
    str_printf(&text, "hooked %zu %zu %s\nused-by-hooks %016" PRIx64, result->n_accesses, result->n_functions, result->source, config->hash);
    for (size_t i = 0; i < config->probes.count; i++)
        if (!select_is_unused(select, i))
            str_printf(&text, " %zu", i);
    str_printf(&text, " %s\n", result->source);
    return text.text;
}

const char *hooks_turn_all(struct arena *arena, const struct config *config, const char *text, size_t *length, const char **report)
{
    struct str out = { .arena = arena };
    struct hooks_result result;
    if (!strstr(text, "__tsan_"))
        return NULL;
    struct select *select = select_new(arena, config);
    hooks_turn(arena, select, text, fs_absolute(arena, "."), config->hash, &out, &result);
    *report = report_of(arena, config, select, &result);
    *length = out.length;
    return out.text;
}

/* In one write: sources may be assembled at the same time. */
static void add_report(const char *text)
{
    const char *path = getenv(HOOKS_ENV_REPORT);
    int file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
    if (file < 0 || write(file, text, strlen(text)) < 0)
        log_debug("cannot report to %s: %s", path ? path : "nobody", strerror(errno));
    if (file >= 0)
        close(file);
}

/* Makes the bytes what is read from standard input. */
static bool give(const char *text, size_t length)
{
    int file = fs_hold(text, length);
    bool is_given = file >= 0 && dup2(file, 0) == 0;
    if (file > 0)
        close(file);
    return is_given;
}

/* Returns the text that is to be assembled instead; NULL: there are no hooks in it. */
static const char *turn(struct arena *arena, const char *text, size_t *length)
{
    const char *path = getenv(HOOKS_ENV_CONFIG), *report = "";
    struct diags diags = { .arena = arena };
    const struct config *config = path ? config_load(arena, path, &diags) : NULL;
    const char *turned = config ? hooks_turn_all(arena, config, text, length, &report) : NULL;
    if (turned)
        add_report(report);
    return turned;
}

int hooks_assemble(char **words)
{
    struct arena arena = { 0 };
    struct slice bytes;
    size_t input = find_input(words), length = 0;
    char *real = getenv(HOOKS_ENV_REAL);
    if (fs_read(&arena, input ? words[input] : "/dev/stdin", 0, &bytes) != 0) {
        log_errno("cannot read %s", input ? words[input] : "standard input");
        return STATUS_NOT_RUN;
    }
    char *text = arena_strndup(&arena, bytes.text, bytes.length);
    for (size_t i = 0; i < bytes.length; i++) /* clang has zeros in comments */
        text[i] = text[i] ? text[i] : ' ';
    const char *turned = turn(&arena, text, &length);
    if (turned || !input) {
        if (!give(turned ? turned : bytes.text, turned ? length : bytes.length)) {
            log_errno("cannot pass on assembly");
            return STATUS_NOT_RUN;
        }
        for (size_t i = input; input && words[i]; i++)
            words[i] = words[i + 1];
    }
    words[0] = real ? real : HOOKS_ASSEMBLER;
    execvp(words[0], words);
    log_errno("cannot run the assembler %s", words[0]);
    return STATUS_NOT_RUN;
}
