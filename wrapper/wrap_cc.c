#include "wrap_cc.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "program_names.h"
#include "child.h"
#include "clang_args.h"
#include "config_read.h"
#include "fallback.h"
#include "flags.h"
#include "fs.h"
#include "install.h"
#include "instrument.h"
#include "language.h"
#include "link_runtime.h"
#include "log.h"
#include "memory_hooks.h"
#include "source_map.h"
#include "repair.h"
#include "state.h"
#include "untouched.h"
#include "witness.h"
#include "wrap_args.h"
#include "wrap_rewrite.h"
#include "wrap_run.h"

enum { ROUNDS = 6 };

/* What the command links: nothing; a program without probes, as far as is known; or one with probes. */
enum link { LINK_NOTHING, LINK_PLAIN, LINK_PROBED };

/* What is compiled: with -w, where the messages are those about the original. */
enum text { TEXT_ORIGINAL, TEXT_REWRITTEN, TEXT_REWRITTEN_QUIETLY };

static bool is_clang(const struct wrap_cc *cc)
{
    struct rewrite_request request = { .compiler = cc->compiler };
    return !clang_args_is_gcc(cc->arena, &request);
}

/* Does this clang warn about linemarkers? Versions before 15 don't, and don't know the option. Debian's are in
 * /usr/lib/llvm-14. */
static bool clang_remarks_linemarkers(const struct wrap_cc *cc)
{
    char *real = realpath(cc->compiler, NULL);
    const char *version = real ? strstr(real, "llvm-") : NULL;
    bool remarks = !version || atoi(version + 5) >= 15;
    free(real);
    return remarks;
}

static bool holds_headers(const struct wrap_args *args, const struct source *sources)
{
    for (size_t i = 0; i < args->sources.count; i++)
        if (sources[i].changed && sources[i].headers.length)
            return true;
    return false;
}

/* Some compilers of rewritten texts would always ask the witness: with -pedantic clang warns about linemarkers, which
 * enclose the text of headers. */
static void add_quiet(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources, bool quiet, words *out)
{
    struct rewrite_request request = { .flags = args->flags.items, .n_flags = args->flags.count };
    if (quiet)
        vec_push(cc->arena, out, "-w");
    if (clang_args_is_pedantic(&request) && holds_headers(args, sources) && is_clang(cc) && clang_remarks_linemarkers(cc))
        vec_push(cc->arena, out, "-Wno-gnu-line-marker");
    if (!is_clang(cc) && witness_warnings_are_errors(args)) /* witness_has_none_of */
        vec_push(cc->arena, out, "-Wno-error=subobject-linkage");
}

static bool is_program(const char *word, bool (*is)(const char *name))
{
    char *real = realpath(word, NULL);
    bool yes = is(program_name(word)) || (real && is(program_name(real)));
    free(real);
    return yes;
}

static bool is_launched_by(const struct wrap_cc *cc, bool (*is)(const char *name))
{
    for (const char *const *word = cc->launch; *word; word++)
        if (is_program(*word, is))
            return true;
    return false;
}

static bool is_distcc(const char *name)
{
    return strcmp(name, "distcc") == 0;
}

/* Without optimisation clang gives the value of each call that has a landing pad a place of its own in the frame, and the
 * state of each point whose value is a long double, 4 to 16 bytes each. Its other register allocator lets the values share
 * places; variables stay where they are. Programs that launch compilers would take the flag for an output file. */
static void add_shared_places(const struct wrap_cc *cc, const struct wrap_args *args, words *out)
{
    struct rewrite_request request = { .flags = args->flags.items, .n_flags = args->flags.count };
    if (clang_args_level(&request) != '0' || !is_clang(cc) || is_launched_by(cc, launcher_name_is))
        return;
    vec_push(cc->arena, out, "-mllvm");
    vec_push(cc->arena, out, "-optimize-regalloc=1");
}

