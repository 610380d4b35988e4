import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;

// The types of the arguments and the cast around such a call say how it is called.
class Main {
    volatile int n = 5;
    static int twice(int x) { return 2 * x; }
    static void hello(String s) { System.out.println("hello " + s); }
    static int id(int x) { return x; }
    private static final VarHandle N;
    static {
        try {
            N = MethodHandles.lookup().findVarHandle(Main.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    static MethodHandle of(String name, MethodType type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(Main.class, name, type);
    }
    interface Work { void run() throws Throwable; }
    static void go(Work work) throws Throwable { work.run(); }
    public static void main(String[] args) throws Throwable {
        MethodHandle handle = of("twice", MethodType.methodType(int.class, int.class));
        MethodHandle hello = of("hello", MethodType.methodType(void.class, String.class));
        Main main = new Main();
        int r = (int) handle.invokeExact(id(5));
        System.out.println(r + (int) handle.invokeExact(7));
        System.out.println((int) handle.invoke(id(6)));
        hello.invokeExact("world");
        go(() -> hello.invokeExact("lambda"));
        System.out.println((int) of("twice", MethodType.methodType(int.class, int.class)).invokeExact(8));
        System.out.println((int) N.getAndAdd(main, id(1)) + " " + N.compareAndSet(main, 6, id(8)) + " " + main.n + " " + N.getClass().isArray());
        Method method = Main.class.getDeclaredMethod("twice", int.class);
        System.out.println(method.invoke(null, id(9)));
    }
}
