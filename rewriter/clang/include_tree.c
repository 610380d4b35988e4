#include "include_tree.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "clang_unit.h"
#include "fs.h"

enum { FILE_LIMIT = 64 << 20 };

bool file_identify(struct arena *arena, const struct rewrite_request *request, const char *name, struct file_identity *identity)
{
    struct stat status;
    if (stat(request->directory ? fs_join(arena, request->directory, name) : name, &status) != 0)
        return false;
    *identity = (struct file_identity){ status.st_dev, status.st_ino };
    return true;
}

bool file_is_same(struct file_identity a, struct file_identity b)
{
    return a.device == b.device && a.inode == b.inode;
}

/* --- the tree --- */

/* The text between the quotes of a C string literal -> the string. */
static const char *unescape(struct arena *arena, struct slice text)
{
    struct str out = { .arena = arena };
    str_begin(&out);
    for (size_t i = 0; i < text.length; i++) {
        char c = text.text[i];
        if (c == '\\' && i + 3 < text.length && text.text[i + 1] >= '0' && text.text[i + 1] <= '7') {
            str_add_char(&out, (char)((text.text[i + 1] - '0') * 64 + (text.text[i + 2] - '0') * 8 + (text.text[i + 3] - '0')));
            i += 3;
        } else {
            i += c == '\\' && i + 1 < text.length;
            str_add_char(&out, text.text[i]);
        }
    }
    return out.text;
}

static struct include_file *add_file(struct unit *unit, const struct rewrite_request *request, struct include_tree *tree, struct include_file *parent,
                                     const struct linemarker *marker, size_t begin)
{
    struct include_file *file = arena_new(unit->arena, struct include_file);
    file->parent = parent;
    file->name = unescape(unit->arena, marker->name);
    file->path = request->directory ? fs_join(unit->arena, request->directory, file->name) : file->name;
    file->spelled = marker->name;
    file->system = marker->system;
    file->begin = begin;
    struct include_event *last = parent->events.count ? &parent->events.items[parent->events.count - 1] : NULL;
    if (last && !last->child)
        last->child = file;
    vec_push(unit->arena, &tree->files, file);
    if (file->name[0] != '<') /* <built-in> */
        texts_find(&unit->read, arena_printf(unit->arena, "%c%s", file->system ? 's' : 'u', file->name));
    return file;
}

static bool is_include(struct slice directive)
{
    static const char *const words[] = { "#include ", "#include_next ", "#import " };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (directive.length > strlen(words[i]) && memcmp(directive.text, words[i], strlen(words[i])) == 0)
            return true;
    return false;
}

static void link_events(struct include_tree *tree)
{
    for (size_t i = 0; i < tree->files.count; i++) {
        struct include_file *parent = tree->files.items[i]->parent;
        for (size_t k = 0; k < parent->events.count; k++)
            if (parent->events.items[k].child == tree->files.items[i])
                tree->files.items[i]->event = &parent->events.items[k];
    }
}

int include_tree_read(struct unit *unit, const struct rewrite_request *request, bool defines, struct include_tree *tree)
{
    *tree = (struct include_tree){ 0 };
    if (preprocess_file(unit, request, defines, &tree->output) != 0)
        return -1;
    const struct tokens *output = &tree->output;
    struct include_file *here = tree->own = arena_new(unit->arena, struct include_file);
    tree->own->name = unit->display;
    tree->own->path = unit->path;
    tree->own->end = output->list.count;
    unsigned line = 0;
    uint32_t counted = 0;
    for (size_t i = 0; i < output->list.count; i++) {
        const struct token *t = &output->list.items[i];
        struct linemarker marker;
        if (t->kind != TOKEN_DIRECTIVE)
            continue;
        if (linemarker_read(output, i, &marker)) {
            if (marker.enters) {
                here = add_file(unit, request, tree, here, &marker, i);
            } else if (marker.leaves && here->parent) {
                struct include_file *left = here;
                left->end = i;
                here = left->parent;
                struct include_event *last = here->events.count ? &here->events.items[here->events.count - 1] : NULL;
                if (last && last->child == left)
                    last->back = marker;
            }
            line = marker.line;
            counted = t->end + 1;
            continue;
        }
        struct slice directive = { output->source.text + t->begin, t->end - t->begin };
        if (!is_include(directive))
            continue;
        for (const char *at = output->source.text + counted; counted < t->begin && (at = memchr(at, '\n', (size_t)(directive.text - at))); at++)
            line++;
        counted = t->begin;
        vec_push(unit->arena, &here->events, (struct include_event){ .line = line, .directive = directive });
    }
    link_events(tree);
    return 0;
}

/* --- directives in the text --- */

