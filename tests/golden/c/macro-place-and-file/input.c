/* __LINE__, __FILE__ and __func__ mean what they meant. */
int report(const char *file, int line, const char *function, const char *text);
#define HERE(e) report(__FILE__, __LINE__, __func__, #e)

int caller(void)
{
    return HERE(1 + 1) + HERE("quoted \"\n\"") + HERE(
        several  lines
    );
}
