#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "analyse.h"
#include "commands.h"
#include "completion.h"
#include "exporters.h"
#include "help.h"
#include "man.h"

/* ---- the tables ---- */

static const char *in(struct arena *arena, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = arena_vprintf(arena, format, arguments);
    va_end(arguments);
    return text;
}

/* The part of `text` that begins behind `begin` and ends before `end`. */
static const char *part(struct arena *arena, const char *text, const char *begin, const char *end)
{
    const char *at = strstr(text, begin);
    cr_assert_not_null(at, "%s", begin);
    at += strlen(begin);
    const char *stop = strstr(at, end);
    cr_assert_not_null(stop, "%s", end);
    return arena_strndup(arena, at, (size_t)(stop - at));
}

static void assert_has(const char *text, const char *wanted, const char *where, const struct command *command)
{
    cr_assert_not_null(strstr(text, wanted), "%s of weft %s has no '%s'", where, command->name, wanted);
}

static const char *completion_of(struct arena *arena, const char *shell)
{
    struct str text = { .arena = arena };
    cr_assert(completion_add(&text, shell));
    return text.text;
}

static const char *roff(struct arena *arena, const char *name)
{
    struct str text = { .arena = arena };
    for (; *name; name++)
        str_add(&text, *name == '-' ? "\\-" : (char[]){ *name, 0 });
    return text.text;
}

static void check_option(struct arena *arena, const struct command *command, const struct option_row *row, const char *help, const char *man,
                         const char *zsh)
{
    const char *bash = completion_of(arena, "bash"), *fish = completion_of(arena, "fish");
    const char *words = part(arena, part(arena, bash, in(arena, "    %s) operand=", command->name), "\n"), " options='", "'");
    struct str option = { .arena = arena };
    help_add_option(&option, row);
    assert_has(help, option.text, "the help", command);
    assert_has(man, in(arena, "\\-\\-%s\\fR", roff(arena, row->name)), "the man page", command);
    assert_has(in(arena, " %s ", words), in(arena, " --%s ", row->name), "bash's completion", command);
    assert_has(zsh, in(arena, row->argument ? "--%s=" : "--%s", row->name), "zsh's completion", command);
    assert_has(fish, in(arena, " -l %s -n '__weft_command_is %s%s", row->name, command->name, command->ends_at_operand ? ";" : "'"),
               "fish's completion", command);
    if (!row->argument)
        return;
    assert_has(bash, in(arena, "'%s --%s') value=", command->name, row->name), "bash's completion", command);
    for (size_t i = 0; row->values && row->values(i).name; i++) {
        assert_has(help, row->values(i).name, "the help", command);
        assert_has(man, in(arena, "\\fB%s\\fR", row->values(i).name), "the man page", command);
        assert_has(part(arena, bash, in(arena, "'%s --%s') value=values values='", command->name, row->name), "'"), row->values(i).name,
                   "bash's completion", command);
        assert_has(zsh, row->values(i).name, "zsh's completion", command);
        assert_has(part(arena, fish, in(arena, " -l %s -n '__weft_command_is %s", row->name, command->name), "\n"), row->values(i).name,
                   "fish's completion", command);
    }
}

Test(options, are_in_help_man_page_and_completions)
{
    for (const struct command *const *command = commands; *command; command++) {
        struct arena arena = { 0 };
        struct str help = { .arena = &arena }, man = { .arena = &arena };
        const struct option_row *row;
        help_add(&help, *command);
        man_add(&man, (*command)->page_of ? (*command)->page_of : *command);
        const char *zsh = part(&arena, completion_of(&arena, "zsh"), in(&arena, "\n    %s)", (*command)->name), " ;;\n");
        for (size_t i = 0; !(*command)->passes_on && (row = command_option(*command, i, NULL)); i++)
            check_option(&arena, *command, row, help.text, man.text, zsh);
        arena_release(&arena);
    }
}

Test(options, commands_are_in_the_overview_and_completions)
{
    struct arena arena = { 0 };
    struct str man = { .arena = &arena };
    man_add_overview(&man);
    for (const struct command *const *command = commands; *command; command++) {
        const char *name = (*command)->name;
        assert_has(man.text, in(&arena, "weft\\-%s (1)", name), "the overview", *command);
        assert_has(in(&arena, " %s ", part(&arena, completion_of(&arena, "bash"), "local commands='", "'")), in(&arena, " %s ", name),
                   "bash's completion", *command);
        assert_has(completion_of(&arena, "zsh"), in(&arena, "'%s:", name), "zsh's completion", *command);
        assert_has(completion_of(&arena, "fish"), in(&arena, "-n __weft_wants_command -a %s ", name), "fish's completion", *command);
        cr_assert_eq(commands_find(name), *command);
    }
    arena_release(&arena);
}

