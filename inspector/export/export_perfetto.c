/* Trace -> Perfetto's protobuf trace. Each thread is a packet sequence with a track of its own. Names and places are
 * interned per sequence, so that a begin costs about 20 bytes. The messages are those of perfetto.proto, written one
 * at a time. */
#include <errno.h>
#include <inttypes.h>
#include <perfetto.pb-c.h>
#include <stdlib.h>
#include <string.h>

#include "export_messages.h"
#include "export_creation.h"
#include "exporter.h"
#include "perfetto_tasks.h"
#include "values.h"

/* Clocks and sequence flags in the schema. */
enum { CLOCK_REAL = 1, CLOCK_MONOTONIC = 3, CLOCK_BOOT = 6, STATE_CLEARED = 1, NEEDS_STATE = 2 };

struct state {
    struct perfetto_tasks tasks;
    struct export_creation creation;
    struct export_messages messages;
    uint64_t n_messages;
    struct arena arena;           /* memory for the current thread */
    bool *is_known[WEFT_N_KINDS]; /* per kind and site: its name is interned in this sequence */
    bool is_kind_known[WEFT_N_KINDS];
    bool is_begun; /* the defaults of the sequence have been written */
};

static void write_packet(struct export_job *job, const Perfetto__TracePacket *packet)
{
    uint8_t small[512], *bytes = small, head[12] = { 1 << 3 | 2 }; /* field 1 of a trace, with its length */
    size_t length = perfetto__trace_packet__get_packed_size(packet), at = 1;
    if (length > sizeof small && !(bytes = malloc(length))) {
        job->output->error = ENOMEM;
        return;
    }
    perfetto__trace_packet__pack(packet, bytes);
    for (size_t left = length; left > 0; left >>= 7)
        head[at++] = (uint8_t)((left & 127) | (left > 127 ? 128 : 0));
    output_bytes(job->output, head, at);
    output_bytes(job->output, bytes, length);
    if (bytes != small)
        free(bytes);
}

static uint64_t process_track(const struct export_job *job)
{
    return 1 + (uint64_t)job->process_index;
}

static uint64_t track_of(uint32_t thread_index)
{
    return ((uint64_t)1 << 32) + thread_index;
}

static uint64_t thread_track(const struct export_job *job)
{
    return track_of(job->thread_index);
}

/* Writes the relation of clocks: the time stamps are equal on the boot clock, which viewers expect, and have an offset
 * to the time of day. */
static void begin_file(struct export_job *job)
{
    struct state *state = job->state;
    export_messages_open(&state->messages, job);
    int64_t offset = job->trace->processes.count > 0 ? job->trace->processes.items[0]->clock_offset : 0;
    Perfetto__ClockSnapshot__Clock clocks[3], *pointers[3] = { &clocks[0], &clocks[1], &clocks[2] };
    static const uint32_t ids[3] = { CLOCK_BOOT, CLOCK_MONOTONIC, CLOCK_REAL };
    for (int i = 0; i < 3; i++) {
        perfetto__clock_snapshot__clock__init(&clocks[i]);
        clocks[i].has_clock_id = clocks[i].has_timestamp = 1;
        clocks[i].clock_id = ids[i];
        clocks[i].timestamp = ids[i] == CLOCK_REAL ? job->start + (uint64_t)offset : job->start;
    }
    Perfetto__ClockSnapshot snapshot = PERFETTO__CLOCK_SNAPSHOT__INIT;
    snapshot.n_clocks = 3;
    snapshot.clocks = pointers;
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    packet.clock_snapshot = &snapshot;
    write_packet(job, &packet);
}

static void begin_process(struct export_job *job)
{
    struct arena arena = { 0 };
    Perfetto__ProcessDescriptor process = PERFETTO__PROCESS_DESCRIPTOR__INIT;
    process.has_pid = 1;
    process.pid = (int32_t)export_pid(job);
    process.process_name = export_utf8(&arena, export_process_name(job, &arena));
    Perfetto__TrackDescriptor track = PERFETTO__TRACK_DESCRIPTOR__INIT;
    track.has_uuid = 1;
    track.uuid = process_track(job);
    track.process = &process;
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    packet.track_descriptor = &track;
    write_packet(job, &packet);
    arena_release(&arena);
}

