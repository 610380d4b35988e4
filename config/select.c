#define _POSIX_C_SOURCE 200809L
#include "select.h"

#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "similar.h"
#include "texts.h"
#include "str.h"

/* How a look-up stays fast with many entries:
 *   - Plain names are in a hash table.
 *   - A pattern is in a hash table under its longer literal end: `pthread_mutex_*` under the beginning
 *     "pthread_mutex_", `*::lock` under the end "::lock". A name is looked up once for each distinct length of
 *     beginnings and ends.
 *   - Patterns with wildcards at both ends (`*alloc*`) are in a list, which is expected to be short.
 *   - Each list has later entries first; the search stops when the rest cannot beat the best match so far.
 *   - Each name is looked up only once: the answer is cached. */

enum { NONE = -1 };

/* ---- matching one pattern ---- */

/* Marks of a name's bytes: 0, or SEPARATOR where a separator begins, or SEPARATOR_REST on its second byte. */
enum { SEPARATOR = 1, SEPARATOR_REST = 2 };

/* Separators inside template arguments or parentheses are part of the segment. If the brackets are unbalanced
 * (operator<), they are ignored. */
static void mark_names(const char *name, unsigned char *marks, bool brackets)
{
    int depth = 0;
    for (size_t i = 0; name[i]; i++) {
        marks[i] = 0;
        if (brackets && (name[i] == '<' || name[i] == '('))
            depth++;
        else if (brackets && (name[i] == '>' || name[i] == ')'))
            depth--;
        if (depth < 0)
            break;
        if (depth == 0 && name[i] == ':' && name[i + 1] == ':') {
            marks[i] = SEPARATOR;
            marks[++i] = SEPARATOR_REST;
        } else if (depth == 0 && name[i] == '.') {
            marks[i] = SEPARATOR;
        }
    }
    if (depth != 0)
        mark_names(name, marks, false);
}

static void mark_path(const char *path, unsigned char *marks)
{
    for (size_t i = 0; path[i]; i++)
        marks[i] = path[i] == '/' ? SEPARATOR : 0;
}

/* The length of the separator at this position of a pattern, or 0. */
static size_t separator_length(const char *at, bool is_path)
{
    if (is_path)
        return *at == '/';
    return at[0] == ':' && at[1] == ':' ? 2 : at[0] == '.';
}

/* Where to continue when the text after a wildcard doesn't match: the wildcard has to match more. */
struct retry {
    const char *pattern; /* after the wildcard; NULL: no wildcard yet */
    size_t name;         /* end of what the wildcard has matched so far */
    bool segments;       /* `**` and a separator: matches whole segments */
};

static bool extend_segments(struct retry *retry, const char *name, const unsigned char *marks)
{
    for (size_t i = retry->name; name[i]; i++)
        if (marks[i] == SEPARATOR) {
            retry->name = i + 1 + (name[i + 1] && marks[i + 1] == SEPARATOR_REST);
            return true;
        }
    return false;
}

/* Remembering the latest `*` and the latest `**` is enough: whatever an earlier wildcard of the same kind could match
 * in addition, the later one can match too. */
static bool extend_wildcard(struct retry *star, struct retry *across, const char *name, const unsigned char *marks, struct retry **extended)
{
    if (star->pattern && name[star->name] && !marks[star->name]) {
        star->name++;
        *extended = star;
        return true;
    }
    star->pattern = NULL;
    *extended = across;
    if (!across->pattern || !name[across->name])
        return false;
    if (across->segments)
        return extend_segments(across, name, marks);
    across->name++;
    return true;
}

static bool match(const char *pattern, const char *name, const unsigned char *marks, bool is_path)
{
    const char *begin = pattern;
    struct retry star = { 0 }, across = { 0 }, *extended;
    size_t at = 0;
    for (;;) {
        if (pattern[0] == '*' && pattern[1] == '*') {
            bool segment_begins =
                pattern == begin || separator_length(pattern - 1, is_path) || (pattern - begin >= 2 && separator_length(pattern - 2, is_path) == 2);
            size_t separator = segment_begins ? separator_length(pattern + 2, is_path) : 0;
            pattern += 2 + separator;
            across = (struct retry){ pattern, at, separator > 0 };
            star.pattern = NULL;
            continue;
        }
        if (*pattern == '*') {
            star = (struct retry){ ++pattern, at, false };
            continue;
        }
        if (*pattern == '\0' && name[at] == '\0')
            return true;
        if (*pattern && name[at] && (*pattern == name[at] || (*pattern == '?' && !marks[at]))) {
            size_t length = *pattern == '?' && *pattern != name[at] ? utf8_length(name + at, strnlen(name + at, 4)) : 1;
            at += length ? length : 1;
            pattern++;
            continue;
        }
        if (!extend_wildcard(&star, &across, name, marks, &extended))
            return false;
        pattern = extended->pattern;
        at = extended->name;
    }
}

