package sudoku.course.mutants;

import com.sun.source.util.JavacTask;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import sudoku.needs.ClassesInMemory;

/** Compiles all mutants of a set at once, in memory, each in a package of its own. What does not compile is none. */
final class MutantCompiler {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private MutantCompiler() {}

    static JavacTask parser(String source) {
        return (JavacTask) COMPILER.getTask(
                null,
                null,
                problem -> {},
                List.of("-proc:none"),
                null,
                List.of(ClassesInMemory.source("Answer", source)));
    }

    /** The class {@code Answer} of each mutant that compiles. */
    static Map<Mutant, Class<?>> compile(List<Mutant> mutants) {
        Map<JavaFileObject, Mutant> sources = new LinkedHashMap<>();
        Map<Mutant, String> names = new LinkedHashMap<>();
        for (Mutant mutant : mutants) {
            String room = "mutant" + names.size();
            names.put(mutant, room + ".Answer");
            sources.put(ClassesInMemory.source(room + "/Answer", "package " + room + "; " + mutant.source()), mutant);
        }
        Map<String, byte[]> classes = new HashMap<>();
        for (Set<JavaFileObject> wrong = Set.copyOf(sources.keySet()); !wrong.isEmpty(); ) {
            wrong = wrong(List.copyOf(sources.keySet()), classes);
            wrong.forEach(each -> names.remove(sources.remove(each)));
        }
        ClassLoader loader = new ClassLoader(MutantCompiler.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] code = classes.get(name);
                if (code == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, code, 0, code.length);
            }
        };
        Map<Mutant, Class<?>> compiled = new LinkedHashMap<>();
        names.forEach((mutant, name) -> {
            try {
                compiled.put(mutant, loader.loadClass(name));
            } catch (ClassNotFoundException impossible) {
                throw new AssertionError(impossible);
            }
        });
        return compiled;
    }

    /** Those with an error; as long as there are any, not everything is compiled. */
    private static Set<JavaFileObject> wrong(List<JavaFileObject> sources, Map<String, byte[]> classes) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        StandardJavaFileManager files = COMPILER.getStandardFileManager(problems, null, null);
        COMPILER.getTask(
                        null,
                        new ClassesInMemory(files, classes),
                        problems,
                        List.of(
                                "-proc:none",
                                "-nowarn",
                                "-Xlint:none",
                                "-Xmaxerrs",
                                "100000",
                                "--should-stop=ifError=FLOW"),
                        null,
                        sources)
                .call();
        return problems.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(Diagnostic::getSource)
                .collect(Collectors.toSet());
    }
}
