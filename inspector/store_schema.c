/* Tables and views of the database. What they mean: docs/export-sqlite.md. */
#include "store_schema.h"

/* Tables are singular; `events` is the view with the columns of one row per event that people expect, so the view behind it is `event`.
 * Ids of spans and events are made of thread and number, so that neither takes room of its own; flags are those of a span, packed. */
const char store_tables[] =
    "CREATE TABLE IF NOT EXISTS format (version INTEGER PRIMARY KEY);"
    "INSERT INTO format SELECT 3 WHERE NOT EXISTS (SELECT * FROM format);"
    "CREATE TABLE IF NOT EXISTS machine ("
    " machine_id TEXT PRIMARY KEY NOT NULL, offset_ns INTEGER NOT NULL, error_ns INTEGER, measured_ns INTEGER) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS process ("
    " id INTEGER PRIMARY KEY, program TEXT NOT NULL, pid INTEGER NOT NULL, parent_pid INTEGER,"
    " machine_id TEXT NOT NULL REFERENCES machine(machine_id), clock_offset_ns INTEGER NOT NULL, directory TEXT NOT NULL,"
    " uuid TEXT NOT NULL, definitions INTEGER NOT NULL DEFAULT 0,"
    " clock_tick INTEGER NOT NULL, clock_nanos INTEGER NOT NULL, clock_scale INTEGER NOT NULL);"
    "CREATE TABLE IF NOT EXISTS thread ("
    " id INTEGER PRIMARY KEY, process INTEGER NOT NULL REFERENCES process(id), tid INTEGER NOT NULL, name TEXT NOT NULL, file TEXT NOT NULL,"
    " first_ns INTEGER, last_ns INTEGER, events INTEGER NOT NULL DEFAULT 0, lost INTEGER NOT NULL DEFAULT 0,"
    " unfinished INTEGER NOT NULL DEFAULT 0, unbalanced INTEGER NOT NULL DEFAULT 0, UNIQUE (process, file));"
    "CREATE TABLE IF NOT EXISTS site ("
    " id INTEGER PRIMARY KEY, process INTEGER NOT NULL REFERENCES process(id), number INTEGER NOT NULL, callee TEXT NOT NULL,"
    " file TEXT NOT NULL, function TEXT NOT NULL, line_begin INTEGER NOT NULL, line_end INTEGER NOT NULL, \"column\" INTEGER NOT NULL,"
    " ast_depth INTEGER NOT NULL, kind INTEGER NOT NULL, inclusive INTEGER NOT NULL, UNIQUE (process, number));"
    "CREATE TABLE IF NOT EXISTS span ("
    " id INTEGER PRIMARY KEY, parent_event INTEGER, site INTEGER NOT NULL REFERENCES site(id), start_ns INTEGER NOT NULL,"
    " duration_ns INTEGER NOT NULL, self_ns INTEGER NOT NULL, end_event INTEGER, depth INTEGER NOT NULL, flags INTEGER NOT NULL,"
    " thread INTEGER AS (id >> 40) VIRTUAL REFERENCES thread(id),"
    " parent INTEGER AS (id >> 40 << 40 | parent_event) VIRTUAL REFERENCES span(id),"
    " kind INTEGER AS (flags & 3) VIRTUAL, unfinished INTEGER AS (flags >> 2 & 1) VIRTUAL, unwound INTEGER AS (flags >> 3 & 1) VIRTUAL);"
    "CREATE TABLE IF NOT EXISTS event_type (id INTEGER PRIMARY KEY, description TEXT NOT NULL);"
    "INSERT OR IGNORE INTO event_type VALUES (0, 'BEGIN'), (1, 'END'), (2, 'LOCAL_BEGIN'), (3, 'LOCAL_END'), (4, 'GLOBAL_BEGIN'), (5, 'GLOBAL_END'),"
    " (6, 'UNWIND'), (7, 'FUTURE_BEGIN'), (8, 'FUTURE_END');"
    "CREATE TABLE IF NOT EXISTS lone_event ("
    " id INTEGER PRIMARY KEY, time_ns INTEGER NOT NULL, type INTEGER NOT NULL REFERENCES event_type(id),"
    " site INTEGER NOT NULL REFERENCES site(id), future INTEGER, thread INTEGER AS (id >> 40) VIRTUAL REFERENCES thread(id));"
    "CREATE TABLE IF NOT EXISTS value_name ("
    " site INTEGER NOT NULL REFERENCES site(id), position INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (site, position)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS value_word ("
    " site INTEGER NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL, word TEXT NOT NULL, PRIMARY KEY (site, position, number),"
    " FOREIGN KEY (site, position) REFERENCES value_name(site, position)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS value ("
    " event INTEGER NOT NULL, position INTEGER NOT NULL, type INTEGER NOT NULL, value, PRIMARY KEY (event, position)) WITHOUT ROWID;"
    "CREATE VIEW IF NOT EXISTS span_value AS"
    " SELECT span.id AS span, span.site AS site, value.position AS position, value_name.name AS name, value.value AS value,"
    " CASE WHEN value_word.word IS NOT NULL THEN value_word.word WHEN value.type = 4 THEN printf('0x%x', value.value) ELSE value.value END AS shown"
    " FROM span JOIN value ON value.event IN (span.id, span.id >> 40 << 40 | span.end_event)"
    " LEFT JOIN value_name ON value_name.site = span.site AND value_name.position = value.position"
    " LEFT JOIN value_word ON value_word.site = span.site AND value_word.position = value.position AND value_word.number = value.value"
    " AND value.type IN (1, 2);"
    "CREATE VIEW IF NOT EXISTS event AS"
    " SELECT id, id >> 40 AS thread, id & 0xffffffffff AS counter, start_ns AS time_ns, iif(flags & 3 = 3, 0, 2 * (flags & 3)) AS type, site, NULL "
    "AS future FROM span"
    " UNION ALL SELECT id >> 40 << 40 | end_event, id >> 40, end_event, start_ns + duration_ns,"
    " iif(flags & 8, 6, iif(flags & 3 = 3, 1, 2 * (flags & 3) + 1)), site, NULL FROM span WHERE end_event IS NOT NULL"
    " UNION ALL SELECT id, id >> 40, id & 0xffffffffff, time_ns, type, site, future FROM lone_event;"
    "CREATE VIEW IF NOT EXISTS futures AS SELECT"
    " site.callee AS abs_path, site.file AS source_file, site.line_begin AS lines_begin, process.pid AS pid, made.future AS future,"
    " made.time_ns AS start_ns, over.time_ns - made.time_ns AS duration_ns"
    " FROM lone_event AS made JOIN site ON site.id = made.site JOIN process ON process.id = site.process"
    " LEFT JOIN lone_event AS over ON over.future = made.future AND over.site = made.site AND over.type = 8 WHERE made.type = 7;";

