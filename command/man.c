#include "man.h"

#include <ctype.h>
#include <string.h>

#include "commands.h"
#include "help.h"

/* ---- text ---- */

/* Appends a line. Text in `backquotes` becomes bold, and characters that are special in roff are escaped. */
static void add_line(struct str *out, const char *text)
{
    bool is_bold = false;
    if (*text == '.' || *text == '\'')
        str_add(out, "\\&");
    for (; *text && *text != '\n'; text++) {
        switch (*text) {
        case '`':
            is_bold = !is_bold;
            str_add(out, is_bold ? "\\fB" : "\\fR");
            break;
        case '-':
            str_add(out, "\\-");
            break;
        case '\\':
            str_add(out, "\\e");
            break;
        case '\'':
            str_add(out, "\\(aq");
            break;
        case '~':
            str_add(out, "\\(ti");
            break;
        default:
            str_add_char(out, *text);
        }
    }
    str_add(out, "\n");
}

/* Appends paragraphs, separated by empty lines in `text`. */
static void add_text(struct str *out, const char *text)
{
    for (const char *next = text; next; text = next + 2) {
        add_line(out, text);
        next = strstr(text, "\n\n");
        if (next)
            str_add(out, ".PP\n");
    }
}

static void add_styled(struct str *out, char style, const char *text)
{
    str_printf(out, "\\f%c", style);
    for (; *text; text++)
        str_add(out, *text == '-' ? "\\-" : (char[]){ *text, 0 });
    str_add(out, "\\fR");
}

/* ---- parts ---- */

/* Begins a page without justified lines and without hyphenation (of words like "duration>TIME"). */
static void begin_page(struct str *out, const char *name)
{
    str_add(out, ".TH \"");
    for (; *name; name++)
        str_add_char(out, (char)toupper((unsigned char)*name));
    str_add(out, "\" 1 \"\" \"weft " WEFT_VERSION "\" \"weft\"\n.nh\n.ad l\n.SH NAME\n");
}

static void add_synopsis(struct str *out, const struct command *command)
{
    struct arena arena = { 0 };
    const char *word;
    for (size_t i = 0; (word = help_usage_word(&arena, command, i)); i++) {
        if (i == 0) {
            add_styled(out, 'B', word);
            str_add(out, "\n");
        } else {
            add_line(out, word);
        }
    }
    arena_release(&arena);
}

static void add_values(struct str *out, const struct option_row *row)
{
    struct option_value value;
    if (!row->values(0).help) {
        for (size_t i = 0; (value = row->values(i)).name; i++) {
            add_styled(out, 'B', value.name);
            str_add(out, row->values(i + 1).name ? ",\n" : row->takes_others ? "\\&...\n" : "\n");
        }
        return;
    }
    str_add(out, ".RS\n");
    for (size_t i = 0; (value = row->values(i)).name; i++) {
        str_add(out, ".TP\n");
        add_styled(out, 'B', value.name);
        str_add(out, "\n");
        add_line(out, value.help);
    }
    str_add(out, ".RE\n");
}

static void add_option(struct str *out, const struct option_row *row)
{
    str_add(out, ".TP\n");
    if (row->letter) {
        add_styled(out, 'B', (char[]){ '-', row->letter, 0 });
        str_add(out, ", ");
    }
    add_styled(out, 'B', arena_printf(out->arena, "--%s", row->name));
    if (row->argument) {
        str_add(out, " ");
        add_styled(out, 'I', row->argument);
    }
    str_add(out, "\n");
    add_line(out, row->help);
    if (row->values)
        add_values(out, row);
}

static void add_status(struct str *out, const struct command *command)
{
    str_add(out, ".SH EXIT STATUS\n");
    if (command->operand == WORD_PROGRAM)
        add_line(out, "That of the program that is run, 127 if there is no such program. Of weft's own:");
    str_add(out, ".TP\n0\ndone\n.TP\n1\nweft has failed, or a file that it reads or writes\n"
                 ".TP\n2\nwrong usage, or a configuration that cannot be used\n");
}

