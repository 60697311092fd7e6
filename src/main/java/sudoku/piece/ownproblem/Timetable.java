package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Lessons that need an hour and a room each, so that no teacher and no class is wanted twice in an hour.
 *
 * <p><b>Representation.</b> Bare arrays, as a student reads them. A <i>slot</i> is an hour and a room in one number:
 * hour × rooms + room.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class Timetable {
    public final int hours;
    public final int rooms;
    /** The teacher of each lesson, and the class that is taught. */
    public final int[] teacher;

    public final int[] group;
    /** Whether a lesson needs room 0, the laboratory. */
    public final boolean[] lab;

    public Timetable(int hours, int rooms, int[] teacher, int[] group, boolean[] lab) {
        if (teacher.length != group.length || lab.length != group.length) {
            throw new IllegalArgumentException(
                    "Each lesson needs a teacher, a class, and true or false for the lab: make the three arrays"
                            + " the same length.");
        }
        this.hours = hours;
        this.rooms = rooms;
        this.teacher = teacher.clone();
        this.group = group.clone();
        this.lab = lab.clone();
    }

    /** The school of the lesson: seven lessons, four hours, two rooms. */
    public static Timetable school() {
        return new Timetable(4, 2, new int[] {0, 0, 0, 1, 1, 2, 2}, new int[] {0, 1, 2, 0, 1, 1, 2}, new boolean[] {
            true, false, false, false, true, false, false
        });
    }

    /** Teachers and classes are drawn; about one lesson in four needs the laboratory. */
    public static Timetable random(int lessons, int hours, int rooms, long seed) {
        Random random = new Random(seed);
        boolean[] lab = new boolean[lessons];
        int wanted = 0;
        for (int lesson = 0; lesson < lessons; lesson++) {
            lab[lesson] = random.nextInt(4) == 0 && wanted++ < hours;
        }
        return new Timetable(
                hours,
                rooms,
                random.ints(lessons, 0, 3).toArray(),
                random.ints(lessons, 0, 3).toArray(),
                lab);
    }

    public int lessons() {
        return teacher.length;
    }

    public int slots() {
        return hours * rooms;
    }

    /** The same lessons, none of which needs the laboratory. */
    public Timetable withoutLab() {
        return new Timetable(hours, rooms, teacher, group, new boolean[lessons()]);
    }

    public static String teacherName(int teacher) {
        return List.of("Ada", "Ben", "Cem", "Dee", "Eva").get(teacher);
    }

    /** Such as "Ada 1b". */
    public String name(int lesson) {
        return teacherName(teacher[lesson]) + " 1" + (char) ('a' + group[lesson]) + (lab[lesson] ? "*" : "");
    }

    /** Why a lesson may not be in a slot beside those that have theirs. */
    Optional<String> conflict(int[] at, int lesson, int slot) {
        if (lab[lesson] && slot % rooms != 0) {
            return Optional.of(name(lesson) + " needs the laboratory, room 0");
        }
        for (int other = 0; other < at.length; other++) {
            if (other == lesson || at[other] < 0 || at[other] / rooms != slot / rooms) {
                continue;
            }
            String hour = " in hour " + slot / rooms;
            if (at[other] == slot) {
                return Optional.of("room " + slot % rooms + " would hold two lessons" + hour);
            }
            if (teacher[other] == teacher[lesson]) {
                return Optional.of(teacherName(teacher[lesson]) + " would teach twice" + hour);
            }
            if (group[other] == group[lesson]) {
                return Optional.of("class 1" + (char) ('a' + group[lesson]) + " would be taught twice" + hour);
            }
        }
        return Optional.empty();
    }

    /** All timetables, in the order of their slots, found by trying everything. */
    public List<int[]> all() {
        List<int[]> found = new ArrayList<>();
        int[] at = new int[lessons()];
        Arrays.fill(at, -1);
        fill(at, 0, found);
        return found;
    }

    private void fill(int[] at, int lesson, List<int[]> found) {
        if (lesson == at.length) {
            found.add(at.clone());
            return;
        }
        for (int slot = 0; slot < slots(); slot++) {
            if (conflict(at, lesson, slot).isEmpty()) {
                at[lesson] = slot;
                fill(at, lesson + 1, found);
                at[lesson] = -1;
            }
        }
    }
}
