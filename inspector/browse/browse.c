#include "browse.h"

#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "browse_screen.h"

enum { KEY_ESCAPE = 27, KEY_REDRAW = 12 };

static void show_view(struct browse *browse, enum browse_view_name name)
{
    if (name == BROWSE_LINES && !browse->views[name].is_made)
        browse_screen_say("reading the trace once more, by line ...");
    browse_view_make(browse, name);
    browse->shown = name;
}

static void move_by(struct browse *browse, long by)
{
    struct browse_view *view = &browse->views[browse->shown];
    long to = (long)view->chosen + by, last = (long)view->items.count - 1;
    to = to > last ? last : to;
    view->chosen = to < 0 ? 0 : (size_t)to;
}

/* From the smallest column over the names round to the first. */
static void sort_by(struct browse *browse, int direction)
{
    struct browse_view *view = &browse->views[browse->shown];
    size_t n = view->n_columns + 1;
    view->order = (view->order + n + (size_t)(direction + (int)n)) % n;
    view->is_reversed = false;
    browse_view_sort(browse, browse->shown);
}

static const struct browse_item *chosen_item(const struct browse *browse)
{
    const struct browse_view *view = &browse->views[browse->shown];
    return view->items.count ? &view->items.items[view->chosen] : NULL;
}

/* ---- search ---- */

static void search(struct browse *browse, bool is_backwards)
{
    if (*browse->sought && !browse_view_find(browse, browse->shown, browse->sought, is_backwards))
        snprintf(browse->said, sizeof browse->said, "not found: %s", browse->sought);
}

static void type(struct browse *browse, int key)
{
    size_t length = strlen(browse->entry);
    if (key == KEY_ESCAPE) {
        browse->is_typing = false;
    } else if (key == '\n' || key == '\r' || key == KEY_ENTER) {
        browse->is_typing = false;
        if (length)
            memcpy(browse->sought, browse->entry, length + 1);
        search(browse, false);
    } else if ((key == KEY_BACKSPACE || key == 127 || key == 8) && length) {
        while (length > 1 && ((unsigned char)browse->entry[length - 1] & 0xC0) == 0x80)
            length--;
        browse->entry[length - 1] = '\0';
    } else if (key >= ' ' && key < 256 && key != 127 && length < BROWSE_MOST_ENTRY - 1) { /* (bytes of UTF-8 come one by one) */
        browse->entry[length] = (char)key;
        browse->entry[length + 1] = '\0';
    }
}

/* ---- keys ---- */

/* The next around it in the tree. */
static void go_out(struct browse *browse)
{
    struct browse_view *view = &browse->views[BROWSE_TREE];
    unsigned depth = view->items.items[view->chosen].depth;
    while (depth > 0 && view->chosen > 0 && view->items.items[view->chosen].depth >= depth)
        view->chosen--;
}

static void fold(struct browse *browse, int key)
{
    const struct browse_item *item = chosen_item(browse);
    if (browse->shown != BROWSE_TREE || !item)
        return;
    if (key == '*')
        browse_tree_fold_all(browse, item, !item->is_open);
    else if ((key == KEY_LEFT || key == '-') && !item->is_open)
        go_out(browse);
    else
        browse_tree_fold(browse, item, key == KEY_RIGHT || key == '+' ? true : key == KEY_LEFT || key == '-' ? false : !item->is_open);
}

static void enter(struct browse *browse)
{
    const struct browse_item *item = chosen_item(browse);
    switch (browse->shown) {
    case BROWSE_TREE:
        fold(browse, '\n');
        break;
    case BROWSE_CALLEES:
        if (item) {
            snprintf(browse->sought, sizeof browse->sought, "%s", item->name);
            show_view(browse, BROWSE_TREE);
            search(browse, false);
        }
        break;
    case BROWSE_LINES:
        browse->has_source = !browse->has_source;
        break;
    case BROWSE_THREADS:
    case BROWSE_N_VIEWS:
        break;
    }
}

/* Returns false to leave. */
static bool press(struct browse *browse, int key)
{
    struct browse_view *view = &browse->views[browse->shown];
    long page = (long)browse_screen_rows(browse);
    *browse->said = '\0';
    if (browse->has_help && key != KEY_RESIZE && key != KEY_REDRAW) { /* any key closes it */
        browse->has_help = false;
        return key != KEY_F(10);
    }
    switch (key) {
    case 'q':
    case KEY_F(10):
        return false;
    case '?':
    case 'h':
    case KEY_F(1):
        browse->has_help = true;
        break;
    case '1':
    case '2':
    case '3':
    case '4':
        show_view(browse, (enum browse_view_name)(key - '1'));
        break;
    case '\t':
        show_view(browse, (enum browse_view_name)((browse->shown + 1) % BROWSE_N_VIEWS));
        break;
    case KEY_UP:
    case 'k':
        move_by(browse, -1);
        break;
    case KEY_DOWN:
    case 'j':
        move_by(browse, 1);
        break;
    case KEY_PPAGE:
        move_by(browse, -page);
        break;
    case KEY_NPAGE:
    case ' ':
        move_by(browse, page);
        break;
    case KEY_HOME:
    case 'g':
        view->chosen = 0;
        break;
    case KEY_END:
    case 'G':
        move_by(browse, (long)view->items.count);
        break;
    case '\n':
    case '\r':
    case KEY_ENTER:
        enter(browse);
        break;
    case KEY_RIGHT:
    case KEY_LEFT:
    case '+':
    case '-':
    case '*':
        fold(browse, key);
        break;
    case '/':
        browse->is_typing = true;
        browse->entry[0] = '\0';
        break;
    case 'n':
        search(browse, false);
        break;
    case 'N':
        search(browse, true);
        break;
    case '<':
        sort_by(browse, -1);
        break;
    case '>':
    case 's':
        sort_by(browse, 1);
        break;
    case 'r':
        view->is_reversed = !view->is_reversed;
        browse_view_sort(browse, browse->shown);
        break;
    case KEY_REDRAW:
        clearok(stdscr, TRUE);
        break;
    default:
        break;
    }
    return true;
}

bool browse_run(struct browse *browse, const char **why)
{
    setlocale(LC_CTYPE, "");
    SCREEN *screen = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? newterm(NULL, stdout, stdin) : NULL;
    if (!screen) {
        *why = "there is no terminal, or none that $TERM names; `weft report` prints the same";
        return false;
    }
    struct source_lines source = { .arena = { 0 } };
    browse_screen_colours();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    curs_set(0);
    show_view(browse, BROWSE_TREE);
    for (bool goes_on = true; goes_on;) {
        browse_screen_draw(browse, &source);
        int key = getch();
        if (key == ERR)
            break; /* the terminal is gone */
        if (browse->is_typing && key != KEY_RESIZE && key != KEY_REDRAW)
            type(browse, key);
        else
            goes_on = press(browse, key);
    }
    endwin();
    delscreen(screen);
    source_lines_release(&source);
    return true;
}
