/* Reads what `weft graph` writes: what a program's threads and tasks did, cut where they synchronise, and what happened
 * before what. docs/graph.md describes the file and how to read it. This header is all there is to link: every function is
 * defined here.
 *
 *     struct weft_graph *graph = weft_graph_open("program.graph");
 *     struct weft_graph_record record;
 *     while (weft_graph_next(graph, &record) > 0)
 *         if (record.kind == WEFT_GRAPH_NODE)
 *             printf("%s\n", weft_graph_place(graph, record.is.node.place)->file);
 *     weft_graph_close(graph);
 *
 * Records come from front to back, and each after all that it refers to. Pointers in a record are valid until the next
 * call of weft_graph_next; places, contexts and blocks until weft_graph_close. Times are nanoseconds since the trace's
 * first event. The file is foreign bytes: lengths and numbers are checked. A graph is used by one thread at a time. */
#ifndef WEFT_GRAPH_H
#define WEFT_GRAPH_H

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WEFT_GRAPH_MAGIC "weftgrph"
enum { WEFT_GRAPH_VERSION = 1 };

/* The kinds of records; readers pass over those that they don't know. */
enum weft_graph_kind {
    WEFT_GRAPH_PLACE = 1,
    WEFT_GRAPH_CONTEXT = 2,
    WEFT_GRAPH_NODE = 3,
    WEFT_GRAPH_EDGE = 4,
    WEFT_GRAPH_BLOCK = 5,
    WEFT_GRAPH_ACCESSES = 6,
    WEFT_GRAPH_NOTE = 7,
    WEFT_GRAPH_END = 8,
    WEFT_GRAPH_ALLOCATION = 9,
    WEFT_GRAPH_AREA = 10,
    WEFT_GRAPH_FRAME = 11
};

/* A place of the program: a call that synchronises, or a function with recorded blocks. */
struct weft_graph_place {
    uint32_t number; /* from 1 */
    uint32_t line;
    const char *callee, *file, *function; /* callee: "" for the scope of a thread */
};

/* What runs from front to back: a thread, or a task on whichever threads. */
struct weft_graph_context {
    uint32_t number;   /* from 1 */
    uint32_t is_task;  /* 0: a thread */
    uint32_t pid, tid; /* of a task: of the thread on which it began */
    uint64_t task;     /* its number in the process; 0: a thread */
    const char *name;
};

enum weft_graph_node_kind {
    WEFT_NODE_WORK,    /* between two calls that synchronise */
    WEFT_NODE_SYNC,    /* such a call: place->callee, means */
    WEFT_NODE_BARRIER, /* one that waits until all of several threads have come */
    WEFT_NODE_CREATE,  /* one that starts a thread or creates a task */
    WEFT_NODE_JOIN,    /* one that waits for the end of a thread or of tasks */
    WEFT_NODE_BEGIN,   /* the context begins, */
    WEFT_NODE_END,     /* or ends: a moment */
    WEFT_NODE_MEETING  /* all have come to a barrier: a moment of no context */
};
enum weft_graph_node_flag {
    WEFT_NODE_CONTINUES = 1, /* the call goes on in a later node of its context: meanwhile its thread runs a task */
    WEFT_NODE_CONTINUED = 2, /* it has begun in an earlier one */
    WEFT_NODE_OPEN = 4,      /* its end is not in the trace: `end` is the thread's last moment */
    WEFT_NODE_FAILED = 8,    /* the call has not done what it means (a lock that was not free) */
    WEFT_NODE_UNKNOWN = 16   /* whether it has, or with which object, is not in the trace: it has no edges for that */
};

/* A node comes when it begins, in order of `begin`, with its end. */
struct weft_graph_node {
    uint64_t number; /* from 1, consecutive */
    uint64_t begin, end;
    uint64_t object;            /* address of the lock, condition ..., handle of a thread; 0: none, or not known */
    uint32_t context;           /* 0: none (a meeting) */
    uint32_t thread;            /* context of the thread on which it ran */
    uint32_t place;             /* 0: none */
    uint8_t kind, flags, means; /* means: enum weft_graph_means */
};

