/* C translation unit -> points, by libclang 19. The only file that knows libclang.
 *
 * The AST says which expressions are calls, of what, and in which context; the raw tokens (lex.h) say where their text begins, ends and is
 * divided. A point is made only where both agree; every other selected call is listed with its reason. */
#include "front_clang.h"

#include <stdlib.h>
#include <string.h>

#include "clang_args.h"
#include "fs.h"
#include "log.h"

const char *clang_keep(struct walk *w, CXString text)
{
    const char *t = clang_getCString(text);
    char *copy = arena_strdup(w->arena, t ? t : "");
    clang_disposeString(text);
    return copy;
}

uint32_t clang_file_offset(CXSourceLocation location, CXFile *file)
{
    unsigned offset;
    clang_getFileLocation(location, file, NULL, NULL, &offset);
    return offset;
}

uint32_t clang_expansion_offset(CXSourceLocation location)
{
    unsigned offset;
    clang_getExpansionLocation(location, NULL, NULL, NULL, &offset);
    return offset;
}

bool clang_cursor_span(const struct walk *w, CXCursor cursor, struct span *span)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile begin_file, end_file;
    span->begin = clang_file_offset(clang_getRangeStart(range), &begin_file);
    span->end = clang_file_offset(clang_getRangeEnd(range), &end_file);
    return begin_file && end_file && clang_File_isEqual(begin_file, w->file) && clang_File_isEqual(end_file, w->file) && span->begin <= span->end &&
           span->end <= w->unit->source.length;
}

/* --- small looks at cursors --- */

static enum CXChildVisitResult take_first(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

CXCursor clang_first_child(CXCursor cursor)
{
    CXCursor child = clang_getNullCursor();
    clang_visitChildren(cursor, take_first, &child);
    return child;
}

bool clang_is_transparent(enum CXCursorKind kind)
{
    return kind == CXCursor_UnexposedExpr || kind == CXCursor_ParenExpr;
}

CXCursor clang_strip(CXCursor cursor)
{
    while (clang_is_transparent(clang_getCursorKind(cursor))) {
        CXCursor child = clang_first_child(cursor);
        if (clang_Cursor_isNull(child))
            break;
        cursor = child;
    }
    return cursor;
}

static bool is_one_of(const char *name, const char *const *names)
{
    for (; *names; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

/* --- what is never a call at run time, or must stay in its frame --- */

static const char *const unevaluating_builtins[] = { "__builtin_constant_p",
                                                     "__builtin_object_size",
                                                     "__builtin_dynamic_object_size",
                                                     "__builtin_classify_type",
                                                     "__builtin_choose_expr",
                                                     "__builtin_types_compatible_p",
                                                     "__builtin_offsetof",
                                                     "offsetof",
                                                     "typeof",
                                                     "__typeof__",
                                                     "__typeof",
                                                     NULL };
static const char *const returning_twice[] = { "setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext", NULL };
static const char *const stack_allocating[] = { "alloca", "__alloca", NULL };
static const char *const varargs[] = { "va_start", "va_arg", "va_end", "va_copy", "__va_start", NULL };
static const char *const format_arguments[] = { "gettext", "dgettext", "dcgettext", "ngettext", "dngettext", "dcngettext", "_", "N_", "Q_", NULL };

enum reason clang_callee_reason(const char *name)
{
    if (is_one_of(name, returning_twice))
        return REASON_RETURNS_TWICE;
    if (is_one_of(name, stack_allocating) || text_starts_with(name, "__builtin_alloca"))
        return REASON_STACK;
    if (is_one_of(name, varargs) || text_starts_with(name, "__builtin_va_") || text_starts_with(name, "__builtin_c23_va_"))
        return REASON_VARARGS;
    if (strcmp(name, "__builtin_setjmp") == 0 || strcmp(name, "__builtin_longjmp") == 0)
        return REASON_RETURNS_TWICE;
    if (text_starts_with(name, "__builtin_") || text_starts_with(name, "__sync_") || text_starts_with(name, "__atomic_") ||
        text_starts_with(name, "__c11_atomic_") || text_starts_with(name, "__scoped_atomic_"))
        return REASON_BUILTIN;
    return REASON_NONE;
}

/* Attributes that libclang does not tell are read off the text of the declaration, macros' names included: glibc's __attribute_format_arg__. */
static bool declaration_mentions(const struct walk *w, CXCursor declaration, const char *word)
{
    CXFile file;
    size_t size;
    if (clang_Cursor_isNull(declaration))
        return false;
    CXSourceRange range = clang_getCursorExtent(declaration);
    uint32_t begin = clang_file_offset(clang_getRangeStart(range), &file), end = clang_file_offset(clang_getRangeEnd(range), &file);
    const char *text = file ? clang_getFileContents(w->tu, file, &size) : NULL;
    if (!text || end > size || begin > end)
        return false;
    while (begin > 0 && !strchr(";}#/", text[begin - 1])) /* attributes in front of the declaration */
        begin--;
    if (!clang_isCursorDefinition(declaration))
        while (end < size && text[end] != ';' && text[end] != '{') /* and behind the declarator */
            end++;
    return memmem(text + begin, end - begin, word, strlen(word)) != NULL;
}

/* Of several declarations of a function any one can carry the attribute. */
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word)
{
    CXCursor first = clang_getCanonicalCursor(function);
    return declaration_mentions(w, function, word) || (!clang_equalCursors(first, function) && declaration_mentions(w, first, word));
}

static bool looks_into_format(const struct walk *w, const char *name, CXCursor function)
{
    return is_one_of(name, format_arguments) || clang_function_mentions(w, function, "format_arg");
}

/* --- names --- */

/* "device" for `struct device`, the typedef's name for an unnamed structure. */
static const char *record_name(struct walk *w, CXCursor record)
{
    const char *name = clang_keep(w, clang_getTypeSpelling(clang_getCursorType(record)));
    if (strchr(name, '('))
        return "<unnamed>";
    const char *space = strrchr(name, ' ');
    return space ? space + 1 : name;
}

/* Names the callee expression. *pattern_name is what selections see, *site_name what the trace says; *function is the declaration called, if any. */
static void name_callee(struct walk *w, CXCursor callee, const char **pattern_name, const char **site_name, CXCursor *function)
{
    *function = clang_getNullCursor();
    for (;;) {
        callee = clang_strip(callee);
        enum CXCursorKind kind = clang_getCursorKind(callee);
        if (kind == CXCursor_DeclRefExpr || kind == CXCursor_MemberRefExpr)
            break;
        if (kind != CXCursor_UnaryOperator && kind != CXCursor_ArraySubscriptExpr && kind != CXCursor_CStyleCastExpr)
            break;
        CXCursor child = clang_first_child(callee);
        if (kind == CXCursor_CStyleCastExpr && !clang_isExpression(clang_getCursorKind(child)))
            break;
        if (clang_Cursor_isNull(child))
            break;
        callee = child;
    }
    CXCursor declaration = clang_getCursorReferenced(callee);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    enum CXCursorKind written = clang_getCursorKind(callee);
    bool named = written == CXCursor_DeclRefExpr || written == CXCursor_MemberRefExpr; /* not the call in get(1)(2) */
    if (!named || clang_Cursor_isNull(declaration) || clang_isInvalid(kind)) {
        *pattern_name = *site_name = "<expression>";
        return;
    }
    const char *name = clang_keep(w, clang_getCursorSpelling(declaration));
    if (kind == CXCursor_FunctionDecl) {
        *function = declaration;
        *pattern_name = *site_name = name;
    } else if (kind == CXCursor_FieldDecl) {
        const char *record = record_name(w, clang_getCursorSemanticParent(declaration));
        *pattern_name = *site_name = arena_printf(w->arena, "%s.%s", record, name);
    } else {
        *pattern_name = name;
        *site_name = arena_printf(w->arena, "*%s", name);
    }
}

/* --- facts of operands --- */

struct look {
    struct walk *walk;
    const struct function *function; /* around the operand */
    unsigned facts;
    bool strict;
    bool under_address; /* below an & or a decaying array, inside the operand */
    bool has_literal;   /* a string literal was seen */
    bool assigns;       /* changes a variable */
    bool unstable;      /* reads memory that other code can change, or has effects */
};

/* + - ~ ! &: neither reads memory nor changes it. */
static bool is_pure(enum CXUnaryOperatorKind symbol)
{
    return symbol == CXUnaryOperator_AddrOf || (symbol >= CXUnaryOperator_Plus && symbol <= CXUnaryOperator_LNot);
}

static bool is_array(CXCursor cursor)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    return kind == CXType_ConstantArray || kind == CXType_IncompleteArray || kind == CXType_VariableArray;
}

static enum CXChildVisitResult look_at(CXCursor cursor, CXCursor parent, CXClientData data);

static void look_below(struct look *look, CXCursor cursor, bool under_address)
{
    bool before = look->under_address;
    look->under_address = before || under_address;
    clang_visitChildren(cursor, look_at, look);
    look->under_address = before;
}

/* The variable is of the function's own: neither static nor of file scope nor volatile. */
static bool is_own_variable(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (clang_isVolatileQualifiedType(clang_getCursorType(declaration)))
        return false;
    if (kind == CXCursor_ParmDecl)
        return true;
    if (kind != CXCursor_VarDecl)
        return false;
    enum CX_StorageClass storage = clang_Cursor_getStorageClass(declaration);
    CXCursor parent = clang_getCursorSemanticParent(declaration);
    return storage != CX_SC_Static && storage != CX_SC_Extern && clang_getCursorKind(parent) == CXCursor_FunctionDecl;
}

/* Is this member part of a value that no object holds: f().a, (c ? s : t).a, (s = t).a? */
static bool root_is_temporary(CXCursor member)
{
    CXCursor root = member;
    while (clang_getCursorKind(root) == CXCursor_MemberRefExpr || clang_getCursorKind(root) == CXCursor_ArraySubscriptExpr) {
        CXCursor base = clang_first_child(root);
        if (clang_getCanonicalType(clang_getCursorType(clang_strip(base))).kind == CXType_Pointer)
            return false;
        root = clang_strip(base);
    }
    enum CXCursorKind kind = clang_getCursorKind(root);
    return kind == CXCursor_CallExpr || kind == CXCursor_StmtExpr || kind == CXCursor_ConditionalOperator || kind == CXCursor_BinaryOperator;
}

/* Is the address of the function's own variable taken anywhere in the body? Read off the tokens: `& name` in whatever meaning. */
static bool address_may_be_taken(const struct walk *w, const struct function *function, const char *name)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = lex_find(tokens, function->body.begin); i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->begin >= function->body.end)
            break;
        if (t->first == '&' && t->kind == TOKEN_PUNCTUATOR && lex_word_is(tokens, i + 1, name))
            return true;
    }
    return false;
}

