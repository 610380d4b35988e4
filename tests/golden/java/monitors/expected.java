/* The wait for a monitor: behind what the monitor costs, before the block; the block's ways out; a null monitor. */
import java.util.*;
class Main {
    static final Object LOCK = new Object();
    static final List<Object> list = new ArrayList<>(Arrays.asList("a", 1));
    static StringBuilder log = new StringBuilder();
    static Object lock(int n) { log.append(n); return n < 0 ? null : LOCK; }
    static void v(int n) { log.append(n); }
    static synchronized int whole(int n) { return n; }
    final int field;
    Main(int n) { final int WEFT_D3 = WEFT_U0_input.mark(); try { synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 0, this)) { WEFT_U0_input.end(WEFT_U0_input.S + 0); field = n; } } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}
    static int returns(int n) { final int WEFT_D4 = WEFT_U0_input.mark(); try {
        synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 1, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), lock(n)))) { WEFT_U0_input.end(WEFT_U0_input.S + 1);{ WEFT_U0_input.begin(WEFT_U0_input.S + 3); v(1); WEFT_U0_input.end(WEFT_U0_input.S + 3); } if (n > 5) return n; }
        synchronized (/* the class */ WEFT_U0_input.begin(WEFT_U0_input.S + 4, Main.class)) { WEFT_U0_input.end(WEFT_U0_input.S + 4); }
        final int m;
        synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 5, ((Object) list.get(n & 1)))) { WEFT_U0_input.end(WEFT_U0_input.S + 5); m = n + 1; }
        for (int i = 0; ; i++) synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 6, LOCK)) { WEFT_U0_input.end(WEFT_U0_input.S + 6); if (i > 2) break; else continue; }
        synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 7, LOCK)) { WEFT_U0_input.end(WEFT_U0_input.S + 7); synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 8, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), lock(2)))) { WEFT_U0_input.end(WEFT_U0_input.S + 8); throw new IllegalStateException("m" + m); } }
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}
    public static void main(String[] args) { final int WEFT_D5 = WEFT_U0_input.mark(); try {
        Runnable r = () -> { final int WEFT_D6 = WEFT_U0_input.mark(); try { synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 10, LOCK)) { WEFT_U0_input.end(WEFT_U0_input.S + 10); { WEFT_U0_input.begin(WEFT_U0_input.S + 11); v(7); WEFT_U0_input.end(WEFT_U0_input.S + 11); } } } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }};
        r.run();
        try { returns(WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), lock(3)) == LOCK ? 1 : 2); } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D5); log.append(e.getMessage()); }
        try { synchronized (WEFT_U0_input.begin(WEFT_U0_input.S + 13, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), lock(-1)))) { WEFT_U0_input.end(WEFT_U0_input.S + 13); { WEFT_U0_input.begin(WEFT_U0_input.S + 15); v(9); WEFT_U0_input.end(WEFT_U0_input.S + 15); } } } catch (NullPointerException e) { WEFT_U0_input.left(WEFT_D5); { WEFT_U0_input.begin(WEFT_U0_input.S + 16); v(8); WEFT_U0_input.end(WEFT_U0_input.S + 16); } }
        System.out.println(log + " " + returns(6) + whole(new Main(4).field));
    } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "11 11 19 3 4 0 synchronized Main.new lock\n" + "13 13 9 3 4 0 synchronized Main.returns lock\n" + "13 13 23 5 0 0 Main.lock Main.returns\n" + "13 13 33 6 0 0 Main.v Main.returns\n" + "14 14 9 3 4 0 synchronized Main.returns lock\n" + "16 16 9 3 4 0 synchronized Main.returns lock\n" + "17 17 32 4 4 0 synchronized Main.returns lock\n" + "18 18 9 3 4 0 synchronized Main.returns lock\n" + "18 18 31 5 4 0 synchronized Main.returns lock\n" + "18 18 45 7 0 0 Main.lock Main.returns\n" + "21 21 30 7 4 0 synchronized Main.main lock\n" + "21 21 52 10 0 0 Main.v Main.main\n" + "23 23 23 10 0 0 Main.lock Main.main\n" + "24 24 15 5 4 0 synchronized Main.main lock\n" + "24 24 29 7 0 0 Main.lock Main.main\n" + "24 24 41 8 0 0 Main.v Main.main\n" + "24 24 84 7 0 0 Main.v Main.main\n"); }