enum weft_graph_means {
    WEFT_MEANS_NOTHING,
    WEFT_MEANS_ACQUIRE,
    WEFT_MEANS_RELEASE,
    WEFT_MEANS_BARRIER,
    WEFT_MEANS_CREATE,
    WEFT_MEANS_JOIN,
    WEFT_MEANS_WAIT,
    WEFT_MEANS_SIGNAL,
    WEFT_MEANS_BROADCAST,
    WEFT_MEANS_SEND,
    WEFT_MEANS_RECEIVE,
    WEFT_MEANS_ALLOCATE,
    WEFT_MEANS_FREE,
    WEFT_MEANS_COPY,
    WEFT_MEANS_INITIALISE
};

enum weft_graph_edge_kind {
    WEFT_EDGE_CREATE,    /* a thread or task was started */
    WEFT_EDGE_JOIN,      /* its end was waited for */
    WEFT_EDGE_HAND_OVER, /* a lock was given back, and taken */
    WEFT_EDGE_SIGNAL,    /* a semaphore was raised, a condition signalled */
    WEFT_EDGE_BARRIER,   /* to or from a meeting */
    WEFT_EDGE_DEPEND,    /* a task depends on another one */
    WEFT_EDGE_MESSAGE    /* a message of MPI was sent, and received; or a collective operation needed it */
};

/* The beginning of node `from` happened before the end of node `to`. It comes after both nodes, and before the next node
 * of the context of `to`. Nodes of one context happen one after another, and have no edges for that. */
struct weft_graph_edge {
    uint64_t from, to;
    uint32_t kind;
    uint32_t is_certain; /* 0: the trace allows it, and another one in its place */
};

/* A basic block: docs/trace-format.md, stream 2. */
enum weft_graph_block_kind { WEFT_GRAPH_PLAIN, WEFT_GRAPH_PART, WEFT_GRAPH_LOOP, WEFT_GRAPH_BASES, WEFT_GRAPH_TURN };
enum weft_graph_access_kind { WEFT_GRAPH_STORES = 1, WEFT_GRAPH_VOLATILE = 2, WEFT_GRAPH_ATOMIC = 4, WEFT_GRAPH_LANES = 8 };
enum weft_graph_access_part { WEFT_GRAPH_IN_BODY, WEFT_GRAPH_IN_TEST, WEFT_GRAPH_OF_LOOP };
enum { WEFT_GRAPH_NO_SLOT = 255 };
struct weft_graph_access {
    uint32_t line, column, size;
    uint8_t kind, part, slot, stride_slot; /* enum weft_graph_access_kind, _part; slot numbers */
    int64_t offset, stride;
};
struct weft_graph_block {
    uint32_t number, place, loop, line_begin, line_end, n_accesses;
    uint8_t kind, slots;
    const struct weft_graph_access *accesses;
};

/* Records of blocks that ran in a node, in order. weft_graph_each_access makes accesses of them. */
struct weft_graph_accesses {
    uint64_t node;
    uint32_t thread;
    size_t n_words;
    const uint64_t *words;
};

/* Memory that a node allocates or frees. These come in order of time. */
struct weft_graph_allocation {
    uint64_t node, time;
    uint64_t address, size; /* bytes; of what is freed 0 */
    uint32_t context, place, is_free;
};

/* Addresses of a process: the stack of a thread, or objects with static storage duration. They come before all nodes. */
struct weft_graph_area {
    uint64_t begin, end;
    uint32_t pid, thread; /* thread: a context; 0: static objects */
};

/* The context of `node`, which it has just begun with, keeps its local objects below this address of its thread's stack. */
struct weft_graph_frame {
    uint64_t node, address;
};

