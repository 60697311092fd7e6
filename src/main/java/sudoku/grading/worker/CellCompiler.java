package sudoku.grading.worker;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import sudoku.grading.worker.CompiledCell.Step;
import sudoku.kernel.swap.SwapControl;
import sudoku.kernel.swap.SwapLoader;
import sudoku.kernel.swap.TooLarge;

/**
 * Compiles the cells of a notebook, with the semantics of the notebook, and runs nothing of them.
 *
 * <p><b>Idea.</b> Code that ran in the notebook must run here: methods without a class, a variable declared twice, a
 * type used before it is defined. So the cells are not wrapped in a class; they are fed to JShell, one statement at a
 * time. What JShell wants done is written down in place of being done. It cannot tell: whatever a statement does or
 * throws, JShell compiles the next one as it would have. It only asks whether a class may be given other code, and
 * that is tried on classes of its own, none of whose code ever runs.
 *
 * <p>A statement that does not compile does not keep the rest of its cell from being run: what is left over from trying
 * things out, and cannot work here, takes no answer away.
 *
 * <p><b>Cost.</b> Some 2 s for a set of exercises in a virtual machine that has just been started, a quarter of that in
 * one that has compiled ten others. So submissions are compiled one after the other in one process, and
 * each runs in another that never needs a compiler.
 *
 * <p><b>Alternatives.</b> One class around all cells, for javac: quick at once, but what JShell makes of modifiers,
 * redefinitions, forward references and code that does not compile would have to be built again.
 */
final class CellCompiler implements AutoCloseable {
    private static final String[] IMPORTS = {
        "java.util.*",
        "java.io.*",
        "java.math.*",
        "java.net.*",
        "java.util.concurrent.*",
        "java.util.prefs.*",
        "java.util.regex.*"
    };

    /** Writes down what it is to do for a statement. */
    private static final class Recorder extends SwapControl {
        private final List<Runnable> steps = new ArrayList<>();
        private CompiledCell cell = new CompiledCell();

        Recorder() {
            super(new SwapLoader("compiled"));
        }

        @Override
        public void load(ClassBytecodes[] classes)
                throws ClassInstallException, NotImplementedException, EngineTerminationException {
            super.load(classes);
            steps.add(() -> cell.add(Step.LOAD, classes, List.of()));
        }

        @Override
        public void redefine(ClassBytecodes[] classes) throws ClassInstallException, NotImplementedException {
            super.redefine(classes);
            steps.add(() -> cell.add(Step.SWAP, classes, List.of()));
        }

        @Override
        protected String invoke(Method statement) {
            steps.add(() -> cell.add(Step.RUN, statement.getDeclaringClass().getName(), statement.getName()));
            return "";
        }

        /** After what there is to know about the classes. */
        void writeSteps() {
            steps.forEach(Runnable::run);
            steps.clear();
        }
    }

    private final Recorder recorder = new Recorder();
    private final JShell shell;
    private final SourceCodeAnalysis analysis;
    private final CompileProblems problems;
    private final Map<String, String> variables = new LinkedHashMap<>();
    private final Map<String, Snippet> incomplete = new HashMap<>();

    CellCompiler() {
        shell = JShell.builder()
                .executionEngine(recorder.asProvider(), null)
                .compilerOptions("-classpath", System.getProperty("java.class.path"))
                .build();
        analysis = shell.sourceCodeAnalysis();
        problems = new CompileProblems(shell);
        for (String name : IMPORTS) {
            shell.eval("import " + name + ";");
        }
    }

    /** All that there is to do for a cell. */
    byte[] compile(String cell) {
        recorder.cell = new CompiledCell();
        recorder.writeSteps();
        String rest = cell;
        boolean goesOn = true;
        while (goesOn) {
            CompletionInfo next = analysis.analyzeCompletion(rest);
            switch (next.completeness()) {
                case EMPTY -> goesOn = false;
                case DEFINITELY_INCOMPLETE, CONSIDERED_INCOMPLETE -> {
                    recorder.cell.add(
                            Step.PROBLEM,
                            "It is not finished: something is opened and never closed after \""
                                    + ShortText.cut(firstLine(next.source() == null ? cell : next.source())) + "\".");
                    goesOn = false;
                }
                default -> statement(next.source());
            }
            rest = next.remaining();
        }
        writeVariables();
        return recorder.cell.bytes();
    }

    private void statement(String source) {
        List<SnippetEvent> events = shell.eval(source);
        boolean tooLarge = TooLarge.refuse(shell, events);
        for (SnippetEvent event : events) {
            if (event.status().isDefined()) {
                remember(event.snippet());
            }
            if ((tooLarge || event.status() == Status.REJECTED) && event.causeSnippet() == null) {
                recorder.cell.add(Step.PROBLEM, "It does not compile: " + problems.of(event.snippet()) + ".");
            }
        }
        incomplete.values().removeIf(snippet -> shell.status(snippet) != Status.RECOVERABLE_DEFINED);
        incomplete.forEach((name, snippet) -> recorder.cell.add(Step.MISSING, name, problems.of(snippet)));
        recorder.writeSteps();
    }

    private void remember(Snippet snippet) {
        SnippetWrapper wrapper = analysis.wrapper(snippet);
        recorder.cell.add(Step.LINES, lines(wrapper));
        if (shell.status(snippet) == Status.RECOVERABLE_DEFINED) {
            incomplete.put(wrapper.fullClassName(), snippet);
        }
    }

    /** The class, and its lines. */
    private static String[] lines(SnippetWrapper wrapper) {
        String source = wrapper.source();
        List<String> lines = new ArrayList<>(List.of(wrapper.fullClassName()));
        int start = 0;
        for (String wrapped : wrapper.wrapped().split("\n", -1)) {
            int inside = start + wrapped.length() - wrapped.stripLeading().length();
            lines.add(ShortText.cut(CompileProblems.lineAt(source, wrapper.wrappedToSourcePosition(inside))));
            start += wrapped.length() + 1;
        }
        return lines.toArray(String[]::new);
    }

    /** Where the variables live, as far as that has changed: a class may have got a new name. */
    private void writeVariables() {
        Set<String> gone = new HashSet<>(variables.keySet());
        shell.variables()
                .filter(variable -> shell.status(variable) == Status.VALID)
                .forEach(variable -> {
                    gone.remove(variable.name());
                    place(variable.name(), analysis.wrapper(variable).fullClassName());
                });
        gone.forEach(name -> place(name, ""));
    }

    private void place(String variable, String className) {
        if (!className.equals(variables.put(variable, className))) {
            recorder.cell.add(Step.VARIABLE, variable, className);
        }
    }

    private static String firstLine(String source) {
        return source.strip().lines().findFirst().orElse("");
    }

    @Override
    public void close() {
        shell.close();
    }
}
