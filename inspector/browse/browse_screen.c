#include "browse_screen.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

enum {
    HEAD = 3 /* lines above the items: title, views, headings */,
    FOOT = 2,
    LEAST_SOURCE = 18,
    WIDE = 110,
    LEAST_ROWS = 6,
    LEAST_COLUMNS = 30,
    WHOLE_NAMES = 44 /* columns that the views' names take */
};
enum { PAIR_BAR = 1, PAIR_NOTE, PAIR_SORTED };

void browse_screen_colours(void)
{
    const char *no_colour = getenv("NO_COLOR");
    if (!has_colors() || (no_colour && *no_colour))
        return;
    start_color();
    use_default_colors();
    init_pair(PAIR_BAR, COLOR_BLACK, COLOR_CYAN);
    init_pair(PAIR_NOTE, COLOR_RED, -1);
    init_pair(PAIR_SORTED, COLOR_CYAN, -1);
}

/* ---- text ---- */

static size_t cells_of(const char *text)
{
    size_t cells = 0;
    for (; *text; text++)
        cells += ((unsigned char)*text & 0xC0) != 0x80;
    return cells;
}

/* Text in at most `width` cells; what is too long ends, or begins, with an ellipsis. */
static void put(int row, int column, int width, const char *text, bool keeps_end)
{
    size_t cells = cells_of(text), room = width > 0 ? (size_t)width : 0;
    if (row < 0 || row >= LINES || room == 0)
        return;
    if (cells <= room) {
        mvaddstr(row, column, text);
        return;
    }
    size_t dots = room > 8 ? 3 : 0, left = room - dots, skipped = keeps_end ? cells - left : 0;
    move(row, column);
    if (keeps_end)
        addnstr("...", (int)dots);
    for (; skipped > 0; skipped--)
        for (text++; ((unsigned char)*text & 0xC0) == 0x80; text++)
            ;
    const char *end = text;
    for (; left > 0 && *end; left--)
        for (end++; ((unsigned char)*end & 0xC0) == 0x80; end++)
            ;
    addnstr(text, (int)(end - text));
    if (!keeps_end)
        addnstr("...", (int)dots);
}

static void bar(int row, chtype attributes)
{
    attron(attributes);
    mvhline(row, 0, ' ', COLS);
}

void browse_screen_say(const char *text)
{
    erase();
    put(LINES / 2, 2, COLS - 4, text, false);
    refresh();
}

/* ---- head and foot ---- */

static void draw_head(const struct browse *browse)
{
    struct arena arena = { 0 };
    struct str title = { .arena = &arena };
    chtype bars = has_colors() && COLOR_PAIRS > PAIR_BAR ? (chtype)(COLOR_PAIR(PAIR_BAR) | A_BOLD) : A_REVERSE;
    report_header(&title, &browse->callees);
    title.text[strcspn(title.text, "\n")] = '\0';
    bar(0, bars);
    put(0, 1, COLS - 2, title.text, false);
    attroff(bars);
    move(1, 1);
    bool is_narrow = COLS < WHOLE_NAMES;
    for (int i = 0; i < BROWSE_N_VIEWS; i++) {
        chtype attributes = i == (int)browse->shown ? A_REVERSE | A_BOLD : A_NORMAL;
        attron(attributes);
        printw(is_narrow ? "%d %.4s" : " %d %s ", i + 1, browse->views[i].name);
        attroff(attributes);
        addch(' ');
    }
    int column = getcurx(stdscr);
    if (browse->restriction)
        put(1, column + 1, COLS - column - 2, arena_printf(&arena, "only %s", text_printable(&arena, browse->restriction)), false);
    arena_release(&arena);
}

/* The file's name first: it is what fits. */
static void draw_problems(const struct browse *browse, int row)
{
    struct arena arena = { 0 };
    const struct trace_problem *first = browse->trace->problems.items;
    attron(COLOR_PAIR(PAIR_NOTE) | A_BOLD);
    put(row, 1, COLS - 2,
        arena_printf(&arena, "%zu problem%s with this trace: %s: %s", browse->trace->problems.count, browse->trace->problems.count == 1 ? "" : "s",
                     text_path(&arena, first->path), text_printable(&arena, first->text)),
        false);
    attroff(COLOR_PAIR(PAIR_NOTE) | A_BOLD);
    arena_release(&arena);
}

