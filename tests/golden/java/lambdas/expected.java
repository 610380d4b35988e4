// A lambda's expression becomes a block: of a void function, or with a value. In some, nobody can tell.
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

class Main {
    static int count;

    static int next() { return ++count; }

    static void v(Object o) { final int WEFT_D1 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 0); System.out.println(o); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}

    static String call(Runnable r) { final int WEFT_D2 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 1); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 1); } return "Runnable"; } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}

    static <T> String call(Callable<T> c) throws Exception { final int WEFT_D3 = WEFT_U0_input.mark(); try { return "Callable " + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), c.call()); } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}

    static void close(AutoCloseable... all) throws Exception { final int WEFT_D4 = WEFT_U0_input.mark(); try { for (AutoCloseable one : all) { WEFT_U0_input.begin(WEFT_U0_input.S + 3); one.close(); WEFT_U0_input.end(WEFT_U0_input.S + 3); } } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    static BiConsumer<List<Integer>, Integer> returned() { return (list, n) -> WEFT_U0_input.over(WEFT_U0_input.S + 4, () -> list.add(n)); }

    static Runnable either(boolean c, List<Integer> list) { final int WEFT_D7 = WEFT_U0_input.mark(); try {
        Supplier<Supplier<Integer>> inside = () -> { return () -> { final int WEFT_E9 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 5), next()); } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_E9); throw WEFT_T9; } }; };
        if (list == null) return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), inside.get())::get;
        return c ? () -> WEFT_U0_input.over(WEFT_U0_input.S + 7, () -> list.add(3)) : (() -> WEFT_U0_input.over(WEFT_U0_input.S + 8, () -> list.clear()));
    } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}

    static BinaryOperator<List<Integer>> kept() { final int WEFT_D12 = WEFT_U0_input.mark(); try {
        return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), new BinaryOperator<List<Integer>>() {
            public List<Integer> apply(List<Integer> a, List<Integer> b) { final int WEFT_D13 = WEFT_U0_input.mark(); try { Supplier<List<Integer>> s = () -> { final int WEFT_E14 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), List.copyOf(a)); } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_E14); throw WEFT_T14; } }; return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 11), s.get()); } catch (final Throwable WEFT_T13) { WEFT_U0_input.left(WEFT_D13); throw WEFT_T13; }}
        });
    } catch (final Throwable WEFT_T12) { WEFT_U0_input.left(WEFT_D12); throw WEFT_T12; }}

    static class Log {
        static void error(String text, Object o) { final int WEFT_D15 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 12); System.out.println(text + o); WEFT_U0_input.end(WEFT_U0_input.S + 12); } } catch (final Throwable WEFT_T15) { WEFT_U0_input.left(WEFT_D15); throw WEFT_T15; }}
        static <T> T trace(T o) { return o; }
    }

    static void handle(BiConsumer<String, Object> handler) { final int WEFT_D17 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 13); handler.accept("handled ", 1); WEFT_U0_input.end(WEFT_U0_input.S + 13); } } catch (final Throwable WEFT_T17) { WEFT_U0_input.left(WEFT_D17); throw WEFT_T17; }}

    public static void main(String[] args) throws Exception { final int WEFT_D18 = WEFT_U0_input.mark(); try {
        Supplier<Integer> value = () -> { final int WEFT_E19 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 14), next()); } catch (final Throwable WEFT_T19) { WEFT_U0_input.left(WEFT_E19); throw WEFT_T19; } };
        Supplier<Supplier<Integer>> nested = () -> () -> { final int WEFT_E21 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 15), next()); } catch (final Throwable WEFT_T21) { WEFT_U0_input.left(WEFT_E21); throw WEFT_T21; } };
        Function<Integer, Integer> sum = x -> { final int WEFT_E22 = WEFT_U0_input.mark(); try { return x + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), next()); } catch (final Throwable WEFT_T22) { WEFT_U0_input.left(WEFT_E22); throw WEFT_T22; } };
        Function<Integer, Integer> block = x -> { final int WEFT_D23 = WEFT_U0_input.mark(); try { int y = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), next()); return y + x; } catch (final Throwable WEFT_T23) { WEFT_U0_input.left(WEFT_D23); throw WEFT_T23; }};
        Runnable assigned = () -> count = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), next()) + 1;
        { WEFT_U0_input.begin(WEFT_U0_input.S + 19, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 20), Arrays.asList(1, 2))).forEach(x -> WEFT_U0_input.over(WEFT_U0_input.S + 21, () -> v(x))); WEFT_U0_input.end(WEFT_U0_input.S + 19); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 22, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 23), new Thread(() -> WEFT_U0_input.over(WEFT_U0_input.S + 24, () -> v("thread"))))).run(); WEFT_U0_input.end(WEFT_U0_input.S + 22); }
        Runnable statement = () -> { final int WEFT_D27 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 25); v("s"); WEFT_U0_input.end(WEFT_U0_input.S + 25); } } catch (final Throwable WEFT_T27) { WEFT_U0_input.left(WEFT_D27); throw WEFT_T27; }};
        { WEFT_U0_input.begin(WEFT_U0_input.S + 26); statement.run(); WEFT_U0_input.end(WEFT_U0_input.S + 26); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 27); assigned.run(); WEFT_U0_input.end(WEFT_U0_input.S + 27); }
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 28, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), value.get()) + WEFT_U0_input.end(WEFT_U0_input.S + 30, WEFT_U0_input.begin(WEFT_U0_input.S + 30, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 31), nested.get())).get()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 32), sum.apply(1)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 33), block.apply(2)))); WEFT_U0_input.end(WEFT_U0_input.S + 28); }
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 34, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 35), call(() -> { final int WEFT_E28 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 36), next()); } catch (final Throwable WEFT_T28) { WEFT_U0_input.left(WEFT_E28); throw WEFT_T28; } })))); WEFT_U0_input.end(WEFT_U0_input.S + 34); }
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 37, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 38), call(() -> { final int WEFT_D29 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 39); v("r"); WEFT_U0_input.end(WEFT_U0_input.S + 39); } } catch (final Throwable WEFT_T29) { WEFT_U0_input.left(WEFT_D29); throw WEFT_T29; }})))); WEFT_U0_input.end(WEFT_U0_input.S + 37); }
        Predicate<String> p = s -> { final int WEFT_E30 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 40), s.isEmpty()) || WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 41), s.length()) > 1; } catch (final Throwable WEFT_T30) { WEFT_U0_input.left(WEFT_E30); throw WEFT_T30; } };
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 42, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 43), p.test("ab")))); WEFT_U0_input.end(WEFT_U0_input.S + 42); }
        Function<Object, String> reference = Object::toString;
        BiFunction<Integer, Integer, Integer> chosen = (a, b) -> { final int WEFT_E31 = WEFT_U0_input.mark(); try { return a > b ? WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 44), next()) : WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 45), next()) * 2; } catch (final Throwable WEFT_T31) { WEFT_U0_input.left(WEFT_E31); throw WEFT_T31; } };
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 46, WEFT_U0_input.endBox(WEFT_U0_input.S + 47, reference.apply(WEFT_U0_input.beginBox(WEFT_U0_input.S + 47, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 48), chosen.apply(1, 2))))))); WEFT_U0_input.end(WEFT_U0_input.S + 46); }
        // void by the file's own method, by the type of a resource, by what takes it
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 49, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 50), call(() -> WEFT_U0_input.over(WEFT_U0_input.S + 51, () -> v("own")))))); WEFT_U0_input.end(WEFT_U0_input.S + 49); }
        try (AutoCloseable closing = () -> WEFT_U0_input.over(WEFT_U0_input.S + 52, () -> System.out.flush())) { { WEFT_U0_input.begin(WEFT_U0_input.S + 53); v("open"); WEFT_U0_input.end(WEFT_U0_input.S + 53); } }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 54); close(() -> WEFT_U0_input.over(WEFT_U0_input.S + 55, () -> System.out.flush())); WEFT_U0_input.end(WEFT_U0_input.S + 54); }
        Consumer<Object> later;
        later = x -> WEFT_U0_input.over(WEFT_U0_input.S + 56, () -> System.out.flush());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 57); later.accept("by the type of a variable"); WEFT_U0_input.end(WEFT_U0_input.S + 57); }
        // by the type that a method returns, also as an arm of a conditional expression, and not by that of a method around
        List<Integer> list = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 58), new ArrayList<>());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 59, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 60), returned())).accept(list, 2); WEFT_U0_input.end(WEFT_U0_input.S + 59); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 61, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 62), either(true, list))).run(); WEFT_U0_input.end(WEFT_U0_input.S + 61); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 63, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 64), either(false, null))).run(); WEFT_U0_input.end(WEFT_U0_input.S + 63); }
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 65, list + "" + WEFT_U0_input.end(WEFT_U0_input.S + 66, WEFT_U0_input.begin(WEFT_U0_input.S + 66, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 67), kept())).apply(list, null)))); WEFT_U0_input.end(WEFT_U0_input.S + 65); }
        // by what takes it, and as what logs are told; what returns something fits as well
        { WEFT_U0_input.begin(WEFT_U0_input.S + 68, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 69), Thread.currentThread())).setUncaughtExceptionHandler((t, e) -> WEFT_U0_input.over(WEFT_U0_input.S + 70, () -> list.add(4))); WEFT_U0_input.end(WEFT_U0_input.S + 68); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 71); handle((text, o) -> WEFT_U0_input.over(WEFT_U0_input.S + 72, () -> Log.error(text, o))); WEFT_U0_input.end(WEFT_U0_input.S + 71); }
        Function<String, String> traced = s -> WEFT_U0_input.over(WEFT_U0_input.S + 73, () -> Log.trace(s));
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 74, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 75), traced.apply("traced")))); WEFT_U0_input.end(WEFT_U0_input.S + 74); }
    } catch (final Throwable WEFT_T18) { WEFT_U0_input.left(WEFT_D18); throw WEFT_T18; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "11 11 31 4 0 0 java.io.PrintStream.println Main.v\n" + "13 13 38 4 0 0 java.lang.Runnable.run Main.call\n" + "15 15 83 5 0 0 java.util.concurrent.Callable.call Main.call\n" + "17 17 94 5 0 0 java.lang.AutoCloseable.close Main.close\n" + "19 19 80 5 0 4 add Main.returned\n" + "22 22 67 9 0 0 Main.next Main.either\n" + "23 23 34 6 0 0 java.util.function.Supplier.get Main.either\n" + "24 24 26 6 0 0 java.util.List.add Main.either\n" + "24 24 47 7 0 0 java.util.List.clear Main.either\n" + "28 30 16 4 0 0 java.util.function.BinaryOperator.new Main.kept\n" + "29 29 110 6 0 0 java.util.List.copyOf Main.anonymous.apply\n" + "29 29 133 4 0 0 java.util.function.Supplier.get Main.anonymous.apply\n" + "34 34 52 4 0 0 java.io.PrintStream.println Main.Log.error\n" + "38 38 62 4 0 0 java.util.function.BiConsumer.accept Main.handle\n" + "41 41 41 6 0 0 Main.next Main.main\n" + "42 42 58 7 0 0 Main.next Main.main\n" + "43 43 51 7 0 0 Main.next Main.main\n" + "44 44 59 9 0 0 Main.next Main.main\n" + "45 45 43 8 0 0 Main.next Main.main\n" + "46 46 9 4 0 4 forEach Main.main\n" + "46 46 9 5 0 0 java.util.Arrays.asList Main.main\n" + "46 46 42 7 0 0 Main.v Main.main\n" + "47 47 9 4 0 0 java.lang.Thread.run Main.main\n" + "47 47 9 5 0 0 java.lang.Thread.new Main.main\n" + "47 47 26 8 0 0 Main.v Main.main\n" + "48 48 38 8 0 0 Main.v Main.main\n" + "49 49 9 4 0 0 java.lang.Runnable.run Main.main\n" + "50 50 9 4 0 0 java.lang.Runnable.run Main.main\n" + "51 51 9 4 0 0 Main.v Main.main\n" + "51 51 11 9 0 0 java.util.function.Supplier.get Main.main\n" + "51 51 25 9 0 2 get Main.main\n" + "51 51 25 10 0 0 java.util.function.Supplier.get Main.main\n" + "51 51 46 8 0 0 java.util.function.Function.apply Main.main\n" + "51 51 61 7 0 0 java.util.function.Function.apply Main.main\n" + "52 52 9 4 0 0 Main.v Main.main\n" + "52 52 11 6 0 0 Main.call Main.main\n" + "52 52 22 9 0 0 Main.next Main.main\n" + "53 53 9 4 0 0 Main.v Main.main\n" + "53 53 11 6 0 0 Main.call Main.main\n" + "53 53 24 11 0 0 Main.v Main.main\n" + "54 54 36 7 0 2 isEmpty Main.main\n" + "54 54 51 8 0 2 length Main.main\n" + "55 55 9 4 0 0 Main.v Main.main\n" + "55 55 11 6 0 0 java.util.function.Predicate.test Main.main\n" + "57 57 74 7 0 0 Main.next Main.main\n" + "57 57 83 8 0 0 Main.next Main.main\n" + "58 58 9 4 0 0 Main.v Main.main\n" + "58 58 11 6 0 0 java.util.function.Function.apply Main.main\n" + "58 58 27 8 0 0 java.util.function.BiFunction.apply Main.main\n" + "60 60 9 4 0 0 Main.v Main.main\n" + "60 60 11 6 0 0 Main.call Main.main\n" + "60 60 22 9 0 0 Main.v Main.main\n" + "61 61 44 7 0 0 java.io.PrintStream.flush Main.main\n" + "61 61 66 6 0 0 Main.v Main.main\n" + "62 62 9 4 0 0 Main.close Main.main\n" + "62 62 21 7 0 0 java.io.PrintStream.flush Main.main\n" + "64 64 22 6 0 0 java.io.PrintStream.flush Main.main\n" + "65 65 9 4 0 0 java.util.function.Consumer.accept Main.main\n" + "67 67 30 5 0 0 java.util.ArrayList.new Main.main\n" + "68 68 9 4 0 0 java.util.function.BiConsumer.accept Main.main\n" + "68 68 9 5 0 0 Main.returned Main.main\n" + "69 69 9 4 0 0 java.lang.Runnable.run Main.main\n" + "69 69 9 5 0 0 Main.either Main.main\n" + "70 70 9 4 0 0 java.lang.Runnable.run Main.main\n" + "70 70 9 5 0 0 Main.either Main.main\n" + "71 71 9 4 0 0 Main.v Main.main\n" + "71 71 23 7 0 0 java.util.function.BinaryOperator.apply Main.main\n" + "71 71 23 8 0 0 Main.kept Main.main\n" + "73 73 9 4 0 4 setUncaughtExceptionHandler Main.main\n" + "73 73 9 5 0 0 java.lang.Thread.currentThread Main.main\n" + "73 73 70 7 0 0 java.util.List.add Main.main\n" + "74 74 9 4 0 0 Main.handle Main.main\n" + "74 74 29 7 0 0 Main.Log.error Main.main\n" + "75 75 48 6 0 0 Main.Log.trace Main.main\n" + "76 76 9 4 0 0 Main.v Main.main\n" + "76 76 11 6 0 0 java.util.function.Function.apply Main.main\n"); }
