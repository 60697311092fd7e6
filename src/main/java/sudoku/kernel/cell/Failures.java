package sudoku.kernel.cell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import sudoku.kernel.stop.Unstoppable;

/**
 * Says what went wrong, in terms of what the student has written.
 *
 * <p><b>Idea.</b> A stack trace is shown from where it was thrown down to the cell: lines of the notebook with their
 * text, calls of a library by name, nothing of JShell and the kernel. A compile error shows its line and a caret.
 */
public final class Failures {
    private static final int FRAMES_SHOWN = 12;
    /** Of a line that does not compile. */
    private static final int WIDEST = 200;

    private static final List<String> MACHINERY = List.of(
            "sudoku.kernel.", "jdk.jshell.", "jdk.internal.reflect.", "java.lang.reflect.", "java.lang.invoke.");
    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.");

    private final SourceLines places;

    public Failures(SourceLines places) {
        this.places = places;
    }

    /** An exception that came out of a cell. */
    public FailureReport thrown(Throwable failure) {
        List<String> lines = new ArrayList<>();
        Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
        String lead = "";
        for (Throwable each = failure; each != null && told.add(each); each = each.getCause()) {
            lines.add(lead + ErrorColors.BOLD_RED + nameOf(each) + ErrorColors.PLAIN + messagePart(each));
            lines.addAll(frames(each.getStackTrace()));
            lead = "Caused by: ";
        }
        return new FailureReport(nameOf(failure), messageOf(failure), lines);
    }

    /** The same as plain text, for a thread that nobody waits for. */
    String inThread(String thread, Throwable failure) {
        return "In thread \"" + thread + "\": "
                + String.join("\n", thrown(failure).lines()) + "\n";
    }

    /** The person stopped the cell; says where it was. */
    public FailureReport interrupted(StackTraceElement[] place) {
        List<String> lines = new ArrayList<>();
        lines.add(ErrorColors.BOLD_RED + "Interrupted" + ErrorColors.PLAIN
                + ": the cell was stopped. Variables and definitions are kept.");
        if (Arrays.stream(place).anyMatch(SourceLines::isNotebook)) {
            lines.addAll(frames(place));
        }
        return new FailureReport("Interrupted", "The cell was stopped.", lines);
    }

    /** The same report as of the error that Java would have thrown in the end. */
    public FailureReport outOfMemory(StackTraceElement[] place) {
        OutOfMemoryError error = new OutOfMemoryError("Java heap space");
        boolean inNotebook = Arrays.stream(place).anyMatch(SourceLines::isNotebook);
        error.setStackTrace(inNotebook ? place : new StackTraceElement[0]);
        return thrown(error);
    }

    public FailureReport unstoppable(Unstoppable what) {
        List<String> lines = new ArrayList<>(
                FailureReport.of("Interrupted", what.getMessage()).lines());
        lines.addAll(frames(what.place()));
        return new FailureReport("Interrupted", what.getMessage(), lines);
    }

    public FailureReport uncompiled(Diag error, SourceLines.Origin origin) {
        int caret = (int) Math.max(0, error.getPosition());
        int start = (int) Math.max(0, Math.min(error.getStartPosition(), caret));
        String message = plainMessage(error);
        SourceLines.Place place = origin.at(caret);
        List<String> lines = new ArrayList<>();
        lines.add(ErrorColors.BOLD_RED + "Compile error" + ErrorColors.PLAIN + " in " + place + ": "
                + message.lines().findFirst().orElse(""));
        lines.addAll(underlined(origin, start, caret, (int) Math.max(error.getEndPosition(), caret + 1)));
        message.lines().skip(1).forEach(line -> lines.add("  " + line.strip()));
        missingMethod(message)
                .filter(method -> isDefinedIn(origin.text().substring(origin.offset() + caret), method))
                .ifPresent(method ->
                        lines.add(method + " is defined further down in this cell: move it up, above what calls it."));
        return new FailureReport("CompileError", place + ": " + message.replaceAll("\\s*\n\\s*", ", "), lines);
    }

    private static Optional<String> missingMethod(String message) {
        Matcher symbol = Pattern.compile("symbol:\\s+method (\\w+)\\(").matcher(message);
        return symbol.find() ? Optional.of(symbol.group(1)) : Optional.empty();
    }

    /** JShell waits for a method that comes later only where it can compile the caller without knowing its result. */
    private static boolean isDefinedIn(String code, String method) {
        return Pattern.compile("[\\w>\\]]\\s+" + method + "\\s*\\([^;(){}]*\\)\\s*(throws [^;{}]*)?\\{")
                .matcher(code)
                .find();
    }

    /** What a definition still lacks, such as {@code class Node} or {@code method solve(int)}. */
    public FailureReport missing(DeclarationSnippet snippet, List<String> missing, SourceLines.Origin origin) {
        String all = String.join(" and a ", missing);
        String first = missing.isEmpty()
                ? ""
                : missing.get(0).replaceFirst("^\\w+ ", "").replaceFirst("\\W.*", "");
        int at = useOf(first, missing.isEmpty() ? "" : missing.get(0), snippet.source());
        String message = snippet.name() + " cannot be used until there is a " + all;
        List<String> lines = new ArrayList<>();
        lines.add(ErrorColors.BOLD_RED + "Not yet complete" + ErrorColors.PLAIN + " in " + origin.at(at) + ": "
                + message);
        lines.addAll(underlined(origin, at, at, at + first.length()));
        lines.add(snippet.name() + " is kept. Define what it lacks, and then use it.");
        return new FailureReport("CompileError", origin.at(at) + ": " + message, lines);
    }

