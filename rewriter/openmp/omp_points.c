#include "omp_points.h"

#include <string.h>

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "omp_task.h"
#include "omp_untied.h"

/* "omp::parallel for", "omp::critical(queue)" */
static const char *name_in(const struct walk *w, const char *text, const struct omp_directive *d)
{
    const struct omp_clause *own = omp_find_clause(d, "");
    if (!own || strcmp(d->name, "critical") != 0)
        return arena_printf(w->arena, "omp::%s", d->name);
    return arena_printf(w->arena, "omp::%s(%.*s)", d->name, (int)(own->arguments.end - own->arguments.begin), text + own->arguments.begin);
}

static const char *name_of(const struct walk *w, const struct omp_directive *d)
{
    return name_in(w, w->unit->source.text, d);
}

/* What is too short to be recorded unasked is only selected by a pattern that says so. */
static const struct config_probe *look_up(const struct walk *w, const char *name, bool is_asked)
{
    const struct config_probe *probe = select_region(w->request->select, name);
    if (probe && is_asked && !text_starts_with(probe->pattern, arena_strndup(w->arena, name, strcspn(name, " ("))))
        return NULL;
    return probe;
}

/* The entry for the whole name decides, else the one for the name without (argument), else that for the first part
 * that has one: `omp::for` selects `parallel for`, too. */
static const struct config_probe *choose_probe(const struct walk *w, const struct omp_directive *d, const char *name)
{
    const struct config_probe *probe = look_up(w, name, d->facts & OMP_ASKED);
    if (!probe && strchr(name, '('))
        probe = look_up(w, arena_printf(w->arena, "omp::%s", d->name), d->facts & OMP_ASKED);
    for (const char *part = d->name; !probe && (d->facts & OMP_LEAF) && *part;) {
        size_t length = strcspn(part, " ");
        probe = look_up(w, arena_printf(w->arena, "omp::%.*s", (int)length, part), length == 4 && memcmp(part, "simd", 4) == 0);
        part += length + (part[length] == ' ');
    }
    return probe && !probe->is_dropped ? probe : NULL;
}

static bool is_in_macro(const struct walk *w, struct span span)
{
    return clang_expansion_around(w, span.begin) || clang_expansion_around(w, span.end - 1);
}

/* libclang counts the operator _Pragma among the macros. */
static bool is_directive_in_macro(const struct walk *w, const struct omp_directive *d)
{
    const struct span *around = clang_expansion_around(w, d->text.begin);
    if (d->is_operator)
        return around && (around->begin != d->text.begin || around->end > d->text.end);
    return is_in_macro(w, d->text);
}

/* Is its statement executed on a device? */
static bool is_target(const struct omp_directive *d)
{
    return (d->facts & OMP_DEVICE) && (d->facts & OMP_ENVIRONMENT);
}

/* Is the directive in the statement of a `target`, or a part of one? */
static bool is_on_device(const struct omp_unit *all, const struct omp_region *region)
{
    for (size_t i = 0; i < all->regions.count && &all->regions.items[i] != region; i++) {
        const struct omp_region *outer = &all->regions.items[i];
        if (is_target(&outer->directive) && region->directive.text.end <= outer->statement.end &&
            outer->directive.text.begin < region->directive.text.begin)
            return true;
    }
    return false;
}

static enum reason find_reason(struct walk *w, const struct function *function, const struct omp_region *region);

/* Can the events of the directive be recorded? */
static bool is_recorded(struct walk *w, const struct function *function, const struct omp_region *region)
{
    const struct omp_directive *d = &region->directive;
    return choose_probe(w, d, name_of(w, d)) && !find_reason(w, function, region) &&
           (strcmp(d->name, "task") != 0 || omp_can_follow_task(w->arena, w->unit->source, d, clang_family_of(w->unit)->is_cxx));
}

/* An untied task is followed if all that may move it is: these directives say where it leaves and goes on. */
static bool can_follow_moves(struct walk *w, const struct function *function, const struct omp_region *task)
{
    const struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    for (const struct omp_region *pause = NULL; (pause = omp_next_pause(all, task, pause));)
        if (!is_recorded(w, function, pause))
            return false;
    return true;
}

/* The untied task that this directive may move; NULL: none. */
static const struct omp_region *find_moved(const struct omp_unit *all, const struct omp_region *region)
{
    const struct omp_region *task = omp_may_move_task(&region->directive) ? omp_task_around(all, region) : NULL;
    return task && omp_find_clause(&task->directive, "untied") ? task : NULL;
}

