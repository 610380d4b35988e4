// new, this(..) and super(..): nothing may come before those two, so an operand has to hold the begin.
class Base {
    Base(int n, Runnable r) { final int WEFT_D0 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 0); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    Base() { }
}

class Derived extends Base {
    final int n;

    Derived(int n) { super(WEFT_U0_input.begin(WEFT_U0_input.S + 1, n), () -> { }); WEFT_U0_input.end(WEFT_U0_input.S + 1); this.n = n; }

    Derived() { super(WEFT_U0_input.begin(WEFT_U0_input.S + 2, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), Integer.parseInt("3"))), () -> { }); WEFT_U0_input.end(WEFT_U0_input.S + 2); final int WEFT_D4 = WEFT_U0_input.mark(); try { n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), Integer.parseInt("4")); } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    Derived(String s) { this(); }

    Derived(long n) { super(); this.n = (int) n; }

    Derived(Runnable r) { this(WEFT_U0_input.begin(WEFT_U0_input.S + 5, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), r.hashCode()))); WEFT_U0_input.end(WEFT_U0_input.S + 5); final int WEFT_D8 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 7); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 7); } } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}
}

class Main {
    class Inner { int z = 5; class Deep { } }

    Main self() { return this; }

    public static void main(String[] args) { final int WEFT_D10 = WEFT_U0_input.mark(); try {
        Derived d = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), new Derived("x"));
        Object o = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), new Object() { @Override public String toString() { return "anonymous " + d.n; } });
        Main main = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 10), new Main());
        Main.Inner inner = WEFT_U0_input.end(WEFT_U0_input.S + 11, WEFT_U0_input.begin(WEFT_U0_input.S + 11, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), main.self())).new Inner()), other = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), main.new Inner());
        Inner.Deep deep = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), inner.new Deep());
        { System.out.println(WEFT_U0_input.begin(WEFT_U0_input.S + 15, o + " " + inner.z + other.z + new int[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), Integer.parseInt("2"))].length + (deep != null) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), new Derived(7L)).n)); WEFT_U0_input.end(WEFT_U0_input.S + 15); }
    } catch (final Throwable WEFT_T10) { WEFT_U0_input.left(WEFT_D10); throw WEFT_T10; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "3 3 31 4 0 0 java.lang.Runnable.run Base.new\n" + "11 11 22 3 0 0 Base.new Derived.new\n" + "13 13 17 3 0 0 Base.new Derived.new\n" + "13 13 23 5 0 0 java.lang.Integer.parseInt Derived.new\n" + "13 13 62 5 0 0 java.lang.Integer.parseInt Derived.new\n" + "19 19 27 3 0 0 Derived.new Derived.new\n" + "19 19 32 5 0 0 java.lang.Runnable.hashCode Derived.new\n" + "19 19 47 4 0 0 java.lang.Runnable.run Derived.new\n" + "28 28 21 5 0 0 Derived.new Main.main\n" + "29 29 20 5 0 0 java.lang.Object.new Main.main\n" + "30 30 21 5 0 0 Main.new Main.main\n" + "31 31 28 5 0 0 Main.Inner.new Main.main\n" + "31 31 28 6 0 0 Main.self Main.main\n" + "31 31 61 5 0 0 Main.Inner.new Main.main\n" + "32 32 27 5 0 0 Deep.new Main.main\n" + "33 33 9 4 0 0 java.io.PrintStream.println Main.main\n" + "33 33 66 12 0 0 java.lang.Integer.parseInt Main.main\n" + "33 33 115 8 0 0 Derived.new Main.main\n"); }
