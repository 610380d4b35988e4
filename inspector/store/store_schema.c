/* Tables and views of the database. Their meaning: docs/export-sqlite.md. */
#include "store_schema.h"

#include "store_layout.h"
#include "trace.h"

#define VERSION STORE_SQL(STORE_VERSION)
#define KINDS STORE_SQL(STORE_KINDS)
#define UNFINISHED STORE_SQL(STORE_UNFINISHED)
#define UNWOUND STORE_SQL(STORE_UNWOUND)
#define OPEN STORE_SQL(STORE_OPEN)

/* Names of tables are singular. `events` is the view that users expect, with its columns and one row per event, so the
 * view that it is built on is `event`. Ids of intervals and events combine thread and number, so that these take no
 * space of their own. The column flags holds the packed properties of an interval. */
const char store_tables[] =
    "CREATE TABLE IF NOT EXISTS format (version INTEGER PRIMARY KEY);"
    "INSERT INTO format SELECT " VERSION " WHERE NOT EXISTS (SELECT * FROM format);"
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
    " kind INTEGER AS (flags & " KINDS ") VIRTUAL, unfinished INTEGER AS (flags & " UNFINISHED " <> 0) VIRTUAL,"
    " unwound INTEGER AS (flags & " UNWOUND " <> 0) VIRTUAL);"
    "CREATE TABLE IF NOT EXISTS event_type (id INTEGER PRIMARY KEY, description TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS instant ("
    " id INTEGER PRIMARY KEY, time_ns INTEGER NOT NULL, type INTEGER NOT NULL REFERENCES event_type(id),"
    " site INTEGER NOT NULL REFERENCES site(id), number INTEGER, thread INTEGER AS (id >> 40) VIRTUAL REFERENCES thread(id));"
    "CREATE TABLE IF NOT EXISTS value_name ("
    " site INTEGER NOT NULL REFERENCES site(id), position INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (site, position)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS value_word ("
    " site INTEGER NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL, word TEXT NOT NULL, PRIMARY KEY (site, position, number),"
    " FOREIGN KEY (site, position) REFERENCES value_name(site, position)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS value ("
    " event INTEGER NOT NULL, position INTEGER NOT NULL, type INTEGER NOT NULL, value, PRIMARY KEY (event, position)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS module ("
    " id INTEGER PRIMARY KEY, process INTEGER NOT NULL REFERENCES process(id), since_ns INTEGER NOT NULL, begin INTEGER NOT NULL,"
    " \"end\" INTEGER NOT NULL, base INTEGER NOT NULL, path TEXT NOT NULL, build_id TEXT NOT NULL, UNIQUE (process, since_ns, begin));"
    "CREATE TABLE IF NOT EXISTS switch ("
    " process INTEGER NOT NULL REFERENCES process(id), stamp INTEGER NOT NULL, number INTEGER NOT NULL, is_on INTEGER NOT NULL,"
    " time_ns INTEGER NOT NULL, PRIMARY KEY (process, stamp, number, is_on)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS frame ("
    " span INTEGER NOT NULL REFERENCES span(id), depth INTEGER NOT NULL, address INTEGER NOT NULL, function TEXT, file TEXT, line INTEGER,"
    " inlined INTEGER NOT NULL, PRIMARY KEY (span, depth)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS task ("
    " process INTEGER NOT NULL REFERENCES process(id), number INTEGER NOT NULL, site INTEGER NOT NULL REFERENCES site(id), parent INTEGER,"
    " created_ns INTEGER, created_by INTEGER REFERENCES thread(id), priority INTEGER, traits TEXT, begin_ns INTEGER, end_ns INTEGER, thread INTEGER "
    "REFERENCES thread(id),"
    " parts INTEGER NOT NULL DEFAULT 0, busy_ns INTEGER NOT NULL DEFAULT 0, fulfilled_ns INTEGER, completed_ns INTEGER AS"
    " (CASE WHEN traits LIKE '%detachable%' THEN max(end_ns, fulfilled_ns) ELSE end_ns END) VIRTUAL,"
    " PRIMARY KEY (process, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS task_edge ("
    " process INTEGER NOT NULL, predecessor INTEGER NOT NULL, successor INTEGER NOT NULL, hazard TEXT NOT NULL,"
    " PRIMARY KEY (process, successor, predecessor)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS mpi_rank (process INTEGER PRIMARY KEY REFERENCES process(id), rank INTEGER NOT NULL);"
    "CREATE TABLE IF NOT EXISTS communicator ("
    " id INTEGER PRIMARY KEY, size INTEGER NOT NULL, is_world INTEGER NOT NULL, ranks TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS message ("
    " communicator INTEGER NOT NULL REFERENCES communicator(id), source INTEGER NOT NULL, destination INTEGER NOT NULL,"
    " tag INTEGER NOT NULL, bytes INTEGER NOT NULL,"
    " send_thread INTEGER NOT NULL REFERENCES thread(id), send_site INTEGER NOT NULL REFERENCES site(id), send_ns INTEGER NOT NULL,"
    " sent_ns INTEGER, receive_thread INTEGER NOT NULL REFERENCES thread(id), receive_site INTEGER NOT NULL REFERENCES site(id),"
    " receive_ns INTEGER NOT NULL, received_site INTEGER NOT NULL REFERENCES site(id), received_ns INTEGER NOT NULL);"
    "CREATE TABLE IF NOT EXISTS kept_events ("
    " thread INTEGER NOT NULL REFERENCES thread(id), before INTEGER NOT NULL, stamp INTEGER NOT NULL, bytes BLOB NOT NULL,"
    " UNIQUE (thread, before));"
    "CREATE TABLE IF NOT EXISTS derived (process INTEGER PRIMARY KEY REFERENCES process(id), events INTEGER NOT NULL);"
    "CREATE VIEW IF NOT EXISTS task_ready AS"
    " SELECT task.process AS process, task.number AS number, site.callee AS name, max(task.created_ns, coalesce((SELECT max(before.completed_ns)"
    " FROM task_edge AS edge JOIN task AS before ON before.process = edge.process AND before.number = edge.predecessor"
    " WHERE edge.process = task.process AND edge.successor = task.number), 0)) AS ready_ns, task.begin_ns AS begin_ns"
    " FROM task JOIN site ON site.id = task.site WHERE task.created_ns IS NOT NULL AND NOT EXISTS (SELECT * FROM task_edge AS edge"
    " LEFT JOIN task AS before ON before.process = edge.process AND before.number = edge.predecessor"
    " WHERE edge.process = task.process AND edge.successor = task.number AND before.completed_ns IS NULL);"
    "CREATE VIEW IF NOT EXISTS task_message AS"
    " SELECT sender.process AS process, sender.number AS sender, receiver.process AS receiving_process, receiver.number AS receiver,"
    " message.source AS source, message.destination AS destination, message.tag AS tag, message.bytes AS bytes, message.send_ns AS send_ns,"
    " message.received_ns AS received_ns"
    " FROM message CROSS JOIN thread AS there ON there.id = message.send_thread CROSS JOIN thread AS here ON here.id = message.receive_thread"
    " CROSS JOIN task AS sender ON sender.process = there.process AND sender.number = (SELECT number FROM task"
    " WHERE thread = message.send_thread AND parts = 1 AND begin_ns <= message.send_ns AND coalesce(end_ns >= message.send_ns, 1)"
    " ORDER BY begin_ns DESC LIMIT 1)"
    " CROSS JOIN task AS receiver ON receiver.process = here.process AND receiver.number = (SELECT number FROM task"
    " WHERE thread = message.receive_thread AND parts = 1 AND begin_ns <= message.receive_ns AND coalesce(end_ns >= message.receive_ns, 1)"
    " ORDER BY begin_ns DESC LIMIT 1) AND coalesce(receiver.end_ns >= message.received_ns, 1);"
    "CREATE VIEW IF NOT EXISTS backtrace AS"
    " SELECT frame.span AS span, span.site AS site, frame.depth AS depth, frame.function AS function, frame.file AS file, frame.line AS line,"
    " frame.inlined AS inlined, frame.address AS address, module.path AS module, frame.address - module.base AS \"offset\""
    " FROM frame JOIN span ON span.id = frame.span JOIN thread ON thread.id = span.thread LEFT JOIN module ON module.id ="
    " (SELECT id FROM module AS m WHERE m.process = thread.process AND frame.address >= m.begin AND frame.address < m.\"end\""
    " AND m.since_ns <= span.start_ns ORDER BY m.since_ns DESC, m.id DESC LIMIT 1);"
    "CREATE VIEW IF NOT EXISTS span_value AS"
    " SELECT span.id AS span, span.site AS site, value.position AS position, value_name.name AS name, value.value AS value,"
    " CASE WHEN value_word.word IS NOT NULL THEN value_word.word WHEN value.type = 4 THEN printf('0x%x', value.value) ELSE value.value END AS shown"
    " FROM span JOIN value ON value.event IN (span.id, span.id >> 40 << 40 | span.end_event)"
    " LEFT JOIN value_name ON value_name.site = span.site AND value_name.position = value.position"
    " LEFT JOIN value_word ON value_word.site = span.site AND value_word.position = value.position AND value_word.number = value.value"
    " AND value.type IN (1, 2);";