/* Does the statement of the directive begin or end in a macro? One that begins there is not met by the walk. */
static bool is_statement_in_macro(const struct walk *w, const struct omp_region *region)
{
    if (region->statement.end)
        return is_in_macro(w, region->statement);
    return !(region->directive.facts & OMP_ALONE) && clang_expansion_around(w, region->first);
}

static enum reason find_reason(struct walk *w, const struct function *function, const struct omp_region *region)
{
    const struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    const struct omp_directive *d = &region->directive;
    if (clang_unit_of(w->unit)->includes_itself)
        return REASON_INCLUDES_ITSELF;
    if (function->broken || w->fatal)
        return REASON_INVALID_CODE;
    bool is_statement_hidden = is_statement_in_macro(w, region);
    if (is_directive_in_macro(w, d) || is_statement_hidden) {
        clang_want_expansion(w, d->text.begin);
        clang_want_expansion(w, region->first);
        return REASON_MACRO_BODY;
    }
    if (is_on_device(all, region))
        return REASON_OPENMP_DEVICE;
    if (omp_contains_pause(all, region) || (strcmp(d->name, "task") == 0 && !can_follow_moves(w, function, region)))
        return REASON_OPENMP_TASK;
    if (d->facts & OMP_ALONE)
        return REASON_NONE;
    if (region->is_interrupted)
        return REASON_DIRECTIVE;
    return region->statement.end ? REASON_NONE : REASON_UNMATCHED_TEXT;
}

/* The directive that a `section` is a part of; the region itself if it is none. */
static const struct omp_region *whole_of(const struct omp_unit *all, const struct omp_region *region)
{
    if (strcmp(region->directive.name, "section") == 0)
        for (const struct omp_region *around = region; around-- > all->regions.items;)
            if ((around->directive.facts & OMP_SECTIONS) && around->statement.begin <= region->first && region->first < around->statement.end)
                return around;
    return region;
}

/* Is it known whether it has a barrier at its end? A section ends with its sections. Combined with `parallel` it ends with
 * the team. */
static unsigned find_barrier(const struct omp_unit *all, const struct omp_region *region)
{
    region = whole_of(all, region);
    if (!(region->directive.facts & OMP_BARRIER) || strstr(region->directive.name, "parallel"))
        return 0;
    return omp_find_clause(&region->directive, "nowait") ? POINT_NO_WAIT : POINT_BARRIER;
}

static struct point *add_point(const struct cursor_frame *here, const struct omp_region *region, const struct config_probe *probe,
                               enum point_part part, struct span span, struct span directive, const char *name)
{
    struct walk *w = here->walk;
    CXSourceLocation location = clang_getLocationForOffset(w->tu, w->file, span.begin);
    struct point *point = clang_add_point(here, location, name, probe);
    point->part = part;
    point->call = span;
    point->callee = directive;
    point->depth = region->depth ? region->depth : (uint16_t)(here->depth + 2);
    clang_getFileLocation(clang_getLocationForOffset(w->tu, w->file, span.end), NULL, &point->line_end, NULL, NULL);
    point->reason = find_reason(w, here->function, region);
    point->facts |= find_barrier(clang_unit_of(w->unit)->openmp, region);
    const char *whole = whole_of(clang_unit_of(w->unit)->openmp, region)->directive.name;
    bool has_frame = part == POINT_TASK || (part == POINT_WORK && strncmp(whole, "parallel", strlen("parallel")) == 0);
    if (has_frame && select_has_accesses(w->request->select))
        point->facts |= POINT_TELLS_STACK;
    const struct omp_region *moved = find_moved(clang_unit_of(w->unit)->openmp, region);
    if (moved && part != POINT_WORK) {
        if (is_recorded(w, here->function, moved))
            point->facts |= POINT_PAUSES_TASK;
        else if (part == POINT_CONSTRUCT)
            point->reason = REASON_OPENMP_TASK;
    }
    return point;
}

