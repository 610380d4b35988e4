#include "source.h"

#include <stdlib.h>
#include <string.h>

#include "config_read.h"
#include "rewrite.h"
#include "select.h"

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t max);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t max, unsigned seed);

/* (a file that the edit engine has left as it is, although something was to be written) */
static void rewrite(struct arena *arena, struct rewrite_request *request, struct rewrite_result *result)
{
    struct diags diags = { .arena = arena };
    if (rewrite_unit(arena, request, result, &diags) != 0) {
        if (diags.list.count == 0)
            abort();
        result->unit = NULL;
        return;
    }
    if (result->unit->n_sites > 0 && !result->changed)
        abort();
    for (size_t i = 0; i < result->n_spans; i++)
        if (result->spans[i].begin > result->spans[i].end || result->spans[i].end > result->text.length ||
            result->spans[i].point >= result->unit->points.count)
            abort();
}

static void step_down(struct arena *arena, struct rewrite_request *request, const struct rewrite_result *first, unsigned steps)
{
    struct rewrite_result result;
    size_t n = first->unit->points.count;
    struct fall_back *list = arena_array(arena, struct fall_back, n + 1);
    for (size_t i = 0; i < n; i++) {
        const struct point *point = &first->unit->points.items[i];
        list[i] = (struct fall_back){ (uint32_t)i, (steps + (uint32_t)i) % 4, point->line_begin, point->column, point->file };
    }
    request->steps = list;
    request->n_steps = n;
    rewrite(arena, request, &result);
}

void fuzz_source(const char *language, const char *const *configs, size_t n_configs, unsigned how, const char *text, size_t size)
{
    struct arena arena = { 0 };
    struct diags diags = { .arena = &arena };
    const char *json = configs[how % n_configs];
    const struct config *config = config_parse(&arena, "config.json", json, strlen(json), &diags);
    if (!config)
        abort();
    struct rewrite_result result;
    struct rewrite_request request = { .path = "input",
                                       .language = language,
                                       .contents = { arena_strndup(&arena, text, size), size },
                                       .config = config,
                                       .select = select_new(&arena, config) };
    rewrite(&arena, &request, &result);
    if (result.unit && result.unit->n_sites > 0)
        step_down(&arena, &request, &result, how / 16);
    arena_release(&arena);
}

/* ---- damage as people and merges do it ---- */

/* Behind a byte at which a token or a line may end. */
static size_t edge(const uint8_t *bytes, size_t size, size_t from)
{
    while (from < size && !strchr(" \n;,(){}[]<>", bytes[from]))
        from++;
    return from < size ? from + 1 : size;
}

/* Half of the time a piece of the text is taken out, or stands twice. The first two bytes are no text. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t max, unsigned seed)
{
    enum { HEAD = 2, MOST = 64 };
    if (size < HEAD + 8 || seed % 2)
        return LLVMFuzzerMutate(bytes, size, max);
    srand(seed);
    size_t begin = edge(bytes, size, HEAD + (size_t)rand() % (size - HEAD)), end = edge(bytes, size, begin + (size_t)rand() % MOST);
    if (begin >= size || end > size)
        return LLVMFuzzerMutate(bytes, size, max);
    size_t length = end - begin;
    if (seed % 4 == 0) {
        memmove(bytes + begin, bytes + end, size - end);
        return size - length;
    }
    size_t to = edge(bytes, size, HEAD + (size_t)rand() % (size - HEAD));
    uint8_t piece[4096];
    if (length > sizeof piece || size + length > max)
        return LLVMFuzzerMutate(bytes, size, max);
    memcpy(piece, bytes + begin, length);
    memmove(bytes + to + length, bytes + to, size - to);
    memcpy(bytes + to, piece, length);
    return size + length;
}