static struct link_runtime runtime_of(const struct wrap_cc *cc)
{
    return (struct link_runtime){ cc->arena, cc->library, cc->state, cc->config->hash, fortran_name_is(program_name(cc->compiler)) };
}

static void add_launch(const struct wrap_cc *cc, words *out)
{
    for (const char *const *word = cc->launch; *word; word++)
        vec_push(cc->arena, out, *word);
}

/* Does the compiler have to be told where the sources stand? */
static bool needs_folder(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources)
{
    bool needs = wrap_share_a_directory(cc->arena, args);
    for (size_t i = 0; i < args->sources.count; i++)
        needs = needs && !(sources[i].changed && sources[i].stands_alone);
    return needs;
}

static const char *const *make_command(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources, enum text text,
                                       enum link link)
{
    words out = { 0 };
    const struct source *first = NULL;
    add_launch(cc, &out);
    if (wrap_run_has_colours()) /* an option that the user gives comes later and wins */
        vec_push(cc->arena, &out, "-fdiagnostics-color=always");
    for (size_t i = 0; text != TEXT_ORIGINAL && i < args->sources.count; i++)
        first = !first && sources[i].changed ? &sources[i] : first;
    if (first) {
        const char *directory = wrap_directory_of(cc->arena, first->path);
        if (needs_folder(cc, args, sources)) {
            vec_push(cc->arena, &out, "-iquote");
            vec_push(cc->arena, &out, directory);
        }
        if (needs_folder(cc, args, sources) && !is_clang(cc)) { /* gcc drops the last one if the first -I names the same folder */
            vec_push(cc->arena, &out, "-iquote");
            vec_push(cc->arena, &out, fs_directory_of(cc->arena, first->rewritten));
        }
        if (is_clang(cc) && is_launched_by(cc, is_distcc)) /* clang warns of -iquote where distcc has it preprocess nothing */
            vec_push(cc->arena, &out, "-Wno-unused-command-line-argument");
        /* In __FILE__ a header next to the source is "x.h"; with -iquote it would become "./x.h". */
        if (strcmp(directory, ".") == 0 && !args->reads_dot && !is_clang(cc)) /* where it is "./x.h" anyway */
            vec_push(cc->arena, &out, "-fmacro-prefix-map=./=");
    }
    if (first && is_clang(cc)) /* each rejected point is to be named; it would stop after 20 errors. A limit of the user's wins */
        vec_push(cc->arena, &out, "-ferror-limit=0");
    size_t begin = out.count;
    for (size_t i = 0; i < args->words.count; i++)
        vec_push(cc->arena, &out, args->words.items[i]);
    for (size_t i = 0; first && i < args->sources.count; i++) {
        if (!sources[i].changed)
            continue;
        out.items[begin + sources[i].word] = sources[i].rewritten;
        vec_push(cc->arena, &out, arena_printf(cc->arena, "-fdebug-prefix-map=%s=%s", sources[i].rewritten, sources[i].path));
    }
    if (first) {
        add_quiet(cc, args, sources, text == TEXT_REWRITTEN_QUIETLY, &out);
        add_shared_places(cc, args, &out);
        vec_push(cc->arena, &out, "-idirafter");
        vec_push(cc->arena, &out, cc->include); /* for the compiler; the front end has it among the flags */
    }
    memory_hooks_add_words(cc->hooks, cc->arena, &out);
    struct link_runtime runtime = runtime_of(cc);
    if (link != LINK_NOTHING)
        link_add_runtime(&runtime, args, link == LINK_PROBED, &out);
    vec_push(cc->arena, &out, NULL);
    return out.items;
}

/* Appends a name as compilers write it into dependency files. */
static void add_make_escaped(struct str *out, const char *name)
{
    name += text_starts_with(name, "./") ? 2 : 0; /* both compilers omit it */
    for (; *name; name++) {
        if (*name == ' ' || *name == '\t' || *name == '#')
            str_add_char(out, '\\');
        if (*name == '$')
            str_add_char(out, '$');
        str_add_char(out, *name);
    }
}

