struct counter {
    int sum, last;
    void add(int n)
    {
        sum += n;
        last = n;
    }
};
