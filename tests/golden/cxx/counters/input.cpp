// Counters are values behind the result's, in calls, methods and bodies.
namespace ns {
void work();
struct Engine {
    int step(int n);
};

int body(Engine &engine, int n)
{
    work();
    return engine.step(n);
}
}
