/* UTF-8 in identifiers, strings and comments: columns are bytes. */
int größe(const char *, int);
int f(void);

int caller(void)
{
    const char *s = "日本語"; /* ö */ return größe(s, f()) + /* ü */ größe("grüße (", f());
}
