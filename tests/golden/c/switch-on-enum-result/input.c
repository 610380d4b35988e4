/* A switch over a call that returns an enum: -Wswitch still sees the enum. */
enum colour { RED, GREEN };
enum colour colour(int);
int f(enum colour);

int caller(int x)
{
    switch (colour(x)) {
    case RED:
        return 1;
    case GREEN:
        return f(colour(2));
    }
    return 0;
}
