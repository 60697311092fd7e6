package sudoku.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grading.ExaminationHall;
import sudoku.kernel.Jdks;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a program can do in the box, and without it. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
@Needs(Need.BUBBLEWRAP)
class BoxIT {
    private final Jdks.Jdk jdk;

    BoxIT(Jdks.Jdk jdk) {
        this.jdk = jdk;
    }

    @Test
    void nothingThatIsTriedInTheBoxWorks() throws IOException {
        try (ExaminationHall hall = new ExaminationHall(jdk.home())) {
            assertThat(new SandboxProbe(hall.sandbox(), hall.folder(), jdk.home()).holes())
                    .isEmpty();
        }
    }

    @Test
    void theSameTricksWorkWithoutABox() throws IOException {
        try (WorkerFolder folder = new WorkerFolder(List.of())) {
            Sandbox open = new NoSandbox(jdk.home(), folder, ExaminationHall.LIMITS);
            assertThat(new SandboxProbe(open, folder, jdk.home()).holes())
                    .contains(
                            "read /etc/passwd",
                            "look into /bin",
                            "connect to this machine",
                            "see other processes",
                            "see the grader",
                            "start a process",
                            "write 24 MB into /tmp",
                            "take 8192 MB of memory",
                            "run a program out of /tmp",
                            "write into " + folder.folder());
        }
    }

    /** The virtual machine takes shared classes only for a jar of the same content and age. */
    @Test
    void theClassesThatOneGradingHasSharedFitTheNext() throws IOException {
        try (WorkerFolder earlier = new WorkerFolder(List.of());
                WorkerFolder later = new WorkerFolder(List.of())) {
            Box box = new Box(ExaminationHall.programs(), jdk.home(), earlier, ExaminationHall.LIMITS);
            new WorkerClassArchive(earlier, jdk.home()).make(box, ExaminationHall.LIMITS);
            assertThat(new WorkerClassArchive(later, jdk.home()).recall()).isTrue();
            assertThat(later.sharedClasses()).hasSameBinaryContentAs(earlier.sharedClasses());
            assertThat(later.jar()).hasSameBinaryContentAs(earlier.jar());
            assertThat(Files.getLastModifiedTime(later.jar())).isEqualTo(Files.getLastModifiedTime(earlier.jar()));
        }
    }

    @Test
    void aWorkerIsGoneWithItsBox() throws Exception {
        try (ExaminationHall hall = new ExaminationHall(jdk.home())) {
            Process box = hall.sandbox().start();
            WorkerConnection line = new WorkerConnection(box, hall.sandbox().mostMemory());
            new WorkerCalls(line, ExaminationHall.LIMITS).run("int x = 1;", Duration.ofSeconds(30));
            var inside = box.toHandle().descendants().toList();
            assertThat(inside).as("processes of the box").isNotEmpty();
            line.close();
            for (ProcessHandle process : inside) {
                process.onExit().get();
            }
            assertThat(inside).noneMatch(ProcessHandle::isAlive);
        }
    }
}
