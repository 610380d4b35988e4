#include "instrument.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <weft/format.h>

#include "fs.h"
#include "hooks_doors.h"
#include "hooks_names.h"
#include "link_runtime.h"
#include "log.h"
#include "memory_hooks.h"
#include "program_names.h"
#include "select.h"
#include "state.h"
#include "wrap_run.h"

/* A function of the assembly. */
struct function {
    const char *symbol;
    const char *name;  /* "solver::step", "inner" */
    const char *bare;  /* "step": as the compiler's own options name it */
    unsigned line;     /* 0: not known */
    const char *label; /* "class" of its entry, or NULL */
    bool is_selected;
};

struct work {
    const struct wrap_cc *cc;
    const struct wrap_args *args;
    struct arena *arena;
    struct select *select;
    const char *path, *absolute, *assembly; /* the source; what is made of it */
    VEC(struct function) functions;
    struct slice messages; /* the compiler's */
    struct left_alone left;
    const struct config_probe *program; /* the entry for the scope of the program */
    bool is_compiled;                   /* the last time */
    struct memory_hooks *hooks;         /* that the compiler is told to put in, too; NULL: none */
};

/* ---- the command ---- */

/* Is it the value of the option before it? */
static bool is_value(const struct wrap_args *args, size_t word)
{
    const struct wrap_option *before = word > 0 ? wrap_option_find(args->words.items[word - 1]) : NULL;
    return before && (before->flags & WRAP_NEXT) && strcmp(before->name, args->words.items[word - 1]) == 0;
}

/* Why nothing of the command can have probes; NULL: it can. */
static const char *why_not(const struct wrap_cc *cc, const struct wrap_args *args)
{
    static const char *const refused[] = { "-S", "-E", "-fsyntax-only", "-finstrument-functions", "-save-temps", "-pg" };
    if (args->facts & WRAP_LANGUAGE)
        return "-x";
    for (size_t i = 0; i < args->words.count; i++) {
        const char *word = args->words.items[i];
        for (size_t k = 0; k < sizeof refused / sizeof *refused; k++)
            if (strcmp(word, refused[k]) == 0)
                return word;
        if (text_starts_with(word, "-flto") || text_starts_with(word, "-M"))
            return word;
    }
#ifdef __x86_64__
    return cc->target.name; /* NULL: this machine's programs */
#else
    return "gfortran";
#endif
}

/* Its output without a place, with the flags of the command. */
static bool compile(struct work *work, const char *excluded)
{
    struct wrap_output output = { 0 };
    words out = { 0 };
    for (const char *const *word = work->cc->launch; *word; word++)
        vec_push(work->arena, &out, *word);
    for (size_t i = 0; i < work->args->words.count; i++) {
        const char *word = work->args->words.items[i];
        bool is_option = word[0] == '-' && word[1], belongs = is_value(work->args, i);
        if (strcmp(word, "-c") == 0 || (!is_option && !belongs) || text_starts_with(word, "-o") || text_starts_with(word, "-l") ||
            (belongs && strcmp(work->args->words.items[i - 1], "-o") == 0))
            continue;
        vec_push(work->arena, &out, word);
    }
    vec_push(work->arena, &out, work->path);
    memory_hooks_add_words(work->hooks, work->arena, &out);
    vec_push(work->arena, &out, "-finstrument-functions");
    if (excluded)
        vec_push(work->arena, &out, excluded);
    vec_push(work->arena, &out, "-S");
    vec_push(work->arena, &out, "-o");
    vec_push(work->arena, &out, work->assembly);
    vec_push(work->arena, &out, NULL);
    bool is_compiled = wrap_run_captured(work->arena, out.items, (struct slice){ 0 }, &output) == 0 && output.status == 0;
    work->messages = output.errors;
    work->is_compiled = is_compiled;
    return is_compiled;
}

/* ---- the functions ---- */