/* Can other code change the variable's value while an operand is evaluated? */
static bool is_steady_variable(const struct walk *w, const struct function *function, CXCursor declaration)
{
    CXString name = clang_getCursorSpelling(declaration);
    bool steady = is_own_variable(declaration) && function && !address_may_be_taken(w, function, clang_getCString(name));
    clang_disposeString(name);
    return steady;
}

static void look_at_call(struct look *look, CXCursor cursor)
{
    const char *pattern_name, *site_name;
    CXCursor function;
    name_callee(look->walk, clang_first_child(cursor), &pattern_name, &site_name, &function);
    look->unstable = true;
    if (text_starts_with(pattern_name, "__builtin_va_arg_pack"))
        look->facts |= OPERAND_PACK;
    if (is_one_of(pattern_name, unevaluating_builtins))
        return;
    if (clang_callee_reason(pattern_name) != REASON_BUILTIN)
        look->facts |= OPERAND_COSTS;
    look_below(look, cursor, false);
}

static enum CXChildVisitResult look_at(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct look *look = data;
    switch (clang_getCursorKind(cursor)) {
    case CXCursor_UnaryExpr: /* sizeof, alignof */
        return CXChildVisit_Continue;
    case CXCursor_CallExpr:
        look_at_call(look, cursor);
        return CXChildVisit_Continue;
    case CXCursor_StmtExpr:
        look->facts |= OPERAND_COSTS;
        look->unstable = true;
        break;
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        look->facts |= OPERAND_JUMPS;
        break;
    case CXCursor_CompoundLiteralExpr:
        if (look->under_address || is_array(cursor))
            look->facts |= OPERAND_LITERAL_OBJECT;
        break;
    case CXCursor_StringLiteral:
        look->has_literal = true;
        break;
    case CXCursor_MemberRefExpr:
    case CXCursor_ArraySubscriptExpr:
        look->unstable = true;
        if (look->strict)
            look->facts |= OPERAND_COSTS;
        if (is_array(cursor) && root_is_temporary(cursor))
            look->facts |= OPERAND_TEMPORARY;
        look_below(look, cursor, is_array(cursor));
        return CXChildVisit_Continue;
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(cursor);
        if (symbol == CXUnaryOperator_Deref && look->strict)
            look->facts |= OPERAND_COSTS;
        if (!is_pure(symbol))
            look->unstable = true;
        if (symbol <= CXUnaryOperator_PreDec)
            look->assigns = true;
        look_below(look, cursor, symbol == CXUnaryOperator_AddrOf);
        return CXChildVisit_Continue;
    }
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        if (clang_getCursorBinaryOperatorKind(cursor) >= CXBinaryOperator_Assign &&
            clang_getCursorBinaryOperatorKind(cursor) != CXBinaryOperator_Comma)
            look->assigns = true;
        break;
    case CXCursor_DeclRefExpr: {
        CXCursor declaration = clang_getCursorReferenced(cursor);
        enum CXCursorKind kind = clang_getCursorKind(declaration);
        if (kind != CXCursor_FunctionDecl && kind != CXCursor_EnumConstantDecl && !is_array(cursor) && !look->under_address &&
            !is_steady_variable(look->walk, look->function, declaration))
            look->unstable = true;
        break;
    }
    default:
        break;
    }
    look_below(look, cursor, false);
    return CXChildVisit_Continue;
}

static struct look look_operand(const struct frame *frame, CXCursor cursor)
{
    struct look look = { .walk = frame->walk, .function = frame->function, .strict = frame->walk->request->config->strict };
    look_at(cursor, clang_getNullCursor(), &look);
    return look;
}

/* --- types that can be spelled at file scope before the enclosing function --- */

static bool is_file_scope(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    return kind == CXCursor_TranslationUnit || kind == CXCursor_InvalidFile;
}

static const char *spell_type(struct walk *w, CXType type)
{
    CXType base = type;
    for (;;) {
        if (base.kind == CXType_Pointer)
            base = clang_getPointeeType(base);
        else if (base.kind == CXType_ConstantArray || base.kind == CXType_IncompleteArray)
            base = clang_getArrayElementType(base);
        else if (base.kind == CXType_VariableArray)
            return NULL;
        else
            break;
    }
    CXCursor declaration = clang_getTypeDeclaration(base);
    CXCursor canonical = clang_getTypeDeclaration(clang_getCanonicalType(base));
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind != CXCursor_NoDeclFound &&
        (!is_file_scope(declaration) || (clang_getCursorKind(canonical) != CXCursor_NoDeclFound && !is_file_scope(canonical))))
        return NULL;
    /* an array parameter is told as it was written, `const int[static 2]`, and is a pointer to the element (6.7.6.3/7) */
    bool is_array_parameter = type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray;
    const char *text = clang_keep(w, clang_getTypeSpelling(is_array_parameter ? clang_getArrayElementType(type) : type));
    if (is_array_parameter && strpbrk(text, "(["))
        return NULL;
    if (is_array_parameter)
        text = arena_printf(w->arena, "%s *", text);
    static const char *const unspellable[] = { "(unnamed", "(anonymous", "__va_list_tag", "<", "typeof", NULL };
    for (const char *const *u = unspellable; *u; u++)
        if (strstr(text, *u))
            return NULL;
    return text;
}

