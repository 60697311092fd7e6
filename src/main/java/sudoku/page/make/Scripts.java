package sudoku.page.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Turns class files into one script. */
final class Scripts {
    private final List<Path> classPath;
    private final ClassLoader loader;

    /** @param loader what the class path holds, loaded: TeaVM asks classes in it what they want to keep */
    Scripts(List<Path> classPath, ClassLoader loader) {
        this.classPath = classPath;
        this.loader = loader;
    }

    /** Writes the script of a program that begins in this class. */
    void write(String mainClass, Path script) throws IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(loader);
        tool.setClassPath(classPath.stream().map(Path::toFile).collect(Collectors.toList()));
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.UMD);
        tool.setMainClass(mainClass);
        // Strict, it mixes up variables where an exception is caught: a search that ends by one came out broken.
        tool.setStrict(false);
        tool.setObfuscated(!Boolean.getBoolean("sudoku.page.readable"));
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(System.getProperty("sudoku.page.level", "ADVANCED")));
        tool.setTargetDirectory(script.getParent().toFile());
        tool.setTargetFileName(script.getFileName().toString());
        tool.setLog(new EmptyTeaVMToolLog());
        try {
            tool.generate();
        } catch (TeaVMToolException failed) {
            throw new IllegalStateException("TeaVM could not build " + script + ".", failed);
        }
        List<Problem> problems = tool.getProblemProvider().getProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(problems.stream()
                    .map(Scripts::inWords)
                    .distinct()
                    .limit(60)
                    .collect(Collectors.joining("\n", "TeaVM refuses:\n", "")));
        }
        Files.writeString(script, PlainResources.in(Files.readString(script)));
    }

    private static String inWords(Problem problem) {
        DefaultProblemTextConsumer words = new DefaultProblemTextConsumer();
        problem.render(words);
        return words.getText()
                + (problem.getLocation() == null
                        ? ""
                        : " (in " + problem.getLocation().getMethod() + ")");
    }
}
