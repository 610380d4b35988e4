/* The condition of a loop is evaluated once more before what it protects, but not one that changes something. */
struct list {
    double *items;
};

double sum(const struct list *list, int n)
{
    double total = 0;
    for (int i = 0; i < n; i++)
        total += list->items[i];
    for (int i = 0; i < n--; i++)
        total += list->items[i];
    for (int i = 0; (n -= 2) > i; i++)
        total += list->items[i];
    return total;
}
