// Fields, enums with bodies, local, inner and anonymous classes, defaults of interfaces, initialisers.
import java.util.*;

interface Greeter {
    String NAME = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), String.valueOf("n"));

    default String greet() { final int WEFT_D0 = WEFT_U0_input.mark(); try { return "hello " + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), name()); } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    String name();

    static Greeter of(String s) { return () -> { final int WEFT_E2 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 2), s.trim()); } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_E2); throw WEFT_T2; } }; }
}

enum Op {
    PLUS(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 3), "+".trim())) { @Override int apply(int a, int b) { final int WEFT_D3 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), Math.addExact(a, b)); } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }} },
    TIMES("*") { @Override int apply(int a, int b) { final int WEFT_D4 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 5), Math.multiplyExact(a, b)); } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }} };

    final String sign;

    Op(String sign) { final int WEFT_D5 = WEFT_U0_input.mark(); try { this.sign = sign; { WEFT_U0_input.begin(WEFT_U0_input.S + 6); Objects.requireNonNull(sign); WEFT_U0_input.end(WEFT_U0_input.S + 6); } } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}

    abstract int apply(int a, int b);
}

@SuppressWarnings("unused")
class Main {
    static final int CONSTANT = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), Integer.parseInt("3"));
    static final List<Integer> LIST = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), new ArrayList<>());
    int[] array = { WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), Integer.parseInt("1")), 2 };
    int field = array[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 10), Integer.parseInt("1"))];

    static { final int WEFT_D6 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 11); LIST.add(CONSTANT); WEFT_U0_input.end(WEFT_U0_input.S + 11); } } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }}

    { final int WEFT_D7 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 12); LIST.add(field); WEFT_U0_input.end(WEFT_U0_input.S + 12); } } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}

    class Inner { int twice() { final int WEFT_D8 = WEFT_U0_input.mark(); try { return 2 * WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), outer()); } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }} }

    int outer() { return Main.this.field; }

    @Deprecated(since = "x")
    Main self() { return this; }

    <T extends Number> int generic(List<? extends T> list) { final int WEFT_D11 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.S + 14, WEFT_U0_input.begin(WEFT_U0_input.S + 14, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), list.get(0))).intValue()); } catch (final Throwable WEFT_T11) { WEFT_U0_input.left(WEFT_D11); throw WEFT_T11; }}

    public static void main(String[] args) { final int WEFT_D12 = WEFT_U0_input.mark(); try {
        class Local { int n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), LIST.size()); int get() { return n; } }
        Greeter g = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), new Greeter() {
            final String s = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), String.valueOf("anonymous"));
            @Override public String name() { final int WEFT_D14 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 19), s.concat("!")); } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_D14); throw WEFT_T14; }}
        });
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 20, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), g.greet()) + WEFT_U0_input.end(WEFT_U0_input.S + 22, WEFT_U0_input.begin(WEFT_U0_input.S + 22, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 23), Greeter.of(" x "))).greet()) + Greeter.NAME)); WEFT_U0_input.end(WEFT_U0_input.S + 20); }
        for (Op op : WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 24), Op.values())) { System.out.print(WEFT_U0_input.beginBox(WEFT_U0_input.S + 25, op.sign + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 26), op.apply(3, 4)) + " ")); WEFT_U0_input.end(WEFT_U0_input.S + 25); }
        Main main = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 27), new Main());
        WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 28), main.self()).field = 7;
        WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), main.self()).array[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 30), Integer.parseInt("0"))] += WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 31), Integer.parseInt("5"));
        WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 32), main.self()).field++;
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 33, WEFT_U0_input.end(WEFT_U0_input.S + 34, WEFT_U0_input.begin(WEFT_U0_input.S + 34, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 35), main.new Inner())).twice()) + main.array[0] + WEFT_U0_input.end(WEFT_U0_input.S + 36, WEFT_U0_input.begin(WEFT_U0_input.S + 36, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 37), new Local())).get()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 38), main.generic(LIST)) + " " + LIST)); WEFT_U0_input.end(WEFT_U0_input.S + 33); }
        assert WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 39), main.self()) != null : WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 40), String.valueOf(main));
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 41, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 42), java.util.Collections.max(LIST)) + WEFT_U0_input.end(WEFT_U0_input.S + 43, WEFT_U0_input.begin(WEFT_U0_input.S + 43, WEFT_U0_input.end(WEFT_U0_input.S + 44, WEFT_U0_input.begin(WEFT_U0_input.S + 44, WEFT_U0_input.end(WEFT_U0_input.S + 45, WEFT_U0_input.begin(WEFT_U0_input.S + 45, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 46), java.util.Map.Entry.comparingByKey())).getClass())).getName())).length()) * 0)); WEFT_U0_input.end(WEFT_U0_input.S + 41); }
    } catch (final Throwable WEFT_T12) { WEFT_U0_input.left(WEFT_D12); throw WEFT_T12; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "5 5 19 3 0 0 java.lang.String.valueOf Greeter\n" + "7 7 48 5 0 0 Greeter.name Greeter.greet\n" + "11 11 48 5 0 0 java.lang.String.trim Greeter.of\n" + "15 15 10 3 0 0 java.lang.String.trim Op\n" + "15 15 67 4 0 0 java.lang.Math.addExact Op.anonymous.apply\n" + "16 16 61 4 0 0 java.lang.Math.multiplyExact Op.anonymous.apply\n" + "20 20 41 4 0 0 java.util.Objects.requireNonNull Op.new\n" + "27 27 33 3 0 0 java.lang.Integer.parseInt Main\n" + "28 28 39 3 0 0 java.util.ArrayList.new Main\n" + "29 29 21 4 0 0 java.lang.Integer.parseInt Main\n" + "30 30 23 4 0 0 java.lang.Integer.parseInt Main\n" + "32 32 14 4 0 0 java.util.List.add Main\n" + "34 34 7 4 0 0 java.util.List.add Main\n" + "36 36 44 5 0 0 Main.outer Main.Inner.twice\n" + "43 43 69 4 0 2 intValue Main.generic\n" + "43 43 69 5 0 0 java.util.List.get Main.generic\n" + "46 46 31 3 0 0 java.util.List.size Main.Local\n" + "47 50 21 5 0 0 Greeter.new Main.main\n" + "48 48 30 3 0 0 java.lang.String.valueOf Main.anonymous\n" + "49 49 53 4 0 0 java.lang.String.concat Main.anonymous.name\n" + "51 51 9 4 0 0 java.io.PrintStream.println Main.main\n" + "51 51 28 8 0 0 Greeter.greet Main.main\n" + "51 51 40 8 0 0 Greeter.greet Main.main\n" + "51 51 40 9 0 0 Greeter.of Main.main\n" + "52 52 22 4 0 0 Op.values Main.main\n" + "52 52 35 5 0 0 java.io.PrintStream.print Main.main\n" + "52 52 62 9 0 0 Op.apply Main.main\n" + "53 53 21 5 0 0 Main.new Main.main\n" + "54 54 9 6 0 0 Main.self Main.main\n" + "55 55 9 7 0 0 Main.self Main.main\n" + "55 55 27 6 0 0 java.lang.Integer.parseInt Main.main\n" + "55 55 53 5 0 0 java.lang.Integer.parseInt Main.main\n" + "56 56 9 6 0 0 Main.self Main.main\n" + "57 57 9 4 0 0 java.io.PrintStream.println Main.main\n" + "57 57 28 11 0 0 Main.Inner.twice Main.main\n" + "57 57 28 12 0 0 Main.Inner.new Main.main\n" + "57 57 71 10 0 0 Main.Local.get Main.main\n" + "57 57 71 11 0 0 Main.Local.new Main.main\n" + "57 57 91 9 0 0 Main.generic Main.main\n" + "58 58 16 5 0 0 Main.self Main.main\n" + "58 58 38 4 0 0 java.lang.String.valueOf Main.main\n" + "59 59 9 4 0 0 java.io.PrintStream.println Main.main\n" + "59 59 28 7 0 0 java.util.Collections.max Main.main\n" + "59 59 62 8 0 2 length Main.main\n" + "59 59 62 9 0 2 getName Main.main\n" + "59 59 62 10 0 2 getClass Main.main\n" + "59 59 62 11 0 0 java.util.Map.Entry.comparingByKey Main.main\n"); }
