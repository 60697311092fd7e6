package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.WrittenCell;
import sudoku.course.jshell.ShellStatements;
import sudoku.course.wrong.Patches;
import sudoku.course.wrong.Patches.Patch;
import sudoku.ipynb.Notebook;
import sudoku.needs.Thorough;

/**
 * The lessons in which a student writes, run in this process: with mistakes, with the answers in place, and with their
 * proofs. Untouched they run in {@link sudoku.course.edition.LessonsIT}.
 *
 * <p>What people write instead of a piece is in {@code wrong-pieces/LESSON.txt}, two or more for each: the piece,
 * what is taken out of its answer, what is there instead, and the sentence that the lesson's own try cell says.
 */
@Timeout(900)
class WrittenLessonsIT {
    private static final int FEWEST = 2;
    /** A proof that takes seconds. */
    private static final String LONG = "long";

    private static final Pattern NAME = Pattern.compile("\\b[A-Za-z_]\\w*");

    static List<Path> lessons() {
        return Thorough.orEach(
                5,
                CourseFolder.notebooksUnder(CourseFolder.here().lessons()).stream()
                        .filter(lesson ->
                                !SecondEdition.pieces(Notebook.read(lesson)).isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aStubIsNoMistakeAWrongPieceIsToldWhatIsWrongAndWithTheAnswersEveryTryIsGreenAndEveryProofHolds(Path lesson)
            throws IOException {
        List<Patch> open = wrongPiecesOf(Lessons.nameOf(lesson));
        List<ObjectNode> cells = Notebook.read(lesson).cells().stream()
                .filter(SecondEdition::isCode)
                .filter(cell -> !SecondEdition.is(cell, "raises-exception"))
                .toList();
        StringBuilder printed = new StringBuilder();
        try (LessonShell shell = new LessonShell();
                ShellStatements statements = new ShellStatements()) {
            ProofRun proofs = shell.proofs(Lessons.nameOf(lesson));
            Set<ObjectNode> leftOut =
                    leftOut(cells, statements, Thorough.isTodays(lessons().indexOf(lesson), 3));
            for (int i = 0; i < cells.size(); i++) {
                if (leftOut.contains(cells.get(i))) {
                    continue;
                }
                if (SecondEdition.isForTheBuild(cells.get(i))) {
                    proofs.cell(cells.get(i));
                    continue;
                }
                String source = Notebook.source(cells.get(i));
                if (SecondEdition.is(cells.get(i), "write")) {
                    WrittenCell piece = new WrittenCell(source, lesson.toString());
                    String trial = Notebook.source(cells.get(i + 1));
                    shell.run(piece.stub());
                    String ofTheStub = shell.run(trial);
                    assertThat(SecondEdition.tries(ofTheStub))
                            .as(ofTheStub)
                            .isNotEmpty()
                            .allMatch(line -> line.startsWith("○ "));
                    assertThat(ofTheStub).contains("as it did at the start");
                    String answer = piece.answered();
                    List<String> names = statements.names(answer);
                    List<Patch> mine = open.stream()
                            .filter(wrong -> names.contains(wrong.name()))
                            .toList();
                    assertThat(mine).as("wrong versions of " + names).hasSizeGreaterThanOrEqualTo(FEWEST);
                    for (Patch wrong : Thorough.todaysOrEach(2, 5, mine)) {
                        shell.run(wrong.on(answer));
                        assertThat(shell.run(trial))
                                .as(wrong.toString())
                                .contains("✗ ")
                                .contains(wrong.says())
                                .contains("Until it is right, the library's " + wrong.name() + " is used.");
                    }
                    open.removeAll(mine);
                }
                String said = shell.run(source);
                printed.append(said);
                if (source.contains("Piece.sameNodes(")) {
                    assertThat(said)
                            .containsPattern("Your program and the library's count the same on three puzzles \\(a small"
                                    + " one, Wikipedia's and AI Escargot\\): (50, 4,208, 8,969|12, 51, 217|0, 0, 15|12,"
                                    + " 51, 145)\\.");
                }
            }
            assertThat(proofs.faults()).isEmpty();
        }
        assertThat(open).as("of no piece of the lesson").isEmpty();
        assertThat(SecondEdition.tries(printed.toString()))
                .hasSizeGreaterThanOrEqualTo(
                        SecondEdition.pieces(Notebook.read(lesson)).size())
                .allMatch(line -> line.startsWith("✓ "));
    }

    /**
     * Long proofs, which are tried every third day, and what is only looked at: no cell below, of those that run, uses
     * a name that it declares before that name is declared again, or it declares none and shows something. The
     * notebook's own run in Jupyter has these cells, too.
     */
    private static Set<ObjectNode> leftOut(List<ObjectNode> cells, ShellStatements statements, boolean withLongProofs) {
        Set<ObjectNode> leftOut = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<String> used = new HashSet<>();
        for (int i = cells.size() - 1; i >= 0; i--) {
            ObjectNode cell = cells.get(i);
            String source = Notebook.source(cell);
            boolean isTried =
                    SecondEdition.is(cell, "write") || SecondEdition.is(cell, "try") || source.contains("Piece.");
            if (!withLongProofs && SecondEdition.is(cell, LONG)
                    || !isTried
                            && !SecondEdition.isForTheBuild(cell)
                            && !source.startsWith("%")
                            && !source.startsWith("import ")
                            && isOnlyLookedAt(source, statements.declared(source), used)) {
                leftOut.add(cell);
            } else {
                Set<String> declared = statements.declared(source);
                used.removeAll(declared);
                NAME.matcher(source)
                        .results()
                        .map(MatchResult::group)
                        .filter(name -> !declared.contains(name))
                        .forEach(used::add);
            }
        }
        return leftOut;
    }

    /** A cell that declares nothing and shows nothing moves something on: it stays. */
    private static boolean isOnlyLookedAt(String source, Set<String> declared, Set<String> used) {
        return declared.isEmpty()
                ? source.replaceAll("(?m)^//.*\\R", "").startsWith("Show.")
                : Collections.disjoint(declared, used);
    }

    private static List<Patch> wrongPiecesOf(String lesson) throws IOException {
        String name = "/sudoku/course/wrong-pieces/" + lesson + ".txt";
        try (InputStream file = WrittenLessonsIT.class.getResourceAsStream(name)) {
            assertThat(file)
                    .as("wrong versions of the pieces of this lesson: " + name)
                    .isNotNull();
            return new ArrayList<>(Patches.read(new String(file.readAllBytes(), StandardCharsets.UTF_8), name));
        }
    }
}
