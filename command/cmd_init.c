/* weft init: looks at a project and proposes a configuration. See docs/init.md. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd_sources.h"
#include "command.h"
#include "commands.h"
#include "config_read.h"
#include "fs.h"
#include "init_proposal.h"
#include "log.h"
#include "source_search.h"

struct init {
    struct sources sources; /* first: each_unit gets its address */
    struct init_survey survey;
    struct init_proposal proposal;
    bool is_counting; /* the second look, with the proposal */
    const char *output;
    bool yes, is_dry;
    struct source_search search;
};

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .word = WORD_FILE,
      .at = offsetof(struct init, output),
      .help = "the configuration (default: config.json, or weft.json where a config.json is something else's); the report goes to the same name "
              "with .md" },
    { .name = "dry-run", .letter = 'n', .at = offsetof(struct init, is_dry), .help = "print both, write nothing" },
    { .name = "yes", .letter = 'y', .at = offsetof(struct init, yes), .help = "write them without asking" },
    { 0 },
};

/* How this project is built, where only its sources are known. */
static const char *build_command(struct arena *arena, const char *here)
{
    static const struct {
        const char *file, *command;
    } tools[] = { { "Cargo.toml", "weft cargo build" },
                  { "pom.xml", "weft mvn package" },
                  { "build.gradle", "weft gradle build" },
                  { "build.xml", "weft ant" },
                  { "Makefile", "weft make" },
                  { "CMakeLists.txt", SOURCES_BY_CMAKE },
                  { "meson.build", SOURCES_BY_MESON },
                  { "build.ninja", "weft ninja" },
                  { "build/build.ninja", "weft ninja -C build (clean first)" },
                  { "build/Makefile", "weft make -C build (clean first)" } };
    for (size_t i = 0; i < sizeof tools / sizeof *tools; i++)
        if (fs_exists(fs_join(arena, here, tools[i].file)))
            return tools[i].command;
    return "weft make, or weft build -- with your own command";
}

/* ---- two looks ---- */

static int each_unit(struct sources *sources, struct rewrite_result *result)
{
    struct init *init = (struct init *)sources;
    if (init->is_counting)
        init_proposal_count(&init->proposal, result->unit);
    else
        init_survey_add(&init->survey, result->unit);
    return STATUS_DONE;
}

/* Returns NULL after a message: the proposal is not valid. */
static const struct config *parse(struct arena *arena, const char *path, const char *text)
{
    struct diags diags = { .arena = arena };
    const struct config *config = config_parse(arena, path, text, strlen(text), &diags);
    diag_print(&diags);
    return config;
}

static int look(struct init *init, const struct operands *operands, const char *path, const char *config, bool is_counting)
{
    init->is_counting = is_counting;
    init->sources.request.config = parse(&init->sources.arena, path, config);
    if (!init->sources.request.config)
        return STATUS_FAILURE;
    init->proposal.probes = init->sources.request.config->probes.items;
    init->sources.is_quiet = true; /* a project that was never built here lacks headers: one line, not hundreds */
    int status = sources_rewrite(&init->sources, operands, each_unit);
    if (!is_counting)
        init->survey.n_failed = (size_t)operands->count - init->survey.n_files + init->sources.n_flawed;
    if (!is_counting && init->survey.n_failed)
        log_warning("%zu of %d sources could be read only in part, so calls in them may be missing: `weft sites FILE` says why; init knows the "
                    "flags of a build under weft, and those of a compile_commands.json",
                    init->survey.n_failed, operands->count);
    return status == STATUS_DONE || init->survey.n_files > 0 ? STATUS_DONE : status;
}

/* ---- the files ---- */

/* The name of the configuration that is to be written; NULL after a message. */
static const char *choose_name(struct init *init)
{
    struct arena *arena = &init->sources.arena;
    const char *name = init->output, *ours = config_in(arena, ".", false);
    if (!name && ours && !init->is_dry) {
        log_error("%s is there, and is left as it is. `weft init -o other.json` writes another one, `weft init --dry-run` none", fs_name_of(ours));
        return NULL;
    }
    if (!name)
        name = fs_exists("config.json") ? "weft.json" : "config.json";
    if (fs_exists(name) && !init->is_dry) {
        log_error("%s is there, and is left as it is: -o names another file", name);
        return NULL;
    }
    return name;
}