/* Behind CREATE VIEW and its name. */
const char store_events_view[] =
    " AS SELECT"
    " event.time_ns AS time_stamp, event.counter AS counter, process.machine_id AS machine_id, process.pid AS pid, thread.tid AS thread_id,"
    " site.callee AS abs_path, event_type.description AS description, site.ast_depth AS ast_depth, site.file AS source_file,"
    " site.line_begin AS lines_begin, site.line_end AS lines_end"
    " FROM event JOIN thread ON thread.id = event.thread JOIN process ON process.id = thread.process"
    " JOIN site ON site.id = event.site JOIN event_type ON event_type.id = event.type"
    " ORDER BY event.time_ns, event.id";

/* A collector finds processes by it. Directories put together by hand may hold the same one twice, which an export is to show. */
const char store_identity[] = "CREATE UNIQUE INDEX IF NOT EXISTS process_uuid ON process(uuid, directory);";

const char store_indices[] = "CREATE INDEX IF NOT EXISTS site_callee ON site(callee);"
                             "CREATE INDEX IF NOT EXISTS span_open ON span(id) WHERE flags & 16;"
                             "CREATE INDEX IF NOT EXISTS event_future ON lone_event(future) WHERE future IS NOT NULL;"
                             "CREATE INDEX IF NOT EXISTS span_start ON span(start_ns);";
