package sudoku;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The house stays in order: imports go downwards only, nothing goes round, other people's libraries stay outside. */
class HouseTests {
    /** From the ground up; a room may use those before it. */
    private static final List<String> ROOMS = List.of("grid", "search", "solve", "cover", "genetic", "puzzles",
            "measure", "picture", "chart", "files", "maven", "ipynb", "notebook", "kernel", "judge", "watch",
            "exercise", "piece", "grading", "peers", "course");

    private static final Set<String> NOTHING_BUT_JAVA =
            Set.of("grid", "search", "solve", "cover", "genetic", "puzzles", "picture", "files");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("sudoku");

    static List<String> rooms() {
        return ROOMS.stream().filter(HouseTests::isFurnished).toList();
    }

    private static boolean isFurnished(String room) {
        return CLASSES.stream().anyMatch(type -> roomOf(type.getPackageName()).equals(room));
    }

    private static String roomOf(String packageName) {
        return packageName.startsWith("sudoku.") ? packageName.split("\\.")[1] : "";
    }

    private static String[] packages(List<String> rooms) {
        return rooms.stream().map(room -> "sudoku." + room + "..").toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesOnlyTheRoomsBelowIt(String room) {
        List<String> above = ROOMS.subList(ROOMS.indexOf(room) + 1, ROOMS.size());
        noClasses().that().resideInAPackage("sudoku." + room + "..")
                .should().dependOnClassesThat().resideInAnyPackage(packages(above))
                .allowEmptyShould(above.isEmpty())
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void anInnerRoomUsesNothingButJava(String room) {
        if (!NOTHING_BUT_JAVA.contains(room)) {
            assertThat(ROOMS.indexOf(room)).isGreaterThanOrEqualTo(ROOMS.indexOf("measure"));
            return;
        }
        classes().that().resideInAPackage("sudoku." + room + "..")
                .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "sudoku..")
                .check(CLASSES);
    }

    /** A room and the rooms within it, each of which is one part here. */
    @Test
    void noRoomsWithinARoomNeedEachOther() {
        slices().assignedFrom(by("a part of the house", JavaClass::getPackageName))
                .should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void noClassesOfARoomNeedEachOther() {
        slices().assignedFrom(by("a class with all that is nested in it", HouseTests::outermost))
                .should().beFreeOfCycles().check(CLASSES);
    }

    /** A picture and who draws it are one thing in two files, and so are a chart and what it is shown by. */
    private static String outermost(JavaClass type) {
        String name = type.getName().replaceAll("\\$.*", "");
        return name.replaceAll("(picture\\.(?:\\w+\\.)?\\w+)Drawing$", "$1Picture")
                .replaceAll("chart\\.((Bar|Point|Chart)Image|ChartFigure|ChartWords|TextChart)$", "chart.Chart");
    }

    private static SliceAssignment by(String what, Function<JavaClass, String> name) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return type.getPackageName().startsWith("sudoku") ? SliceIdentifier.of(name.apply(type))
                        : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return what;
            }
        };
    }

    @Test
    void theKernelKnowsNothingOfTheCourse() {
        List<String> others = ROOMS.stream()
                .filter(room -> !List.of("kernel", "files", "maven", "ipynb").contains(room)).toList();
        noClasses().that().resideInAPackage("sudoku.kernel..")
                .should().dependOnClassesThat().resideInAnyPackage(packages(others))
                .allowEmptyShould(!isFurnished("kernel"))
                .check(CLASSES);
    }

    /** What watches stands behind an interface: a thread beside the kernel here, something else in a page. */
    @Test
    void theJudgeAndWhatItJudgesKnowNoKernel() {
        noClasses().that().resideInAnyPackage("sudoku.judge..", "sudoku.exercise..", "sudoku.piece..")
                .should().dependOnClassesThat().resideInAnyPackage("sudoku.kernel..", "sudoku.watch..")
                .check(CLASSES);
    }

    @Test
    void theJudgeKnowsPicturesAndNothingElseButJava() {
        classes().that().resideInAPackage("sudoku.judge..")
                .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "sudoku.judge..", "sudoku.picture..",
                        "sudoku.grid..")
                .check(CLASSES);
    }

    @Test
    void theJudgeStartsNoThread() {
        noClasses().that().resideInAPackage("sudoku.judge..")
                .should().dependOnClassesThat().haveNameMatching("java\\.util\\.concurrent\\.(?!Callable).*")
                .check(CLASSES);
    }

    /** The worker that grades has this package and the grid on its class path, and nothing else of the course. */
    @Test
    void theContractsOfTheExercisesNeedNothingButJava() {
        classes().that().resideInAPackage("sudoku.exercise.api..")
                .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "sudoku.exercise.api..")
                .check(CLASSES);
    }

    @Test
    void everyClassLivesInARoom() {
        Set<String> unknown = CLASSES.stream()
                .map(type -> roomOf(type.getPackageName()))
                .filter(room -> !ROOMS.contains(room))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(unknown).as("packages that are no room; the rooms are %s", ROOMS).isEmpty();
        assertThat(Arrays.asList(packages(rooms()))).contains("sudoku.grid..", "sudoku.course..");
    }

    @Test
    void noTwoClassesHaveTheSameSimpleName() {
        assertThat(CLASSES.stream()
                .filter(type -> !type.getName().contains("$") && !type.getSimpleName().equals("package-info")
                        && !type.getPackageName().matches(".*\\.set\\d\\d"))
                .collect(Collectors.groupingBy(JavaClass::getSimpleName)))
                .allSatisfy((name, types) -> assertThat(types).as(name).hasSize(1));
    }
}