/* The files that -MD or -MMD may write for this source, NULL-terminated. Drivers differ where they link as well: prog.d
 * after -o prog, or prog-foo.d; a-foo.d or foo.d without it. */
static void find_depends(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *paths[4])
{
    const char *name = fs_name_of(source->rewritten), *base = args->output ? args->output : name, *dot = strrchr(fs_name_of(base), '.');
    int length = dot ? (int)(dot - base) : (int)strlen(base), name_length = (int)strcspn(name, ".");
    size_t n = 0;
    if (args->depends)
        paths[n++] = args->depends;
    else if (args->facts & WRAP_DEP_MAKE)
        paths[n++] = arena_printf(cc->arena, "%.*s.d", length, base);
    if (!args->depends && args->facts & WRAP_DEP_MAKE && !(args->facts & WRAP_NO_LINK)) {
        paths[n++] = arena_printf(cc->arena, "%s-%.*s.d", args->output ? args->output : "a", name_length, name);
        paths[n++] = arena_printf(cc->arena, "%.*s.d", name_length, name);
    }
    paths[n] = NULL;
}

/* `header` is an entry of source.headers. */
static bool is_dependency(const struct wrap_args *args, const char *header)
{
    return *header == 'u' || !(args->facts & WRAP_DEP_USER);
}

/* In the rule of a source, adds the headers whose text is in the rewritten file. */
static void add_headers(const struct wrap_args *args, const struct source *source, struct str *out)
{
    const char *end = source->headers.text + source->headers.length;
    for (const char *at = source->headers.text; at < end; at += strlen(at) + 1)
        if (is_dependency(args, at)) {
            str_add(out, " \\\n ");
            add_make_escaped(out, at + 1);
        }
}

/* With -MP, each header also gets an empty rule. */
static void add_phony_headers(const struct wrap_args *args, const struct source *source, struct str *out)
{
    const char *end = source->headers.text + source->headers.length;
    for (const char *at = source->headers.text; (args->facts & WRAP_DEP_PHONY) && at < end; at += strlen(at) + 1)
        if (is_dependency(args, at)) {
            add_make_escaped(out, at + 1);
            str_add(out, ":\n");
        }
}

/* Corrects one word of a dependency file. NULL: omit it. */
static const char *correct_word(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *word)
{
    static const char *const headers[] = { "/weft/probe.h",    "/weft/probe.hpp",  "/weft/task.h",
                                           "/weft/detail.h",   "/weft/detail.hpp", "/weft/memory.h",
                                           "/weft/memory.hpp", "/weft/mpi.h",      NULL };
    size_t length = strlen(word);
    const char *colon = length && word[length - 1] == ':' ? ":" : "";
    char *name = arena_strndup(cc->arena, word, length - strlen(colon));
    for (const char *const *own = headers; *own; own++)
        if (text_ends_with(name, *own)) /* gcc resolves the links in a system header's directory */
            return NULL;
    if (strcmp(name, source->rewritten) == 0)
        return *colon ? NULL : source->path; /* it may be "-", which correct_depends omits */
    if (text_starts_with(name, "./") && !args->reads_dot && !*colon)
        return name + 2;
    return word;
}

/* If it names the rewritten file: else it is another source's. */
static void correct_depends_file(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *path)
{
    struct slice text;
    struct str out = { .arena = cc->arena };
    bool is_own = false;
    if (strcmp(path, "-") == 0 || fs_read(cc->arena, path, 0, &text) != 0)
        return;
    for (const char *at = text.text; *at;) {
        const char *begin = at;
        if (*at == ' ' || *at == '\n' || (*at == '\\' && at[1] == '\n')) {
            str_add_char(&out, *at++);
            continue;
        }
        while (*at && *at != ' ' && *at != '\n')
            at += *at == '\\' && at[1] && at[1] != '\n' ? 2 : 1;
        const char *word = correct_word(cc, args, source, arena_strndup(cc->arena, begin, (size_t)(at - begin)));
        if (word && strcmp(word, "-") != 0)
            str_add(&out, word);
        if (word == source->path) {
            is_own = true;
            add_headers(args, source, &out);
        }
    }
    if (!is_own)
        return;
    add_phony_headers(args, source, &out);
    if (fs_write_atomic(path, out.text ? out.text : "", out.length) != 0)
        log_errno("cannot correct the dependency file %s", path);
}

