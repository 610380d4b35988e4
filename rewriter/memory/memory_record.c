#include "memory_record.h"

#include <inttypes.h>
#include <string.h>

#include "memory_bindings.h"

/* --- runs --- */

bool memory_open(struct memory_place *place, unsigned line)
{
    struct memory_walk *m = place->m;
    if (place->met)
        return false;
    if (!place->is_open) {
        if (place->opening == MEMORY_NOT)
            return false;
        uint8_t kind = place->is_turn ? WEFT_BLOCK_IS_TURN : place->is_part ? WEFT_BLOCK_IS_PART : WEFT_BLOCK_IS_PLAIN;
        place->block = memory_add_block(m, kind, line);
        struct memory_block *block = &m->out->blocks.items[place->block];
        struct memory_mark *mark = &m->out->marks.items[place->opening_mark];
        block->stale = place->stale;
        block->loop = place->loop ? 1 + place->loop->block : 0;
        mark->block = place->block;
        /* (in C++ no jump may pass an initialiser) */
        const char *declaration = arena_printf(m->walk->arena,
                                               m->is_cxx ? "weft_slot *weft_m\2 __attribute((__unused__)); weft_m\2 = %s; "
                                                         : "weft_slot *const weft_m\2 __attribute((__unused__)) = %s; ",
                                               memory_block_text(m));
        if (place->opening == MEMORY_DECLARATION) {
            mark->before = arena_printf(m->walk->arena, "%s%s%s", mark->before, place->opens_behind_label ? "; " : "", declaration);
        } else {
            mark->before = arena_printf(m->walk->arena, "%s__extension__({ %s", mark->before, declaration);
            mark->behind = arena_printf(m->walk->arena, "; })%s", mark->behind);
        }
        place->is_open = true;
        place->is_part = place->is_turn = place->is_implied = false;
        place->stale = 0;
        place->bases.count = 0;
        if (m->has_hidden)
            vec_push(m->walk->arena, &m->out->blocks.items[place->block].accesses, m->hidden);
        m->has_hidden = false;
    }
    struct memory_block *block = &m->out->blocks.items[place->block];
    if (line > block->line_end)
        block->line_end = line;
    return true;
}

void memory_begin(struct memory_place *place, CXCursor what)
{
    struct memory_walk *m = place->m;
    bool follows = place->is_part || (place->is_implied && !m->only_blocks);
    if (place->is_open || !follows || place->is_turn || m->has_hidden || (place->stale && memory_count_inner(m, what)))
        memory_open(place, memory_line(what));
}

void memory_close(struct memory_place *place)
{
    place->is_open = false;
    place->opening = MEMORY_NOT;
    place->bases.count = place->values.count = 0;
}

void memory_pass_over(struct memory_place *place, CXCursor statement)
{
    place->stale |= memory_stale_behind(place->m, statement);
    place->m->out->leaves |= place->stale; /* it may return */
}

/* --- single accesses --- */

struct memory_access memory_describe(CXCursor lvalue, bool stores)
{
    CXType type = clang_getCursorType(lvalue), canonical = clang_getCanonicalType(type);
    struct memory_access access = { .stride_slot = WEFT_ACCESS_NO_SLOT, .kind = stores ? WEFT_ACCESS_STORES : 0 };
    clang_getExpansionLocation(clang_getRangeStart(clang_getCursorExtent(lvalue)), NULL, &access.line, &access.column, NULL);
    long long size = clang_Type_getSizeOf(canonical);
    access.size = size > 0 && size <= UINT32_MAX ? (unsigned)size : 0;
    if (clang_isVolatileQualifiedType(type) || clang_isVolatileQualifiedType(canonical))
        access.kind |= WEFT_ACCESS_IS_VOLATILE;
    if (canonical.kind == CXType_Atomic)
        access.kind |= WEFT_ACCESS_IS_ATOMIC;
    return access;
}

bool memory_is_wide(CXCursor lvalue)
{
    CXType type = memory_type(lvalue);
    return !memory_is_array(type) && type.kind != CXType_FunctionProto && type.kind != CXType_FunctionNoProto && type.kind != CXType_Void &&
           clang_Type_getSizeOf(type) > 0 && !memory_is_empty(type);
}

bool memory_is_bit_field(struct memory_walk *m, CXCursor lvalue)
{
    CXCursor declaration = clang_getCursorReferenced(lvalue);
    if (clang_getCursorKind(lvalue) == CXCursor_MemberRefExpr)
        return clang_Cursor_isBitField(declaration);
    return clang_getCursorKind(lvalue) == CXCursor_DeclRefExpr && memory_is_binding(declaration) && memory_binding_is_bit_field(m, declaration);
}

