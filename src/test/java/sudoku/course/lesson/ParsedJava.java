package sudoku.course.lesson;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A text as the compiler's own parser reads it; nothing is compiled. */
public final class ParsedJava {
    public final CompilationUnitTree unit;
    public final SourcePositions positions;
    final List<String> errors = new ArrayList<>();

    public ParsedJava(String text) {
        JavacTask parser = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        this::keep,
                        List.of("-proc:none"),
                        null,
                        List.of(
                                new SimpleJavaFileObject(
                                        URI.create("string:///Cell.java"), JavaFileObject.Kind.SOURCE) {
                                    @Override
                                    public CharSequence getCharContent(boolean lenient) {
                                        return text;
                                    }
                                }));
        positions = Trees.instance(parser).getSourcePositions();
        try {
            unit = parser.parse().iterator().next();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void keep(Diagnostic<?> problem) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
            errors.add(problem.getMessage(Locale.ENGLISH));
        }
    }
}
