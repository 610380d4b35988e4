package weft.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Which classes are rewritten as they are loaded, and which of their calls are selected: what `weft run` hands on of
 * the configuration, a line each. "dependencies PATTERN" is about names of classes; "call 1 PATTERN" and "method 0
 * PATTERN [ON]" are the entries in their order, with 0 for those that are not recorded.
 */
final class Selection {
    private static final class Entry {
        final boolean isMethod, isRecorded;
        final Pattern name, on;

        Entry(String[] words) {
            isMethod = words[0].equals("method");
            isRecorded = words[1].equals("1");
            name = pattern(words[2]);
            on = words.length > 3 ? pattern("**." + words[3]) : null; // "List" is "java.util.List" as well
        }

        boolean matches(String owner, String method) {
            if (!isMethod)
                return name.matcher(owner + '.' + method).matches();
            return name.matcher(method).matches() && (on == null || on.matcher(owner).matches());
        }
    }

    private final List<Pattern> dependencies = new ArrayList<Pattern>();
    private final List<Entry> entries = new ArrayList<Entry>();
    private final Map<String, Boolean> known = new ConcurrentHashMap<String, Boolean>();

    Selection(String lines) {
        for (String line : lines.split("\n")) {
            String[] words = line.split(" ");
            if (words[0].equals("dependencies"))
                dependencies.add(pattern(words[1]));
            else if (words.length > 2)
                entries.add(new Entry(words));
        }
    }

    /** `*` and `?` stay within a segment; `**` does not, and with a dot behind it means any number of whole ones. */
    static Pattern pattern(String text) {
        StringBuilder all = new StringBuilder();
        text = text.replace("::", ".");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isFirst = i == 0 || text.charAt(i - 1) == '.';
            if (text.startsWith("**.", i) && isFirst) {
                all.append("(?:[^.]+\\.)*");
                i += 2;
            } else if (text.startsWith("**", i)) {
                all.append(".*");
                i++;
            } else if (c == '*' || c == '?') {
                all.append(c == '*' ? "[^.]*" : "[^.]");
            } else {
                all.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return Pattern.compile(all.toString());
    }

    boolean isDependency(String name) {
        for (Pattern pattern : dependencies)
            if (pattern.matcher(name).matches())
                return true;
        return false;
    }

    /** The last entry that matches decides. */
    boolean takes(String owner, String method) {
        String name = owner + '.' + method;
        Boolean taken = known.get(name);
        if (taken == null) {
            taken = false;
            for (Entry entry : entries)
                if (entry.matches(owner, method))
                    taken = entry.isRecorded;
            known.put(name, taken);
        }
        return taken;
    }
}
