import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

// Lambdas for interfaces of the file whose method is void: what they call may return something that is not wanted.
class Main {
    interface Work<T> { void accept(T t) throws IOException; }
    interface Make<T> { T get(); }
    Main all(Work<Writer> work) throws IOException {
        Writer writer = new StringWriter();
        work.accept(writer);
        System.out.println(writer);
        return this;
    }
    static <T> T make(Make<T> make) { return make.get(); }
    static int next(int x) { return x + 1; }
    Main one(char x) throws IOException { return all(w -> w.append(x)); }
    Main two(String x) throws IOException { return all(w -> w.append(x, 0, 1)); }
    public static void main(String[] args) throws IOException {
        Work<Integer> work = n -> next(n);
        work.accept(make(() -> next(1)));
        new Main().one('c').two("dd");
    }
}
