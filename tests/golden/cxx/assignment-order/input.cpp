// g++ evaluates the place on the left in front of the call on the right: where the call can change the place, or the place has effects, nothing is put
// around the call. Where it cannot, the form is the exact one.
struct node {
    int value;
    node *next;
};
int f(int);
node *make(node *);
int &slot(int);
struct list {
    node *head;
    int rows[4], n;
    int size();
    void fill(node *local, int *p, int i)
    {
        head->value = f(1);
        this->n = f(2);
        rows[i] = f(3);
        rows[n] = f(4);
        local->value = f(5);
        local->next->value = f(6);
        *p++ = f(7);
        slot(8) = size();
        slot(f(9)) = f(f(10)) + 1;
        if ((rows[n] = f(11)) > 0)
            local = head->next = make(local);
    }
};
void outside(node *escapes, node *&reference)
{
    node **address = &escapes;
    escapes->value = f(1);
    reference->value = f(2);
    (*address)->next = make(*address);
    auto changes = [&](node *own) { own->value = f(3), reference->next = make(own); };
    changes(escapes);
}
