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
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The house stays in order: a table says which room uses which, nothing goes round, libraries stay outside. */
class HouseTests {
    /** The arrows: a room, and the rooms it uses. A row uses only rows above it, so nothing goes round. */
    private static final Map<String, Set<String>> MAY_USE = table(
            """
            grid
            search    grid
            solve     grid search
            cover     grid search solve
            genetic   grid search solve
            puzzles   grid search solve cover genetic
            measure   grid search solve cover puzzles
            picture   grid search solve cover measure
            chart     grid search puzzles measure picture
            files
            maven
            ipynb     files
            notebook  files ipynb grid search cover measure picture chart
            kernel    files ipynb maven
            judge     grid picture
            watch     kernel judge
            explain   grid picture notebook judge
            exercise  files grid search solve cover genetic puzzles picture notebook judge explain
            piece     grid search solve cover genetic picture chart notebook judge explain
            grading   files picture chart kernel judge explain exercise
            peers     grid search solve puzzles
            course    files ipynb maven grid search solve puzzles measure picture chart notebook kernel peers grading
            page      files ipynb grid search solve cover puzzles picture notebook judge piece exercise course
            """);

    private static final List<String> ROOMS = List.copyOf(MAY_USE.keySet());

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

    private static Map<String, Set<String>> table(String rows) {
        Map<String, Set<String>> table = new LinkedHashMap<>();
        rows.lines()
                .map(row -> List.of(row.strip().split("\\s+")))
                .forEach(row -> table.put(row.get(0), Set.copyOf(row.subList(1, row.size()))));
        return table;
    }

    private static String[] packages(List<String> rooms) {
        return rooms.stream().map(room -> "sudoku." + room + "..").toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesExactlyTheRoomsInItsRow(String room) {
        Set<String> used = CLASSES.stream()
                .filter(type -> roomOf(type.getPackageName()).equals(room))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(arrow -> roomOf(arrow.getTargetClass().getPackageName()))
                .filter(other -> !other.isEmpty() && !other.equals(room))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(used).as("the rooms that %s uses", room).containsExactlyInAnyOrderElementsOf(MAY_USE.get(room));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRowOfTheTableUsesRowsAboveIt(String room) {
        assertThat(ROOMS.subList(0, ROOMS.indexOf(room))).containsAll(MAY_USE.get(room));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void anInnerRoomUsesNothingButJava(String room) {
        if (!NOTHING_BUT_JAVA.contains(room)) {
            assertThat(ROOMS.indexOf(room)).isGreaterThanOrEqualTo(ROOMS.indexOf("measure"));
            return;
        }
        classes()
                .that()
                .resideInAPackage("sudoku." + room + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "sudoku..")
                .check(CLASSES);
    }

    /** {@code 03-stack} is the name of its notebook, of its exercises, and of their packages; so for each topic. */
    @Test
    void aTopicHasTheSameNameEverywhere() {
        Set<String> lessons = topics("notebooks");
        Set<String> sets = topics("exercises");
        assertThat(lessons).hasSizeGreaterThan(10).containsAll(sets);
        assertThat(subRooms("sudoku.piece")).isNotEmpty().isSubsetOf(lessons);
        assertThat(subRooms("sudoku.exercise.api")).isEqualTo(sets);
        assertThat(subRooms("sudoku.exercise")).containsAll(sets);
    }

    private static Set<String> topics(String folder) {
        String[] names = new File(folder).list((place, name) -> name.matches("\\d\\d-.*"));
        return Arrays.stream(names)
                .map(name ->
                        name.substring("00-".length()).replace(".ipynb", "").replace("-", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> subRooms(String room) {
        return CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(room + "."))
                .map(name -> name.substring(room.length() + 1))
                .filter(name -> !name.contains("."))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A room and the rooms within it, each of which is one part here. */
    @Test
    void noRoomsWithinARoomNeedEachOther() {
        slices().assignedFrom(by("a part of the house", JavaClass::getPackageName))
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void noClassesOfARoomNeedEachOther() {
        slices().assignedFrom(by("a class with all that is nested in it", HouseTests::outermost))
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceAll("\\$.*", "");
    }

    private static SliceAssignment by(String what, Function<JavaClass, String> name) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return type.getPackageName().startsWith("sudoku")
                        ? SliceIdentifier.of(name.apply(type))
                        : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return what;
            }
        };
    }

    /** What watches stands behind an interface: a thread beside the kernel here, something else in a page. */
    @Test
    void theJudgeAndWhatItJudgesKnowNoKernel() {
        noClasses()
                .that()
                .resideInAnyPackage("sudoku.judge..", "sudoku.exercise..", "sudoku.piece..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sudoku.kernel..", "sudoku.watch..")
                .check(CLASSES);
    }

    @Test
    void theJudgeKnowsPicturesAndNothingElseButJava() {
        classes()
                .that()
                .resideInAPackage("sudoku.judge..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "sudoku.judge..", "sudoku.picture..", "sudoku.grid..")
                .check(CLASSES);
    }

    @Test
    void theJudgeStartsNoThread() {
        noClasses()
                .that()
                .resideInAPackage("sudoku.judge..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.concurrent\\.(?!Callable).*")
                .check(CLASSES);
    }

    /** The worker that grades has this package and the grid on its class path, and nothing else of the course. */
    @Test
    void theContractsOfTheExercisesNeedNothingButJava() {
        classes()
                .that()
                .resideInAPackage("sudoku.exercise.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "sudoku.exercise.api..")
                .check(CLASSES);
    }

    @Test
    void everyClassLivesInARoom() {
        Set<String> unknown = CLASSES.stream()
                .map(type -> roomOf(type.getPackageName()))
                .filter(room -> !ROOMS.contains(room))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(unknown)
                .as("packages that are no room; the rooms are %s", ROOMS)
                .isEmpty();
        assertThat(Arrays.asList(packages(rooms()))).contains("sudoku.grid..", "sudoku.course..");
    }

    /** What a library brings along is gone, or of another version, when that library changes. */
    @Test
    void everyLibraryThatIsUsedIsDeclared() throws IOException {
        Pattern jar = Pattern.compile("([^/]+)/([^/]+)/\\1-\\2\\.jar!");
        Set<String> used = CLASSES.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .flatMap(use -> use.getTargetClass().getBaseComponentType().getSource().stream())
                .flatMap(source -> jar.matcher(source.getUri().toString()).results())
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> declared = Pattern.compile("<artifactId>(.*?)</artifactId>")
                .matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        assertThat(used).contains("jackson-databind", "picocli").isSubsetOf(declared);
    }

    @Test
    void noTwoClassesHaveTheSameSimpleName() {
        Set<String> ofEachSet = Set.of("package-info", "VisibleCalls", "VisibleTests");
        assertThat(CLASSES.stream()
                        .filter(type -> !type.getName().contains("$") && !ofEachSet.contains(type.getSimpleName()))
                        .collect(Collectors.groupingBy(JavaClass::getSimpleName)))
                .allSatisfy((name, types) -> assertThat(types).as(name).hasSize(1));
    }
}
