/* Members that are named with template arguments. */
#ifndef CXX_MEMBER_H
#define CXX_MEMBER_H

#include "clang_walk.h"

/* In a template, behind an object whose class is known there, the < of `self().get<int>` begins template arguments; behind
 * weft::either(..) it would be an operator, but for the word `template` ([temp.names]/3). Returns where the word has to
 * stand, before the member's name; 0 if it does not have to, or is there. `member` is a CXCursor_MemberRefExpr. */
uint32_t cxx_needs_template(const struct walk *w, CXCursor member, const struct function *function);
/* The same for what stands around `object`, if that is a member of it. */
uint32_t cxx_needs_template_behind(const struct cursor_frame *object);

#endif
