/* Small looks at libclang's cursors that need nothing but the cursor. */
#ifndef CLANG_CURSOR_H
#define CLANG_CURSOR_H

#include <clang-c/Index.h>
#include <stdbool.h>
#include <stdint.h>

/* The offset of a location in the file in which it is written; sets *file. */
uint32_t clang_file_offset(CXSourceLocation location, CXFile *file);
/* The offset of the outermost macro invocation that the location comes out of, or of the location itself. */
uint32_t clang_expansion_offset(CXSourceLocation location);
/* The declaration without its body, as the front end writes it: macros are expanded, specifiers have their usual places. The caller
 * disposes of it. */
CXString clang_pretty_head(CXCursor declaration);
/* The offset at which the cursor begins, and that of its location (for most cursors their name), in whatever file. */
uint32_t clang_cursor_begin(CXCursor cursor);
uint32_t clang_cursor_location(CXCursor cursor);

CXCursor clang_first_child(CXCursor cursor);
/* The last child, which comes after the types that a cast names. */
CXCursor clang_last_child(CXCursor cursor);
/* The n-th child, counted from 0, or the last one if there are fewer. */
CXCursor clang_nth_child(CXCursor cursor, int n);
bool clang_has_child(CXCursor cursor, enum CXCursorKind kind);
/* Parentheses and implicit conversions. */
bool clang_is_transparent(enum CXCursorKind kind);
/* libclang calls other expressions unexposed, too, such as `a ?: b`, va_arg and __builtin_choose_expr: what the compiler
 * adds has the text of its operand, `child`. */
bool clang_is_of_one_text(CXCursor cursor, CXCursor child);
/* What is below parentheses and implicit conversions. */
CXCursor clang_strip(CXCursor cursor);

/* Is it the same expression? For clang_equalCursors it is another one where libclang came to it by another way: an argument
 * of a call that initialises a variable, as that call's child and as clang_Cursor_getArgument gives it. */
bool clang_is_same_expression(CXCursor a, CXCursor b);

/* The compound statement of a function definition, or null. */
CXCursor clang_find_body(CXCursor function);
/* Is it declared outside of functions? */
bool clang_is_file_scope(CXCursor cursor);
/* Is the declaration a template, or a member of one? What is in it differs between instances. */
bool clang_is_templated(CXCursor declaration);

#endif
