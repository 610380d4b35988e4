#include "board.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "str.h"

#include <weft/format.h>

enum { MOST_WORDS = 12, FIRST_BUCKETS = 1024 };

const char *const board_state_names[N_BOARD_STATES] = { "created", "ready", "held", "running", "waiting", "finished", "never begun" };

const char *board_number(uint64_t number, char out[32])
{
    snprintf(out, 32, "%" PRIu64 ".%" PRIu64, number >> WEFT_TASK_THREAD_SHIFT, number & (((uint64_t)1 << WEFT_TASK_THREAD_SHIFT) - 1));
    return out;
}

/* ---- finding ---- */

static const char *keep_word(struct board *board, const char *word)
{
    for (size_t i = board->words.count; i-- > 0;)
        if (strcmp(board->words.items[i], word) == 0)
            return board->words.items[i];
    const char *copy = arena_strdup(&board->arena, word);
    vec_push(&board->arena, &board->words, copy);
    return copy;
}

static uint64_t hash_of(uint32_t process, uint64_t number)
{
    return (number + process * 0x632be59bd9b4e019u) * 0x9e3779b97f4a7c15u >> 20;
}

static struct board_task *find_task(const struct board *board, uint32_t process, uint64_t number)
{
    struct board_task *task = board->n_buckets ? board->buckets[hash_of(process, number) & (board->n_buckets - 1)] : NULL;
    while (task && (task->process != process || task->number != number))
        task = task->next;
    return task;
}

static void rehash(struct board *board)
{
    board->n_buckets = board->n_buckets ? 4 * board->n_buckets : FIRST_BUCKETS;
    board->buckets = arena_array(&board->arena, struct board_task *, board->n_buckets);
    for (size_t i = 0; i < board->tasks.count; i++) {
        struct board_task *task = board->tasks.items[i];
        struct board_task **bucket = &board->buckets[hash_of(task->process, task->number) & (board->n_buckets - 1)];
        task->next = *bucket;
        *bucket = task;
    }
}

static struct board_thread *thread_of(struct board *board, uint32_t process, uint32_t number)
{
    for (size_t i = 0; i < board->threads.count; i++)
        if (board->threads.items[i]->process == process && board->threads.items[i]->number == number)
            return board->threads.items[i];
    struct board_thread *thread = arena_new(&board->arena, struct board_thread);
    *thread = (struct board_thread){ .process = process, .number = number, .name = "" };
    vec_push(&board->arena, &board->threads, thread);
    return thread;
}

/* ---- what happens ---- */

static void set_state(struct board *board, struct board_task *task, enum board_state state)
{
    board->counts[task->state]--;
    board->counts[state]++;
    task->state = state;
}

static double time_of(struct board *board, const char *word)
{
    uint64_t time = strtoull(word, NULL, 10);
    board->start = board->start ? board->start : time;
    return ((double)time - (double)board->start) / 1e9;
}

static void create(struct board *board, uint32_t process, char **words)
{
    struct board_task *task = arena_new(&board->arena, struct board_task);
    *task = (struct board_task){ .process = process,
                                 .number = strtoull(words[1], NULL, 16),
                                 .parent = find_task(board, process, strtoull(words[2], NULL, 16)),
                                 .creator = (uint32_t)strtoul(words[3], NULL, 10),
                                 .name = keep_word(board, words[4]),
                                 .file = keep_word(board, words[5]),
                                 .line = (uint32_t)strtoul(words[6], NULL, 10),
                                 .created = time_of(board, words[0]),
                                 .ready = -1,
                                 .begun = -1,
                                 .ended = -1 };
    vec_push(&board->arena, &board->tasks, task);
    board->counts[BOARD_CREATED]++;
    if (board->tasks.count > board->n_buckets) {
        rehash(board);
        return;
    }
    struct board_task **bucket = &board->buckets[hash_of(process, task->number) & (board->n_buckets - 1)];
    task->next = *bucket;
    *bucket = task;
}

static void add_edge(struct board *board, uint32_t process, char **words)
{
    struct board_task *from = find_task(board, process, strtoull(words[0], NULL, 16)), *to = find_task(board, process, strtoull(words[1], NULL, 16));
    if (!from || !to)
        return;
    const char *hazard = keep_word(board, words[2]);
    struct board_edge before = { from, hazard }, after = { to, hazard };
    vec_push(&board->arena, &to->before, before);
    vec_push(&board->arena, &from->after, after);
    to->n_pending += from->state != BOARD_FINISHED;
}