static void draw_foot(const struct browse *browse)
{
    static const char *const keys[] = {
        [BROWSE_TREE] = "?Help /Search <>Sort  Enter unfold  * all  1-4 views  q quit",
        [BROWSE_CALLEES] = "?Help /Search <>Sort  Enter in tree  r reverse  1-4 views  q quit",
        [BROWSE_THREADS] = "?Help /Search <>Sort  r reverse  1-4 views  q quit",
        [BROWSE_LINES] = "?Help /Search <>Sort  Enter source  r reverse  1-4 views  q quit",
    };
    struct arena arena = { 0 };
    if (browse->is_typing)
        put(LINES - 2, 1, COLS - 2, arena_printf(&arena, "search: %s_", browse->entry), true);
    else if (*browse->said)
        put(LINES - 2, 1, COLS - 2, browse->said, false);
    else if (browse->trace->problems.count)
        draw_problems(browse, LINES - 2);
    chtype bars = has_colors() && COLOR_PAIRS > PAIR_BAR ? (chtype)COLOR_PAIR(PAIR_BAR) : A_REVERSE;
    bar(LINES - 1, bars);
    put(LINES - 1, 1, COLS - 2, keys[browse->shown], false);
    attroff(bars);
    arena_release(&arena);
}

/* ---- items ---- */

static bool shows_source(const struct browse *browse)
{
    return browse->shown == BROWSE_LINES && browse->has_source && LINES >= LEAST_SOURCE;
}

size_t browse_screen_rows(const struct browse *browse)
{
    int rows = LINES - HEAD - FOOT;
    if (shows_source(browse))
        rows /= 3;
    return rows > 1 ? (size_t)rows : 1;
}

static bool is_shown(const struct browse_column *column)
{
    return COLS >= WIDE || !column->is_for_wide;
}

enum { NARROW = 60, GAP = 2 };

/* On a very narrow terminal only the column by which the view is sorted, and the first. */
static bool fits(const struct browse_view *view, size_t column)
{
    return is_shown(&view->columns[column]) && (COLS >= NARROW || column == view->order || (view->order == view->n_columns && column == 0));
}

static void draw_items(struct browse *browse)
{
    struct browse_view *view = &browse->views[browse->shown];
    struct arena arena = { 0 };
    size_t rows = browse_screen_rows(browse);
    if (view->chosen < view->top)
        view->top = view->chosen;
    if (view->chosen >= view->top + rows)
        view->top = view->chosen - rows + 1;
    if (view->top + rows > view->items.count)
        view->top = view->items.count > rows ? view->items.count - rows : 0;
    int at[BROWSE_MOST_COLUMNS + 1] = { 0 }, column = 0;
    for (size_t c = 0; c < view->n_columns; c++) {
        size_t width = strlen(view->columns[c].heading);
        for (size_t i = view->top; i < view->items.count && i < view->top + rows; i++) {
            size_t cells = strlen(browse_value(&arena, view, &view->items.items[i], c));
            width = cells > width ? cells : width;
        }
        if (fits(view, c))
            column += GAP + (int)width;
        at[c] = column; /* the end of the column */
    }
    int names = column + GAP;
    for (size_t c = 0; c <= view->n_columns; c++) {
        bool is_sorted = c == view->order;
        const char *heading = c < view->n_columns ? view->columns[c].heading : view->heading;
        attron(A_BOLD | (is_sorted ? A_UNDERLINE | COLOR_PAIR(PAIR_SORTED) : 0));
        if (c == view->n_columns)
            put(2, names, COLS - names, heading, false);
        else if (fits(view, c))
            put(2, at[c] - (int)strlen(heading), (int)strlen(heading), heading, false);
        attroff(A_BOLD | A_UNDERLINE | COLOR_PAIR(PAIR_SORTED));
    }
    for (size_t i = view->top; i < view->items.count && i < view->top + rows; i++) {
        const struct browse_item *item = &view->items.items[i];
        int row = HEAD + (int)(i - view->top), indent = browse->shown == BROWSE_TREE ? 2 * (int)item->depth : 0;
        int most = (COLS - names) / 2; /* what is deeper stands no further right */
        indent = indent > most ? most : indent;
        if (i == view->chosen)
            bar(row, A_REVERSE);
        for (size_t c = 0; c < view->n_columns; c++)
            if (fits(view, c)) {
                const char *value = browse_value(&arena, view, item, c);
                put(row, at[c] - (int)strlen(value), COLS - at[c] + (int)strlen(value), value, false);
            }
        const char *sign = browse->shown != BROWSE_TREE ? "" : !item->has_more ? "  " : item->is_open ? "- " : "+ ";
        put(row, names + indent, COLS - names - indent, arena_printf(&arena, "%s%s%s", sign, item->name, item->note),
            browse->shown == BROWSE_LINES || browse->shown == BROWSE_CALLEES);
        attroff(A_REVERSE);
    }
    if (view->items.count == 0)
        put(HEAD, 2, COLS - 4, browse->restriction ? "(no such call was recorded)" : "(no call was recorded)", false);
    arena_release(&arena);
}

