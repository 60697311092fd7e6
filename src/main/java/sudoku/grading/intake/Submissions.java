package sudoku.grading.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.FirstEdition;

/**
 * Finds out whose each file is.
 *
 * <p><b>Idea.</b> Instructors have what their system gives them: a file or a folder for each student, an archive of
 * Moodle, Gradescope or Canvas, nbgrader's {@code submitted/STUDENT/SET}. All of them say the student in the first part
 * of a path, once what is before it is taken away.
 */
public final class Submissions {
    /** Name, number of the student, number of the file, name of the file; it says itself what came late. */
    private static final Pattern CANVAS = Pattern.compile("([^_]+)_(LATE_)?(\\d+)_(\\d+)_.+");

    private static final Pattern OTHER_ARCHIVE = Pattern.compile("(?i).+\\.(7z|rar|tar|tgz|gz|bz2|xz|zst)");

    private static final Pattern MOODLE = Pattern.compile("_assignsubmission_(?:file|onlinetext)");
    private static final Pattern NUMBERED = Pattern.compile("(?s).+_(\\d+)");

    private final String exercise;
    private final List<String> roster;
    private final List<String> unclear = new ArrayList<>();
    /** Students by the number that a learning platform has given them. */
    private final Map<String, Set<String>> byNumber = new HashMap<>();

    private final Map<String, GradescopeList.Entry> gradescope;
    private final boolean canvas;
    private final Map<String, List<HandedInFile>> byStudent = new TreeMap<>();

    private Submissions(List<HandedInFile> files, String exercise, List<String> roster) {
        this.exercise = exercise;
        this.roster = roster;
        gradescope = GradescopeList.in(files);
        canvas = files.stream().anyMatch(HandedInFile::isNotebook)
                && files.stream()
                        .allMatch(file -> file.path().size() == 1
                                && CANVAS.matcher(file.name()).matches());
    }

    /**
     * The submissions for an exercise, by student.
     *
     * @param roster who should have handed in; it decides where a name can be read in two ways
     */
    public static List<Submission> in(HandedInFiles pile, String exercise, List<String> roster) {
        List<HandedInFile> files = withoutOuterFolders(pile.files(), exercise);
        Submissions submissions = new Submissions(files, exercise, roster);
        for (HandedInFile file : files) {
            if (submissions.isSomebodys(file)) {
                submissions.add(file);
            } else if (!file.name().equals(GradescopeList.FILE)) {
                pile.refused().add(file.where() + ": neither a notebook nor a zip archive");
            }
        }
        pile.refused().addAll(submissions.unclear);
        return submissions.all();
    }

    /** In the set's folder, under the name that the set has or had. */
    private static boolean isIn(HandedInFile file, String exercise) {
        return isInFolder(file, exercise)
                || FirstEdition.oldNameOf(exercise)
                        .filter(old -> isInFolder(file, old))
                        .isPresent();
    }

    private static boolean isInFolder(HandedInFile file, String folder) {
        return file.path().size() > 2 && file.path().get(1).equals(folder);
    }

    /** A folder around everything, such as nbgrader's {@code submitted}, is nobody's name. */
    private static List<HandedInFile> withoutOuterFolders(List<HandedInFile> files, String exercise) {
        List<HandedInFile> submitted = files.stream()
                .filter(file -> file.path().size() > 2 && file.path().get(0).equals("submitted"))
                .map(file -> file.below(1))
                .toList();
        if (!submitted.isEmpty()) {
            return submitted;
        }
        boolean fromMoodle = files.stream()
                .anyMatch(file -> !moodleOwners(file.path().get(0)).isEmpty());
        boolean oneFolder = !fromMoodle
                && files.stream().anyMatch(file -> file.path().size() > 2)
                && files.stream()
                        .allMatch(file -> file.path().size() > 1
                                && file.path().get(0).equals(files.get(0).path().get(0))
                                && !isIn(file, exercise)
                                && (file.path().size() > 2 || !file.isNotebook() && !file.isArchive()));
        return oneFolder
                ? withoutOuterFolders(files.stream().map(file -> file.below(1)).toList(), exercise)
                : files;
    }

