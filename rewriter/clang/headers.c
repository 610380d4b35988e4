#include "headers.h"

#include <string.h>

#include "clang_args.h"
#include "clang_unit.h"
#include "expand.h"
#include "fs.h"
#include "include_tree.h"
#include "log.h"
#include "own_folder.h"
#include "source_map.h"
#include "preprocess.h"

enum { MOST_RUNS = 5 };

struct station {
    struct unit *unit;
    const struct rewrite_request *request;
    struct include_tree tree;
    bool restart;          /* a file was found that has to stay an #include: choose again */
    struct likely *likely; /* NULL: a look has been before */
    bool plain_lines;      /* #line instead of linemarkers, of which gcc warns under -pedantic, whatever one does */
    struct str out;
};

/* --- which files --- */

static bool is_listed(const identities *list, struct file_identity identity)
{
    for (size_t i = 0; i < list->count; i++)
        if (file_is_same(list->items[i], identity))
            return true;
    return false;
}

static void want(struct station *s, const char *name, identities *wanted)
{
    struct file_identity identity;
    if (file_identify(s->unit->arena, s->request, name, &identity) && !is_listed(wanted, identity))
        vec_push(s->unit->arena, wanted, identity);
}

/* The files in which selected calls are written, and those with macros that may make selected directives. */
static void find_wanted(struct station *s, identities *wanted)
{
    const struct unit *unit = s->unit;
    const struct clang_unit *own = clang_unit_of(unit);
    const char *last = NULL;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const char *name = point->reason == REASON_INCLUDES_ITSELF ? unit->path : point->in_header ? point->file : NULL;
        if (name && (!last || strcmp(name, last) != 0))
            want(s, last = name, wanted);
    }
    for (size_t i = 0; own->wants_pragmas && i < own->invocations.count; i++) {
        const char *name = own->invocations.items[i].file;
        if (name && (!last || strcmp(name, last) != 0))
            want(s, last = name, wanted);
    }
}

static bool may_be_rewritten(const struct station *s, const struct include_file *file)
{
    return select_header(s->request->select, fs_absolute(s->unit->arena, file->path), file->system != 0);
}

static bool mentions_next(const struct include_event *event)
{
    return event->directive.length > 13 && memcmp(event->directive.text, "#include_next", 13) == 0;
}

static bool is_quoted(const struct include_event *event)
{
    return memchr(event->directive.text, '"', event->directive.length) != NULL;
}

/* Can the text of the file stand in that of the file that includes it? */
static bool can_be_inlined(struct station *s, struct include_file *file)
{
    if (file->is_trouble || !file->parent || !file->event || (file->system && s->plain_lines) || !include_tree_match(s->unit, file->parent) ||
        !file->event->is_placed || file->event->back.line == 0)
        return false;
    file->is_trouble = !include_tree_match(s->unit, file) || (file->turns_system && s->plain_lines);
    return !file->is_trouble;
}

/* Inlines the file and all files on the way to it. Returns false if one of them can't be inlined. */
static bool inline_with_parents(struct station *s, struct include_file *file)
{
    if (file == s->tree.own || file->is_inlined)
        return true;
    file->is_inlined = can_be_inlined(s, file) && inline_with_parents(s, file->parent);
    return file->is_inlined;
}

/* An inlined file may find others by its own directory, or by the place of that directory in the search path. They
 * would not be found from where its text is now: they have to be inlined too, or the file has to stay an #include.
 * Returns whether there was such a file. */
static bool inline_what_is_beside(struct station *s)
{
    for (size_t i = 0; i < s->tree.files.count; i++) {
        struct include_file *file = s->tree.files.items[i];
        bool of_own = file->parent == s->tree.own; /* the source stands elsewhere as well, but -iquote helps as a rule */
        if (file->is_inlined || !file->event || !(of_own ? s->unit->stands_alone && !file->is_trouble : file->parent->is_inlined) ||
            !(is_quoted(file->event) || mentions_next(file->event)))
            continue;
        if (inline_with_parents(s, file))
            return true;
        if (!of_own)
            file->parent->is_trouble = s->restart = true;
        file->is_trouble = true;
        return true;
    }
    return false;
}

/* Does a skipped directive name this file, as far as the last component of its path tells? */
static bool may_name(const struct include_event *event, const struct include_file *file)
{
    const char *name = fs_name_of(file->name);
    return memmem(event->directive.text, event->directive.length, name, strlen(name)) != NULL;
}

