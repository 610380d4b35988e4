package weft.rt;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** What a site captures, and under which conditions it is recorded. Shared by all threads. */
final class Detail {
    static final byte NOTHING = Format.VALUE_NOTHING, NUMBER = Format.VALUE_NUMBER, REAL = Format.VALUE_REAL, TEXT = Format.VALUE_TEXT;
    private static final int EQUAL = 0, UNEQUAL = 1, LESS = 2, LESS_OR_EQUAL = 3, GREATER = 4, DEFAULT_LIMIT = 64, CONDITION_LIMIT = 255;

    final int nArguments, frames;
    final long least; // ns
    final long every; // of so many calls one is recorded; 0 or 1: all
    private final long most;
    final String names; // as the definition has them
    private final int[] limits;
    private final boolean[] isText;
    private final AtomicLong met = new AtomicLong(), recorded = new AtomicLong();
    private final List<Condition> conditions = new ArrayList<Condition>();

    private static final class Condition {
        int value, test;
        char sort; // i, f, s
        long number;
        double real;
        String text;
    }

    /** "2 1 0 0 0 n:0 path:64d return:0" */
    Detail(String line) {
        String[] words = line.split(" ");
        StringBuilder all = new StringBuilder();
        nArguments = Integer.parseInt(words[0]);
        every = Long.parseLong(words[1]);
        most = Long.parseLong(words[2]);
        least = Long.parseLong(words[3]);
        frames = Integer.parseInt(words[4]);
        limits = new int[words.length - 5];
        isText = new boolean[limits.length];
        for (int i = 0; i < limits.length; i++) {
            String word = words[i + 5];
            int colon = word.indexOf(':');
            isText[i] = word.endsWith("d") || !word.endsWith(":0");
            limits[i] = Integer.parseInt(word.substring(colon + 1).replace("d", ""));
            all.append(i > 0 ? " " : "").append(word, 0, colon);
        }
        names = all.toString();
    }

    /** "0 4 i 10" */
    void add(String line) {
        String[] words = line.split(" ", 4);
        Condition condition = new Condition();
        condition.value = Integer.parseInt(words[0]);
        condition.test = Integer.parseInt(words[1]);
        condition.sort = words[2].charAt(0);
        condition.text = words[3];
        if (condition.sort == 'i')
            condition.number = Long.parseLong(words[3]);
        else if (condition.sort == 'f')
            condition.real = Double.parseDouble(words[3]);
        else
            condition.text = unescaped(words[3]);
        conditions.add(condition);
    }

    private static String unescaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) == '\\' && i + 1 < text.length())
                out.append(text.charAt(++i) == 'n' ? '\n' : text.charAt(i));
            else
                out.append(text.charAt(i));
        return out.toString();
    }

    int nValues() {
        return limits.length;
    }

    boolean wantsResult() {
        return limits.length > nArguments;
    }

    /** Bytes of a text that are recorded. */
    int limit(int value) {
        return limits[value] > 0 ? limits[value] : DEFAULT_LIMIT;
    }

    boolean isText(int value) {
        return value < isText.length && isText[value];
    }

    /* ---- conditions ---- */

    private static boolean holds(int test, int order) {
        return test == EQUAL ? order == 0 : test == UNEQUAL ? order != 0 : test == LESS ? order < 0
                : test == LESS_OR_EQUAL ? order <= 0 : test == GREATER ? order > 0 : order >= 0;
    }

    private static boolean holds(Condition condition, byte kind, long bits, String text) {
        if (condition.sort == 's')
            return kind == TEXT && (condition.text.equals(cut(text)) == (condition.test == EQUAL));
        if (kind == NUMBER && condition.sort == 'i')
            return holds(condition.test, bits < condition.number ? -1 : bits > condition.number ? 1 : 0);
        if (kind != NUMBER && kind != REAL)
            return false;
        double value = kind == NUMBER ? bits : Double.longBitsToDouble(bits), constant = condition.sort == 'i' ? condition.number : condition.real;
        if (value != value) // not a number: it is only unequal
            return condition.test == UNEQUAL;
        return holds(condition.test, value < constant ? -1 : value > constant ? 1 : 0);
    }

    private static String cut(String text) {
        return text.length() <= CONDITION_LIMIT ? text : text.substring(0, CONDITION_LIMIT);
    }

    /** Those of the conditions that are about values from `first` on; values are those behind `at`. */
    boolean holds(boolean isResult, byte[] kinds, long[] bits, String[] texts, int at) {
        for (int i = 0; i < conditions.size(); i++) {
            Condition condition = conditions.get(i);
            int value = at + condition.value - (isResult ? nArguments : 0);
            if ((condition.value >= nArguments) == isResult && !holds(condition, kinds[value], bits[value], texts[value]))
                return false;
        }
        return true;
    }

    /** All conditions on arguments hold: is it one of those that are recorded? */
    boolean isNext() {
        if (every > 1 && met.getAndIncrement() % every != 0)
            return false;
        return most == 0 || recorded.incrementAndGet() <= most;
    }

    void takeBack() {
        if (most != 0)
            recorded.decrementAndGet();
    }

    /** Has it conditions on the result? */
    boolean needsResult() {
        for (int i = 0; i < conditions.size(); i++)
            if (conditions.get(i).value >= nArguments)
                return true;
        return false;
    }

    /** Can its begin have to be taken back? */
    boolean isTentative() {
        return least > 0 || needsResult();
    }
}
