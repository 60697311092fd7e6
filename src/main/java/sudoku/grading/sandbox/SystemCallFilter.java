package sudoku.grading.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The list of what a program in the box may not ask of the kernel.
 *
 * <p><b>Idea.</b> Most holes in Linux are found in system calls that no Java program needs. The filter refuses those
 * that make processes, sockets, namespaces, mounts, or look into other processes. A thread is made by the same call
 * ({@code clone}) as a process; the filter looks at its flags.
 *
 * <p><b>Representation.</b> A program for the kernel's packet filter (seccomp-bpf), eight bytes an instruction: load
 * the number of the call, compare it with each forbidden one, refuse or go on. Numbers differ between processors; the
 * forbidden calls are in {@code refused-calls.txt}, with a dash where a processor has no such call.
 *
 * <p><b>Cost.</b> Some hundred comparisons a system call.
 *
 * <p><b>Alternatives.</b> A list of what is allowed is safer and breaks with every new virtual machine or C library.
 */
final class SystemCallFilter {
    private static final int LOAD_WORD = 0x20;
    private static final int JUMP_IF_EQUAL = 0x15;
    private static final int JUMP_IF_AT_LEAST = 0x35;
    private static final int JUMP_IF_ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int ALLOW = 0x7fff0000;
    private static final int KILL = 0x80000000;
    private static final int REFUSE = 0x00050000;
    private static final int NOT_PERMITTED = 1;
    private static final int NO_SUCH_CALL = 38;

    private static final int NUMBER = 0;
    private static final int PROCESSOR = 4;
    private static final int FIRST_ARGUMENT = 16;
    private static final int SECOND_ARGUMENT = 24;
    private static final int THIRD_ARGUMENT = 32;
    private static final int LOCAL = 1;
    private static final int STREAM = 1;
    private static final int SAME_PROCESS = 0x10000;
    /** The first number after those of Linux 5.16; the same on every processor. */
    private static final int NEWER = 450;

    private static final int CALLS_WITH_SHORT_POINTERS = 0x40000000;

    private final ByteBuffer program = ByteBuffer.allocate(4_096).order(ByteOrder.LITTLE_ENDIAN);

    private SystemCallFilter() {}

    /** The filter for a processor by Java's name for it, if we know its system calls. */
    static Optional<byte[]> forProcessor(String name) {
        return switch (name) {
            case "amd64", "x86_64" -> Optional.of(new SystemCallFilter().write(0xc000003e, 1, 56, 53));
            case "aarch64" -> Optional.of(new SystemCallFilter().write(0xc00000b7, 2, 220, 199));
            default -> Optional.empty();
        };
    }

    private byte[] write(int processor, int column, int clone, int socketpair) {
        add(LOAD_WORD, 0, 0, PROCESSOR);
        add(JUMP_IF_EQUAL, 1, 0, processor);
        add(RETURN, 0, 0, KILL);
        add(LOAD_WORD, 0, 0, NUMBER);
        add(JUMP_IF_AT_LEAST, 0, 1, CALLS_WITH_SHORT_POINTERS);
        add(RETURN, 0, 0, REFUSE | NOT_PERMITTED);
        refused()
                .lines()
                .skip(1)
                .map(line -> line.split(" ")[column])
                .filter(number -> !number.equals("-"))
                .forEach(number -> refuse(Integer.parseInt(number), NOT_PERMITTED));
        // What was added to Linux since then is refused unseen; programs that want it ask whether it is there.
        add(JUMP_IF_AT_LEAST, 0, 1, NEWER);
        add(RETURN, 0, 0, REFUSE | NO_SUCH_CALL);
        // clone3 hides its flags from a filter; where it does not exist the C library uses clone.
        refuse(435, NO_SUCH_CALL);
        onlyThePairThatJavaMakes(socketpair);
        add(JUMP_IF_EQUAL, 0, 3, clone);
        add(LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        add(JUMP_IF_ANY_BIT, 1, 0, SAME_PROCESS);
        add(RETURN, 0, 0, REFUSE | NOT_PERMITTED);
        add(RETURN, 0, 0, ALLOW);
        byte[] bytes = new byte[program.position()];
        program.flip().get(bytes);
        return bytes;
    }

    private static String refused() {
        try (InputStream table = SystemCallFilter.class.getResourceAsStream("refused-calls.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }

    /**
     * Java 17 opens no file before it has made one pair of sockets, which it closes. So only that kind passes; without
     * the calls for messages it is no more than two pipes. It ends the program's course for this number.
     */
    private void onlyThePairThatJavaMakes(int socketpair) {
        add(JUMP_IF_EQUAL, 0, 8, socketpair);
        add(LOAD_WORD, 0, 0, FIRST_ARGUMENT);
        add(JUMP_IF_EQUAL, 0, 5, LOCAL);
        add(LOAD_WORD, 0, 0, SECOND_ARGUMENT);
        add(JUMP_IF_EQUAL, 0, 3, STREAM);
        add(LOAD_WORD, 0, 0, THIRD_ARGUMENT);
        add(JUMP_IF_EQUAL, 0, 1, 0);
        add(RETURN, 0, 0, ALLOW);
        add(RETURN, 0, 0, REFUSE | NOT_PERMITTED);
    }

    private void refuse(int number, int error) {
        add(JUMP_IF_EQUAL, 0, 1, number);
        add(RETURN, 0, 0, REFUSE | error);
    }

    private void add(int code, int jumpIfTrue, int jumpIfFalse, int operand) {
        program.putShort((short) code)
                .put((byte) jumpIfTrue)
                .put((byte) jumpIfFalse)
                .putInt(operand);
    }
}
