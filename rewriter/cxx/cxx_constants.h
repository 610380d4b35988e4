/* What the compiler evaluates, or may evaluate: constants, constexpr functions. */
#ifndef CXX_CONSTANTS_H
#define CXX_CONSTANTS_H

#include "clang_walk.h"

/* Is it constexpr or consteval? */
bool cxx_is_constant_function(struct walk *w, const struct function *function);
/* Is the function consteval, so that a call of it is evaluated by the compiler? */
bool cxx_is_immediate(struct walk *w, CXCursor function);
/* May calls here be evaluated by the compiler: do they stand in a constexpr or consteval function or lambda? */
bool cxx_is_constant(const struct cursor_frame *here);
/* Does a function or lambda begin here in which no probe can run? That is one that is consteval, or constexpr before
 * C++14, where it is a single return statement. */
bool cxx_bars_probes(const struct cursor_frame *here);
/* Is it an instance or a specialisation of a variable template, with its initialiser? libclang shows the template itself
 * without one, and each instance in its place. */
bool cxx_is_variable_instance(CXCursor declaration);
/* Why calls in this child of a variable's declaration are left alone, or REASON_NONE. */
enum reason cxx_variable_reason(const struct cursor_frame *variable, CXCursor child);
/* The same of a member's declaration. */
enum reason cxx_member_reason(const struct cursor_frame *member, CXCursor child);

/* The same of an element of a braced list, or of an argument of a constructor that is called with one. */
enum reason cxx_element_reason(const struct cursor_frame *list, CXCursor element);

#endif