/* The word of a directive; sets *rest to what follows it. */
static struct slice directive_word(const struct tokens *tokens, const struct token *t, const char **rest)
{
    const char *at = tokens->source.text + t->begin, *end = tokens->source.text + t->end;
    at += *at == '%' ? 2 : 1;
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    const char *word = at;
    while (at < end && ((*at >= 'a' && *at <= 'z') || *at == '_'))
        at++;
    *rest = at;
    return (struct slice){ word, (size_t)(at - word) };
}

static unsigned count_lines(const char *begin, const char *end)
{
    unsigned lines = 0;
    while (begin < end && (begin = memchr(begin, '\n', (size_t)(end - begin))) != NULL) {
        lines++;
        begin++;
    }
    return lines;
}

static void blank(char *at, const char *end)
{
    for (; at < end; at++)
        if (*at != '\n' && *at != '\r')
            *at = ' ';
}

/* Are these the words behind #pragma? `wanted` has single blanks between them, the text has any white space. */
static bool is_pragma(const char *rest, const char *end, const char *wanted)
{
    while (*wanted) {
        while (rest < end && (*rest == ' ' || *rest == '\t'))
            rest++;
        size_t length = strcspn(wanted, " ");
        if ((size_t)(end - rest) < length || memcmp(rest, wanted, length) != 0)
            return false;
        rest += length;
        wanted += length + (wanted[length] == ' ');
    }
    return true;
}

/* A walk over the text of a file, line by line as the compiler counts. */
struct matcher {
    const struct unit *unit;
    struct include_file *file;
    char *text;
    const char *counted;
    unsigned newlines; /* those before `counted` */
    long shift;        /* to be added to the number of newlines before a place to get its line */
    size_t next;       /* the event to be placed next */
};

static void match_include(struct matcher *m, const struct token *t)
{
    struct include_file *file = m->file;
    long line = (long)m->newlines + m->shift;
    size_t i = m->next;
    while (i < file->events.count && (long)file->events.items[i].line != line)
        i++;
    if (i == file->events.count)
        return; /* it is in a skipped part */
    struct include_event *event = &file->events.items[i];
    m->next = i + 1;
    event->is_placed = true;
    if (event->child)
        vec_push(m->unit->arena, &file->directives, (struct include_directive){ { t->begin, t->end }, event, 0 });
    else
        blank(m->text + t->begin, m->text + t->end);
}

static void match_pragma(struct matcher *m, const struct token *t, const char *rest)
{
    struct include_file *file = m->file;
    const char *end = m->text + t->end;
    if (is_pragma(rest, end, "once")) {
        file->is_once = true;
        blank(m->text + t->begin, end);
    } else if (is_pragma(rest, end, "GCC system_header") || is_pragma(rest, end, "clang system_header")) {
        unsigned next_line = (unsigned)((long)(m->newlines + count_lines(m->counted, end)) + m->shift) + 1;
        file->turns_system = true;
        vec_push(m->unit->arena, &file->directives, (struct include_directive){ { t->begin, t->end }, NULL, next_line });
    }
}

bool include_tree_match(const struct unit *unit, struct include_file *file)
{
    struct slice text;
    struct tokens tokens = { 0 };
    if (file->is_read)
        return true;
    if (!file->parent)
        text = unit->source; /* perhaps without conditionals in calls (conditionals.h): as long, line by line */
    else if (fs_read(unit->arena, file->path, FILE_LIMIT, &text) != 0 || memchr(text.text, 0, text.length))
        return false;
    struct matcher m = { .unit = unit, .file = file, .text = arena_strndup(unit->arena, text.text, text.length), .shift = 1 };
    m.counted = m.text;
    file->text = (struct slice){ m.text, text.length };
    file->is_read = true;
    lex_source(unit->arena, file->text, clang_family_of(unit)->is_cxx, &tokens);
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &tokens.list.items[i];
        const char *rest, *end = m.text + t->end;
        if (t->kind != TOKEN_DIRECTIVE)
            continue;
        struct slice word = directive_word(&tokens, t, &rest);
        m.newlines += count_lines(m.counted, m.text + t->begin);
        m.counted = m.text + t->begin;
        if (slice_is(word, "line") || (word.length == 0 && rest < end && *rest >= '0' && *rest <= '9'))
            m.shift = strtol(rest, NULL, 10) - (long)(m.newlines + count_lines(m.counted, end)) - 1;
        else if (slice_is(word, "pragma") && file->parent)
            match_pragma(&m, t, rest);
        else if (slice_is(word, "include") || slice_is(word, "include_next") || slice_is(word, "import"))
            match_include(&m, t);
    }
    return true;
}
