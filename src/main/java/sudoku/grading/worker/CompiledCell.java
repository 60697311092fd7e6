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
import jdk.jshell.spi.ExecutionControl.ExecutionControlException;

/**
 * The steps of a cell as bytes, which can be done in another process than the one that has compiled them.
 *
 * <p><b>Representation.</b> Of each step its kind, the classes it has, and the texts it has.
 *
 * <p>They are written and read in a box, and outside of it only handed on: nobody there looks into them.
 */
final class CompiledCell {
    /** What there is to do, and which classes or texts say it. */
    enum Step {
        /** These classes are there from now on. */
        LOAD,
        /** These classes have other code from now on. */
        SWAP,
        /** A class, and the student's line that each line of it is made from, from line 1 on. */
        LINES,
        /** A class that can be called although it does not compile, and what is missing in it. */
        MISSING,
        /** A variable, and the class whose field of that name it is; an empty name where there is none any more. */
        VARIABLE,
        /** A class, and the method in it that is a statement. */
        RUN,
        /** Why something cannot be run at all. */
        PROBLEM
    }

    /** Does what there is to do. */
    interface Doer {
        void step(Step step, ClassBytecodes[] classes, List<String> texts) throws ExecutionControlException;
    }

    private static final Step[] ALL = Step.values();
    private static final ClassBytecodes[] NO_CLASSES = {};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream data = new DataOutputStream(bytes);

    byte[] bytes() {
        return bytes.toByteArray();
    }

    void add(Step step, String... texts) {
        add(step, NO_CLASSES, List.of(texts));
    }

    void add(Step step, ClassBytecodes[] classes, List<String> texts) {
        try {
            data.writeByte(step.ordinal());
            data.writeInt(classes.length);
            for (ClassBytecodes each : classes) {
                data.writeUTF(each.name());
                data.writeInt(each.bytecodes().length);
                data.write(each.bytecodes());
            }
            data.writeInt(texts.size());
            for (String text : texts) {
                data.writeUTF(text);
            }
        } catch (IOException tooLongForOneName) {
            throw new UncheckedIOException(tooLongForOneName);
        }
    }

    /** Has the steps done, in order. */
    static void replay(byte[] cell, Doer doer) throws IOException, ExecutionControlException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(cell));
        while (in.available() > 0) {
            doer.step(ALL[in.readByte()], readClasses(in), readTexts(in));
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
