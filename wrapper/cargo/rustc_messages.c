#include "rustc_messages.h"

#include <cjson/cJSON.h>
#include <string.h>

/* How many macros within macros are followed. */
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

/* The first element of the array under `key`, or NULL. */
static const cJSON *first_of(const cJSON *object, const char *key)
{
    const cJSON *array = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsArray(array) ? array->child : NULL;
}

/* The text of a span's first line from the span on; *before is the beginning of the line. NULL if the message has no
 * text. */
static const char *text_at(const cJSON *span, const char **before)
{
    const cJSON *line = first_of(span, "text");
    const char *at = *before = line ? text_of(line, "text") : NULL;
    for (unsigned n = number_of(line, "highlight_start"); at && *at && n > 1; n--) /* it counts characters */
        do
            at++;
        while (((unsigned char)*at & 0xc0) == 0x80);
    return at;
}

/* Is a warning about text that weft added? That is the end probe of a call that never returns, which is unreachable,
 * and the parentheses that weft puts around an operand. */
static bool is_of_weft(const cJSON *span)
{
    static const char begin[] = "::weft_probe::begin";
    const char *before, *at = text_at(span, &before), *last = NULL;
    if (!at || text_starts_with(at, "::weft_probe::end_"))
        return at != NULL;
    for (const char *found = before; (found = strstr(found, begin)) != NULL && found < at; found++)
        last = found;
    const char *semicolon = last ? strchr(last, ';') : NULL; /* for example { begin(&WEFT_U0, 3); (x) } */
    return semicolon && semicolon + 2 == at;
}

static enum rust_message diagnostic_kind(const cJSON *diagnostic)
{
    const cJSON *span = first_of(diagnostic, "spans");
    if (!span) /* "2 warnings emitted" has no code either */
        return text_of(cJSON_GetObjectItemCaseSensitive(diagnostic, "code"), "code") ? RUST_MESSAGE_REST : RUST_MESSAGE_WEFT;
    for (; span; span = span->next)
        if (cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(span, "is_primary")) && is_of_weft(span))
            return RUST_MESSAGE_WEFT;
    return RUST_MESSAGE_LINT;
}

enum rust_message rust_message_kind(const char *line, size_t length)
{
    cJSON *message = length && *line == '{' ? cJSON_ParseWithLength(line, length) : NULL;
    enum rust_message kind = RUST_MESSAGE_REST;
    if (message && text_of(message, "artifact"))
        kind = RUST_MESSAGE_ARTIFACT;
    else if (message && text_of(message, "level"))
        kind = diagnostic_kind(message);
    cJSON_Delete(message);
    return kind;
}

/* Adds the span and, if it came from a macro, the calls of the macros around it. */
static void add_span(struct arena *arena, const cJSON *span, bool is_primary, rust_positions *positions)
{
    for (int depth = 0; cJSON_IsObject(span) && depth < EXPANSION_DEPTH; depth++) {
        const char *file = text_of(span, "file_name");
        unsigned line = number_of(span, "line_start");
        if (file && line)
            vec_push(arena, positions, (struct rust_position){ arena_strdup(arena, file), line, number_of(span, "column_start"), is_primary });
        span = cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(span, "expansion"), "span");
    }
}

static void add_spans(struct arena *arena, const cJSON *message, bool is_child, rust_positions *positions)
{
    for (const cJSON *span = first_of(message, "spans"); span; span = span->next)
        add_span(arena, span, !is_child && cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(span, "is_primary")), positions);
    for (const cJSON *child = first_of(message, "children"); child; child = child->next)
        add_spans(arena, child, true, positions);
}

void rust_messages_find_positions(struct arena *arena, struct slice text, rust_positions *positions)
{
    for (const char *at = text.text, *limit = at + text.length; at < limit;) {
        const char *end = memchr(at, '\n', (size_t)(limit - at));
        size_t length = (size_t)((end ? end : limit) - at);
        cJSON *message = length && *at == '{' ? cJSON_ParseWithLength(at, length) : NULL;
        const char *level = message ? text_of(message, "level") : NULL;
        if (level && text_starts_with(level, "error"))
            add_spans(arena, message, false, positions);
        cJSON_Delete(message);
        at += length + 1;
    }
}
