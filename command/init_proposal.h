/* A configuration for a project, and the report that explains it. */
#ifndef INIT_PROPOSAL_H
#define INIT_PROPOSAL_H

#include "init_families.h"

struct init_entry {
    const char *key, *pattern, *kind; /* "call", "pthread_create", "local"; kind NULL: none */
    bool is_recorded;
    enum init_family family;      /* INIT_NO_FAMILY: the program, or a function of its own */
    const struct init_name *body; /* of a function of its own; NULL otherwise */

    /* by the second look, with this configuration: */
    size_t n_sites, n_left; /* points; of these left alone */
};

struct init_proposal {
    struct arena *arena;
    const struct init_survey *survey;
    VEC(struct init_entry) entries;     /* in the order of the file */
    VEC(const struct init_name *) tiny; /* functions that are called most, but not proposed */
    size_t reasons[REASON_COUNT];       /* why points are left alone */
    const struct config_probe *probes;  /* of the configuration of the second look: entry i is probe i */
    const char *how;                    /* where sources and flags come from */
};

void init_proposal_make(struct init_proposal *proposal, struct arena *arena, const struct init_survey *survey);
/* Adds a unit that was rewritten by the proposed configuration. */
void init_proposal_count(struct init_proposal *proposal, const struct unit *unit);

/* What starts no thread that can be seen, since all of its places are left alone, becomes a call. Returns true if there is
 * any: then units are to be counted once more, from the beginning. */
bool init_proposal_demote(struct init_proposal *proposal);
/* Entries that select nothing, since the name is that of something else. */
void init_proposal_drop_unused(struct init_proposal *proposal);

void init_proposal_config(struct str *out, const struct init_proposal *proposal);
/* `name`: of the configuration's file. */
void init_proposal_report(struct str *out, const struct init_proposal *proposal, const char *name);

#endif