/* An inlined file that the compiler would not enter a second time because of #pragma once or #import, of which it no
 * longer knows; NULL if there is none. */
static struct include_file *find_once_only(const struct station *s, const struct include_event *skipped)
{
    for (size_t i = 0; i < s->tree.files.count; i++) {
        struct include_file *file = s->tree.files.items[i];
        if (file->is_inlined && (file->is_once || text_starts_with(file->event->directive.text, "#import")) && may_name(skipped, file))
            return file;
    }
    return NULL;
}

/* Directives that were skipped because of such a file have to be blanked, so that their own file has to be inlined.
 * Returns whether there was such a file. */
static bool inline_what_skips(struct station *s)
{
    for (size_t i = 0; i < s->tree.files.count; i++) {
        struct include_file *file = s->tree.files.items[i];
        for (size_t k = 0; !file->is_inlined && k < file->events.count; k++) {
            struct include_file *once = file->events.items[k].child ? NULL : find_once_only(s, &file->events.items[k]);
            if (!once)
                continue;
            if (!inline_with_parents(s, file))
                once->is_trouble = s->restart = true;
            return true;
        }
    }
    return false;
}

/* Did this inclusion bring in any token? */
static bool brings_tokens(const struct station *s, const struct include_file *file)
{
    for (size_t i = file->begin; i < file->end; i++)
        if (s->tree.output.list.items[i].kind != TOKEN_DIRECTIVE)
            return true;
    return false;
}

/* Chooses the files to be inlined: sets is_inlined of each. Returns how many there are. */
static size_t choose_files(struct station *s, const identities *wanted)
{
    size_t n = 0;
    do {
        s->restart = false;
        for (size_t i = 0; i < s->tree.files.count; i++)
            s->tree.files.items[i]->is_inlined = false;
        for (size_t i = 0; i < s->tree.files.count; i++) {
            struct include_file *file = s->tree.files.items[i];
            struct file_identity identity;
            if (!file->is_trouble && file->name[0] != '<' && file_identify(s->unit->arena, s->request, file->name, &identity) &&
                is_listed(wanted, identity) && brings_tokens(s, file) && may_be_rewritten(s, file))
                inline_with_parents(s, file);
        }
        while (!s->restart && (inline_what_is_beside(s) || inline_what_skips(s)))
            ;
    } while (s->restart);
    for (size_t i = 0; i < s->tree.files.count; i++)
        n += s->tree.files.items[i]->is_inlined;
    return n;
}

/* --- the text --- */

static void copy(struct station *s, uint32_t inclusion, const struct include_file *file, uint32_t begin, uint32_t end)
{
    uint32_t at = (uint32_t)s->out.length;
    if (begin == end)
        return;
    str_add_bytes(&s->out, file->text.text + begin, end - begin);
    vec_push(s->unit->arena, &s->unit->stretches, (struct stretch){ { at, (uint32_t)s->out.length }, inclusion, begin });
}

static void end_line(struct station *s)
{
    if (s->out.length && s->out.text[s->out.length - 1] != '\n')
        str_add_char(&s->out, '\n');
    /* the last line of a file is not joined with the next line */
    if (s->out.length > 1 && s->out.text[s->out.length - 2] == '\\')
        str_add_char(&s->out, '\n');
}

static void mark(struct station *s, unsigned line, struct slice name, const char *flag, unsigned system)
{
    end_line(s);
    str_printf(&s->out, "#%s %u \"", s->plain_lines ? "line" : "", line);
    str_add_slice(&s->out, name);
    str_add(&s->out, "\"");
    if (!s->plain_lines)
        str_printf(&s->out, " %s%s", flag, system == 4 ? " 3 4" : system ? " 3" : "");
    str_add(&s->out, "\n");
}

static const char *absolute_path(const struct station *s, const struct include_file *file)
{
    return s->request->directory ? fs_absolute(s->unit->arena, file->path) : file->name;
}