static void correct_depends(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    const char *paths[4];
    find_depends(cc, args, source, paths);
    for (const char **path = paths; *path; path++)
        correct_depends_file(cc, args, source, *path);
}

/* Records that a source was compiled unchanged: it has no selected call, each one was left alone, or the compiler
 * accepts only the original. */
static void record_original(const struct wrap_cc *cc, const struct source *source)
{
    bool rejected = source->fallbacks.original || source->fallbacks.steps.count; /* until nothing was left to rewrite */
    state_record_original(cc->state, rejected, &source->left, source->subject.source);
}

/* For `weft sites FILE`. */
static void remember_flags(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    struct rewrite_request request = wrap_request_of(cc, args, source);
    if (strcmp(source->path, "-") != 0)
        flags_remember(cc->state, source->subject.source, &request);
}

static void finish(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources, struct slice errors)
{
    if (fwrite(errors.text, 1, errors.length, stderr) != errors.length)
        log_debug("cannot pass on the compiler's messages");
    for (size_t i = 0; i < args->sources.count; i++) {
        struct source *source = &sources[i];
        remember_flags(cc, args, source);
        log_debug("%s: %u points, %u selected calls left alone, %u points fell back; %s", source->path, source->changed ? source->n_points : 0,
                  left_alone_total(&source->left), source->n_fallen_back, source->changed ? source->rewritten : "compiled unchanged");
        if (!source->changed) {
            record_original(cc, source);
            continue;
        }
        if (i + 1 == args->sources.count || !args->depends) /* a file for all of them is overwritten by the last one */
            correct_depends(cc, args, source);
        state_record_rewritten(cc->state, source->n_points, source->n_fallen_back, &source->left, source->subject.source);
        if ((source->n_fallen_back || source->fallbacks.quiet) && fallback_save(cc->state, source->key, &source->subject, &source->fallbacks) != 0)
            log_debug("cannot remember what fell back: %s", strerror(errno));
    }
}

/* After the compiler rejected the text: rewrites the sources for the next round. Returns false if no point could fall
 * back. */
static bool repair_sources(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources, struct slice errors, unsigned round)
{
    bool progress = false;
    for (size_t i = 0; i < args->sources.count; i++) {
        uint32_t moved = 0;
        if (!sources[i].changed)
            continue;
        if (!wrap_rewrite_again(cc, args, &sources[i], errors, round, &moved))
            return false;
        log_debug("%s: the compiler rejects the rewritten text; %u point(s) fell back:\n%.*s", sources[i].path, moved, (int)errors.length,
                  errors.text);
        progress = progress || moved;
    }
    return progress;
}

static bool any_changed(const struct wrap_args *args, const struct source *sources)
{
    for (size_t i = 0; i < args->sources.count; i++)
        if (sources[i].changed)
            return true;
    return false;
}

static enum link guess_link(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources)
{
    struct link_inputs inputs;
    struct link_runtime runtime = runtime_of(cc);
    link_look(&runtime, args, &inputs);
    for (size_t i = 0; i < inputs.stale.count; i++)
        state_record(cc->state, "stale %s\n", fs_absolute(cc->arena, inputs.stale.items[i]));
    return inputs.have_units || any_changed(args, sources) || cc->has_hooks || cc->hooks ? LINK_PROBED : LINK_PLAIN;
}