/* The marks of one name, on the stack if the name is short. */
struct marked {
    unsigned char few[256];
    unsigned char *marks;
};

static const unsigned char *marked_make(struct marked *marked, const char *text, bool is_path)
{
    size_t size = strlen(text) + 1;
    marked->marks = size <= sizeof marked->few ? marked->few : malloc(size);
    if (!marked->marks)
        arena_out_of_memory(size);
    marked->marks[size - 1] = 0;
    if (is_path)
        mark_path(text, marked->marks);
    else
        mark_names(text, marked->marks, true);
    return marked->marks;
}

static void marked_end(struct marked *marked)
{
    if (marked->marks != marked->few)
        free(marked->marks);
}

static bool match_alone(const char *pattern, const char *text, bool is_path)
{
    struct marked marked;
    bool result = match(pattern, text, marked_make(&marked, text, is_path), is_path);
    marked_end(&marked);
    return result;
}

bool select_matches(const char *pattern, const char *name)
{
    return match_alone(pattern, name, false);
}

bool select_path_matches(const char *pattern, const char *path)
{
    return match_alone(pattern, path, true);
}

/* ---- hash tables from text to a number ---- */

struct slot {
    const char *text; /* not NUL-terminated; NULL: free */
    size_t length;
    uint64_t hash;
    long value;
};

struct table {
    struct slot *slots;
    size_t capacity, count; /* capacity is a power of two */
};

/* The slot of this text, or the free slot where it belongs. */
static struct slot *table_find(const struct table *table, const char *text, size_t length, uint64_t hash)
{
    size_t i = (hash ^ hash >> 32) & (table->capacity - 1);
    while (table->slots[i].text &&
           !(table->slots[i].hash == hash && table->slots[i].length == length && memcmp(table->slots[i].text, text, length) == 0))
        i = (i + 1) & (table->capacity - 1);
    return &table->slots[i];
}

static void table_grow(struct arena *arena, struct table *table)
{
    struct table larger = { .capacity = table->capacity ? table->capacity * 2 : 64, .count = table->count };
    larger.slots = arena_array(arena, struct slot, larger.capacity);
    for (size_t i = 0; i < table->capacity; i++) {
        struct slot *slot = &table->slots[i];
        if (slot->text)
            *table_find(&larger, slot->text, slot->length, slot->hash) = *slot;
    }
    *table = larger;
}

/* The value of this text, NONE if it is new. `text` must live as long as the table. */
static long *table_put(struct arena *arena, struct table *table, const char *text, size_t length, uint64_t hash)
{
    if (table->count * 2 >= table->capacity)
        table_grow(arena, table);
    struct slot *slot = table_find(table, text, length, hash);
    if (!slot->text) {
        *slot = (struct slot){ text, length, hash, NONE };
        table->count++;
    }
    return &slot->value;
}

static long table_get(const struct table *table, const char *text, size_t length, uint64_t hash)
{
    if (table->count == 0)
        return NONE;
    const struct slot *slot = table_find(table, text, length, hash);
    return slot->text ? slot->value : NONE;
}

/* ---- the index ---- */

/* Patterns by their literal beginnings (or ends). The table has the latest entry; select.earlier chains to the
 * others. */
struct end_index {
    struct table table;
    VEC(size_t) lengths; /* distinct, ascending once select_new has finished */
};

/* The entries of one kind: for callees, or for bodies. */
struct index {
    struct table names, memo;
    struct end_index beginnings, ends;
    long wild; /* latest of the patterns with wildcards at both ends */
};

/* Of the values that an entry names, those that some call had, and the names of one call's values; NULL: none was noted. */
struct values {
    uint64_t had;
    const char *names;
};

