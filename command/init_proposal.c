#include "init_proposal.h"

#include <stdlib.h>
#include <string.h>

#include "json_writer.h"
#include "text_format.h"

enum {
    MOST_FUNCTIONS = 12, /* of the program's own */
    MOST_TINY = 8,
    PAIR_NS = 20, /* bench/probe: what a begin and an end cost */
    PAIR_BYTES = 16
};

static void add(struct init_proposal *proposal, struct init_entry entry)
{
    for (size_t i = 0; i < proposal->entries.count; i++)
        if (strcmp(proposal->entries.items[i].key, entry.key) == 0 && strcmp(proposal->entries.items[i].pattern, entry.pattern) == 0)
            return;
    vec_push(proposal->arena, &proposal->entries, entry);
}

/* MPI and OpenMP are selected as a whole: what waits for what is known only if all of it is recorded. */
static void add_family(struct init_proposal *proposal, enum init_family family)
{
    const struct init_survey *survey = proposal->survey;
    bool is_recorded = init_families[family].is_recorded;
    for (size_t i = 0; i < survey->names.count; i++) {
        const struct init_name *name = &survey->names.items[i];
        struct init_entry entry = { .key = "call", .pattern = name->name, .is_recorded = is_recorded, .family = family };
        entry.n_sites = is_recorded ? 0 : name->n_sites; /* the second look does not see them */
        if (init_family_of(name) != family)
            continue;
        if (family == INIT_OPENMP) {
            entry.key = "region";
            entry.pattern = "omp::**";
        } else if (family == INIT_MPI) {
            entry.pattern = "MPI_*";
        } else {
            entry.key = name->sort == INIT_METHOD ? "method" : "call";
            entry.kind = init_starts_thread(name) ? "local" : NULL;
        }
        add(proposal, entry);
    }
}

static size_t n_callers(const struct init_name *body)
{
    return body->call ? body->call->callers.items.count : 0;
}

/* Functions by how many others call them, then by how often they stand in the text. */
static int by_use(const void *left, const void *right)
{
    const struct init_name *a = *(const struct init_name *const *)left, *b = *(const struct init_name *const *)right;
    size_t a_sites = a->call ? a->call->n_sites : 0, b_sites = b->call ? b->call->n_sites : 0;
    if (n_callers(a) != n_callers(b))
        return n_callers(a) < n_callers(b) ? 1 : -1;
    if (a_sites != b_sites)
        return a_sites < b_sites ? 1 : -1;
    return strcmp(a->name, b->name);
}

static bool is_main(const char *name)
{
    return strcmp(name, "main") == 0 || text_ends_with(name, "::main") || text_ends_with(name, ".main");
}

static void add_functions(struct init_proposal *proposal)
{
    const struct init_survey *survey = proposal->survey;
    VEC(const struct init_name *) bodies = { 0 };
    size_t n_added = 0;
    for (size_t i = 0; i < survey->names.count; i++)
        if (survey->names.items[i].sort == INIT_BODY && !is_main(survey->names.items[i].name))
            vec_push(proposal->arena, &bodies, &survey->names.items[i]);
    if (bodies.count == 0)
        return;
    qsort(bodies.items, bodies.count, sizeof *bodies.items, by_use);
    for (size_t i = 0; i < bodies.count; i++) {
        const struct init_name *body = bodies.items[i];
        if (init_is_tiny(body)) {
            if (proposal->tiny.count < MOST_TINY && body->call)
                vec_push(proposal->arena, &proposal->tiny, body);
        } else if (n_added < MOST_FUNCTIONS && (body->call || bodies.count <= MOST_FUNCTIONS)) {
            const char *key = body->is_in_header ? "call" : "function";
            add(proposal, (struct init_entry){ .key = key, .pattern = body->name, .is_recorded = true, .family = INIT_NO_FAMILY, .body = body });
            n_added++;
        }
    }
}