static void add_message(struct board *board, struct board_task *sender, struct board_task *receiver, const char *tag)
{
    char text[32];
    snprintf(text, sizeof text, "tag %s", tag);
    struct board_edge out = { receiver, keep_word(board, text) }, in = { sender, out.hazard };
    vec_push(&board->arena, &sender->sends, out);
    vec_push(&board->arena, &receiver->receives, in);
}

/* One end of a message between tasks of two ranks: TIME TASK WAY FROM TO COMMUNICATOR TAG NUMBER. */
static void add_remote(struct board *board, uint32_t process, char **words)
{
    struct board_task *task = find_task(board, process, strtoull(words[1], NULL, 16));
    const char *way = strcmp(words[2], "out") == 0 ? "out" : "in";
    char key[160];
    if (!task)
        return;
    snprintf(key, sizeof key, "%s %s %s %s %s", words[3], words[4], words[5], words[6], words[7]);
    for (size_t i = 0; i < board->ends.count; i++) {
        struct board_end other = board->ends.items[i];
        if (other.way != way && strcmp(other.key, key) == 0) {
            board->ends.items[i] = board->ends.items[--board->ends.count];
            bool is_sent = strcmp(way, "out") == 0;
            add_message(board, is_sent ? task : other.task, is_sent ? other.task : task, words[6]);
            return;
        }
    }
    struct board_end end = { task, way, arena_strdup(&board->arena, key) };
    vec_push(&board->arena, &board->ends, end);
}

static void hold(struct board *board, uint32_t process, struct board_task *task, char **words)
{
    struct board_thread *thread = thread_of(board, process, (uint32_t)strtoul(words[2], NULL, 10));
    thread->held = keep_word(board, words[3]);
    thread->held_task = task;
    if (task)
        set_state(board, task, BOARD_HELD);
}

static void enter(struct board *board, struct board_thread *thread, struct board_task *task)
{
    if (thread->task && thread->task->state == BOARD_RUNNING)
        set_state(board, thread->task, BOARD_WAITING);
    vec_push(&board->arena, &thread->stack, task);
    thread->task = task;
    task->thread = thread->number;
    set_state(board, task, BOARD_RUNNING);
}

static void leave(struct board *board, struct board_thread *thread, struct board_task *task, enum board_state state)
{
    for (size_t i = thread->stack.count; i-- > 0;)
        if (thread->stack.items[i] == task) {
            memmove(thread->stack.items + i, thread->stack.items + i + 1, (--thread->stack.count - i) * sizeof(struct board_task *));
            break;
        }
    thread->task = thread->stack.count ? thread->stack.items[thread->stack.count - 1] : NULL;
    if (thread->task && thread->task->state == BOARD_WAITING)
        set_state(board, thread->task, BOARD_RUNNING);
    set_state(board, task, state);
}

static void let_successors(struct board_task *task)
{
    for (size_t i = 0; i < task->after.count; i++)
        task->after.items[i].task->n_pending -= task->after.items[i].task->n_pending > 0;
}

/* It is over: what has not begun never will. */
static void process_over(struct board *board, uint32_t process)
{
    for (size_t i = 0; i < board->tasks.count; i++)
        if (board->tasks.items[i]->process == process && board->tasks.items[i]->state <= BOARD_HELD)
            set_state(board, board->tasks.items[i], BOARD_NEVER);
    for (size_t i = 0; i < board->threads.count; i++)
        if (board->threads.items[i]->process == process) {
            board->threads.items[i]->is_gone = true;
            board->threads.items[i]->held = NULL;
        }
}

