#include "debug_tui.h"

#include <ctype.h>
#include <curses.h>
#include <errno.h>
#include <inttypes.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "board.h"
#include "interrupt.h"

enum {
    OUTPUT_ROWS = 4,
    LOW = 16 /* rows: a screen with fewer has one for it */,
    SIDE = 44 /* columns of what stands beside the tasks */,
    MOST_ENTRY = 200,
    PATIENCE = 100 /* ms */
};
enum colour_pair { PLAIN, OF_STATE, BAR = OF_STATE + N_BOARD_STATES };

struct debug_tui {
    struct debugger *debugger;
    const char *title;
    int output;
    FILE *terminal_in, *terminal_out;
    SCREEN *screen;
    pthread_t thread;
    pthread_mutex_t lock; /* guards the board */
    struct board board;
    volatile bool is_over, may_leave;

    /* of the thread */
    size_t chosen, top;
    bool follows, hides_finished;
    char prompt, entry[MOST_ENTRY], sought[MOST_ENTRY]; /* prompt: 'b' or '/' while a line is being typed */
    struct arena arena;                                 /* of the answer */
    struct str answer;
};

static void hear(void *context, const char *text, size_t length)
{
    struct debug_tui *tui = context;
    pthread_mutex_lock(&tui->lock);
    for (const char *end = text + length, *newline; text < end && (newline = memchr(text, '\n', (size_t)(end - text))); text = newline + 1) {
        char *line = strndup(text, (size_t)(newline - text));
        if (line)
            board_add(&tui->board, line);
        free(line);
    }
    pthread_mutex_unlock(&tui->lock);
}

/* ---- drawing; with the lock ---- */

__attribute__((format(printf, 4, 5))) static void put(int row, int column, int width, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (row >= 0 && row < LINES && width > 0)
        mvaddnstr(row, column, text, width);
}

static void draw_bar(struct debug_tui *tui)
{
    const struct board *board = &tui->board;
    char state[64];
    snprintf(state, sizeof state, board->has_ended ? "ended with status %d" : board->is_holding ? "holding" : "running", board->status);
    attron(COLOR_PAIR(BAR) | A_BOLD);
    mvhline(0, 0, ' ', COLS);
    put(0, 1, COLS - 2, "%s  %s  %zu of %zu tasks finished, %zu held, %zu ready", tui->title, state, board->counts[BOARD_FINISHED],
        board->tasks.count, board->counts[BOARD_HELD], board->counts[BOARD_READY]);
    attroff(COLOR_PAIR(BAR) | A_BOLD);
}

static bool is_shown(const struct debug_tui *tui, const struct board_task *task)
{
    return !tui->hides_finished || (task->state != BOARD_FINISHED && task->state != BOARD_NEVER);
}

static void draw_task(const struct debug_tui *tui, int row, int width, const struct board_task *task, bool is_chosen)
{
    char number[32], place[80], thread[16] = "";
    const char *file = strrchr(task->file, '/');
    snprintf(place, sizeof place, "%s:%" PRIu32, file ? file + 1 : task->file, task->line);
    if (task->thread)
        snprintf(thread, sizeof thread, "%" PRIu32, task->thread);
    if (is_chosen)
        attron(A_REVERSE);
    mvhline(row, 0, ' ', width);
    put(row, 1, width - 1, "%10s  %-12s  %-*.*s %14.14s %6s %5zu", board_number(task->number, number), "", width - 56 > 8 ? width - 56 : 8,
        width - 56 > 8 ? width - 56 : 8, task->name, place, thread, (size_t)task->n_pending);
    attron(COLOR_PAIR(OF_STATE + task->state) | A_BOLD);
    put(row, 13, 12, "%s%s", board_state_names[task->state], task->is_kept ? ", kept" : "");
    attroff(COLOR_PAIR(OF_STATE + task->state) | A_BOLD);
    if (is_chosen)
        attroff(A_REVERSE);
    (void)tui;
}