static void add_text(struct station *s, struct include_file *file)
{
    struct unit *unit = s->unit;
    uint32_t number = (uint32_t)unit->inclusions.count, at = 0;
    bool is_own = file == s->tree.own;
    vec_push(unit->arena, &unit->inclusions,
             (struct inclusion){ .name = file->name,
                                 .absolute = is_own ? unit->absolute : absolute_path(s, file),
                                 .text = file->text,
                                 .is_system = file->system != 0,
                                 .is_rewritten = is_own || may_be_rewritten(s, file) });
    if (!is_own && file->text.length >= 3 && memcmp(file->text.text, "\xEF\xBB\xBF", 3) == 0)
        at = 3;
    for (size_t i = 0; i < file->directives.count; i++) {
        const struct include_directive *directive = &file->directives.items[i];
        const struct include_event *event = directive->event;
        if (event && !(event->child && event->child->is_inlined))
            continue;
        copy(s, number, file, at, directive->place.begin);
        at = directive->place.end + (directive->place.end < file->text.length); /* the newline */
        if (event) {
            mark(s, 1, event->child->spelled, "1", event->child->system);
            add_text(s, event->child);
            mark(s, event->back.line, event->back.name, "2", event->back.system);
        } else {
            mark(s, directive->next_line, file->spelled, "", 3);
        }
    }
    copy(s, number, file, at, (uint32_t)file->text.length);
}

static struct slice make_text(struct station *s)
{
    s->out = (struct str){ .arena = s->unit->arena };
    s->unit->inclusions.items = NULL;
    s->unit->stretches.items = NULL;
    s->unit->inclusions.count = s->unit->inclusions.capacity = s->unit->stretches.count = s->unit->stretches.capacity = 0;
    add_text(s, s->tree.own);
    return (struct slice){ s->out.text, s->out.length };
}

/* --- the proof --- */

/* A walk over a preprocessor's output that knows where each token comes from. */
struct reader {
    const struct tokens *tokens;
    size_t at;
    struct slice name;
    unsigned line, system;
    uint32_t counted; /* newlines before this offset are counted in `line` */
};

/* Moves on to the next token or pragma that is no mark (expand.h). Returns false at the end. */
static bool settle(struct reader *r)
{
    for (; r->at < r->tokens->list.count; r->at++) {
        const struct token *t = &r->tokens->list.items[r->at];
        const char *text = r->tokens->source.text;
        struct linemarker marker;
        if (linemarker_read(r->tokens, r->at, &marker)) {
            /* as -iquote spells files beside the source */
            if (marker.name.length >= 2 && memcmp(marker.name.text, "./", 2) == 0)
                marker.name = (struct slice){ marker.name.text + 2, marker.name.length - 2 };
            r->name = marker.name;
            r->line = marker.line;
            r->system = marker.system;
            r->counted = t->end + 1;
        } else if (t->kind != TOKEN_DIRECTIVE || text_starts_with(text + t->begin, "#pragma")) {
            if (t->kind == TOKEN_WORD && expand_is_mark((struct slice){ text + t->begin, t->end - t->begin }))
                continue;
            for (; r->counted < t->begin; r->counted++)
                r->line += text[r->counted] == '\n';
            return true;
        }
    }
    return false;
}

static bool same_token(const struct reader *x, const struct reader *y)
{
    const struct token *a = &x->tokens->list.items[x->at], *b = &y->tokens->list.items[y->at];
    return x->line == y->line && x->system == y->system && slice_equal(x->name, y->name) && a->end - a->begin == b->end - b->begin &&
           memcmp(x->tokens->source.text + a->begin, y->tokens->source.text + b->begin, a->end - a->begin) == 0;
}

/* The inlined file that holds a token of the original's output, else the last one before it; NULL if there is none. */
static struct include_file *find_culprit(const struct station *s, size_t token)
{
    struct include_file *last = NULL, *around = NULL;
    for (size_t i = 0; i < s->tree.files.count; i++) {
        struct include_file *file = s->tree.files.items[i];
        if (!file->is_inlined || file->begin > token)
            continue;
        last = file;
        around = token < file->end ? file : around;
    }
    return around ? around : last;
}

/* Are the tokens those of the original? If not, sets where in its output the first difference is. */
static bool is_same(const struct station *s, const struct tokens *output, struct reader *difference)
{
    struct reader y = { .tokens = output };
    *difference = (struct reader){ .tokens = &s->tree.output };
    for (;; difference->at++, y.at++) {
        bool more = settle(difference);
        if (settle(&y) != more || (more && !same_token(difference, &y)))
            return false;
        if (!more)
            return true;
    }
}

/* Does the new text preprocess to the same as the original? If not, the file at which the two differ has to stay an
 * #include, if it can be told. */
