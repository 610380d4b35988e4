// "function": the bodies of methods and constructors, whichever way they are left; and the life of main.
package org.example;

class Main {
    final int n;

    Main(int n) { super(); this.n = twice(n); }

    Main() { this(3); System.out.println(n); }

    static int twice(int n) { if (n > 9) throw new IllegalArgumentException(); return 2 * n; }

    abstract static class A { abstract void none(); void some() { } }

    static int both(int n) {
        try { return twice(n); } catch (IllegalArgumentException e) { return 0; }
    }

    record R(int x) { R { if (x < 0) throw new IllegalArgumentException(); } }

    static void forever() { for (;;) { if (both(1) == 2) return; } }

    public static void main(String[] args) { new Main(); both(10); new R(1); forever(); Runnable r = () -> both(1); r.run(); }
}
