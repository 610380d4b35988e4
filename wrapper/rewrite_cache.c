#include "rewrite_cache.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "asked_files.h"
#include "fs.h"
#include "log.h"
#include "texts.h"
#include "twin_options.h"

/* The first line, which identifies the layout, and the key. Then come a line for each option of the command, "o OPTION", one for
 * each folder, "d NAME", one for each file that may not be there, "a NAME", one with the hash of what is in the folders, and one
 * for each file that was read, "f INODE SIZE MODIFIED CHANGED CONTENT NAME", or "r ..." for the text that was made; an empty
 * line, and the report. */
#define HEADER "weft-known 4 %016" PRIx64 "\n"

struct stamp {
    uint64_t inode, size, modified, changed;
};

static bool stamp_of(const char *path, struct stamp *stamp)
{
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    *stamp = (struct stamp){ (uint64_t)status.st_ino, (uint64_t)status.st_size,
                             (uint64_t)status.st_mtim.tv_sec * 1000000000 + (uint64_t)status.st_mtim.tv_nsec,
                             (uint64_t)status.st_ctim.tv_sec * 1000000000 + (uint64_t)status.st_ctim.tv_nsec };
    return true;
}

static bool same_stamp(const struct stamp *a, const struct stamp *b)
{
    return a->inode == b->inode && a->size == b->size && a->modified == b->modified && a->changed == b->changed;
}

/* ---- names in folders ---- */

/* The names by which a file may be included: "c.h", "b/c.h", "a/b/c.h". */
struct spelled {
    const char *name;
    uint32_t first; /* number of its first component */
};

struct names {
    VEC(struct spelled) all;
    struct texts firsts;
};

static void add_names(const struct rewrite_cache *cache, struct names *names, struct texts *known, const char *path)
{
    for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
        const char *name = slash + 1;
        if (texts_known(known, name) != TEXTS_NONE)
            continue;
        texts_find(known, name);
        const char *first = arena_strndup(cache->arena, name, strcspn(name, "/"));
        vec_push(cache->arena, &names->all, (struct spelled){ arena_strdup(cache->arena, name), texts_find(&names->firsts, first) });
    }
}

/* Which of the names are in the folder. */
static uint64_t hash_folder(const struct rewrite_cache *cache, const struct names *names, const char *folder, uint64_t hash)
{
    bool *is_there = arena_array(cache->arena, bool, names->firsts.items.count + 1);
    DIR *directory = opendir(folder);
    for (const struct dirent *entry; directory && (entry = readdir(directory)) != NULL;) {
        int64_t number = texts_known(&names->firsts, entry->d_name);
        if (number != TEXTS_NONE)
            is_there[number] = true;
    }
    if (directory)
        closedir(directory);
    for (size_t i = 0; i < names->all.count; i++) {
        const struct spelled *spelled = &names->all.items[i];
        if (is_there[spelled->first] && (!strchr(spelled->name, '/') || fs_exists(fs_join(cache->arena, folder, spelled->name))))
            hash = hash_text(hash_text(hash, folder), spelled->name);
    }
    return hash;
}

/* In which folders these files are. */
static uint64_t hash_asked(const struct rewrite_cache *cache, const char *const *folders, size_t n_folders, const struct texts *asked, uint64_t hash)
{
    struct stamp stamp;
    for (size_t i = 0; i < n_folders; i++)
        for (size_t k = 0; k < asked->items.count; k++)
            if (stamp_of(fs_join(cache->arena, folders[i], asked->items.items[k]), &stamp))
                hash = hash_text(hash_text(hash, folders[i]), asked->items.items[k]);
    return hash;
}

static uint64_t hash_folders(const struct rewrite_cache *cache, const struct texts *folders, const struct texts *files, const struct texts *asked)
{
    struct names names = { .firsts.arena = cache->arena };
    struct texts known = { .arena = cache->arena };
    uint64_t hash = HASH_START;
    for (size_t i = 0; i < files->items.count; i++)
        add_names(cache, &names, &known, files->items.items[i]);
    for (size_t i = 0; i < folders->items.count; i++)
        hash = hash_folder(cache, &names, folders->items.items[i], hash);
    hash = hash_asked(cache, folders->items.items, folders->items.count, asked, hash);
    return hash_asked(cache, cache->search, cache->n_search, asked, hash);
}