static void begin_thread(struct export_job *job)
{
    struct state *state = job->state;
    arena_release(&state->arena);
    *state = (struct state){ .tasks = state->tasks, .messages = state->messages };
    perfetto_tasks_thread(&state->tasks);
    export_messages_thread(&state->messages);
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        state->is_known[kind] = arena_array(&state->arena, bool, job->process->n_sites + (size_t)1);

    Perfetto__ThreadDescriptor thread = PERFETTO__THREAD_DESCRIPTOR__INIT;
    thread.has_pid = thread.has_tid = 1;
    thread.pid = (int32_t)export_pid(job);
    thread.tid = (int32_t)job->thread->tid;
    thread.thread_name = export_utf8(&state->arena, reader_thread_name(job->thread));
    Perfetto__TrackDescriptor track = PERFETTO__TRACK_DESCRIPTOR__INIT;
    track.has_uuid = track.has_parent_uuid = 1;
    track.uuid = thread_track(job);
    track.parent_uuid = process_track(job);
    track.thread = &thread;
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    packet.track_descriptor = &track;
    write_packet(job, &packet);
}

/* ---- plain events ---- */

/* Nearly all events of a trace are packets of a few numbers. Written here as the general way writes them (fields by their
 * numbers, in order), they cost a fourth: that one looks at each field of each message twice. */
static uint8_t *add_varint(uint8_t *at, uint64_t number)
{
    for (; number > 127; number >>= 7)
        *at++ = (uint8_t)(number | 128);
    *at++ = (uint8_t)number;
    return at;
}

static uint8_t *add_field(uint8_t *at, unsigned field, uint64_t number)
{
    enum { VARINT = 0 };
    return add_varint(add_varint(at, field << 3 | VARINT), number);
}

static uint8_t *add_message(uint8_t *at, unsigned field, const uint8_t *bytes, size_t length)
{
    enum { BYTES = 2 };
    at = add_varint(add_varint(at, field << 3 | BYTES), length);
    return (uint8_t *)mempcpy(at, bytes, length);
}

static bool is_plain(const struct state *state, const Perfetto__TrackEvent *event, const Perfetto__InternedData *interned)
{
    return state->is_begun && !interned && !event->n_debug_annotations && !event->n_flow_ids && !event->n_terminating_flow_ids && !event->name &&
           !event->has_track_uuid;
}

static void write_plain(struct export_job *job, const Perfetto__TrackEvent *event, uint64_t time)
{
    enum { IN_TRACE = 1, TIMESTAMP = 8, SEQUENCE = 10, TRACK_EVENT = 11, FLAGS = 13 };              /* of Trace, TracePacket */
    enum { CATEGORY = 3, TYPE = 9, NAME = 10, PLACE = 34, MOST = 64 /* bytes, of each message */ }; /* of TrackEvent */
    uint8_t inner[MOST], outer[2 * MOST], whole[3 * MOST], *end = inner;
    if (event->n_category_iids)
        end = add_field(end, CATEGORY, *event->category_iids);
    end = add_field(end, TYPE, (uint64_t)event->type);
    if (event->has_name_iid)
        end = add_field(end, NAME, event->name_iid);
    if (event->has_source_location_iid)
        end = add_field(end, PLACE, event->source_location_iid);
    uint8_t *at = add_field(outer, TIMESTAMP, time);
    at = add_field(at, SEQUENCE, job->thread_index + 1);
    at = add_message(at, TRACK_EVENT, inner, (size_t)(end - inner));
    at = add_field(at, FLAGS, NEEDS_STATE);
    at = add_message(whole, IN_TRACE, outer, (size_t)(at - outer));
    output_bytes(job->output, whole, (size_t)(at - whole));
}

/* Writes a packet with an event of the current thread. */
static void write_event(struct export_job *job, Perfetto__TrackEvent *event, uint64_t time, Perfetto__InternedData *interned)
{
    struct state *state = job->state;
    if (is_plain(state, event, interned)) {
        write_plain(job, event, time);
        return;
    }
    Perfetto__TrackEventDefaults event_defaults = PERFETTO__TRACK_EVENT_DEFAULTS__INIT;
    Perfetto__TracePacketDefaults defaults = PERFETTO__TRACE_PACKET_DEFAULTS__INIT;
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    packet.has_timestamp = packet.has_trusted_packet_sequence_id = packet.has_sequence_flags = 1;
    packet.timestamp = time;
    packet.trusted_packet_sequence_id = job->thread_index + 1;
    packet.sequence_flags = NEEDS_STATE;
    packet.track_event = event;
    packet.interned_data = interned;
    if (!state->is_begun) {
        state->is_begun = true;
        event_defaults.has_track_uuid = 1;
        event_defaults.track_uuid = thread_track(job);
        defaults.track_event_defaults = &event_defaults;
        packet.trace_packet_defaults = &defaults;
        packet.sequence_flags |= STATE_CLEARED;
    }
    write_packet(job, &packet);
}

