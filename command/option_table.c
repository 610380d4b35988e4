#include "option_table.h"

#include <stdint.h>
#include <string.h>

const struct option_row option_help_row = { .name = "help", .letter = 'h', .help = "show this text" };

const struct option_row *command_option(const struct command *command, size_t index, size_t *at)
{
    for (const struct option_group *group = command->groups; group < command->groups + MOST_GROUPS && group->rows; group++)
        for (const struct option_row *row = group->rows; row->name; row++) {
            if (index-- > 0)
                continue;
            if (at)
                *at = group->at;
            return row;
        }
    return index == 0 ? &option_help_row : NULL;
}

/* Levenshtein's distance. SIZE_MAX where `b` is longer than anything that is meant. */
static size_t distance_between(const char *a, const char *b)
{
    size_t row[32], n = strlen(b);
    if (n >= sizeof row / sizeof *row)
        return SIZE_MAX;
    for (size_t j = 0; j <= n; j++)
        row[j] = j;
    for (size_t i = 1; *a; a++, i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= n; j++) {
            size_t best = diagonal + (*a != b[j - 1]);
            diagonal = row[j];
            best = row[j] + 1 < best ? row[j] + 1 : best;
            row[j] = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
        }
    }
    return row[n];
}

bool option_is_nearer(const char *typed, const char *known, size_t *least)
{
    size_t distance = distance_between(typed, known);
    if (distance >= *least || distance >= strlen(known)) /* "on" is not what is meant by everything short */
        return false;
    *least = distance;
    return true;
}