struct select {
    struct arena *arena;
    const struct config *config;
    const char *directory; /* the configuration's */
    struct index callees, functions, regions, memories;
    long *earlier;         /* per entry: the next earlier one in the same list */
    bool *used;            /* per entry */
    struct values *values; /* per entry */
    struct texts names;    /* of calls and bodies that were looked up */
    size_t walks;
};

/* FNV-1a over the bytes in reverse, so that one pass over a name gives the hashes of all its ends. */
static uint64_t hash_byte(uint64_t hash, char byte)
{
    return (hash ^ (unsigned char)byte) * 1099511628211ull;
}

static uint64_t hash_backwards(const char *text, size_t length)
{
    uint64_t hash = HASH_START;
    while (length > 0)
        hash = hash_byte(hash, text[--length]);
    return hash;
}

static void add_to_end(struct select *select, struct end_index *index, const char *text, size_t length, uint64_t hash, long entry)
{
    long *latest = table_put(select->arena, &index->table, text, length, hash);
    select->earlier[entry] = *latest;
    *latest = entry;
    for (size_t i = 0; i < index->lengths.count; i++)
        if (index->lengths.items[i] == length)
            return;
    vec_push(select->arena, &index->lengths, length);
}

static void add_pattern(struct select *select, struct index *index, const char *pattern, long entry)
{
    size_t length = strlen(pattern), beginning = strcspn(pattern, "*?"), end = 0;
    if (beginning == length) {
        *table_put(select->arena, &index->names, pattern, length, hash_bytes(HASH_START, pattern, length)) = entry;
        return;
    }
    while (pattern[length - 1 - end] != '*' && pattern[length - 1 - end] != '?')
        end++;
    /* The separator after `**` may match nothing, so it is not part of the literal end. */
    if (end > 0 && length - end >= 2 && pattern[length - end - 1] == '*' && pattern[length - end - 2] == '*')
        end -= separator_length(pattern + length - end, false);
    if (beginning == 0 && end == 0) {
        select->earlier[entry] = index->wild;
        index->wild = entry;
    } else if (beginning >= end) {
        add_to_end(select, &index->beginnings, pattern, beginning, hash_bytes(HASH_START, pattern, beginning), entry);
    } else {
        add_to_end(select, &index->ends, pattern + length - end, end, hash_backwards(pattern + length - end, end), entry);
    }
}

static int compare_sizes(const void *left, const void *right)
{
    size_t a = *(const size_t *)left, b = *(const size_t *)right;
    return a < b ? -1 : a > b;
}

static void sort_lengths(struct end_index *index)
{
    if (index->lengths.count)
        qsort(index->lengths.items, index->lengths.count, sizeof *index->lengths.items, compare_sizes);
}

/* The index that has this entry; NULL: none, it is found in other ways (select_entry, select_method). */
static struct index *index_of(struct select *select, const struct config_probe *probe)
{
    if (probe->target == TARGET_BODY)
        return &select->functions;
    if (probe->target == TARGET_REGION)
        return &select->regions;
    if (probe->target == TARGET_MEMORY)
        return &select->memories;
    /* only languages with methods ask for them */
    return probe->target == TARGET_PROGRAM || probe->target == TARGET_METHOD ? NULL : &select->callees;
}

struct select *select_new(struct arena *arena, const struct config *config)
{
    struct select *select = arena_new(arena, struct select);
    *select = (struct select){
        .arena = arena, .config = config, .callees.wild = NONE, .functions.wild = NONE, .regions.wild = NONE, .memories.wild = NONE
    };
    select->names.arena = arena;
    select->directory = fs_directory_of(arena, config->path ? config->path : "");
    select->earlier = arena_array(arena, long, config->probes.count);
    select->used = arena_array(arena, bool, config->probes.count);
    select->values = arena_array(arena, struct values, config->probes.count);
    for (size_t i = 0; i < config->probes.count; i++) {
        const struct config_probe *probe = &config->probes.items[i];
        select->earlier[i] = NONE;
        struct index *index = index_of(select, probe);
        if (index)
            add_pattern(select, index, probe->pattern, (long)i);
    }
    struct index *const indices[] = { &select->callees, &select->functions, &select->regions, &select->memories };
    for (size_t i = 0; i < sizeof indices / sizeof *indices; i++) {
        sort_lengths(&indices[i]->beginnings);
        sort_lengths(&indices[i]->ends);
    }
    return select;
}

