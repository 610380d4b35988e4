#include "studies.h"

#include <stddef.h>

#include "analyses.h"

static bool is_asked_for(const struct analysis *analysis, enum studies_use use)
{
    return use == STUDIES_ALL || (use == STUDIES_OF_PAGE && analysis->page);
}

/* Adds a study to the masks, and reserves its data per thread. */
static void enter(struct studies *studies, struct study *study, uint32_t bit)
{
    const struct analysis *analysis = study->analysis;
    const size_t alignment = _Alignof(max_align_t);
    unsigned intervals = analysis->roles & (ROLE_INTERVALS | ROLE_CAPTURED);
    studies->opened |= analysis->opened && intervals & ROLE_INTERVALS ? bit : 0;
    studies->closed |= analysis->closed && intervals ? bit : 0;
    studies->captured |= intervals == ROLE_CAPTURED ? bit : 0;
    studies->instants |= analysis->event && analysis->roles & ROLE_INSTANTS ? bit : 0;
    studies->links |= analysis->event && analysis->roles & ROLE_LINKS ? bit : 0;
    if (analysis->read)
        studies->reader = study;
    study->is_told = true;
    study->own_at = studies->own_size;
    studies->own_size += (analysis->thread_size + alignment - 1) / alignment * alignment;
}

void studies_open(struct studies *studies, const struct summary *summary, struct arena *arena, enum studies_use use)
{
    for (size_t i = 0; analyses[i]; i++)
        vec_push(arena, &studies->items,
                 (struct study){ .analysis = analyses[i], .summary = summary, .arena = arena, .state = arena_alloc(arena, analyses[i]->state_size) });
    for (size_t i = 0; i < studies->items.count; i++) {
        struct study *study = &studies->items.items[i];
        const struct analysis *analysis = study->analysis;
        if (!is_asked_for(analysis, use) || (analysis->applies && !analysis->applies(summary)) || (analysis->read && studies->reader))
            continue;
        enter(studies, study, UINT32_C(1) << i);
        if (analysis->open)
            analysis->open(study);
    }
}

void studies_finish(struct studies *studies)
{
    for (size_t i = 0; i < studies->items.count; i++) {
        struct study *study = &studies->items.items[i];
        if (study->is_told && study->analysis->finish)
            study->analysis->finish(study);
    }
}

uint32_t studies_of_site(struct studies *studies, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    uint32_t who = studies->opened | studies->closed;
    for (size_t i = 0; i < studies->items.count; i++) {
        struct study *study = &studies->items.items[i];
        if (who >> i & 1 && study->analysis->wants && !study->analysis->wants(study, process, site, kind))
            who &= ~(UINT32_C(1) << i);
    }
    return who;
}

/* Returns the next study of the mask `who` and clears its bit. */
static struct study *next_study(struct studies *studies, uint32_t *who, struct told *told, char *own)
{
    struct study *study = &studies->items.items[__builtin_ctz(*who)];
    *who &= *who - 1;
    told->own = own + study->own_at;
    return study;
}

void studies_opened(struct studies *studies, uint32_t who, struct told *told, char *own)
{
    while (who) {
        struct study *study = next_study(studies, &who, told, own);
        study->analysis->opened(study, told);
    }
}

void studies_closed(struct studies *studies, uint32_t who, struct told *told, char *own)
{
    while (who) {
        struct study *study = next_study(studies, &who, told, own);
        study->analysis->closed(study, told);
    }
}

void studies_event(struct studies *studies, struct told *told, char *own, const struct trace_event *event)
{
    enum weft_role role = weft_event_role(event->type);
    for (uint32_t who = role == WEFT_ROLE_INSTANT ? studies->instants : role == WEFT_ROLE_LINK ? studies->links : 0; who;) {
        struct study *study = next_study(studies, &who, told, own);
        study->analysis->event(study, told, event);
    }
}