/* The main program, whatever it is called in the source. */
static bool is_main(const struct function *function)
{
    return strcmp(function->bare, "MAIN__") == 0;
}

/* The line of the first ".loc 1 LINE" behind the symbol's label: with debugging information. */
static unsigned line_behind(const char *at)
{
    const char *end = strstr(at, "\t.cfi_endproc"), *place = strstr(at, "\t.loc 1 ");
    return place && (!end || place < end) ? (unsigned)strtoul(place + 8, NULL, 10) : 0;
}

/* The name behind `word` if the line (in lower case) defines something: "pure real(8) function f(x)"; else "". */
static struct slice defined_by(const char *line, const char *word)
{
    const char *at = strstr(line, word), *name = at ? at + strlen(word) : "";
    if (!at || (*name != ' ' && *name != '\t') || strcspn(line, "!'\"&;") < (size_t)(at - line) || text_starts_with(line, "end"))
        return (struct slice){ "", 0 };
    name += strspn(name, " \t");
    return (struct slice){ name, strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") };
}

/* Without debugging information: the line in which the text defines it, if one line alone does. */
static void find_lines(struct work *work)
{
    struct slice source;
    bool has_columns = strcspn(fs_name_of(work->path), ".") && !strchr(strrchr(work->path, '.'), '9') && !strchr(strrchr(work->path, '.'), '0');
    if (fs_read(work->arena, work->absolute, 0, &source) != 0)
        return;
    unsigned *found = arena_array(work->arena, unsigned, work->functions.count + 1), number = 0;
    char *rest = arena_strndup(work->arena, source.text, source.length);
    for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
        number++;
        if (has_columns && strchr("cC*!", *line))
            continue;
        for (char *c = line; *c; c++)
            *c = (char)tolower((unsigned char)*c);
        line += strspn(line, " \t");
        struct slice subroutine = defined_by(line, "subroutine"), function = defined_by(line, "function"), program = defined_by(line, "program");
        for (size_t i = 0; i < work->functions.count; i++) {
            struct function *one = &work->functions.items[i];
            if (is_main(one) ? program.length > 0 : *one->bare && (slice_is(subroutine, one->bare) || slice_is(function, one->bare)))
                one->line = found[i]++ ? one->line : number;
        }
    }
    for (size_t i = 0; i < work->functions.count; i++)
        work->functions.items[i].line = found[i] == 1 ? work->functions.items[i].line : 0;
}

static void find_functions(struct work *work, const char *text)
{
    static const char type[] = "\t.type\t", function[] = ", @function";
    work->functions.count = 0;
    work->left = (struct left_alone){ 0 };
    for (const char *at = text; (at = strstr(at, type)) != NULL;) {
        at += sizeof type - 1;
        const char *end = strchr(at, '\n'), *comma = strchr(at, ',');
        if (!end || !comma || comma > end || !text_starts_with(comma, function))
            continue;
        struct function found = { .symbol = arena_strndup(work->arena, at, (size_t)(comma - at)) };
        found.name = hooks_name_by_fortran(work->arena, found.symbol, &found.bare);
        found.line = line_behind(comma);
        const struct config_probe *probe = *found.name ? select_function(work->select, found.name) : NULL;
        found.is_selected = probe && !probe->is_dropped && !probe->capture;
        found.label = found.is_selected ? probe->class_name : NULL;
        work->left.counts[REASON_NO_VALUE] += probe && !probe->is_dropped && probe->capture;
        vec_push(work->arena, &work->functions, found);
        at = comma;
    }
}

/* What is not selected gets no hooks: the compiler leaves functions out whose names contain one of those given. NULL: it
 * has to put hooks into all. */