/* ---- annotations of an event: captured values, and facts such as "unfinished" ---- */

struct notes {
    struct arena arena;
    VEC(Perfetto__DebugAnnotation *) items;
};

static Perfetto__DebugAnnotation *add_note(struct notes *notes, const char *name)
{
    Perfetto__DebugAnnotation *note = arena_new(&notes->arena, Perfetto__DebugAnnotation);
    perfetto__debug_annotation__init(note);
    note->name = export_utf8(&notes->arena, name);
    vec_push(&notes->arena, &notes->items, note);
    return note;
}

static void note_fact(struct notes *notes, const char *name, bool holds)
{
    if (holds) {
        Perfetto__DebugAnnotation *note = add_note(notes, name);
        note->has_bool_value = note->bool_value = 1;
    }
}

static void note_value(struct notes *notes, const struct value *value, unsigned index)
{
    struct arena *arena = &notes->arena;
    Perfetto__DebugAnnotation *note =
        add_note(notes, value->name.length ? arena_strndup(arena, value->name.text, value->name.length) : arena_printf(arena, "%u", index));
    if (value->enumerator.length)
        note->string_value = export_utf8(arena, arena_strndup(arena, value->enumerator.text, value->enumerator.length));
    else if (value->kind == WEFT_WIRE_STRING)
        note->string_value = export_utf8(arena, value->is.string);
    else if (value->kind == WEFT_WIRE_INT)
        note->has_int_value = 1, note->int_value = value->is.number;
    else if (value->kind == WEFT_WIRE_UNSIGNED)
        note->has_uint_value = 1, note->uint_value = value->is.natural;
    else if (value->kind == WEFT_WIRE_FLOAT)
        note->has_double_value = 1, note->double_value = value->is.real;
    else if (value->kind == WEFT_WIRE_POINTER)
        note->has_pointer_value = 1, note->pointer_value = value->is.natural;
}

static void note_values(struct notes *notes, const struct trace_values *values, const char *names)
{
    struct value_cursor cursor;
    struct value value;
    if (!values->bytes)
        return;
    for (values_open(&cursor, values, names); values_next(&cursor, &value);)
        note_value(notes, &value, cursor.done - 1u);
}

/* Writes an event with its notes, and frees their memory. */
static void write_noted(struct export_job *job, Perfetto__TrackEvent *event, uint64_t time, Perfetto__InternedData *interned, struct notes *notes)
{
    event->n_debug_annotations = notes->items.count;
    event->debug_annotations = notes->items.items;
    write_event(job, event, time, interned);
    arena_release(&notes->arena);
}

/* ---- tasks ---- */

static void note_traits(struct notes *notes, const struct task_traits *traits)
{
    for (unsigned bit = 0; task_trait_name(bit); bit++)
        note_fact(notes, task_trait_name(bit), traits->bits & ~WEFT_TASK_HAS_PRIORITY & 1u << bit);
    if (traits->bits & WEFT_TASK_HAS_PRIORITY) {
        Perfetto__DebugAnnotation *note = add_note(notes, "priority");
        note->has_int_value = 1;
        note->int_value = traits->priority;
    }
}

/* From here a flow leads to the begin of the task. */
static void write_creation(struct export_job *job, const struct export_creation *creation)
{
    uint64_t flow = perfetto_tasks_flow(job, creation->event.number);
    struct notes notes = { 0 };
    Perfetto__TrackEvent created = PERFETTO__TRACK_EVENT__INIT;
    created.has_type = 1;
    created.type = PERFETTO__TRACK_EVENT__TYPE__TYPE_INSTANT;
    created.name = export_utf8(&notes.arena, arena_printf(&notes.arena, "create %s", reader_site(job->process, creation->event.site)->callee));
    created.n_flow_ids = 1;
    created.flow_ids = &flow;
    note_traits(&notes, &creation->traits);
    write_noted(job, &created, creation->event.time, NULL, &notes);
}

/* `next`: as in export_creation_take. */
static void release_creation(struct export_job *job, const struct trace_event *next)
{
    struct state *state = job->state;
    struct export_creation done;
    if (export_creation_take(&state->creation, next, &done))
        write_creation(job, &done);
}

static void end_thread(struct export_job *job)
{
    release_creation(job, NULL);
}

/* ---- intervals ---- */

/* The number of a name, and of a place, within the sequence; never 0. */
static uint64_t number_of(uint32_t site, enum weft_kind kind)
{
    return 1 + (uint64_t)site * WEFT_N_KINDS + kind;
}

