/* May a text hold selected calls? A guess before any parse, by words and signs alone: it may be wrong either way, so that what is
 * found later has the last word (one_look.h). */
#ifndef CALL_GUESS_H
#define CALL_GUESS_H

#include "endings.h"
#include "lex.h"

struct call_guess {
    struct arena *arena;
    bool is_cxx;
    bool is_any; /* whatever looks like a call may be selected */
    struct endings endings;
};

struct call_guess *call_guess_new(struct arena *arena, const struct config *config, bool is_cxx);
/* A header: calls in bodies and values, not what it only declares. */
bool call_guess_text(const struct call_guess *guess, struct slice text);
/* The body of a macro, with its parameters in front. */
bool call_guess_body(const struct call_guess *guess, struct slice body);
/* Tokens [first, end) of a text, such as those of an expansion, with the tokens around them: empty where there are none. */
bool call_guess_tokens(const struct call_guess *guess, const struct tokens *tokens, size_t first, size_t end, struct slice before,
                       struct slice after);

#endif
