package sudoku.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.FirstEdition;

/**
 * Finds out whose each file is.
 *
 * <p><b>Idea.</b> Instructors have what their system gives them: a file or a folder for each student, an archive of
 * Moodle, Gradescope or Canvas, nbgrader's {@code submitted/STUDENT/SET}. All of them say the student in the first part
 * of a path, once what stands before it is taken away.
 */
public final class Submissions {
    private static final Pattern MOODLE = Pattern.compile("(.+?)_assignsubmission_(?:file|onlinetext)_?.*");
    /** Name, number of the student, number of the file, name of the file; it says itself what came late. */
    private static final Pattern CANVAS = Pattern.compile("([^_]+)_(LATE_)?(\\d+)_(\\d+)_.+");
    private static final Pattern OTHER_ARCHIVE = Pattern.compile("(?i).+\\.(7z|rar|tar|tgz|gz|bz2|xz|zst)");

    private final String exercise;
    private final Map<String, GradescopeList.Entry> gradescope;
    private final boolean canvas;
    private final Map<String, List<HandedInFile>> byStudent = new TreeMap<>();

    private Submissions(List<HandedInFile> files, String exercise) {
        this.exercise = exercise;
        gradescope = GradescopeList.in(files);
        canvas = files.stream().anyMatch(HandedInFile::isNotebook)
                && files.stream().allMatch(file -> file.path().size() == 1 && CANVAS.matcher(file.name()).matches());
    }

    /** The submissions for an exercise, by student. */
    public static List<Submission> in(HandedInFiles pile, String exercise) {
        List<HandedInFile> files = withoutOuterFolders(pile.files(), exercise);
        Submissions submissions = new Submissions(files, exercise);
        for (HandedInFile file : files) {
            if (submissions.isSomebodys(file)) {
                submissions.add(file);
            } else if (!file.name().equals(GradescopeList.FILE)) {
                pile.refused().add(file.where() + ": neither a notebook nor a zip archive");
            }
        }
        return submissions.all();
    }

    /** In the set's folder, under the name that the set has or had. */
    private static boolean isIn(HandedInFile file, String exercise) {
        return isInFolder(file, exercise)
                || FirstEdition.oldNameOf(exercise).filter(old -> isInFolder(file, old)).isPresent();
    }

    private static boolean isInFolder(HandedInFile file, String folder) {
        return file.path().size() > 2 && file.path().get(1).equals(folder);
    }

    /** A folder around everything, such as nbgrader's {@code submitted}, is nobody's name. */
    private static List<HandedInFile> withoutOuterFolders(List<HandedInFile> files, String exercise) {
        List<HandedInFile> submitted = files.stream()
                .filter(file -> file.path().size() > 2 && file.path().get(0).equals("submitted"))
                .map(file -> file.below(1)).toList();
        if (!submitted.isEmpty()) {
            return submitted;
        }
        boolean oneFolder = files.stream().anyMatch(file -> file.path().size() > 2) && files.stream()
                .allMatch(file -> file.path().size() > 1 && file.path().get(0).equals(files.get(0).path().get(0))
                        && !isIn(file, exercise)
                        && (file.path().size() > 2 || !file.isNotebook() && !file.isArchive()));
        return oneFolder ? withoutOuterFolders(files.stream().map(file -> file.below(1)).toList(), exercise) : files;
    }

    /** What lies beside the submissions may be the instructor's own, if nothing says whose it is. */
    private boolean isSomebodys(HandedInFile file) {
        return file.path().size() > 1 || file.isNotebook() || file.isArchive() || file.refused().isPresent() || canvas
                || MOODLE.matcher(file.name()).matches() || OTHER_ARCHIVE.matcher(file.name()).matches();
    }

    private void add(HandedInFile file) {
        String first = file.path().get(0);
        String name = file.path().size() > 1 ? first : first.replaceAll("(?i)\\.(ipynb|zip|tar\\.\\w+)$", "");
        Matcher moodle = MOODLE.matcher(first);
        Matcher canvasName = CANVAS.matcher(first);
        GradescopeList.Entry entry = gradescope.get(first);
        if (moodle.matches()) {
            add(moodle.group(1), file);
        } else if (canvas && canvasName.matches()) {
            add(canvasName.group(1) + "_" + canvasName.group(3), file);
        } else if (entry != null) {
            entry.students().forEach(student -> add(student, entry.time().map(file::at).orElse(file)));
        } else {
            add(name, file);
        }
    }

    private void add(String student, HandedInFile file) {
        byStudent.computeIfAbsent(student, name -> new ArrayList<>()).add(file);
    }

    private List<Submission> all() {
        List<Submission> submissions = new ArrayList<>();
        byStudent.forEach((student, all) -> {
            boolean renamed = all.stream().noneMatch(file -> isInFolder(file, exercise));
            List<HandedInFile> ofSet = all.stream()
                    .filter(file -> renamed ? isIn(file, exercise) : isInFolder(file, exercise)).toList();
            boolean nbgrader = !ofSet.isEmpty() && ofSet.get(0).path().get(0).equals(student);
            submissions.add(new Submission(student,
                    nbgrader ? CollectionTime.in(ofSet) : ofSet.isEmpty() ? List.copyOf(all) : ofSet,
                    canvas && all.stream().anyMatch(Submissions::isLate)));
        });
        return submissions;
    }

    private static boolean isLate(HandedInFile file) {
        Matcher name = CANVAS.matcher(file.name());
        return name.matches() && name.group(2) != null;
    }
}