    /** What lies beside the submissions may be the instructor's own, if nothing says whose it is. */
    private boolean isSomebodys(HandedInFile file) {
        return file.path().size() > 1
                || file.isNotebook()
                || file.isArchive()
                || file.refused().isPresent()
                || canvas
                || !moodleOwners(file.name()).isEmpty()
                || OTHER_ARCHIVE.matcher(file.name()).matches();
    }

    private void add(HandedInFile file) {
        String first = file.path().get(0);
        String name = file.path().size() > 1 ? first : first.replaceAll("(?i)\\.(ipynb|zip|tar\\.\\w+)$", "");
        List<String> moodle = moodleOwners(first);
        Matcher canvasName = CANVAS.matcher(first);
        GradescopeList.Entry entry = gradescope.get(first);
        if (!moodle.isEmpty()) {
            addNumbered(owner(first, moodle), file);
        } else if (canvas && canvasName.matches()) {
            addNumbered(canvasName.group(1) + "_" + canvasName.group(3), file);
        } else if (entry != null) {
            entry.students()
                    .forEach(student -> add(student, entry.time().map(file::at).orElse(file)));
        } else {
            add(name, file);
        }
    }

    /**
     * Everybody to whom a file {@code NAME_NUMBER_assignsubmission_file_…} may belong; nobody if it is not from Moodle.
     * Names of students and of files are chosen by students, and can look like that as well.
     */
    private static List<String> moodleOwners(String name) {
        List<String> owners = MOODLE.matcher(name)
                .results()
                .filter(mark -> mark.start() > 0)
                .map(mark -> name.substring(0, mark.start()))
                .toList();
        return owners.size() < 2
                ? owners
                : owners.stream()
                        .filter(owner -> NUMBERED.matcher(owner).matches())
                        .toList();
    }

    /** The one on the roster; under its whole name, which is nobody's, where that does not decide it. */
    private String owner(String name, List<String> owners) {
        if (owners.size() == 1) {
            return owners.get(0);
        }
        List<String> known = owners.stream()
                .filter(owner -> roster.stream().anyMatch(student -> Roster.isSame(student, owner)))
                .toList();
        if (known.size() == 1) {
            return known.get(0);
        }
        String remark = name + ": graded under this name, because it can belong to " + String.join(" or to ", owners)
                + "; a roster (--roster) that has only one of them decides";
        if (!unclear.contains(remark)) {
            unclear.add(remark);
        }
        return name;
    }

    private void addNumbered(String student, HandedInFile file) {
        Matcher number = NUMBERED.matcher(student);
        if (number.matches()) {
            byNumber.computeIfAbsent(number.group(1), same -> new TreeSet<>()).add(student);
        }
        add(student, file);
    }

    private void add(String student, HandedInFile file) {
        byStudent.computeIfAbsent(student, name -> new ArrayList<>()).add(file);
    }

    private List<Submission> all() {
        List<Submission> submissions = new ArrayList<>();
        byStudent.forEach((student, all) -> {
            boolean renamed = all.stream().noneMatch(file -> isInFolder(file, exercise));
            List<HandedInFile> ofSet = all.stream()
                    .filter(file -> renamed ? isIn(file, exercise) : isInFolder(file, exercise))
                    .toList();
            boolean nbgrader = !ofSet.isEmpty() && ofSet.get(0).path().get(0).equals(student);
            submissions.add(new Submission(
                    student,
                    nbgrader ? CollectionTime.in(ofSet) : ofSet.isEmpty() ? List.copyOf(all) : ofSet,
                    canvas && all.stream().anyMatch(Submissions::isLate),
                    otherClaims(student)));
        });
        return submissions;
    }

    private List<String> otherClaims(String student) {
        return byNumber.entrySet().stream()
                .filter(claim -> claim.getValue().contains(student))
                .flatMap(claim -> claim.getValue().stream()
                        .filter(other -> !other.equals(student))
                        .map(other -> "The number " + claim.getKey() + " is claimed by " + student + " and by " + other
                                + ", so the file for the learning platform leaves both out: find out whose it is."))
                .toList();
    }

    private static boolean isLate(HandedInFile file) {
        Matcher name = CANVAS.matcher(file.name());
        return name.matches() && name.group(2) != null;
    }
}
