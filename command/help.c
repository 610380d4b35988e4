#include "help.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 80, MOST_INDENT = 28 };

/* Returns "[-o TRACE]": with the letter if there is one, because it is shorter. */
static const char *option_in_usage(struct arena *arena, const struct option_row *row)
{
    char letter[] = { '-', row->letter, 0 };
    struct str word = { .arena = arena };
    str_add(&word, row->is_required ? "" : "[");
    str_add(&word, row->letter ? letter : arena_printf(arena, "--%s", row->name));
    if (row->argument)
        str_printf(&word, " %s", row->argument);
    str_add(&word, row->is_required ? "" : "]");
    str_add(&word, row->repeats ? "..." : "");
    return word.text;
}

const char *help_usage_word(struct arena *arena, const struct command *command, size_t index)
{
    const struct option_row *row;
    if (index-- == 0)
        return arena_printf(arena, "weft %s", command->name);
    row = command->passes_on ? NULL : command_option(command, index, NULL);
    if (row && command_option(command, index + 1, NULL)) /* all options except --help */
        return option_in_usage(arena, row);
    for (size_t i = 0; !command->passes_on && command_option(command, i + 1, NULL); i++)
        index--;
    if (index == 0)
        return *command->operands ? command->operands : NULL;
    return index == 1 && command->has_flags ? "[-- FLAGS]" : NULL;
}

void help_add_option(struct str *out, const struct option_row *row)
{
    if (row->letter)
        str_printf(out, "-%c, ", row->letter);
    str_printf(out, "--%s", row->name);
    if (row->argument)
        str_printf(out, " %s", row->argument);
}

/* ---- lines ---- */

struct lines {
    struct str *out;
    size_t column, indent; /* indent: of the following lines */
    bool has_word;         /* the line has a word: put a blank before the next one */
};

static void fill(struct lines *lines, size_t column)
{
    for (; lines->column < column; lines->column++)
        str_add(lines->out, " ");
    lines->has_word = false;
}

static void break_line(struct lines *lines)
{
    str_add(lines->out, "\n");
    lines->column = 0;
    fill(lines, lines->indent);
}

static void add_word(struct lines *lines, const char *word, size_t length)
{
    if (lines->has_word && lines->column + 1 + length > WIDTH)
        break_line(lines);
    if (lines->has_word)
        fill(lines, lines->column + 1);
    str_add_bytes(lines->out, word, length);
    lines->column += length;
    lines->has_word = true;
}

static void add_text(struct lines *lines, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, " \n");
        add_word(lines, text, length);
        text += length;
        if (text[0] == '\n' && text[1] == '\n') {
            str_add(lines->out, "\n");
            break_line(lines);
        }
        text += strspn(text, " \n");
    }
}

/* ---- parts ---- */

static void add_usage(struct str *out, const struct command *command)
{
    struct arena arena = { 0 };
    struct lines lines = { .out = out };
    const char *word;
    add_text(&lines, "usage:");
    for (size_t i = 0; (word = help_usage_word(&arena, command, i)); i++) {
        add_word(&lines, word, strlen(word));
        if (i == 0)
            lines.indent = lines.column + 1;
    }
    str_add(out, "\n");
    arena_release(&arena);
}

/* Appends "  -o, --output TRACE" and returns its length. Long names are aligned, with or without a letter. */
static size_t begin_option(struct str *out, const struct option_row *row)
{
    size_t begin = out->length;
    str_add(out, row->letter ? "  " : "      ");
    help_add_option(out, row);
    return out->length - begin;
}

/* Returns the column at which the texts of options begin. */
static size_t find_indent(const struct command *command)
{
    const struct option_row *row;
    struct arena arena = { 0 };
    struct str scratch = { .arena = &arena };
    size_t indent = 0;
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++) {
        size_t length = begin_option(&scratch, row) + 2;
        if (length > indent && length <= MOST_INDENT)
            indent = length;
    }
    arena_release(&arena);
    return indent;
}

/* Adds the values after the option's text: "total, self, calls". */
static void add_names(struct lines *lines, const struct option_row *row)
{
    struct option_value value;
    for (size_t i = 0; (value = row->values(i)).name; i++) {
        char word[64];
        bool is_last = !row->values(i + 1).name;
        int length = snprintf(word, sizeof word, "%s%s", value.name, is_last ? row->takes_others ? " ..." : "" : ",");
        add_word(lines, word, (size_t)length);
    }
}

/* Adds the values below the option's text: "site   the call expression" ... */
static void add_table(struct lines *lines, const struct option_row *row)
{
    struct option_value value;
    size_t width = 0, indent = lines->indent;
    for (size_t i = 0; (value = row->values(i)).name; i++)
        width = strlen(value.name) > width ? strlen(value.name) : width;
    for (size_t i = 0; (value = row->values(i)).name; i++) {
        lines->indent = indent;
        break_line(lines);
        add_text(lines, value.name);
        lines->indent = indent + width + 2;
        fill(lines, lines->indent);
        add_text(lines, value.help);
    }
    lines->indent = indent;
}

static void add_option(struct str *out, const struct option_row *row, size_t indent)
{
    struct lines lines = { .out = out, .indent = indent };
    lines.column = begin_option(out, row);
    if (lines.column + 2 > indent)
        break_line(&lines);
    fill(&lines, indent);
    add_text(&lines, row->help);
    if (row->values && row->values(0).help)
        add_table(&lines, row);
    else if (row->values)
        add_names(&lines, row);
    str_add(out, "\n");
}

void help_add(struct str *out, const struct command *command)
{
    struct lines lines = { .out = out };
    const struct option_row *row;
    add_usage(out, command);
    str_add(out, "\n");
    add_text(&lines, command->about);
    str_add(out, "\n");
    if (!command->passes_on)
        str_add(out, "\n");
    for (size_t i = 0; !command->passes_on && (row = command_option(command, i, NULL)); i++)
        add_option(out, row, find_indent(command));
    if (command->notes) {
        lines = (struct lines){ .out = out };
        str_add(out, "\n");
        add_text(&lines, command->notes);
        str_add(out, "\n");
    }
}

/* ---- printing ---- */

void help_print(const struct command *command)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    help_add(&text, command);
    fputs(text.text, stdout);
    arena_release(&arena);
}

void help_print_usage(const struct command *command)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    add_usage(&text, command);
    fputs(text.text, stderr);
    arena_release(&arena);
}
