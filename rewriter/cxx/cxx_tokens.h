/* What the tokens around a place say: brackets, commas, words, whole macro invocations. */
#ifndef CXX_TOKENS_H
#define CXX_TOKENS_H

#include "clang_walk.h"

/* Fills the tables of struct cxx_walk. To be called once, before the walk. */
void cxx_tokens_prepare(struct walk *w);
/* The index of the bracket around token `i`, and of the partner of the bracket `i`; SIZE_MAX if there is none. */
size_t cxx_around(const struct walk *w, size_t i);
size_t cxx_partner(const struct walk *w, size_t i);

/* How many ... there are in the span; does it hold a directive? */
uint32_t cxx_count_ellipses(const struct walk *w, struct span span);
bool cxx_holds_directive(const struct walk *w, struct span span);

/* The token that ends exactly at `end`, or SIZE_MAX. */
size_t cxx_token_ending(const struct walk *w, uint32_t end);
/* Is token `i`, if there is one, this punctuator? */
bool cxx_is_punctuator(const struct walk *w, size_t i, char first);
bool cxx_is_word_before(const struct walk *w, uint32_t offset, const char *word);

/* Is this span made of whole tokens, and of whole macro invocations? */
bool cxx_is_whole(const struct walk *w, struct span span);
/* Is it the pattern of a pack expansion: does `...` follow? */
bool cxx_is_pattern(const struct walk *w, struct span span);
/* Is it a whole argument, or a whole element of a braced list? */
bool cxx_is_between_commas(const struct walk *w, struct span span);

#endif