/* What the trace does not tell. Whoever shows results shows these too: graph->notes. */
struct weft_graph_note {
    uint64_t count;
    const char *text; /* a sentence without its full stop */
};

/* The file is complete: totals of what was before. */
struct weft_graph_end {
    uint64_t nodes, edges, records;
};

struct weft_graph_record {
    enum weft_graph_kind kind;
    union {
        struct weft_graph_node node;
        struct weft_graph_edge edge;
        struct weft_graph_accesses accesses;
        struct weft_graph_allocation allocation;
        struct weft_graph_area area;
        struct weft_graph_frame frame;
        struct weft_graph_note note;
        struct weft_graph_end end;
        const struct weft_graph_place *place;
        const struct weft_graph_context *context;
        const struct weft_graph_block *block;
    } is;
};

/* ---- the reader ---- */

struct weft_graph_loop { /* an open loop of a thread, whose iterations have records of their own */
    struct weft_graph_loop *next;
    uint32_t thread, block;
    uint64_t iterations, slots[255];
};

struct weft_graph {
    FILE *file;
    char error[200]; /* "": none so far */
    uint64_t offset; /* of the record that was read last */
    int is_complete; /* that was the end record */
    uint64_t *bytes; /* that record */
    size_t capacity;
    struct weft_graph_place **places;
    struct weft_graph_context **contexts;
    struct weft_graph_block **blocks;
    uint32_t n_places, n_contexts, n_blocks; /* numbers are below these */
    uint64_t n_nodes;
    struct weft_graph_note *notes; /* those that were read; they are at the end of the file */
    size_t n_notes;
    struct weft_graph_loop *loops[64];
    char **options; /* "NAME=VALUE", of the command line of weft analyse */
    int n_options;
};

static inline int weft_graph_fail(struct weft_graph *graph, const char *why)
{
    snprintf(graph->error, sizeof graph->error, "%s, at byte %llu", why, (unsigned long long)graph->offset);
    return -1;
}

/* Forgets what was read. */
static inline void weft_graph_forget(struct weft_graph *graph)
{
    for (uint32_t i = 0; i < graph->n_places; i++)
        free(graph->places[i]);
    for (uint32_t i = 0; i < graph->n_contexts; i++)
        free(graph->contexts[i]);
    for (uint32_t i = 0; i < graph->n_blocks; i++)
        free(graph->blocks[i]);
    for (size_t i = 0; i < 64; i++) {
        for (struct weft_graph_loop *loop = graph->loops[i], *next; loop; loop = next) {
            next = loop->next;
            free(loop);
        }
        graph->loops[i] = NULL;
    }
    for (size_t i = 0; i < graph->n_notes; i++)
        free((void *)(uintptr_t)graph->notes[i].text);
    graph->n_places = graph->n_contexts = graph->n_blocks = 0;
    graph->n_notes = 0;
    graph->n_nodes = 0;
    graph->is_complete = 0;
}

static inline void weft_graph_close(struct weft_graph *graph)
{
    if (!graph)
        return;
    weft_graph_forget(graph);
    free(graph->notes);
    free(graph->places);
    free(graph->contexts);
    free(graph->blocks);
    free(graph->bytes);
    if (graph->file)
        fclose(graph->file);
    free(graph);
}

/* Back to the first record, for an analysis that reads the graph twice: places, contexts, blocks and notes are no longer
 * valid. Returns 0, or -1 with graph->error. */
static inline int weft_graph_rewind(struct weft_graph *graph)
{
    weft_graph_forget(graph);
    graph->offset = 16; /* of the file's head */
    return fseek(graph->file, 16, SEEK_SET) == 0 ? 0 : weft_graph_fail(graph, "it cannot be read a second time");
}

/* The value of the option NAME=VALUE or --NAME VALUE of the command line; NULL: it is not there. */
static inline const char *weft_graph_option(const struct weft_graph *graph, const char *name)
{
    size_t length = strlen(name);
    for (int i = 0; i < graph->n_options; i++)
        if (strncmp(graph->options[i], name, length) == 0 && graph->options[i][length] == '=')
            return graph->options[i] + length + 1;
    return NULL;
}