/* Links once more if the guess was wrong: the linker knows only in the end whether the program needs the runtime. */
static void correct_link(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources, struct slice input, enum text text,
                         enum link guessed)
{
    struct link_runtime runtime = runtime_of(cc);
    enum link right = guessed == LINK_NOTHING || (args->facts & WRAP_STATIC) ? guessed
                      : link_needs_runtime(&runtime, args)                   ? LINK_PROBED
                                                                             : LINK_PLAIN;
    struct wrap_output output;
    if (right != guessed && wrap_run_captured(cc->arena, make_command(cc, args, sources, text, right), input, &output) == 0)
        log_debug("linked once more, %s the way to the runtime", right == LINK_PROBED ? "with" : "without");
}

enum why_original {
    ORIGINAL_UNCHANGED, /* there is no other text */
    ORIGINAL_REJECTED,  /* the compiler accepts nothing else */
    ORIGINAL_AFTER_KILL /* it was killed before it could tell */
};

/* The compiler alone. */
static int compile_original(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources, struct slice input, enum link link,
                            enum why_original why)
{
    struct wrap_output output = { 0 };
    const char *const *original;
    do {
        original = make_command(cc, args, sources, TEXT_ORIGINAL, link);
        if (wrap_run_captured(cc->arena, original, input, &output) < 0)
            return wrap_run_instead(original, input);
    } while (!memory_hooks_settle(cc, output.status == 0));
    for (size_t i = 0; i < args->sources.count; i++) {
        bool fell_back = why == ORIGINAL_REJECTED && output.status == 0 && (sources[i].changed || sources[i].fallbacks.steps.count);
        /* otherwise every point of it is left alone */
        sources[i].fallbacks.original = sources[i].fallbacks.original || (fell_back && sources[i].changed);
        if (fell_back && fallback_save(cc->state, sources[i].key, &sources[i].subject, &sources[i].fallbacks) == 0)
            log_debug("%s: only the original compiles", sources[i].path);
        if (output.status == 0) {
            remember_flags(cc, args, &sources[i]);
            log_debug("%s: compiled unchanged: %s", sources[i].path,
                      why == ORIGINAL_AFTER_KILL           ? "the compiler was killed"
                      : sources[i].fallbacks.original      ? "the compiler rejects the rewritten text"
                      : left_alone_total(&sources[i].left) ? "each selected call is left alone"
                                                           : "it has no selected call");
            if (why == ORIGINAL_AFTER_KILL && sources[i].changed)
                state_record(cc->state, "killed %s\n", sources[i].subject.source);
            else
                record_original(cc, &sources[i]);
        } else {
            state_record(cc->state, "failed %s\n", sources[i].subject.source);
        }
    }
    if (fwrite(output.errors.text, 1, output.errors.length, stderr) != output.errors.length)
        log_debug("cannot pass on the compiler's messages");
    if (output.status == 0) {
        correct_link(cc, args, sources, input, TEXT_ORIGINAL, link);
        (void)memory_hooks_record(cc);
    }
    return wrap_run_status(output.status);
}

/* A mistake of the source's own costs two rounds, not all; -fsyntax-only takes little time beside those. */
static bool original_is_at_fault(const struct wrap_cc *cc, const struct wrap_args *args, struct slice input)
{
    words check = { 0 };
    struct wrap_output output;
    add_launch(cc, &check);
    if (!witness_without_output(cc->arena, args, &check))
        return false;
    vec_push(cc->arena, &check, "-fsyntax-only");
    vec_push(cc->arena, &check, NULL);
    return wrap_run_captured(cc->arena, check.items, input, &output) == 0 && WIFEXITED(output.status) && WEXITSTATUS(output.status) != 0;
}

/* In one of the forms down the ladder, without warnings if they would be errors. Returns false if nothing but the original is accepted, or
 * the compiler was killed, which says nothing of the text: it may have taken more memory than there was. */
