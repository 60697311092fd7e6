package sudoku.grading.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;

/**
 * The steps of a cell as bytes, which can be done in another process than the one that has compiled them.
 *
 * <p>They are written and read in a box, and outside of it only handed on: nobody there looks into them.
 */
final class CompiledCell implements CellSteps {
    private enum Step {
        LOAD,
        SWAP,
        LINES,
        MISSING,
        VARIABLE,
        RUN,
        PROBLEM
    }

    private static final Step[] ALL = Step.values();

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream data = new DataOutputStream(bytes);

    byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public void load(ClassBytecodes[] classes) {
        write(Step.LOAD, () -> writeClasses(classes));
    }

    @Override
    public void swap(ClassBytecodes[] classes) {
        write(Step.SWAP, () -> writeClasses(classes));
    }

    @Override
    public void lines(String className, List<String> lines) {
        write(Step.LINES, () -> {
            data.writeUTF(className);
            data.writeInt(lines.size());
            for (String line : lines) {
                data.writeUTF(line);
            }
        });
    }

    @Override
    public void missing(String className, String problem) {
        write(Step.MISSING, () -> {
            data.writeUTF(className);
            data.writeUTF(problem);
        });
    }

    @Override
    public void variable(String name, String className) {
        write(Step.VARIABLE, () -> {
            data.writeUTF(name);
            data.writeUTF(className);
        });
    }

    @Override
    public void run(String className, String method) {
        write(Step.RUN, () -> {
            data.writeUTF(className);
            data.writeUTF(method);
        });
    }

    @Override
    public void problem(String sentence) {
        write(Step.PROBLEM, () -> data.writeUTF(sentence));
    }

    private interface Writing {
        void all() throws IOException;
    }

    private void write(Step step, Writing rest) {
        try {
            data.writeByte(step.ordinal());
            rest.all();
        } catch (IOException tooLongForOneName) {
            throw new UncheckedIOException(tooLongForOneName);
        }
    }

    private void writeClasses(ClassBytecodes[] classes) throws IOException {
        data.writeInt(classes.length);
        for (ClassBytecodes each : classes) {
            data.writeUTF(each.name());
            data.writeInt(each.bytecodes().length);
            data.write(each.bytecodes());
        }
    }

    /** Has the steps done. */
    static void replay(byte[] cell, CellSteps steps) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(cell));
        while (in.available() > 0) {
            switch (ALL[in.readByte()]) {
                case LOAD -> steps.load(readClasses(in));
                case SWAP -> steps.swap(readClasses(in));
                case LINES -> steps.lines(in.readUTF(), readTexts(in));
                case MISSING -> steps.missing(in.readUTF(), in.readUTF());
                case VARIABLE -> steps.variable(in.readUTF(), in.readUTF());
                case RUN -> steps.run(in.readUTF(), in.readUTF());
                case PROBLEM -> steps.problem(in.readUTF());
            }
        }
    }

    private static ClassBytecodes[] readClasses(DataInputStream in) throws IOException {
        ClassBytecodes[] classes = new ClassBytecodes[in.readInt()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = new ClassBytecodes(in.readUTF(), in.readNBytes(in.readInt()));
        }
        return classes;
    }

    private static List<String> readTexts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(in.readUTF());
        }
        return texts;
    }
}
