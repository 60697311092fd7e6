package sudoku.page.compile;

import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.IProblemFactory;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.parser.Parser;

/** Eclipse's compiler for what is in a notebook: whatever its first class has is static, said or not. */
final class OpenCompiler extends Compiler {
    OpenCompiler(INameEnvironment names, CompilerOptions options, IProblemFactory texts) {
        super(names, DefaultErrorHandlingPolicies.proceedWithAllProblems(), options, result -> {}, texts);
    }

    @Override
    public void initializeParser() {
        parser = new Parser(problemReporter, options.parseLiteralExpressionsAsConstants) {
            @Override
            public CompilationUnitDeclaration parse(ICompilationUnit unit, CompilationResult result) {
                return opened(super.parse(unit, result));
            }

            @Override
            public CompilationUnitDeclaration dietParse(ICompilationUnit unit, CompilationResult result) {
                return opened(super.dietParse(unit, result));
            }
        };
    }

    private static CompilationUnitDeclaration opened(CompilationUnitDeclaration unit) {
        if (unit == null || unit.types == null) {
            return unit;
        }
        TypeDeclaration page = unit.types[0];
        if (page.methods != null) {
            for (AbstractMethodDeclaration each : page.methods) {
                each.modifiers |= each.isMethod() ? ClassFileConstants.AccStatic : 0;
            }
        }
        if (page.fields != null) {
            for (FieldDeclaration each : page.fields) {
                each.modifiers |= ClassFileConstants.AccStatic;
            }
        }
        if (page.memberTypes != null) {
            for (TypeDeclaration each : page.memberTypes) {
                boolean isClass = TypeDeclaration.kind(each.modifiers) == TypeDeclaration.CLASS_DECL;
                each.modifiers |= isClass ? ClassFileConstants.AccStatic : 0;
            }
        }
        return unit;
    }
}
