package sudoku.page.run;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Collects what is printed as text. */
final class PrintedBytes extends OutputStream {
    private final StringBuilder text;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    PrintedBytes(StringBuilder text) {
        this.text = text;
    }

    @Override
    public void write(int one) {
        bytes.write(one);
    }

    @Override
    public void write(byte[] some, int from, int length) {
        bytes.write(some, from, length);
    }

    @Override
    public void flush() {
        text.append(bytes.toString(StandardCharsets.UTF_8));
        bytes.reset();
    }
}
