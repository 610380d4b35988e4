#include "diag.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"

void diag_add(struct diags *diags, const char *file, unsigned line, unsigned column, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = arena_vprintf(diags->arena, format, arguments);
    va_end(arguments);
    vec_push(diags->arena, &diags->list, (struct diag){ file ? arena_strdup(diags->arena, file) : NULL, line, column, text });
}

static int compare_places(const void *left, const void *right)
{
    const struct diag *a = *(const struct diag *const *)left, *b = *(const struct diag *const *)right;
    int order = strcmp(a->file ? a->file : "", b->file ? b->file : "");
    if (order)
        return order;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    if (a->column != b->column)
        return a->column < b->column ? -1 : 1;
    return a < b ? -1 : a > b; /* both are in one list: equal positions stay in the order in which they were added */
}

void diag_print(const struct diags *diags)
{
    size_t count = diags->list.count;
    struct arena arena = { 0 };
    const struct diag **sorted = arena_array(&arena, const struct diag *, count);
    for (size_t i = 0; i < count; i++)
        sorted[i] = &diags->list.items[i];
    qsort(sorted, count, sizeof *sorted, compare_places);
    for (size_t i = 0; i < count; i++) {
        if (sorted[i]->file)
            log_place(sorted[i]->file, sorted[i]->line, sorted[i]->column, "%s", sorted[i]->text);
        else
            log_error("%s", sorted[i]->text);
    }
    arena_release(&arena);
}