static bool prove(struct station *s, struct slice text)
{
    struct tokens output;
    struct reader at;
    if (s->likely && expand_mark(s->unit, s->request, text, s->likely)) {
        if (is_same(s, &s->likely->marked.output, &at))
            return true;
        s->likely->marked.is_read = false; /* the marks may be what differs */
    }
    if (preprocess(s->unit, s->request, text, &output) != 0)
        return false;
    if (is_same(s, &output, &at))
        return true;
    struct include_file *culprit = find_culprit(s, at.at);
    log_debug("%s: the text of included files means something else in place, near %.*s:%u; %s stays an #include", s->unit->path, (int)at.name.length,
              at.name.text, at.line, culprit ? culprit->name : "each");
    if (culprit)
        culprit->is_trouble = s->restart = true;
    return false;
}

static bool forget(struct unit *unit)
{
    unit->inclusions.count = unit->stretches.count = 0;
    return false;
}

/* Returns true if unit->original and unit->source hold the text of files now. */
static bool put_in_place(struct station *s, const identities *wanted)
{
    for (int run = 0; run < MOST_RUNS; run++) {
        if (choose_files(s, wanted) == 0)
            return forget(s->unit);
        struct slice text = make_text(s);
        if (prove(s, text)) {
            s->unit->source = s->unit->original = text;
            return true;
        }
        if (!s->restart)
            return forget(s->unit);
    }
    return forget(s->unit);
}

static struct station start(struct unit *unit, const struct rewrite_request *request)
{
    return (struct station){ .unit = unit,
                             .request = request,
                             .plain_lines = clang_args_is_pedantic(request) && clang_args_is_gcc(unit->arena, request) };
}

/* Returns false if the compiler cannot preprocess the unit. */
static bool read_tree(struct station *s, bool defines)
{
    struct unit *unit = s->unit;
    if (include_tree_read(unit, s->request, defines, &s->tree) != 0 || !include_tree_match(unit, s->tree.own))
        return false;
    unit->stands_alone = unit->stands_alone || (s->request->headers && own_folder_misleads(unit, s->request, &s->tree));
    unit->needs_folder = own_folder_is_needed(unit, s->request, &s->tree);
    unit->knows_folder = true;
    return true;
}

bool include_headers(struct unit *unit, const struct rewrite_request *request)
{
    struct station s = start(unit, request);
    identities wanted = { 0 };
    find_wanted(&s, &wanted);
    return (wanted.count > 0 || unit->stands_alone || !unit->knows_folder) && read_tree(&s, false) && (wanted.count > 0 || unit->stands_alone) &&
           put_in_place(&s, &wanted);
}

/* The files whose text may hold selected calls, and those that a look has asked for. */
static void find_likely(struct station *s, struct likely *likely)
{
    struct texts seen = { .arena = s->unit->arena };
    for (size_t i = 0; i < s->tree.files.count; i++) {
        const struct include_file *file = s->tree.files.items[i];
        struct slice text;
        if (texts_known(&seen, file->name) != TEXTS_NONE || !may_be_rewritten(s, file))
            continue;
        texts_find(&seen, file->name);
        if (fs_read(s->unit->arena, file->path, 0, &text) == 0 && call_guess_text(likely->guess, text))
            want(s, file->name, &likely->tried_headers);
    }
    for (size_t i = 0; i < likely->headers.items.count; i++)
        want(s, likely->headers.items.items[i], &likely->tried_headers);
}

bool include_likely_headers(struct unit *unit, const struct rewrite_request *request, struct likely *likely)
{
    struct station s = start(unit, request);
    s.likely = likely;
    if (!read_tree(&s, true))
        return false;
    likely->plain = s.tree.output;
    macro_names_find(unit->arena, &s.tree.output, &likely->macros);
    if (request->headers)
        find_likely(&s, likely);
    if (likely->tried_headers.count > 0 || unit->stands_alone)
        likely->marked.is_read &= put_in_place(&s, &likely->tried_headers);
    return true;
}

bool headers_hold_new_points(const struct unit *unit, const struct rewrite_request *request, struct likely *likely)
{
    struct file_identity identity;
    const char *last = NULL;
    size_t before = likely->headers.items.count;
    for (size_t i = 0; request->headers && i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!point->in_header || (last && strcmp(last, point->file) == 0))
            continue;
        last = point->file;
        if (file_identify(unit->arena, request, last, &identity) && !is_listed(&likely->tried_headers, identity) &&
            select_header(request->select, request_path(unit->arena, request, last), false))
            texts_find(&likely->headers, last);
    }
    return likely->headers.items.count > before;
}
