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
    @CsvSource({
        "amd64, 41, socket",
        "amd64, 57, fork",
        "amd64, 58, vfork",
        "amd64, 101, ptrace",
        "amd64, 165, mount",
        "amd64, 272, unshare",
        "amd64, 321, bpf",
        "amd64, 278, vmsplice",
        "amd64, 275, splice",
        "amd64, 276, tee",
        "aarch64, 75, vmsplice",
        "aarch64, 76, splice",
        "aarch64, 77, tee",
        "amd64, 46, sendmsg",
        "amd64, 47, recvmsg",
        "aarch64, 211, sendmsg",
        "aarch64, 212, recvmsg",
        "amd64, 426, io_uring_enter",
        "amd64, 427, io_uring_register",
        "amd64, 317, seccomp",
        "amd64, 294, inotify_init1",
        "amd64, 206, io_setup",
        "aarch64, 2, io_submit",
        "amd64, 425, io_uring_setup",
        "amd64, 1073741825, x32 write",
        "aarch64, 198, socket",
        "aarch64, 117, ptrace",
        "aarch64, 40, mount",
        "aarch64, 97, unshare"
    })
    void whatNoWorkerNeedsIsRefused(String processor, int number, String name) {
        assertThat(verdict(processor, number, 0)).as(name).isEqualTo(EPERM);
    }

    @ParameterizedTest
    @CsvSource({
        "amd64, 0, read",
        "amd64, 1, write",
        "amd64, 9, mmap",
        "amd64, 59, execve",
        "amd64, 202, futex",
        "amd64, 257, openat",
        "aarch64, 63, read",
        "aarch64, 222, mmap",
        "aarch64, 221, execve"
    })
    void whatAVirtualMachineNeedsPasses(String processor, int number, String name) {
        assertThat(verdict(processor, number, 0)).as(name).isEqualTo(ALLOW);
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