static bool compile_rewritten(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources, struct slice input, enum link link,
                              enum text *text, struct wrap_output *output)
{
    *text = TEXT_REWRITTEN;
    for (size_t i = 0; i < args->sources.count; i++)
        if (sources[i].fallbacks.quiet)
            *text = TEXT_REWRITTEN_QUIETLY;
    for (unsigned round = 0; any_changed(args, sources);) {
        if (wrap_run_captured(cc->arena, make_command(cc, args, sources, *text, link), input, output) < 0)
            return false;
        if (WIFSIGNALED(output->status)) /* Ctrl-C, or killed */
            return true;
        if (wrap_run_was_killed(output))
            return false;
        if (output->status == 0 && memory_hooks_settle(cc, true))
            return true;
        if (output->status == 0) /* once more, without hooks */
            continue;
        if (*text == TEXT_REWRITTEN && witness_warnings_are_errors(args)) {
            log_debug("the compiler rejects the rewritten text, with warnings as errors:\n%.*s", (int)output->errors.length, output->errors.text);
            *text = TEXT_REWRITTEN_QUIETLY;
        } else if (round == ROUNDS || (round == 1 && original_is_at_fault(cc, args, input)) ||
                   !repair_sources(cc, args, sources, output->errors, round++)) {
            return false;
        }
    }
    return false;
}

/* Takes the messages from a compile of the original. Where that would leave files of the original behind, the
 * rewritten text is compiled once more. Returns false if the compiler rejects the original. */
static bool ask_witness(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources, struct slice input, enum link link,
                        struct wrap_output *output)
{
    words witness = { 0 };
    struct wrap_output again;
    add_launch(cc, &witness);
    if (wrap_run_has_colours())
        vec_push(cc->arena, &witness, "-fdiagnostics-color=always");
    bool writes_nothing = witness_without_output(cc->arena, args, &witness);
    vec_push(cc->arena, &witness, NULL);
    if (writes_nothing && wrap_run_captured(cc->arena, witness.items, input, output) == 0 && output->status == 0)
        return true;
    return wrap_run_captured(cc->arena, make_command(cc, args, sources, TEXT_ORIGINAL, link), input, output) == 0 && output->status == 0 &&
           wrap_run_captured(cc->arena, make_command(cc, args, sources, TEXT_REWRITTEN_QUIETLY, link), input, &again) == 0 && again.status == 0;
}

/* The original's text and the command decide what is said of it, and so does what is said of the rewritten text. */
static bool key_of_witness(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, struct slice messages, uint64_t *key)
{
    struct slice text;
    if (source->contents.text || fs_read(cc->arena, source->path, 0, &text) != 0)
        return false;
    *key = hash_bytes(hash_bytes(HASH_START, text.text, text.length), messages.text, messages.length);
    for (const char *const *word = cc->launch; *word; word++)
        *key = hash_text(*key, *word);
    for (size_t i = 0; i < args->words.count; i++)
        *key = hash_text(*key, args->words.items[i]);
    return true;
}

static bool hides_messages(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources)
{
    for (size_t i = 0; i < args->sources.count; i++)
        if (sources[i].changed && (is_clang(cc) ? sources[i].hides_of_clang : sources[i].hides_of_gcc))
            return true;
    return false;
}

/* Leaves in `output` the messages about the original. Returns false if the compiler rejects the original. */
static bool correct_messages(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *sources, struct slice input, enum link link,
                             enum text text, struct wrap_output *output)
{
    const struct source *source = &sources[0];
    struct untouched untouched = { cc->arena, source->rewritten, cc->directory,
                                   strcmp(wrap_directory_of(cc->arena, source->path), ".") == 0 && !args->reads_dot && !is_clang(cc) };
    uint64_t key;
    bool has_key = text == TEXT_REWRITTEN && args->sources.count == 1 && key_of_witness(cc, args, source, output->errors, &key);
    if (has_key && (witness_remembers(cc->arena, source->rewritten, key, &output->errors) ||
                    (!hides_messages(cc, args, sources) && untouched_has_all(&untouched, output->errors, &output->errors))))
        return true;
    if (!ask_witness(cc, args, sources, input, link, output))
        return false;
    if (has_key)
        witness_remember(cc->arena, source->rewritten, key, output->errors);
    return true;
}

