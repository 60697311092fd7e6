package sudoku.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipException;

/**
 * What one student has handed in for one exercise.
 *
 * @param files all of it; more than one notebook, if the student was undecided
 * @param late whether the system it comes from says that it was late
 * @param remarks what a person should find out about whose it is
 */
public record Submission(String student, List<HandedInFile> files, boolean late, List<String> remarks) {
    /** As systems write it that put more before it, or a number after it when it is handed in again. */
    private static final Pattern USUAL_NAME = Pattern.compile("(?:.*_)?exercise(?:-\\d+)?\\.ipynb");

    /**
     * The notebook that is graded.
     *
     * @param others further notebooks, which are not
     */
    public record Chosen(HandedInFile file, byte[] bytes, List<String> others) {}

    /** The notebook of the exercise's name if there is one, then the latest. */
    public Chosen choose(String exercise) throws Unreadable {
        try {
            List<HandedInFile> open =
                    files.stream().filter(file -> file.refused().isEmpty()).toList();
            List<HandedInFile> notebooks = new ArrayList<>(
                    open.stream().filter(HandedInFile::isNotebook).toList());
            if (notebooks.isEmpty()) {
                for (HandedInFile archive :
                        open.stream().filter(HandedInFile::isArchive).toList()) {
                    notebooks.addAll(HandedInFiles.unpacked(archive));
                }
            }
            notebooks.sort(Comparator.comparing((HandedInFile file) -> !isNamedAfter(file, exercise))
                    .thenComparing(HandedInFile::time, Comparator.reverseOrder())
                    .thenComparing(HandedInFile::where));
            if (notebooks.isEmpty()) {
                throw new Unreadable(files.stream()
                        .flatMap(file -> file.refused().stream())
                        .findFirst()
                        .orElse("There is no notebook (.ipynb) in what was handed in."));
            }
            HandedInFile chosen = notebooks.get(0);
            return new Chosen(
                    chosen,
                    chosen.bytes(NotebookReader.LARGEST),
                    notebooks.stream().skip(1).map(HandedInFile::where).toList());
        } catch (ZipException broken) {
            throw new Unreadable(
                    String.valueOf(broken.getMessage()).contains("encrypted")
                            ? "The archive that was handed in is locked with a password."
                            : "The archive that was handed in is broken.");
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new Unreadable("The file that was handed in cannot be read.");
        }
    }

    private static boolean isNamedAfter(HandedInFile file, String exercise) {
        return USUAL_NAME.matcher(file.name()).matches() || file.name().contains(exercise);
    }
}