/* --- values that may be recorded --- */

struct enumerators {
    struct walk *walk;
    bool is_unsigned;
    struct str text;
};

static enum CXChildVisitResult add_enumerator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    enum { LONGEST = 2000 };
    struct enumerators *list = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_EnumConstantDecl)
        return CXChildVisit_Continue;
    str_printf(&list->text, "%s%s=", list->text.length ? "," : "{", clang_keep(list->walk, clang_getCursorSpelling(cursor)));
    if (list->is_unsigned)
        str_printf(&list->text, "%llu", clang_getEnumConstantDeclUnsignedValue(cursor));
    else
        str_printf(&list->text, "%lld", clang_getEnumConstantDeclValue(cursor));
    return list->text.length < LONGEST ? CXChildVisit_Continue : CXChildVisit_Break;
}

const char *clang_enumerators(struct walk *w, CXType type)
{
    struct enumerators list = { .walk = w, .text = { .arena = w->arena } };
    CXType canonical = clang_getCanonicalType(type);
    if (canonical.kind != CXType_Enum)
        return NULL;
    list.is_unsigned = clang_value_class(canonical) == VALUE_UNSIGNED;
    clang_visitChildren(clang_getTypeDeclaration(canonical), add_enumerator, &list);
    if (list.text.length)
        str_add(&list.text, "}");
    return list.text.text;
}

enum value_class clang_value_class(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    switch (canonical.kind) {
    case CXType_Char_S:
    case CXType_SChar:
    case CXType_Short:
    case CXType_Int:
    case CXType_Long:
    case CXType_LongLong:
    case CXType_WChar:
        return VALUE_INT;
    case CXType_Bool:
    case CXType_Char_U:
    case CXType_UChar:
    case CXType_UShort:
    case CXType_UInt:
    case CXType_ULong:
    case CXType_ULongLong:
        return VALUE_UNSIGNED;
    case CXType_Enum: {
        enum value_class class = clang_value_class(clang_getEnumDeclIntegerType(clang_getTypeDeclaration(canonical)));
        return class;
    }
    case CXType_Float:
    case CXType_Double:
    case CXType_LongDouble:
        return VALUE_FLOAT;
    case CXType_Pointer: {
        CXType pointee = clang_getCanonicalType(clang_getPointeeType(canonical));
        return pointee.kind == CXType_Char_S || pointee.kind == CXType_Char_U ? VALUE_CHARACTERS : VALUE_POINTER;
    }
    case CXType_ConstantArray: /* a parameter */
    case CXType_IncompleteArray:
        return VALUE_POINTER;
    default:
        return VALUE_NOTHING;
    }
}

/* A parameter of a type like va_list, whose name is an array's: it is a pointer, and no variable of that name's type can be initialised with it. */
static bool is_hidden_array(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    if (type.kind == CXType_Pointer || type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray)
        return false;
    if (kind != CXType_Pointer)
        return kind == CXType_ConstantArray || kind == CXType_IncompleteArray || kind == CXType_VariableArray;
    CXCursor declaration = clang_getTypeDeclaration(type);
    if (clang_getCursorKind(declaration) != CXCursor_TypedefDecl)
        return true;
    return clang_getCanonicalType(clang_getTypedefDeclUnderlyingType(declaration)).kind != CXType_Pointer;
}

const char *clang_parameter_name(struct walk *w, CXCursor function, uint32_t i)
{
    if (clang_Cursor_isNull(function))
        return NULL;
    CXCursor parameter = clang_Cursor_getArgument(function, i);
    const char *name = clang_Cursor_isNull(parameter) ? "" : clang_keep(w, clang_getCursorSpelling(parameter));
    while (*name == '_') /* __path, as system headers have it */
        name++;
    return *name ? name : NULL;
}

/* --- the left side of an assignment --- */

struct left {
    const struct frame *frame;
    bool settled; /* nothing that runs on the right side can change where it stores */
};

static enum CXChildVisitResult look_left(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct left *left = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_CallExpr || kind == CXCursor_StmtExpr || kind == CXCursor_BinaryOperator || kind == CXCursor_CompoundAssignOperator ||
        kind == CXCursor_ConditionalOperator) {
        enum CXBinaryOperatorKind symbol = kind == CXCursor_BinaryOperator ? clang_getCursorBinaryOperatorKind(cursor) : CXBinaryOperator_Assign;
        if (symbol >= CXBinaryOperator_Assign)
            left->settled = false;
    } else if (kind == CXCursor_UnaryOperator) {
        enum CXUnaryOperatorKind symbol = clang_getCursorUnaryOperatorKind(cursor);
        if (symbol != CXUnaryOperator_Deref && !is_pure(symbol))
            left->settled = false;
    } else if (kind == CXCursor_DeclRefExpr) {
        CXCursor declaration = clang_getCursorReferenced(cursor);
        bool constant = clang_getCursorKind(declaration) == CXCursor_EnumConstantDecl || is_array(cursor);
        if (!constant && !is_steady_variable(left->frame->walk, left->frame->function, declaration))
            left->settled = false;
    }
    /* a chain p->q->r reads memory on its way, which the call can change */
    if (kind == CXCursor_MemberRefExpr || kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_UnaryOperator) {
        CXCursor inner = clang_strip(clang_first_child(cursor));
        enum CXCursorKind inner_kind = clang_getCursorKind(inner);
        bool inner_reads =
            (inner_kind == CXCursor_MemberRefExpr || inner_kind == CXCursor_ArraySubscriptExpr || inner_kind == CXCursor_UnaryOperator);
        if (inner_reads && clang_getCanonicalType(clang_getCursorType(inner)).kind == CXType_Pointer)
            left->settled = false;
    }
    return CXChildVisit_Recurse;
}

/* Is the value of this expression that of one of its operands, as it is? */
static bool hands_on_value(const struct frame *f)
{
    return clang_is_transparent(f->kind) || f->kind == CXCursor_CStyleCastExpr || f->kind == CXCursor_ConditionalOperator ||
           (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Comma);
}

/* gcc gimplifies `LEFT = ({ ... })` by moving the store into the statement expression, behind the operands' evaluation; `LEFT = f()`
 * evaluates LEFT first. The order of the two is unsequenced in C (6.5.16/3), but programs lean on their compiler's. */
static bool assignment_order_matters(const struct frame *call)
{
    const struct frame *f = call->up;
    while (f && hands_on_value(f))
        f = f->up;
    if (!f || !call->function)
        return false;
    bool assigns = f->kind == CXCursor_CompoundAssignOperator ||
                   (f->kind == CXCursor_BinaryOperator && clang_getCursorBinaryOperatorKind(f->cursor) == CXBinaryOperator_Assign);
    if (!assigns)
        return false;
    CXCursor left_side = clang_strip(clang_first_child(f->cursor));
    struct span left_span, call_span;
    if (clang_cursor_span(call->walk, left_side, &left_span) && clang_cursor_span(call->walk, call->cursor, &call_span) &&
        call_span.begin < left_span.end)
        return false; /* the call stands on the left side itself */
    enum CXCursorKind kind = clang_getCursorKind(left_side);
    if (kind == CXCursor_DeclRefExpr)
        return false; /* a plain variable has no address to compute */
    struct left left = { .frame = call, .settled = true };
    if (kind == CXCursor_MemberRefExpr) { /* a.b.c = ... : a plain place too */
        CXCursor base = left_side;
        while (clang_getCursorKind(base) == CXCursor_MemberRefExpr &&
               clang_getCanonicalType(clang_getCursorType(clang_strip(clang_first_child(base)))).kind == CXType_Record)
            base = clang_strip(clang_first_child(base));
        if (clang_getCursorKind(base) == CXCursor_DeclRefExpr)
            return false;
    }
    look_left(left_side, clang_getNullCursor(), &left);
    clang_visitChildren(left_side, look_left, &left);
    return !left.settled;
}

/* --- contexts --- */

