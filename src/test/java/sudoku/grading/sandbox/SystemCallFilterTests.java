package sudoku.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the filter as the kernel does, on calls it must refuse and on calls it must let pass. */
class SystemCallFilterTests {
    private static final int ALLOW = 0x7fff0000;
    private static final int KILL = 0x80000000;
    private static final int EPERM = 0x00050001;
    private static final int ENOSYS = 0x00050026;
    private static final int X86 = 0xc000003e;
    private static final int ARM = 0xc00000b7;
    private static final int THREAD_FLAGS = 0x3d0f00;
    private static final int FORK_FLAGS = 0x1200011;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                amd64   | socket 41, fork 57, vfork 58, ptrace 101, mount 165, unshare 272, bpf 321, vmsplice 278
                amd64   | splice 275, tee 276, sendmsg 46, recvmsg 47, io_uring_enter 426, io_uring_register 427
                amd64   | seccomp 317, inotify_init1 294, io_setup 206, io_uring_setup 425, x32-write 1073741825
                aarch64 | vmsplice 75, splice 76, tee 77, sendmsg 211, recvmsg 212, io_submit 2, socket 198
                aarch64 | ptrace 117, mount 40, unshare 97
                """)
    void whatNoWorkerNeedsIsRefused(String processor, String calls) {
        assertVerdicts(processor, calls, EPERM);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                amd64   | read 0, write 1, mmap 9, execve 59, futex 202, openat 257
                aarch64 | read 63, mmap 222, execve 221
                """)
    void whatAVirtualMachineNeedsPasses(String processor, String calls) {
        assertVerdicts(processor, calls, ALLOW);
    }

    /** Calls are named, each with its number. */
    private static void assertVerdicts(String processor, String calls, int verdict) {
        for (String call : calls.split(", ")) {
            assertThat(verdict(processor, Integer.parseInt(call.split(" ")[1]), 0))
                    .as(call)
                    .isEqualTo(verdict);
        }
    }

    @ParameterizedTest
    @CsvSource({"amd64, 56", "aarch64, 220"})
    void threadsCanBeMadeAndProcessesCannot(String processor, int clone) {
        assertThat(verdict(processor, clone, THREAD_FLAGS)).isEqualTo(ALLOW);
        assertThat(verdict(processor, clone, FORK_FLAGS)).isEqualTo(EPERM);
        assertThat(verdict(processor, 435, 0)).as("clone3").isEqualTo(ENOSYS);
        assertThat(verdict(processor, 449, 0)).as("futex_waitv").isEqualTo(ALLOW);
        assertThat(verdict(processor, 463, 0))
                .as("one that is newer than this list")
                .isEqualTo(ENOSYS);
    }

    /** Domain, type and protocol: local, a stream, the usual one. */
    @ParameterizedTest
    @CsvSource({"amd64, 53", "aarch64, 199"})
    void onlyThePairOfSocketsThatJavaMakesPasses(String processor, int socketpair) {
        assertThat(verdict(processor, socketpair, 1, 1, 0)).isEqualTo(ALLOW);
        assertThat(verdict(processor, socketpair, 2, 1, 0)).as("of the network").isEqualTo(EPERM);
        assertThat(verdict(processor, socketpair, 1, 2, 0)).as("of datagrams").isEqualTo(EPERM);
        assertThat(verdict(processor, socketpair, 1, 5, 0)).as("of packets").isEqualTo(EPERM);
        assertThat(verdict(processor, socketpair, 1, 1 | 0x80000, 0))
                .as("with flags")
                .isEqualTo(EPERM);
        assertThat(verdict(processor, socketpair, 1, 1, 6))
                .as("of another protocol")
                .isEqualTo(EPERM);
    }

    @Test
    void callsByTheNumbersOfAnotherProcessorEndTheProgram() {
        assertThat(run(SystemCallFilter.forProcessor("amd64").orElseThrow(), 0x40000003, 1, 0))
                .isEqualTo(KILL);
    }

    @Test
    void aProcessorWeDoNotKnowHasNoFilter() {
        assertThat(SystemCallFilter.forProcessor("riscv64")).isEmpty();
    }

    private static int verdict(String processor, int number, int... arguments) {
        int audit = processor.equals("amd64") ? X86 : ARM;
        return run(SystemCallFilter.forProcessor(processor).orElseThrow(), audit, number, arguments);
    }

    private static int run(byte[] bytes, int processor, int number, int... arguments) {
        ByteBuffer call = ByteBuffer.allocate(64)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0, number)
                .putInt(4, processor);
        for (int i = 0; i < arguments.length; i++) {
            call.putInt(16 + 8 * i, arguments[i]);
        }
        ByteBuffer program = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int word = 0;
        while (true) {
            int code = program.getShort();
            int ifTrue = program.get() & 0xff;
            int ifFalse = program.get() & 0xff;
            int operand = program.getInt();
            boolean holds = false;
            switch (code) {
                case 0x20 -> word = call.getInt(operand);
                case 0x15 -> holds = word == operand;
                case 0x35 -> holds = Integer.compareUnsigned(word, operand) >= 0;
                case 0x45 -> holds = (word & operand) != 0;
                case 0x06 -> {
                    return operand;
                }
                default -> throw new AssertionError("instruction " + code);
            }
            if (code != 0x20) {
                program.position(program.position() + 8 * (holds ? ifTrue : ifFalse));
            }
        }
    }
}