Test(options, rows_are_complete)
{
    for (const struct command *const *command = commands; *command; command++) {
        const struct option_row *row, *other;
        cr_assert((*command)->name && (*command)->summary && (*command)->operands && (*command)->about && (*command)->run);
        cr_assert_null((*command)->groups[MOST_GROUPS - 1].rows, "%s: the last group ends the list", (*command)->name);
        for (size_t i = 0; (row = command_option(*command, i, NULL)); i++) {
            cr_assert(row->help && *row->help, "--%s", row->name);
            cr_assert(row->argument || (!row->values && row->word == WORD_TEXT && !row->is_required), "--%s takes no value", row->name);
            cr_assert(!row->values || row->values(0).name, "--%s", row->name);
            for (size_t j = 0; row->values && row->values(j).name; j++)
                cr_assert_eq(!row->values(j).help, !row->values(0).help, "--%s %s", row->name, row->values(j).name);
            for (size_t j = 0; j < i; j++) {
                other = command_option(*command, j, NULL);
                cr_assert_str_neq(row->name, other->name, "twice in %s", (*command)->name);
                cr_assert(!row->letter || row->letter != other->letter, "-%c is twice in %s", row->letter, (*command)->name);
            }
        }
    }
}

static bool has_option(const struct command *command, const char *beginning, char letter)
{
    const struct option_row *row;
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++)
        if (beginning ? strncmp(row->name, beginning, strlen(beginning)) == 0 : row->letter == letter)
            return true;
    return false;
}

static int read_word(const struct command *command, const char *word)
{
    char *argv[] = { (char *)command->name, (char *)word, NULL };
    struct operands operands;
    return options_read(command, 2, argv, NULL, &operands);
}

Test(options, of_no_table_are_refused, .init = cr_redirect_stderr)
{
    const struct option_row *row;
    for (const struct command *const *command = commands; *command; command++) {
        if ((*command)->passes_on)
            continue;
        for (int letter = '!'; letter <= '~'; letter++)
            if (letter != '-' && !has_option(*command, NULL, (char)letter))
                cr_assert_eq(read_word(*command, (char[]){ '-', (char)letter, 0 }), STATUS_USAGE, "%s -%c", (*command)->name, letter);
        for (const struct command *const *other = commands; *other; other++)
            for (size_t i = 0; (row = command_option(*other, i, NULL)); i++) {
                char word[64];
                snprintf(word, sizeof word, "--%s", row->name);
                if (!has_option(*command, row->name, 0))
                    cr_assert_eq(read_word(*command, word), STATUS_USAGE, "%s %s", (*command)->name, word);
            }
    }
}

/* "weft export" says which formats are no text. */
Test(options, export_says_which_formats_are_text)
{
    const struct option_row *to = command_option(&command_export, 0, NULL);
    size_t n_formats = 0;
    for (; exporters[n_formats]; n_formats++) {
        const struct exporter *exporter = exporters[n_formats];
        struct option_value value = to->values(n_formats);
        cr_assert_str_eq(value.name, exporter->name);
        cr_expect_eq(exporter->target == EXPORT_DIRECTORY, strstr(value.help, "(a directory") != NULL, "%s", exporter->name);
        bool is_binary = exporter->target == EXPORT_BINARY || exporter->target == EXPORT_FILE;
        cr_expect_eq(is_binary, strstr(value.help, "(binary") != NULL, "%s", exporter->name);
    }
    cr_assert_null(to->values(n_formats).name);
    cr_assert_geq(n_formats, 12);
}

/* ---- reading ---- */

struct sample {
    const char *other; /* so that the group is not at the beginning */
    struct {
        const char *out, *colour;
        bool force, format;
        size_t n_taken;
    } inner;
};

static struct option_value colour(size_t index)
{
    static const char *const names[] = { "red", "green" };
    return (struct option_value){ index < 2 ? names[index] : NULL, NULL };
}

static int take_colour(const struct option_use *use, void *context)
{
    const char **colour = context;
    *colour = use->value_index == 1 ? "the second" : "the first";
    return strcmp(use->value, "red") == 0 ? 77 : STATUS_DONE;
}