/* `where`: part, slots, offset and stride of what it loads and of what it stores. */
static void add_both(struct memory_walk *m, uint32_t block, const struct memory_met *met, struct memory_access where)
{
    for (int stores = 0; stores < 2; stores++) {
        if (stores ? !met->stores : !met->loads)
            continue;
        struct memory_access access = memory_describe(met->lvalue, stores);
        access.kind |= met->is_atomic ? WEFT_ACCESS_IS_ATOMIC : 0;
        access.part = where.part;
        access.slot = where.slot;
        access.stride_slot = where.stride_slot;
        access.offset = where.offset;
        access.stride = where.stride;
        vec_push(m->walk->arena, &m->out->blocks.items[block].accesses, access);
    }
}

void memory_add_accesses(struct memory_walk *m, uint32_t block, const struct memory_met *met, uint32_t slot, int64_t offset)
{
    add_both(m, block, met,
             (struct memory_access){ .part = WEFT_ACCESS_IN_BODY, .slot = (uint8_t)slot, .stride_slot = WEFT_ACCESS_NO_SLOT, .offset = offset });
}

/* Classes may have an operator & of their own. */
static const char *address_operator(const struct memory_walk *m, CXCursor lvalue)
{
    return m->is_cxx && memory_is_class(memory_type(lvalue)) ? "__builtin_addressof" : "&";
}

/* The text with variables that iterations compute. */
static const char *text_with_derived(const struct memory_rules *rules, const struct memory_sum *sum, const char *text)
{
    struct str out = { .arena = rules->m->walk->arena };
    if (!sum->derived || !text)
        return text;
    str_add(&out, "__extension__({ ");
    for (size_t i = 0; i < rules->derived.count; i++) {
        const struct memory_derived *derived = &rules->derived.items[i];
        if (sum->derived >> i & 1)
            str_printf(&out, "const __typeof__(%s) %s __attribute((__unused__)) = (%s); ", derived->type, derived->spelling, derived->text);
    }
    str_printf(&out, "%s; })", text);
    return out.text;
}

const char *memory_address_text(struct memory_walk *m, CXCursor lvalue, const struct memory_known *known, size_t n_known)
{
    struct span span;
    const char *text = memory_span(m, lvalue, &span) ? memory_text(m, span) : NULL;
    if (!text)
        return NULL;
    if (n_known == 0)
        return arena_printf(m->walk->arena, "WEFT_ADDRESS(%s(%s))", address_operator(m, lvalue), text);
    struct str out = { .arena = m->walk->arena };
    str_add(&out, "__extension__({ ");
    for (size_t i = 0; i < n_known; i++)
        str_printf(&out, "const %s %s __attribute((__unused__)) = %" PRId64 "; ", known[i].type, known[i].spelling, known[i].value);
    str_printf(&out, "WEFT_ADDRESS(%s(%s)); })", address_operator(m, lvalue), text);
    return out.text;
}

/* --- accesses of loops --- */

static bool find_base(const struct memory_base *bases, size_t n, const char *key, uint32_t *slot, int64_t *constant)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(bases[i].key, key) == 0) {
            *slot = bases[i].slot;
            *constant = bases[i].constant;
            return true;
        }
    return false;
}

static void add_to_text(struct memory_loop *loop, uint32_t slot, const char *value, bool is_guarded)
{
    if (is_guarded)
        str_printf(&loop->text, "if (%s) ", loop->guard);
    str_printf(&loop->text, "weft_m\2[%u] = %s; ", slot, value);
}

bool memory_add_linear(struct memory_loop *loop, struct memory_walk *m, const struct memory_met *met, uint8_t part, uint32_t to)
{
    struct memory_rules rules = loop->rules;
    struct memory_block *block = &m->out->blocks.items[loop->block];
    struct memory_sum sum;
    int64_t stride, base_constant = 0;
    uint32_t slot, stride_slot = WEFT_ACCESS_NO_SLOT;
    memcpy(rules.known, met->known, sizeof rules.known);
    rules.n_known = met->n_known;
    if (!memory_sum_of(&rules, met->lvalue, &sum) || (sum.loads && !loop->guard))
        return false;
    const char *text = text_with_derived(&rules, &sum, memory_address_text(m, met->lvalue, met->known, met->n_known));
    const char *key = memory_sum_key(&rules, &sum);
    bool is_known = memory_sum_stride(&rules, &sum, &stride);
    if (!text || (!is_known && met->n_known) || block->n_slots + 2 >= WEFT_MEMORY_MOST_SLOTS)
        return false;
    if (!find_base(loop->bases.items, loop->bases.count, key, &slot, &base_constant)) {
        slot = block->n_slots++;
        base_constant = sum.constant;
        vec_push(m->walk->arena, &loop->bases, (struct memory_base){ key, sum.constant, slot });
        add_to_text(loop, slot, text, sum.loads);
        if (!is_known) { /* by how much the address moves: where it is in the next iteration, less where it is now */
            stride_slot = block->n_slots++;
            add_to_text(
                loop, stride_slot,
                arena_printf(m->walk->arena,
                             "__extension__({ const __typeof__(%s) weft_i\2 = %s%s; const __typeof__(%s) %s = weft_i\2; %s; }) - weft_m\2[%u]",
                             loop->spelling, loop->spelling, loop->step_text, loop->spelling, loop->spelling, text, slot),
                sum.loads);
        }
    } else if (!is_known) {
        stride_slot = slot + 1;
    }
    add_both(m, to, met,
             (struct memory_access){ .part = part,
                                     .slot = (uint8_t)slot,
                                     .stride_slot = (uint8_t)stride_slot,
                                     .offset = sum.constant - base_constant,
                                     .stride = is_known ? stride * loop->step : 0 });
    return true;
}

