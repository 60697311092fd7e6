package sudoku.page.script;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** A function of the script while it is written: its helping variables, and whether a part of it needs its object. */
public final class FunctionFrame {
    private final SourceTypeBinding owner;
    private final boolean isMethod;
    private final Set<String> variables = new LinkedHashSet<>();
    private final List<String> aliases = new ArrayList<>();
    private String result = "";
    private int temps;

    /** @param isMethod whether {@code this} changes here; a lambda keeps the one around it */
    public FunctionFrame(SourceTypeBinding owner, boolean isMethod) {
        this.owner = owner;
        this.isMethod = isMethod;
    }

    public boolean isMethodOf(SourceTypeBinding type) {
        return isMethod && owner == type;
    }

    public String temp() {
        String name = "$" + temps++;
        variables.add(name);
        return name;
    }

    public void declare(String variable) {
        variables.add(variable);
    }

    public void alias(String name) {
        if (!aliases.contains(name)) {
            aliases.add(name);
        }
    }

    /** What is returned where the program returns nothing. */
    public void gives(String value) {
        result = value;
    }

    public String result() {
        return result;
    }

    /** What the function begins with. */
    public String head() {
        StringBuilder head = new StringBuilder();
        aliases.forEach(name -> head.append("const ").append(name).append(" = this;"));
        if (!variables.isEmpty()) {
            head.append("let ").append(String.join(", ", variables)).append(';');
        }
        return head.toString();
    }
}