static const char *excluded_names(const struct work *work)
{
    struct str list = { .arena = work->arena };
    for (size_t i = 0; i < work->functions.count; i++) {
        const struct function *one = &work->functions.items[i];
        const char *bare = strcmp(one->symbol, "main") == 0 ? "main" : one->bare;
        bool is_wanted = one->is_selected || !*bare || (work->program && is_main(one));
        for (size_t k = 0; k < work->functions.count && !is_wanted; k++) {
            const struct function *other = &work->functions.items[k];
            is_wanted = (other->is_selected || (work->program && is_main(other))) && strstr(other->bare, bare);
        }
        if (!is_wanted)
            str_printf(&list, "%s%s", list.length ? "," : "-finstrument-functions-exclude-function-list=", bare);
    }
    return list.text;
}

/* ---- the table ---- */

/* With a label (weft_site_label) behind the text's zero. */
static void add_string(struct str *out, unsigned label, const char *text, const char *more)
{
    str_printf(out, ".Lweft_t%u:\n\t.string\t\"", label);
    str_add_c_escaped(out, text);
    if (more) {
        str_add(out, "\\000");
        str_add_c_escaped(out, more);
    }
    str_add(out, "\"\n");
}

/* A struct weft_site, whose name has that label. */
static void add_site(struct str *out, unsigned label, unsigned line, enum weft_kind kind, unsigned flags)
{
    str_printf(out, "\t.quad\t.Lweft_t%u, .Lweft_t0, .Lweft_t%u\n", label, label);
    str_printf(out, "\t.long\t%u, %u, 1\n\t.short\t1\n\t.byte\t%d, %u\n", line, line, (int)kind, flags);
}

static void add_sites(const struct work *work, struct str *out)
{
    unsigned label = 1;
    str_add(out, "\t.section\t.data.rel.local,\"aw\"\n\t.balign\t8\n.Lweft_sites:\n");
    for (size_t i = 0; i < work->functions.count; i++)
        if (work->functions.items[i].is_selected)
            add_site(out, label++, work->functions.items[i].line, WEFT_KIND_FUNCTION, work->functions.items[i].label ? WEFT_SITE_LABELLED : 0);
    for (size_t i = 0; work->program && i < work->functions.count; i++)
        if (is_main(&work->functions.items[i]))
            add_site(out, label, work->functions.items[i].line, WEFT_KIND_GLOBAL, work->program->class_name ? WEFT_SITE_LABELLED : 0);
}

static void add_table(const struct work *work, struct str *out)
{
    unsigned n = (unsigned)work->functions.count, slots = 16, n_sites = 0, program = WEFT_NO_SITE;
    while (slots < 4 * n)
        slots *= 2;
    str_add(out, "\t.section\t.rodata\n");
    add_string(out, 0, work->absolute, NULL);
    for (unsigned i = 0; i < n; i++)
        if (work->functions.items[i].is_selected)
            add_string(out, ++n_sites, work->functions.items[i].name, work->functions.items[i].label);
    if (work->program)
        add_string(out, n_sites + 1, "main", work->program->class_name);
    add_sites(work, out);
    str_add(out, ".Lweft_functions:\n");
    for (unsigned i = 0; i < n; i++) {
        str_printf(out, "\t.quad\t%s\n", work->functions.items[i].symbol);
        program = work->program && is_main(&work->functions.items[i]) ? i : program;
    }
    str_printf(out, ".Lweft_unit:\n\t.quad\t.Lweft_sites\n\t.long\t%u\n\t.short\t%d\n\t.byte\t%d, 0\n\t.long\t0, 0\n",
               n_sites + (work->program != NULL), WEFT_FORMAT_VERSION, WEFT_LANGUAGE_FORTRAN);
    str_printf(out, ".Lweft_table:\n\t.quad\t.Lweft_unit, .Lweft_functions, .Lweft_indices, .Lweft_slots\n\t.long\t%u, %u, %u, %u\n", n, slots - 1,
               program, program == WEFT_NO_SITE ? WEFT_NO_SITE : n_sites);
    str_add(out, ".Lweft_indices:\n");
    for (unsigned i = 0, site = 0; i < n; i++)
        str_printf(out, "\t.long\t%u\n", work->functions.items[i].is_selected ? site++ : WEFT_NO_SITE);
    str_printf(out, "\t.local\t.Lweft_slots\n\t.comm\t.Lweft_slots,%u,8\n", 4 * slots);
}