static const char *report_name(struct arena *arena, const char *name)
{
    size_t length = strlen(name);
    return text_ends_with(name, ".json") ? arena_printf(arena, "%.*s.md", (int)length - 5, name) : arena_printf(arena, "%s.md", name);
}

static bool is_agreed(const char *name, const char *report)
{
    char answer[16] = "";
    fprintf(stderr, "Write %s, and %s beside it? [y/N] ", name, report);
    return fgets(answer, sizeof answer, stdin) && (*answer == 'y' || *answer == 'Y');
}

static int write_new(const char *name, const struct str *text)
{
    FILE *file = fopen(name, "wx");
    if (file && fwrite(text->text, 1, text->length, file) == text->length && fclose(file) == 0)
        return STATUS_DONE;
    log_errno("%s: cannot be written", name);
    return STATUS_FAILURE;
}

static int write_both(struct init *init, const char *name, const struct str *config, const struct str *report)
{
    const char *beside = report_name(&init->sources.arena, name);
    if (init->is_dry) {
        printf("%s\n%s", config->text, report->text);
        return STATUS_DONE;
    }
    if (fs_exists(beside)) {
        log_error("%s is there, and is left as it is: -o names another file", beside);
        return STATUS_USAGE;
    }
    if (!init->yes) {
        fputs(config->text, stdout);
        fflush(stdout);
        if (!isatty(STDIN_FILENO) || !is_agreed(name, beside)) {
            log_info("nothing was written; `weft init --yes` writes it, `weft init --dry-run` shows the report as well");
            return STATUS_DONE;
        }
    }
    int status = write_new(name, config);
    if (status == STATUS_DONE)
        status = write_new(beside, report);
    if (status == STATUS_DONE)
        log_info("%s, and %s, which explains it. Next: %s; then weft run PROGRAM", name, beside,
                 init->search.next ? init->search.next : build_command(&init->sources.arena, fs_absolute(&init->sources.arena, ".")));
    return status;
}

static int propose(struct init *init, const struct operands *operands, const char *name)
{
    struct arena *arena = &init->sources.arena;
    struct str config = { .arena = arena }, report = { .arena = arena };
    const char *path = fs_absolute(arena, name);
    init_survey_start(&init->survey, arena);
    int status = look(init, operands, path, init_everything, false);
    if (status != STATUS_DONE)
        return status;
    init_survey_finish(&init->survey);
    init_proposal_make(&init->proposal, arena, &init->survey);
    init->proposal.how = init->search.how;
    if (init->proposal.entries.count == 0) {
        log_error("nothing was found that is worth recording; docs/config.md says how to select calls by name");
        return STATUS_FAILURE;
    }
    do {
        config.length = 0;
        init_proposal_config(&config, &init->proposal);
        status = look(init, operands, path, config.text, true);
        if (status != STATUS_DONE)
            return status;
    } while (init_proposal_demote(&init->proposal));
    init_proposal_drop_unused(&init->proposal);
    config.length = 0;
    init_proposal_config(&config, &init->proposal);
    init_proposal_report(&report, &init->proposal, name);
    return write_both(init, name, &config, &report);
}

static int run(const struct command *command, int argc, char **argv)
{
    struct init init = { .sources.request.headers = true };
    struct operands operands;
    int status = options_read(command, argc, argv, &init, &operands);
    const char *name = status == STATUS_DONE ? choose_name(&init) : NULL;
    if (status == STATUS_DONE && !name)
        status = STATUS_USAGE;
    if (status == STATUS_DONE && !source_search(&init.search, &init.sources, &operands, true))
        status = options_refuse(command, "init: there are no sources here. Run it in the directory of a project, or name files");
    if (status == STATUS_DONE)
        status = propose(&init, &operands, name);
    source_search_end(&init.search);
    arena_release(&init.sources.arena);
    return options_exit(status);
}

const struct command command_init = {
    .name = "init",
    .summary = "propose a config.json for the project in this directory",
    .operands = "[FILE...]",
    .operand = WORD_FILE,
    .about = "Looks at the sources of the project in this directory and proposes a configuration: calls that start threads, wait, or talk to the "
             "system, as far as they are used here, and the functions that most others call. A report beside it says what each costs.\n\n"
             "No file is ever overwritten.",
    .notes = SOURCES_FLAGS SOURCES_SEARCHED,
    .groups = { { rows, 0 }, { sources_rows, 0 } },
    .has_flags = true,
    .run = run,
};