static int compile(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources, struct slice input, bool links)
{
    struct wrap_output output = { 0 };
    enum link link = links ? guess_link(cc, args, sources) : LINK_NOTHING;
    enum text text;
    bool accepted = compile_rewritten(cc, args, sources, input, link, &text, &output);
    if (accepted && WIFSIGNALED(output.status))
        return wrap_run_status(output.status);
    if (accepted && text == TEXT_REWRITTEN && args->sources.count == 1 && !is_clang(cc) && witness_has_none_of(output.errors, sources[0].path))
        output.errors.length = 0;
    if (accepted && (text == TEXT_REWRITTEN_QUIETLY || witness_names_a_place(output.errors) || hides_messages(cc, args, sources)))
        accepted = correct_messages(cc, args, sources, input, link, text, &output);
    if (!accepted)
        return compile_original(cc, args, sources, input, link,
                                !output.errors.text            ? ORIGINAL_UNCHANGED
                                : wrap_run_was_killed(&output) ? ORIGINAL_AFTER_KILL
                                                               : ORIGINAL_REJECTED);
    for (size_t i = 0; i < args->sources.count; i++)
        sources[i].fallbacks.quiet = sources[i].changed && text == TEXT_REWRITTEN_QUIETLY;
    finish(cc, args, sources, output.errors);
    correct_link(cc, args, sources, input, text, link);
    (void)memory_hooks_record(cc);
    return 0;
}

/* -iquote is for all sources of a command: if one of them must not see its folder's headers so, none is rewritten that needs it. */
static void agree_on_folder(const struct wrap_cc *cc, const struct wrap_args *args, struct source *sources)
{
    if (args->sources.count < 2 || !wrap_share_a_directory(cc->arena, args) || needs_folder(cc, args, sources))
        return;
    for (size_t i = 0; i < args->sources.count; i++)
        sources[i].changed = sources[i].changed && sources[i].stands_alone;
}

static const char *const *plain_command(const struct wrap_cc *cc)
{
    words out = { 0 };
    add_launch(cc, &out);
    for (char *const *word = cc->argv; *word; word++)
        vec_push(cc->arena, &out, *word);
    vec_push(cc->arena, &out, NULL);
    return out.items;
}

static bool is_compiler_check(const struct wrap_cc *cc, const struct wrap_args *args)
{
    for (size_t i = 0; i < args->words.count; i++)
        if (args->words.items[i][0] != '-' && wrap_is_compiler_check(cc->directory, args->words.items[i]))
            return true;
    return wrap_is_compiler_check(cc->directory, "");
}

/* Takes the runtime for what the command makes. Without one, the sources are recorded as foreign. */
static bool find_runtime(struct wrap_cc *cc, const struct wrap_args *args)
{
    target_find(cc->arena, cc->state, cc->compiler, args, cc->library, &cc->target);
    cc->library = cc->target.library;
    for (size_t i = 0; i < args->sources.count && !cc->library; i++)
        state_record(cc->state, "foreign %s are not instrumented: %s\n", cc->target.name, cc->target.reason);
    return cc->library != NULL;
}

/* Why the command is passed on as it is; NULL: it is not. */
static const char *why_plain(const struct wrap_cc *cc, const struct wrap_args *args)
{
    if (args->inputs.count == 0)
        return "it names no file";
    if (args->facts & WRAP_UNTOUCHED)
        return "it compiles nothing";
    if (!install_has_runtime(cc->arena))
        return "weft's runtime is not installed";
    if (is_compiler_check(cc, args))
        return "a build system checks the compiler with it";
    if (!(args->facts & WRAP_ALONE))
        return NULL;
    for (size_t i = 0; i < args->sources.count; i++)
        state_record(cc->state, "plain %s %s\n", args->alone, args->words.items[args->sources.items[i].word]);
    return arena_printf(cc->arena, "there is no runtime for %s", args->alone);
}