/* What the hooks lead to: the library's functions, if there is a library, with the table in place of the caller. */
static void add_doors(const struct work *work, struct str *out)
{
    static const char *const names[] = { "enter", "exit" };
    str_add(out, "\t.text\n");
    for (size_t i = 0; i < 2; i++)
        str_printf(out,
                   "\t.weak\tweft_function_%s\n.Lweft_%s:\n\t.cfi_startproc\n\tmovq\tweft_function_%s@GOTPCREL(%%rip), %%rax\n\ttestq\t%%rax, %%rax\n"
                   "\tje\t.Lweft_no_%s\n\tleaq\t.Lweft_table(%%rip), %%rsi\n\tjmp\t*%%rax\n.Lweft_no_%s:\n\tret\n\t.cfi_endproc\n",
                   names[i], names[i], names[i], names[i], names[i]);
    hooks_add_unit(out, work->cc->config->hash);
}

/* The calls of the hooks lead to the doors. False: one is not called directly. (Debugging information has their names.) */
static bool turn_calls(struct str *out, const char *text)
{
    static const char hook[] = "__cyg_profile_func_", plt[] = "@PLT", string[] = "\t.string\t\"";
    for (const char *at; (at = strstr(text, hook)) != NULL;) {
        const char *name = at + sizeof hook - 1, *end = name;
        while (isalpha((unsigned char)*end))
            end++;
        if (at - text >= (ptrdiff_t)sizeof string - 1 && text_starts_with(at - sizeof string + 1, string)) {
            str_add_bytes(out, text, (size_t)(end - text));
            text = end;
            continue;
        }
        if (at - text < 6 || !(text_starts_with(at - 6, "\tcall\t") || text_starts_with(at - 5, "\tjmp\t")))
            return false;
        str_add_bytes(out, text, (size_t)(at - text));
        str_printf(out, ".Lweft_%.*s", (int)(end - name), name);
        text = text_starts_with(end, plt) ? end + sizeof plt - 1 : end;
        if (*text != '\n')
            return false;
    }
    str_add(out, text);
    return true;
}

/* ---- one source ---- */

static unsigned n_selected(const struct work *work)
{
    unsigned n = 0;
    for (size_t i = 0; i < work->functions.count; i++)
        n += work->functions.items[i].is_selected;
    return n;
}

static bool has_main(const struct work *work)
{
    for (size_t i = 0; i < work->functions.count; i++)
        if (is_main(&work->functions.items[i]))
            return true;
    return false;
}

static bool read_assembly(const struct work *work, const char **text)
{
    struct slice bytes;
    if (fs_read(work->arena, work->assembly, 0, &bytes) != 0)
        return false;
    *text = arena_strndup(work->arena, bytes.text, bytes.length);
    return true;
}

/* The assembly with probes in the selected functions; NULL: the source is to be compiled as it is. */
static const char *compile_selected(struct work *work)
{
    const char *text;
    if (!compile(work, NULL) || !read_assembly(work, &text))
        return NULL; /* (the compiler says what is wrong with it) */
    find_functions(work, text);
    work->program = has_main(work) ? select_entry(work->select) : NULL;
    work->program = work->program && work->program->is_dropped ? NULL : work->program;
    if (n_selected(work) == 0 && !work->program)
        return NULL;
    const char *excluded = excluded_names(work);
    if (excluded) { /* functions without hooks may be inline everywhere now, and have no symbol */
        if (!compile(work, excluded) || !read_assembly(work, &text))
            return NULL;
        find_functions(work, text);
    }
    return text;
}

