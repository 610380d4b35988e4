#include "point_capture.h"

#include <string.h>

#include "functions_find.h"

static const char *operand_name(struct arena *arena, const struct point *point, uint32_t i)
{
    return point->operands[i].name ? point->operands[i].name : arena_printf(arena, "arg%u", i);
}

/* The operand that an entry names, or -1. */
static int find_operand(struct arena *arena, const struct point *point, const struct capture_value *value)
{
    if (value->position >= 0)
        return (uint32_t)value->position < point->n_operands ? value->position : -1;
    for (uint32_t i = 0; i < point->n_operands; i++)
        if (strcmp(operand_name(arena, point, i), value->name) == 0)
            return (int)i;
    return -1;
}

/* What the entry asks for about one operand or the result. */
struct wish {
    bool is_wanted, is_debug;
    unsigned limit;
    const char *name; /* "object": what the value is to the table of functions; NULL: it is named like the operand */
};

static void wish_for(struct wish *wish, unsigned limit, bool is_debug)
{
    wish->is_wanted = true;
    wish->is_debug = wish->is_debug || is_debug;
    if (limit)
        wish->limit = limit;
}

/* The number of bytes to capture of a text; 0: the value is not captured as a text. */
static unsigned text_limit(enum value_class class, const struct wish *wish)
{
    if (class == VALUE_TEXT)
        return wish->limit ? wish->limit : CAPTURE_DEFAULT_LIMIT;
    return class == VALUE_CHARACTERS || class == VALUE_ANY ? wish->limit : 0;
}

static struct captured captured_value(int operand, enum value_class class, const struct wish *wish, const char *name, const char *enumerators)
{
    return (
        struct captured){ operand, class, text_limit(class, wish), class == VALUE_ANY && wish->is_debug, name, enumerators ? enumerators : "", 0 };
}

const struct captured *capture_result(const struct point *point)
{
    return point->n_captured > point->n_captured_arguments ? &point->captured[point->n_captured_arguments] : NULL;
}

/* One that is captured as the function's object is found by its own name as well. */
static bool is_named(const struct point *point, const struct captured *captured, const char *name)
{
    const char *own = point->operands[captured->operand].name;
    return strcmp(captured->name, name) == 0 || (own && strcmp(own, name) == 0);
}

int capture_find(const struct point *point, const struct capture_value *value)
{
    for (uint32_t i = 0; i < point->n_captured; i++) {
        const struct captured *captured = &point->captured[i];
        if (value->is_result       ? captured->operand == OPERAND_RESULT
            : value->position >= 0 ? captured->operand == value->position
                                   : captured->operand >= 0 && is_named(point, captured, value->name))
            return (int)i;
    }
    return -1;
}

static void wish_for_operand(struct wish *wishes, const struct point *point, int operand, const char *name)
{
    if (operand < 0 || (uint32_t)operand >= point->n_operands)
        return;
    wish_for(&wishes[operand], 0, false);
    wishes[operand].name = name;
}

/* "object": what the table of functions says of the callee. The type of a method's object may be unknown, so methods are
 * looked up only by their qualified names. */
static const struct function_row *object_row(const struct point *point)
{
    const struct function_row *row = point->is_entry ? NULL : functions_find(point->probe->capture->functions, point->name);
    return row && (row->object != FUNCTION_NO_POSITION || row->size != FUNCTION_NO_POSITION) ? row : NULL;
}

static bool wants_object(const struct capture *capture)
{
    for (size_t i = 0; capture && i < capture->captures.count; i++)
        if (capture->captures.items[i].is_object)
            return true;
    return false;
}

bool capture_wants_receiver(const struct point *point)
{
    const struct function_row *row = wants_object(point->probe->capture) ? object_row(point) : NULL;
    return row && row->object == FUNCTION_RECEIVER;
}

bool capture_wants_guard(const struct point *point)
{
    const struct function_row *row = wants_object(point->probe->capture) ? object_row(point) : NULL;
    return row && row->object == 0 && row->means == MEANS_NOTHING && row->class == CLASS_LOCK;
}

static void wish_for_object(struct wish *wishes, const struct point *point, struct wish *result)
{
    const struct function_row *row = object_row(point);
    wish_for_operand(wishes, point, row->object, "object");
    wish_for_operand(wishes, point, row->mutex, "mutex");
    wish_for_operand(wishes, point, row->count, "count");
    wish_for_operand(wishes, point, row->size, "size");
    if (row->success != SUCCESS_ALWAYS || row->size != FUNCTION_NO_POSITION)
        wish_for(result, 0, false);
}

/* The operands with roles, in their order, and the result: all of them, or it returns false. */
static bool choose_roles(struct arena *arena, struct point *point, struct wish *result,
                         bool (*can_capture)(const struct point *point, uint32_t operand))
{
    const char *roles = point->probe->capture->roles;
    if (!roles)
        return true;
    if (strlen(roles) != point->n_operands || point->result_value == VALUE_NOTHING)
        return false;
    for (uint32_t i = 0; i < point->n_operands; i++) {
        if (roles[i] == '-')
            continue;
        if (point->operands[i].value == VALUE_NOTHING || !can_capture(point, i))
            return false;
        point->captured[point->n_captured++] =
            captured_value((int)i, point->operands[i].value, &(struct wish){ 0 }, operand_name(arena, point, i), point->operands[i].enumerators);
        point->captured[point->n_captured - 1].role = roles[i];
    }
    point->n_messages = point->n_captured;
    result->is_wanted = true;
    return true;
}

