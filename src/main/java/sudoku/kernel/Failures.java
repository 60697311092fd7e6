package sudoku.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jdk.jshell.Diag;

/**
 * Says what went wrong, in terms of what the student has written.
 *
 * <p><b>Idea.</b> A stack trace is shown from where it was thrown down to the cell: lines of the notebook with their
 * text, calls of a library by name, nothing of JShell and the kernel. A compile error shows its line and a caret.
 */
final class Failures {
    private static final int FRAMES_SHOWN = 12;
    private static final List<String> MACHINERY = List.of("sudoku.kernel.", "jdk.jshell.", "jdk.internal.reflect.",
            "java.lang.reflect.", "java.lang.invoke.");

    private final Places places;

    Failures(Places places) {
        this.places = places;
    }

    /** An exception that came out of a cell. */
    Report thrown(Throwable failure) {
        List<String> lines = new ArrayList<>();
        Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
        String lead = "";
        for (Throwable each = failure; each != null && told.add(each); each = each.getCause()) {
            lines.add(lead + Ink.BOLD_RED + nameOf(each) + Ink.PLAIN + messagePart(each));
            lines.addAll(frames(each.getStackTrace()));
            lead = "Caused by: ";
        }
        return new Report(nameOf(failure), messageOf(failure), lines);
    }

    /** The same as plain text, for a thread that nobody waits for. */
    String inThread(String thread, Throwable failure) {
        return "In thread \"" + thread + "\": " + String.join("\n", thrown(failure).lines()) + "\n";
    }

    /** The person stopped the cell; says where it was. */
    Report interrupted(StackTraceElement[] place) {
        List<String> lines = new ArrayList<>();
        lines.add(Ink.BOLD_RED + "Interrupted" + Ink.PLAIN + ": the cell was stopped. Variables and definitions"
                + " are kept.");
        lines.addAll(frames(place));
        return new Report("Interrupted", "The cell was stopped.", lines);
    }

    Report unstoppable(Unstoppable what) {
        List<String> lines = new ArrayList<>(Report.of("Interrupted", what.getMessage()).lines());
        lines.addAll(frames(what.place()));
        return new Report("Interrupted", what.getMessage(), lines);
    }

    Report uncompiled(Diag error, Places.Origin origin) {
        int start = (int) Math.max(0, Math.min(error.getStartPosition(), error.getPosition()));
        int caret = (int) Math.max(0, error.getPosition());
        int end = (int) Math.max(error.getEndPosition(), caret + 1);
        Places.Place place = origin.at(caret);
        int lineStart = origin.offset() + caret - columnOf(origin, caret);
        int from = Math.max(lineStart, origin.offset() + start) - lineStart;
        int to = Math.min(lineStart + place.text().length(), origin.offset() + end) - lineStart;
        String message = plainMessage(error);
        List<String> lines = new ArrayList<>();
        lines.add(Ink.BOLD_RED + "Compile error" + Ink.PLAIN + " in " + place + ": " + message.lines().findFirst()
                .orElse(""));
        lines.add("  " + place.text());
        lines.add("  " + indentOf(place.text(), from) + Ink.RED + "^".repeat(Math.max(1, to - from)) + Ink.PLAIN);
        message.lines().skip(1).forEach(line -> lines.add("  " + line.strip()));
        return new Report("CompileError", place + ": " + message.replaceAll("\\s*\n\\s*", ", "), lines);
    }

    private static int columnOf(Places.Origin origin, int position) {
        int at = Math.min(origin.offset() + position, origin.cellText().length());
        return at - (origin.cellText().lastIndexOf('\n', at - 1) + 1);
    }

    /** Blanks as wide as the beginning of the line, tabs kept. */
    private static String indentOf(String line, int width) {
        return line.substring(0, Math.min(width, line.length())).replaceAll("[^\t]", " ");
    }

    /** Without the place within JShell's wrapping. */
    private static String plainMessage(Diag error) {
        StringBuilder kept = new StringBuilder();
        error.getMessage(null).lines().filter(line -> !line.strip().startsWith("location:"))
                .forEach(line -> kept.append(kept.length() == 0 ? "" : "\n").append(line));
        return Places.withoutWrappers(kept.toString());
    }

    private List<String> frames(StackTraceElement[] stack) {
        int own = stack.length;
        while (own > 0 && !Places.isNotebook(stack[own - 1])) {
            own--;
        }
        StackTraceElement[] relevant = Arrays.copyOf(stack, own == 0 ? stack.length : own);
        List<String> lines = new ArrayList<>();
        int hidden = 0;
        int shown = 0;
        for (StackTraceElement frame : relevant) {
            if (MACHINERY.stream().anyMatch(frame.getClassName()::startsWith)) {
                continue;
            }
            if (shown == FRAMES_SHOWN) {
                hidden++;
                continue;
            }
            shown++;
            describe(frame, lines);
        }
        if (hidden > 0) {
            lines.add("  … and " + hidden + " calls more");
        }
        return lines;
    }

    private void describe(StackTraceElement frame, List<String> lines) {
        Optional<Places.Place> place = places.of(frame);
        if (place.isPresent()) {
            String method = frame.getMethodName();
            boolean inMethod = !method.equals("do_it$") && !method.startsWith("lambda$");
            lines.add("  at " + Ink.GREEN + place.get() + Ink.PLAIN + (inMethod ? ", in " + method : ""));
            lines.add("     → " + place.get().text().strip());
        } else if (!Places.isNotebook(frame)) {
            lines.add("  at " + frame.getClassName() + "." + frame.getMethodName()
                    + (frame.getLineNumber() > 0 ? ", line " + frame.getLineNumber() : ""));
        }
    }

    private static String nameOf(Throwable failure) {
        return Places.withoutWrappers(failure.getClass().getName());
    }

    private static String messagePart(Throwable failure) {
        String message = messageOf(failure);
        return message.isEmpty() ? "" : ": " + message;
    }

    private static String messageOf(Throwable failure) {
        try {
            String message = Places.withoutWrappers(failure.getLocalizedMessage());
            return message == null ? "" : message;
        } catch (RuntimeException ofItsOwn) {
            return "(its message cannot be read: " + ofItsOwn.getClass().getName() + ")";
        }
    }
}
