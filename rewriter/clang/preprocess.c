#include "preprocess.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clang_args.h"
#include "clang_unit.h"
#include "compiler_run.h"
#include "fs.h"
#include "lex.h"
#include "log.h"

typedef VEC(const char *) words;

/* The command that preprocesses `file`; NULL: the unit's own file, with the directives that include others. */
static const char *const *make_command(const struct unit *unit, const struct rewrite_request *request, const char *file, bool defines)
{
    struct arena *arena = unit->arena;
    words out = { 0 };
    vec_push(arena, &out, request->compiler ? request->compiler : "cc");
    if (file) { /* there is nothing beside it: its quoted includes are looked up beside the original */
        if (!unit->stands_alone) {
            vec_push(arena, &out, "-iquote");
            vec_push(arena, &out, request_folder(arena, request));
        }
        if (!unit->stands_alone && clang_args_is_gcc(arena, request)) { /* gcc drops the last one if the first -I names the same folder */
            vec_push(arena, &out, "-iquote");
            vec_push(arena, &out, "/proc/self/fd");
        }
    }
    for (size_t i = 0; i < request->n_flags; i++)
        if (!compiler_flag_is_unwanted(request->flags[i]))
            vec_push(arena, &out, request->flags[i]);
    const char *const last[] = { "-w", "-g0", "-E", "-x", unit->language->name };
    for (size_t i = 0; i < sizeof last / sizeof *last; i++)
        vec_push(arena, &out, last[i]);
    if (!file)
        vec_push(arena, &out, "-dI");
    if (defines)
        vec_push(arena, &out, "-dD");
    vec_push(arena, &out, file ? file : unit->path);
    vec_push(arena, &out, NULL);
    return out.items;
}

/* `in`: a descriptor of the source; -1: read the unit's file. */
static int run_and_read(const struct unit *unit, const struct rewrite_request *request, int in, bool defines, struct tokens *tokens)
{
    struct slice output;
    const char *file = in >= 0 ? arena_printf(unit->arena, PREPROCESS_NAME "%d", in) : NULL;
    if (compiler_read(unit->arena, request, make_command(unit, request, file, defines), in, &output) != 0)
        return -1;
    *tokens = (struct tokens){ 0 };
    lex_source(unit->arena, output, clang_family_of(unit)->is_cxx, tokens);
    return 0;
}

int preprocess(const struct unit *unit, const struct rewrite_request *request, struct slice text, struct tokens *tokens)
{
    struct str source = { .arena = unit->arena };
    int result = -1;
    str_add_bytes(&source, text.text, unit->text_begin); /* a byte order mark has to come first */
    /* as in <weft/probe.h> */
    str_add(&source, "#define WEFT_NOTHING(counters)\n#define " LEX_COUNT_ON "(counters) WEFT_NOTHING(counters)\n#line 1 \"");
    str_add_c_escaped(&source, unit->display);
    str_add(&source, "\"\n");
    str_add_bytes(&source, text.text + unit->text_begin, text.length - unit->text_begin);
    int in = fs_hold(source.text, source.length);
    if (in >= 0) {
        result = run_and_read(unit, request, in, true, tokens);
        close(in);
    }
    if (result != 0)
        log_debug("%s: cannot be preprocessed apart; calls in macros and headers are left alone", unit->path);
    return result;
}

int preprocess_file(const struct unit *unit, const struct rewrite_request *request, bool defines, struct tokens *tokens)
{
    /* standard input was read already */
    return strcmp(unit->path, "-") == 0 ? -1 : run_and_read(unit, request, -1, defines, tokens);
}

bool linemarker_read(const struct tokens *tokens, size_t index, struct linemarker *marker)
{
    const struct token *t = &tokens->list.items[index];
    const char *at = tokens->source.text + t->begin + 1, *end = tokens->source.text + t->end;
    if (t->kind != TOKEN_DIRECTIVE || end - at < 4 || *at != ' ' || at[1] < '0' || at[1] > '9')
        return false;
    char *name;
    *marker = (struct linemarker){ .line = (unsigned)strtoul(at, &name, 10) };
    if (end - name < 3 || name[0] != ' ' || name[1] != '"')
        return false;
    const char *quote = name += 2;
    while (quote < end && *quote != '"')
        quote += *quote == '\\' ? 2 : 1;
    if (quote >= end)
        return false;
    marker->name = (struct slice){ name, (size_t)(quote - name) };
    for (at = quote + 1; at < end; at++) {
        marker->enters = marker->enters || *at == '1';
        marker->leaves = marker->leaves || *at == '2';
        marker->system = *at == '3' || *at == '4' ? (unsigned)(*at - '0') : marker->system;
    }
    return true;
}
