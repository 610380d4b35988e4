#include "capture.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

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

/* The name of a value: "n", "2", "return". */
static const char *read_name(struct arena *arena, const char *text, size_t length, bool is_condition, struct capture_value *value)
{
    *value = (struct capture_value){ .position = -1 };
    if (length == 0)
        return is_condition ? "names no value; accepted are \"return\", the name of a parameter, or a position from 0"
                            : "names no value; accepted are \"args\", \"return\", \"object\", the name of a parameter, or a position from 0";
    if (*text >= '0' && *text <= '9') {
        char *end;
        unsigned long position = strtoul(text, &end, 10);
        if (end != text + length || position > 255)
            return "is not the position of an argument; expected an integer from 0 to 255";
        value->position = (int)position;
        return NULL;
    }
    value->name = arena_strndup(arena, text, length);
    value->is_all = strcmp(value->name, "args") == 0;
    value->is_result = strcmp(value->name, "return") == 0;
    value->is_object = !is_condition && strcmp(value->name, "object") == 0;
    return NULL;
}

const char *capture_read_value(struct arena *arena, const char *text, struct capture_value *value, size_t *offset)
{
    static const char string[] = ":string", debug[] = ":debug";
    size_t length = word_length(text);
    *offset = 0;
    const char *fault = read_name(arena, text, length, false, value), *at = text + length;
    if (fault || *at == '\0')
        return fault;
    *offset = length;
    value->is_debug = text_starts_with(at, debug);
    value->is_object = false; /* of a parameter that is called so, the text */
    if ((!text_starts_with(at, string) && !value->is_debug) || value->is_all)
        return value->is_all ? "names all arguments; strings are named one by one" : "continues with something other than \":string\" or \":debug\"";
    at += value->is_debug ? sizeof debug - 1 : sizeof string - 1;
    value->limit = CAPTURE_DEFAULT_LIMIT;
    if (*at == '\0')
        return NULL;
    *offset = (size_t)(at - text);
    char *end = NULL;
    unsigned long limit = *at == ':' ? strtoul(at + 1, &end, 10) : 0;
    if (*at != ':' || !end || end == at + 1 || *end || limit < 1 || limit > CAPTURE_MOST_LIMIT)
        return value->is_debug ? "needs a limit of 1 to 255 bytes after \":debug:\"" : "needs a limit of 1 to 255 bytes after \":string:\"";
    value->limit = (unsigned)limit;
    return NULL;
}

static const char *skip_blanks(const char *at)
{
    return at + strspn(at, " \t");
}

static bool read_test(const char **at, enum capture_test *test)
{
    static const struct {
        const char *text;
        enum capture_test test;
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

/* The right side of a comparison: a number, or a text in single quotes. */
static const char *read_constant(struct arena *arena, const char **at, struct capture_condition *condition)
{
    char *end, *end_of_real;
    if (**at == '\'') {
        const char *close = strchr(*at + 1, '\'');
        if (!close)
            return "has a text that is not closed with '";
        if (condition->test != TEST_EQUAL && condition->test != TEST_UNEQUAL)
            return "compares a text with a test other than == and !=";
        condition->text = arena_strndup(arena, *at + 1, (size_t)(close - *at - 1));
        *at = close + 1;
        return NULL;
    }
    errno = 0;
    condition->number = strtoll(*at, &end, 0);
    int error = errno;
    condition->real = strtod(*at, &end_of_real);
    if (end == *at && end_of_real == *at)
        return "needs a constant here; accepted are numbers and 'text'";
    condition->is_real = end_of_real > end;
    if (!condition->is_real && error == ERANGE)
        return "has a number that does not fit into 64 bits";
    *at = condition->is_real ? end_of_real : end;
    return NULL;
}

const char *capture_read_conditions(struct arena *arena, const char *text, struct capture *capture, size_t *offset)
{
    const char *at = skip_blanks(text), *fault;
    for (;;) {
        struct capture_condition condition = { 0 };
        size_t length = word_length(at);
        *offset = (size_t)(at - text);
        if ((fault = read_name(arena, at, length, true, &condition.value)) != NULL)
            return fault;
        if (condition.value.is_all)
            return "names all arguments; a condition is about one value";
        at = skip_blanks(at + length);
        *offset = (size_t)(at - text);
        if (!read_test(&at, &condition.test))
            return "needs a comparison here; accepted are == != < <= > >=";
        at = skip_blanks(at);
        *offset = (size_t)(at - text);
        if ((fault = read_constant(arena, &at, &condition)) != NULL)
            return fault;
        vec_push(arena, &capture->conditions, condition);
        at = skip_blanks(at);
        *offset = (size_t)(at - text);
        if (*at == '\0')
            return NULL;
        if (!text_starts_with(at, "&&"))
            return "continues with something other than &&";
        at = skip_blanks(at + 2);
    }
}

const char *const capture_counter_names[CAPTURE_N_COUNTERS] = {
#define COUNTER(bit, NAME, name, source) [bit] = (name),
#include <weft/counters.def>
};

void capture_name_counters(struct str *names, uint32_t counters)
{
    for (unsigned i = 0; i < CAPTURE_N_COUNTERS; i++)
        if (counters & 1u << i)
            str_printf(names, " +%s", capture_counter_names[i]);
}

size_t capture_n_values(const struct capture *capture)
{
    return capture->captures.count + capture->conditions.count;
}

const struct capture_value *capture_value_at(const struct capture *capture, size_t i)
{
    return i < capture->captures.count ? &capture->captures.items[i] : &capture->conditions.items[i - capture->captures.count].value;
}

bool capture_wants_result(const struct capture *capture)
{
    for (size_t i = 0; i < capture->captures.count; i++)
        if (capture->captures.items[i].is_result)
            return true;
    for (size_t i = 0; i < capture->conditions.count; i++)
        if (capture->conditions.items[i].value.is_result)
            return true;
    return false;
}
