/* SQL of the database that store.h describes. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

extern const char store_tables[], store_events_view[], store_indices[], store_identity[];

/* Rows of event_type, and the views that tell types apart: made of events.def. To be freed by sqlite3_free; NULL without
 * memory. */
char *store_event_types(void);
char *store_event_views(void);

#endif
