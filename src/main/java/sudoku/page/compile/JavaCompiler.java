package sudoku.page.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import sudoku.page.script.LibraryNames;
import sudoku.page.script.RefusedException;
import sudoku.page.script.ScriptText;
import sudoku.page.translate.ProgramScript;

/**
 * Java into a script.
 *
 * <p><b>Idea.</b> Eclipse's compiler reads the program, finds out what each name is and complains; what it would turn
 * into class files is translated here instead, statement by statement.
 */
public final class JavaCompiler {
    private static final Map<String, String> OPTIONS = Map.of(
            CompilerOptions.OPTION_Source, "17",
            CompilerOptions.OPTION_TargetPlatform, "17",
            CompilerOptions.OPTION_Compliance, "17",
            CompilerOptions.OPTION_ReportUnusedLocal, CompilerOptions.IGNORE,
            CompilerOptions.OPTION_ReportRawTypeReference, CompilerOptions.IGNORE);

    private final LibraryOutline signatures;
    private final LibraryNames library;
    private final ProblemTexts texts;

    /** @param messages the compiler's own list of sentences */
    public JavaCompiler(LibraryOutline signatures, LibraryNames library, String messages) {
        this.signatures = signatures;
        this.library = library;
        this.texts = new ProblemTexts(messages);
    }

    /** Translates a file of Java whose first class is called {@code Page}. */
    public Compiled compile(String source) {
        List<Complaint> complaints = new ArrayList<>();
        CompilerOptions options = new CompilerOptions(OPTIONS);
        options.performMethodsFullRecovery = false;
        options.generateClassFiles = false;
        OpenCompiler compiler = new OpenCompiler(signatures, options, texts);
        CompilationUnit unit = new CompilationUnit(source.toCharArray(), "Page.java", "UTF-8");
        CompilationUnitDeclaration tree = compiler.resolve(unit, true, true, false);
        CategorizedProblem[] problems = tree.compilationResult.getAllProblems();
        MeantName meant = new MeantName(signatures, source);
        boolean isWrong = false;
        if (problems != null) {
            for (CategorizedProblem each : problems) {
                complaints.add(new Complaint(
                        each.getSourceLineNumber(),
                        each.getSourceStart(),
                        each.getSourceEnd(),
                        each.getMessage(),
                        meant.question(each),
                        each.isError()));
                isWrong |= each.isError();
            }
        }
        if (isWrong) {
            return new Compiled("", new int[0], complaints);
        }
        return translate(tree, complaints);
    }

    private Compiled translate(CompilationUnitDeclaration tree, List<Complaint> complaints) {
        int[] ends = tree.compilationResult.getLineSeparatorPositions();
        ProgramScript all = new ProgramScript(library, ends);
        try {
            ScriptText script = all.of(tree.types);
            return new Compiled(script.text(), script.lines(), complaints);
        } catch (RefusedException refused) {
            complaints.add(new Complaint(
                    all.lineOf(refused.start()),
                    refused.start(),
                    refused.end(),
                    "Sorry: " + refused.getMessage(),
                    "",
                    true));
            return new Compiled("", new int[0], complaints);
        }
    }
}
