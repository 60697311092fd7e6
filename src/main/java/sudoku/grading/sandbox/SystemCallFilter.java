package sudoku.grading.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The list of what a program in the box may not ask of the kernel.
 *
 * <p><b>Idea.</b> Most holes in Linux are found in system calls that no Java program needs. The filter refuses those
 * that make processes, sockets, namespaces, mounts, or look into other processes. A thread is made by the same call
 * ({@code clone}) as a process; the filter looks at its flags.
 *
 * <p><b>Representation.</b> A program for the kernel's packet filter (seccomp-bpf), eight bytes an instruction: load
 * the number of the call, compare it with each forbidden one, refuse or go on. Numbers differ between processors.
 *
 * <p><b>Cost.</b> Some hundred comparisons a system call.
 *
 * <p><b>Alternatives.</b> A list of what is allowed is safer and breaks with every new virtual machine or C library.
 */
final class SystemCallFilter {
    /** Name, number on x86-64, number on arm64; a dash where it does not exist. */
    private static final String REFUSED =
            """
            fork 57 -
            vfork 58 -
            socket 41 198
            connect 42 203
            accept 43 202
            bind 49 200
            listen 50 201
            accept4 288 242
            sendto 44 206
            sendmsg 46 211
            sendmmsg 307 269
            recvfrom 45 207
            recvmsg 47 212
            recvmmsg 299 243
            setsockopt 54 208
            execveat 322 281
            memfd_create 319 279
            ptrace 101 117
            process_vm_readv 310 270
            process_vm_writev 311 271
            pidfd_getfd 438 438
            kcmp 312 272
            unshare 272 97
            setns 308 268
            mount 165 40
            umount2 166 39
            pivot_root 155 41
            chroot 161 51
            open_tree 428 428
            move_mount 429 429
            fsopen 430 430
            fsconfig 431 431
            fsmount 432 432
            fspick 433 433
            mount_setattr 442 442
            mknod 133 -
            mknodat 259 33
            name_to_handle_at 303 264
            open_by_handle_at 304 265
            fanotify_init 300 262
            bpf 321 280
            perf_event_open 298 241
            userfaultfd 323 282
            io_uring_setup 425 425
            io_uring_enter 426 426
            io_uring_register 427 427
            add_key 248 217
            request_key 249 218
            keyctl 250 219
            shmget 29 194
            shmat 30 196
            semget 64 190
            msgget 68 186
            mq_open 240 180
            personality 135 92
            quotactl 179 60
            acct 163 89
            swapon 167 224
            swapoff 168 225
            reboot 169 142
            sethostname 170 161
            setdomainname 171 162
            settimeofday 164 170
            clock_settime 227 112
            clock_adjtime 305 266
            adjtimex 159 171
            iopl 172 -
            ioperm 173 -
            init_module 175 105
            finit_module 313 273
            delete_module 176 106
            kexec_load 246 104
            kexec_file_load 320 294
            syslog 103 116
            modify_ldt 154 -
            io_setup 206 0
            io_submit 209 2
            splice 275 76
            tee 276 77
            vmsplice 278 75
            remap_file_pages 216 234
            seccomp 317 277
            move_pages 279 239
            migrate_pages 256 238
            process_madvise 440 440
            process_mrelease 448 448
            memfd_secret 447 447
            quotactl_fd 443 443
            inotify_init 253 -
            inotify_init1 294 26
            uselib 134 -
            lookup_dcookie 212 18
            """;

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
        REFUSED.lines()
                .map(line -> line.split(" ")[column])
                .filter(number -> !number.equals("-"))
                .forEach(number -> refuse(Integer.parseInt(number), NOT_PERMITTED));
        // What was added to Linux since is refused unseen; whoever wants it asks whether it is there.
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

    /**
     * Java 17 opens no file before it has made one pair of sockets, which it closes. So just that kind passes; without
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