/* Its number travels by firstprivate, and its dependences are evaluated before it is created. */
static void add_task(const struct cursor_frame *here, const struct omp_region *region, const struct config_probe *probe, struct span construct,
                     struct span statement, struct span opening, const char *name)
{
    struct walk *w = here->walk;
    bool is_named = region->callee && opening.end == opening.begin;
    if (is_named)
        name = arena_printf(w->arena, "%s %s", name, region->callee);
    struct point *point = add_point(here, region, probe, POINT_TASK, construct, region->directive.text, name);
    point->operands = arena_new(w->arena, struct operand);
    point->operands[0] = (struct operand){ .span = statement, .base = opening };
    point->n_operands = 1;
    if (!omp_task_has_events(&region->directive))
        point->facts |= POINT_TASK_ALONE;
    if (omp_marks_last(w->arena, w->unit->source, &region->directive, clang_family_of(w->unit)->is_cxx))
        point->facts |= POINT_TASK_MARKED;
    if (!point->reason && !omp_can_follow_task(w->arena, w->unit->source, &region->directive, clang_family_of(w->unit)->is_cxx))
        point->reason = REASON_OPENMP_TASK;
}

/* The directive that the statement of a region begins with, or an empty span where it begins. */
static struct span statement_opening(const struct omp_unit *all, size_t i)
{
    uint32_t first = all->regions.items[i].first;
    const struct omp_region *next = i + 1 < all->regions.count ? &all->regions.items[i + 1] : NULL;
    return next && next->first == first ? next->directive.text : (struct span){ first, first };
}

/* Which parts are recorded? A thread waits in the construct: at a lock before the statement, at a barrier or for tasks
 * behind it. The work is the statement. Of loops each thread executes some iterations, and no text is executed once
 * before or behind those, but outside of the barrier. */
static void add_points_of(const struct cursor_frame *here, size_t i, const struct config_probe *probe, const char *name)
{
    const struct omp_unit *all = clang_unit_of(here->walk->unit)->openmp;
    const struct omp_region *region = &all->regions.items[i];
    const struct omp_directive *d = &region->directive;
    bool is_alone = d->facts & OMP_ALONE, is_part = d->facts & OMP_SEPARATOR;
    /* those threads that do not execute these regions pass them by */
    bool is_passed = strcmp(d->name, "masked") == 0 || strcmp(d->name, "master") == 0;
    struct span construct = { d->text.begin, is_alone ? d->text.end : region->statement.end };
    struct span opening = statement_opening(all, i), statement = { opening.begin, region->statement.end };
    if (construct.end < construct.begin || statement.end < statement.begin)
        construct.end = statement.end = statement.begin = d->text.end;
    if (strcmp(d->name, "task") == 0) {
        add_task(here, region, probe, construct, statement, opening, name);
        return;
    }
    if (!is_part && !is_passed)
        add_point(here, region, probe, d->facts & OMP_CANCELS ? POINT_CANCEL : POINT_CONSTRUCT, construct, d->text, name);
    if (!is_alone && (d->facts & OMP_BLOCK) && !(d->facts & OMP_DEVICE))
        add_point(here, region, probe, POINT_WORK, statement, opening, name);
}

static bool is_section(const struct walk *w, size_t token)
{
    struct omp_directive d;
    return omp_read_directive(w->arena, w->tokens, token, clang_family_of(w->unit)->is_cxx, &d) && strcmp(d.name, "section") == 0;
}

/* The first section, which needs no directive (OpenMP 5.2, 11.3): from behind the brace to the next one, or to the brace that closes.
 * Returns false if it has one, or if it is not known to be there. */
static bool find_first_section(const struct walk *w, const struct omp_region *region, struct span *section)
{
    const struct token *list = w->tokens->list.items;
    size_t first = lex_find(w->tokens, region->statement.begin), i, last = 0;
    bool has_directives;
    if (first >= w->tokens->list.count || list[first].begin != region->statement.begin || list[first].first != '{')
        return false;
    size_t close = lex_matching(w->tokens, first++, &has_directives);
    int depth = 0;
    for (i = first; i < close && close != SIZE_MAX && !(depth == 0 && is_section(w, i)); i++) {
        if (list[i].kind == TOKEN_DIRECTIVE && !text_starts_with(lex_directive_text(w->tokens, i), "pragma")) /* #if */
            return false;
        depth += list[i].kind == TOKEN_PUNCTUATOR ? (list[i].first == '{') - (list[i].first == '}') : 0;
        last = i;
    }
    if (i == first || close == SIZE_MAX)
        return false;
    *section = (struct span){ list[first].begin, list[last].end };
    return true;
}