/* ---- source ---- */

static const struct browse_item *item_of_line(const struct browse_view *view, const char *file, uint32_t line)
{
    for (size_t i = 0; i < view->items.count; i++) {
        const struct weft_site *site = view->items.items[i].site;
        if (site->line_begin == line && strcmp(site->file, file) == 0)
            return &view->items.items[i];
    }
    return NULL;
}

static int64_t start_of(const struct trace *trace)
{
    int64_t first = INT64_MAX;
    for (size_t i = 0; i < trace->processes.count; i++)
        if (trace->processes.items[i]->start_time < first)
            first = trace->processes.items[i]->start_time;
    return first;
}

static void draw_source(struct browse *browse, struct source_lines *source)
{
    const struct browse_view *view = &browse->views[BROWSE_LINES];
    int from = HEAD + (int)browse_screen_rows(browse), rows = LINES - FOOT - from - 1;
    if (view->items.count == 0 || rows < 1)
        return;
    struct arena arena = { 0 };
    const struct weft_site *chosen = view->items.items[view->chosen].site;
    source_lines_read(source, chosen->file, start_of(browse->trace));
    bar(from, A_BOLD | A_UNDERLINE);
    put(from, 1, COLS - 2,
        arena_printf(&arena, "   calls       self   line  %s%s%s%s", text_path(&arena, chosen->file), source->why ? ": " : "",
                     source->why ? source->why : "", source->is_newer ? " (was changed after the program ran)" : ""),
        false);
    attroff(A_BOLD | A_UNDERLINE);
    int first = (int)chosen->line_begin - rows / 2 > 1 ? (int)chosen->line_begin - rows / 2 : 1;
    for (int i = 0; i < rows && (size_t)(first + i) <= source->lines.count; i++) {
        const struct browse_item *item = item_of_line(view, chosen->file, (uint32_t)(first + i));
        const char *calls = item ? browse_value(&arena, view, item, 0) : "", *self = item ? browse_value(&arena, view, item, 2) : "";
        chtype attributes = first + i == (int)chosen->line_begin ? A_BOLD : A_NORMAL;
        attron(attributes);
        put(from + 1 + i, 1, COLS - 2, arena_printf(&arena, "%8s %10s %6d  %s", calls, self, first + i, source->lines.items[first + i - 1]), false);
        attroff(attributes);
    }
    arena_release(&arena);
}

/* ---- help ---- */

static void draw_help(void)
{
    static const char *const lines[] = {
        "1 2 3 4, Tab      tree, callees, threads, source lines; the next view",
        "Up Down, k j      move; Page Up, Page Down, Home, End (g, G)",
        "Enter             tree: unfold or fold; callees: show in the tree; lines: the source",
        "Right Left, + -   tree: unfold; fold, or go to the call around it",
        "*                 tree: unfold everything below, or fold it",
        "/  n  N           search a name, the next, the one before (any case)",
        "<  >  s           sort by the column to the left, to the right",
        "r                 the smallest first, or the largest",
        "?  F1             this help",
        "q  F10            leave",
        "",
        "total  time in which the call was running; self  part of it in no other recorded call",
        "*  no end was recorded   !  left by an exception or longjmp   +  with its arguments",
    };
    for (int i = 0; i < (int)(sizeof lines / sizeof *lines); i++)
        if (HEAD + i < LINES - FOOT)
            put(HEAD + i, 2, COLS - 3, lines[i], false);
}

void browse_screen_draw(struct browse *browse, struct source_lines *source)
{
    erase();
    if (LINES < LEAST_ROWS || COLS < LEAST_COLUMNS) {
        put(0, 0, COLS, "too small", false);
        refresh();
        return;
    }
    draw_head(browse);
    if (browse->has_help) {
        draw_help();
    } else {
        draw_items(browse);
        if (shows_source(browse))
            draw_source(browse, source);
    }
    draw_foot(browse);
    refresh();
}