/* NULL with errno set if the file cannot be read; EINVAL: it is no graph, or one of a later version. */
static inline struct weft_graph *weft_graph_open(const char *path)
{
    struct weft_graph *graph = (struct weft_graph *)calloc(1, sizeof *graph);
    unsigned char head[16];
    uint32_t version;
    if (!graph)
        return NULL;
    graph->file = fopen(path, "rb");
    if (!graph->file) {
        int error = errno;
        free(graph);
        errno = error;
        return NULL;
    }
    size_t n = fread(head, 1, sizeof head, graph->file);
    memcpy(&version, head + 8, 4);
    if (n != sizeof head || memcmp(head, WEFT_GRAPH_MAGIC, 8) != 0 || version != WEFT_GRAPH_VERSION) {
        weft_graph_close(graph);
        errno = EINVAL;
        return NULL;
    }
    graph->offset = sizeof head;
    return graph;
}

/* NULL: there is none of this number (0 is never one). */
static inline const struct weft_graph_place *weft_graph_place(const struct weft_graph *graph, uint32_t number)
{
    return number < graph->n_places ? graph->places[number] : NULL;
}
static inline const struct weft_graph_context *weft_graph_context(const struct weft_graph *graph, uint32_t number)
{
    return number < graph->n_contexts ? graph->contexts[number] : NULL;
}
static inline const struct weft_graph_block *weft_graph_block(const struct weft_graph *graph, uint32_t number)
{
    return number < graph->n_blocks ? graph->blocks[number] : NULL;
}

/* Puts what is known by its number into its table. Numbers are consecutive in the file. */
static inline int weft_graph_keep(struct weft_graph *graph, void ***table, uint32_t *count, uint32_t number, void *kept)
{
    void **larger = (void **)realloc((void *)*table, (number + (size_t)1) * sizeof *larger);
    if (number == 0 || number != (*count ? *count : 1) || !larger || !kept) {
        if (larger)
            *table = larger;
        free(kept);
        return weft_graph_fail(graph, "a definition of a wrong number");
    }
    if (*count == 0)
        larger[0] = NULL;
    larger[number] = kept;
    *table = larger;
    *count = number + 1;
    return 1;
}

struct weft_graph_fields {
    const unsigned char *at, *end;
    int is_cut;
};
static inline uint64_t weft_graph_take(struct weft_graph_fields *fields, size_t size)
{
    uint64_t value = 0;
    if ((size_t)(fields->end - fields->at) < size) {
        fields->is_cut = 1;
        return 0;
    }
    memcpy(&value, fields->at, size); /* little-endian, like all machines that weft knows */
    fields->at += size;
    return value;
}
static inline const char *weft_graph_take_text(struct weft_graph_fields *fields)
{
    const char *text = (const char *)fields->at;
    const void *end = memchr(fields->at, 0, (size_t)(fields->end - fields->at));
    if (!end) {
        fields->is_cut = 1;
        return "";
    }
    fields->at = (const unsigned char *)end + 1;
    return text;
}
/* A copy behind a structure, with which it is freed. */
static inline const char *weft_graph_copy_text(char **room, const char *text)
{
    char *copy = *room;
    size_t size = strlen(text) + 1;
    memcpy(copy, text, size);
    *room += size;
    return copy;
}

static inline int weft_graph_read_place(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_record *record)
{
    uint32_t number = (uint32_t)weft_graph_take(fields, 4), line = (uint32_t)weft_graph_take(fields, 4);
    struct weft_graph_place *place = (struct weft_graph_place *)malloc(sizeof *place + (size_t)(fields->end - fields->at) + 3);
    if (!place)
        return weft_graph_fail(graph, "out of memory");
    char *room = (char *)(place + 1);
    place->number = number;
    place->line = line;
    place->callee = weft_graph_copy_text(&room, weft_graph_take_text(fields));
    place->file = weft_graph_copy_text(&room, weft_graph_take_text(fields));
    place->function = weft_graph_copy_text(&room, weft_graph_take_text(fields));
    record->is.place = place;
    return weft_graph_keep(graph, (void ***)&graph->places, &graph->n_places, number, place);
}

