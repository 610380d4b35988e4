/* SQL of the database that store.h describes. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

extern const char store_tables[], store_events_view[], store_indices[], store_identity[];

#endif