void init_proposal_make(struct init_proposal *proposal, struct arena *arena, const struct init_survey *survey)
{
    *proposal = (struct init_proposal){ .arena = arena, .survey = survey };
    if (survey->has_main)
        add(proposal, (struct init_entry){ .key = "call", .pattern = "main", .kind = "global", .is_recorded = true, .family = INIT_NO_FAMILY });
    for (enum init_family family = 0; family < INIT_NO_FAMILY; family++)
        add_family(proposal, family);
    add_functions(proposal);
}

void init_proposal_count(struct init_proposal *proposal, const struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const struct config_probe *probe = point->probe->plain ? point->probe->plain : point->probe;
        size_t number = (size_t)(probe - proposal->probes);
        if (number >= proposal->entries.count)
            continue;
        struct init_entry *entry = &proposal->entries.items[number];
        entry->n_sites++;
        entry->n_left += point->scheme == SCHEME_LEAVE;
        if (point->scheme == SCHEME_LEAVE)
            proposal->reasons[point->reason]++;
    }
}

bool init_proposal_demote(struct init_proposal *proposal)
{
    bool is_any = false;
    for (size_t i = 0; i < proposal->entries.count; i++) {
        struct init_entry *entry = &proposal->entries.items[i];
        if (entry->kind && strcmp(entry->kind, "local") == 0 && entry->n_sites > 0 && entry->n_left == entry->n_sites) {
            entry->kind = NULL;
            is_any = true;
        }
    }
    for (size_t i = 0; is_any && i < proposal->entries.count; i++) {
        struct init_entry *entry = &proposal->entries.items[i];
        entry->n_sites = entry->is_recorded ? 0 : entry->n_sites;
        entry->n_left = 0;
    }
    if (is_any)
        memset(proposal->reasons, 0, sizeof proposal->reasons);
    return is_any;
}

void init_proposal_drop_unused(struct init_proposal *proposal)
{
    size_t kept = 0;
    for (size_t i = 0; i < proposal->entries.count; i++)
        if (proposal->entries.items[i].n_sites > 0 || !proposal->entries.items[i].is_recorded)
            proposal->entries.items[kept++] = proposal->entries.items[i];
    proposal->entries.count = kept;
}

void init_proposal_config(struct str *out, const struct init_proposal *proposal)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_PADDED);
    json_open_object(&json);
    json_line(&json, 2);
    json_name(&json, "probes");
    json_open_array(&json);
    for (size_t i = 0; i < proposal->entries.count; i++) {
        const struct init_entry *entry = &proposal->entries.items[i];
        json_line(&json, 4);
        json_open_object(&json);
        json_member_string(&json, entry->key, entry->pattern);
        if (entry->kind)
            json_member_string(&json, "kind", entry->kind);
        if (!entry->is_recorded)
            json_member_bool(&json, "record", false);
        json_close_object(&json);
    }
    json_line(&json, 2);
    json_close_array(&json);
    json_line(&json, 0);
    json_close_object(&json);
    json_finish(&json);
}

/* ---- the report, in Markdown ---- */

static void add_entry_row(struct str *out, const struct init_entry *entry)
{
    unsigned pairs = entry->kind && strcmp(entry->kind, "local") == 0 ? 2 : 1;
    str_printf(out, "| `%s` | %s%s%s | %zu | ", entry->pattern, entry->key, entry->kind ? ", " : "", entry->kind ? entry->kind : "", entry->n_sites);
    if (entry->n_left)
        str_printf(out, "%zu", entry->n_left);
    if (entry->is_recorded)
        str_printf(out, " | %u ns, %u bytes |", pairs * PAIR_NS, pairs * PAIR_BYTES);
    else
        str_add(out, " | not recorded |");
}

static void add_families(struct str *out, const struct init_proposal *proposal)
{
    for (enum init_family family = 0; family < INIT_NO_FAMILY; family++) {
        bool has_title = false;
        for (size_t i = 0; i < proposal->entries.count; i++) {
            if (proposal->entries.items[i].family != family)
                continue;
            if (!has_title)
                str_printf(
                    out, "\n## %s\n\nWhat intervals say: %s.\n\n| name | selected as | places | left alone | a call costs |\n|---|---|---|---|---|\n",
                    init_families[family].title, init_families[family].what);
            has_title = true;
            add_entry_row(out, &proposal->entries.items[i]);
            str_add(out, "\n");
        }
        if (has_title && (family == INIT_LOCKS || family == INIT_CONDITIONS))
            str_add(out, "\nWho waits for whom is sure only where the objects are recorded: add `\"capture\": [\"object\"]` to these entries\n"
                         "(docs/functions.md).\n");
    }
}

