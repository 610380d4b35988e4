/* gnu89: a function nobody declared returns int. */
int caller(x)
{
    return missing(x) + missing(missing(1), 2.5);
}
