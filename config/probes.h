/* The entries of "probes" in config.json. */
#ifndef PROBES_H
#define PROBES_H

#include "json_object.h"

/* By enum probe_form. */
enum { N_FORMS = 2 };
extern const char *const probe_form_names[N_FORMS];

/* Appends the entry to the configuration's probes. `form`: the default of all. */
void probes_read_one(struct config_reader *reader, struct node object, enum probe_form form);

#endif
