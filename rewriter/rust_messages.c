#include "rust_messages.h"

#include <cjson/cJSON.h>
#include <string.h>

/* A macro in a macro in a macro ... */
enum { EXPANSION_DEPTH = 32 };

static const char *text_of(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsString(item) ? item->valuestring : NULL;
}

static unsigned number_of(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsNumber(item) && item->valuedouble > 0 && item->valuedouble < 0x7fffffff ? (unsigned)item->valuedouble : 0;
}

/* Of the array under `key`. */
static const cJSON *first_of(const cJSON *object, const char *key)
{
    const cJSON *array = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsArray(array) ? array->child : NULL;
}

/* The span and, for text that a macro has made, the calls of the macros around it. */
static void add_span(struct arena *arena, const cJSON *span, bool is_primary, rust_places *places)
{
    for (int depth = 0; cJSON_IsObject(span) && depth < EXPANSION_DEPTH; depth++) {
        const char *file = text_of(span, "file_name");
        unsigned line = number_of(span, "line_start");
        if (file && line)
            vec_push(arena, places, (struct rust_place){ arena_strdup(arena, file), line, number_of(span, "column_start"), is_primary });
        span = cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(span, "expansion"), "span");
    }
}

static void add_spans(struct arena *arena, const cJSON *message, bool is_child, rust_places *places)
{
    for (const cJSON *span = first_of(message, "spans"); span; span = span->next)
        add_span(arena, span, !is_child && cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(span, "is_primary")), places);
    for (const cJSON *child = first_of(message, "children"); child; child = child->next)
        add_spans(arena, child, true, places);
}

void rust_messages_find_places(struct arena *arena, struct slice text, rust_places *places)
{
    for (const char *at = text.text, *limit = at + text.length; at < limit;) {
        const char *end = memchr(at, '\n', (size_t)(limit - at));
        size_t length = (size_t)((end ? end : limit) - at);
        cJSON *message = length && *at == '{' ? cJSON_ParseWithLength(at, length) : NULL;
        const char *level = message ? text_of(message, "level") : NULL;
        if (level && text_starts_with(level, "error"))
            add_spans(arena, message, false, places);
        cJSON_Delete(message);
        at += length + 1;
    }
}
