/* A header that the command line includes stands before the unit's text. */
int caller(int x)
{
    return forced(x);
}
