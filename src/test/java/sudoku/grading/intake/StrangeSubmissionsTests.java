package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is handed in that nobody asked for: links, bombs, names that lead elsewhere. */
class StrangeSubmissionsTests {
    private static final String EXERCISE = "03-stack";

    @TempDir
    Path folder;

    @Test
    void namesThatLeadOutOfAnArchiveAreListedAndGoNowhere() throws Exception {
        Path archive = HandIns.zip(
                folder.resolve("all.zip"),
                "../outside.ipynb",
                "/etc/outside.ipynb",
                "a/../../outside.ipynb",
                "a\\b.ipynb",
                "ada.ipynb");
        try (HandedInFiles pile = new HandedInFiles(archive)) {
            assertThat(pile.refused()).hasSize(3);
            assertThat(Submissions.in(pile, EXERCISE, List.of()))
                    .as("and Windows' separators are read")
                    .extracting(Submission::student)
                    .containsExactly("a", "ada");
        }
        assertThat(folder.resolveSibling("outside.ipynb")).doesNotExist();
    }

    @Test
    void linksAreListedAndNotFollowed() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret.ipynb"), "secret");
        Path all = Files.createDirectory(folder.resolve("all"));
        Files.createSymbolicLink(all.resolve("eve.ipynb"), secret);
        Files.createSymbolicLink(Files.createDirectory(all.resolve("mallory")).resolve("exercise.ipynb"), secret);
        Files.createSymbolicLink(all.resolve("whole"), folder);
        try (HandedInFiles pile = new HandedInFiles(Files.createSymbolicLink(folder.resolve("link to all"), all))) {
            assertThat(pile.refused()).hasSize(3).allMatch(line -> line.contains("link"));
            assertNobodyIsLost(pile, "link", "eve", "mallory", "whole");
        }
    }

    private static void assertNobodyIsLost(HandedInFiles pile, String why, String... students) {
        List<Submission> found = Submissions.in(pile, EXERCISE, List.of());
        assertThat(found).extracting(Submission::student).containsExactly(students);
        assertThat(found).allSatisfy(submission -> assertThatThrownBy(() -> submission.choose(EXERCISE))
                .isInstanceOf(Unreadable.class)
                .hasMessageContaining(why));
    }

    @Test
    void aStudentWhoHandedInNothingThatCanBeGradedIsNotLost() throws Exception {
        Path all = Files.createDirectory(folder.resolve("all"));
        Files.createDirectory(all.resolve("ada"));
        Files.createDirectories(all.resolve("bob").resolve(".ipynb_checkpoints"));
        try (HandedInFiles pile = new HandedInFiles(all)) {
            assertNobodyIsLost(pile, "empty", "ada", "bob");
        }
        Path archive = HandIns.zip(
                folder.resolve("all.zip"),
                "ada/",
                "bob.tar.gz",
                "Cyd_7_assignsubmission_file_answer.txt",
                "README.txt");
        try (HandedInFiles pile = new HandedInFiles(archive)) {
            assertNobodyIsLost(pile, "", "Cyd_7", "ada", "bob");
            assertThat(pile.refused()).containsExactly("README.txt: neither a notebook nor a zip archive");
        }
    }

    @Test
    void aLinkBesideAnHonestNotebookIsNotWhatIsGraded() throws Exception {
        Path ada = Files.createDirectory(folder.resolve("ada"));
        Files.writeString(ada.resolve("mine.ipynb"), "x");
        Files.createSymbolicLink(ada.resolve("exercise.ipynb"), folder.resolve("elsewhere.ipynb"));
        assertThat(HandIns.found(folder)).containsExactly("ada: ada/mine.ipynb");
    }

    @Test
    void anArchiveWithAPasswordSaysSo() throws Exception {
        Path archive = HandIns.zip(folder.resolve("ada.zip"), "exercise.ipynb");
        byte[] bytes = Files.readAllBytes(archive);
        bytes[6] |= 1;
        Files.write(archive, bytes);
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            assertNobodyIsLost(pile, "password", "ada");
        }
    }

    @Test
    void aStudentsOwnArchiveIsLookedIntoAndABombIsNotUnpacked() throws Exception {
        Path all = Files.createDirectory(folder.resolve("all"));
        FileTime handedIn = FileTime.fromMillis(1_800_000_000_000L);
        Files.setLastModifiedTime(HandIns.zip(all.resolve("ada.zip"), "deep/inside/exercise.ipynb"), handedIn);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(all.resolve("eve.zip")))) {
            zip.putNextEntry(new ZipEntry("exercise.ipynb"));
            fill(zip, 120 << 20);
        }
        Files.writeString(all.resolve("mallory.zip"), "no archive");
        try (HandedInFiles pile = new HandedInFiles(all)) {
            List<Submission> found = Submissions.in(pile, EXERCISE, List.of());
            assertThat(found).extracting(Submission::student).containsExactly("ada", "eve", "mallory");
            assertThat(found.get(0).choose(EXERCISE).bytes()).asString().isEqualTo("x");
            assertThat(found.get(0).choose(EXERCISE).file().time()).isEqualTo(handedIn.toInstant());
            assertThatThrownBy(() -> found.get(1).choose(EXERCISE))
                    .isInstanceOf(Unreadable.class)
                    .hasMessageContaining("unpacks to more than 50 MB");
            assertThatThrownBy(() -> found.get(2).choose(EXERCISE)).isInstanceOf(Unreadable.class);
        }
    }

    private static void fill(OutputStream out, int bytes) throws IOException {
        byte[] block = new byte[1 << 20];
        for (int i = 0; i < bytes >> 20; i++) {
            out.write(block);
        }
    }

    @Test
    void aHugeFileInAnArchiveIsReadNoFurtherThanItMay() throws Exception {
        Path archive = folder.resolve("all.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.putNextEntry(new ZipEntry("ada.ipynb"));
            fill(zip, 30 << 20);
        }
        try (HandedInFiles pile = new HandedInFiles(archive)) {
            assertThatThrownBy(() ->
                            Submissions.in(pile, EXERCISE, List.of()).get(0).choose(EXERCISE))
                    .isInstanceOf(Unreadable.class)
                    .hasMessageContaining("larger than 20 MB");
        }
    }
}