static uint32_t cursor_begin(const struct walk *w, CXCursor cursor)
{
    (void)w;
    CXFile file;
    return clang_file_offset(clang_getRangeStart(clang_getCursorExtent(cursor)), &file);
}

static bool begins_with_word(const struct walk *w, CXCursor cursor, const char *const *words)
{
    size_t i = lex_find(w->tokens, cursor_begin(w, cursor));
    for (; *words; words++)
        if (lex_word_is(w->tokens, i, *words))
            return true;
    return false;
}

/* Does `child` stand inside the parenthesised type that begins the cast or compound literal `parent`? */
static bool in_type_part(const struct walk *w, CXCursor parent, CXCursor child)
{
    size_t open = lex_find(w->tokens, cursor_begin(w, parent));
    bool directive;
    if (open >= w->tokens->list.count || w->tokens->list.items[open].first != '(')
        return false; /* the type comes out of a macro, the child is what is cast */
    size_t close = lex_matching(w->tokens, open, &directive);
    return close != SIZE_MAX && cursor_begin(w, child) < w->tokens->list.items[close].begin;
}

static bool follows(const struct walk *w, CXCursor cursor, char punctuator)
{
    size_t i = lex_find(w->tokens, cursor_begin(w, cursor));
    return i > 0 && w->tokens->list.items[i - 1].kind == TOKEN_PUNCTUATOR && w->tokens->list.items[i - 1].first == punctuator;
}

static enum reason variable_reason(const struct frame *up, CXCursor child)
{
    if (!clang_equalCursors(child, clang_Cursor_getVarDeclInitializer(up->cursor)))
        return REASON_DECLARATION_TYPE;
    if (!up->function)
        return REASON_OUTSIDE_FUNCTION;
    return clang_Cursor_getStorageClass(up->cursor) == CX_SC_Static ? REASON_CONSTANT : REASON_NONE;
}

/* Why nothing in `child` of `up` may be touched, by the child's role there. */
static enum reason context_reason(const struct frame *up, CXCursor child)
{
    const struct walk *w = up->walk;
    switch (up->kind) {
    case CXCursor_VarDecl:
        return variable_reason(up, child);
    case CXCursor_FieldDecl:
    case CXCursor_EnumConstantDecl:
    case CXCursor_StaticAssert:
        return REASON_CONSTANT;
    case CXCursor_ParmDecl:
    case CXCursor_TypedefDecl:
        return REASON_DECLARATION_TYPE;
    case CXCursor_FunctionDecl:
        return clang_getCursorKind(child) == CXCursor_CompoundStmt || clang_getCursorKind(child) == CXCursor_ParmDecl ? REASON_NONE
                                                                                                                      : REASON_DECLARATION_TYPE;
    case CXCursor_UnaryExpr:
        return REASON_UNEVALUATED;
    case CXCursor_GenericSelectionExpr:
        return follows(w, child, '(') ? REASON_UNEVALUATED : REASON_NONE;
    case CXCursor_CaseStmt:
        return up->children == 0 || follows(w, child, '.') ? REASON_CONSTANT : REASON_NONE;
    case CXCursor_CStyleCastExpr:
    case CXCursor_CompoundLiteralExpr:
        return in_type_part(w, up->cursor, child) ? REASON_UNEVALUATED : REASON_NONE;
    case CXCursor_CallExpr:
    case CXCursor_UnexposedExpr:
        return begins_with_word(w, up->cursor, unevaluating_builtins) ? REASON_UNEVALUATED : REASON_NONE;
    default:
        return clang_isAttribute(up->kind) ? REASON_CONSTANT : REASON_NONE;
    }
}

/* Why calls here are left alone, or REASON_NONE: by the place in what is around, or by the place of that. Asked for selected calls only, as most of
 * a source is about others. */
static enum reason frame_reason(struct frame *frame)
{
    if (!frame->knows_reason) {
        frame->reason = frame->up ? frame_reason(frame->up) : REASON_NONE;
        if (frame->up && !frame->reason)
            frame->reason = context_reason(frame->up, frame->cursor);
        frame->knows_reason = true;
    }
    return frame->reason;
}

/* `__attribute__((musttail)) return f(x);` */
static bool demands_tail_call(const struct frame *call)
{
    const struct frame *f = call->up;
    while (f && f->kind != CXCursor_ReturnStmt && clang_isExpression(f->kind))
        f = f->up;
    if (!f || f->kind != CXCursor_ReturnStmt || !f->up || f->up->kind != CXCursor_UnexposedStmt)
        return false;
    const struct tokens *tokens = call->walk->tokens;
    uint32_t end = cursor_begin(call->walk, f->cursor);
    for (size_t i = lex_find(tokens, cursor_begin(call->walk, f->up->cursor)); i < tokens->list.count && tokens->list.items[i].begin < end; i++)
        if (lex_word_is(tokens, i, "musttail") || lex_word_is(tokens, i, "__musttail__"))
            return true;
    return false;
}

/* Is the call, through parentheses, conversions and ?:, itself an operand of another call? */
static bool is_operand_of_call(const struct frame *call)
{
    const struct frame *f = call->up;
    while (f && hands_on_value(f))
        f = f->up;
    return f && f->kind == CXCursor_CallExpr;
}

/* --- points --- */

const struct span *clang_expansion_around(const struct walk *w, uint32_t offset)
{
    size_t low = 0, high = w->expansions.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct span *x = &w->expansions.items[middle];
        if (offset < x->begin)
            high = middle;
        else if (offset >= x->end)
            low = middle + 1;
        else
            return x;
    }
    return NULL;
}

/* A name that the front end gives a file, as a path. */
static const char *path_of(const struct walk *w, const char *name)
{
    return fs_absolute(w->arena, w->request->directory ? fs_join(w->arena, w->request->directory, name) : name);
}

static struct included *find_included(struct walk *w, CXFile file)
{
    for (size_t i = w->included.count; i-- > 0;)
        if (clang_File_isEqual(w->included.items[i].file, file))
            return &w->included.items[i];
    return NULL;
}

/* The included file at a place; NULL: the main file, or none. */
static struct included *included_at(struct walk *w, CXSourceLocation location)
{
    CXFile file;
    unsigned offset;
    clang_getFileLocation(location, &file, NULL, NULL, &offset);
    if (!file || clang_File_isEqual(file, w->file))
        return NULL;
    struct included *included = find_included(w, file);
    if (included)
        return included;
    bool is_foreign =
        clang_Location_isInSystemHeader(location) && (!w->request->headers || !w->request->config->dependencies.count ||
                                                      !select_header(w->request->select, path_of(w, clang_keep(w, clang_getFileName(file))), true));
    vec_push(w->arena, &w->included, (struct included){ .file = file, .is_foreign = is_foreign });
    return &w->included.items[w->included.count - 1];
}

struct span clang_included_expansion(struct walk *w, CXCursor call)
{
    CXSourceRange range = clang_getCursorExtent(call);
    struct included *included = included_at(w, clang_getRangeStart(range));
    struct span found = { 0 };
    if (!included)
        return found;
    unsigned begin, end;
    clang_getExpansionLocation(clang_getRangeStart(range), NULL, NULL, NULL, &begin);
    clang_getExpansionLocation(clang_getRangeEnd(range), NULL, NULL, NULL, &end);
    for (size_t i = 0; i < included->expansions.count; i++) {
        struct span x = included->expansions.items[i];
        bool holds = (x.begin <= begin && begin < x.end) || (x.begin < end && end <= x.end);
        if (holds && x.end - x.begin > found.end - found.begin)
            found = x;
    }
    return found;
}

