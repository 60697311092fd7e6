package sudoku.page.make;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.judge.PieceKind;
import sudoku.picture.Showable;

/** What the table looks at before it calls a method that would not throw what Java throws, or not with its words. */
final class TableGuards {
    private static final Set<String> OF_PATTERNS = Set.of("matches", "replaceAll", "replaceFirst", "split");

    /** What the page itself asks of a picture: a program only shows it. */
    private static final Set<String> OF_PICTURES = Set.of("text", "svg", "alt", "html", "otherForms");

    private TableGuards() {}

    /** Whether no program calls it, so that the page does without what it would call. */
    static boolean isLeftOut(Executable one) {
        Class<?> type = one.getDeclaringClass();
        boolean isOfAPicture = Showable.class.isAssignableFrom(type) && OF_PICTURES.contains(one.getName());
        return isOfAPicture || type == PieceKind.class;
    }

    /** Whose method is called: for what takes a regular expression or joins texts, one of ours. */
    static String on(Class<?> type, Method one) {
        if (Modifier.isStatic(one.getModifiers())) {
            boolean joins = type == Collectors.class && one.getName().equals("joining");
            return joins ? "JoinedText" : type.getCanonicalName();
        }
        String self = "((" + one.getDeclaringClass().getCanonicalName() + ") self)";
        boolean isOfAPattern = one.getDeclaringClass() == String.class && OF_PATTERNS.contains(one.getName());
        return isOfAPattern ? "new Patterns" + self : self;
    }

    /** Statements in front of the call; none for most. */
    static String of(Executable one) {
        String called = one.getDeclaringClass().getSimpleName() + "." + one.getName() + "/" + one.getParameterCount();
        if (called.matches("\\w+\\.((floor|ceil)(Mod|Div)\\w*|(divide|remainder)Unsigned)/2")) {
            return "if (a1 == 0) { Host.fault(\"zero\", \"\"); }\n        ";
        }
        boolean isByPlace = one.getParameterCount() > 0 && one.getParameterTypes()[0] == int.class;
        String check =
                switch (called) {
                    case "List.get/1",
                            "List.remove/1",
                            "List.set/2",
                            "ArrayList.get/1",
                            "ArrayList.remove/1",
                            "ArrayList.set/2" -> isByPlace ? "requirePlace(self, a0)" : "";
                    case "String.charAt/1" -> "requireCharacter(self, a0)";
                    case "String.substring/1" -> "requirePart(self, a0, ((String) self).length())";
                    case "String.substring/2" -> "requirePart(self, a0, a1)";
                    default -> "";
                };
        return check.isEmpty() ? "" : "Exactly." + check + ";\n        ";
    }
}