/* The first task that may still change, but for those that were created last. */
static void follow(struct debug_tui *tui)
{
    const struct board *board = &tui->board;
    for (size_t i = 0; i < board->tasks.count; i++)
        if (board->tasks.items[i]->state == BOARD_HELD || board->tasks.items[i]->state == BOARD_RUNNING) {
            tui->chosen = i;
            return;
        }
}

static void draw_tasks(struct debug_tui *tui, int first, int rows, int width)
{
    const struct board *board = &tui->board;
    int row = 0;
    attron(A_DIM);
    put(first, 1, width - 1, "%10s  %-12s  %-*s %14s %6s %5s", "task", "state", width - 56 > 8 ? width - 56 : 8, "function", "place", "thread",
        "waits");
    attroff(A_DIM);
    if (tui->chosen < tui->top)
        tui->top = tui->chosen;
    size_t between = 0;
    for (size_t i = tui->top; i < tui->chosen && i < board->tasks.count; i++)
        between += is_shown(tui, board->tasks.items[i]);
    while (between + 1 >= (size_t)rows && tui->top < tui->chosen)
        between -= is_shown(tui, board->tasks.items[tui->top++]);
    for (size_t i = tui->top; i < board->tasks.count && row < rows - 1; i++)
        if (is_shown(tui, board->tasks.items[i]) || i == tui->chosen)
            draw_task(tui, first + ++row, width, board->tasks.items[i], i == tui->chosen);
}

static int draw_edges(int row, int last, int column, int width, const char *title, const struct board_edge *edges, size_t n)
{
    char number[32];
    for (size_t i = 0; i < n && row < last; i++, row++) {
        const struct board_task *task = edges[i].task;
        put(row, column, width, "%-9s %s %s %s", i == 0 ? title : "", edges[i].hazard, board_number(task->number, number), task->name);
        if (i == 7 && n > 8) {
            put(++row, column, width, "%-9s and %zu more", "", n - 8);
            return row + 1;
        }
    }
    return row;
}

static int draw_chosen(const struct debug_tui *tui, int row, int last, int column, int width)
{
    char number[32];
    if (tui->chosen >= tui->board.tasks.count)
        return row;
    const struct board_task *task = tui->board.tasks.items[tui->chosen];
    attron(A_BOLD);
    put(row++, column, width, "%s %s", task->name, board_number(task->number, number));
    attroff(A_BOLD);
    put(row++, column, width, "created   %.6f s by thread %" PRIu32, task->created, task->creator);
    if (task->ready >= 0)
        put(row++, column, width, "ready     %.6f s", task->ready);
    if (task->begun >= 0)
        put(row++, column, width, "begun     %.6f s on thread %" PRIu32, task->begun, task->thread);
    if (task->ended >= 0)
        put(row++, column, width, "ended     after %.6f s", task->ended - task->begun);
    if (task->parent)
        put(row++, column, width, "parent    %s %s", board_number(task->parent->number, number), task->parent->name);
    row = draw_edges(row, last, column, width, "waits for", task->before.items, task->before.count);
    row = draw_edges(row, last, column, width, "lets go", task->after.items, task->after.count);
    row = draw_edges(row, last, column, width, "receives", task->receives.items, task->receives.count);
    return draw_edges(row, last, column, width, "sends to", task->sends.items, task->sends.count);
}

static void draw_side(const struct debug_tui *tui, int row, int last, int column, int width)
{
    const struct board *board = &tui->board;
    char number[32];
    row = draw_chosen(tui, row, last, column, width) + 1;
    for (size_t i = 0; i < board->threads.count && row < last; i++, row++) {
        const struct board_thread *thread = board->threads.items[i];
        if (thread->held)
            put(row, column, width, "%" PRIu32 ":%" PRIu32 " %s holds %s %s", thread->process, thread->number, thread->name, thread->held,
                thread->held_task ? board_number(thread->held_task->number, number) : "");
        else if (thread->task)
            put(row, column, width, "%" PRIu32 ":%" PRIu32 " %s %s %s", thread->process, thread->number, thread->name, thread->task->name,
                board_number(thread->task->number, number));
        else
            put(row, column, width, "%" PRIu32 ":%" PRIu32 " %s %s", thread->process, thread->number, thread->name,
                thread->is_gone ? "has ended" : "no task");
    }
    for (size_t i = 0; i < board->rules.count && row < last - 1; i++) {
        char text[MOST_ENTRY];
        snprintf(text, sizeof text, "%s", board->rules.items[i].conditions);
        for (char *tab = text; (tab = strchr(tab, '\t'));)
            *tab = ',';
        put(++row, column, width, "break %u: %s", board->rules.items[i].number, text);
    }
}

