// A call that is a statement becomes a block of statements, wherever a statement may stand; void or not.
import java.util.ArrayList;
import java.util.List;

class Main {
    static void v(Object o) { final int WEFT_D0 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 0); System.out.println(o); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    static int a() { return 1; }

    public static void main(String[] args) { final int WEFT_D2 = WEFT_U0_input.mark(); try {
        List<String> list = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), new ArrayList<>());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 2); list.add("x"); WEFT_U0_input.end(WEFT_U0_input.S + 2); }
        if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), a()) > 0) { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 4, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 5), a()))); WEFT_U0_input.end(WEFT_U0_input.S + 4); } else { WEFT_U0_input.begin(WEFT_U0_input.S + 6); v(2); WEFT_U0_input.end(WEFT_U0_input.S + 6); }
        if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), a()) > 1)
            { WEFT_U0_input.begin(WEFT_U0_input.S + 8); v(3); WEFT_U0_input.end(WEFT_U0_input.S + 8); }
        else if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), a()) > 0)
            { WEFT_U0_input.begin(WEFT_U0_input.S + 10); v(4); WEFT_U0_input.end(WEFT_U0_input.S + 10); }
        for (int i = 0; i < 2; i++) { WEFT_U0_input.begin(WEFT_U0_input.S + 11); v(i); WEFT_U0_input.end(WEFT_U0_input.S + 11); }
        for (WEFT_U0_input.begin(WEFT_U0_input.S + 12), list.size(), WEFT_U0_input.end(WEFT_U0_input.S + 12); WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), a()) < 1; WEFT_U0_input.begin(WEFT_U0_input.S + 14), list.size(), WEFT_U0_input.end(WEFT_U0_input.S + 14)) { WEFT_U0_input.begin(WEFT_U0_input.S + 15); v(7); WEFT_U0_input.end(WEFT_U0_input.S + 15); }
        int k = 0;
        for (WEFT_U0_input.begin(WEFT_U0_input.S + 16), v(5), WEFT_U0_input.end(WEFT_U0_input.S + 16), k = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), a()); k < 2; v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, k + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 19), a()))), WEFT_U0_input.end(WEFT_U0_input.S + 18), k++) { WEFT_U0_input.begin(WEFT_U0_input.S + 20); v(6); WEFT_U0_input.end(WEFT_U0_input.S + 20); }
        do { WEFT_U0_input.begin(WEFT_U0_input.S + 21); v(8); WEFT_U0_input.end(WEFT_U0_input.S + 21); } while (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 22), a()) < 1);
        label: { WEFT_U0_input.begin(WEFT_U0_input.S + 23); v(9); WEFT_U0_input.end(WEFT_U0_input.S + 23); }
        switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 24), a())) {
        case 1:
            { WEFT_U0_input.begin(WEFT_U0_input.S + 25); v(10); WEFT_U0_input.end(WEFT_U0_input.S + 25); }
            break;
        default:
            { WEFT_U0_input.begin(WEFT_U0_input.S + 26); v(11); WEFT_U0_input.end(WEFT_U0_input.S + 26); }
        }
        switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 27), a())) { case 1 -> { WEFT_U0_input.begin(WEFT_U0_input.S + 28); v(12); WEFT_U0_input.end(WEFT_U0_input.S + 28); } default -> { } }
        synchronized (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), list.get(0))) { { WEFT_U0_input.begin(WEFT_U0_input.S + 30); v(13); WEFT_U0_input.end(WEFT_U0_input.S + 30); } }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 31); v // a comment before the operands
            (14 /* and in them */); WEFT_U0_input.end(WEFT_U0_input.S + 31) // and behind
            ; }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 32); new Main(); WEFT_U0_input.end(WEFT_U0_input.S + 32); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 33); ((Object) list).hashCode(); WEFT_U0_input.end(WEFT_U0_input.S + 33); }
    } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "6 6 31 4 0 0 java.io.PrintStream.println Main.v\n" + "11 11 29 5 0 0 java.util.ArrayList.new Main.main\n" + "12 12 9 4 0 0 java.util.List.add Main.main\n" + "13 13 13 6 0 0 Main.a Main.main\n" + "13 13 22 5 0 0 Main.v Main.main\n" + "13 13 24 7 0 0 Main.a Main.main\n" + "13 13 35 5 0 0 Main.v Main.main\n" + "14 14 13 6 0 0 Main.a Main.main\n" + "15 15 13 5 0 0 Main.v Main.main\n" + "16 16 18 7 0 0 Main.a Main.main\n" + "17 17 13 6 0 0 Main.v Main.main\n" + "18 18 37 5 0 0 Main.v Main.main\n" + "19 19 14 4 0 0 java.util.List.size Main.main\n" + "19 19 27 5 0 0 Main.a Main.main\n" + "19 19 36 4 0 0 java.util.List.size Main.main\n" + "19 19 49 5 0 0 Main.v Main.main\n" + "21 21 14 4 0 0 Main.v Main.main\n" + "21 21 24 5 0 0 Main.a Main.main\n" + "21 21 36 4 0 0 Main.v Main.main\n" + "21 21 42 7 0 0 Main.a Main.main\n" + "21 21 53 5 0 0 Main.v Main.main\n" + "22 22 12 5 0 0 Main.v Main.main\n" + "22 22 25 6 0 0 Main.a Main.main\n" + "23 23 16 5 0 0 Main.v Main.main\n" + "24 24 17 5 0 0 Main.a Main.main\n" + "26 26 13 7 0 0 Main.v Main.main\n" + "29 29 13 7 0 0 Main.v Main.main\n" + "31 31 17 5 0 0 Main.a Main.main\n" + "31 31 34 7 0 0 Main.v Main.main\n" + "32 32 23 5 0 0 java.util.List.get Main.main\n" + "32 32 38 6 0 0 Main.v Main.main\n" + "33 34 9 4 0 0 Main.v Main.main\n" + "36 36 9 4 0 0 Main.new Main.main\n" + "37 37 9 4 0 0 java.lang.Object.hashCode Main.main\n"); }
