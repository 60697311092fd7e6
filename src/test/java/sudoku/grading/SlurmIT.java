package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.grading.intake.Part;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The script that a department copies, on a real Slurm, one of whose nodes is lost in the middle. */
@Tag("thorough")
@Needs({Need.BUBBLEWRAP, Need.SLURM})
@Timeout(600)
class SlurmIT {
    private static final int PARTS = 2;

    @TempDir
    Path folder;

    @Test
    void aClassGradedByAnArrayJobThatLosesANodeComesOutAsIfGradedByOneProgram() throws Exception {
        Path submitted = folder.resolve("submitted");
        List<String> slow = List.of("s3", "s4", "s5", "s6");
        BitmaskClass.handIn(submitted, List.of("s1", "s2"), slow);
        run(BitmaskClass.graded(submitted, folder.resolve("whole")), "--seed", "7");
        Path shared = folder.resolve("shared");
        try (SlurmCluster slurm = new SlurmCluster(Files.createDirectory(folder.resolve("slurm")))) {
            String array = slurm.succeeds(sbatch(submitted, shared));
            String lost = SlurmCluster.NODES.get(1);
            String[] running = slurm.succeeds("squeue", "-h", "-w", lost, "-t", "R", "-o", "%A %K")
                    .split(" ");
            Path done = shared.resolve(Part.FOLDER)
                    .resolve(running[1] + "-of-" + PARTS)
                    .resolve("done");
            while (students(done) == 0) {
                SlurmCluster.waitALittle();
            }
            slurm.kill(lost, running[0]);
            assertThat(students(done))
                    .as("a node lost in the middle of its part")
                    .isBetween(1L, 2L);
            while (!slurm.succeeds("scontrol", "show", "job", running[0]).contains("JobState=COMPLETED")
                    || !allEnded(slurm, array)) {
                SlurmCluster.waitALittle();
            }
            assertThat(slurm.succeeds("scontrol", "show", "job", running[0])).contains("Restarts=1", "NodeList=one");
            assertThat(students(done)).as("made up for").isEqualTo(3);
        }
        run(BitmaskClass.graded(submitted, shared), "--seed", "7", "--join");
        Map<String, String> joined = BitmaskClass.reports(shared);
        joined.keySet().removeIf(name -> name.startsWith(Part.FOLDER));
        assertThat(joined).isEqualTo(BitmaskClass.reports(folder.resolve("whole")));
    }

    private String[] sbatch(Path submitted, Path shared) {
        List<String> command = new ArrayList<>(List.of(
                "sbatch",
                "--parsable",
                "--array=1-" + PARTS,
                "--output=" + folder.resolve("said-%a"),
                Path.of("src", "hub", "slurm", "grade").toString()));
        command.addAll(BitmaskClass.words(submitted, shared));
        command.addAll(List.of("--seed", "7"));
        return command.toArray(String[]::new);
    }

    private static boolean allEnded(SlurmCluster slurm, String array) throws Exception {
        return Stream.of(slurm.succeeds("scontrol", "show", "job", array).split("\\s+"))
                .filter(word -> word.startsWith("JobState="))
                .allMatch("JobState=COMPLETED"::equals);
    }

    /** How many are graded in a part. */
    private static long students(Path done) throws IOException {
        if (!Files.exists(done)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(done)) {
            return files.filter(file -> file.toString().endsWith(".json")).count();
        }
    }

    private void run(List<String> graded, String... more) throws Exception {
        List<String> command = new ArrayList<>(graded);
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        assertThat(process.waitFor()).as(() -> said()).isZero();
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("said"));
        } catch (IOException failed) {
            return failed.toString();
        }
    }
}