/* Finds the brackets of the call in the text. Sets point->call and ->callee; returns a reason when text and AST disagree. */
static enum reason match_text(const struct frame *here, CXCursor callee, struct point *point, size_t *open, size_t *close)
{
    struct walk *w = here->walk;
    const struct tokens *tokens = w->tokens;
    struct span callee_span;
    *open = *close = SIZE_MAX;
    if (!clang_cursor_span(w, here->cursor, &point->call))
        return REASON_IN_HEADER;
    const struct span *around = clang_expansion_around(w, point->call.begin);
    enum reason otherwise = around ? REASON_MACRO_BODY : REASON_UNMATCHED_TEXT;
    if (!clang_cursor_span(w, callee, &callee_span) || callee_span.end > point->call.end || callee_span.begin != point->call.begin)
        return otherwise;
    size_t i = lex_find(tokens, callee_span.end);
    bool directive;
    if (i >= tokens->list.count || tokens->list.items[i].kind != TOKEN_PUNCTUATOR || tokens->list.items[i].first != '(')
        return otherwise;
    size_t j = lex_matching(tokens, i, &directive);
    if (j == SIZE_MAX || tokens->list.items[j].end != point->call.end)
        return directive ? REASON_DIRECTIVE : otherwise;
    point->callee = callee_span;
    *open = i;
    *close = j;
    const struct span *outer = clang_expansion_around(w, tokens->list.items[i].begin);
    if (!outer)
        outer = clang_expansion_around(w, tokens->list.items[j].begin);
    if (outer)
        return point->call.begin > outer->begin ? REASON_MACRO_ARGUMENT : REASON_MACRO_BODY;
    return directive ? REASON_DIRECTIVE : REASON_NONE;
}

/* The value at the root of a chain of `.member`s, when the operand is a bit-field or an array of it: __auto_type cannot hold the one, and the
 * other would point into a temporary that ends with the declaration (C17 6.2.4/8). The root's value can be evaluated apart instead. */
static void find_base(struct walk *w, CXCursor argument, struct operand *operand)
{
    CXCursor member = clang_strip(argument);
    if (clang_getCursorKind(member) != CXCursor_MemberRefExpr)
        return;
    bool bit_field = clang_Cursor_isBitField(clang_getCursorReferenced(member));
    if (!bit_field && !(operand->facts & OPERAND_TEMPORARY))
        return;
    operand->facts |= OPERAND_BY_BASE;
    CXCursor base = clang_first_child(member);
    while (clang_getCursorKind(clang_strip(base)) == CXCursor_MemberRefExpr &&
           clang_getCanonicalType(clang_getCursorType(base)).kind == CXType_Record)
        base = clang_first_child(clang_strip(base));
    struct span span;
    if (clang_isExpression(clang_getCursorKind(base)) && clang_cursor_span(w, base, &span) && span.begin >= operand->span.begin &&
        span.end < operand->span.end && !clang_expansion_around(w, span.begin) && !clang_expansion_around(w, span.end - 1))
        operand->base = span;
}

static bool is_format_operand(struct walk *w, CXCursor argument, const struct look *look, const char *parameter, bool last_named)
{
    CXCursor call = clang_strip(argument);
    if (clang_getCursorKind(call) == CXCursor_CallExpr) {
        const char *pattern_name, *site_name;
        CXCursor function;
        name_callee(w, clang_first_child(call), &pattern_name, &site_name, &function);
        if (looks_into_format(w, pattern_name, function))
            return true;
    }
    return last_named && look->has_literal && parameter && strstr(parameter, "char") != NULL;
}

static bool can_hold_pointer(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_Pointer || kind == CXType_Record;
}

static void fill_operand(const struct frame *here, struct point *point, uint32_t i, CXType function_type)
{
    struct walk *w = here->walk;
    struct operand *operand = &point->operands[i];
    CXCursor argument = clang_Cursor_getArgument(here->cursor, i);
    struct look look = look_operand(here, argument);
    int n_parameters = clang_getNumArgTypes(function_type);
    operand->base = operand->span;
    operand->facts = look.facts | (look.unstable || look.assigns ? 0 : OPERAND_STABLE) | (look.assigns ? OPERAND_ASSIGNS : 0);
    if ((point->facts & POINT_PROTOTYPED) && (int)i < n_parameters)
        operand->parameter = spell_type(w, clang_getArgType(function_type, i));
    if (point->probe->detail) {
        CXType type = operand->parameter ? clang_getArgType(function_type, i) : clang_getCursorType(argument);
        CXCursor callee = clang_getCursorReferenced(clang_strip(clang_first_child(here->cursor)));
        operand->value = is_hidden_array(type) ? VALUE_NOTHING : clang_value_class(type);
        operand->enumerators = clang_enumerators(w, type);
        operand->name = clang_getCursorKind(callee) == CXCursor_FunctionDecl ? clang_parameter_name(w, callee, i) : NULL;
    }
    if (!(operand->facts & OPERAND_COSTS) && !point->probe->detail)
        return;
    if (!can_hold_pointer(clang_getCursorType(argument)))
        operand->facts &= ~(unsigned)OPERAND_TEMPORARY; /* a value was read from the temporary, no pointer into it is kept */
    CXFile file;
    uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(argument)), &file);
    bool last_named = (point->facts & POINT_VARIADIC) && (int)i == n_parameters - 1;
    if (begin < operand->span.begin || begin >= operand->span.end || is_format_operand(w, argument, &look, operand->parameter, last_named))
        operand->facts |= OPERAND_IN_PLACE;
    if (clang_getCursorType(clang_strip(argument)).kind == CXType_Atomic)
        operand->facts |= OPERAND_ATOMIC;
    find_base(w, argument, operand);
}

/* Divides the text into operands. Macros that hold several operands at once make the counts differ: then the operands stay as they stand. */
static void fill_operands(const struct frame *here, struct point *point, size_t open, size_t close, CXType function_type)
{
    struct walk *w = here->walk;
    int count = clang_Cursor_getNumArguments(here->cursor);
    uint32_t n = count > 0 ? (uint32_t)count : 0;
    struct span *parts = arena_array(w->arena, struct span, n + 1);
    if (lex_split(w->tokens, open, close, parts, n + 1) != n) {
        for (uint32_t i = 0; i < n; i++) {
            unsigned facts = look_operand(here, clang_Cursor_getArgument(here->cursor, i)).facts;
            point->inclusive = point->inclusive || (facts & OPERAND_COSTS);
            if (facts & (OPERAND_LITERAL_OBJECT | OPERAND_JUMPS))
                point->reason = REASON_UNMATCHED_TEXT;
        }
        return;
    }
    point->n_operands = n;
    point->operands = arena_array(w->arena, struct operand, n);
    for (uint32_t i = 0; i < n; i++) {
        point->operands[i].span = parts[i];
        fill_operand(here, point, i, function_type);
    }
}

/* Is the function declared at file scope, and before the enclosing function? */
static bool is_declared_before(const struct walk *w, CXCursor function, uint32_t offset)
{
    for (int i = 0; i < 2; i++, function = clang_getCanonicalCursor(function)) {
        CXFile file;
        uint32_t begin = clang_file_offset(clang_getRangeStart(clang_getCursorExtent(function)), &file);
        bool earlier = file && (!clang_File_isEqual(file, w->file) || begin < offset);
        if (earlier && is_file_scope(function) && clang_getCursorKind(clang_getCursorLexicalParent(function)) == CXCursor_TranslationUnit)
            return true;
    }
    return false;
}

static void fill_callee(const struct frame *here, struct point *point, CXCursor callee, CXCursor function, CXType function_type)
{
    struct walk *w = here->walk;
    CXType result = clang_getCursorType(here->cursor);
    if (clang_getCanonicalType(result).kind == CXType_Void)
        point->facts |= POINT_RESULT_VOID;
    if (can_hold_pointer(result))
        point->facts |= POINT_RESULT_HOLDS_POINTER;
    if (function_type.kind == CXType_FunctionProto)
        point->facts |= POINT_PROTOTYPED;
    if (clang_isFunctionTypeVariadic(function_type))
        point->facts |= POINT_VARIADIC;
    struct look look = look_operand(here, callee);
    unsigned callee_facts = look.facts;
    if (!look.unstable)
        point->facts |= POINT_CALLEE_STABLE;
    if (here->function && here->function->is_inline)
        point->facts |= POINT_IN_INLINE;
    if (callee_facts & OPERAND_COSTS)
        point->facts |= POINT_CALLEE_COSTS;
    if (callee_facts & (OPERAND_JUMPS | OPERAND_LITERAL_OBJECT))
        point->reason = callee_facts & OPERAND_JUMPS ? REASON_LABEL : REASON_LITERAL_OBJECT;
    if (!clang_Cursor_isNull(function) && clang_getCursorKind(clang_strip(callee)) == CXCursor_DeclRefExpr &&
        is_declared_before(w, function, point->function_begin))
        point->facts |= POINT_CALLEE_GLOBAL;
    point->result = spell_type(w, result);
    point->result_value = clang_value_class(result);
    point->result_enumerators = point->probe->detail ? clang_enumerators(w, result) : NULL;
}