/* ---- looking up ---- */

struct wanted {
    const char *name;
    size_t length;
    const unsigned char *marks;
    long best; /* latest entry found so far that matches */
};

/* Tries a list of patterns, latest first, until one matches or none can beat the best match. */
static void walk(struct select *select, long entry, struct wanted *wanted)
{
    for (; entry > wanted->best; entry = select->earlier[entry]) {
        select->walks++;
        if (match(select->config->probes.items[entry].pattern, wanted->name, wanted->marks, false)) {
            wanted->best = entry;
            return;
        }
    }
}

static void walk_beginnings(struct select *select, const struct index *index, struct wanted *wanted)
{
    uint64_t hash = HASH_START;
    size_t done = 0;
    for (size_t i = 0; i < index->beginnings.lengths.count && index->beginnings.lengths.items[i] <= wanted->length; i++) {
        while (done < index->beginnings.lengths.items[i])
            hash = hash_byte(hash, wanted->name[done++]);
        walk(select, table_get(&index->beginnings.table, wanted->name, done, hash), wanted);
    }
}

static void walk_ends(struct select *select, const struct index *index, struct wanted *wanted)
{
    uint64_t hash = HASH_START;
    size_t done = 0;
    for (size_t i = 0; i < index->ends.lengths.count && index->ends.lengths.items[i] <= wanted->length; i++) {
        while (done < index->ends.lengths.items[i])
            hash = hash_byte(hash, wanted->name[wanted->length - ++done]);
        walk(select, table_get(&index->ends.table, wanted->name + wanted->length - done, done, hash), wanted);
    }
}

static long find_entry(struct select *select, const struct index *index, const char *name, size_t length, uint64_t hash)
{
    struct marked marked;
    struct wanted wanted = { name, length, marked_make(&marked, name, false), table_get(&index->names, name, length, hash) };
    walk_beginnings(select, index, &wanted);
    walk_ends(select, index, &wanted);
    walk(select, index->wild, &wanted);
    marked_end(&marked);
    return wanted.best;
}

static const struct config_probe *look_up(struct select *select, struct index *index, const char *name)
{
    size_t length = strlen(name);
    uint64_t hash = hash_bytes(HASH_START, name, length);
    enum { NOBODY = -2 }; /* cached: no entry matches */
    long entry = table_get(&index->memo, name, length, hash);
    if (entry == NONE) {
        entry = find_entry(select, index, name, length, hash);
        *table_put(select->arena, &index->memo, arena_strndup(select->arena, name, length), length, hash) = entry == NONE ? NOBODY : entry;
    }
    if (entry < 0)
        return NULL;
    select->used[entry] = true;
    return &select->config->probes.items[entry];
}

/* Functions of weft's own headers and crates, which the program calls by macros: "**" is not about them. */
static bool is_of_weft(const char *name)
{
    return strncmp(name, "weft_", 5) == 0 || strncmp(name, "weft::", 6) == 0;
}

const struct config_probe *select_callee(struct select *select, const char *name)
{
    const struct config_probe *probe = look_up(select, &select->callees, name);
    texts_find(&select->names, name);
    return probe && is_of_weft(name) && strchr(probe->pattern, '*') ? NULL : probe;
}

/* The last segment of a pattern that has more of them, or NULL. */
static const char *last_segment(const char *pattern)
{
    const char *last = NULL;
    for (const char *at = pattern; *at; at++)
        if (separator_length(at, false))
            last = at + separator_length(at, false);
    return last;
}

static int worth(const struct config_probe *probe)
{
    return !probe ? 0 : probe->is_dropped ? 1 : probe_asks_for_more(probe) ? 3 : 2;
}

const struct config_probe *select_open(struct select *select, const char *last, const struct config_probe *after)
{
    const struct config_probe *items = select->config->probes.items, *found = NULL;
    for (size_t i = select->config->probes.count; i-- > (after ? (size_t)(after - items) + 1 : 0);) {
        const char *segment = items[i].target == TARGET_METHOD && items[i].on ? items[i].pattern
                              : items[i].target == TARGET_CALL                ? last_segment(items[i].pattern)
                                                                              : NULL;
        if (!segment || worth(&items[i]) <= worth(found))
            continue;
        select->walks++;
        if (select_matches(segment, last))
            found = &items[i];
    }
    return found;
}

