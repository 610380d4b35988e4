#include "options.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "help.h"
#include "log.h"
#include "port.h"
#include "similar.h"
#include "status.h"
#include "str.h"

bool options_is_nearer(const char *typed, const char *known, size_t *least)
{
    size_t distance = similar_distance(typed, known);
    if (distance >= *least || distance >= strlen(known)) /* otherwise every short word would be near "on" */
        return false;
    *least = distance;
    return true;
}

/* ---- finding a row ---- */

struct found {
    const struct option_row *row; /* NULL: not found */
    size_t at;
};

static struct found find_letter(const struct command *command, char letter)
{
    struct found found = { 0 };
    for (size_t i = 0; (found.row = command_option(command, i, &found.at)); i++)
        if (found.row->letter == letter)
            return found;
    return found;
}

/* Finds an option by its full name or by an unambiguous prefix. If the prefix is ambiguous, sets *other to a second
 * option with the prefix, else to NULL. */
static struct found find_name(const struct command *command, struct slice name, const struct option_row **other)
{
    struct found found = { 0 }, at = { 0 };
    *other = NULL;
    for (size_t i = 0; (at.row = command_option(command, i, &at.at)); i++) {
        if (slice_is(name, at.row->name)) {
            *other = NULL;
            return at;
        }
        if (strncmp(at.row->name, name.text, name.length) != 0)
            continue;
        if (found.row)
            *other = at.row;
        else
            found = at;
    }
    return found;
}

static int refuse_unknown(const struct command *command, struct slice name)
{
    const struct option_row *nearest = NULL, *row;
    char text[64];
    size_t least = OPTIONS_FAR;
    snprintf(text, sizeof text, "%.*s", (int)name.length, name.text);
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++)
        if (options_is_nearer(text, row->name, &least))
            nearest = row;
    if (nearest)
        return options_refuse(command, "unknown option --%.*s; did you mean --%s?", (int)name.length, name.text, nearest->name);
    return options_refuse(command, "unknown option --%.*s%s", (int)name.length, name.text, command->has_flags ? "; compiler flags go behind --" : "");
}

/* ---- reading ---- */

struct reading {
    const struct command *command;
    int argc, next; /* argv[next] is read next */
    char **argv;
    void *options;
};

/* `shown` is the option as it was written: -o or --output. */
static int check_value(const struct reading *reading, const char *shown, struct option_use *use)
{
    struct arena arena = { 0 };
    struct str known = { .arena = &arena };
    struct option_value value;
    bool is_path = use->row->word == WORD_FILE || use->row->word == WORD_DIRECTORY;
    int status = STATUS_DONE;
    if (is_path && !*use->value)
        return options_refuse(reading->command, "option %s needs the name of a %s", shown, use->row->word == WORD_FILE ? "file" : "directory");
    if (!use->row->values)
        return STATUS_DONE;
    for (; (value = use->row->values(use->value_index)).name; use->value_index++) {
        if (strcmp(value.name, use->value) == 0)
            break;
        str_printf(&known, "%s%s", use->value_index ? ", " : "", value.name);
    }
    if (!value.name && !use->row->takes_others)
        status = options_refuse(reading->command, "%s %s: unknown; known are: %s", shown, use->value, known.text);
    arena_release(&arena);
    return status;
}

static int take(const struct reading *reading, struct found found, const char *shown, const char *value)
{
    char *options = (char *)reading->options + found.at;
    struct option_use use = { reading->command, found.row, value, 0 };
    if (found.row == &option_help) {
        help_print(reading->command);
        return OPTIONS_HELPED;
    }
    int status = value ? check_value(reading, shown, &use) : STATUS_DONE;
    if (status != STATUS_DONE)
        return status;
    if (found.row->take)
        return found.row->take(&use, options);
    if (value)
        memcpy(options + found.row->at, &value, sizeof value);
    else
        memcpy(options + found.row->at, &(bool){ true }, sizeof(bool));
    return STATUS_DONE;
}

/* Takes the next word as the value. */
static int take_next(struct reading *reading, struct found found, const char *shown)
{
    const char *value = reading->next < reading->argc ? reading->argv[reading->next] : NULL;
    if (!value || (reading->command->has_flags && strcmp(value, "--") == 0))
        return options_refuse(reading->command, "option %s needs a value", shown);
    reading->next++;
    return take(reading, found, shown, value);
}

