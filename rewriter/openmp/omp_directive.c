#include "omp_directive.h"

#include <stdlib.h>
#include <string.h>

#include "letters.h"

enum {
    SHAPES = OMP_BLOCK | OMP_LOOP | OMP_SECTIONS | OMP_STATEMENT | OMP_ALONE | OMP_SEPARATOR,
    /* of a combined directive these are what the last part says */
    OF_THE_LAST = SHAPES | OMP_BARRIER | OMP_ARGUMENT | OMP_ASKED
};

static const struct {
    const char *words;
    unsigned facts;
} table[] = {
#define DIRECTIVE(words, facts) { words, facts },
#include "omp_directives.def"
};

/* The tokens of a part of the source. Their positions count from its beginning. */
static struct tokens lex_part(struct arena *arena, struct slice source, struct span part, bool is_cxx)
{
    struct tokens tokens = { 0 };
    lex_source(arena, (struct slice){ source.text + part.begin, part.end - part.begin }, is_cxx, &tokens);
    return tokens;
}

static bool is_punctuator(const struct tokens *tokens, size_t i, char c)
{
    return i < tokens->list.count && tokens->list.items[i].kind == TOKEN_PUNCTUATOR && tokens->list.items[i].first == c;
}

/* The number of tokens that these words, with single blanks between them, take from token i on; 0: others are there. */
static size_t match_words(const struct tokens *tokens, size_t i, const char *words)
{
    size_t n = 0;
    while (*words) {
        char word[32];
        size_t length = strcspn(words, " ");
        memcpy(word, words, length);
        word[length] = '\0';
        if (!lex_word_is(tokens, i + n, word))
            return 0;
        n++;
        words += length + (words[length] == ' ');
    }
    return n;
}

/* The longest entry that begins with token i. Returns how many tokens it takes. */
static size_t find_entry(const struct tokens *tokens, size_t i, size_t *entry)
{
    size_t longest = 0;
    for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
        size_t n = match_words(tokens, i, table[k].words);
        if (n > longest) {
            longest = n;
            *entry = k;
        }
    }
    return longest;
}

/* Finds the text of the directive in the token or, behind `_Pragma`, in the string. */
static bool find_content(const struct tokens *tokens, size_t token, struct omp_directive *directive)
{
    const struct token *list = tokens->list.items;
    const char *text = tokens->source.text;
    *directive = (struct omp_directive){ .text = { list[token].begin, list[token].end } };
    directive->content = directive->text;
    if (list[token].kind == TOKEN_DIRECTIVE) {
        directive->content.begin += text[list[token].begin] == '%' ? 2 : 1; /* # or %: */
        return true;
    }
    if (!lex_word_is(tokens, token, "_Pragma") || !is_punctuator(tokens, token + 1, '(') || !is_punctuator(tokens, token + 3, ')'))
        return false;
    const struct token *string = &list[token + 2];
    if (string->kind != TOKEN_STRING || text[string->begin] != '"' || memchr(text + string->begin, '\\', string->end - string->begin))
        return false; /* a prefix, or something escaped: nobody writes such directives */
    directive->is_operator = true;
    directive->text.end = list[token + 3].end;
    directive->content = (struct span){ string->begin + 1, string->end - 1 };
    return true;
}

/* Reads clauses from token i on. Commas between them are optional (OpenMP 5.2, 3.2). */
static bool read_clauses(struct arena *arena, const struct tokens *tokens, uint32_t base, size_t i, struct omp_directive *directive)
{
    const struct token *list = tokens->list.items;
    for (; i < tokens->list.count; i++) {
        if (is_punctuator(tokens, i, ','))
            continue;
        struct omp_clause clause = { .name = "" };
        bool is_own = (directive->facts & OMP_ARGUMENT) && directive->clauses.count == 0 && is_punctuator(tokens, i, '(');
        uint32_t begin = list[i].begin;
        if (!is_own) {
            if (list[i].kind != TOKEN_WORD)
                return false;
            clause.name = arena_strndup(arena, tokens->source.text + list[i].begin, list[i].end - list[i].begin);
        }
        size_t open = is_own ? i : i + 1, close = i;
        bool inside;
        if (is_punctuator(tokens, open, '(')) {
            close = lex_matching(tokens, open, &inside);
            if (close == SIZE_MAX)
                return false;
            clause.has_arguments = true;
            clause.arguments = (struct span){ base + list[open].end, base + list[close].begin };
        }
        clause.text = (struct span){ base + begin, base + list[close].end };
        vec_push(arena, &directive->clauses, clause);
        i = close;
    }
    return true;
}