static void add_first_section(const struct cursor_frame *here, size_t i)
{
    struct walk *w = here->walk;
    const struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    const struct omp_region *region = &all->regions.items[i], *next = i + 1 < all->regions.count ? region + 1 : NULL;
    struct span section;
    if (!(region->directive.facts & OMP_SECTIONS) || !find_first_section(w, region, &section))
        return;
    const struct config_probe *probe = look_up(w, "omp::section", false);
    if (!probe || probe->is_dropped)
        return;
    bool is_opened = next && next->directive.text.begin == section.begin; /* by a directive, or by a pragma that is none */
    if (!is_opened && w->unit->source.text[section.begin] == '#')
        return;
    struct span opening = is_opened ? next->directive.text : (struct span){ section.begin, section.begin };
    add_point(here, region, probe, POINT_WORK, section, opening, "omp::section")->depth++;
}

static void leave_calls(struct unit *unit, const struct omp_region *region, enum reason reason)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (!point->in_header && point->part == POINT_NO_REGION && point->call.begin >= region->first && point->call.end <= region->statement.end)
            point->reason = reason;
    }
}

static void leave_calls_inside(struct unit *unit, const struct omp_region *region)
{
    if (is_target(&region->directive)) /* the probes of another device would have nowhere to record */
        leave_calls(unit, region, REASON_OPENMP_DEVICE);
    else if (region->directive.facts & OMP_STATEMENT) /* x[f()] = x[f()] + 1 must stay what it is: OpenMP 5.2, 15.8.4 */
        leave_calls(unit, region, REASON_OPENMP_PLACE);
}

/* Is there nothing to record of it? */
static bool is_silent(const struct omp_directive *d)
{
    return (d->facts & OMP_QUIET) || (strcmp(d->name, "ordered") == 0 && omp_find_clause(d, "simd"));
}

/* --- headers --- */

struct headers {
    struct walk *walk;
    VEC(CXFile) seen;
};

static bool is_seen(struct headers *headers, CXFile file)
{
    for (size_t i = 0; i < headers->seen.count; i++)
        if (clang_File_isEqual(headers->seen.items[i], file))
            return true;
    vec_push(headers->walk->arena, &headers->seen, file);
    return false;
}

static void add_points_of_header(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    (void)stack;
    struct headers *headers = data;
    struct walk *w = headers->walk;
    struct cursor_frame here = { .walk = w };
    CXSourceLocation begin = clang_getLocationForOffset(w->tu, file, 0);
    struct slice text;
    if (depth == 0 || clang_File_isEqual(file, w->file) || is_seen(headers, file) || clang_is_foreign(w, begin))
        return;
    const struct omp_unit *all = omp_find_in_header(w, file, &text);
    for (size_t i = 0; i < all->regions.count; i++) {
        const struct omp_directive *d = &all->regions.items[i].directive;
        const char *name = name_in(w, text.text, d);
        const struct config_probe *probe = is_silent(d) ? NULL : choose_probe(w, d, name);
        if (probe)
            clang_add_point(&here, clang_getLocationForOffset(w->tu, file, d->text.begin), name, probe)->part = POINT_CONSTRUCT;
    }
}

void omp_add_points_of_headers(struct walk *w)
{
    struct headers headers = { .walk = w };
    if (omp_is_enabled(w->request))
        clang_getInclusions(w->tu, add_points_of_header, &headers);
}

/* --- the unit's own text --- */

void omp_add_points(const struct cursor_frame *here)
{
    const struct walk *w = here->walk;
    struct omp_unit *all = clang_unit_of(w->unit)->openmp;
    const struct slice *parsed = &clang_unit_of(w->unit)->parsed;
    struct span body = here->function->body;
    for (size_t i = 0; i < all->regions.count; i++) {
        struct omp_region *region = &all->regions.items[i];
        const struct omp_directive *d = &region->directive;
        if (region->is_taken || d->text.begin < body.begin || d->text.end > body.end)
            continue;
        if (parsed->text && parsed->text[d->text.begin] == ' ') /* a blanked body keeps the points of the first look */
            continue;
        leave_calls_inside(w->unit, region);
        if (is_silent(d))
            continue;
        region->is_taken = true;
        const char *name = name_of(w, d);
        const struct config_probe *probe = choose_probe(w, d, name);
        if (probe)
            add_points_of(here, i, probe, name);
        add_first_section(here, i);
    }
}
