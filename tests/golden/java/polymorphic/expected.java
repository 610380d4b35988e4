import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;

// The types of the arguments and the cast around such a call say how it is called.
class Main {
    volatile int n = 5;
    static int twice(int x) { return 2 * x; }
    static void hello(String s) { final int WEFT_D1 = WEFT_U0_input.mark(); try { { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 0, "hello " + s)); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}
    static int id(int x) { return x; }
    private static final VarHandle N;
    static { final int WEFT_D3 = WEFT_U0_input.mark(); try {
        try {
            N = WEFT_U0_input.end(WEFT_U0_input.S + 1, WEFT_U0_input.begin(WEFT_U0_input.S + 1, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), MethodHandles.lookup())).findVarHandle(Main.class, "n", int.class));
        } catch (ReflectiveOperationException e) { WEFT_U0_input.left(WEFT_D3);
            throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), new ExceptionInInitializerError(e));
        }
    } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}
    static MethodHandle of(String name, MethodType type) throws ReflectiveOperationException { final int WEFT_D4 = WEFT_U0_input.mark(); try {
        return WEFT_U0_input.end(WEFT_U0_input.S + 4, WEFT_U0_input.begin(WEFT_U0_input.S + 4, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 5), MethodHandles.lookup())).findStatic(Main.class, name, type));
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}
    interface Work { void run() throws Throwable; }
    static void go(Work work) throws Throwable { final int WEFT_D5 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 6); work.run(); WEFT_U0_input.end(WEFT_U0_input.S + 6); } } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
    public static void main(String[] args) throws Throwable { final int WEFT_D6 = WEFT_U0_input.mark(); try {
        MethodHandle handle = WEFT_U0_input.end(WEFT_U0_input.S + 7, of("twice", WEFT_U0_input.beginBox(WEFT_U0_input.S + 7, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 8), MethodType.methodType(int.class, int.class)))));
        MethodHandle hello = WEFT_U0_input.end(WEFT_U0_input.S + 9, of("hello", WEFT_U0_input.beginBox(WEFT_U0_input.S + 9, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), MethodType.methodType(void.class, String.class)))));
        Main main = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 11), new Main());
        int r = (int) handle.invokeExact(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 12), id(5)));
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 13, r + (int) handle.invokeExact(7))); WEFT_U0_input.end(WEFT_U0_input.S + 13); }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 14, (int) handle.invoke(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 15), id(6))))); WEFT_U0_input.end(WEFT_U0_input.S + 14); }
        hello.invokeExact("world");
        { WEFT_U0_input.begin(WEFT_U0_input.S + 16); go(() -> hello.invokeExact("lambda")); WEFT_U0_input.end(WEFT_U0_input.S + 16); }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 17, (int) WEFT_U0_input.end(WEFT_U0_input.S + 18, of("twice", WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 19), MethodType.methodType(int.class, int.class))))).invokeExact(8))); WEFT_U0_input.end(WEFT_U0_input.S + 17); }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 20, (int) N.getAndAdd(main, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 21), id(1))) + " " + N.compareAndSet(main, 6, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 22), id(8))) + " " + main.n + " " + WEFT_U0_input.end(WEFT_U0_input.S + 23, WEFT_U0_input.begin(WEFT_U0_input.S + 23, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 24), N.getClass())).isArray()))); WEFT_U0_input.end(WEFT_U0_input.S + 20); }
        Method method = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 25), Main.class.getDeclaredMethod("twice", int.class));
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 26, WEFT_U0_input.endBox(WEFT_U0_input.S + 27, method.invoke(null, WEFT_U0_input.beginBox(WEFT_U0_input.S + 27, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 28), id(9))))))); WEFT_U0_input.end(WEFT_U0_input.S + 26); }
    } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "11 11 35 4 0 0 java.io.PrintStream.println Main.hello\n" + "16 16 17 7 0 6 findVarHandle Main\n" + "16 16 17 8 0 0 java.lang.invoke.MethodHandles.lookup Main\n" + "18 18 19 7 0 0 java.lang.ExceptionInInitializerError.new Main\n" + "22 22 16 4 0 6 findStatic Main.of\n" + "22 22 16 5 0 0 java.lang.invoke.MethodHandles.lookup Main.of\n" + "25 25 50 4 0 0 Main.Work.run Main.go\n" + "27 27 31 5 0 0 Main.of Main.main\n" + "27 27 43 7 0 0 java.lang.invoke.MethodType.methodType Main.main\n" + "28 28 30 5 0 0 Main.of Main.main\n" + "28 28 42 7 0 0 java.lang.invoke.MethodType.methodType Main.main\n" + "29 29 21 5 0 0 Main.new Main.main\n" + "30 30 42 8 0 0 Main.id Main.main\n" + "31 31 9 4 0 0 java.io.PrintStream.println Main.main\n" + "32 32 9 4 0 0 java.io.PrintStream.println Main.main\n" + "32 32 48 9 0 0 Main.id Main.main\n" + "34 34 9 4 0 0 Main.go Main.main\n" + "35 35 9 4 0 0 java.io.PrintStream.println Main.main\n" + "35 35 34 8 0 0 Main.of Main.main\n" + "35 35 46 10 0 0 java.lang.invoke.MethodType.methodType Main.main\n" + "36 36 9 4 0 0 java.io.PrintStream.println Main.main\n" + "36 36 52 15 0 0 Main.id Main.main\n" + "36 36 92 13 0 0 Main.id Main.main\n" + "36 36 122 7 0 2 isArray Main.main\n" + "36 36 122 8 0 0 java.lang.invoke.VarHandle.getClass Main.main\n" + "37 37 25 5 0 0 java.lang.Class.getDeclaredMethod Main.main\n" + "38 38 9 4 0 0 java.io.PrintStream.println Main.main\n" + "38 38 28 6 0 0 java.lang.reflect.Method.invoke Main.main\n" + "38 38 48 8 0 0 Main.id Main.main\n"); }