bool omp_read_directive(struct arena *arena, const struct tokens *tokens, size_t token, bool is_cxx, struct omp_directive *directive)
{
    if (!find_content(tokens, token, directive))
        return false;
    struct tokens words = lex_part(arena, tokens->source, directive->content, is_cxx);
    uint32_t base = directive->content.begin;
    size_t i = 0, entry, n;
    if (!directive->is_operator && !lex_word_is(&words, i++, "pragma"))
        return false;
    if (!lex_word_is(&words, i++, "omp") || (n = find_entry(&words, i, &entry)) == 0)
        return false;
    directive->content.begin = base + words.list.items[i - 1].end;
    directive->name = table[entry].words;
    directive->facts = table[entry].facts;
    i += n;
    while ((directive->facts & OMP_LEAF) && (n = find_entry(&words, i, &entry)) > 0 && (table[entry].facts & OMP_LEAF)) {
        directive->name = arena_printf(arena, "%s %s", directive->name, table[entry].words);
        directive->facts = (directive->facts & ~(unsigned)OF_THE_LAST) | table[entry].facts;
        i += n;
    }
    /* at the end of a parallel region there is one barrier, that of the region */
    if (text_starts_with(directive->name, "parallel ") || strstr(directive->name, " parallel "))
        directive->facts &= ~(unsigned)OMP_BARRIER;
    if (!read_clauses(arena, &words, base, i, directive))
        return false;
    if (strcmp(directive->name, "ordered") == 0 && (omp_find_clause(directive, "depend") || omp_find_clause(directive, "doacross")))
        directive->facts = (directive->facts & ~(unsigned)SHAPES) | OMP_ALONE; /* OpenMP 5.2, 15.10.1 */
    return true;
}

const struct omp_clause *omp_find_clause(const struct omp_directive *directive, const char *name)
{
    for (size_t i = 0; i < directive->clauses.count; i++)
        if (strcmp(directive->clauses.items[i].name, name) == 0)
            return &directive->clauses.items[i];
    return NULL;
}

/* (For the lexer a directive is one token.) */
static bool has_word(struct slice source, struct span span, const char *word)
{
    const char *text = source.text + span.begin, *end = source.text + span.end;
    size_t length = strlen(word);
    for (const char *at = text; at + length <= end; at++)
        if (memcmp(at, word, length) == 0 && (at == text || !letters_are_word(at[-1])) && (at + length == end || !letters_are_word(at[length])))
            return true;
    return false;
}

bool omp_names(struct slice source, const struct omp_directive *directive, const char *const *clauses, const char *word)
{
    for (size_t i = 0; i < directive->clauses.count; i++)
        for (size_t k = 0; clauses[k]; k++)
            if (strcmp(directive->clauses.items[i].name, clauses[k]) == 0 && has_word(source, directive->clauses.items[i].arguments, word))
                return true;
    return false;
}

/* sizes(4, 4): as many loops as it has items. */
static uint32_t count_items(struct slice source, struct span list)
{
    uint32_t n = 1;
    int depth = 0;
    for (uint32_t i = list.begin; i < list.end; i++) {
        char c = source.text[i];
        depth += (strchr("([{", c) != NULL) - (strchr(")]}", c) != NULL);
        n += depth == 0 && c == ',';
    }
    return n;
}

