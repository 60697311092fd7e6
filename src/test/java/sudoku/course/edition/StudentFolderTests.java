package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

class StudentFolderTests {
    private static final String NAME = "01-lesson.ipynb";
    private static final String BESIDE = "01-lesson-newer.ipynb";

    @TempDir
    Path root;

    private Path folder;
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void firstDay() {
        folder = root.resolve("my-course");
        layOut("int x = 1;");
    }

    @Test
    void aLessonIsLaidOutAndFindsTheJar() {
        assertThat(text(NAME)).contains("%jars ../target/sudoku.jar", "int x = 1;");
        assertThat(said).isEmpty();
    }

    @Test
    void aNotebookInAFolderOfItsOwnFindsTheJarToo() {
        StudentFolder copies = folder();
        copies.layOut(lesson("int x = 1;"), "exercises/01/exercise.ipynb");
        assertThat(text("exercises/01/exercise.ipynb")).contains("%jars ../../../target/sudoku.jar");
    }

    @Test
    void whatTheStudentChangedStays() {
        change("int x = 1;", "int x = 2;");
        layOut("int x = 1;");
        assertThat(text(NAME)).contains("int x = 2;");
        assertThat(said).isEmpty();
    }

    @Test
    void aNewerVersionReplacesACopyNobodyChanged() {
        layOut("int y = 1;");
        assertThat(text(NAME)).contains("int y = 1;");
        assertThat(said).singleElement().asString().contains("Updated " + NAME);
        assertThat(folder.resolve(BESIDE)).doesNotExist();
    }

    @Test
    void runningAndSavingIsNoChange() {
        change("\"execution_count\": null", "\"execution_count\": 12");
        change("\"metadata\": {},", "\"metadata\": {\"trusted\": true},");
        layOut("int y = 1;");
        assertThat(text(NAME)).contains("int y = 1;");
    }

    @Test
    void aNewerVersionLandsBesideAChangedCopyAndIsAnnouncedOnce() {
        change("int x = 1;", "int x = 2;");
        layOut("int y = 1;");
        assertThat(text(NAME)).contains("int x = 2;");
        assertThat(text(BESIDE)).contains("int y = 1;");
        assertThat(said).singleElement().asString().contains(NAME, BESIDE);
        layOut("int y = 1;");
        assertThat(said).hasSize(1);
    }

    @Test
    void theCopyBesideFollowsTheCourseUntilItIsChangedToo() {
        change("int x = 1;", "int x = 2;");
        layOut("int y = 1;");
        layOut("int y = 2;");
        assertThat(text(BESIDE)).contains("int y = 2;");
        assertThat(text(NAME)).contains("int x = 2;");
    }

    @Test
    void aNewerVersionTheStudentThrewAwayDoesNotComeBack() throws IOException {
        change("int x = 1;", "int x = 2;");
        layOut("int y = 1;");
        Files.delete(folder.resolve(BESIDE));
        layOut("int y = 1;");
        assertThat(folder.resolve(BESIDE)).doesNotExist();
    }

    @Test
    void aDeletedCopyIsLaidOutAfresh() throws IOException {
        change("int x = 1;", "int x = 2;");
        Files.delete(folder.resolve(NAME));
        layOut("int x = 1;");
        assertThat(text(NAME)).contains("int x = 1;");
    }

    @Test
    void withoutItsMemoryNothingOfTheStudentsIsLost() throws IOException {
        change("int x = 1;", "int x = 2;");
        Files.delete(folder.resolve(".laid-out.json"));
        layOut("int x = 1;");
        assertThat(text(NAME)).contains("int x = 2;");
        assertThat(text(BESIDE)).contains("int x = 1;");
    }

