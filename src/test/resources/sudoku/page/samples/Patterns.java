import java.util.Arrays;

class Patterns {
    static void main() {
        // A counted class in a repeated group.
        System.out.println("a123a456".matches("(?:a\\d{3})*") + " " + "a123a45".matches("(?:a\\d{3})*"));
        System.out.println("1,193,601".matches("\\d+(?:,\\d{3})*") + " " + "1,19".matches("\\d+(?:,\\d{3})*"));
        // No empty part at the begin where nothing matches there, and none at the end unless asked for.
        System.out.println(Arrays.toString("abc".split("")) + Arrays.toString(",a,,".split(",")));
        System.out.println(Arrays.toString("a,b,,".split(",", -1)) + Arrays.toString("a,b,c".split(",", 2)));
        System.out.println("".split(",").length + " " + ",".split(",").length + " " + "x".split("x", 1).length);
        // The end of a text is also before its last line break.
        System.out.println("ab\n".replaceAll("b$", "c") + "a\nb".replaceFirst("a$", "c") + "ab".replaceAll("^|b", "-"));
        // Groups, texts that look like groups, and a group that has matched nothing.
        System.out.println("r1c2".replaceAll("r(\\d)c(\\d)", "$2$1 \\$1 $10") + "b".replaceAll("(a)|b", "<$1>"));
        // A point is no line break; what is no ASCII is no \w, and a hard space no \s.
        System.out.println("a\u0085b\rc".replaceAll(".", "x") + "\u00e9".matches("\\w") + "\u00a0".matches("\\s"));
        System.out.println("[a]{2}".replaceAll("[\\[\\]{}]", "") + "a-b^c".replaceAll("[-^]", ""));
    }
}
