// new, this(..) and super(..): nothing may come before those two, so an operand has to hold the begin.
class Base {
    Base(int n, Runnable r) { r.run(); }

    Base() { }
}

class Derived extends Base {
    final int n;

    Derived(int n) { super(n, () -> { }); this.n = n; }

    Derived() { super(Integer.parseInt("3"), () -> { }); n = Integer.parseInt("4"); }

    Derived(String s) { this(); }

    Derived(long n) { super(); this.n = (int) n; }

    Derived(char c) { this(c + "s", null); }

    Derived(String s, Object o) { super(1, null == o ? () -> { } : null); n = s.length(); }

    Derived(Thread t) { this(null, () -> { }); }

    Derived(long[] o, Runnable r) { n = 6; }

    Derived(Runnable r) { this(r.hashCode()); r.run(); }
}

class Main {
    class Inner { int z = 5; class Deep { } }

    Main self() { return this; }

    public static void main(String[] args) {
        Derived d = new Derived("x");
        Object o = new Object() { @Override public String toString() { return "anonymous " + d.n; } };
        Main main = new Main();
        Main.Inner inner = main.self().new Inner(), other = main.new Inner();
        Inner.Deep deep = inner.new Deep();
        System.out.println(o + " " + inner.z + other.z + new int[Integer.parseInt("2")].length + (deep != null) + new Derived(7L).n + new Derived('c').n + new Derived(Thread.currentThread()).n);
    }
}
