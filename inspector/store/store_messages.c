#include "store_messages.h"

struct writer {
    struct store *store;
    const struct messages *messages;
    const struct store_message_rows *rows;
};

static void write_message(const struct message *message, void *context)
{
    const struct writer *writer = context;
    const struct message_call *calls[3] = { &message->send.call, &message->receive.call, &message->receive.done };
    sqlite3_int64 threads[3], sites[3];
    for (int i = 0; i < 3; i++) {
        const struct trace_process *process = writer->messages->threads.items[calls[i]->thread]->process;
        const sqlite3_int64 *rows = writer->rows->sites[process->index];
        threads[i] = writer->rows->threads.items[calls[i]->thread];
        sites[i] = rows[calls[i]->site < process->n_sites ? calls[i]->site : 0];
    }
    store_add_message(writer->store, message, threads, sites);
}

void store_write_messages(struct store *store, struct messages *messages, const struct store_message_rows *rows)
{
    struct writer writer = { store, messages, rows };
    for (size_t i = 0; i < messages->trace->processes.count; i++)
        if (messages->ranks[i] >= 0)
            store_add_rank(store, rows->processes[i], messages->ranks[i]);
    for (size_t i = 0; i < messages->communicators.count; i++)
        store_add_communicator(store, &messages->communicators.items[i]);
    messages_match(messages, &(struct messages_visitor){ .context = &writer, .message = write_message });
}