#define AT(member) (offsetof(struct sample, inner.member) - offsetof(struct sample, inner))
static const struct option_row rows[] = {
    { .name = "output", .letter = 'o', .argument = "FILE", .word = WORD_FILE, .help = "file", .at = AT(out) },
    { .name = "force", .letter = 'f', .help = "force", .at = AT(force) },
    { .name = "format", .letter = 'F', .help = "format", .at = AT(format) },
    { 0 },
};
static const struct option_row colour_rows[] = {
    { .name = "colour", .argument = "COLOUR", .values = colour, .help = "colour:", .take = take_colour },
    { 0 },
};
static struct command sample_command = {
    .name = "sample",
    .operands = "WORD...",
    .about = "about",
    .groups = { { rows, offsetof(struct sample, inner) }, { colour_rows, offsetof(struct sample, inner.colour) } },
};

static struct sample sample;
static struct operands operands;
static char words[16][64], *argv[17];

static int read_line(const char *line)
{
    int argc = 0;
    for (const char *at = line; *at; argc++) {
        size_t length = strcspn(at, " ");
        snprintf(words[argc], sizeof *words, "%.*s", (int)length, at);
        argv[argc] = words[argc];
        at += length + (at[length] == ' ');
    }
    argv[argc] = NULL;
    sample = (struct sample){ 0 };
    return options_read(&sample_command, argc, argv, &sample, &operands);
}

Test(options, are_read_in_every_form)
{
    static const char *const lines[] = { "sample -o x", "sample -ox", "sample --output x", "sample --output=x", "sample --out x", "sample --o=x" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        cr_assert_eq(read_line(lines[i]), STATUS_DONE, "%s", lines[i]);
        cr_assert_str_eq(sample.inner.out, "x", "%s", lines[i]);
        cr_assert_eq(operands.count, 0);
    }
    cr_assert_eq(read_line("sample -fox -F"), STATUS_DONE);
    cr_assert(sample.inner.force && sample.inner.format);
    cr_assert_str_eq(sample.inner.out, "x");
    cr_assert_eq(read_line("sample --output=a=b"), STATUS_DONE);
    cr_assert_str_eq(sample.inner.out, "a=b");
    cr_assert_eq(read_line("sample -o -f"), STATUS_DONE);
    cr_assert_str_eq(sample.inner.out, "-f");
    cr_assert_not(sample.inner.force);
    cr_assert_null(sample.other);
}

Test(options, are_taken_by_functions, .init = cr_redirect_stderr)
{
    cr_assert_eq(read_line("sample --colour green"), STATUS_DONE);
    cr_assert_str_eq(sample.inner.colour, "the second");
    cr_assert_eq(read_line("sample --colour red"), 77);
    cr_assert_eq(read_line("sample --colour blue"), STATUS_USAGE);
}

Test(options, may_stand_among_operands)
{
    cr_assert_eq(read_line("sample a -f - b -- -o c"), STATUS_DONE);
    cr_assert(sample.inner.force);
    cr_assert_eq(operands.count, 5);
    static const char *const expected[] = { "a", "-", "b", "-o", "c" };
    for (int i = 0; i < 5; i++)
        cr_assert_str_eq(operands.words[i], expected[i]);
}

Test(options, end_where_a_program_begins)
{
    sample_command.ends_at_operand = true;
    cr_assert_eq(read_line("sample -f program -o x"), STATUS_DONE);
    cr_assert_eq(operands.count, 3);
    cr_assert_str_eq(operands.words[0], "program");
    cr_assert_null(operands.words[3]);
    cr_assert_null(sample.inner.out);
    cr_assert_eq(read_line("sample -f -- -o x"), STATUS_DONE);
    cr_assert_eq(operands.count, 2);
    cr_assert_str_eq(operands.words[0], "-o");
    cr_assert_null(operands.words[2]);
}

Test(options, end_where_flags_begin, .init = cr_redirect_stderr)
{
    sample_command.has_flags = true;
    cr_assert_eq(read_line("sample a -f b -- -O2 -c"), STATUS_DONE);
    cr_assert_eq(operands.count, 2);
    cr_assert_eq(operands.n_flags, 2);
    cr_assert_str_eq(operands.flags[0], "-O2");
    cr_assert_eq(read_line("sample a"), STATUS_DONE);
    cr_assert_eq(operands.n_flags, 0);
    cr_assert_eq(read_line("sample -o -- a"), STATUS_USAGE);
}

static void assert_refused(const char *line, const char *message)
{
    char text[512];
    snprintf(text, sizeof text, "weft: %s\nusage: weft sample [-o FILE] [-f] [-F] [--colour COLOUR] WORD...\n", message);
    cr_redirect_stderr();
    cr_assert_eq(read_line(line), STATUS_USAGE, "%s", line);
    fflush(stderr);
    cr_assert_stderr_eq_str(text);
}