struct point *clang_add_point(const struct frame *here, CXSourceLocation location, const char *name, const struct config_probe *probe)
{
    struct walk *w = here->walk;
    struct unit *unit = w->unit;
    vec_push(unit->arena, &unit->points, (struct point){ .name = name, .probe = probe, .depth = here->depth });
    struct point *point = &unit->points.items[unit->points.count - 1];
    point->function = here->function ? here->function->name : "";
    point->function_begin = here->function ? here->function->begin : 0;
    point->body = here->function ? here->function->number : UINT32_MAX;
    CXFile file;
    clang_getFileLocation(location, &file, &point->line_begin, &point->column, NULL);
    point->line_end = point->line_begin;
    if (file && !clang_File_isEqual(file, w->file)) {
        point->reason = REASON_IN_HEADER;
        point->is_outside = true;
        point->file = clang_keep(w, clang_getFileName(file));
    }
    return point;
}

bool clang_has_error(const struct walk *w, uint32_t begin, uint32_t end)
{
    for (size_t i = 0; i < w->errors.count; i++)
        if (w->errors.items[i] >= begin && w->errors.items[i] < end)
            return true;
    return false;
}

static void visit_call(struct frame *here)
{
    struct walk *w = here->walk;
    CXCursor callee = clang_first_child(here->cursor), function;
    const char *pattern_name, *site_name;
    if (clang_Cursor_isNull(callee))
        return;
    w->unit->n_calls++;
    name_callee(w, callee, &pattern_name, &site_name, &function);
    const struct config_probe *probe = select_callee(w->request->select, pattern_name);
    if (!probe || probe->is_dropped)
        return;
    CXSourceRange extent = clang_getCursorExtent(here->cursor);
    struct point *point = clang_add_point(here, clang_getRangeStart(extent), site_name, probe);
    if (point->reason) {
        point->expansion = clang_included_expansion(w, here->cursor);
        return;
    }
    clang_getFileLocation(clang_getRangeEnd(extent), NULL, &point->line_end, NULL, NULL);
    CXType type = clang_getCanonicalType(clang_getCursorType(callee));
    if (type.kind == CXType_Pointer)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    CXType declared = clang_Cursor_isNull(function) ? type : clang_getCursorType(function); /* keeps typedef names, and __attribute__ sugar apart */
    if (declared.kind != CXType_FunctionProto && declared.kind != CXType_FunctionNoProto)
        declared = type;
    size_t open, close;
    enum reason text_reason = match_text(here, callee, point, &open, &close);
    point->reason = w->unit->includes_itself ? REASON_INCLUDES_ITSELF : frame_reason(here);
    if (!point->reason)
        point->reason = clang_callee_reason(pattern_name);
    if (!point->reason && clang_function_mentions(w, function, "returns_twice"))
        point->reason = REASON_RETURNS_TWICE;
    if (!point->reason && is_operand_of_call(here) && looks_into_format(w, pattern_name, function))
        point->reason = REASON_FORMAT;
    if (!point->reason && (here->function == NULL || here->function->broken))
        point->reason = here->function ? REASON_INVALID_CODE : REASON_OUTSIDE_FUNCTION;
    if (!point->reason)
        point->reason = text_reason;
    if (!point->reason && demands_tail_call(here))
        point->reason = REASON_MUST_TAIL;
    if (point->reason == REASON_MACRO_BODY || point->reason == REASON_MACRO_ARGUMENT) {
        const struct span *outermost = clang_expansion_around(w, clang_expansion_offset(clang_getRangeStart(extent)));
        point->expansion = outermost ? *outermost : (struct span){ 0 };
    }
    if (point->reason)
        return;
    fill_callee(here, point, callee, function, declared);
    if (assignment_order_matters(here))
        point->facts |= POINT_ASSIGN_ORDER;
    fill_operands(here, point, open, close, declared);
}

/* --- bodies of functions --- */

/* Do these words, with or without underscores, stand among the attributes of the function, macros seen through? */
static bool has_attribute(struct walk *w, CXCursor function, const char *const *words)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(function);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1); /* no bodies */
    const char *text = clang_keep(w, clang_getCursorPrettyPrinted(function, policy));
    clang_PrintingPolicy_dispose(policy);
    for (const char *at = text; (at = strstr(at, "__attribute__((")) != NULL; at += 15)
        for (const char *const *word = words; *word; word++)
            if (text_starts_with(at + 15, *word))
                return true;
    return false;
}

/* `int f(int) __attribute__((ifunc("choose_f")));`: choose_f runs while the program is being relocated and may call nothing. */
static bool is_resolver(struct walk *w, const char *name)
{
    const struct tokens *tokens = w->tokens;
    for (size_t i = 0; !w->knows_resolvers && i + 2 < tokens->list.count; i++) {
        const struct token *string = &tokens->list.items[i + 2];
        if ((lex_word_is(tokens, i, "ifunc") || lex_word_is(tokens, i, "__ifunc__")) && string->kind == TOKEN_STRING)
            vec_push(w->arena, &w->resolvers, arena_strndup(w->arena, tokens->source.text + string->begin + 1, string->end - string->begin - 2));
    }
    w->knows_resolvers = true;
    for (size_t i = 0; i < w->resolvers.count; i++)
        if (strcmp(w->resolvers.items[i], name) == 0)
            return true;
    return false;
}

static bool holds_word(const struct walk *w, const struct span *body, const char *const *words)
{
    for (size_t i = lex_find(w->tokens, body->begin); i < w->tokens->list.count && w->tokens->list.items[i].begin < body->end; i++)
        for (const char *const *word = words; *word; word++)
            if (lex_word_is(w->tokens, i, *word))
                return true;
    return false;
}

/* Why nothing may run in front of the body's own code and behind it. */
static enum reason body_reason(const struct frame *here)
{
    static const char *const special[] = { "naked", "interrupt", "signal", NULL };
    static const char *const tail[] = { "musttail", "__musttail__", NULL }, *const coroutine[] = { "co_await", "co_yield", "co_return", NULL };
    struct walk *w = here->walk;
    if (has_attribute(w, here->cursor, special) || is_resolver(w, here->function->name))
        return REASON_SPECIAL_FUNCTION;
    if (strcmp(w->unit->language, "c++") == 0 && holds_word(w, &here->function->body, coroutine))
        return REASON_COROUTINE;
    return holds_word(w, &here->function->body, tail) ? REASON_MUST_TAIL : REASON_NONE;
}

/* The directive's name and what follows it: "pragma STDC FP_CONTRACT OFF". */
static const char *directive_text(const struct tokens *tokens, size_t i)
{
    const char *text = tokens->source.text + tokens->list.items[i].begin;
    text += *text == '%' ? 2 : *text == '#'; /* %: is # */
    return text + strspn(text, " \t");
}

static bool is_floating_pragma(const char *directive)
{
    if (!text_starts_with(directive, "pragma"))
        return false;
    directive += 6 + strspn(directive + 6, " \t");
    return text_starts_with(directive, "STDC ") || text_starts_with(directive, "clang fp ") || text_starts_with(directive, "float_control");
}

/* Where a declaration may be inserted in the body that begins with this brace: behind it, but also behind what has to come before all declarations,
 * pragmas of floating point (C17 7.12.2/2), between #if and #endif or not, and the names of GNU C's local labels. */
