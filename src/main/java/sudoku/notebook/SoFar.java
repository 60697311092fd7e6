package sudoku.notebook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/**
 * What a student has written so far, read off the lessons that she has saved.
 *
 * <p>A piece is right where the cell that tries it says so. Nothing is kept beside the notebooks, so nothing can
 * disagree with them.
 */
final class SoFar {
    private static final String TRIED = "Piece.of(";
    private static final String RIGHT = " is right. From here on, yours is used.";

    private SoFar() {}

    /** In a sentence or two; empty where there are no lessons. */
    static String in(Path folder) {
        int pieces = 0;
        int right = 0;
        String next = "";
        for (Path lesson : lessons(folder)) {
            for (ObjectNode cell : cells(lesson)) {
                if (cell.path("cell_type").asText().equals("code")
                        && Notebook.source(cell).contains(TRIED)) {
                    boolean isRight = isRight(cell);
                    pieces++;
                    right += isRight ? 1 : 0;
                    next = next.isEmpty() && !isRight ? name(lesson) : next;
                }
            }
        }
        return pieces == 0
                ? ""
                : right == 0
                        ? "Pieces of your own so far: 0 of " + pieces + ". The first is on this page."
                        : "Pieces of your own so far: " + right + " of " + pieces
                                + (right == pieces ? ", and all are right." : ". The next is in lesson " + next + ".");
    }

    private static boolean isRight(JsonNode cell) {
        for (JsonNode output : cell.path("outputs")) {
            if (Notebook.text(output.path("data").path("text/plain")).contains(RIGHT)) {
                return true;
            }
        }
        return false;
    }

    /** {@code 2 (02-bitmask)} */
    private static String name(Path lesson) {
        String name = lesson.getFileName().toString().replace(".ipynb", "");
        return Integer.parseInt(name.substring(0, 2)) + " (" + name + ")";
    }

    private static List<Path> lessons(Path folder) {
        List<Path> lessons = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[0-9][0-9]-*.ipynb")) {
            files.forEach(lessons::add);
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + folder + ": " + unreadable.getMessage() + ".", unreadable);
        }
        Collections.sort(lessons);
        return lessons;
    }

    /** One that cannot be read counts for nothing here; JupyterLab says what is wrong with it when it is opened. */
    private static List<ObjectNode> cells(Path lesson) {
        try {
            return Notebook.read(lesson).cells();
        } catch (CourseProblem unreadable) {
            return List.of();
        }
    }
}