/* The value of an option that names a folder to look in; NULL: it is none. */
static const char *searched(const char *const *flags, size_t n_flags, size_t *i)
{
    static const char *const options[] = { "-iquote", "-isystem", "-idirafter", "-I" };
    for (size_t k = 0; k < sizeof options / sizeof *options; k++) {
        if (!text_starts_with(flags[*i], options[k]))
            continue;
        const char *value = flags[*i] + strlen(options[k]);
        return *value ? value : *i + 1 < n_flags ? flags[++*i] : NULL;
    }
    return NULL;
}

/* Those that options name, those of the source and of files of the user, which may have their includes beside them, and
 * the one of the system that comes before others. */
static void find_folders(const struct rewrite_cache *cache, const struct unit *unit, struct texts *folders)
{
    for (size_t i = 0; i < cache->n_flags; i++) {
        const char *folder = searched(cache->flags, cache->n_flags, &i);
        if (folder)
            texts_find(folders, fs_join(cache->arena, cache->directory, folder));
    }
    for (size_t i = 0; i < unit->read.items.count; i++) {
        const char *name = unit->read.items.items[i];
        if (*name == 'u')
            texts_find(folders, fs_directory_of(cache->arena, fs_join(cache->arena, cache->directory, name + 1)));
    }
    texts_find(folders, fs_directory_of(cache->arena, fs_join(cache->arena, cache->directory, unit->path)));
    texts_find(folders, "/usr/local/include");
}

/* ---- what is kept ---- */

