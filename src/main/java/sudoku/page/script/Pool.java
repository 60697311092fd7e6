package sudoku.page.script;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;

/** What a script declares before its program: its strings, what makes its arrays, the methods of the library. */
public final class Pool {
    private final LibraryNames library;
    private final Map<String, String> strings = new LinkedHashMap<>();
    private final Map<String, String> makers = new LinkedHashMap<>();
    private final Map<String, String> calls = new LinkedHashMap<>();

    public Pool(LibraryNames library) {
        this.library = library;
    }

    public LibraryNames library() {
        return library;
    }

    public String string(String text) {
        return strings.computeIfAbsent(text, each -> "$s" + strings.size());
    }

    /** What makes an array of this descriptor, given its length. */
    public String maker(String descriptor) {
        return makers.computeIfAbsent(descriptor, each -> "$a" + makers.size());
    }

    /** The function that calls a member of the library; refused where the page has none. */
    public String call(ASTNode where, String type, String member) {
        String name = library.of(type, member).orElseThrow(() -> TypeKinds.refuse(where, missing(type, member)));
        return calls.computeIfAbsent(name, each -> "$" + each);
    }

    private static String missing(String type, String member) {
        String simple = type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
        int end = member.indexOf('(');
        String what = end < 0 ? member.substring(member.indexOf(' ') + 1) : member.substring(0, end);
        return (what.equals("<init>") ? "new " + simple : simple + "." + what)
                + " does not work on this page. It works in Jupyter.";
    }

    public String declarations() {
        StringBuilder all = new StringBuilder();
        strings.forEach((text, name) -> all.append("const ")
                .append(name)
                .append(" = $R.string(")
                .append(quoted(text))
                .append(");"));
        makers.forEach((descriptor, name) -> all.append("const ")
                .append(name)
                .append(" = $R.maker(\"")
                .append(descriptor)
                .append("\");"));
        calls.forEach((name, local) ->
                all.append("const ").append(local).append(" = $L.").append(name).append(';'));
        return all.toString();
    }

    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each >= ' ' && each < 127 && each != '"' && each != '\\') {
                quoted.append(each);
            } else {
                quoted.append("\\u")
                        .append(Character.forDigit(each >> 12, 16))
                        .append(Character.forDigit(each >> 8 & 15, 16))
                        .append(Character.forDigit(each >> 4 & 15, 16))
                        .append(Character.forDigit(each & 15, 16));
            }
        }
        return quoted.append('"').toString();
    }
}