bool capture_choose(struct arena *arena, struct point *point, bool (*can_capture)(const struct point *point, uint32_t operand))
{
    const struct capture *capture = point->probe->capture;
    struct wish *wishes = arena_array(arena, struct wish, point->n_operands + 1), result = { 0 };
    uint32_t most = CAPTURE_MOST_VALUES - (uint32_t)__builtin_popcount(capture->counters);
    point->captured = arena_array(arena, struct captured, CAPTURE_MOST_VALUES + 2);
    point->is_asked = true;
    for (size_t i = 0; i < capture->captures.count + capture->conditions.count; i++) {
        bool is_condition = i >= capture->captures.count;
        const struct capture_condition *condition = is_condition ? &capture->conditions.items[i - capture->captures.count] : NULL;
        const struct capture_value *value = is_condition ? &condition->value : &capture->captures.items[i];
        unsigned limit = is_condition ? (condition->text ? CAPTURE_MOST_LIMIT : 0) : value->limit;
        for (uint32_t k = 0; value->is_all && k < point->n_operands; k++)
            wish_for(&wishes[k], 0, false);
        bool by_table = value->is_object && object_row(point);
        if (by_table)
            wish_for_object(wishes, point, &result);
        int operand = value->is_all || value->is_result || by_table ? -1 : find_operand(arena, point, value);
        if (operand >= 0)
            wish_for(&wishes[operand], limit, value->is_debug);
        if (value->is_result)
            wish_for(&result, limit, value->is_debug);
    }
    for (uint32_t i = 0; i < point->n_operands; i++) /* the address of an object says which it is, and nothing else */
        if (wishes[i].name && point->operands[i].is_place)
            point->operands[i].value = VALUE_PLACE;
    point->n_captured = 0;
    if (!choose_roles(arena, point, &result, can_capture) || point->n_captured > most)
        return false;
    if (point->has_receiver && point->n_captured < most)
        point->captured[point->n_captured++] = captured_value(OPERAND_RECEIVER, VALUE_PLACE, &(struct wish){ 0 }, "object", NULL);
    for (uint32_t i = 0; i < point->n_operands && point->n_captured < most; i++)
        if (wishes[i].is_wanted && !(capture->roles && capture->roles[i] != '-') && point->operands[i].value != VALUE_NOTHING &&
            can_capture(point, i))
            point->captured[point->n_captured++] =
                captured_value((int)i, point->operands[i].value, &wishes[i], wishes[i].name ? wishes[i].name : operand_name(arena, point, i),
                               point->operands[i].enumerators);
    point->n_captured_arguments = point->n_captured;
    if (result.is_wanted && point->result_value != VALUE_NOTHING)
        point->captured[point->n_captured++] = captured_value(OPERAND_RESULT, point->result_value, &result, "return", point->result_enumerators);
    for (size_t i = 0; i < capture->conditions.count; i++)
        if (capture_find(point, &capture->conditions.items[i].value) < 0)
            return false;
    return true;
}

const char *capture_names(struct arena *arena, const struct point *point)
{
    struct str names = { .arena = arena };
    for (uint32_t k = 0; k < point->n_captured; k++)
        str_printf(&names, "%s%s%s", k ? " " : "", point->captured[k].name, point->captured[k].enumerators);
    if (point->probe->capture->counters && !capture_result(point)) /* its place is before them in any case */
        str_printf(&names, "%sreturn", names.length ? " " : "");
    capture_name_counters(&names, point->probe->capture->counters);
    return names.length ? names.text : "";
}

/* "n, s and return": the values of a call that can be captured; "": none. */
static const char *names_of_values(struct arena *arena, const struct point *point)
{
    struct str names = { .arena = arena };
    const char *last = point->result_value != VALUE_NOTHING ? "return" : NULL;
    str_begin(&names);
    for (uint32_t i = point->n_operands; i-- > 0 && !last;)
        if (point->operands[i].value != VALUE_NOTHING)
            last = operand_name(arena, point, i);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        const char *name = operand_name(arena, point, i);
        if (point->operands[i].value != VALUE_NOTHING && last && strcmp(name, last) != 0)
            str_printf(&names, "%s%s", names.length ? ", " : "", name);
    }
    if (last)
        str_printf(&names, "%s%s", names.length ? " and " : "", last);
    return names.text;
}

void capture_note_values(struct select *select, const struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!point->is_asked)
            continue;
        uint64_t had = 0;
        const struct config_probe *probe = point->probe->plain ? point->probe->plain : point->probe;
        if (!probe->capture) /* nothing that the user has asked for */
            continue;
        for (size_t k = 0; k < capture_n_values(point->probe->capture) && k < 64; k++) {
            const struct capture_value *value = capture_value_at(point->probe->capture, k);
            if (value->is_all || (value->is_object && object_row(point)) || capture_find(point, value) >= 0)
                had |= (uint64_t)1 << k;
        }
        select_note_values(select, probe, had, names_of_values(unit->arena, point));
    }
}
