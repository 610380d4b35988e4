/* The captures of a lambda. Of the initialiser of a new variable, as in [a = f()], libclang shows the children, but not
 * the expression itself (CursorVisitor::VisitLambdaExpr): it is found through the variable. */
#ifndef CXX_CAPTURES_H
#define CXX_CAPTURES_H

#include <clang-c/Index.h>
#include <stdbool.h>

/* Is the reference, a child of a lambda, the name of a variable that the capture declares? */
bool cxx_is_new_capture(CXCursor reference);
/* As clang_visitChildren; but where the cursor is a lambda, the initialisers of new variables are visited whole. The
 * visitor is asked for these with the variable as their parent. What lies below is left to the visitor: it must not ask
 * for recursion where it may meet another lambda. Returns what clang_visitChildren does. */
unsigned cxx_visit_parts(CXCursor cursor, CXCursorVisitor visit, CXClientData data);
/* Of the lambda's children only what is evaluated where it stands: initialisers of new variables, and what libclang shows
 * of the others, with the lambda as parent. */
unsigned cxx_visit_captures(CXCursor lambda, CXCursorVisitor visit, CXClientData data);

#endif
