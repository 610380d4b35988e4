package weft.rt;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * A file to which packets are appended. Each is there as a whole or not at all, whatever ends the process or fills the disk.
 * (A FileChannel would be closed by a thread that is interrupted; a stream is not.)
 */
final class PacketFile {
    private final File path;
    private final FileOutputStream file;
    private long length, last; // where the last packet begins

    PacketFile(File path) throws IOException {
        this.path = path;
        this.file = new FileOutputStream(path, true);
    }

    void append(byte[] bytes, int n) throws IOException {
        try {
            file.write(bytes, 0, n);
        } catch (IOException e) {
            RandomAccessFile whole = new RandomAccessFile(path, "rw");
            try {
                whole.setLength(length);
            } finally {
                whole.close();
            }
            throw e;
        }
        last = length;
        length += n;
    }

    /** Into the last packet, which needs no room. */
    void tellLost(long lost) throws IOException {
        RandomAccessFile whole = new RandomAccessFile(path, "rw");
        try {
            whole.seek(last + 64);
            whole.writeLong(Long.reverseBytes(lost));
        } finally {
            whole.close();
        }
    }

    void close() throws IOException {
        file.close();
    }
}