uint32_t omp_count_loops(const struct tokens *tokens, const struct omp_directive *directive)
{
    static const char *const counting[] = { "collapse", "ordered" }, *const lists[] = { "sizes", "permutation" };
    uint32_t most = strcmp(directive->name, "interchange") == 0 ? 2 : 1; /* OpenMP 6.0, 11.4: without a permutation, two */
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const struct omp_clause *clause = omp_find_clause(directive, lists[i]);
        if (clause && clause->has_arguments)
            most = count_items(tokens->source, clause->arguments);
    }
    for (size_t i = 0; i < sizeof counting / sizeof *counting; i++) {
        const struct omp_clause *clause = omp_find_clause(directive, counting[i]);
        if (!clause || !clause->has_arguments)
            continue;
        char text[16] = "", *end;
        uint32_t length = clause->arguments.end - clause->arguments.begin;
        if (length >= sizeof text)
            return UINT32_MAX;
        memcpy(text, tokens->source.text + clause->arguments.begin, length);
        unsigned long n = strtoul(text, &end, 10);
        if (*(end + strspn(end, " \t")) || n == 0 || n > 100)
            return UINT32_MAX;
        most = n > most ? (uint32_t)n : most;
    }
    return most;
}

/* The token behind the first or the last colon of the outermost level; 0: there is none. */
static size_t find_colon(const struct tokens *tokens, bool is_first)
{
    size_t behind = 0, questions = 0;
    int depth = 0;
    for (size_t i = 0; i < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind != TOKEN_PUNCTUATOR)
            continue;
        depth += (strchr("([{", t->first) != NULL) - (strchr(")]}", t->first) != NULL);
        if (depth > 0)
            continue;
        if (is_punctuator(tokens, i, ':') && is_punctuator(tokens, i + 1, ':')) {
            i++;
        } else if (t->first == '?') {
            questions++;
        } else if (t->first == ':') {
            behind = questions || (is_first && behind) ? behind : i + 1;
            questions -= questions > 0;
        }
    }
    return behind;
}

/* The tokens from `begin` on, divided at the commas of the outermost level. */
static size_t split(const struct tokens *tokens, uint32_t base, size_t begin, struct span *parts, size_t most)
{
    const struct token *list = tokens->list.items;
    size_t n = 0;
    int depth = 0;
    for (size_t i = begin; i < tokens->list.count; i++) {
        if (list[i].kind == TOKEN_PUNCTUATOR)
            depth += (strchr("([{", list[i].first) != NULL) - (strchr(")]}", list[i].first) != NULL);
        bool is_last = i + 1 == tokens->list.count;
        if (!is_last && !(depth == 0 && is_punctuator(tokens, i + 1, ',')))
            continue;
        if (n < most)
            parts[n] = (struct span){ base + list[begin].begin, base + list[i].end };
        n++;
        i++; /* the comma */
        begin = i + 1;
    }
    return n;
}

size_t omp_split_list(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx, struct span *parts, size_t most)
{
    struct tokens tokens = lex_part(arena, source, clause->arguments, is_cxx);
    return split(&tokens, clause->arguments.begin, 0, parts, most);
}

size_t omp_split_arguments(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx, struct span *modifiers,
                           struct span *parts, size_t most)
{
    struct tokens tokens = lex_part(arena, source, clause->arguments, is_cxx);
    uint32_t base = clause->arguments.begin;
    size_t begin = find_colon(&tokens, false);
    *modifiers = (struct span){ base, begin ? base + tokens.list.items[begin - 1].begin : base };
    return split(&tokens, base, begin, parts, most);
}

size_t omp_find_section(struct arena *arena, struct slice source, const struct omp_clause *index, bool is_cxx)
{
    struct tokens tokens = lex_part(arena, source, index->arguments, is_cxx);
    size_t behind = find_colon(&tokens, true);
    if (!behind)
        return SIZE_MAX;
    return behind == 1 ? index->arguments.begin : index->arguments.begin + tokens.list.items[behind - 1].begin;
}