/* ---- generated from events.def ---- */

/* Readers report BEGIN_VALUES as BEGIN, so it needs no row. */
static void add_type(sqlite3_str *sql, uint32_t id)
{
    enum weft_role role = weft_event_role(id);
    bool has_values = weft_event_payload(id) == WEFT_PAYLOAD_VALUES && (role == WEFT_ROLE_BEGIN || role == WEFT_ROLE_END);
    bool is_handed_out = role != WEFT_ROLE_NOTHING && role != WEFT_ROLE_UNKNOWN && !has_values;
    if (is_handed_out)
        sqlite3_str_appendf(sql, "INSERT OR IGNORE INTO event_type VALUES (%u, '%q');", id, trace_event_name((enum weft_event)id));
}

char *store_event_types(void)
{
    sqlite3_str *sql = sqlite3_str_new(NULL);
    for (uint32_t id = 0; id < WEFT_EVENT_EXTENDED; id++)
        add_type(sql, id);
    return sqlite3_str_finish(sql);
}

/* Adds an expression for the type of the event that begins or ends an interval: the type for its kind, if the kind has
 * events of its own. */
static void add_type_of_kind(sqlite3_str *sql, enum weft_role role, enum weft_event other)
{
    sqlite3_str_appendall(sql, "CASE kind");
    for (uint32_t id = 0; id < WEFT_EVENT_EXTENDED; id++)
        if (weft_event_role(id) == role && weft_event_scope(id) != WEFT_KIND_CALL)
            sqlite3_str_appendf(sql, " WHEN %u THEN %u", weft_event_scope(id), id);
    sqlite3_str_appendf(sql, " ELSE %u END", other);
}