bool wrap_cc_find(struct wrap_cc *cc, struct diags *diags)
{
    const char *path = config_find(cc->arena, NULL, diags);
    cc->config = path ? config_load(cc->arena, path, diags) : NULL;
    cc->state = state_directory(cc->arena, cc->directory);
    cc->include = install_include_directory(cc->arena);
    cc->library = install_library_directory(cc->arena);
    return cc->config != NULL;
}

static void parse_command(const struct wrap_cc *cc, struct wrap_args *args)
{
    const struct language *forced = language_by_name(compiler_language(cc->compiler));
    wrap_args_parse(cc->arena, cc->argv, args);
    vec_push(cc->arena, &args->flags, "-idirafter"); /* <weft/weft.h>, where nothing else finds it */
    vec_push(cc->arena, &args->flags, cc->include);
    for (size_t i = 0; i < args->sources.count && forced; i++)
        if (!args->sources.items[i].is_named && text_ends_with(args->words.items[args->sources.items[i].word], ".c"))
            args->sources.items[i].language = forced;
}

int wrap_cc_rewrite(struct wrap_cc *cc, uint32_t word, uint64_t key, const char *rewritten, int report)
{
    struct wrap_args args;
    parse_command(cc, &args);
    for (size_t i = 0; i < args.sources.count; i++)
        if (args.sources.items[i].word == word && find_runtime(cc, &args))
            return wrap_rewrite_for(cc, &args, &args.sources.items[i], key, rewritten, report);
    return 1;
}

static bool has_word(const struct wrap_args *args, const char *word)
{
    for (size_t i = 0; i < args->words.count; i++)
        if (strcmp(args->words.items[i], word) == 0)
            return true;
    return false;
}

/* `gcc -### -x c -c -`: go asks so who the compiler is, and takes objects from its cache that the same one has made (gccToolID in its
 * sources: the first line with a "version"). Rewritten ones are those of this weft and this configuration. */
static void tell_identity(const struct wrap_cc *cc, const struct wrap_args *args)
{
    if (has_word(args, "-###") && has_word(args, "-c") && has_word(args, "-"))
        fprintf(stderr, "weft version 0, with its configuration %016" PRIx64 "\n", state_hash_program(cc->config->hash, install_weft(cc->arena)));
}

int wrap_cc_run(struct wrap_cc *cc)
{
    struct wrap_args args;
    struct slice input = { 0 };
    parse_command(cc, &args);
    const char *why = why_plain(cc, &args);
    if (why) {
        tell_identity(cc, &args);
        log_debug("%s: passed on as it is: %s", cc->compiler, why);
        return wrap_run_instead(plain_command(cc), input);
    }
    for (size_t i = 0; i < args.unread.count; i++)
        state_record(cc->state, "unread %s\n", args.unread.items[i]);
    bool links = !(args.facts & (WRAP_NO_LINK | WRAP_NO_RUNTIME)), is_fortran = fortran_name_is(program_name(cc->compiler));
    if (args.sources.count == 0 && !links && !is_fortran)
        return wrap_run_instead(plain_command(cc), input);
    if (!find_runtime(cc, &args))
        return wrap_run_instead(plain_command(cc), input);
    memory_hooks_prepare(cc, &args);
    cc->has_hooks = is_fortran && instrument_sources(cc, &args);
    if (cc->has_hooks && !cc->hooks && args.sources.count == 0 && !links)
        return wrap_run_instead(make_command(cc, &args, NULL, TEXT_ORIGINAL, LINK_NOTHING), input);
    if (args.sources.count == 0 && !links && !cc->hooks)
        return wrap_run_instead(plain_command(cc), input);
    struct source *sources = arena_array(cc->arena, struct source, args.sources.count + 1);
    for (size_t i = 0; i < args.sources.count; i++) {
        wrap_rewrite(cc, &args, &args.sources.items[i], &sources[i]);
        input = sources[i].contents.text ? sources[i].contents : input;
    }
    agree_on_folder(cc, &args, sources);
    return compile(cc, &args, sources, input, links);
}