static void open_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    const struct weft_site *site = reader_site(job->process, interval->site);
    uint32_t number = interval->site < job->process->n_sites ? interval->site : 0;
    uint64_t iid = number_of(number, interval->kind), category = 1 + (uint64_t)interval->kind;

    release_creation(job, NULL);
    Perfetto__TrackEvent event = PERFETTO__TRACK_EVENT__INIT;
    event.has_type = event.has_name_iid = 1;
    event.type = PERFETTO__TRACK_EVENT__TYPE__TYPE_SLICE_BEGIN;
    event.name_iid = iid;
    event.n_category_iids = 1;
    event.category_iids = &category;
    event.has_source_location_iid = *site->file != '\0';
    event.source_location_iid = iid;
    uint64_t flow = perfetto_tasks_opened(&state->tasks, job, interval, thread_track(job));
    event.n_terminating_flow_ids = flow != 0;
    event.terminating_flow_ids = &flow;
    struct notes notes = { 0 };
    note_values(&notes, &interval->arguments, reader_value_names(job->process, interval->site));
    note_fact(&notes, "inclusive", site->flags & WEFT_SITE_INCLUSIVE && !interval_is_scope(interval->kind));
    if (state->is_known[interval->kind][number]) {
        write_noted(job, &event, interval->start, NULL, &notes);
        return;
    }
    state->is_known[interval->kind][number] = true;
    Perfetto__EventCategory category_name = PERFETTO__EVENT_CATEGORY__INIT, *category_names = &category_name;
    Perfetto__EventName name = PERFETTO__EVENT_NAME__INIT, *names = &name;
    Perfetto__SourceLocation place = PERFETTO__SOURCE_LOCATION__INIT, *places = &place;
    Perfetto__InternedData interned = PERFETTO__INTERNED_DATA__INIT;
    category_name.has_iid = name.has_iid = place.has_iid = place.has_line_number = 1;
    category_name.iid = category;
    category_name.name = export_utf8(&state->arena, interval_kind_categories[interval->kind]);
    name.iid = place.iid = iid;
    name.name = export_utf8(&state->arena, callee_label(&state->arena, site, interval->kind));
    place.file_name = export_utf8(&state->arena, site->file);
    place.function_name = export_utf8(&state->arena, site->function);
    place.line_number = site->line_begin;
    interned.event_categories = &category_names;
    interned.n_event_categories = !state->is_kind_known[interval->kind];
    interned.event_names = &names;
    interned.n_event_names = 1;
    interned.source_locations = &places;
    interned.n_source_locations = *site->file != '\0';
    state->is_kind_known[interval->kind] = true;
    write_noted(job, &event, interval->start, &interned, &notes);
}

/* A packet of none of the threads' sequences: nothing is interned, and the track is named. */
static void write_alone(struct export_job *job, Perfetto__TrackEvent *event, uint64_t track, uint64_t time)
{
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    event->has_type = event->has_track_uuid = 1;
    event->track_uuid = track;
    packet.has_timestamp = packet.has_trusted_packet_sequence_id = packet.has_sequence_flags = 1;
    packet.sequence_flags = STATE_CLEARED | NEEDS_STATE;
    packet.timestamp = time;
    packet.trusted_packet_sequence_id = UINT32_MAX;
    packet.track_event = event;
    write_packet(job, &packet);
}

/* The life of a future, on a track of its own: futures outlive the calls that make them, and move between threads. The
 * viewer shows tracks of one name as one. */
static void write_life(struct export_job *job, const struct trace_event *event)
{
    static const uint64_t of_futures = (uint64_t)1 << 63;
    bool is_begin = event->type == WEFT_EVENT_FUTURE_BEGIN;
    struct arena arena = { 0 };
    uint64_t track = of_futures | (uint64_t)job->process_index << 32 | (uint32_t)event->number;
    const struct weft_site *site = reader_site(job->process, event->site);
    char *name = export_utf8(&arena, arena_printf(&arena, "futures of %s", site->callee));
    Perfetto__TrackDescriptor descriptor = PERFETTO__TRACK_DESCRIPTOR__INIT;
    descriptor.has_uuid = descriptor.has_parent_uuid = 1;
    descriptor.uuid = track;
    descriptor.parent_uuid = process_track(job);
    descriptor.name = name;
    Perfetto__TracePacket packet = PERFETTO__TRACE_PACKET__INIT;
    packet.track_descriptor = &descriptor;
    if (is_begin)
        write_packet(job, &packet);
    Perfetto__TrackEvent life = PERFETTO__TRACK_EVENT__INIT;
    life.type = is_begin ? PERFETTO__TRACK_EVENT__TYPE__TYPE_SLICE_BEGIN : PERFETTO__TRACK_EVENT__TYPE__TYPE_SLICE_END;
    life.name = is_begin ? export_utf8(&arena, site->callee) : NULL;
    write_alone(job, &life, track, event->time);
    arena_release(&arena);
}

