package weft.agent;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;

/** A source that is compiled in another text: what is between its characters there was put in, and no line has moved. */
final class Source {
    private static final int LONGEST = 12;
    private final File file;
    private final Charset encoding;

    Source(File file, Charset encoding) {
        this.file = file;
        this.encoding = encoding;
    }

    String rewritten() throws IOException {
        return new String(Files.readAllBytes(file.toPath()), encoding);
    }

    private static boolean isNewline(String text, int at) {
        return text.charAt(at) == '\n' || text.charAt(at) == '\r' && !(at + 1 < text.length() && text.charAt(at + 1) == '\n');
    }

    private static int countLines(String text, int end) {
        int n = 0;
        for (int i = 0; i < end; i++)
            n += isNewline(text, i) ? 1 : 0;
        return n;
    }

    private static int beginOf(String text, int line) {
        int at = 0;
        for (; line > 0 && at < text.length(); at++)
            line -= isNewline(text, at) ? 1 : 0;
        return at;
    }

    private static int endOf(String text, int begin) {
        while (begin < text.length() && text.charAt(begin) != '\n' && text.charAt(begin) != '\r')
            begin++;
        return begin;
    }

    private static int count(String line, int end, String word) {
        int n = 0;
        for (int at = line.indexOf(word); at >= 0 && at < end; at = line.indexOf(word, at + 1))
            n++;
        return n;
    }

    /** What stands at a place of the rewritten line stands in the user's line as well, behind as many of its like. */
    private static int find(String rewritten, int at, String own) {
        for (int length = Math.min(LONGEST, rewritten.length() - at); length > 0; length--) {
            String word = rewritten.substring(at, at + length);
            int before = count(rewritten, at, word);
            for (int i = own.indexOf(word); i >= 0; i = own.indexOf(word, i + 1))
                if (before-- == 0)
                    return i;
        }
        return 0;
    }

    int own(String text, int position) throws IOException {
        String rewritten = rewritten();
        position = Math.min(position, rewritten.length());
        int line = countLines(rewritten, position), begin = beginOf(rewritten, line), ownBegin = beginOf(text, line);
        String ownLine = text.substring(ownBegin, endOf(text, ownBegin));
        return ownBegin + find(rewritten.substring(begin, endOf(rewritten, begin)), position - begin, ownLine);
    }
}
