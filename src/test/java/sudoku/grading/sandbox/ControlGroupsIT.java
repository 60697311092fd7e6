package sudoku.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.grading.ExaminationHall;
import sudoku.grading.sandbox.memory.ControlGroups;
import sudoku.grading.sandbox.memory.SystemdGroups;
import sudoku.grading.sandbox.memory.WritableGroups;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** How a box gets a group on machines that differ; the machines are played by folders and scripts. */
@Needs(Need.BUBBLEWRAP)
class ControlGroupsIT {
    private static final ControlGroups.Most MOST = new ControlGroups.Most(1_000_000, 20);

    @TempDir
    Path folder;

    private Path group(String path, String handedOn) throws IOException {
        Path group = Files.createDirectories(folder.resolve(path));
        Files.writeString(group.resolve("cgroup.subtree_control"), handedOn + "\n");
        return group;
    }

    private Optional<ControlGroups> writable(String own) {
        return WritableGroups.of(
                List.of("proc /proc proc rw 0 0", "cgroup2 " + folder + " cgroup2 rw 0 0"),
                List.of("4:memory:/elsewhere", "0::/" + own));
    }

    @Test
    void aGroupIsMadeInTheNextOneAboveThatLimitsMemoryAndProcesses() throws IOException {
        group("", "cpu memory pids");
        Path user = group("user", "cpu memory pids");
        group("user/shell", "");
        List<String> command = writable("user/shell").orElseThrow().around(List.of("java"), MOST);
        Path made = Path.of(command.get(3));
        assertThat(made.getParent().getParent()).isEqualTo(user);
        assertThat(made.getParent().resolve("cgroup.subtree_control")).hasContent("+memory +pids");
        assertThat(made.resolve("memory.max")).hasContent("1000000");
        assertThat(made.resolve("pids.max")).hasContent("20");
        assertThat(new ProcessBuilder(command.subList(0, 4))
                        .start()
                        .onExit()
                        .join()
                        .exitValue())
                .isZero();
        assertThat(made.resolve("cgroup.procs")).content().matches("\\d+\n");
        assertThat(command).endsWith("java");
    }

    @Test
    void whereMemoryIsNotLimitedOrNothingCanBeWrittenThereAreNoGroups() throws IOException {
        group("", "cpu pids");
        group("user", "");
        assertThat(writable("user")).isEmpty();
        assertThat(WritableGroups.of(List.of("cgroup /sys/fs/cgroup cgroup rw 0 0"), List.of("0::/")))
                .isEmpty();
        assertThat(WritableGroups.of(List.of("none /proc/sys cgroup2 rw 0 0"), List.of("0::/")))
                .isEmpty();
    }

    private Path systemdRun(String script) throws IOException {
        return Files.writeString(
                Files.createFile(
                        folder.resolve("systemd-run"),
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x"))),
                "#!/bin/sh\n" + script);
    }

    @Test
    void aBoxInAGroupOfSystemdHoldsAsItDoesWithout() throws IOException {
        Path asked = folder.resolve("asked.txt");
        Path program = systemdRun("echo \"$XDG_RUNTIME_DIR $*\" >> " + asked
                + "\nwhile [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"\n");
        ControlGroups groups = SystemdGroups.of(program, Map.of("XDG_RUNTIME_DIR", "/run/user/1", "SECRET", "x"))
                .orElseThrow();
        Path jdk = Path.of(System.getProperty("java.home"));
        try (WorkerFolder worker = new WorkerFolder(List.of())) {
            Box box = new Box(ExaminationHall.programs(), groups, jdk, worker, ExaminationHall.LIMITS);
            assertThat(new SandboxProbe(box, worker, jdk).holes()).isEmpty();
            assertThat(box.aboutMemory()).isEmpty();
        }
        assertThat(Files.readString(asked))
                .contains("/run/user/1 --user --scope", "MemoryMax=738197504", "TasksMax=144")
                .doesNotContain("SECRET");
    }

    @Test
    void whereSystemdRefusesThereAreNoGroupsAndTheTeacherIsTold() throws IOException {
        assertThat(SystemdGroups.of(systemdRun("exit 1\n"), Map.of())).isEmpty();
        Path jdk = Path.of(System.getProperty("java.home"));
        try (WorkerFolder worker = new WorkerFolder(List.of())) {
            assertThat(new Box(ExaminationHall.programs(), ControlGroups.NONE, jdk, worker, ExaminationHall.LIMITS)
                            .aboutMemory()
                            .orElse(""))
                    .contains("ends a worker that uses more than 640 MB");
        }
    }
}