static void write_instant(struct export_job *job, const struct trace_event *event)
{
    struct state *state = job->state;
    perfetto_tasks_event(&state->tasks, job, event);
    release_creation(job, event);
    export_messages_event(&state->messages, job, event);
    if (event->type == WEFT_EVENT_FUTURE_BEGIN || event->type == WEFT_EVENT_FUTURE_END)
        write_life(job, event);
}

/* One end of an edge between two tasks, or of a message, on the track of its thread. */
static void write_edge_end(struct export_job *job, const char *name, uint64_t track, uint64_t time, uint64_t flow, bool is_last)
{
    Perfetto__TrackEvent event = PERFETTO__TRACK_EVENT__INIT;
    event.type = PERFETTO__TRACK_EVENT__TYPE__TYPE_INSTANT;
    event.name = (char *)(uintptr_t)name;
    event.n_flow_ids = !is_last;
    event.n_terminating_flow_ids = is_last;
    event.flow_ids = event.terminating_flow_ids = &flow;
    write_alone(job, &event, track, time);
}

static void close_interval(struct export_job *job, const struct interval *interval)
{
    struct state *state = job->state;
    release_creation(job, NULL);
    perfetto_tasks_closed(&state->tasks, job, interval, thread_track(job));
    export_messages_closed(&state->messages, job, interval);
    Perfetto__TrackEvent event = PERFETTO__TRACK_EVENT__INIT;
    event.has_type = 1;
    event.type = PERFETTO__TRACK_EVENT__TYPE__TYPE_SLICE_END;
    struct notes notes = { 0 };
    note_values(&notes, &interval->result, values_result_name(reader_value_names(job->process, interval->site)));
    note_fact(&notes, "unfinished", interval->unfinished);
    note_fact(&notes, "unwound", interval->unwound);
    write_noted(job, &event, interval->start + interval->duration, NULL, &notes);
}

/* From the begin of the call that sends to the end of the one that has received. */
static void write_message(const struct message *message, void *context)
{
    static const uint64_t of_messages = (uint64_t)1 << 62; /* flows of tasks have other numbers */
    struct export_job *job = context;
    struct state *state = job->state;
    struct arena arena = { 0 };
    const struct message_call *from = &message->send.call, *to = &message->receive.done;
    uint64_t flow = of_messages | ++state->n_messages;
    char *sent = arena_printf(&arena, "to rank %d, tag %d, %" PRIu64 " bytes", message->destination, message->tag, message->bytes);
    char *received = arena_printf(&arena, "from rank %d, tag %d, %" PRIu64 " bytes", message->source, message->tag, message->bytes);
    write_edge_end(job, sent, track_of(state->messages.places.items[from->thread]), from->begin, flow, false);
    write_edge_end(job, received, track_of(state->messages.places.items[to->thread]), to->end, flow, true);
    arena_release(&arena);
}

static void end_file(struct export_job *job, bool is_complete)
{
    struct state *state = job->state;
    struct perfetto_edge edge;
    for (size_t i = 0; is_complete && perfetto_tasks_edge(&state->tasks, i, &edge); i++) {
        if (!edge.is_known)
            continue;
        write_edge_end(job, edge.hazard, edge.from_track, edge.from_time, edge.flow, false);
        write_edge_end(job, edge.hazard, edge.to_track, edge.to_time, edge.flow, true);
    }
    if (is_complete)
        export_messages_match(&state->messages, &(struct messages_visitor){ .context = job, .message = write_message });
    export_messages_close(&state->messages);
    perfetto_tasks_release(&state->tasks);
    arena_release(&state->arena);
}

const struct exporter export_perfetto = {
    .name = "perfetto",
    .help = "Perfetto's protobuf trace (binary), a fourth of chrome's size: ui.perfetto.dev, trace_processor",
    .target = EXPORT_BINARY,
    .state_size = sizeof(struct state),
    .open = begin_file,
    .process = begin_process,
    .thread = begin_thread,
    .instant = write_instant,
    .opened = open_interval,
    .closed = close_interval,
    .thread_over = end_thread,
    .close = end_file,
};
