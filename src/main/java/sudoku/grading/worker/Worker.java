package sudoku.grading.worker;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The program in the box: runs one student's cells and answers the grader's calls with what they define; or compiles
 * the cells of many, and runs none.
 *
 * <p><b>Idea.</b> It decides nothing. Whatever it sends may come from the student's code, which lives in the same
 * virtual machine; so an answer is only an answer, and the grader outside checks every one.
 *
 * <p><b>Representation.</b> One thread that reads a frame, does what it asks and writes the reply; its stack is the
 * notebook's. The frames have standard input and output for themselves: what the student prints goes nowhere.
 */
public final class Worker {
    /** As in the notebook: enough for a recursion of some ten thousand calls. */
    private static final long STACK = 4L << 20;

    private Worker() {}

    public static void main(String[] arguments) {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        PrintStream lastWords = System.err;
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        System.setIn(InputStream.nullInputStream());
        System.setOut(nowhere);
        System.setErr(nowhere);
        new Thread(null, () -> work(in, out, lastWords), "worker", STACK).start();
    }

    /** Until the grader has no more questions, or something breaks that is not the student's call. */
    private static void work(InputStream in, OutputStream out, PrintStream lastWords) {
        try {
            Calls calls = new Calls(in, out);
            while (true) {
                calls.serve(Frame.read(in));
                Thread.interrupted();
            }
        } catch (EOFException over) {
            System.exit(0);
        } catch (Throwable broken) {
            broken.printStackTrace(lastWords);
            Runtime.getRuntime().halt(1);
        }
    }
}
