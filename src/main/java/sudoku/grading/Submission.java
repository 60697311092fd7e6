package sudoku.grading;

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
 */
record Submission(String student, List<HandedIn> files, boolean late) {
    /** As systems write it that put more before it, or a number after it when it is handed in again. */
    private static final Pattern USUAL_NAME = Pattern.compile("(?:.*_)?exercise(?:-\\d+)?\\.ipynb");

    /**
     * The notebook that is graded.
     *
     * @param others further notebooks, which are not
     */
    record Chosen(HandedIn file, byte[] bytes, List<String> others) {}

    /** The notebook of the exercise's name if there is one, then the latest. */
    Chosen choose(String exercise) throws Unreadable {
        try {
            List<HandedIn> open = files.stream().filter(file -> file.refused().isEmpty()).toList();
            List<HandedIn> notebooks = new ArrayList<>(open.stream().filter(HandedIn::isNotebook).toList());
            if (notebooks.isEmpty()) {
                for (HandedIn archive : open.stream().filter(HandedIn::isArchive).toList()) {
                    notebooks.addAll(Pile.unpacked(archive));
                }
            }
            notebooks.sort(Comparator.comparing((HandedIn file) -> !isNamedAfter(file, exercise))
                    .thenComparing(HandedIn::time, Comparator.reverseOrder())
                    .thenComparing(HandedIn::where));
            if (notebooks.isEmpty()) {
                throw new Unreadable(files.stream().flatMap(file -> file.refused().stream()).findFirst()
                        .orElse("There is no notebook (.ipynb) in what was handed in."));
            }
            HandedIn chosen = notebooks.get(0);
            return new Chosen(chosen, chosen.bytes(NotebookData.LARGEST),
                    notebooks.stream().skip(1).map(HandedIn::where).toList());
        } catch (ZipException broken) {
            throw new Unreadable(String.valueOf(broken.getMessage()).contains("encrypted")
                    ? "The archive that was handed in is locked with a password."
                    : "The archive that was handed in is broken.");
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new Unreadable("The file that was handed in cannot be read.");
        }
    }

    private static boolean isNamedAfter(HandedIn file, String exercise) {
        return USUAL_NAME.matcher(file.name()).matches() || file.name().contains(exercise);
    }
}