/* "3 functions, 5 times" */
static const char *called_in(struct arena *arena, const struct init_name *body)
{
    struct str text = { .arena = arena };
    text_add_number_of(&text, n_callers(body), "function", "s");
    if (body->call && body->call->n_sites != n_callers(body))
        str_printf(&text, ", %zu times", body->call->n_sites);
    return text.text;
}

static void add_own(struct str *out, const struct init_proposal *proposal)
{
    bool has_title = false;
    for (size_t i = 0; i < proposal->entries.count; i++) {
        const struct init_entry *entry = &proposal->entries.items[i];
        if (!entry->body)
            continue;
        if (!has_title)
            str_add(out, "\n## Functions of your own that most others call\n\n"
                         "| name | selected as | places | left alone | a call costs | called in | lines |\n|---|---|---|---|---|---|---|\n");
        has_title = true;
        add_entry_row(out, entry);
        str_printf(out, " %s | %u |\n", called_in(out->arena, entry->body), entry->body->n_lines ? entry->body->n_lines : 1);
    }
    if (proposal->tiny.count == 0)
        return;
    str_add(out, "\nNot proposed, since they are short and have neither loops nor calls: recording them would cost more than they do.\n\n");
    for (size_t i = 0; i < proposal->tiny.count; i++)
        str_printf(out, "- `%s`: called in %s\n", proposal->tiny.items[i]->name, called_in(out->arena, proposal->tiny.items[i]));
}

static void add_reasons(struct str *out, const struct init_proposal *proposal)
{
    bool has_title = false;
    for (enum reason reason = REASON_NONE + 1; reason < REASON_COUNT; reason++) {
        if (proposal->reasons[reason] == 0)
            continue;
        if (!has_title)
            str_add(out, "\n## Left alone\n\nThese places cannot be recorded (docs/left-alone.md); `weft sites` lists them.\n\n");
        has_title = true;
        str_printf(out, "- %zu: %s (%s)\n", proposal->reasons[reason], reason_code(reason), reason_text(reason));
    }
}

void init_proposal_report(struct str *out, const struct init_proposal *proposal, const char *name)
{
    const struct init_survey *survey = proposal->survey;
    size_t n_points = 0, n_left = 0;
    for (size_t i = 0; i < proposal->entries.count; i++) {
        n_points += proposal->entries.items[i].is_recorded ? proposal->entries.items[i].n_sites : 0;
        n_left += proposal->entries.items[i].n_left;
    }
    str_add(out, "# What weft found here\n\n");
    text_add_number_of(out, survey->n_files, "source", "s");
    str_printf(out, " by %s, ", proposal->how);
    text_add_number_of(out, survey->n_calls, "call", "s");
    str_printf(out, ". `%s` has ", name);
    str_printf(out, "%zu %s", proposal->entries.count, proposal->entries.count == 1 ? "entry" : "entries");
    str_add(out, ", which select ");
    text_add_number_of(out, n_points, "place", "s");
    str_printf(out, "; %zu of them are left alone.\n", n_left);
    if (survey->n_failed)
        str_printf(out, "%zu of the sources could not be read, or only in part: what they call may be missing here.\n", survey->n_failed);
    str_printf(out,
               "\nA recorded call costs the program some %d ns and the trace %d bytes, whatever it does. What a run costs depends on how often\n"
               "each place is reached, which the text does not say: `weft run PROGRAM`, then `weft estimate weft-trace`.\n",
               PAIR_NS, PAIR_BYTES);
    add_families(out, proposal);
    add_own(out, proposal);
    add_reasons(out, proposal);
}
