// A call that is a statement becomes a block of statements, wherever a statement may stand; void or not.
import java.util.ArrayList;
import java.util.List;

class Main {
    static void v(Object o) { System.out.println(o); }

    static int a() { return 1; }

    public static void main(String[] args) {
        List<String> list = new ArrayList<>();
        list.add("x");
        if (a() > 0) v(a()); else v(2);
        if (a() > 1)
            v(3);
        else if (a() > 0)
            v(4);
        for (int i = 0; i < 2; i++) v(i);
        for (list.size(); a() < 1; list.size()) v(7);
        int k = 0;
        for (v(5), k = a(); k < 2; v(k + a()), k++) v(6);
        do v(8); while (a() < 1);
        label: v(9);
        switch (a()) {
        case 1:
            v(10);
            break;
        default:
            v(11);
        }
        switch (a()) { case 1 -> v(12); default -> { } }
        synchronized (list.get(0)) { v(13); }
        v // a comment before the operands
            (14 /* and in them */) // and behind
            ;
        new Main();
        ((Object) list).hashCode();
    }
}
