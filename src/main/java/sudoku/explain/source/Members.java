package sudoku.explain.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The methods and fields of a source, as the one who records them needs them.
 *
 * <p>What a cell declares belongs to no object, so in a class around it everything is static.
 */
final class Members {
    private static final Set<String> NOT_TOLD = Set.of("void", "char", "byte", "short", "float");

    private static final Set<String> PRIMITIVES = Set.of("int", "long", "double", "boolean");

    /** What a variable without a value begins with. */
    private static final Map<String, String> BEGINNINGS = Map.of(
            "boolean", "false", "byte", "0", "short", "0", "char", "0", "int", "0", "long", "0", "float", "0", "double",
            "0");

    private final OwnSource source;
    private final Insertions insertions;
    private final Map<Tree, ClassTree> owners = new HashMap<>();

    Members(OwnSource source, Insertions insertions) {
        this.source = source;
        this.insertions = insertions;
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void none) {
                type.getMembers().forEach(member -> owners.put(member, type));
                return super.visitClass(type, none);
            }
        }.scan(source.unit(), null);
    }

    /** Several variables may be declared at once. */
    void makeStatic() {
        int begun = -1;
        for (Tree member : source.members()) {
            ModifiersTree modifiers = modifiers(member);
            boolean isStatic = modifiers == null || modifiers.getFlags().contains(Modifier.STATIC);
            if (!isStatic && source.start(member) != begun) {
                insertions.add(source.start(member), "static ");
            }
            begun = source.start(member);
        }
    }

    /** Statements that give her variables the values that they begin with. */
    String beginning() {
        StringBuilder all = new StringBuilder();
        for (Tree member : source.members()) {
            if (member instanceof VariableTree variable
                    && !variable.getModifiers().getFlags().contains(Modifier.FINAL)) {
                all.append(variable.getName()).append(" = ");
                all.append(beginning(variable)).append("; ");
            }
        }
        return all.toString();
    }

    private String beginning(VariableTree variable) {
        String type = source.text(variable.getType());
        if (variable.getInitializer() == null) {
            return BEGINNINGS.getOrDefault(type, "null");
        }
        boolean isBraces = variable.getInitializer() instanceof NewArrayTree array && array.getType() == null;
        return (isBraces ? "new " + type + " " : "") + source.text(variable.getInitializer());
    }

    private static ModifiersTree modifiers(Tree member) {
        if (member instanceof MethodTree method) {
            return method.getReturnType() == null ? null : method.getModifiers();
        }
        if (member instanceof VariableTree variable) {
            return variable.getModifiers();
        }
        return member instanceof ClassTree type ? type.getModifiers() : null;
    }

    /** A record's short constructor assigns its parameters and returns nowhere. */
    boolean isCompact(MethodTree method) {
        return method.getReturnType() == null
                && !source.text(method)
                        .substring(0, source.start(method.getBody()) - source.start(method))
                        .contains("(");
    }

    boolean tellsResult(MethodTree method) {
        return method != null && method.getReturnType() != null && !NOT_TOLD.contains(typeOf(method));
    }

    /** A number is told as what the method makes of it. */
    String castOf(MethodTree method) {
        return PRIMITIVES.contains(typeOf(method)) ? "(" + typeOf(method) + ") " : "";
    }

    private String typeOf(MethodTree method) {
        return source.text(method.getReturnType());
    }

    Method told(MethodTree method, int number) {
        boolean isConstructor = method.getReturnType() == null;
        return new Method(
                number,
                isConstructor
                        ? owners.get(method).getSimpleName().toString()
                        : method.getName().toString(),
                source.lineOf(method),
                parameters(method),
                isConstructor ? "" : typeOf(method));
    }

    private static List<String> parameters(MethodTree method) {
        return method.getParameters().stream()
                .map(each -> each.getName().toString())
                .toList();
    }

    /** The fields of its class that have a value, and its parameters. */
    List<String> readableIn(MethodTree method) {
        ClassTree type = owners.get(method);
        List<String> names = new ArrayList<>();
        if (method.getReturnType() != null && (type.getKind() == Kind.CLASS)) {
            for (Tree member : type.getMembers()) {
                if (member instanceof VariableTree field && isReadable(field, method, type)) {
                    names.add(field.getName().toString());
                }
            }
        }
        names.addAll(parameters(method));
        return names;
    }

    private static boolean isReadable(VariableTree field, MethodTree method, ClassTree type) {
        boolean isTop = type.getSimpleName().contentEquals(OwnSource.CLASS);
        boolean isOfClass = field.getModifiers().getFlags().contains(Modifier.STATIC);
        return isTop || isOfClass || !method.getModifiers().getFlags().contains(Modifier.STATIC);
    }

    /** After its brace, or after the call of another constructor. */
    int beginOf(MethodTree method) {
        BlockTree body = method.getBody();
        return body.getStatements().isEmpty()
                        || !isConstructorCall(body.getStatements().get(0))
                ? source.start(body) + 1
                : source.end(body.getStatements().get(0));
    }

    static boolean isConstructorCall(StatementTree statement) {
        if (statement instanceof ExpressionStatementTree expression
                && expression.getExpression() instanceof MethodInvocationTree call) {
            ExpressionTree called = call.getMethodSelect();
            return called instanceof IdentifierTree name
                    && (name.getName().contentEquals("this") || name.getName().contentEquals("super"));
        }
        return false;
    }
}
