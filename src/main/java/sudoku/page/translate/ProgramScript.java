package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import sudoku.page.script.LibraryNames;
import sudoku.page.script.RefusedException;
import sudoku.page.script.ScriptText;

/** A program that the compiler has understood, as a script. */
public final class ProgramScript {
    private final Translation all;
    private final Classes classes;

    /** @param lineEnds where the lines of the program end */
    public ProgramScript(LibraryNames library, int[] lineEnds) {
        all = new Translation(library, lineEnds);
        classes = new Classes(all);
        all.expressions = new ExpressionScript(all);
        all.places = new Assignables(all);
        all.calls = new CallScript(all);
        all.functions = new Functions(all);
        all.statements = new Statements(all);
        all.classes = classes;
    }

    /**
     * The script of a program, from its tree.
     *
     * @param types the first is the one whose methods are for the page
     * @throws RefusedException at what the page cannot do
     */
    public ScriptText of(TypeDeclaration[] types) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= types.length; i++) {
            text.append(classes.declaration(types[i % types.length]));
        }
        return new ScriptText(all.pool.declarations(), text.toString(), classes.entries(types[0]));
    }

    public int lineOf(int position) {
        return all.lineOf(position);
    }
}
