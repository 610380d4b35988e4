/* \u00f6 is another spelling of the same identifier. */
int gr\u00f6\u00dfe(int);
int f(int);

int caller(int \u00f6)
{
    return f(\u00f6) + gr\u00f6\u00dfe(f(1));
}
