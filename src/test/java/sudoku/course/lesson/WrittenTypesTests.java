package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.course.edition.CourseFolder;
import sudoku.ipynb.Notebook;

/**
 * No kernel forgets a variable of a notebook: one that is filled from the notebook's own methods and types has its type
 * written, and no whole package is imported once there are variables. Where a line break is before such an import,
 * plain JShell makes them anew, empty; any statement above it in its cell brings one.
 */
class WrittenTypesTests {
    private static final Pattern VAR = Pattern.compile("^(?:final\\s+)?var\\s+(\\w+)\\s*=(.*)", Pattern.DOTALL);
    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|interface|enum|record)\\s+(\\w+)|\\b(\\w+)\\s*\\(");

    @RegisterExtension
    static final Snippets SNIPPETS = new Snippets();

    static List<SecondEdition> lessons() {
        return SecondEdition.lessons();
    }

    static List<Path> notebooks() {
        return CourseFolder.here().sources();
    }

    private static List<Snippets.Part> parts(Notebook notebook) {
        List<Snippets.Part> parts = new ArrayList<>();
        for (ObjectNode cell : notebook.cells()) {
            if (SecondEdition.isCode(cell) && !Notebook.source(cell).startsWith("%")) {
                parts.addAll(SNIPPETS.of(Notebook.source(cell)));
            }
        }
        return parts;
    }

    private static List<String> latePackages(Notebook notebook) {
        return parts(notebook).stream()
                .dropWhile(part -> part.kind() != Snippet.Kind.VAR)
                .map(Snippets.Part::source)
                .filter(source -> source.matches("\\s*import (static )?[\\w.]+\\*;\\s*"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("notebooks")
    void noPackageIsImportedAfterAVariable(Path notebook) {
        assertThat(latePackages(Notebook.read(notebook))).isEmpty();
    }

    @Test
    void plainJShellForgetsAVariableWhereAPackageIsImportedAfterALineBreak() {
        assertThat(keptAfter("\nimport java.time.*;")).isEqualTo("null");
        assertThat(keptAfter("import java.time.*;")).isEqualTo("\"kept\"");
        assertThat(keptAfter("\nimport java.time.Duration;")).isEqualTo("\"kept\"");
    }

    private static String keptAfter(String statement) {
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.eval("String text = \"kept\";");
            shell.eval(statement);
            return shell.eval("text").get(0).value();
        }
    }

    @Test
    void aPackageThatIsImportedAfterAVariableIsFound() {
        assertThat(latePackages(new Draft()
                        .code("import java.util.*;\nint a = 1;\nimport java.util.List;")
                        .code("import java.time.*;\nimport static java.lang.Math.*;")
                        .lesson()
                        .notebook()))
                .containsExactly("import java.time.*;", "import static java.lang.Math.*;");
    }

    private static List<String> faults(SecondEdition lesson) {
        List<Snippets.Part> parts = parts(lesson.notebook());
        Set<String> own = new TreeSet<>();
        parts.stream()
                .filter(part -> part.isMember() && part.kind() != Snippet.Kind.IMPORT)
                .forEach(part -> {
                    Matcher name = DECLARED.matcher(part.source());
                    if (name.find()) {
                        own.add(name.group(1) == null ? name.group(2) : name.group(1));
                    }
                });
        List<String> faults = new ArrayList<>();
        for (Snippets.Part part : parts) {
            Matcher variable = VAR.matcher(part.source());
            if (variable.matches()) {
                own.stream()
                        .filter(name -> Pattern.compile("\\b" + name + "\\b")
                                .matcher(variable.group(2))
                                .find())
                        .forEach(name -> faults.add(lesson.name() + ": '" + variable.group(1)
                                + "' is filled from the notebook's "
                                + name + ": write its type instead of var."));
            }
        }
        return faults;
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noVariableOfALessonIsLeftToBeInferredFromItsCode(SecondEdition lesson) {
        assertThat(faults(lesson)).isEmpty();
    }

    private static List<String> with(String code) {
        return faults(new Draft()
                .code("%jars ../target/sudoku.jar")
                .code("int next(int n) {\n    return n + 1;\n}\nrecord Pair(int a, int b) {}\nstatic "
                        + "int last() { return 9; }")
                .code(code)
                .lesson());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "var a = next(1);",
                "var a = new Pair(1, 2);",
                "final var a = List.of(next(1));",
                "int b = 2; var a = b + last();",
                "var a =\n    next(1);"
            })
    void aVariableFilledFromTheNotebooksCodeIsFound(String code) {
        assertThat(with(code)).singleElement().asString().contains("'a' is filled from");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int a = next(1);",
                "var a = List.of(1);",
                "void inner() {\n    var a = next(1);\n}",
                "for (var a : List.of(next(1))) { }",
                "var nexts = \"x\";",
                "String text = \"var a = next(1)\";"
            })
    void writtenTypesLocalOnesAndTheLibrarysAreRight(String code) {
        assertThat(with(code)).isEmpty();
    }
}
