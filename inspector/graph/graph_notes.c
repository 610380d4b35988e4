#include "graph_notes.h"

#include "graph_file.h"

static void add_note(struct output *output, uint64_t count, const char *text)
{
    if (count)
        graph_file_note(output, &(struct weft_graph_note){ count, text });
}

void graph_notes_write(struct output *output, const struct graph_notes *notes)
{
    const struct graph_counts *counts = &notes->cut;
    add_note(output, counts->no_object,
             "calls say nothing of their object, and have no edges: { \"capture\": [\"object\"] } records it where it is an argument");
    add_note(output, counts->no_result,
             "calls may have failed, since their result is not recorded, and have no edges: { \"capture\": [\"object\"] } records it");
    add_note(output, counts->unexplained, "calls wait in a way that the table of functions does not explain, and have no edges");
    add_note(output, counts->fences, "directives of OpenMP (ordered, flush) order threads in a way that is not followed");
    add_note(output, counts->nested, "calls are inside of others that synchronise, and have no nodes and edges of their own");
    add_note(output, counts->no_size,
             "calls that allocate or free memory do not say which: { \"capture\": [\"object\"] } records what the table of functions knows");
    add_note(output, counts->cut, "calls have no end in the trace, and no edges that lead to it");
    add_note(output, counts->messages, "calls send or receive through channels, which are not followed");
    add_note(output, notes->missing_messages, "messages or operations of MPI have no edges: their other side is not known for sure");
    add_note(output, counts->loops, "directives of OpenMP may have a barrier at their end: whether they have (nowait) is not in the trace");
    add_note(output, counts->late_loops, "loops of OpenMP end with a barrier: when each thread came to it is not in the trace");
    add_note(output, counts->combined, "combined parallel directives: what their threads did is not in the trace, but for the first one's");
    add_note(output, notes->starts, "threads or tasks were started by something that is not in the trace");
    add_note(output, notes->joins, "calls wait for a thread that is not in the trace");
    add_note(output, notes->teams, "threads worked for a team that is not known, since several of its directive were there at once");
    add_note(output, notes->loose_accesses, "threads, or records of accesses, are not known to belong to any node");
    add_note(output, notes->lost_records, "records of accesses could not be written by the program");
    add_note(output, notes->lost_events, "events could not be recorded by the program: order may be missing");
    add_note(output, notes->order.overlaps,
             "locks were taken while somebody held them, as far as the trace tells: some calls that give them back have no probe");
    add_note(output, notes->order.missing_posts,
             "waits for semaphores ended though these were not known to have been raised: some calls that raise them have no probe");
    add_note(output, notes->order.unknown_counts,
             "semaphores and barriers were set up by calls that are not in the trace: their edges are possible, not certain");
}
