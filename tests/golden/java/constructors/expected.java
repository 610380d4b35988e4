// new, this(..) and super(..): nothing may come before those two, so an operand has to hold the begin.
class Base {
    Base(int n, Runnable r) { final int WEFT_D0 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 0); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    Base() { }
}

class Derived extends Base {
    final int n;

    Derived(int n) { super(WEFT_U0_input.beginBox(WEFT_U0_input.S + 1, n), () -> { }); WEFT_U0_input.end(WEFT_U0_input.S + 1); this.n = n; }

    Derived() { super(WEFT_U0_input.beginBox(WEFT_U0_input.S + 2, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 3), Integer.parseInt("3"))), () -> { }); WEFT_U0_input.end(WEFT_U0_input.S + 2); final int WEFT_D4 = WEFT_U0_input.mark(); try { n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), Integer.parseInt("4")); } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    Derived(String s) { this(); }

    Derived(long n) { super(); this.n = (int) n; }

    Derived(char c) { this(WEFT_U0_input.beginBox(WEFT_U0_input.S + 5, c + "s"), null); WEFT_U0_input.end(WEFT_U0_input.S + 5); }

    Derived(String s, Object o) { super(1, WEFT_U0_input.beginBox(WEFT_U0_input.S + 6, null == o ? () -> { } : null)); WEFT_U0_input.end(WEFT_U0_input.S + 6); final int WEFT_D9 = WEFT_U0_input.mark(); try { n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), s.length()); } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_D9); throw WEFT_T9; }}

    Derived(Thread t) { this(WEFT_U0_input.beginAny(WEFT_U0_input.S + 8, null), () -> { }); WEFT_U0_input.end(WEFT_U0_input.S + 8); }

    Derived(long[] o, Runnable r) { n = 6; }

    Derived(Runnable r) { this(WEFT_U0_input.beginBox(WEFT_U0_input.S + 9, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), r.hashCode()))); WEFT_U0_input.end(WEFT_U0_input.S + 9); final int WEFT_D14 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 11); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 11); } } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_D14); throw WEFT_T14; }}
}

class Main {
    class Inner { int z = 5; class Deep { } }

    Main self() { return this; }

    public static void main(String[] args) { final int WEFT_D16 = WEFT_U0_input.mark(); try {
        Derived d = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), new Derived("x"));
        Object o = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), new Object() { @Override public String toString() { return "anonymous " + d.n; } });
        Main main = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), new Main());
        Main.Inner inner = WEFT_U0_input.end(WEFT_U0_input.S + 15, WEFT_U0_input.begin(WEFT_U0_input.S + 15, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), main.self())).new Inner()), other = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), main.new Inner());
        Inner.Deep deep = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), inner.new Deep());
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 19, o + " " + inner.z + other.z + new int[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 20), Integer.parseInt("2"))].length + (deep != null) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), new Derived(7L)).n + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 22), new Derived('c')).n + WEFT_U0_input.end(WEFT_U0_input.S + 23, new Derived(WEFT_U0_input.beginBox(WEFT_U0_input.S + 23, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 24), Thread.currentThread())))).n)); WEFT_U0_input.end(WEFT_U0_input.S + 19); }
    } catch (final Throwable WEFT_T16) { WEFT_U0_input.left(WEFT_D16); throw WEFT_T16; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "3 3 31 4 0 0 java.lang.Runnable.run Base.new\n" + "11 11 22 3 0 0 Base.new Derived.new\n" + "13 13 17 3 0 0 Base.new Derived.new\n" + "13 13 23 5 0 0 java.lang.Integer.parseInt Derived.new\n" + "13 13 62 5 0 0 java.lang.Integer.parseInt Derived.new\n" + "19 19 23 3 0 0 Derived.new Derived.new\n" + "21 21 35 3 0 0 Base.new Derived.new\n" + "21 21 79 5 0 0 java.lang.String.length Derived.new\n" + "23 23 25 3 0 0 Derived.new Derived.new\n" + "27 27 27 3 0 0 Derived.new Derived.new\n" + "27 27 32 5 0 0 java.lang.Runnable.hashCode Derived.new\n" + "27 27 47 4 0 0 java.lang.Runnable.run Derived.new\n" + "36 36 21 5 0 0 Derived.new Main.main\n" + "37 37 20 5 0 0 java.lang.Object.new Main.main\n" + "38 38 21 5 0 0 Main.new Main.main\n" + "39 39 28 5 0 0 Main.Inner.new Main.main\n" + "39 39 28 6 0 0 Main.self Main.main\n" + "39 39 61 5 0 0 Main.Inner.new Main.main\n" + "40 40 27 5 0 0 Main.Inner.Deep.new Main.main\n" + "41 41 9 4 0 0 java.io.PrintStream.println Main.main\n" + "41 41 66 14 0 0 java.lang.Integer.parseInt Main.main\n" + "41 41 115 10 0 0 Derived.new Main.main\n" + "41 41 135 9 0 0 Derived.new Main.main\n" + "41 41 156 8 0 0 Derived.new Main.main\n" + "41 41 168 10 0 0 java.lang.Thread.currentThread Main.main\n"); }
