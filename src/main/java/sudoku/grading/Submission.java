package sudoku.grading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipException;

/**
 * What one student has handed in for one exercise.
 *
 * @param files all of it; more than one notebook, if the student was undecided
 */
record Submission(String student, List<HandedIn> files) {
    /**
     * The notebook that is graded.
     *
     * @param others further notebooks, which are not
     */
    record Chosen(HandedIn file, byte[] bytes, List<String> others) {}

    /** The notebook of the exercise's name if there is one, then the latest. */
    Chosen choose(String exercise) throws Unreadable {
        try {
            List<HandedIn> notebooks = new ArrayList<>(files.stream().filter(HandedIn::isNotebook).toList());
            if (notebooks.isEmpty()) {
                for (HandedIn archive : files.stream().filter(HandedIn::isArchive).toList()) {
                    notebooks.addAll(Pile.unpacked(archive));
                }
            }
            notebooks.sort(Comparator.comparing((HandedIn file) -> !isNamedAfter(file, exercise))
                    .thenComparing(HandedIn::time, Comparator.reverseOrder())
                    .thenComparing(HandedIn::where));
            if (notebooks.isEmpty()) {
                throw new Unreadable("There is no notebook (.ipynb) in what was handed in.");
            }
            HandedIn chosen = notebooks.get(0);
            return new Chosen(chosen, chosen.bytes(NotebookData.LARGEST),
                    notebooks.stream().skip(1).map(HandedIn::where).toList());
        } catch (ZipException broken) {
            throw new Unreadable("The archive that was handed in is broken.");
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new Unreadable("The file that was handed in cannot be read.");
        }
    }

    private static boolean isNamedAfter(HandedIn file, String exercise) {
        return file.name().equals(Assignment.NOTEBOOK) || file.name().contains(exercise);
    }
}