const struct config_probe *select_function(struct select *select, const char *name)
{
    const struct config_probe *probe = look_up(select, &select->functions, name);
    texts_find(&select->names, name);
    return probe && is_of_weft(name) && strchr(probe->pattern, '*') ? NULL : probe;
}

const struct config_probe *select_memory(struct select *select, const char *name)
{
    const struct config_probe *probe = look_up(select, &select->memories, name);
    texts_find(&select->names, name);
    return probe && is_of_weft(name) && strchr(probe->pattern, '*') ? NULL : probe;
}

bool select_has_accesses(const struct select *select)
{
    for (size_t i = 0; i < select->config->probes.count; i++) {
        const struct config_probe *probe = &select->config->probes.items[i];
        if (probe->target == TARGET_MEMORY && !probe->only_blocks)
            return true;
    }
    return false;
}

const struct config_probe *select_region(struct select *select, const char *name)
{
    texts_find(&select->names, name);
    return look_up(select, &select->regions, name);
}

const struct config_probe *select_method(struct select *select, const char *name)
{
    for (size_t i = select->config->probes.count; i-- > 0;) {
        const struct config_probe *probe = &select->config->probes.items[i];
        if (probe->target == TARGET_PROGRAM || probe->target == TARGET_BODY || probe->target == TARGET_REGION || probe->target == TARGET_MEMORY ||
            (probe->target != TARGET_METHOD && strcmp(probe->pattern, "**") != 0))
            continue;
        select->walks++;
        if (select_matches(probe->pattern, name)) {
            select->used[i] = true;
            return probe;
        }
    }
    return NULL;
}

/* Matches a class by its qualified name, or by the last segment if the pattern has but one. */
static bool is_on(const char *pattern, const char *type)
{
    const char *last = type;
    for (const char *at; (at = strstr(last, "::")) != NULL;)
        last = at + 2;
    if (last == type && !strchr(type, '<') && strrchr(type, '.'))
        last = strrchr(type, '.') + 1;
    return select_matches(pattern, type) || (!strstr(pattern, "::") && select_matches(pattern, last));
}

const struct config_probe *select_method_on(struct select *select, const char *name, const char *type)
{
    for (size_t i = select->config->probes.count; i-- > 0;) {
        const struct config_probe *probe = &select->config->probes.items[i];
        if (probe->target == TARGET_PROGRAM || probe->target != TARGET_METHOD || (probe->on && (!type || !is_on(probe->on, type))))
            continue;
        select->walks++;
        if (select_matches(probe->pattern, name)) {
            select->used[i] = true;
            return probe;
        }
    }
    return NULL;
}

const struct config_probe *select_entry(struct select *select)
{
    for (size_t i = select->config->probes.count; i-- > 0;)
        if (select->config->probes.items[i].target == TARGET_PROGRAM) {
            select->used[i] = true;
            return &select->config->probes.items[i];
        }
    return NULL;
}

/* Has the entry matched a name that was looked up, although a later entry took it? */
static bool is_overruled(const struct select *select, size_t entry)
{
    const struct config_probe *probe = &select->config->probes.items[entry];
    if (probe->target == TARGET_PROGRAM) { /* all of them are about main */
        for (size_t i = entry + 1; i < select->config->probes.count; i++)
            if (select->config->probes.items[i].target == TARGET_PROGRAM && select->used[i])
                return true;
        return false;
    }
    if (probe->target == TARGET_METHOD)
        return false;
    const struct table *memo = &(probe->target == TARGET_BODY     ? &select->functions
                                 : probe->target == TARGET_REGION ? &select->regions
                                 : probe->target == TARGET_MEMORY ? &select->memories
                                                                  : &select->callees)
                                    ->memo;
    if (!strpbrk(probe->pattern, "*?"))
        return table_get(memo, probe->pattern, strlen(probe->pattern), hash_bytes(HASH_START, probe->pattern, strlen(probe->pattern))) != NONE;
    for (size_t i = 0; i < memo->capacity; i++)
        if (memo->slots[i].text && select_matches(probe->pattern, memo->slots[i].text))
            return true;
    return false;
}

