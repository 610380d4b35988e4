/* Raw tokens of a C or C++ source file, before preprocessing: enough to find the parenthesis of a call, the commas between its operands, and the
 * directives that stand in the way. The front end says where calls are; the text between is decided here, because only the text is edited. */
#ifndef LEX_H
#define LEX_H

#include <stdbool.h>

#include "point.h"

enum token_kind { TOKEN_WORD, TOKEN_NUMBER, TOKEN_STRING, TOKEN_PUNCTUATOR, TOKEN_DIRECTIVE };

struct token {
    uint32_t begin, end; /* bytes of the source */
    uint8_t kind;        /* enum token_kind */
    char first;          /* first byte; digraphs and brackets appear as what they mean: ( ) [ ] { } */
};

/* Tokens in order of place; comments and white space are left out, a directive is one token to the end of its logical line. */
struct tokens {
    struct slice source;
    VEC(struct token) list;
};

/* `LEX_COUNT_ON(__COUNTER__)`, which expanded macros leave behind, stands for nothing, and is no token. */
#define LEX_COUNT_ON "WEFT_COUNT_ON"

/* `is_cxx`: with C++'s raw strings and digraphs. Never fails: an unterminated comment or string ends with the file. */
void lex_source(struct arena *arena, struct slice source, bool is_cxx, struct tokens *tokens);

/* Index of the first token that begins at or behind `offset` (tokens->list.count if there is none). */
size_t lex_find(const struct tokens *tokens, uint32_t offset);
bool lex_word_is(const struct tokens *tokens, size_t index, const char *word);
/* Index of the token that closes the bracket at `open`, or SIZE_MAX. *directive tells whether a directive stands between. */
size_t lex_matching(const struct tokens *tokens, size_t open, bool *directive);
/* Splits what lies between the brackets `open` and `close` at the commas of the outermost level. Returns how many parts there are
 * (0 between empty brackets) and stores at most `most` of them. */
size_t lex_split(const struct tokens *tokens, size_t open, size_t close, struct span *parts, size_t most);
/* Where a file-scope declaration may be inserted before the one that holds `offset`: behind the last `;`, `}` or directive. */
uint32_t lex_declaration_begin(const struct tokens *tokens, uint32_t offset);

#endif
