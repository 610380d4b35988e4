#include "init_survey.h"

#include <ctype.h>
#include <string.h>

/* Threads that are made by methods go by their constructors: those come last. */
const char init_everything[] =
    "{\"probes\":[{\"call\":\"**\"},{\"method\":\"**\"},{\"function\":\"**\"},{\"region\":\"omp::**\"},{\"call\":\"main\",\"kind\":\"global\"},"
    "{\"call\":\"std::thread::thread\"},{\"call\":\"std::jthread::jthread\"}]}";

enum { TINY_LINES = 5 };

void init_survey_start(struct init_survey *survey, struct arena *arena)
{
    *survey = (struct init_survey){ .arena = arena, .keys.arena = arena };
}

static const char *key_of(const struct init_survey *survey, enum init_sort sort, const char *name)
{
    return arena_printf(survey->arena, "%d%s", (int)sort, name);
}

static struct init_name *name_of(struct init_survey *survey, enum init_sort sort, const char *name)
{
    uint32_t number = texts_find(&survey->keys, key_of(survey, sort, name));
    if (number == survey->names.count)
        vec_push(survey->arena, &survey->names,
                 (struct init_name){ .name = arena_strdup(survey->arena, name), .sort = sort, .callers.arena = survey->arena });
    return &survey->names.items[number];
}

static bool is_word(const char *at, const char *end, const char *begin, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(end - at) > length && memcmp(at, word, length) == 0 && !isalnum((unsigned char)at[length]) && at[length] != '_' &&
           (at == begin || (!isalnum((unsigned char)at[-1]) && at[-1] != '_'));
}

/* Behind a literal or a comment that begins at `at`; `at` if none does. Raw strings and the like are read wrongly,
 * which costs a line or two. */
static const char *behind_text(const char *at, const char *end)
{
    if (*at == '"') {
        for (at++; at < end && *at != '"'; at++)
            at += *at == '\\';
        return at + 1;
    }
    if (*at == '\'' && at + 2 < end && (at[1] == '\\' || at[2] == '\'')) /* no lifetime */
        return at + (at[1] == '\\' ? 4 : 3);
    if (at + 1 < end && at[0] == '/' && at[1] == '/') {
        const char *line = memchr(at, '\n', (size_t)(end - at));
        return line ? line : end;
    }
    if (at + 1 < end && at[0] == '/' && at[1] == '*') {
        const char *close = memmem(at + 2, (size_t)(end - at - 2), "*/", 2);
        return close ? close + 2 : end;
    }
    return at;
}

/* Measures the body whose first byte is its brace, or behind it. */
static void measure(struct init_name *body, const char *begin, const char *end)
{
    unsigned depth = 1, n_lines = 0;
    begin += begin < end && *begin == '{';
    for (const char *at = begin; at < end && depth > 0; at++) {
        const char *behind = behind_text(at, end);
        if (behind > at) {
            at = behind - 1;
            continue;
        }
        depth += *at == '{';
        depth -= *at == '}';
        n_lines += *at == '\n';
        body->has_loop |= is_word(at, end, begin, "for") || is_word(at, end, begin, "while") || is_word(at, end, begin, "loop");
    }
    if (n_lines > body->n_lines)
        body->n_lines = n_lines;
}

/* The calls of a unit by the functions that they stand in. */
struct calls_within {
    struct texts functions;
    VEC(size_t) counts; /* by the same number */
};

static size_t *calls_of(struct calls_within *within, const char *function)
{
    uint32_t number = texts_find(&within->functions, function);
    if (number == within->counts.count)
        vec_push(within->functions.arena, &within->counts, 0);
    return &within->counts.items[number];
}

static void add_body(struct init_survey *survey, const struct unit *unit, const struct point *point, struct calls_within *within)
{
    struct init_name *body = name_of(survey, INIT_BODY, point->name);
    body->n_sites++;
    body->is_in_header |= point->file != NULL;
    body->file = body->file ? body->file : arena_strdup(survey->arena, unit->path);
    measure(body, unit->source.text + point->call.begin, unit->source.text + unit->source.length);
    body->n_calls += *calls_of(within, point->function);
}

void init_survey_add(struct init_survey *survey, const struct unit *unit)
{
    struct calls_within within = { .functions.arena = survey->arena };
    survey->n_files++;
    survey->n_calls += unit->n_calls;
    for (size_t i = 0; i < unit->points.count; i++)
        *calls_of(&within, unit->points.items[i].function) += !unit->points.items[i].is_entry;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->probe->target == TARGET_PROGRAM) {
            survey->has_main = true;
        } else if (point->probe->target == TARGET_BODY) {
            add_body(survey, unit, point, &within);
        } else if (*point->name && *point->name != '*' && *point->name != '<') { /* not by a pointer or an expression */
            bool is_region = point->probe->target == TARGET_REGION, is_bare = !strpbrk(point->name, ":.");
            enum init_sort sort = is_region ? INIT_REGION : point->probe->target == TARGET_METHOD && is_bare ? INIT_METHOD : INIT_CALL;
            struct init_name *name = name_of(survey, sort, point->name);
            name->n_sites++;
            name->file = name->file ? name->file : arena_strdup(survey->arena, unit->path);
            (void)texts_find(&name->callers, point->function);
        }
    }
}

void init_survey_finish(struct init_survey *survey)
{
    for (size_t i = 0; i < survey->names.count; i++) {
        struct init_name *name = &survey->names.items[i];
        int64_t call = name->sort == INIT_BODY ? texts_known(&survey->keys, key_of(survey, INIT_CALL, name->name)) : TEXTS_NONE;
        name->call = call == TEXTS_NONE ? NULL : &survey->names.items[call];
    }
}

bool init_is_tiny(const struct init_name *body)
{
    return !body->has_loop && body->n_calls == 0 && body->n_lines <= TINY_LINES;
}