    @Test
    void aLessonOpensWithItsOwnersProgramForAsLongAsSheHasNotChangedIt() {
        layOutWith("int mine = 1;");
        assertThat(text(NAME)).contains("int mine = 1;");
        layOutWith("int mine = 2;");
        assertThat(text(NAME)).contains("int mine = 2;");
        assertThat(said)
                .containsExactly(
                        NAME + " opens with your own program now.", NAME + " opens with your own program now.");
        change("int mine = 2;", "int more = 2;");
        layOutWith("int mine = 3;");
        assertThat(text(NAME)).contains("int more = 2;");
        assertThat(folder.resolve(BESIDE)).as("the course has nothing newer").doesNotExist();
        assertThat(said).hasSize(2);
    }

    private void layOutWith(String own) {
        StudentFolder copies = folder();
        copies.layOut(lesson("int x = 1;"), lesson(own), NAME);
        copies.close();
    }

    @Test
    void aBrokenCopyIsLeftToTheStudent() throws IOException {
        Files.writeString(folder.resolve(NAME), "half a noteb");
        layOut("int y = 1;");
        assertThat(text(NAME)).isEqualTo("half a noteb");
        assertThat(text(BESIDE)).contains("int y = 1;");
    }

    @Test
    void aFileBesideALessonIsTreatedTheSameWay() throws IOException {
        StudentFolder copies = folder();
        copies.layOut("one".getBytes(StandardCharsets.UTF_8), "data/puzzles.txt");
        copies.close();
        Files.writeString(folder.resolve("data/puzzles.txt"), "mine");
        folder().layOut("two".getBytes(StandardCharsets.UTF_8), "data/puzzles.txt");
        assertThat(text("data/puzzles.txt")).isEqualTo("mine");
        assertThat(text("data/puzzles-newer.txt")).isEqualTo("two");
    }

    @Test
    void whatLiesUnderTheNumbersOfTheFirstEditionIsKeptThere() throws IOException {
        StudentFolder before = folder();
        before.layOut(lesson("int x = 1;"), "notebooks/05-propagation.ipynb");
        before.layOut(lesson("int x = 1;"), "exercises/06-dancing-links/exercise.ipynb");
        Files.writeString(folder.resolve("exercises/06-dancing-links/notes.txt"), "mine");
        before.close();
        StudentFolder now = folder();
        now.layOut(lesson("int x = 1;"), "notebooks/06-propagation.ipynb");
        now.layOut(lesson("int x = 1;"), "exercises/08-dancing-links/exercise.ipynb");
        now.close();
        assertThat(text("first-edition/notebooks/05-propagation.ipynb")).contains("int x = 1;");
        assertThat(text("first-edition/exercises/06-dancing-links/exercise.ipynb"))
                .contains("int x = 1;");
        assertThat(text("first-edition/exercises/06-dancing-links/notes.txt")).isEqualTo("mine");
        assertThat(folder.resolve("notebooks/05-propagation.ipynb")).doesNotExist();
        assertThat(folder.resolve("exercises/06-dancing-links")).doesNotExist();
        assertThat(folder.resolve(NAME)).exists();
        assertThat(said).singleElement().asString().contains("new numbers", "first-edition");
        folder().close();
        assertThat(said).hasSize(1);
    }

    private StudentFolder folder() {
        return new StudentFolder(folder, root.resolve("target").resolve("sudoku.jar"), said::add);
    }

    private void layOut(String code) {
        StudentFolder copies = folder();
        copies.layOut(lesson(code), NAME);
        copies.close();
    }

    private static Notebook lesson(String code) {
        String json = "{'cells':[{'cell_type':'code','id':'a','metadata':{},'outputs':[],'source':'%jars "
                + "x/sudoku.jar'},"
                + "{'cell_type':'code','id':'b','metadata':{},'outputs':[],'source':'" + code + "'}],"
                + "'metadata':{},'nbformat':4,'nbformat_minor':5}";
        return Notebook.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), "test");
    }

    private void change(String from, String to) {
        assertThat(text(NAME)).contains(from);
        Disk.write(folder.resolve(NAME), text(NAME).replace(from, to).getBytes(StandardCharsets.UTF_8));
    }

    private String text(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }
}