/* The last lines that the program has printed. */
static void draw_output(const struct debug_tui *tui, int first, int rows)
{
    char text[4096];
    off_t size = lseek(tui->output, 0, SEEK_END), from = size > (off_t)sizeof text - 1 ? size - (off_t)sizeof text + 1 : 0;
    ssize_t n = size > 0 ? pread(tui->output, text, sizeof text - 1, from) : 0;
    if (n <= 0)
        return;
    text[n] = '\0';
    char *lines[OUTPUT_ROWS] = { NULL }, *rest = text;
    int count = 0;
    for (char *line; (line = strsep(&rest, "\n"));)
        if (*line || rest)
            lines[count++ % rows] = line;
    for (int i = 0; i < rows && i < count; i++) {
        char *line = lines[(count < rows ? i : count + i) % rows];
        for (char *c = line; *c; c++)
            *c = (unsigned char)*c < ' ' ? ' ' : *c;
        put(first + i, 1, COLS - 2, "%s", line);
    }
}

static void draw(struct debug_tui *tui)
{
    int of_output = LINES < LOW ? 1 : OUTPUT_ROWS, below = LINES - of_output - 3, side = COLS >= 100 ? SIDE : 0, left = COLS - side - (side > 0);
    pthread_mutex_lock(&tui->lock);
    if (tui->follows)
        follow(tui);
    erase();
    draw_bar(tui);
    draw_tasks(tui, 1, below - 1, left);
    if (side)
        draw_side(tui, 1, below, left + 1, side);
    attron(A_DIM);
    mvhline(below, 0, ACS_HLINE, COLS);
    attroff(A_DIM);
    draw_output(tui, below + 1, of_output);
    if (tui->prompt)
        put(LINES - 2, 1, COLS - 2, "%s%s", tui->prompt == 'b' ? "break: " : "search: ", tui->entry);
    else
        put(LINES - 2, 1, COLS - 2, "%s", tui->answer.length ? tui->answer.text : tui->board.wrong);
    attron(COLOR_PAIR(BAR));
    mvhline(LINES - 1, 0, ' ', COLS);
    put(LINES - 1, 1, COLS - 2,
        "space hold/run  s step  g let go  k keep back  b break  c clear  h next held  / search  f follow  a active only  q quit");
    attroff(COLOR_PAIR(BAR));
    pthread_mutex_unlock(&tui->lock);
    refresh();
}

/* ---- keys ---- */

