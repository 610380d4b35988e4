import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

// Lambdas for interfaces of the file whose method is void: what they call may return something that is not wanted.
class Main {
    interface Work<T> { void accept(T t) throws IOException; }
    interface Make<T> { T get(); }
    Main all(Work<Writer> work) throws IOException { final int WEFT_D0 = WEFT_U0_input.mark(); try {
        Writer writer = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), new StringWriter());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 1); work.accept(writer); WEFT_U0_input.end(WEFT_U0_input.S + 1); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 2); System.out.println(writer); WEFT_U0_input.end(WEFT_U0_input.S + 2); }
        return this;
    } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}
    static <T> T make(Make<T> make) { final int WEFT_D1 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), make.get()); } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}
    static int next(int x) { return x + 1; }
    Main one(char x) throws IOException { final int WEFT_D3 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), all(w -> WEFT_U0_input.over(WEFT_U0_input.S + 5, () -> w.append(x)))); } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}
    Main two(String x) throws IOException { final int WEFT_D5 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), all(w -> WEFT_U0_input.over(WEFT_U0_input.S + 7, () -> w.append(x, 0, 1)))); } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
    public static void main(String[] args) throws IOException { final int WEFT_D7 = WEFT_U0_input.mark(); try {
        Work<Integer> work = n -> WEFT_U0_input.over(WEFT_U0_input.S + 8, () -> next(n));
        { work.accept(WEFT_U0_input.beginBox(WEFT_U0_input.S + 9, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), make(() -> { final int WEFT_E9 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 11), next(1)); } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_E9); throw WEFT_T9; } })))); WEFT_U0_input.end(WEFT_U0_input.S + 9); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 12, WEFT_U0_input.end(WEFT_U0_input.S + 13, WEFT_U0_input.begin(WEFT_U0_input.S + 13, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), new Main())).one('c'))).two("dd"); WEFT_U0_input.end(WEFT_U0_input.S + 12); }
    } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "10 10 25 5 0 0 java.io.StringWriter.new Main.all\n" + "11 11 9 4 0 0 Main.Work.accept Main.all\n" + "12 12 9 4 0 0 java.io.PrintStream.println Main.all\n" + "15 15 46 4 0 0 Main.Make.get Main.make\n" + "17 17 50 4 0 0 Main.all Main.one\n" + "17 17 59 7 0 4 append Main.one\n" + "18 18 52 4 0 0 Main.all Main.two\n" + "18 18 61 7 0 6 append Main.two\n" + "20 20 35 6 0 0 Main.next Main.main\n" + "21 21 9 4 0 0 Main.Work.accept Main.main\n" + "21 21 21 6 0 0 Main.make Main.main\n" + "21 21 32 9 0 0 Main.next Main.main\n" + "22 22 9 4 0 0 Main.two Main.main\n" + "22 22 9 5 0 0 Main.one Main.main\n" + "22 22 9 6 0 0 Main.new Main.main\n"); }