/* Returns false if the source is to be compiled as it is. */
static bool instrument(struct work *work)
{
    struct str out = { .arena = work->arena };
    if (!select_source(work->select, work->absolute))
        return false;
    work->hooks = work->cc->hooks;
    const char *text = compile_selected(work), *turned = text && work->hooks ? memory_hooks_turn(work->cc, text) : NULL;
    if (text && work->hooks && !turned) { /* the compiler makes better code without */
        work->hooks = NULL;
        turned = compile_selected(work);
    }
    text = turned ? turned : text;
    if (!work->is_compiled)
        return false;
    state_record_used(work->cc->state, work->cc->config, work->select, work->absolute);
    if (!text) {
        state_record_original(work->cc->state, false, &work->left, work->absolute);
        return false;
    }
    if (!turn_calls(&out, text)) {
        log_debug("%s: the compiler calls its hooks through pointers", work->path);
        state_record(work->cc->state, "plain -fno-plt %s\n", work->absolute);
        return false;
    }
    if (!strstr(text, "\t.loc "))
        find_lines(work);
    add_table(work, &out);
    add_doors(work, &out);
    if (fs_write_atomic(work->assembly, out.text, out.length) != 0) {
        log_errno("cannot write %s", work->assembly);
        return false;
    }
    state_record_rewritten(work->cc->state, n_selected(work) + (work->program != NULL), 0, &work->left, work->absolute);
    if (fwrite(work->messages.text, 1, work->messages.length, stderr) != work->messages.length)
        log_debug("cannot pass on the compiler's messages");
    return true;
}

static const char *assembly_of(const struct wrap_cc *cc, const struct wrap_args *args, const char *path)
{
    uint64_t hash = hash_text(hash_text(HASH_START, cc->directory), path);
    hash = hash_text(hash, args->output ? args->output : "");
    const char *directory = fs_join(cc->arena, cc->state, "units");
    (void)fs_make_directories(directory);
    return arena_printf(cc->arena, "%s/%s-%016llx.s", directory, fs_name_of(path), (unsigned long long)hash);
}

/* "step.o": what the compiler would have called it by the source's name. */
static void name_output(const struct wrap_cc *cc, struct wrap_args *args, const char *path)
{
    const char *name = fs_name_of(path), *dot = strrchr(name, '.');
    vec_push(cc->arena, &args->words, "-o");
    vec_push(cc->arena, &args->words, arena_printf(cc->arena, "%.*s.o", (int)(dot - name), name));
}

bool instrument_sources(const struct wrap_cc *cc, struct wrap_args *args)
{
    VEC(size_t) sources = { 0 };
    bool any = false, compiles = false;
    for (size_t i = 0; i < args->words.count; i++) {
        if (args->words.items[i][0] != '-' && !is_value(args, i) && fortran_source_is(args->words.items[i]))
            vec_push(cc->arena, &sources, i);
        compiles = compiles || strcmp(args->words.items[i], "-c") == 0;
    }
    const char *why = sources.count ? why_not(cc, args) : NULL;
    if (!why && compiles && sources.count > 1)
        why = "-c of several sources";
    const struct wrap_args original = *args;
    for (size_t i = 0; i < sources.count; i++) {
        const char *path = args->words.items[sources.items[i]];
        struct work work = { .cc = cc, .args = &original, .arena = cc->arena, .select = select_new(cc->arena, cc->config), .path = path };
        work.absolute = fs_absolute(cc->arena, path);
        work.assembly = assembly_of(cc, args, path);
        if (why)
            state_record(cc->state, "plain %s %s\n", why, work.absolute);
        if (why || !instrument(&work))
            continue;
        if (!any) { /* the words of `original` stay as they are */
            words copy = { 0 };
            for (size_t k = 0; k < args->words.count; k++)
                vec_push(cc->arena, &copy, args->words.items[k]);
            args->words.items = copy.items;
            args->words.count = copy.count;
            args->words.capacity = copy.capacity;
        }
        args->words.items[sources.items[i]] = work.assembly;
        any = true;
        if (compiles && !args->output)
            name_output(cc, args, path);
    }
    return any;
}