__attribute__((format(printf, 2, 3))) static void obey(struct debug_tui *tui, const char *format, ...)
{
    char text[MOST_ENTRY + 64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    arena_release(&tui->arena);
    tui->arena = (struct arena){ 0 };
    tui->answer = (struct str){ .arena = &tui->arena };
    tui->board.wrong[0] = '\0';
    debugger_obey(tui->debugger, text, &tui->answer);
}

static void steer(struct debug_tui *tui, bool is_let)
{
    pthread_mutex_lock(&tui->lock);
    const struct board_task *task = tui->chosen < tui->board.tasks.count ? tui->board.tasks.items[tui->chosen] : NULL;
    uint32_t process = task ? task->process : 0;
    uint64_t number = task ? task->number : 0;
    bool is_kept = task && task->is_kept;
    pthread_mutex_unlock(&tui->lock);
    if (task)
        obey(tui, "%s\t%" PRIu32 "\t%" PRIx64, is_let || is_kept ? "let" : "keep", process, number);
}

static void move_by(struct debug_tui *tui, long by)
{
    pthread_mutex_lock(&tui->lock);
    long n = (long)tui->board.tasks.count, at = (long)tui->chosen, direction = by < 0 ? -1 : 1;
    tui->follows = false;
    for (long next = at + direction; by != 0 && next >= 0 && next < n; next += direction)
        if (is_shown(tui, tui->board.tasks.items[next])) {
            at = next;
            by -= direction;
        }
    tui->chosen = (size_t)at;
    pthread_mutex_unlock(&tui->lock);
}

static bool matches(const struct board_task *task, const char *sought)
{
    char number[32];
    return sought ? strstr(task->name, sought) || strcmp(board_number(task->number, number), sought) == 0 : task->state == BOARD_HELD;
}

/* The next task that is held (NULL), or is named so, after the chosen one and round. */
static void find_next(struct debug_tui *tui, const char *sought)
{
    pthread_mutex_lock(&tui->lock);
    size_t n = tui->board.tasks.count;
    for (size_t i = 1; i <= n; i++)
        if (matches(tui->board.tasks.items[(tui->chosen + i) % n], sought)) {
            tui->chosen = (tui->chosen + i) % n;
            tui->follows = false;
            break;
        }
    pthread_mutex_unlock(&tui->lock);
}

/* Conditions are divided by commas; one without a name is a name's pattern. */
static void add_break(struct debug_tui *tui)
{
    char line[MOST_ENTRY + 64] = "break", *rest = tui->entry, *out = line + strlen(line);
    for (char *word; (word = strsep(&rest, ","));) {
        word += strspn(word, " ");
        if (*word && (size_t)(out - line) + strlen(word) + 8 < sizeof line)
            out += sprintf(out, strchr(word, '=') ? "\t%s" : "\tname=%s", word);
    }
    obey(tui, "%s", line);
}

static void clear_break(struct debug_tui *tui)
{
    pthread_mutex_lock(&tui->lock);
    size_t n = tui->board.rules.count;
    unsigned number = n ? tui->board.rules.items[n - 1].number : 0;
    pthread_mutex_unlock(&tui->lock);
    if (n)
        obey(tui, "clear\t%u", number);
}

static void type(struct debug_tui *tui, int key)
{
    size_t length = strlen(tui->entry);
    if (key == 27) {
        tui->prompt = 0;
    } else if (key == '\n' || key == KEY_ENTER) {
        if (tui->prompt == 'b' && length) {
            add_break(tui);
        } else if (length) {
            memcpy(tui->sought, tui->entry, length + 1);
            find_next(tui, tui->sought);
        }
        tui->prompt = 0;
    } else if ((key == KEY_BACKSPACE || key == 127 || key == 8) && length) {
        tui->entry[length - 1] = '\0';
    } else if (key < 256 && isprint(key) && length < MOST_ENTRY - 1) {
        tui->entry[length] = (char)key;
        tui->entry[length + 1] = '\0';
    }
}

static void quit(struct debug_tui *tui)
{
    tui->may_leave = true;
    if (!tui->board.has_ended)
        obey(tui, "quit");
}

static void press(struct debug_tui *tui, int key)
{
    switch (key) {
    case ' ':
        obey(tui, tui->board.is_holding ? "run" : "hold");
        break;
    case 's':
        obey(tui, "step");
        break;
    case 'g':
        steer(tui, true);
        break;
    case 'k':
        steer(tui, false);
        break;
    case 'c':
        clear_break(tui);
        break;
    case 'h':
        find_next(tui, NULL);
        break;
    case 'n':
        if (*tui->sought)
            find_next(tui, tui->sought);
        break;
    case 'f':
        tui->follows = !tui->follows;
        break;
    case 'a':
        tui->hides_finished = !tui->hides_finished;
        break;
    case 'b':
    case '/':
        tui->prompt = (char)key;
        tui->entry[0] = '\0';
        break;
    case KEY_UP:
        move_by(tui, -1);
        break;
    case KEY_DOWN:
        move_by(tui, 1);
        break;
    case KEY_PPAGE:
        move_by(tui, -20);
        break;
    case KEY_NPAGE:
        move_by(tui, 20);
        break;
    case KEY_HOME:
        move_by(tui, -1000000000);
        break;
    case KEY_END:
        move_by(tui, 1000000000);
        break;
    case 12:
        clearok(stdscr, TRUE);
        break;
    case 'q':
        quit(tui);
        break;
    default:
        break;
    }
}

/* ---- the thread ---- */

static void set_colours(void)
{
    static const short colours[N_BOARD_STATES] = { COLOR_WHITE, COLOR_CYAN, COLOR_RED, COLOR_GREEN, COLOR_YELLOW, COLOR_BLUE, COLOR_MAGENTA };
    if (!has_colors())
        return;
    start_color();
    use_default_colors();
    for (int i = 0; i < N_BOARD_STATES; i++)
        init_pair((short)(OF_STATE + i), colours[i], -1);
    init_pair(BAR, COLOR_BLACK, COLOR_CYAN);
}

/* Reading from it fails at once then, as it does when no key was pressed for a while. */
static bool is_terminal_gone(const struct debug_tui *tui)
{
    struct pollfd terminal = { .fd = fileno(tui->terminal_in), .events = POLLIN };
    return poll(&terminal, 1, 0) > 0 && terminal.revents & (POLLHUP | POLLERR | POLLNVAL);
}

/* Signals come to other threads. What the terminal shows in a new size is not known: all is drawn. */
static void take_size(const struct debug_tui *tui)
{
    struct winsize size;
    if (ioctl(fileno(tui->terminal_out), TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
        return;
    if (size.ws_row == LINES && size.ws_col == COLS)
        return;
    resizeterm(size.ws_row, size.ws_col);
    clearok(stdscr, TRUE);
}

static void *show(void *context)
{
    struct debug_tui *tui = context;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    while (!tui->is_over) {
        take_size(tui);
        draw(tui);
        int key = getch();
        if (key == ERR && is_terminal_gone(tui)) {
            quit(tui);
            break;
        }
        if (key == ERR)
            continue;
        if (tui->prompt && key != KEY_RESIZE)
            type(tui, key);
        else
            press(tui, key);
    }
    return NULL;
}

static bool open_screen(struct debug_tui *tui)
{
    setlocale(LC_CTYPE, "");
    tui->terminal_in = fopen("/dev/tty", "re");
    tui->terminal_out = fopen("/dev/tty", "we");
    tui->screen = tui->terminal_in && tui->terminal_out ? newterm(NULL, tui->terminal_out, tui->terminal_in) : NULL;
    if (!tui->screen)
        return false;
    set_term(tui->screen);
    set_colours();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    curs_set(0);
    timeout(PATIENCE);
    return true;
}

static void release(struct debug_tui *tui)
{
    if (tui->screen) {
        endwin();
        delscreen(tui->screen);
    }
    if (tui->terminal_in)
        fclose(tui->terminal_in);
    if (tui->terminal_out)
        fclose(tui->terminal_out);
    board_release(&tui->board);
    arena_release(&tui->arena);
    pthread_mutex_destroy(&tui->lock);
    free(tui);
}

struct debug_tui *debug_tui_open(struct debugger *debugger, int output, const char *title, const char **why)
{
    struct debug_tui *tui = calloc(1, sizeof *tui);
    *why = "no memory";
    if (!tui)
        return NULL;
    *tui = (struct debug_tui){ .debugger = debugger, .title = title, .output = output, .follows = true };
    pthread_mutex_init(&tui->lock, NULL);
    *why = "there is no terminal, or none that $TERM names";
    if (!open_screen(tui)) {
        release(tui);
        return NULL;
    }
    debugger_listen(debugger, hear, tui);
    if (pthread_create(&tui->thread, NULL, show, tui) != 0) {
        debugger_listen(debugger, NULL, NULL);
        release(tui);
        *why = "no thread can be made";
        return NULL;
    }
    return tui;
}

void debug_tui_close(struct debug_tui *tui, bool waits)
{
    while (waits && !tui->may_leave && !interrupt_came())
        nanosleep(&(struct timespec){ .tv_nsec = 50000000 }, NULL);
    tui->is_over = true;
    pthread_join(tui->thread, NULL);
    debugger_listen(tui->debugger, NULL, NULL);
    release(tui);
}
