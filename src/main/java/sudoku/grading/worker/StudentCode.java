package sudoku.grading.worker;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.UnresolvedReferenceException;
import sudoku.kernel.swap.SwapControl;
import sudoku.kernel.swap.SwapLoader;
import sudoku.kernel.swap.TooLarge;

/**
 * Everything the cells have defined so far, with the semantics of the notebook: the same compiler, the same imports.
 *
 * <p><b>Idea.</b> Code that ran in the notebook must run here: methods without a class, a variable declared twice, a
 * type used before it is defined. So the cells are not wrapped in a class; they are fed to JShell, one statement at a
 * time. A statement that fails does not keep the rest of its cell from being run: what is left over from trying things
 * out, and cannot work here, takes no answer away.
 *
 * <p><b>Representation.</b> A {@link JShell} that runs its code in this virtual machine, on the thread that asks for
 * it, and lets the last value be picked up as the object it is.
 */
final class StudentCode {
    private static final String[] IMPORTS = {"java.util.*", "java.io.*", "java.math.*", "java.net.*",
        "java.util.concurrent.*", "java.util.prefs.*", "java.util.regex.*"};

    /** Runs what JShell has compiled, and lets changed classes keep what they hold, as the notebook's kernel does. */
    private static final class Here extends SwapControl {
        private Object value;
        private Throwable thrown;

        Here(SwapLoader loader) {
            super(loader);
        }

        @Override
        protected String invoke(Method statement) throws Exception {
            value = null;
            thrown = null;
            try {
                value = statement.invoke(null);
            } catch (InvocationTargetException failed) {
                thrown = failed.getCause();
                throw failed;
            }
            return "";
        }
    }

    private final Here here;
    private final JShell shell;
    private final SourceCodeAnalysis analysis;
    private final CompileProblems problems;
    private final StudentLines lines;

    StudentCode() {
        SwapLoader loader = new SwapLoader("student");
        Thread.currentThread().setContextClassLoader(loader);
        here = new Here(loader);
        shell = JShell.builder().executionEngine(here.asProvider(), null)
                .compilerOptions("-classpath", System.getProperty("java.class.path")).build();
        analysis = shell.sourceCodeAnalysis();
        problems = new CompileProblems(shell);
        lines = new StudentLines(analysis, problems);
        for (String name : IMPORTS) {
            shell.eval("import " + name + ";");
        }
    }

    StudentLines lines() {
        return lines;
    }

    /** Runs a cell, statement by statement, and says what was wrong with the first that failed. */
    Optional<String> run(String cell) {
        Optional<String> firstFailure = Optional.empty();
        String rest = cell;
        while (true) {
            CompletionInfo next = analysis.analyzeCompletion(rest);
            switch (next.completeness()) {
                case EMPTY -> {
                    return firstFailure;
                }
                case DEFINITELY_INCOMPLETE, CONSIDERED_INCOMPLETE -> {
                    return firstFailure.or(() -> Optional.of("It is not finished: something is opened and never closed"
                            + " after \"" + ShortText.cut(firstLine(next.source() == null ? cell : next.source()))
                            + "\"."));
                }
                default -> {
                    Optional<String> failure = statement(next.source());
                    firstFailure = firstFailure.or(() -> failure);
                }
            }
            rest = next.remaining();
        }
    }

    private Optional<String> statement(String source) {
        here.thrown = null;
        Optional<String> failure = Optional.empty();
        List<SnippetEvent> events = shell.eval(source);
        boolean tooLarge = TooLarge.refuse(shell, events);
        for (SnippetEvent event : events) {
            if (event.status().isDefined()) {
                lines.remember(event.snippet());
            }
            if ((tooLarge || event.status() == Status.REJECTED) && event.causeSnippet() == null) {
                failure = failure.or(() -> Optional.of("It does not compile: " + problems.of(event.snippet()) + "."));
            }
            if (event.exception() instanceof UnresolvedReferenceException unresolved) {
                failure = failure.or(() ->
                        Optional.of("It does not compile: " + problems.of(unresolved.getSnippet()) + "."));
            }
        }
        Throwable thrown = here.thrown;
        return failure.or(() -> Optional.ofNullable(thrown).map(it -> Failure.of(it, lines).sentenceWithLine()));
    }

    private static String firstLine(String source) {
        return source.strip().lines().findFirst().orElse("");
    }

    /** The object in a variable; {@code null} where there is none, or its declaration lacks something. */
    Object valueOf(String variable) {
        here.value = null;
        here.thrown = null;
        shell.eval(variable);
        return here.thrown == null ? here.value : null;
    }
}