static inline int weft_graph_read_context(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_record *record)
{
    struct weft_graph_context *context = (struct weft_graph_context *)malloc(sizeof *context + (size_t)(fields->end - fields->at) + 1);
    if (!context)
        return weft_graph_fail(graph, "out of memory");
    char *room = (char *)(context + 1);
    context->number = (uint32_t)weft_graph_take(fields, 4);
    context->is_task = (uint32_t)weft_graph_take(fields, 4);
    context->pid = (uint32_t)weft_graph_take(fields, 4);
    context->tid = (uint32_t)weft_graph_take(fields, 4);
    context->task = weft_graph_take(fields, 8);
    context->name = weft_graph_copy_text(&room, weft_graph_take_text(fields));
    record->is.context = context;
    return weft_graph_keep(graph, (void ***)&graph->contexts, &graph->n_contexts, context->number, context);
}

static inline int weft_graph_read_block(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_record *record)
{
    uint32_t head[6];
    for (int i = 0; i < 6; i++)
        head[i] = (uint32_t)weft_graph_take(fields, 4);
    uint8_t kind = (uint8_t)weft_graph_take(fields, 1), slots = (uint8_t)weft_graph_take(fields, 1);
    weft_graph_take(fields, 6);
    size_t n = head[5];
    if (n > (size_t)(fields->end - fields->at) / 32)
        return weft_graph_fail(graph, "a block that is cut short");
    struct weft_graph_block *block = (struct weft_graph_block *)calloc(1, sizeof *block + n * sizeof(struct weft_graph_access));
    if (!block)
        return weft_graph_fail(graph, "out of memory");
    struct weft_graph_access *accesses = (struct weft_graph_access *)(void *)(block + 1); /* NOLINT(bugprone-casting-through-void): behind it */
    for (size_t i = 0; i < n; i++) {
        accesses[i].line = (uint32_t)weft_graph_take(fields, 4);
        accesses[i].column = (uint32_t)weft_graph_take(fields, 4);
        accesses[i].size = (uint32_t)weft_graph_take(fields, 4);
        accesses[i].kind = (uint8_t)weft_graph_take(fields, 1);
        accesses[i].part = (uint8_t)weft_graph_take(fields, 1);
        accesses[i].slot = (uint8_t)weft_graph_take(fields, 1);
        accesses[i].stride_slot = (uint8_t)weft_graph_take(fields, 1);
        accesses[i].offset = (int64_t)weft_graph_take(fields, 8);
        accesses[i].stride = (int64_t)weft_graph_take(fields, 8);
    }
    block->number = head[0];
    block->place = head[1];
    block->loop = head[2];
    block->line_begin = head[3];
    block->line_end = head[4];
    block->n_accesses = (uint32_t)n;
    block->kind = kind;
    block->slots = slots;
    block->accesses = accesses;
    record->is.block = block;
    return weft_graph_keep(graph, (void ***)&graph->blocks, &graph->n_blocks, block->number, block);
}

static inline void weft_graph_read_node(struct weft_graph_fields *fields, struct weft_graph_node *node)
{
    node->number = weft_graph_take(fields, 8);
    node->begin = weft_graph_take(fields, 8);
    node->end = weft_graph_take(fields, 8);
    node->object = weft_graph_take(fields, 8);
    node->context = (uint32_t)weft_graph_take(fields, 4);
    node->thread = (uint32_t)weft_graph_take(fields, 4);
    node->place = (uint32_t)weft_graph_take(fields, 4);
    node->kind = (uint8_t)weft_graph_take(fields, 1);
    node->flags = (uint8_t)weft_graph_take(fields, 1);
    node->means = (uint8_t)weft_graph_take(fields, 1);
    weft_graph_take(fields, 1);
}

