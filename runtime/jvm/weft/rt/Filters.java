package weft.rt;

import java.util.ArrayList;
import java.util.List;

/** What this run leaves out, as the environment says (docs/recording.md). The same as in libweft's rt_filter.c. */
final class Filters {
    private static final String[] UNITS = {"ns", "us", "ms", "s"};

    /** Of the trace's metadata: what is left out, in words; empty: nothing. */
    static final String words;
    /** Calls that are nested in as many recorded ones are left out; 0: none are. */
    static final int depth;
    /** ns; calls that are over in less are left out; 0: none are. */
    static final long least;
    /** Does more than the name of a call decide? */
    static final boolean isActive;

    private static final List<String> only, without, threads;

    static {
        StringBuilder all = new StringBuilder();
        only = patterns("WEFT_ONLY", all, "only");
        without = patterns("WEFT_WITHOUT", all, "without");
        threads = patterns("WEFT_THREAD", all, "threads");
        depth = readDepth(all);
        least = readLeast(all);
        words = all.toString();
        isActive = depth > 0 || least > 0 || !threads.isEmpty();
    }

    private Filters() {
    }

    private static StringBuilder say(StringBuilder words, String what) {
        return words.append(words.length() > 0 ? "; " : "").append(what);
    }

    private static List<String> patterns(String variable, StringBuilder words, String what) {
        List<String> found = new ArrayList<String>();
        for (String pattern : Trace.environment(variable, "").split(";"))
            if (!pattern.isEmpty()) {
                if (found.isEmpty())
                    say(words, what);
                words.append(' ').append(pattern);
                found.add(pattern);
            }
        return found;
    }

    private static int readDepth(StringBuilder words) {
        String text = Trace.environment("WEFT_DEPTH", "");
        if (text.isEmpty())
            return 0;
        if (!text.matches("0*[1-9][0-9]{0,8}")) {
            Trace.doubt("WEFT_DEPTH", text, "accepted is a number from 1 on; calls are recorded at any depth");
            return 0;
        }
        say(words, "depth up to ").append(text);
        return Integer.parseInt(text);
    }

    private static long readLeast(StringBuilder words) {
        String text = Trace.environment("WEFT_MIN", "");
        if (text.isEmpty())
            return 0;
        long ns = time(text);
        if (ns <= 0 || ns >= 1L << 50) {
            Trace.doubt("WEFT_MIN", text, "accepted is a time such as 10us or 2ms; calls are recorded however short");
            return 0;
        }
        say(words, "calls of ").append(text).append(" or more");
        return ns;
    }

    /** 0: it is none. */
    private static long time(String text) {
        long ns = 1;
        for (String unit : UNITS) {
            if (text.matches("[0-9]{1,15}" + unit))
                return Math.min(Long.parseLong(text.substring(0, text.length() - unit.length())), 1L << 50) * ns;
            ns *= 1000;
        }
        return 0;
    }

    static boolean leavesOut(String callee) {
        return !only.isEmpty() && !matchesAny(only, callee) || matchesAny(without, callee);
    }

    static boolean takesThread(String name) {
        return threads.isEmpty() || matchesAny(threads, name);
    }

    private static boolean matchesAny(List<String> patterns, String text) {
        for (String pattern : patterns)
            if (matches(pattern, text))
                return true;
        return false;
    }

    /** `*` stands for any text and `?` for one letter. */
    static boolean matches(String pattern, String text) {
        int at = 0, star = -1, from = 0, i = 0;
        while (i < text.length()) {
            if (at < pattern.length() && pattern.charAt(at) == '*') {
                star = ++at;
                from = i;
            } else if (at < pattern.length() && (pattern.charAt(at) == '?' || pattern.charAt(at) == text.charAt(i))) {
                at++;
                i++;
            } else if (star >= 0) {
                at = star;
                i = ++from;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == '*')
            at++;
        return at == pattern.length();
    }
}
