/* Operations on atomic objects are not recorded, but the tables of the blocks say that there is one (slot 255). */
static int flag, data;
void work_store(void)
{
    data = 1;
    __atomic_store_n(&flag, 1, __ATOMIC_RELEASE);
}
int work_load(void)
{
    while (!__atomic_load_n(&flag, __ATOMIC_ACQUIRE))
        ;
    return data + __sync_fetch_and_add(&flag, 1);
}