Test(options, says_what_is_unknown)
{
    assert_refused("sample -x", "unknown option -x");
}
Test(options, says_what_may_be_meant)
{
    assert_refused("sample --fource", "unknown option --fource; did you mean --force?");
}
Test(options, says_what_is_meant_by_nothing)
{
    assert_refused("sample --x=1", "unknown option --x");
}
Test(options, says_between_which_one_must_choose)
{
    assert_refused("sample --fo", "option --fo may be --force or --format");
}
Test(options, says_what_needs_a_value)
{
    assert_refused("sample --out", "option --output needs a value");
}
Test(options, says_what_takes_none)
{
    assert_refused("sample --force=yes", "option --force takes no value");
}
Test(options, says_which_values_are_known)
{
    assert_refused("sample --colour blue", "--colour blue: unknown; known are: red, green");
}
Test(options, wants_names_of_files)
{
    assert_refused("sample --output=", "option --output needs the name of a file");
}

static const struct option_row limit_row = { .name = "limit", .argument = "N" };

static int take_rows(const char *value, size_t *n)
{
    return options_take_rows(&(struct option_use){ &sample_command, &limit_row, value, 0 }, n);
}

static int take_percent(const char *value, double *percent)
{
    return options_take_percent(&(struct option_use){ &sample_command, &limit_row, value, 0 }, 100, "5%", percent);
}

Test(options, numbers_of_rows, .init = cr_redirect_stderr)
{
    static const char *const wrong[] = { "", "x", "-1", "+1", " 1", "1.5", "1k", "99999999999999999999" };
    size_t n = 1;
    cr_assert_eq(take_rows("0", &n), STATUS_DONE);
    cr_assert_eq(n, 0);
    cr_assert_eq(take_rows("40", &n), STATUS_DONE);
    cr_assert_eq(n, 40);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_eq(take_rows(wrong[i], &n), STATUS_USAGE, "%s", wrong[i]);
}

Test(options, percentages, .init = cr_redirect_stderr)
{
    static const char *const wrong[] = { "", "%", "x%", "-1%", "101", "nan", "5%%", "5 %" };
    double percent = 1;
    cr_assert_eq(take_percent("0.5%", &percent), STATUS_DONE);
    cr_assert_eq(percent, 0.5);
    cr_assert_eq(take_percent("100", &percent), STATUS_DONE);
    cr_assert_eq(percent, 100);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_eq(take_percent(wrong[i], &percent), STATUS_USAGE, "%s", wrong[i]);
}

Test(options, prints_help, .init = cr_redirect_stdout)
{
    cr_assert_eq(read_line("sample -f --help"), OPTIONS_HELPED);
    cr_assert_eq(options_exit(OPTIONS_HELPED), STATUS_DONE);
    fflush(stdout);
    cr_assert_stdout_eq_str("usage: weft sample [-o FILE] [-f] [-F] [--colour COLOUR] WORD...\n"
                            "\n"
                            "about\n"
                            "\n"
                            "  -o, --output FILE    file\n"
                            "  -f, --force          force\n"
                            "  -F, --format         format\n"
                            "      --colour COLOUR  colour: red, green\n"
                            "  -h, --help           show this text\n");
}

Test(options, help_is_as_wide_as_a_terminal)
{
    for (const struct command *const *command = commands; *command; command++) {
        struct arena arena = { 0 };
        struct str text = { .arena = &arena };
        help_add(&text, *command);
        for (const char *line = text.text; *line; line += strcspn(line, "\n") + 1)
            cr_assert_leq(strcspn(line, "\n"), 80, "weft %s --help: %.100s", (*command)->name, line);
        arena_release(&arena);
    }
}

Test(options, help_of_analyse_has_all_analyses)
{
    for (size_t i = 0; graph_analyses[i]; i++) {
        char name[64];
        snprintf(name, sizeof name, " %s (", graph_analyses[i]->name);
        cr_expect_not_null(strstr(command_analyse.about, name), "%s", name);
    }
}

Test(options, finds_the_command_that_is_meant)
{
    cr_assert_eq(commands_nearest("repot"), &command_report);
    cr_assert_eq(commands_nearest("offf"), &command_off);
    cr_assert_null(commands_nearest("xy")); /* "on" is no nearer to it than to anything else */
    cr_assert_null(commands_nearest("a-very-long-word-that-is-no-command-of-any-program"));
    cr_assert_null(commands_find("repor"));
}