/* Nodes are numbered as they come, and what they refer to was before. */
static inline int weft_graph_check_node(struct weft_graph *graph, const struct weft_graph_node *node)
{
    if (node->number != ++graph->n_nodes || node->begin > node->end || (node->context && !weft_graph_context(graph, node->context)) ||
        (node->place && !weft_graph_place(graph, node->place)))
        return weft_graph_fail(graph, "a node that does not fit those before");
    return 1;
}

static inline int weft_graph_read_note(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_record *record)
{
    record->is.note.count = weft_graph_take(fields, 8);
    record->is.note.text = weft_graph_take_text(fields);
    struct weft_graph_note *notes = (struct weft_graph_note *)realloc(graph->notes, (graph->n_notes + 1) * sizeof *notes);
    size_t size = strlen(record->is.note.text) + 1;
    char *text = (char *)malloc(size);
    if (notes)
        graph->notes = notes;
    if (!notes || !text) {
        free(text);
        return weft_graph_fail(graph, "out of memory");
    }
    memcpy(text, record->is.note.text, size);
    notes[graph->n_notes].count = record->is.note.count;
    notes[graph->n_notes++].text = text;
    return 1;
}

static inline int weft_graph_read_allocation(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_allocation *allocation)
{
    allocation->node = weft_graph_take(fields, 8);
    allocation->time = weft_graph_take(fields, 8);
    allocation->address = weft_graph_take(fields, 8);
    allocation->size = weft_graph_take(fields, 8);
    allocation->context = (uint32_t)weft_graph_take(fields, 4);
    allocation->place = (uint32_t)weft_graph_take(fields, 4);
    allocation->is_free = (uint32_t)weft_graph_take(fields, 4);
    weft_graph_take(fields, 4);
    if (allocation->node > graph->n_nodes || !weft_graph_context(graph, allocation->context) || !weft_graph_place(graph, allocation->place))
        return weft_graph_fail(graph, "an allocation that does not fit what was before");
    return 1;
}

static inline int weft_graph_read_area(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_area *area)
{
    area->begin = weft_graph_take(fields, 8);
    area->end = weft_graph_take(fields, 8);
    area->pid = (uint32_t)weft_graph_take(fields, 4);
    area->thread = (uint32_t)weft_graph_take(fields, 4);
    if (area->thread && !weft_graph_context(graph, area->thread))
        return weft_graph_fail(graph, "a stack of no thread");
    return 1;
}

static inline int weft_graph_read_fields(struct weft_graph *graph, struct weft_graph_fields *fields, struct weft_graph_record *record)
{
    switch (record->kind) {
    case WEFT_GRAPH_PLACE:
        return weft_graph_read_place(graph, fields, record);
    case WEFT_GRAPH_CONTEXT:
        return weft_graph_read_context(graph, fields, record);
    case WEFT_GRAPH_BLOCK:
        return weft_graph_read_block(graph, fields, record);
    case WEFT_GRAPH_NODE:
        weft_graph_read_node(fields, &record->is.node);
        return weft_graph_check_node(graph, &record->is.node);
    case WEFT_GRAPH_EDGE:
        record->is.edge.from = weft_graph_take(fields, 8);
        record->is.edge.to = weft_graph_take(fields, 8);
        record->is.edge.kind = (uint32_t)weft_graph_take(fields, 4);
        record->is.edge.is_certain = (uint32_t)weft_graph_take(fields, 4);
        return 1;
    case WEFT_GRAPH_ACCESSES:
        record->is.accesses.node = weft_graph_take(fields, 8);
        record->is.accesses.thread = (uint32_t)weft_graph_take(fields, 8);
        record->is.accesses.words = (const uint64_t *)(const void *)fields->at; /* NOLINT(bugprone-casting-through-void): aligned */
        record->is.accesses.n_words = (size_t)(fields->end - fields->at) / 8;
        return 1;
    case WEFT_GRAPH_ALLOCATION:
        return weft_graph_read_allocation(graph, fields, &record->is.allocation);
    case WEFT_GRAPH_AREA:
        return weft_graph_read_area(graph, fields, &record->is.area);
    case WEFT_GRAPH_FRAME:
        record->is.frame.node = weft_graph_take(fields, 8);
        record->is.frame.address = weft_graph_take(fields, 8);
        return record->is.frame.node > graph->n_nodes ? weft_graph_fail(graph, "a frame of no node") : 1;
    case WEFT_GRAPH_NOTE:
        return weft_graph_read_note(graph, fields, record);
    case WEFT_GRAPH_END:
        record->is.end.nodes = weft_graph_take(fields, 8);
        record->is.end.edges = weft_graph_take(fields, 8);
        record->is.end.records = weft_graph_take(fields, 8);
        return 1;
    }
    return 0;
}

