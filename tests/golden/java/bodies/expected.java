// "function": the bodies of methods and constructors, whichever way they are left; and the life of main.
package org.example;

class Main {
    final int n;

    Main(int n) { super(); WEFT_U0_input.begin(WEFT_U0_input.S + 0); final int WEFT_D0 = WEFT_U0_input.mark(); try { this.n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), twice(n)); } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0 - 1); throw WEFT_T0; } finally { WEFT_U0_input.leave(WEFT_D0 - 1, WEFT_U0_input.S + 0); }}

    Main() { this(3); WEFT_U0_input.begin(WEFT_U0_input.S + 2); final int WEFT_D1 = WEFT_U0_input.mark(); try { System.out.println(n); } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1 - 1); throw WEFT_T1; } finally { WEFT_U0_input.leave(WEFT_D1 - 1, WEFT_U0_input.S + 2); }}

    static int twice(int n) { WEFT_U0_input.begin(WEFT_U0_input.S + 3); final int WEFT_D2 = WEFT_U0_input.mark(); try { if (n > 9) throw new IllegalArgumentException(); return 2 * n; } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2 - 1); throw WEFT_T2; } finally { WEFT_U0_input.leave(WEFT_D2 - 1, WEFT_U0_input.S + 3); }}

    abstract static class A { abstract void none(); void some() { WEFT_U0_input.begin(WEFT_U0_input.S + 4); final int WEFT_D3 = WEFT_U0_input.mark(); try { } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3 - 1); throw WEFT_T3; } finally { WEFT_U0_input.leave(WEFT_D3 - 1, WEFT_U0_input.S + 4); }} }

    static int both(int n) { WEFT_U0_input.begin(WEFT_U0_input.S + 5); final int WEFT_D4 = WEFT_U0_input.mark(); try {
        try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), twice(n)); } catch (IllegalArgumentException e) { WEFT_U0_input.left(WEFT_D4); return 0; }
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4 - 1); throw WEFT_T4; } finally { WEFT_U0_input.leave(WEFT_D4 - 1, WEFT_U0_input.S + 5); }}

    record R(int x) { R { WEFT_U0_input.begin(WEFT_U0_input.S + 7); final int WEFT_D5 = WEFT_U0_input.mark(); try { if (x < 0) throw new IllegalArgumentException(); } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5 - 1); throw WEFT_T5; } finally { WEFT_U0_input.leave(WEFT_D5 - 1, WEFT_U0_input.S + 7); }} }

    static void forever() { WEFT_U0_input.begin(WEFT_U0_input.S + 8); final int WEFT_D6 = WEFT_U0_input.mark(); try { for (;;) { if (both(1) == 2) return; } } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6 - 1); throw WEFT_T6; } finally { WEFT_U0_input.leave(WEFT_D6 - 1, WEFT_U0_input.S + 8); }}

    public static void main(String[] args) { WEFT_U0_input.beginProgram(WEFT_U0_input.S + 9); WEFT_U0_input.begin(WEFT_U0_input.S + 10); final int WEFT_D7 = WEFT_U0_input.mark(); try { new Main(); both(10); new R(1); forever(); Runnable r = () -> both(1); r.run(); } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7 - 1); throw WEFT_T7; } finally { WEFT_U0_input.leave(WEFT_D7 - 1, WEFT_U0_input.S + 10); WEFT_U0_input.endProgram(WEFT_U0_input.S + 9); }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "7 7 5 2 3 0 org.example.Main.new Main.new\n" + "7 7 37 5 0 0 org.example.Main.twice Main.new\n" + "9 9 5 2 3 0 org.example.Main.new Main.new\n" + "11 11 16 2 3 0 org.example.Main.twice Main.twice\n" + "13 13 58 2 3 0 org.example.Main.A.some Main.A.some\n" + "15 17 16 2 3 0 org.example.Main.both Main.both\n" + "16 16 22 6 0 0 org.example.Main.twice Main.both\n" + "19 19 23 2 3 0 org.example.Main.R.new Main.R.new\n" + "21 21 17 2 3 0 org.example.Main.forever Main.forever\n" + "23 23 24 2 2 0 main Main.main\n" + "23 23 24 2 3 0 org.example.Main.main Main.main\n"); }