static uint32_t entry_place(const struct tokens *tokens, size_t brace)
{
    uint32_t at = tokens->list.items[brace].end;
    bool is_behind = false; /* a pragma */
    int depth = 0;
    for (size_t i = brace + 1; i < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind == TOKEN_DIRECTIVE) {
            const char *directive = directive_text(tokens, i);
            depth += text_starts_with(directive, "if") - text_starts_with(directive, "endif");
            is_behind = is_behind || is_floating_pragma(directive);
            if (is_behind && depth == 0)
                at = t->end + (t->end < tokens->source.length && tokens->source.text[t->end] == '\n');
        } else if (depth == 0 && lex_word_is(tokens, i, "__label__")) {
            while (i + 1 < tokens->list.count && tokens->list.items[i].first != ';')
                i++;
            at = tokens->list.items[i].end;
        } else {
            break;
        }
    }
    return at;
}

/* For "capture" the parameters of a function are what the operands of a call are; they have no text of their own. */
static void fill_parameters(const struct frame *here, struct point *point)
{
    struct walk *w = here->walk;
    int count = clang_Cursor_getNumArguments(here->cursor);
    point->n_operands = count > 0 ? (uint32_t)count : 0;
    point->operands = arena_array(w->arena, struct operand, point->n_operands + 1);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        CXCursor parameter = clang_Cursor_getArgument(here->cursor, i);
        CXType type = clang_getCursorType(parameter);
        const char *name = clang_keep(w, clang_getCursorSpelling(parameter));
        struct operand *operand = &point->operands[i];
        operand->span = operand->base = point->call;
        operand->name = *name ? name : NULL;
        operand->value = *name ? clang_value_class(type) : VALUE_NOTHING;
        operand->enumerators = clang_enumerators(w, type);
    }
    CXType result = clang_getResultType(clang_getCursorType(here->cursor));
    point->result = spell_type(w, result);
    point->result_value = point->result && detail_wants_result(point->probe->detail) ? clang_value_class(result) : VALUE_NOTHING;
    point->result_enumerators = clang_enumerators(w, result);
    if (point->result_value != VALUE_NOTHING && point->body != UINT32_MAX)
        w->unit->bodies.items[point->body].whole = true;
}

/* The point of a body: `global` of main's, or "function". */
static void add_entry(const struct frame *here, const struct config_probe *probe)
{
    struct walk *w = here->walk;
    const struct function *function = here->function;
    struct point *point = clang_add_point(here, clang_getCursorLocation(here->cursor), function->name, probe);
    size_t brace = lex_find(w->tokens, function->body.begin);
    const struct span *macro = clang_expansion_around(w, function->body.begin);
    bool is_brace = brace < w->tokens->list.count && w->tokens->list.items[brace].first == '{' && !macro;
    point->depth = (uint16_t)(here->depth + 1);
    point->is_entry = true;
    point->call = point->callee = (struct span){ function->body.begin, function->body.begin };
    clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(here->cursor)), NULL, &point->line_end, NULL, NULL);
    if (!point->reason && w->unit->includes_itself)
        point->reason = REASON_INCLUDES_ITSELF;
    if (!point->reason && function->misread)
        point->reason = REASON_INVALID_CODE;
    if (!point->reason &&
        lex_word_is(w->tokens, brace, "try")) /* its handlers are part of the body, and of a constructor the members' initialisers */
        point->reason = REASON_SPECIAL_FUNCTION;
    if (!point->reason && !is_brace) {
        point->reason = REASON_MACRO_BODY;
        point->expansion = macro ? *macro : (struct span){ 0 };
    }
    if (!point->reason && probe->kind == PROBE_FUNCTION)
        point->reason = body_reason(here);
    if (point->reason)
        return;
    uint32_t at = entry_place(w->tokens, brace);
    point->call = point->callee = (struct span){ at, at };
    if (probe->detail)
        fill_parameters(here, point);
}

void clang_visit_entries(const struct frame *here)
{
    struct unit *unit = here->walk->unit;
    struct select *select = here->walk->request->select;
    const struct config_probe *entry = strcmp(here->function->name, "main") == 0 ? select_entry(select) : NULL;
    const struct config_probe *probe = select_function(select, here->function->name);
    here->function->first_entry = unit->points.count;
    if (entry)
        add_entry(here, entry);
    if (probe && !probe->is_dropped)
        add_entry(here, probe);
    here->function->end_entry = unit->points.count;
}

/* --- what bodies return --- */

static CXCursor returned_value(CXCursor statement)
{
    CXCursor value = clang_first_child(statement);
    return !clang_Cursor_isNull(value) && clang_isExpression(clang_getCursorKind(value)) ? value : clang_getNullCursor();
}

/* Is the text of the value what stands between `return` and `;`, and no braced list? */
static bool stands_alone(const struct walk *w, CXCursor value, struct span *span)
{
    if (!clang_cursor_span(w, value, span) || span->begin >= span->end)
        return false;
    size_t first = lex_find(w->tokens, span->begin), behind = lex_find(w->tokens, span->end);
    const struct token *list = w->tokens->list.items;
    return behind < w->tokens->list.count && list[first].begin == span->begin && list[behind - 1].end == span->end && list[first].first != '{' &&
           list[behind].first == ';' && first > 0 && lex_word_is(w->tokens, first - 1, "return") && !clang_expansion_around(w, list[first - 1].begin);
}

void clang_visit_return(const struct frame *here)
{
    struct walk *w = here->walk;
    struct function *function = here->function;
    CXCursor value = returned_value(here->cursor);
    if (!function || clang_Cursor_isNull(value))
        return;
    const struct frame *f = here->up;
    while (f && f->kind != CXCursor_LambdaExpr && f->function == function && !clang_equalCursors(f->cursor, function->cursor))
        f = f->up;
    if (!f || !clang_equalCursors(f->cursor, function->cursor)) /* it leaves something inside of the body */
        return;
    struct span span = { 0 };
    if (stands_alone(w, value, &span)) {
        vec_push(w->arena, &function->returns, span);
        return;
    }
    const CXCursor parts[] = { here->cursor, value };
    function->hides_return = true;
    for (int i = 0; i < 2; i++) {
        const struct span *macro = clang_expansion_around(w, clang_expansion_offset(clang_getRangeStart(clang_getCursorExtent(parts[i]))));
        if (macro)
            function->cut_return = *macro;
    }
}

void clang_leave_function(const struct frame *here)
{
    struct function *function = here->function;
    for (size_t i = function->first_entry; i < function->end_entry; i++) {
        struct point *point = &here->walk->unit->points.items[i];
        if (point->reason || !point->probe->detail || point->result_value == VALUE_NOTHING)
            continue;
        point->returns = function->returns.items;
        point->n_returns = (uint32_t)function->returns.count;
        if (!function->hides_return)
            continue;
        point->expansion = function->cut_return;
        point->reason = function->cut_return.end ? REASON_MACRO_BODY : REASON_NO_VALUE;
    }
}

static enum CXChildVisitResult take_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_UnexposedStmt) /* a coroutine's body is in a statement of its own */
        return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    *(CXCursor *)data = cursor;
    return CXChildVisit_Break;
}

CXCursor clang_find_body(CXCursor function)
{
    CXCursor body = clang_getNullCursor();
    clang_visitChildren(function, take_body, &body);
    return body;
}