bool select_is_unused(const struct select *select, size_t i)
{
    return !select->used[i] && !is_overruled(select, i);
}

void select_note_values(struct select *select, const struct config_probe *probe, uint64_t had, const char *names)
{
    struct values *values = &select->values[probe - select->config->probes.items];
    values->had |= had;
    if (!values->names && names)
        values->names = arena_strdup(select->arena, names); /* which may live no longer than its unit */
}

uint64_t select_missing_values(const struct select *select, const struct config_probe *probe, const char **names)
{
    const struct values *values = &select->values[probe - select->config->probes.items];
    size_t n = values->names ? capture_n_values(probe->capture) : 0;
    *names = values->names;
    return ~values->had & (n < 64 ? ((uint64_t)1 << n) - 1 : ~(uint64_t)0);
}

size_t select_walks(const struct select *select)
{
    return select->walks;
}

/* ---- source files ---- */

/* A pattern with a slash is relative to the configuration's directory, or absolute. One without a slash matches the
 * name of the file or of any directory on the way, so "build" covers everything below it. `relative` is NULL for files
 * outside the configuration's directory. */
static bool covers_path(const char *pattern, const char *absolute, const char *relative)
{
    size_t length = strlen(pattern);
    bool directory = length > 1 && pattern[length - 1] == '/'; /* "build/": only what is below it */
    struct arena arena = { 0 };
    const char *plain = directory ? arena_strndup(&arena, pattern, length - 1) : pattern;
    bool anchored = strchr(plain, '/') != NULL;
    const char *path = *plain == '/' ? absolute : relative ? relative : absolute;
    if (text_starts_with(plain, "./"))
        plain += 2;
    bool covered = !directory && (!anchored || *plain == '/' || relative || text_starts_with(plain, "**")) && select_path_matches(plain, path);
    char *part = arena_strdup(&arena, path);
    for (char *slash = part; !covered && *slash; slash++) {
        if (*slash != '/' || slash == part)
            continue;
        *slash = '\0'; /* a directory on the way */
        const char *name = anchored ? part : fs_name_of(part);
        covered = (!anchored || *plain == '/' || relative || text_starts_with(plain, "**")) && select_path_matches(plain, name);
        *slash = '/';
    }
    if (!covered && !directory && !anchored)
        covered = select_path_matches(plain, fs_name_of(path));
    arena_release(&arena);
    return covered;
}

/* The part of an absolute path below the configuration's directory; NULL if it is elsewhere. */
static const char *below_directory(const struct select *select, const char *absolute)
{
    size_t length = strlen(select->directory);
    if (strcmp(select->directory, "/") == 0)
        return absolute + 1;
    return text_starts_with(absolute, select->directory) && absolute[length] == '/' ? absolute + length + 1 : NULL;
}

bool select_source(const struct select *select, const char *path)
{
    struct arena arena = { 0 };
    const struct config *config = select->config;
    const char *absolute = fs_absolute(&arena, path), *relative = below_directory(select, absolute);
    bool included = false;
    for (size_t i = 0; i < config->include.count && !included; i++)
        included = covers_path(config->include.items[i], absolute, relative);
    for (size_t i = 0; i < config->exclude.count && included; i++)
        included = !covers_path(config->exclude.items[i], absolute, relative);
    arena_release(&arena);
    return included;
}

bool select_header(const struct select *select, const char *path, bool is_system)
{
    const char *relative = below_directory(select, path);
    bool wanted = relative && !is_system;
    for (size_t i = 0; i < select->config->dependencies.count && !wanted; i++)
        wanted = covers_path(select->config->dependencies.items[i], path, relative);
    return wanted && select_source(select, path);
}

const char *select_similar(const struct select *select, const struct config_probe *probe, size_t *distance)
{
    const char *similar = NULL;
    *distance = similar_limit(probe->pattern);
    for (size_t i = 0; i < select->names.items.count; i++) {
        size_t one = similar_distance(probe->pattern, select->names.items.items[i]);
        if (one < *distance) {
            *distance = one;
            similar = select->names.items.items[i];
        }
    }
    return similar;
}
