package sudoku.grading.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;

/**
 * The steps of a cell as bytes, which can be done in another process than the one that has compiled them.
 *
 * <p><b>Representation.</b> Of each step its kind, the classes it has, and the texts it has.
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
    private static final ClassBytecodes[] NO_CLASSES = {};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream data = new DataOutputStream(bytes);

    byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public void load(ClassBytecodes[] classes) {
        write(Step.LOAD, classes);
    }

    @Override
    public void swap(ClassBytecodes[] classes) {
        write(Step.SWAP, classes);
    }

    @Override
    public void lines(String className, List<String> lines) {
        write(
                Step.LINES,
                NO_CLASSES,
                Stream.concat(Stream.of(className), lines.stream()).toArray(String[]::new));
    }

    @Override
    public void missing(String className, String problem) {
        write(Step.MISSING, NO_CLASSES, className, problem);
    }

    @Override
    public void variable(String name, String className) {
        write(Step.VARIABLE, NO_CLASSES, name, className);
    }

    @Override
    public void run(String className, String method) {
        write(Step.RUN, NO_CLASSES, className, method);
    }

    @Override
    public void problem(String sentence) {
        write(Step.PROBLEM, NO_CLASSES, sentence);
    }

    private void write(Step step, ClassBytecodes[] classes, String... texts) {
        try {
            data.writeByte(step.ordinal());
            data.writeInt(classes.length);
            for (ClassBytecodes each : classes) {
                data.writeUTF(each.name());
                data.writeInt(each.bytecodes().length);
                data.write(each.bytecodes());
            }
            data.writeInt(texts.length);
            for (String text : texts) {
                data.writeUTF(text);
            }
        } catch (IOException tooLongForOneName) {
            throw new UncheckedIOException(tooLongForOneName);
        }
    }

    /** Has the steps done. */
    static void replay(byte[] cell, CellSteps steps) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(cell));
        while (in.available() > 0) {
            Step step = ALL[in.readByte()];
            ClassBytecodes[] classes = readClasses(in);
            List<String> texts = readTexts(in);
            switch (step) {
                case LOAD -> steps.load(classes);
                case SWAP -> steps.swap(classes);
                case LINES -> steps.lines(texts.get(0), texts.subList(1, texts.size()));
                case MISSING -> steps.missing(texts.get(0), texts.get(1));
                case VARIABLE -> steps.variable(texts.get(0), texts.get(1));
                case RUN -> steps.run(texts.get(0), texts.get(1));
                case PROBLEM -> steps.problem(texts.get(0));
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
