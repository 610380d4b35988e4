#include "graph_values.h"

#include "values.h"

static bool is_number(const struct value *value, uint64_t *number)
{
    if (value->kind != WEFT_WIRE_INT && value->kind != WEFT_WIRE_UNSIGNED && value->kind != WEFT_WIRE_POINTER)
        return false;
    *number = value->kind == WEFT_WIRE_INT ? (uint64_t)value->is.number : value->is.natural;
    return true;
}

void graph_values_object(const struct trace_process *process, const struct interval *interval, struct graph_piece *piece)
{
    struct value_cursor cursor;
    struct value value;
    uint64_t number;
    piece->count = -1;
    piece->size = UINT64_MAX;
    values_open(&cursor, &interval->arguments, reader_value_names(process, interval->site));
    while (values_next(&cursor, &value)) {
        if (!is_number(&value, &number))
            continue;
        if (slice_is(value.name, "object")) {
            piece->is.object = number;
            piece->has_object = true;
        } else if (slice_is(value.name, "mutex")) {
            piece->mutex = number;
        } else if (slice_is(value.name, "count")) {
            piece->count = (int64_t)number;
        } else if (slice_is(value.name, "size")) {
            piece->size = number;
        }
    }
}

bool graph_values_result(const struct trace_process *process, const struct interval *interval, uint64_t *number)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, &interval->result, values_result_name(reader_value_names(process, interval->site)));
    return values_next(&cursor, &value) && is_number(&value, number);
}

unsigned graph_values_judge(const struct trace_process *process, const struct interval *interval, const struct function_row *row)
{
    uint64_t number;
    if (row->success == SUCCESS_ALWAYS)
        return 0;
    if (!graph_values_result(process, interval, &number))
        return WEFT_NODE_UNKNOWN;
    return (number == 0) == (row->success == SUCCESS_ZERO) ? 0 : WEFT_NODE_FAILED;
}

bool graph_values_first(const struct trace_event *event, uint64_t *number)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, &event->values, "");
    return values_next(&cursor, &value) && is_number(&value, number);
}
