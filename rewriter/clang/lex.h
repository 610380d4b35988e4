/* Raw tokens of a C or C++ source file, before preprocessing. They suffice to find the parenthesis of a call, the
 * commas between its operands, and directives in between. The front end says where calls are; the text is divided
 * here, because only the text is edited. */
#ifndef LEX_H
#define LEX_H

#include <stdbool.h>

#include "point.h"

enum token_kind { TOKEN_WORD, TOKEN_NUMBER, TOKEN_STRING, TOKEN_PUNCTUATOR, TOKEN_DIRECTIVE };

struct token {
    uint32_t begin, end; /* bytes of the source */
    uint8_t kind;        /* enum token_kind */
    char first;          /* the first byte; digraphs appear as the brackets they mean: ( ) [ ] { } */
};

/* Tokens in source order. Comments and white space are left out; a directive is one token, to the end of its logical
 * line. */
struct tokens {
    struct slice source;
    VEC(struct token) list;
    VEC(uint32_t) directives; /* which of them are some */
};

/* Expanded macros leave `LEX_COUNT_ON(__COUNTER__)` behind, which expands to nothing and is not a token. */
#define LEX_COUNT_ON "WEFT_COUNT_ON"

/* `is_cxx`: with the raw strings and digraphs of C++. Never fails: an unterminated comment or string ends with the
 * file. */
void lex_source(struct arena *arena, struct slice source, bool is_cxx, struct tokens *tokens);

/* The tokens of unit->source. */
void lex_unit(const struct unit *unit, struct tokens *tokens);

/* The index of the first token that begins at or behind `offset`; tokens->list.count if there is none. */
size_t lex_find(const struct tokens *tokens, uint32_t offset);
/* The number of the first directive, in tokens->directives, at or behind `offset`; tokens->directives.count if there is none. */
size_t lex_find_directive(const struct tokens *tokens, uint32_t offset);
/* The name of a directive and what follows it: "pragma STDC FP_CONTRACT OFF". */
const char *lex_directive_text(const struct tokens *tokens, size_t index);
/* Behind the line splices at `offset`. For clang they are a part of the token that follows them directly, here they are not. */
uint32_t lex_behind_splices(struct slice source, uint32_t offset);
bool lex_word_is(const struct tokens *tokens, size_t index, const char *word);
/* The index of the token that closes the bracket at `open`, or SIZE_MAX. Sets *directive to whether there is a
 * directive in between. */
size_t lex_matching(const struct tokens *tokens, size_t open, bool *directive);
/* Splits what is between the brackets `open` and `close` at the commas of the outermost level. Stores at most `most`
 * parts, and returns how many there are (0 if the brackets are empty). */
size_t lex_split(const struct tokens *tokens, size_t open, size_t close, struct span *parts, size_t most);
/* Where a file-scope declaration may be inserted before the one at `offset`: behind the last `;`, `}` or directive. */
uint32_t lex_declaration_begin(const struct tokens *tokens, uint32_t offset);

#endif
