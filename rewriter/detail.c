#include "detail.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "point.h"

enum { MOST_ARGUMENTS = 8, DEFAULT_LIMIT = 64, MOST_LIMIT = 255 };

static bool is_word_byte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (unsigned char)c >= 0x80;
}

static size_t word_length(const char *text)
{
    size_t length = 0;
    while (is_word_byte(text[length]))
        length++;
    return length;
}

/* "n", "2", "return". */
static const char *read_name(struct arena *arena, const char *text, size_t length, struct detail_value *value)
{
    *value = (struct detail_value){ .position = -1 };
    if (length == 0)
        return "names no value; accepted are \"args\", \"return\", the name of a parameter, or a position from 0";
    if (*text >= '0' && *text <= '9') {
        char *end;
        unsigned long position = strtoul(text, &end, 10);
        if (end != text + length || position > 255)
            return "is no position of an argument; accepted is an integer from 0 to 255";
        value->position = (int)position;
        return NULL;
    }
    value->name = arena_strndup(arena, text, length);
    value->is_all = strcmp(value->name, "args") == 0;
    value->is_result = strcmp(value->name, "return") == 0;
    return NULL;
}

const char *detail_read_value(struct arena *arena, const char *text, struct detail_value *value, size_t *offset)
{
    static const char string[] = ":string", debug[] = ":debug";
    size_t length = word_length(text);
    *offset = 0;
    const char *fault = read_name(arena, text, length, value), *at = text + length;
    if (fault || *at == '\0')
        return fault;
    *offset = length;
    value->is_debug = text_starts_with(at, debug);
    if ((!text_starts_with(at, string) && !value->is_debug) || value->is_all)
        return value->is_all ? "is about all arguments; strings are named one by one" : "goes on with something else than \":string\" or \":debug\"";
    at += value->is_debug ? sizeof debug - 1 : sizeof string - 1;
    value->limit = DEFAULT_LIMIT;
    if (*at == '\0')
        return NULL;
    *offset = (size_t)(at - text);
    char *end = NULL;
    unsigned long limit = *at == ':' ? strtoul(at + 1, &end, 10) : 0;
    if (*at != ':' || !end || end == at + 1 || *end || limit < 1 || limit > MOST_LIMIT)
        return value->is_debug ? "has no limit of 1 to 255 bytes behind \":debug:\"" : "has no limit of 1 to 255 bytes behind \":string:\"";
    value->limit = (unsigned)limit;
    return NULL;
}

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t");
}

static bool read_test(const char **at, enum detail_test *test)
{
    static const struct {
        const char *text;
        enum detail_test test;
    } tests[] = { { "==", TEST_EQUAL }, { "!=", TEST_UNEQUAL }, { "<=", TEST_LESS_OR_EQUAL }, { ">=", TEST_GREATER_OR_EQUAL },
                  { "<", TEST_LESS },   { ">", TEST_GREATER } };
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        if (text_starts_with(*at, tests[i].text)) {
            *at += strlen(tests[i].text);
            *test = tests[i].test;
            return true;
        }
    return false;
}

/* A number, or 'text'. */
static const char *read_constant(struct arena *arena, const char **at, struct detail_condition *condition)
{
    char *end, *end_of_real;
    if (**at == '\'') {
        const char *close = strchr(*at + 1, '\'');
        if (!close)
            return "has a text that is not closed by '";
        if (condition->test != TEST_EQUAL && condition->test != TEST_UNEQUAL)
            return "compares a text by another test than == and !=";
        condition->text = arena_strndup(arena, *at + 1, (size_t)(close - *at - 1));
        *at = close + 1;
        return NULL;
    }
    errno = 0;
    condition->number = strtoll(*at, &end, 0);
    int error = errno;
    condition->real = strtod(*at, &end_of_real);
    if (end == *at && end_of_real == *at)
        return "has no constant here; accepted are numbers and 'text'";
    condition->is_real = end_of_real > end;
    if (!condition->is_real && error == ERANGE)
        return "has a number of more than 64 bits";
    *at = condition->is_real ? end_of_real : end;
    return NULL;
}

const char *detail_read_conditions(struct arena *arena, const char *text, struct detail *detail, size_t *offset)
{
    const char *at = skip_blanks(text), *fault;
    for (;;) {
        struct detail_condition condition = { 0 };
        size_t length = word_length(at);
        *offset = (size_t)(at - text);
        if ((fault = read_name(arena, at, length, &condition.value)) != NULL)
            return fault;
        if (condition.value.is_all)
            return "is about all arguments; a condition is about one";
        at = skip_blanks(at + length);
        *offset = (size_t)(at - text);
        if (!read_test(&at, &condition.test))
            return "has no test here; accepted are == != < <= > >=";
        at = skip_blanks(at);
        *offset = (size_t)(at - text);
        if ((fault = read_constant(arena, &at, &condition)) != NULL)
            return fault;
        vec_push(arena, &detail->conditions, condition);
        at = skip_blanks(at);
        *offset = (size_t)(at - text);
        if (*at == '\0')
            return NULL;
        if (!text_starts_with(at, "&&"))
            return "goes on with something else than &&";
        at = skip_blanks(at + 2);
    }
}