/* --- accesses in place --- */

const char *memory_auto_type(const struct memory_walk *m)
{
    return m->is_cxx ? "auto" : "__auto_type";
}

static bool record_one(struct memory_place *place, const struct memory_met *met, struct span span, uint32_t *block)
{
    struct memory_walk *m = place->m;
    *block = memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(met->lvalue));
    m->out->blocks.items[*block].loop = place->loop ? 1 + place->loop->block : 0;
    if (place->loop && memory_add_linear(place->loop, m, met, WEFT_ACCESS_OF_LOOP, *block)) {
        memory_mark(m, span, *block, arena_printf(m->walk->arena, "(*((void)%s, %s(", memory_block_text(m), address_operator(m, met->lvalue)), ")))");
        return true;
    }
    m->out->blocks.items[*block].n_slots = 1;
    memory_add_accesses(m, *block, met, 0, 0);
    return false;
}

void memory_record_in_place(struct memory_place *place, const struct memory_met *met, struct span span)
{
    uint32_t block;
    if (!record_one(place, met, span, &block))
        memory_mark(place->m, span, block,
                    arena_printf(place->m->walk->arena, "(*__extension__({ %s weft_q\2 = %s(", memory_auto_type(place->m),
                                 address_operator(place->m, met->lvalue)),
                    arena_printf(place->m->walk->arena, "); %sWEFT_ADDRESS(weft_q\2)); weft_q\2; }))", memory_one_text(place->m)));
}

void memory_record_in_slot(struct memory_place *place, const struct memory_met *met, struct span span)
{
    struct memory_walk *m = place->m;
    struct memory_rules rules = memory_rules_at(place);
    struct memory_sum sum;
    uint32_t slot;
    int64_t constant = 0;
    if (place->loop && memory_add_linear(place->loop, m, met, WEFT_ACCESS_OF_LOOP, place->block))
        return;
    bool is_sum = memory_sum_of(&rules, met->lvalue, &sum);
    const char *key = is_sum ? memory_sum_key(&rules, &sum) : NULL;
    if (is_sum && find_base(place->bases.items, place->bases.count, key, &slot, &constant)) {
        memory_add_accesses(m, place->block, met, slot, sum.constant - constant);
        return;
    }
    slot = m->out->blocks.items[place->block].n_slots++;
    if (is_sum)
        vec_push(m->walk->arena, &place->bases, (struct memory_base){ key, sum.constant, slot });
    memory_add_accesses(m, place->block, met, slot, 0);
    unsigned number = m->n_temporaries++;
    memory_mark(m, span, place->block,
                arena_printf(m->walk->arena, "(*__extension__({ %s weft_q\2_%u = %s(", memory_auto_type(m), number, address_operator(m, met->lvalue)),
                arena_printf(m->walk->arena, "); weft_m\2[%u] = WEFT_ADDRESS(weft_q\2_%u); weft_q\2_%u; }))", slot, number, number));
}

void memory_set_value(struct memory_place *place, CXCursor variable, const struct memory_sum *sum)
{
    struct memory_walk *m = place->m;
    if (place->met || !memory_is_variable(variable) || memory_is_object(m, variable) || memory_refers(variable))
        return; /* (what is in memory is part of no sum here, but for its address) */
    const char *name = memory_name(m, variable);
    struct memory_value value = { name, { .n = 1, .terms = { { arena_printf(m->walk->arena, "%s'%u", name, m->n_values++), 1, false } } } };
    if (sum)
        value.sum = *sum;
    for (size_t i = 0; i < place->values.count; i++)
        if (strcmp(place->values.items[i].name, name) == 0) {
            place->values.items[i] = value;
            return;
        }
    vec_push(m->walk->arena, &place->values, value);
}

struct memory_rules memory_rules_at(const struct memory_place *place)
{
    return (struct memory_rules){ .m = place->m, .values = &place->values };
}

uint32_t memory_record_apart(struct memory_place *place, const struct memory_met *met)
{
    struct memory_walk *m = place->m;
    uint32_t block = memory_add_block(m, WEFT_BLOCK_IS_PART, memory_line(met->lvalue));
    m->out->blocks.items[block].loop = place->loop ? 1 + place->loop->block : 0;
    m->out->blocks.items[block].n_slots = 1;
    memory_add_accesses(m, block, met, 0, 0);
    return block;
}