/* Reads --name, --name VALUE or --name=VALUE. */
static int read_long(struct reading *reading, const char *word)
{
    const char *equal = strchr(word, '=');
    struct slice name = { word + 2, equal ? (size_t)(equal - word) - 2 : strlen(word) - 2 };
    const struct option_row *other;
    struct found found = find_name(reading->command, name, &other);
    if (!found.row)
        return refuse_unknown(reading->command, name);
    if (other)
        return options_refuse(reading->command, "option %.*s may be --%s or --%s", (int)name.length + 2, word, found.row->name, other->name);
    char shown[64];
    snprintf(shown, sizeof shown, "--%s", found.row->name);
    if (!found.row->argument)
        return equal ? options_refuse(reading->command, "option %s takes no value", shown) : take(reading, found, shown, NULL);
    return equal ? take(reading, found, shown, equal + 1) : take_next(reading, found, shown);
}

/* Reads -o VALUE, -oVALUE, or several letters of which only the last one may take a value. */
static int read_letters(struct reading *reading, const char *word)
{
    for (const char *letter = word + 1; *letter; letter++) {
        struct found found = find_letter(reading->command, *letter);
        const char shown[] = { '-', *letter, 0 };
        if (!found.row)
            return options_refuse(reading->command, "unknown option %s%s", shown, reading->command->has_flags ? "; compiler flags go behind --" : "");
        if (found.row->argument)
            return letter[1] ? take(reading, found, shown, letter + 1) : take_next(reading, found, shown);
        int status = take(reading, found, shown, NULL);
        if (status != STATUS_DONE)
            return status;
    }
    return STATUS_DONE;
}

int options_read(const struct command *command, int argc, char **argv, void *options, struct operands *operands)
{
    struct reading reading = { command, argc, 1, argv, options };
    *operands = (struct operands){ .words = argv + 1, .flags = argv + argc };
    while (reading.next < argc) {
        char *word = argv[reading.next];
        if (strcmp(word, "--") == 0) {
            reading.next++;
            break;
        }
        if (word[0] != '-' || !word[1]) { /* "-" is standard input or output */
            if (command->ends_at_operand)
                break;
            operands->words[operands->count++] = word;
            reading.next++;
            continue;
        }
        reading.next++;
        int status = word[1] == '-' ? read_long(&reading, word) : read_letters(&reading, word);
        if (status != STATUS_DONE)
            return status;
    }
    if (command->has_flags) {
        operands->flags = argv + reading.next;
        operands->n_flags = argc - reading.next;
    } else if (operands->count == 0) { /* not copied, so that NULL terminates them */
        operands->words = argv + reading.next;
        operands->count = argc - reading.next;
    } else {
        while (reading.next < argc)
            operands->words[operands->count++] = argv[reading.next++];
    }
    return STATUS_DONE;
}

int options_exit(int status)
{
    return status == OPTIONS_HELPED ? STATUS_DONE : status;
}

int options_refuse(const struct command *command, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    log_error("%s", text);
    help_print_usage(command);
    return STATUS_USAGE;
}

int options_take_rows(const struct option_use *use, size_t *rows)
{
    char *end;
    errno = 0;
    *rows = (size_t)strtoull(use->value, &end, 10);
    if (*use->value < '0' || *use->value > '9' || *end || errno)
        return options_refuse(use->command, "--%s %s: not a number of rows", use->row->name, use->value);
    return STATUS_DONE;
}

int options_take_port(const struct option_use *use, unsigned *port)
{
    if (!port_parse(use->value, port))
        return options_refuse(use->command, "--%s %s: not a port", use->row->name, use->value);
    return STATUS_DONE;
}

int options_take_percent(const struct option_use *use, double most, const char *example, double *percent)
{
    char *end;
    *percent = strtod(use->value, &end);
    if (end == use->value || (*end && strcmp(end, "%") != 0) || !(*percent >= 0 && *percent <= most))
        return options_refuse(use->command, "--%s %s: not a percentage; it looks like %s", use->row->name, use->value, example);
    return STATUS_DONE;
}
