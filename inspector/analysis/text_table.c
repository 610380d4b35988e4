#include "text_table.h"

enum { COLUMN_GAP = 2, MOST_COLUMNS = 16, LEAST_TEXT = 28, LEAST_LAST = 8 };

/* Returns the width of UTF-8 text in terminal cells, assuming one cell per character. */
static size_t cells_of(const char *text)
{
    size_t cells = 0;
    for (; *text; text++)
        cells += ((unsigned char)*text & 0xC0) != 0x80;
    return cells;
}

struct table table_start(struct arena *arena, const struct text_style *style, const char *const *headings, size_t n_right)
{
    struct table table = { .arena = arena, .n_right = n_right, .style = style };
    for (; headings[table.n_columns]; table.n_columns++)
        table_add(&table, headings[table.n_columns]);
    return table;
}

void table_add(struct table *table, const char *text)
{
    vec_push(table->arena, &table->cells, (struct cell){ text, cells_of(text) });
}

void table_printf(struct table *table, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    table_add(table, arena_vprintf(table->arena, format, arguments));
    va_end(arguments);
}

void table_add_time(struct table *table, uint64_t ns)
{
    struct str text = { .arena = table->arena };
    text_add_time(&text, ns);
    table_add(table, text.text);
}

void table_add_count(struct table *table, uint64_t count)
{
    struct str text = { .arena = table->arena };
    text_add_count(&text, count);
    table_add(table, text.text);
}

static void add_spaces(struct str *out, size_t count)
{
    while (count-- > 0)
        str_add_char(out, ' ');
}

static const char *skip_cells(const char *text, size_t count)
{
    for (; count > 0; count--)
        for (text++; ((unsigned char)*text & 0xC0) == 0x80; text++)
            ;
    return text;
}

/* Returns the cells that it takes. */
static size_t add_cell(struct str *out, struct cell cell, size_t room, bool keep_end)
{
    if (cell.cells <= room) {
        str_add(out, cell.text);
        return cell.cells;
    }
    if (keep_end) {
        str_add(out, "...");
        str_add(out, skip_cells(cell.text, cell.cells - room + 3));
    } else {
        str_add_bytes(out, cell.text, (size_t)(skip_cells(cell.text, room - 3) - cell.text));
        str_add(out, "...");
    }
    return room;
}

/* Makes columns of text narrower, the widest first, until rows fit the terminal. Where that would leave too little to
 * read, they stay as they are, and the terminal breaks the lines. */
static void fit(const struct table *table, size_t *widths)
{
    size_t least[MOST_COLUMNS], total = 0, least_total = 0;
    for (size_t column = 0; column < table->n_columns; column++) {
        size_t most_kept = column < table->n_right ? SIZE_MAX : column + 1 < table->n_columns ? LEAST_TEXT : LEAST_LAST;
        least[column] = widths[column] < most_kept ? widths[column] : most_kept;
        total += COLUMN_GAP + widths[column];
        least_total += COLUMN_GAP + least[column];
    }
    if (least_total > table->style->width)
        return;
    for (; total > table->style->width; total--) {
        size_t widest = table->n_columns;
        for (size_t column = table->n_right; column < table->n_columns; column++)
            if (widths[column] > least[column] && (widest == table->n_columns || widths[column] > widths[widest]))
                widest = column;
        widths[widest]--;
    }
}

void table_print(const struct table *table, struct str *out)
{
    size_t widths[MOST_COLUMNS] = { 0 };
    for (size_t i = 0; i < table->cells.count; i++)
        if (table->cells.items[i].cells > widths[i % table->n_columns])
            widths[i % table->n_columns] = table->cells.items[i].cells;
    fit(table, widths);
    for (size_t i = 0; i < table->cells.count; i += table->n_columns) {
        bool bold = i == 0 && table->style->colour;
        str_add(out, bold ? "\033[1m" : "");
        for (size_t column = 0; column < table->n_columns; column++) {
            struct cell cell = table->cells.items[i + column];
            add_spaces(out, COLUMN_GAP);
            if (column < table->n_right)
                add_spaces(out, widths[column] - cell.cells);
            size_t used = add_cell(out, cell, widths[column], table->keep_end && i > 0);
            if (column >= table->n_right && column + 1 < table->n_columns)
                add_spaces(out, widths[column] - used);
        }
        str_add(out, bold ? "\033[0m\n" : "\n");
    }
}