/* Does the meaning of the text depend on more than files, those of the unit and those that it asks for? */
static bool depends_on_more(const struct rewrite_cache *cache, struct slice text, struct texts *asked)
{
    static const char *const words[] = { "__has_embed", "__TIME__", "__DATE__", "__TIMESTAMP__" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (memmem(text.text, text.length, words[i], strlen(words[i])))
            return true;
    return !asked_files_add(text, asked) || (asked->items.count > 0 && cache->n_search == 0);
}

/* Clocks of files may lag behind by a tick of the kernel's timer. */
enum { TICK = 10000000 /* nanoseconds */ };

/* Returns false if the file can't be remembered: so it is with one that may have changed since `latest`. `asked` is for what a
 * file of the user asks for; NULL: it is none. */
static bool add_file(const struct rewrite_cache *cache, const char *name, struct texts *asked, uint64_t latest, struct str *out)
{
    struct stamp stamp;
    struct slice text;
    if (strchr(name, '\n') || !stamp_of(name, &stamp) || stamp.changed + TICK >= latest || fs_read(cache->arena, name, 0, &text) != 0 ||
        (asked && depends_on_more(cache, text, asked)))
        return false;
    str_printf(out, "f %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %016" PRIx64 " %s\n", stamp.inode, stamp.size, stamp.modified, stamp.changed,
               hash_bytes(HASH_START, text.text, text.length), name);
    return true;
}

static bool add_line(struct str *out, char kind, const char *text)
{
    if (strchr(text, '\n'))
        return false;
    str_printf(out, "%c %s\n", kind, text);
    return true;
}

static bool add_head(const struct rewrite_cache *cache, struct str *out)
{
    str_printf(out, HEADER, cache->key);
    for (size_t i = 0; i < cache->n_flags; i++)
        if (!add_line(out, 'o', cache->flags[i]))
            return false;
    return true;
}

/* The text that was made, and the report. Then writes it all. */
static void add_rest(const struct rewrite_cache *cache, const char *rewritten, struct slice report, struct str *out)
{
    struct str line = { .arena = cache->arena };
    if (rewritten && !add_file(cache, rewritten, NULL, UINT64_MAX, &line))
        return;
    if (rewritten) /* no name by which anything is included */
        str_printf(out, "r%s", line.text + 1);
    str_add_char(out, '\n');
    str_add_bytes(out, report.text, report.length);
    if (fs_write_atomic(cache->path, out->text, out->length) != 0)
        log_debug("%s: %s", cache->path, strerror(errno));
}

void rewrite_cache_save(const struct rewrite_cache *cache, const struct unit *unit, const char *rewritten, struct slice report)
{
    struct str out = { .arena = cache->arena }, lines = { .arena = cache->arena };
    struct texts folders = { .arena = cache->arena }, files = { .arena = cache->arena }, asked = { .arena = cache->arena };
    if (depends_on_more(cache, unit->file, &asked))
        return;
    for (size_t i = 0; i < unit->read.items.count; i++) {
        const char *name = fs_join(cache->arena, cache->directory, unit->read.items.items[i] + 1);
        texts_find(&files, name);
        if (!add_file(cache, name, *unit->read.items.items[i] == 'u' ? &asked : NULL, cache->start, &lines))
            return;
    }
    find_folders(cache, unit, &folders);
    if (!add_head(cache, &out))
        return;
    for (size_t i = 0; i < folders.items.count; i++)
        if (!add_line(&out, 'd', folders.items.items[i]))
            return;
    for (size_t i = 0; i < asked.items.count; i++)
        str_printf(&out, "a %s\n", asked.items.items[i]);
    str_printf(&out, "%016" PRIx64 "\n", hash_folders(cache, &folders, &files, &asked));
    str_add_bytes(&out, lines.text, lines.length);
    add_rest(cache, rewritten, report, &out);
}

/* ---- what is found again ---- */

/* Is the file of this line the same, and does it ask for none of the macros `unasked`? Sets *name. */
static bool is_same(const struct rewrite_cache *cache, const char *line, const struct texts *unasked, const char **name)
{
    struct stamp was, is;
    struct slice text;
    uint64_t content;
    int used = 0;
    if (sscanf(line, "%*c %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNx64 "%n", &was.inode, &was.size, &was.modified, &was.changed,
               &content, &used) != 5 ||
        line[used] != ' ')
        return false;
    *name = line + used + 1;
    if (!stamp_of(*name, &is) || was.size != is.size)
        return false;
    if (same_stamp(&was, &is) && unasked->items.count == 0)
        return true;
    return fs_read(cache->arena, *name, 0, &text) == 0 && hash_bytes(HASH_START, text.text, text.length) == content &&
           (*line == 'r' || !twin_options_matter(text, unasked));
}

/* What the lines say. */
struct known {
    VEC(const char *) options;
    struct texts folders, files, asked;
    struct texts unasked; /* macros that are defined differently now */
    uint64_t folders_hash;
};

/* Are these the options of the command, but for macros that its source does not ask for? */
static bool are_options(const struct rewrite_cache *cache, struct known *known)
{
    return twin_options_compare(known->options.items, known->options.count, cache->flags, cache->n_flags, &known->unasked) &&
           !twin_options_matter(cache->text, &known->unasked);
}

/* Returns false if something has changed. */
static bool take_line(const struct rewrite_cache *cache, const char *line, struct known *known)
{
    const char *name;
    if (text_starts_with(line, "o "))
        vec_push(cache->arena, &known->options, line + 2);
    else if (text_starts_with(line, "d "))
        texts_find(&known->folders, line + 2);
    else if (text_starts_with(line, "a "))
        texts_find(&known->asked, line + 2);
    else if (!text_starts_with(line, "f ") && !text_starts_with(line, "r "))
        return sscanf(line, "%" SCNx64, &known->folders_hash) == 1 && are_options(cache, known);
    else if (!is_same(cache, line, &known->unasked, &name))
        return false;
    else if (*line == 'f')
        texts_find(&known->files, name);
    return true;
}

bool rewrite_cache_load(const struct rewrite_cache *cache, struct slice *report, struct slice *text)
{
    struct known known = { .folders.arena = cache->arena, .files.arena = cache->arena, .asked.arena = cache->arena, .unasked.arena = cache->arena };
    const char *header = arena_printf(cache->arena, HEADER, cache->key);
    if (fs_read(cache->arena, cache->path, 0, text) != 0 || !text_starts_with(text->text, header))
        return false;
    char *at = arena_strndup(cache->arena, text->text, text->length) + strlen(header), *end = at - strlen(header) + text->length;
    for (char *newline; (newline = memchr(at, '\n', (size_t)(end - at))) != NULL; at = newline + 1) {
        *newline = '\0';
        if (newline == at) {
            *report = (struct slice){ newline + 1, (size_t)(end - newline - 1) };
            return hash_folders(cache, &known.folders, &known.files, &known.asked) == known.folders_hash;
        }
        if (!take_line(cache, at, &known))
            return false;
    }
    return false;
}

void rewrite_cache_copy(const struct rewrite_cache *cache, struct slice known, const char *rewritten)
{
    struct str out = { .arena = cache->arena };
    const char *at = known.text, *end = known.text + known.length;
    if (!add_head(cache, &out))
        return;
    for (const char *newline; (newline = memchr(at, '\n', (size_t)(end - at))) != NULL && newline > at; at = newline + 1)
        if (!text_starts_with(at, "weft-known ") && !text_starts_with(at, "o ") && !text_starts_with(at, "r "))
            str_add_bytes(&out, at, (size_t)(newline + 1 - at));
    if (at < end)
        add_rest(cache, rewritten, (struct slice){ at + 1, (size_t)(end - at - 1) }, &out);
}