/* TIME TASK THREAD: what becomes of the task. */
static void on_task(struct board *board, uint32_t process, const char *what, char **words)
{
    struct board_task *task = find_task(board, process, strtoull(words[1], NULL, 16));
    struct board_thread *thread = thread_of(board, process, (uint32_t)strtoul(words[2], NULL, 10));
    double time = time_of(board, words[0]);
    if (strcmp(what, "held") == 0)
        hold(board, process, task, words);
    if (strcmp(what, "go") == 0)
        thread->held = NULL;
    if (!task)
        return;
    if (strcmp(what, "go") == 0 && task->state == BOARD_HELD) {
        set_state(board, task, BOARD_READY);
    } else if (strcmp(what, "begin") == 0 || strcmp(what, "resume") == 0) {
        task->begun = task->begun < 0 ? time : task->begun;
        enter(board, thread, task);
    } else if (strcmp(what, "leave") == 0) {
        leave(board, thread, task, BOARD_WAITING);
    } else if (strcmp(what, "end") == 0) {
        task->ended = time;
        leave(board, thread, task, BOARD_FINISHED);
        let_successors(task);
    }
}

static void on_ready(struct board *board, uint32_t process, char **words)
{
    struct board_task *task = find_task(board, process, strtoull(words[1], NULL, 16));
    if (!task)
        return;
    task->ready = time_of(board, words[0]);
    if (task->state == BOARD_CREATED)
        set_state(board, task, BOARD_READY);
}

/* A line of the debugger's own. `rest` is what stands behind the number of a break, undivided. */
static void on_own(struct board *board, char **words, const char *rest)
{
    struct board_task *task = find_task(board, (uint32_t)strtoul(words[1], NULL, 10), strtoull(words[2], NULL, 16));
    unsigned number = (unsigned)strtoul(words[1], NULL, 10);
    if (strcmp(words[0], "state") == 0) {
        board->is_holding = strcmp(words[1], "hold") == 0;
    } else if (strcmp(words[0], "break") == 0) {
        struct board_rule rule = { number, arena_strdup(&board->arena, rest) };
        vec_push(&board->arena, &board->rules, rule);
    } else if (strcmp(words[0], "clear") == 0) {
        for (size_t i = 0; i < board->rules.count; i++)
            if (board->rules.items[i].number == number)
                board->rules.items[i--] = board->rules.items[--board->rules.count];
    } else if (task && (strcmp(words[0], "keep") == 0 || strcmp(words[0], "let") == 0)) {
        task->is_kept = *words[0] == 'k';
    } else if (strcmp(words[0], "gone") == 0) {
        process_over(board, number);
    } else if (strcmp(words[0], "ended") == 0) {
        board->has_ended = true;
        board->status = atoi(words[1]);
    }
}

void board_add(struct board *board, char *line)
{
    static char nothing[1];
    char *words[MOST_WORDS], *rest = line, *behind = nothing;
    size_t n = 0;
    for (char *tab = line; n < 3 && (tab = strchr(tab, '\t')); n++) /* behind the third word */
        behind = ++tab;
    if (n < 3)
        behind = nothing;
    char *conditions = arena_strdup(&board->arena, *line == '-' ? behind : "");
    for (n = 0; n < MOST_WORDS; n++)
        words[n] = rest ? strsep(&rest, "\t") : nothing;
    uint32_t process = (uint32_t)strtoul(words[0], NULL, 10);
    const char *what = words[1];
    if (*words[0] == '-')
        on_own(board, words + 1, conditions);
    else if (strcmp(what, "thread") == 0)
        thread_of(board, process, (uint32_t)strtoul(words[3], NULL, 10))->name = keep_word(board, words[5]);
    else if (strcmp(what, "gone") == 0)
        thread_of(board, process, (uint32_t)strtoul(words[3], NULL, 10))->is_gone = true;
    else if (strcmp(what, "create") == 0)
        create(board, process, words + 2);
    else if (strcmp(what, "edge") == 0)
        add_edge(board, process, words + 2);
    else if (strcmp(what, "remote") == 0)
        add_remote(board, process, words + 2);
    else if (strcmp(what, "ready") == 0)
        on_ready(board, process, words + 2);
    else if (strcmp(what, "finalize") == 0)
        process_over(board, process);
    else if (strcmp(what, "error") == 0)
        snprintf(board->wrong, sizeof board->wrong, "%s", words[2]);
    else if (strcmp(what, "hello") != 0 && strcmp(what, "depend") != 0 && strcmp(what, "cancelled") != 0)
        on_task(board, process, what, words + 2);
}

void board_release(struct board *board)
{
    arena_release(&board->arena);
}
