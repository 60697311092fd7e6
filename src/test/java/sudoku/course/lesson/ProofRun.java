package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import sudoku.ipynb.Notebook;
import sudoku.kernel.AnswerShell;

/**
 * A lesson run in this process with its answers in place, its proofs tried where they stand and its timed cells
 * compiled.
 *
 * <p>A proof that holds may still prove nothing: its loop runs over nothing, or nobody calls the method it is in.
 * So each assert is turned round, alone, and then its cell has to fail by it.
 */
final class ProofRun {
    private static final Pattern ONLY_LITERALS = Pattern.compile("(?:true|false|null|[\\d\\s+*/%().<>=!&|'\"-])*");
    private static final List<String> IMPORTS = List.of(
            "java.io.*",
            "java.math.*",
            "java.time.*",
            "java.util.concurrent.*",
            "java.util.regex.*",
            "java.util.stream.*");

    private final String lesson;
    private final AnswerShell shell;
    private final boolean turnsThemRound;
    private final List<String> faults = new ArrayList<>();

    /** The proofs of a lesson whose other cells run in this shell. */
    ProofRun(String lesson, AnswerShell shell, boolean turnsThemRound) {
        this.lesson = lesson;
        this.shell = shell;
        this.turnsThemRound = turnsThemRound;
        IMPORTS.forEach(each -> shell.run("import " + each + ";"));
    }

    List<String> faults() {
        return faults;
    }

    /** What is wrong with the proofs of a lesson and the cells it times, each in a sentence. */
    static List<String> faults(SecondEdition lesson) {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try (AnswerShell shell =
                new AnswerShell(List.of(System.getProperty("java.class.path").split(File.pathSeparator)))) {
            ProofRun run = new ProofRun(lesson.name(), shell, true);
            lesson.notebook().cells().stream().filter(SecondEdition::isCode).forEach(run::cell);
            return run.faults;
        } finally {
            System.setOut(out);
        }
    }

    void cell(ObjectNode cell) {
        String code = Notebook.source(cell);
        if (SecondEdition.is(cell, "proof")) {
            proof(cell, code);
        } else if (SecondEdition.is(cell, "timed")) {
            timed(cell, code);
        } else if (!code.startsWith("%")) {
            String failure = failureOf(code);
            if (!failure.isEmpty() && !SecondEdition.is(cell, "raises-exception")) {
                fault("the lesson itself fails", code, failure);
            }
        }
    }

    private void fault(String what, String code, String why) {
        faults.add(lesson + ": " + what + (why.isEmpty() ? "" : " (" + why + ")") + ":\n" + code);
    }

    /** How code fails, or nothing; {@code by an assert} when one of its asserts does not hold. */
    private String failureOf(String code) {
        try {
            shell.run(code);
            return "";
        } catch (AssertionError failed) {
            return failed.getCause() instanceof AssertionError
                    ? "by an assert"
                    : failed.getMessage() + (failed.getCause() == null ? "" : " " + failed.getCause());
        }
    }

    private void proof(ObjectNode cell, String code) {
        if (cell.path("metadata").path("proves").isEmpty()) {
            fault("a proof quotes no sentence in its metadata 'proves'", code, "");
        }
        Asserts asserts = new Asserts(code);
        if (asserts.count() == 0) {
            fault("a proof without an assert", code, "");
        }
        String failure = failureOf(code);
        if (!failure.isEmpty()) {
            fault("a proof fails", code, failure);
            return;
        }
        for (int i = 0; i < asserts.count(); i++) {
            if (ONLY_LITERALS.matcher(asserts.condition(i)).matches()) {
                fault("an assert about nothing of the lesson", "assert " + asserts.condition(i), "");
            }
            String turned = turnsThemRound ? failureOf(asserts.turned(i)) : "by an assert";
            if (!turned.equals("by an assert")) {
                fault(
                        "turned round, this assert does not fail, so it proves nothing",
                        "assert " + asserts.condition(i),
                        turned);
            }
        }
    }

    private void timed(ObjectNode cell, String code) {
        for (String field : List.of("date", "machine", "result")) {
            String value = cell.path("metadata").path("timed").path(field).asText();
            if (value.isBlank() || field.equals("date") && !isDate(value)) {
                fault(
                        "a timed cell needs 'timed' in its metadata with date (like 2026-01-31), "
                                + "machine and result; there is"
                                + " no good " + field,
                        code,
                        value);
            }
        }
        StringBuilder body = new StringBuilder();
        List<String> members = new ArrayList<>();
        try (Snippets snippets = new Snippets()) {
            snippets.of(code).forEach(each -> {
                if (each.isMember()) {
                    members.add(each.source());
                } else {
                    body.append(each.source()).append('\n');
                }
            });
        }
        members.add("void timedCell() throws Throwable {\n" + body + "}");
        for (String member : members) {
            String failure = failureOf(member);
            if (!failure.isEmpty()) {
                fault("a timed cell does not compile", code, failure);
            }
        }
        if (!shell.unresolved().isEmpty()) {
            fault("a timed cell does not compile", code, "nothing declares " + shell.unresolved());
        }
    }

    private static boolean isDate(String text) {
        try {
            return !LocalDate.parse(text).isAfter(LocalDate.now().plusDays(1));
        } catch (DateTimeParseException wrong) {
            return false;
        }
    }
}
