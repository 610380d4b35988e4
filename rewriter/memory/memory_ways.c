#include "memory_ways.h"

struct search {
    bool is_in_loop, is_in_switch;
    struct memory_ways *found;
};

static enum CXChildVisitResult find_ways(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct search *search = data;
    struct search inner = *search;
    struct memory_ways *found = search->found;
    (void)parent;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_LambdaExpr: /* its body runs elsewhere */
        return CXChildVisit_Continue;
    case CXCursor_ReturnStmt:
    case CXCursor_GotoStmt:
    case CXCursor_IndirectGotoStmt:
    case CXCursor_LabelStmt:
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
    case CXCursor_CXXThrowExpr:
    case CXCursor_CXXTryStmt:
        found->others = true;
        return CXChildVisit_Recurse;
    case CXCursor_BreakStmt:
        found->jumps = found->jumps || (!search->is_in_loop && !search->is_in_switch);
        return CXChildVisit_Continue;
    case CXCursor_ContinueStmt:
        found->jumps = found->jumps || !search->is_in_loop;
        return CXChildVisit_Continue;
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        found->others = found->others || !search->is_in_switch;
        return CXChildVisit_Recurse;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_CXXForRangeStmt:
        inner.is_in_loop = true;
        inner.is_in_switch = false;
        break;
    case CXCursor_SwitchStmt:
        inner.is_in_switch = true;
        break;
    default:
        return CXChildVisit_Recurse;
    }
    clang_visitChildren(cursor, find_ways, &inner);
    return CXChildVisit_Continue;
}

struct memory_ways memory_ways_of(CXCursor statement)
{
    struct memory_ways found = { false, false };
    struct search search = { false, false, &found };
    if (find_ways(statement, statement, &search) == CXChildVisit_Recurse)
        clang_visitChildren(statement, find_ways, &search);
    return found;
}
