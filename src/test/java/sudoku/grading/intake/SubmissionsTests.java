package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.files.CourseProblem;

class SubmissionsTests {
    private static final String EXERCISE = "03-stack";

    @TempDir
    Path folder;

    /** What the files are called, and whose they are. */
    static final List<Arguments> LAYOUTS = List.of(
            Arguments.of(
                    "a file for each student",
                    List.of("ada.ipynb", "bob.ipynb", "README.txt"),
                    List.of("ada: ada.ipynb", "bob: bob.ipynb")),
            Arguments.of(
                    "a folder for each student",
                    List.of("ada/my answer.ipynb", "ada/notes.txt", "bob/exercise.ipynb"),
                    List.of("ada: ada/my answer.ipynb", "bob: bob/exercise.ipynb")),
            Arguments.of(
                    "nbgrader",
                    List.of(
                            "submitted/ada/03-stack/exercise.ipynb",
                            "submitted/ada/04-x/exercise.ipynb",
                            "submitted/bob/03-stack/exercise.ipynb"),
                    List.of("ada: ada/03-stack/exercise.ipynb", "bob: bob/03-stack/exercise.ipynb")),
            Arguments.of(
                    "nbgrader, from within",
                    List.of("ada/03-stack/exercise.ipynb"),
                    List.of("ada: ada/03-stack/exercise.ipynb")),
            Arguments.of(
                    "Moodle with folders",
                    List.of(
                            "Ada Byron_4711_assignsubmission_file_/exercise.ipynb",
                            "Bob_12_assignsubmission_file_/exercise.ipynb"),
                    List.of(
                            "Ada Byron_4711: Ada Byron_4711_assignsubmission_file_/exercise.ipynb",
                            "Bob_12: Bob_12_assignsubmission_file_/exercise.ipynb")),
            Arguments.of(
                    "Moodle without",
                    List.of("Ada Byron_4711_assignsubmission_file_exercise.ipynb"),
                    List.of("Ada Byron_4711: Ada Byron_4711_assignsubmission_file_exercise.ipynb")),
            Arguments.of(
                    "Canvas",
                    List.of(
                            "byronada_4711_90001_exercise.ipynb",
                            "li_LATE_12_90002_exercise-1.ipynb",
                            "li_LATE_12_90003_notes.ipynb"),
                    List.of(
                            "byronada_4711: byronada_4711_90001_exercise.ipynb",
                            "li_12, late: li_LATE_12_90002_exercise-1.ipynb," + " not li_LATE_12_90003_notes.ipynb")),
            Arguments.of(
                    "names that only look like Canvas's",
                    List.of("ada_1_2_x.ipynb", "bob.ipynb"),
                    List.of("ada_1_2_x: ada_1_2_x.ipynb", "bob: bob.ipynb")),
            Arguments.of(
                    "a folder around all",
                    List.of("class of 26/ada/exercise.ipynb", "class of 26/bob/a.ipynb"),
                    List.of("ada: ada/exercise.ipynb", "bob: bob/a.ipynb")),
            Arguments.of(
                    "what systems leave behind",
                    List.of(
                            "ada/exercise.ipynb",
                            "__MACOSX/ada/._exercise.ipynb",
                            "ada/.ipynb_checkpoints/exercise-checkpoint.ipynb"),
                    List.of("ada: ada/exercise.ipynb")),
            Arguments.of(
                    "several notebooks",
                    List.of("ada/a.ipynb", "ada/exercise.ipynb", "ada/z.ipynb"),
                    List.of("ada: ada/exercise.ipynb, not ada/a.ipynb, not ada/z.ipynb")));

    @Test
    void aSetIsFoundUnderTheNameItHadAndUnderItsOwnFirst() throws Exception {
        for (String file : List.of(
                "ada/06-dancing-links/exercise.ipynb",
                "bob/06-dancing-links/old.ipynb",
                "bob/08-dancing-links/exercise.ipynb")) {
            handIn(folder.resolve("submitted"), file);
        }
        assertThat(found(folder, "08-dancing-links"))
                .containsExactly(
                        "ada: ada/06-dancing-links/exercise.ipynb", "bob: bob/08-dancing-links/exercise.ipynb");
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("LAYOUTS")
    void everyLayoutIsUnderstoodAsAFolderAndAsAnArchive(String layout, List<String> files, List<String> expected)
            throws Exception {
        Path archive = zip(folder.resolve("all.zip"), files.toArray(String[]::new));
        Path all = Files.createDirectory(folder.resolve("all"));
        for (String file : files) {
            Files.setLastModifiedTime(handIn(all, file), FileTime.fromMillis(1_700_000_000_000L));
        }
        assertThat(found(all)).as("folder").isEqualTo(expected);
        assertThat(found(archive)).as("archive").isEqualTo(expected);
    }

    /** A notebook in a folder below this one, as anybody may have handed it in. */
    private static Path handIn(Path in, String file) throws IOException {
        Path path = in.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, "x");
    }