    /** Where the code first means it, and not a member of something else, a method for a variable, or a comment. */
    private static int useOf(String name, String missing, String source) {
        String after =
                missing.startsWith("variable ") ? "\\b(?!\\s*\\()" : missing.startsWith("method ") ? "\\s*\\(" : "\\b";
        Matcher use = Pattern.compile("(?<![\\w.])" + name + after).matcher(CodeMask.of(source));
        return use.find()
                ? use.start()
                : source.length() - source.stripLeading().length();
    }

    /** The line of a position, and below it a mark from start to end as far as they are on that line. */
    private static List<String> underlined(SourceLines.Origin origin, int start, int position, int end) {
        String line = origin.at(position).text();
        int lineStart = origin.offset() + position - columnOf(origin, position);
        int from = Math.max(lineStart, origin.offset() + start) - lineStart;
        int to = Math.min(lineStart + line.length(), origin.offset() + end) - lineStart;
        int cut = Math.max(0, Math.min(from - WIDEST / 2, line.length() - WIDEST));
        String shown = line.substring(cut, Math.min(line.length(), cut + WIDEST));
        int marked = Math.max(1, Math.min(to - cut, shown.length()) - (from - cut));
        return List.of(
                "  " + shown + (shown.length() < line.length() ? " …" : ""),
                "  " + indentOf(shown, from - cut) + ErrorColors.RED + "^".repeat(marked) + ErrorColors.PLAIN);
    }

    private static int columnOf(SourceLines.Origin origin, int position) {
        int at = Math.min(origin.offset() + position, origin.text().length());
        return at - (origin.text().lastIndexOf('\n', at - 1) + 1);
    }

    /** Blanks as wide as the beginning of the line, tabs kept. */
    private static String indentOf(String line, int width) {
        return line.substring(0, Math.min(width, line.length())).replaceAll("[^\t]", " ");
    }

    /** The cell ends too early. */
    public FailureReport unfinished(SourceLines.Origin origin, String rest) {
        SourceLines.Place place = origin.at(rest.length() - rest.stripLeading().length());
        return new FailureReport(
                "CompileError",
                "What begins at " + place + " is not finished.",
                List.of(
                        ErrorColors.BOLD_RED + "Compile error" + ErrorColors.PLAIN + ": what begins at " + place
                                + " is not finished",
                        "  " + place.text(),
                        "Is a bracket, a brace or a quotation mark missing?"));
    }

    /**
     * The lines of the notebook's methods in a stack, innermost first; a statement outside any method only calls them.
     */
    public List<String> ownLines(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> !frame.getMethodName().contains("do_it$"))
                .map(places::of)
                .flatMap(Optional::stream)
                .map(place -> place + ": " + place.text().strip())
                .distinct()
                .toList();
    }

    /** Without the place within JShell's wrapping. */
    private static String plainMessage(Diag error) {
        StringBuilder kept = new StringBuilder();
        error.getMessage(null)
                .lines()
                .filter(line -> !line.strip().startsWith("location:"))
                .forEach(line -> kept.append(kept.length() == 0 ? "" : "\n").append(line));
        return SourceLines.withoutWrappers(kept.toString()).replace(" in class  ", " ");
    }

    /** From where it was thrown down to the last line of the notebook; of calls within the JDK the innermost. */
    private List<String> frames(StackTraceElement[] stack) {
        int own = stack.length;
        while (own > 0 && !SourceLines.isNotebook(stack[own - 1])) {
            own--;
        }
        List<String> lines = new ArrayList<>();
        String last = "";
        boolean lastInJdk = false;
        int repeated = 0;
        int shown = 0;
        for (StackTraceElement frame : Arrays.copyOf(stack, own == 0 ? stack.length : own)) {
            String line = described(frame);
            boolean inJdk = JDK.stream().anyMatch(frame.getClassName()::startsWith);
            if (line.isEmpty() || lastInJdk && inJdk) {
                continue;
            }
            lastInJdk = inJdk;
            if (line.equals(last)) {
                repeated++;
                continue;
            }
            repeated = sayRepeated(repeated, lines);
            if (shown++ == FRAMES_SHOWN) {
                lines.add("  …");
                return lines;
            }
            lines.add(line);
            last = line;
        }
        sayRepeated(repeated, lines);
        return lines;
    }

    private static int sayRepeated(int times, List<String> lines) {
        if (times > 0) {
            lines.add("  … and " + times + " more calls of the same");
        }
        return 0;
    }

    /** One call of a stack trace; empty if nobody has written it. */
    private String described(StackTraceElement frame) {
        if (MACHINERY.stream().anyMatch(frame.getClassName()::startsWith)) {
            return "";
        }
        Optional<SourceLines.Place> place = places.of(frame);
        if (place.isPresent()) {
            String method = frame.getMethodName();
            boolean inMethod = !method.equals("do_it$") && !method.startsWith("lambda$");
            return "  at " + ErrorColors.GREEN + place.get() + ErrorColors.PLAIN + (inMethod ? ", in " + method : "")
                    + "\n     → " + place.get().text().strip();
        }
        return SourceLines.isNotebook(frame)
                ? ""
                : "  at " + frame.getClassName() + "." + frame.getMethodName()
                        + (frame.getLineNumber() > 0 ? ", line " + frame.getLineNumber() : "");
    }

    private static String nameOf(Throwable failure) {
        return SourceLines.withoutWrappers(failure.getClass().getName());
    }

    private static String messagePart(Throwable failure) {
        String message = messageOf(failure);
        return message.isEmpty() ? "" : ": " + message;
    }

    private static String messageOf(Throwable failure) {
        try {
            String message = LongText.cut(SourceLines.withoutWrappers(failure.getLocalizedMessage()));
            return message == null ? "" : message;
        } catch (RuntimeException | StackOverflowError ofItsOwn) {
            return "(its message cannot be read: " + ofItsOwn.getClass().getName() + ")";
        }
    }
}
