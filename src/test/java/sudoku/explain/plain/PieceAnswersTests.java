package sudoku.explain.plain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.WrittenCell;
import sudoku.course.lesson.SecondEdition;
import sudoku.explain.source.OwnSource;
import sudoku.ipynb.Notebook;
import sudoku.needs.Thorough;
import sudoku.piece.PieceCalls;

/** What a lesson asks about the piece that its student has written is what a debugger sees in the lesson's answer. */
@ResourceLock("the one who watches calls")
@Timeout(600)
class PieceAnswersTests {
    private static final Pattern ASKED = Pattern.compile("Piece\\.explain\\((\\w+)\\.class");
    /** What a cell that tries a piece leaves to those below it, and what they need from elsewhere. */
    private static final Pattern KEPT = Pattern.compile("(?m)^(import .*|\\w+ \\w+ = Piece\\.of\\(.*\\);)$");

    private static final Pattern IMPORTED = Pattern.compile("(?m)^import (sudoku\\.piece\\.(?:\\w+\\.)?)[*\\w]+;");

    /** A piece that is asked about, and the cells above it. */
    record Asked(String lesson, String piece, Class<?> kind, String cell, List<String> around) {
        @Override
        public String toString() {
            return lesson + ", " + piece;
        }
    }

    static List<Asked> asked() {
        List<Asked> all = new ArrayList<>();
        for (SecondEdition lesson : SecondEdition.lessons()) {
            List<String> above = new ArrayList<>();
            for (ObjectNode cell : lesson.notebook().cells()) {
                String source = answered(cell, lesson);
                Matcher asks = ASKED.matcher(source);
                if (asks.find()) {
                    all.add(asked(lesson.name(), asks.group(1), above));
                }
                if (SecondEdition.isCode(cell)) {
                    above.add(source);
                }
            }
        }
        return all;
    }

    private static String answered(ObjectNode cell, SecondEdition lesson) {
        String source = Notebook.source(cell);
        return WrittenCell.isOne(cell)
                ? new WrittenCell(source, lesson.name()).answered()
                : source.replaceAll("(?m)^%.*$", "");
    }

    /** The piece is the last that was written above, and tried in the cell below it. */
    private static Asked asked(String lesson, String piece, List<String> above) {
        int tried = above.size() - 1;
        while (!above.get(tried).contains(" = Piece.of(" + piece + ".class")) {
            tried--;
        }
        List<String> around = above.subList(0, tried - 1).stream()
                .map(PieceAnswersTests::declarations)
                .toList();
        return new Asked(lesson, piece, kindIn(above, piece), above.get(tried - 1), around);
    }

    /** The interface of this name in one of the packages that are imported. */
    private static Class<?> kindIn(List<String> cells, String piece) {
        return IMPORTED.matcher(String.join("\n", cells))
                .results()
                .flatMap(found -> found(found.group(1) + piece).stream())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Class<?>> found(String name) {
        try {
            return Optional.of(Class.forName(name));
        } catch (ClassNotFoundException elsewhere) {
            return Optional.empty();
        }
    }

    /** A class that begins can try no piece: that would wait in another thread for the class. */
    private static String declarations(String cell) {
        String kept = OwnSource.of(cell).isPresent()
                ? cell
                : KEPT.matcher(cell).results().map(MatchResult::group).collect(Collectors.joining("\n"));
        return kept.replace("Piece.of(", "Piece.watched(");
    }

    static List<Asked> today() {
        return Thorough.orEach(3, asked());
    }

    @ParameterizedTest
    @MethodSource("today")
    void everyAnswerAboutAPieceIsWhatADebuggerSees(Asked asked) throws Exception {
        OwnSource source = OwnSource.of(asked.cell).orElseThrow();
        assertThat(IndependentAnswersTests.compared(
                        source,
                        new PieceCalls(asked.kind).in(source),
                        asked.around,
                        new Random(asked.piece.hashCode())))
                .as(asked.cell)
                .isNotEmpty();
    }

    @Test
    void fiveLessonsAskAboutTheirLastPiece() {
        assertThat(asked()).extracting(Asked::lesson).doesNotHaveDuplicates().hasSize(5);
    }
}
