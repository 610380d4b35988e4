#include "request.h"

#include <string.h>

bool fall_back_is_of(const struct fall_back *step, const struct point *point)
{
    return step->line == point->line_begin && step->column == point->column && !step->file == !point->file &&
           (!step->file || strcmp(step->file, point->file) == 0);
}
