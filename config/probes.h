/* Reads the entries of "probes" in config.json. */
#ifndef PROBES_H
#define PROBES_H

#include "json_object.h"

/* Indexed by enum probe_form. */
enum { N_FORMS = 2 };
extern const char *const probe_form_names[N_FORMS];

/* Names a target and an action as the file does: "call", "local", "global", "async" or "function". */
const char *probe_kind_name(const struct config_probe *probe);

/* Reads an entry and appends it to the configuration's probes. `form` is the default for "form". */
void probes_read_one(struct config_reader *reader, struct json_node object, enum probe_form form);

#endif