    /** When the first of those who have handed in has done so. */
    private static Instant firstTime(Path place) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(place)) {
            Submission first = Submissions.in(pile, EXERCISE, List.of()).get(0);
            return first.choose(EXERCISE).file().time();
        }
    }

    /** An archive with these files, and with the folders among these names. */
    static Path zip(Path archive, Charset letters, String... names) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive), letters)) {
            for (String name : names) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(1_700_000_000_000L);
                zip.putNextEntry(entry);
                zip.write((name.endsWith("/") ? "" : "x").getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return archive;
    }

    static Path zip(Path archive, String... names) throws IOException {
        return zip(archive, StandardCharsets.UTF_8, names);
    }

    static List<String> found(Path place) throws Exception {
        return found(place, EXERCISE);
    }

    private static List<String> found(Path place, String exercise) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(place)) {
            Stream.Builder<String> found = Stream.builder();
            for (Submission submission : Submissions.in(pile, exercise, List.of())) {
                Submission.Chosen chosen = submission.choose(exercise);
                found.add(submission.student() + (submission.late() ? ", late" : "") + ": "
                        + chosen.file().where()
                        + String.join(
                                "",
                                chosen.others().stream()
                                        .map(other -> ", not " + other)
                                        .toList()));
            }
            return found.build().toList();
        }
    }

    @Test
    void gradescopeSaysWhoseItsFoldersAreInAFileBesideThem() throws Exception {
        Path export = Files.createDirectories(folder.resolve("assignment_1_export"));
        for (String name : List.of("submission_11", "submission_12")) {
            handIn(export, name + "/exercise.ipynb");
        }
        Files.writeString(
                export.resolve("submission_metadata.yml"),
                """
                ---
                submission_11:
                  :submitters:
                  - :name: "Ada \\xC9mile: Byron"
                    :sid: '4711'
                    :email: ada@example.org
                  :created_at: 2026-11-20 12:00:00.123456000 Z
                  :score: !ruby/object:BigDecimal 18:0.5e1
                  :results:
                    tests:
                    - name: Ada
                  :history:
                  - :id: 7
                    :created_at: 2026-11-19 12:00:00.000000000 Z
                submission_12:
                  :submitters:
                  - :name: Bob
                    :email: o'brien@example.org
                  - :name: 'Zoe O''Neill'
                    :sid: ''
                  :created_at: '2026-11-20T12:00:00.5-07:00'
                """);
        assertThat(found(folder))
                .as("those who worked together")
                .containsExactly(
                        "4711: submission_11/exercise.ipynb",
                        "Zoe O'Neill: submission_12/exercise.ipynb",
                        "o'brien@example.org: submission_12/exercise.ipynb");
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            List<Submission> all = Submissions.in(pile, EXERCISE, List.of());
            assertThat(all.get(0).choose(EXERCISE).file().time()).isEqualTo("2026-11-20T12:00:00.123456Z");
            assertThat(all.get(1).choose(EXERCISE).file().time()).isEqualTo("2026-11-20T19:00:00.500Z");
        }
    }

    static List<String> brokenLists() {
        return List.of("submission_11: {", "submission_11: *nobody", "\tsubmission_11:", "[".repeat(200_000));
    }

    @ParameterizedTest
    @MethodSource("brokenLists")
    void aBrokenListOfGradescopesIsSaidToBeOne(String text) throws Exception {
        Path export = Files.createDirectories(folder.resolve("assignment_1_export"));
        handIn(export, "submission_11/exercise.ipynb");
        Files.writeString(export.resolve("submission_metadata.yml"), text);
        assertThatThrownBy(() -> found(folder))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("submission_metadata.yml");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-20 12:00:00.123456 UTC, 2026-11-20T12:00:00.123456Z",
        "yesterday, 1970-01-01T00:00:05Z",
        "2026-11-20 12:00:00 Europe/Berlin, 2026-11-20T11:00:00Z",
        "2026-11-20T12:00:00, 2026-11-20T12:00:00Z",
        "2026-99-20 12:00:00 UTC, 1970-01-01T00:00:05Z"
    })
    void nbgraderSaysWhenSomethingWasHandedInInAFileBesideIt(String text, String time) throws Exception {
        Path set = folder.resolve("submitted/ada/" + EXERCISE);
        Files.setLastModifiedTime(handIn(set, "exercise.ipynb"), FileTime.fromMillis(5_000));
        Files.writeString(set.resolve("timestamp.txt"), text + "\n");
        assertThat(firstTime(folder)).isEqualTo(time);
    }

    /** Read first, since its folder comes before the others by name. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "a/b", "timestamp.txt", EXERCISE})
    void aTimestampInAFolderOfTheStudentsOwnSaysNothing(String own) throws Exception {
        Path set = folder.resolve("submitted/ada/" + EXERCISE);
        handIn(set, "exercise.ipynb");
        Path forged = Files.createDirectories(set.resolve(own)).resolve("timestamp.txt");
        Files.writeString(forged, "2001-01-01 12:00:00 UTC");
        if (!own.equals("timestamp.txt")) {
            Files.writeString(set.resolve("timestamp.txt"), "2026-11-20 12:00:00 UTC");
        }
        assertThat(firstTime(folder)).as("forged by %s", forged).isAfterOrEqualTo("2026-11-20T12:00:00Z");
    }

    /** Somebody is called "Bob_77_assignsubmission_file_", or calls her file so. */
    @ParameterizedTest
    @CsvSource({
        "Bob_77_assignsubmission_file__99_assignsubmission_file_",
        "Bob_77_assignsubmission_file_Eve_99_assignsubmission_file_x.ipynb"
    })
    void aNameFromMoodleThatCanBeReadInTwoWaysIsReadAsTheRosterSays(String name) throws Exception {
        boolean isFolder = !name.endsWith(".ipynb");
        handIn(folder, isFolder ? name + "/exercise.ipynb" : name);
        assertThat(ownersOf(List.of("77"))).containsExactly("Bob_77");
        String second = name.substring(0, name.lastIndexOf("_assignsubmission"));
        assertThat(ownersOf(List.of("99"))).containsExactly(second);
        String whole = isFolder ? name : name.replace(".ipynb", "");
        String unclear = name + ": graded under this name, because it can belong to Bob_77 or to " + second;
        for (List<String> undecided : List.of(List.<String>of(), List.of("77", "99"), List.of("ada"))) {
            assertThat(ownersOf(undecided))
                    .as("with the roster %s", undecided)
                    .hasSize(2)
                    .satisfies(found -> assertThat(found.get(0)).startsWith(whole))
                    .satisfies(found -> assertThat(found.get(1)).startsWith(unclear));
        }
    }

    /** The students found, and then what was refused. */
    private List<String> ownersOf(List<String> roster) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            Stream<String> students =
                    Submissions.in(pile, EXERCISE, roster).stream().map(Submission::student);
            return Stream.concat(students, pile.refused().stream()).toList();
        }
    }

    /** The only folder there is looks like one around everything; it is somebody's. */
    @Test
    void aFolderOfMoodleIsNeverTakenForOneAroundAll() throws Exception {
        handIn(folder, "Eve_5_assignsubmission_file_/Bob_77_assignsubmission_file_/exercise.ipynb");
        assertThat(ownersOf(List.of())).containsExactly("Eve_5");
    }

    @Test
    void twoWhoClaimOneNumberOfMoodleAreToldAndOthersAreNot() throws Exception {
        for (String name : List.of(
                "Bob_77_assignsubmission_file_",
                "Eve_77_assignsubmission_file_",
                "Ada_7_assignsubmission_file_",
                "cy_77",
                "di_77")) {
            handIn(folder, name + "/exercise.ipynb");
        }
        try (HandedInFiles pile = new HandedInFiles(folder)) {
            List<Submission> all = Submissions.in(pile, EXERCISE, List.of());
            assertThat(all)
                    .extracting(Submission::student)
                    .containsExactly("Ada_7", "Bob_77", "Eve_77", "cy_77", "di_77");
            assertThat(all)
                    .extracting(submission -> submission.remarks().size())
                    .containsExactly(0, 1, 1, 0, 0);
            assertThat(all.get(1).remarks().get(0)).contains("The number 77 is claimed by Bob_77 and by Eve_77");
        }
    }

    @Test
    void outOfNbgraderATimestampIsAFileLikeAnyOther() throws Exception {
        Path ada = folder.resolve("Ada_1_assignsubmission_file_/" + EXERCISE);
        Files.setLastModifiedTime(handIn(ada, "exercise.ipynb"), FileTime.fromMillis(5_000));
        Files.writeString(ada.resolve("timestamp.txt"), "2001-01-01 12:00:00 UTC");
        assertThat(firstTime(folder)).isEqualTo("1970-01-01T00:00:05Z");
    }

    @Test
    void aNameOfThousandsOfCharactersIsRefusedInOneLine() throws Exception {
        Path archive = zip(folder.resolve("all.zip"), "ada/exercise.ipynb", "n".repeat(20_000) + ".ipynb");
        try (HandedInFiles pile = new HandedInFiles(archive)) {
            assertThat(Submissions.in(pile, EXERCISE, List.of()))
                    .extracting(Submission::student)
                    .containsExactly("ada");
            assertThat(pile.refused())
                    .singleElement()
                    .asString()
                    .hasSizeLessThan(200)
                    .endsWith("a name of more than 1000 characters");
        }
    }

    @Test
    void anArchiveWithNamesInOtherLettersIsReadAllTheSame() throws Exception {
        Path archive =
                zip(folder.resolve("all.zip"), StandardCharsets.ISO_8859_1, "Jos\u00e9.ipynb", "Jos\u00e8.ipynb");
        assertThat(found(archive)).hasSize(2).allMatch(line -> line.startsWith("Jos"));
        Path students = Files.createDirectory(folder.resolve("all"));
        Files.copy(archive, students.resolve("ada.zip"));
        assertThat(found(students)).hasSize(1).allMatch(line -> line.startsWith("ada: ada.zip/Jos"));
    }
}