/* Reads the next record. 1: there is one; 0: the file is over, after its end record; -1: it is damaged or cut short,
 * and graph->error says where. */
static inline int weft_graph_next(struct weft_graph *graph, struct weft_graph_record *record)
{
    enum { LARGEST = 1 << 24 };
    static const char *const cut = "the graph is cut short: weft graph did not finish it";
    int result = 0;
    while (result == 0) {
        uint32_t head[2];
        size_t n = fread(head, 1, sizeof head, graph->file);
        if (n == 0 && !ferror(graph->file) && graph->is_complete)
            return 0;
        if (n != sizeof head)
            return weft_graph_fail(graph, cut);
        if (head[1] < 8 || head[1] % 8 || head[1] > LARGEST)
            return weft_graph_fail(graph, "a record of an impossible size");
        if (head[1] > graph->capacity) {
            uint64_t *bytes = (uint64_t *)realloc(graph->bytes, head[1]);
            if (!bytes)
                return weft_graph_fail(graph, "out of memory");
            graph->bytes = bytes;
            graph->capacity = head[1];
        }
        if (fread(graph->bytes, 1, head[1] - 8, graph->file) != head[1] - 8)
            return weft_graph_fail(graph, cut);
        const unsigned char *bytes = (const unsigned char *)graph->bytes;
        struct weft_graph_fields fields = { bytes, bytes + head[1] - 8, 0 };
        memset(record, 0, sizeof *record); /* gcc -O2 does not see that a kind has all of its fields, and warns of their use */
        record->kind = (enum weft_graph_kind)head[0];
        result = weft_graph_read_fields(graph, &fields, record);
        if (result > 0 && fields.is_cut)
            return weft_graph_fail(graph, "a record that is too short");
        graph->is_complete = record->kind == WEFT_GRAPH_END;
        graph->offset += head[1];
    }
    return result;
}

/* ---- accesses ---- */

static inline struct weft_graph_loop *weft_graph_loop(struct weft_graph *graph, uint32_t thread, uint32_t block, int is_new)
{
    struct weft_graph_loop **bucket = &graph->loops[(thread * 31 + block) % 64], *loop;
    for (loop = *bucket; loop; loop = loop->next)
        if (loop->thread == thread && loop->block == block)
            return loop;
    if (!is_new || !(loop = (struct weft_graph_loop *)calloc(1, sizeof *loop)))
        return NULL;
    loop->thread = thread;
    loop->block = block;
    loop->next = *bucket;
    return *bucket = loop;
}

typedef void weft_graph_visit(void *context, const struct weft_graph_block *block, const struct weft_graph_access *access, uint64_t address);