/* ---- at a point ---- */

static const char *operand_name(struct arena *arena, const struct point *point, uint32_t i)
{
    return point->operands[i].name ? point->operands[i].name : arena_printf(arena, "arg%u", i);
}

/* The operand that a value names, or -1. */
static int find_operand(struct arena *arena, const struct point *point, const struct detail_value *value)
{
    if (value->position >= 0)
        return (uint32_t)value->position < point->n_operands ? value->position : -1;
    for (uint32_t i = 0; i < point->n_operands; i++)
        if (strcmp(operand_name(arena, point, i), value->name) == 0)
            return (int)i;
    return -1;
}

/* What is wanted of an operand. */
struct wish {
    bool is_wanted, is_debug;
    unsigned limit;
};

static void wish_for(struct wish *wish, unsigned limit, bool is_debug)
{
    wish->is_wanted = true;
    wish->is_debug = wish->is_debug || is_debug;
    if (limit)
        wish->limit = limit;
}

/* Bytes of text that are kept of a value; 0: it is kept as what it is. */
static unsigned text_limit(enum value_class class, const struct wish *wish)
{
    if (class == VALUE_TEXT)
        return wish->limit ? wish->limit : DEFAULT_LIMIT;
    return class == VALUE_CHARACTERS || class == VALUE_ANY ? wish->limit : 0;
}

bool detail_wants_result(const struct detail *detail)
{
    for (size_t i = 0; i < detail->captures.count; i++)
        if (detail->captures.items[i].is_result)
            return true;
    for (size_t i = 0; i < detail->conditions.count; i++)
        if (detail->conditions.items[i].value.is_result)
            return true;
    return false;
}

static struct kept keep(int operand, enum value_class class, const struct wish *wish, const char *name, const char *enumerators)
{
    return (struct kept){ operand, class, text_limit(class, wish), class == VALUE_ANY && wish->is_debug, name, enumerators ? enumerators : "" };
}

const struct kept *detail_result(const struct point *point)
{
    return point->n_kept > point->n_kept_arguments ? &point->kept[point->n_kept_arguments] : NULL;
}

int detail_find(const struct point *point, const struct detail_value *value)
{
    for (uint32_t i = 0; i < point->n_kept; i++) {
        const struct kept *kept = &point->kept[i];
        if (value->is_result       ? kept->operand < 0
            : value->position >= 0 ? kept->operand == value->position
                                   : kept->operand >= 0 && strcmp(kept->name, value->name) == 0)
            return (int)i;
    }
    return -1;
}

bool detail_choose(struct arena *arena, struct point *point, bool (*can_keep)(const struct point *point, uint32_t operand))
{
    const struct detail *detail = point->probe->detail;
    struct wish *wishes = arena_array(arena, struct wish, point->n_operands + 1), result = { 0 };
    point->kept = arena_array(arena, struct kept, MOST_ARGUMENTS + 1);
    for (size_t i = 0; i < detail->captures.count + detail->conditions.count; i++) {
        bool is_condition = i >= detail->captures.count;
        const struct detail_condition *condition = is_condition ? &detail->conditions.items[i - detail->captures.count] : NULL;
        const struct detail_value *value = is_condition ? &condition->value : &detail->captures.items[i];
        unsigned limit = is_condition ? (condition->text ? MOST_LIMIT : 0) : value->limit;
        for (uint32_t k = 0; value->is_all && k < point->n_operands; k++)
            wish_for(&wishes[k], 0, false);
        int operand = value->is_all || value->is_result ? -1 : find_operand(arena, point, value);
        if (operand >= 0)
            wish_for(&wishes[operand], limit, value->is_debug);
        if (value->is_result)
            wish_for(&result, limit, value->is_debug);
    }
    for (uint32_t i = 0; i < point->n_operands && point->n_kept < MOST_ARGUMENTS; i++)
        if (wishes[i].is_wanted && point->operands[i].value != VALUE_NOTHING && can_keep(point, i))
            point->kept[point->n_kept++] =
                keep((int)i, point->operands[i].value, &wishes[i], operand_name(arena, point, i), point->operands[i].enumerators);
    point->n_kept_arguments = point->n_kept;
    if (result.is_wanted && point->result_value != VALUE_NOTHING)
        point->kept[point->n_kept++] = keep(-1, point->result_value, &result, "return", point->result_enumerators);
    for (size_t i = 0; i < detail->conditions.count; i++)
        if (detail_find(point, &detail->conditions.items[i].value) < 0)
            return false;
    return true;
}
