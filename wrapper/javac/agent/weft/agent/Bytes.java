package weft.agent;

import java.io.ByteArrayOutputStream;

/** Numbers as class files have them: the highest byte first. */
final class Bytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Bytes u1(int value) {
        out.write(value);
        return this;
    }

    Bytes u2(int value) {
        return u1(value >> 8).u1(value);
    }

    Bytes u4(int value) {
        return u2(value >> 16).u2(value);
    }

    Bytes bytes(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
        return this;
    }

    Bytes copy(byte[] from, int begin, int end) {
        out.write(from, begin, end - begin);
        return this;
    }

    int size() {
        return out.size();
    }

    byte[] toByteArray() {
        return out.toByteArray();
    }
}
