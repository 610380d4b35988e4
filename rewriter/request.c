#include "request.h"

#include <string.h>

#include "fs.h"

bool fall_back_is_of(const struct fall_back *step, const struct point *point)
{
    return step->line == point->line_begin && step->column == point->column && !step->file == !point->file &&
           (!step->file || strcmp(step->file, point->file) == 0);
}

const char *request_folder(struct arena *arena, const struct rewrite_request *request)
{
    return strcmp(request->path, "-") == 0 ? "." : fs_directory_of(arena, request->path);
}

char *request_path(struct arena *arena, const struct rewrite_request *request, const char *name)
{
    return fs_absolute(arena, request->directory ? fs_join(arena, request->directory, name) : name);
}
