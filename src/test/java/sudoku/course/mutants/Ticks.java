package sudoku.course.mutants;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.TreeSet;

/** Where a source can be counted: at the beginning of each method and of each round of a loop. */
final class Ticks extends TreeScanner<Void, Void> {
    private final TreeSet<Integer> places = new TreeSet<>();
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    private Ticks(CompilationUnitTree unit, SourcePositions positions) {
        this.unit = unit;
        this.positions = positions;
    }

    /** After which opening braces a step can be counted, the last first. */
    static List<Integer> in(CompilationUnitTree unit, SourcePositions positions) {
        Ticks ticks = new Ticks(unit, positions);
        ticks.scan(unit, null);
        return List.copyOf(ticks.places.descendingSet());
    }

    private void body(Tree tree) {
        if (tree instanceof BlockTree) {
            places.add((int) positions.getStartPosition(unit, tree) + 1);
        } else if (tree != null) {
            throw new AssertionError("A loop without braces has no end that can be counted: " + tree);
        }
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        if (tree.getReturnType() != null) { // a constructor begins with this(…) or super(…)
            body(tree.getBody());
        }
        return super.visitMethod(tree, none);
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void none) {
        body(tree.getStatement());
        return super.visitForLoop(tree, none);
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void none) {
        body(tree.getStatement());
        return super.visitEnhancedForLoop(tree, none);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void none) {
        body(tree.getStatement());
        return super.visitWhileLoop(tree, none);
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void none) {
        body(tree.getStatement());
        return super.visitDoWhileLoop(tree, none);
    }
}