/* ---- pages ---- */

void man_add(struct str *out, const struct command *command)
{
    const struct option_row *row;
    struct arena arena = { 0 };
    if (command->page_of) {
        str_printf(out, ".so man1/weft-%s.1\n", command->page_of->name);
        return;
    }
    begin_page(out, arena_printf(&arena, "weft-%s", command->name));
    add_line(out, arena_printf(&arena, "weft-%s - %s", command->name, command->summary));
    str_add(out, ".SH SYNOPSIS\n");
    add_synopsis(out, command);
    for (const struct command *const *other = commands; *other; other++)
        if ((*other)->page_of == command) {
            str_add(out, ".br\n");
            add_synopsis(out, *other);
        }
    str_add(out, ".SH DESCRIPTION\n");
    add_text(out, command->about);
    str_add(out, ".SH OPTIONS\n");
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++)
        add_option(out, row);
    if (command->notes) {
        str_add(out, ".SH NOTES\n");
        add_text(out, command->notes);
    }
    add_status(out, command);
    str_add(out, ".SH SEE ALSO\n.BR weft (1)\n");
    arena_release(&arena);
}

void man_add_overview(struct str *out)
{
    static const struct {
        const char *name, *text;
    } variables[] = {
        { "WEFT_CONFIG", "the configuration, where -c does not name one" },
        { "WEFT_TRACE", "directory of the trace that an instrumented program writes, if `weft run` does not set it" },
        { "WEFT_MODE, WEFT_RING", "`full` keeps every event, `ring` the newest of each thread, in so many MiB" },
        { "WEFT_MEMORY", "MiB of memory accesses that a program writes at most" },
        { "WEFT_SIGNAL", "name of a signal on which a program obeys `weft on` and `weft off` at once, or takes a snapshot" },
        { "WEFT_COLLECTOR_TOKEN", "what the collector asks of those who send to it" },
        { "WEFT_PROCESSORS", "1: exports use one processor, although there are more" },
        { "WEFT_VERBOSE", "1: what weft decides in a build, and why" },
        { "NO_COLOR", "no colours on a terminal" },
    };
    begin_page(out, "weft");
    str_add(out, "weft \\- see what a program calls, when, and for how long\n"
                 ".SH SYNOPSIS\n\\fBweft\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n.br\n\\fBweft help\\fR [\\fICOMMAND\\fR]\n.SH DESCRIPTION\n");
    add_text(out, "weft rewrites the calls that config.json names, so that each runs between a begin and an end probe. What "
                  "the probes record is a trace: a directory in the Common Trace Format, which weft's commands report, replay and export.\n\n"
                  "A first tour: `weft make`, `weft run ./program`, `weft report weft-trace`.");
    str_add(out, ".SH COMMANDS\n");
    for (const struct command *const *command = commands; *command; command++) {
        str_printf(out, ".TP\n.BR weft\\-%s (1)\n", (*command)->name);
        add_line(out, (*command)->summary);
    }
    str_add(out, ".SH OPTIONS\n.TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nlist the commands\n.TP\n\\fB\\-\\-version\\fR\nprint the version\n"
                 ".SH ENVIRONMENT\n");
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        str_add(out, ".TP\n");
        add_styled(out, 'B', variables[i].name);
        str_add(out, "\n");
        add_line(out, variables[i].text);
    }
    str_add(out, ".SH FILES\n.TP\n\\fBconfig.json\\fR\nwhich calls are instrumented\n"
                 ".TP\n\\fB\\(ti/.cache/weft\\fR\nwhat builds remember, a directory for each project\n");
    add_status(out, &(struct command){ 0 });
    str_add(out, ".SH SEE ALSO\n.BR babeltrace2 (1)\n");
}