/* One turn of a block: its accesses of one part. */
static inline void weft_graph_turn(struct weft_graph *graph, uint32_t thread, const struct weft_graph_block *block, const uint64_t *slots, int part,
                                   uint64_t turn, weft_graph_visit *visit, void *context)
{
    for (uint32_t i = 0; i < block->n_accesses; i++) {
        const struct weft_graph_access *access = &block->accesses[i];
        const uint64_t *from = slots;
        unsigned n_slots = block->slots;
        uint64_t n = turn;
        if (part >= 0 && access->part != part)
            continue;
        if (access->part == WEFT_GRAPH_OF_LOOP) {
            const struct weft_graph_loop *loop = weft_graph_loop(graph, thread, block->loop, 0);
            if (!loop)
                continue;
            from = loop->slots;
            n_slots = 255;
            n = loop->iterations ? loop->iterations - 1 : 0;
        }
        int has_stride = access->stride_slot != WEFT_GRAPH_NO_SLOT;
        if (access->slot >= n_slots || (has_stride && access->stride_slot >= n_slots) || from[access->slot] == 0)
            continue; /* it was not reached */
        int64_t stride = has_stride ? (int64_t)from[access->stride_slot] : access->stride;
        visit(context, block, access, from[access->slot] + (uint64_t)access->offset + (uint64_t)stride * n);
    }
}

/* Calls `visit` for each access, in order. To be called for every record of accesses, from front to back, since loops
 * may go on from one to the next. Returns -1 if the record is damaged (graph->error). */
static inline int weft_graph_each_access(struct weft_graph *graph, const struct weft_graph_accesses *accesses, weft_graph_visit *visit, void *context)
{
    for (size_t at = 0; at < accesses->n_words;) {
        const struct weft_graph_block *block = weft_graph_block(graph, (uint32_t)accesses->words[at]);
        const uint64_t *slots = accesses->words + at + 1;
        if (!block || accesses->n_words - at - 1 < block->slots)
            return weft_graph_fail(graph, "a record of accesses that does not fit its block");
        at += 1 + (size_t)block->slots;
        if (block->kind == WEFT_GRAPH_BASES) {
            struct weft_graph_loop *loop = weft_graph_loop(graph, accesses->thread, block->number, 1);
            if (!loop)
                return weft_graph_fail(graph, "out of memory");
            loop->iterations = 0;
            memcpy(loop->slots, slots, block->slots * sizeof *slots);
            continue;
        }
        if (block->kind == WEFT_GRAPH_TURN) {
            struct weft_graph_loop *loop = weft_graph_loop(graph, accesses->thread, block->loop, 0);
            if (loop)
                loop->iterations++;
        }
        if (block->kind != WEFT_GRAPH_LOOP) {
            weft_graph_turn(graph, accesses->thread, block, slots, -1, 0, visit, context);
            continue;
        }
        uint64_t n = block->slots ? slots[0] : 0;
        for (uint64_t turn = 0; turn <= n; turn++) {
            weft_graph_turn(graph, accesses->thread, block, slots, WEFT_GRAPH_IN_TEST, turn, visit, context);
            if (turn < n)
                weft_graph_turn(graph, accesses->thread, block, slots, WEFT_GRAPH_IN_BODY, turn, visit, context);
        }
    }
    return 0;
}

/* ---- analyses ---- */

/* An analysis for `weft analyse`: a shared library exports one by the name weft_analysis. */
struct weft_analysis {
    uint32_t size; /* of this structure */
    const char *name, *summary;
    /* Reads the graph, which was just opened, to its end and writes the result: for people, or as JSON (one value). weft
     * analyse prints the graph's notes itself. Returns 0, or -1 after an error: of the graph (graph->error), else one that
     * it has said itself on stderr. */
    int (*run)(struct weft_graph *graph, FILE *out, int as_json);
    const char *const *options; /* names of those that it has (weft_graph_option), NULL behind the last; NULL: none */
};
#define WEFT_ANALYSIS_EXPORT __attribute__((visibility("default"))) extern const struct weft_analysis weft_analysis

#ifdef __cplusplus
}
#endif

#endif