char *store_event_views(void)
{
    sqlite3_str *sql = sqlite3_str_new(NULL);
    sqlite3_str_appendall(sql, "CREATE VIEW IF NOT EXISTS event AS"
                               " SELECT id, id >> 40 AS thread, id & 0xffffffffff AS counter, start_ns AS time_ns, ");
    add_type_of_kind(sql, WEFT_ROLE_BEGIN, WEFT_EVENT_BEGIN);
    sqlite3_str_appendf(sql,
                        " AS type, site, NULL AS number FROM span"
                        " UNION ALL SELECT id >> 40 << 40 | end_event, id >> 40, end_event, start_ns + duration_ns, iif(unwound, %u, ",
                        WEFT_EVENT_UNWIND);
    add_type_of_kind(sql, WEFT_ROLE_END, WEFT_EVENT_END);
    sqlite3_str_appendf(sql,
                        "), site, NULL FROM span WHERE end_event IS NOT NULL"
                        " UNION ALL SELECT id, id >> 40, id & 0xffffffffff, time_ns, type, site, number FROM instant;"
                        "CREATE VIEW IF NOT EXISTS futures AS SELECT"
                        " site.callee AS abs_path, site.file AS source_file, site.line_begin AS lines_begin, process.pid AS pid,"
                        " made.number AS future, made.time_ns AS start_ns, over.time_ns - made.time_ns AS duration_ns"
                        " FROM instant AS made JOIN site ON site.id = made.site JOIN process ON process.id = site.process"
                        " LEFT JOIN instant AS over ON over.number = made.number AND over.site = made.site AND over.type = %u"
                        " WHERE made.type = %u;",
                        WEFT_EVENT_FUTURE_END, WEFT_EVENT_FUTURE_BEGIN);
    return sqlite3_str_finish(sql);
}

/* The text after CREATE VIEW and its name. */
const char store_events_view[] =
    " AS SELECT"
    " event.time_ns AS time_stamp, event.counter AS counter, process.machine_id AS machine_id, process.pid AS pid, thread.tid AS thread_id,"
    " site.callee AS abs_path, event_type.description AS description, site.ast_depth AS ast_depth, site.file AS source_file,"
    " site.line_begin AS lines_begin, site.line_end AS lines_end"
    " FROM event JOIN thread ON thread.id = event.thread JOIN process ON process.id = thread.process"
    " JOIN site ON site.id = event.site JOIN event_type ON event_type.id = event.type"
    " ORDER BY event.time_ns, event.id";

/* The index by which a collector finds processes. An export has no such index, because a directory that was put
 * together by hand may hold a process twice, and the export shows both. */
const char store_identity[] = "CREATE UNIQUE INDEX IF NOT EXISTS process_uuid ON process(uuid, directory);";

const char store_indices[] = "CREATE INDEX IF NOT EXISTS site_callee ON site(callee);"
                             "CREATE INDEX IF NOT EXISTS task_begin ON task(thread, begin_ns);"
                             "CREATE INDEX IF NOT EXISTS span_open ON span(id) WHERE flags & " OPEN ";"
                             "CREATE INDEX IF NOT EXISTS instant_number ON instant(number) WHERE number IS NOT NULL;"
                             "CREATE INDEX IF NOT EXISTS span_start ON span(start_ns);";