static void enter_function(struct frame *here, struct function *function)
{
    struct walk *w = here->walk;
    struct span whole;
    *function = (struct function){ .name = clang_keep(w, clang_getCursorSpelling(here->cursor)), .number = UINT32_MAX, .cursor = here->cursor };
    if (clang_cursor_span(w, here->cursor, &whole) && clang_cursor_span(w, clang_find_body(here->cursor), &function->body)) {
        function->begin = lex_declaration_begin(w->tokens, whole.begin);
        function->broken = clang_has_error(w, function->begin, function->body.end);
        function->misread = clang_has_error(w, function->begin, function->body.begin);
        function->number = (uint32_t)w->unit->bodies.count;
        vec_push(w->arena, &w->unit->bodies, (struct body){ .span = function->body });
    }
    function->is_inline = clang_Cursor_isFunctionInlined(here->cursor) && clang_Cursor_getStorageClass(here->cursor) != CX_SC_Static;
    function->broken = function->broken || w->fatal;
    function->misread = function->misread || w->fatal;
    here->function = function;
    clang_visit_entries(here);
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct frame *up = data;
    struct frame here = { .walk = up->walk, .up = up, .cursor = cursor, .kind = clang_getCursorKind(cursor), .function = up->function };
    struct function function;
    here.depth = (uint16_t)(up->depth + !clang_is_transparent(here.kind));
    if (here.kind == CXCursor_FunctionDecl && clang_isCursorDefinition(cursor) && !up->function)
        enter_function(&here, &function);
    else if (here.kind == CXCursor_CallExpr)
        visit_call(&here);
    else if (here.kind == CXCursor_ReturnStmt)
        clang_visit_return(&here);
    clang_visitChildren(cursor, visit, &here);
    if (here.function != up->function)
        clang_leave_function(&here);
    up->children++;
    return CXChildVisit_Continue;
}

static void add_included_expansion(struct walk *w, CXCursor cursor)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    struct included *included = included_at(w, clang_getRangeStart(range));
    CXFile begin_file, end_file;
    if (!included || included->is_foreign)
        return;
    struct span span = { clang_file_offset(clang_getRangeStart(range), &begin_file), clang_file_offset(clang_getRangeEnd(range), &end_file) };
    if (clang_File_isEqual(begin_file, end_file) && span.begin < span.end)
        vec_push(w->arena, &included->expansions, span);
}

static void add_expansion(struct walk *w, CXCursor cursor)
{
    struct span span;
    if (!clang_cursor_span(w, cursor, &span))
        return;
    struct span *last = w->expansions.count ? &w->expansions.items[w->expansions.count - 1] : NULL;
    if (last && span.begin < last->end) { /* nested in the one before: expansions come in order of their beginning */
        if (span.end > last->end)
            last->end = span.end;
        return;
    }
    vec_push(w->arena, &w->expansions, span);
}

/* Linemarkers do not count: the text of included files may stand in the main one. */
static bool is_in_main_text(const struct walk *w, CXSourceLocation location)
{
    CXFile file;
    clang_getFileLocation(location, &file, NULL, NULL, NULL);
    return file && clang_File_isEqual(file, w->file);
}

/* Of a place in a system header. */
static bool is_foreign(struct walk *w, CXSourceLocation location)
{
    if (!w->request->headers || !w->request->config->dependencies.count)
        return true;
    const struct included *included = included_at(w, location);
    return included && included->is_foreign;
}

struct top {
    struct frame *frame;
    CXCursorVisitor visit;
};

/* File-scope cursors: macro expansions come first, then declarations; what stands in system headers is nobody's concern. */
static enum CXChildVisitResult visit_top(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct top *top_data = data;
    struct frame *top = top_data->frame;
    CXSourceLocation location = clang_getCursorLocation(cursor);
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (clang_isPreprocessing(kind)) {
        if (kind == CXCursor_MacroExpansion && is_in_main_text(top->walk, location))
            add_expansion(top->walk, cursor);
        else if (kind == CXCursor_MacroExpansion && top->walk->request->headers)
            add_included_expansion(top->walk, cursor);
        return CXChildVisit_Continue;
    }
    if (clang_Location_isInSystemHeader(location) && is_foreign(top->walk, location))
        return CXChildVisit_Continue;
    return top_data->visit(cursor, parent, top);
}

/* --- diagnostics --- */

static void collect_errors(struct walk *w, struct diags *diags)
{
    unsigned n = clang_getNumDiagnostics(w->tu);
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(w->tu, i);
        enum CXDiagnosticSeverity severity = clang_getDiagnosticSeverity(diagnostic);
        if (severity >= CXDiagnostic_Error) {
            CXFile file;
            unsigned line, column, offset;
            clang_getFileLocation(clang_getDiagnosticLocation(diagnostic), &file, &line, &column, &offset);
            if (file && clang_File_isEqual(file, w->file))
                vec_push(w->arena, &w->errors, offset);
            w->fatal = w->fatal || severity == CXDiagnostic_Fatal;
            diag_add(diags, file ? clang_keep(w, clang_getFileName(file)) : w->unit->path, line, column, "%s",
                     clang_keep(w, clang_getDiagnosticSpelling(diagnostic)));
        }
        clang_disposeDiagnostic(diagnostic);
    }
}

static CXTranslationUnit parse(struct walk *w, CXIndex index, const char *path, bool as_gcc)
{
    struct clang_args args = clang_args_make(w->arena, w->request, w->unit->language, as_gcc);
    struct slice text = w->unit->parsed.text ? w->unit->parsed : w->unit->source;
    struct CXUnsavedFile contents = { path, text.text, text.length };
    CXTranslationUnit tu = NULL;
    unsigned options = CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing;
    enum CXErrorCode code = clang_parseTranslationUnit2(index, path, args.items, (int)args.count, &contents, 1, options, &tu);
    if (code != CXError_Success)
        log_debug("libclang cannot parse %s (error %d)", path, (int)code);
    return code == CXError_Success ? tu : NULL;
}

/* A file that includes itself is read several times with different macros: its text has no one meaning. */
static void find_self_inclusion(CXFile included, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    (void)stack;
    struct walk *w = data;
    if (depth > 0 && clang_File_isEqual(included, w->file))
        w->unit->includes_itself = true;
}

static unsigned count_errors(CXTranslationUnit tu)
{
    unsigned errors = 0, n = clang_getNumDiagnostics(tu);
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        errors += clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        clang_disposeDiagnostic(diagnostic);
    }
    return errors;
}

/* Code for gcc is read with gcc's identity (so that #if chooses what gcc chooses); where clang stumbles over that, with clang's own. */
static CXTranslationUnit parse_best(struct walk *w, CXIndex index, const char *path)
{
    bool gcc = clang_args_is_gcc(w->arena, w->request);
    CXTranslationUnit tu = parse(w, index, path, gcc);
    unsigned errors = tu ? count_errors(tu) : 1;
    if (!gcc || errors == 0)
        return tu;
    CXTranslationUnit other = parse(w, index, path, false);
    if (!other || (tu && count_errors(other) >= errors)) {
        if (other)
            clang_disposeTranslationUnit(other);
        return tu;
    }
    if (tu)
        clang_disposeTranslationUnit(tu);
    return other;
}

int clang_walk(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags, CXCursorVisitor visit_one,
               void (*finish)(struct walk *w))
{
    struct walk walk = { .unit = unit, .tokens = tokens, .request = request, .arena = unit->arena };
    const char *path = strcmp(unit->path, "-") == 0 ? "stdin.c" : unit->path;
    setenv("LIBCLANG_NOTHREADS", "1", 1); /* parse on this stack: libclang's own thread has 8 MiB */
    CXIndex index = clang_createIndex(0, 0);
    walk.tu = parse_best(&walk, index, path);
    if (!walk.tu) {
        diag_add(diags, unit->path, 0, 0, "libclang cannot parse this file with these flags");
        clang_disposeIndex(index);
        return -1;
    }
    walk.file = clang_getFile(walk.tu, path);
    unit->includes_itself = false;
    collect_errors(&walk, diags);
    clang_getInclusions(walk.tu, find_self_inclusion, &walk);
    CXCursor root = clang_getTranslationUnitCursor(walk.tu);
    struct frame frame = { .walk = &walk, .cursor = root, .kind = CXCursor_TranslationUnit };
    struct top top = { &frame, visit_one };
    clang_visitChildren(root, visit_top, &top);
    if (finish)
        finish(&walk);
    clang_disposeTranslationUnit(walk.tu);
    clang_disposeIndex(index);
    return 0;
}

static int find_points(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    return clang_walk(unit, tokens, request, diags, visit, NULL);
}

const struct front front_clang = { .name = "clang", .languages = "c", .is_preprocessed = true, .find_points = find_points };
