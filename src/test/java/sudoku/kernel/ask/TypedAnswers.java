package sudoku.kernel.ask;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.VarSnippet;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;
import sudoku.kernel.code.Session;

/** The answers of a lesson, letter by letter, in a shell that has declared what the cells above them declare. */
final class TypedAnswers implements AutoCloseable {
    private static final Set<String> KEYWORDS = Set.of(
            "assert",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "continue",
            "default",
            "do",
            "double",
            "else",
            "enum",
            "extends",
            "final",
            "finally",
            "float",
            "for",
            "if",
            "implements",
            "instanceof",
            "int",
            "interface",
            "long",
            "new",
            "null",
            "record",
            "return",
            "short",
            "static",
            "super",
            "switch",
            "this",
            "throw",
            "throws",
            "true",
            "false",
            "try",
            "var",
            "void",
            "while",
            "yield");
    private static final Pattern NOISE =
            Pattern.compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])++'|//.*|0x\\w+|\\d\\w*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");
    private static final Pattern TYPE =
            Pattern.compile("(?:\\b(\\w+)(?:\\[\\])+|\\b(\\w+)(?:<[^()]*>)?(?:\\[\\])*)\\z");
    private static final Pattern PARAMETERS = Pattern.compile("\\A(?:\\s*,\\s*\\w+)*\\)?\\s*->");
    private static final Pattern SECOND = Pattern.compile(
            "\\A\\s*(?:for \\()?(?:int|long|double|boolean)(?:\\[\\])*\\s+\\w+\\s*=(?:[^()]|\\([^()]*\\))*,\\s*\\z");

    /** A cell whose text is known up to the cursor and after it; the name that is typed at the cursor. */
    record Cut(String before, String after, String name) {
        String line() {
            return before.substring(before.lastIndexOf('\n') + 1).strip() + "|";
        }
    }

    private final JShell shell =
            JShell.builder().executionEngine("local").compilerOptions("-g").build();
    private final Notebook lesson;

    TypedAnswers(Path lesson) {
        this.lesson = Notebook.read(lesson);
        Session.IMPORTS.forEach(each -> shell.eval("import " + each + ";"));
    }

    SourceCodeAnalysis analysis() {
        return shell.sourceCodeAnalysis();
    }

    /** What is done with each cut is done before what comes after its cell is declared. */
    void forEach(Consumer<Cut> user) {
        lesson.cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("code"))
                .forEach(cell -> {
                    String source = Notebook.source(cell);
                    if (WrittenCell.isOne(cell)) {
                        WrittenCell written = new WrittenCell(source, "this lesson");
                        cutsOf(written).forEach(user);
                        declare(written.answered());
                    } else if (!source.startsWith("%") && !Notebook.hasTag(cell, "proof")) {
                        declare(source);
                    }
                });
    }

    /** Lines of the answer are those that the stub has not. */
    private static List<Cut> cutsOf(WrittenCell cell) {
        List<Cut> cuts = new ArrayList<>();
        List<String> stub = cell.stub().lines().toList();
        String answered = cell.answered();
        int start = 0;
        for (String line : answered.lines().toList()) {
            int end = start + line.length();
            if (!stub.contains(line)) {
                for (int cut : cutsOf(line)) {
                    Matcher name = NAME.matcher(line);
                    name.find(beginOfName(line, cut));
                    cuts.add(new Cut(answered.substring(0, start + cut), answered.substring(end), name.group()));
                }
            }
            start = end + 1;
        }
        return cuts;
    }

    private static int beginOfName(String line, int cut) {
        int begin = cut;
        while (begin > 0 && Character.isJavaIdentifierPart(line.charAt(begin - 1))) {
            begin--;
        }
        return begin;
    }

    /** After each dot, and after the first letter of each name that is not being given. */
    static List<Integer> cutsOf(String line) {
        List<Integer> cuts = new ArrayList<>();
        String code = NOISE.matcher(line)
                .replaceAll(noise -> "\"".repeat(noise.group().length()));
        for (Matcher name = NAME.matcher(code); name.find(); ) {
            String left = code.substring(0, name.start()).stripTrailing();
            boolean isMember = left.endsWith(".") || left.endsWith("::");
            Matcher type = TYPE.matcher(left);
            boolean isGiven = type.find() && isType(type.group(1) == null ? type.group(2) : type.group(1))
                    || PARAMETERS.matcher(code.substring(name.end())).find()
                    || SECOND.matcher(left + " ").find();
            if (KEYWORDS.contains(name.group()) || isGiven && !isMember) {
                continue;
            }
            if (isMember) {
                cuts.add(name.start());
            }
            if (name.end() > name.start() + 1) {
                cuts.add(name.start() + 1);
            }
        }
        return cuts;
    }

    private static boolean isType(String word) {
        return !KEYWORDS.contains(word)
                || Set.of("boolean", "byte", "char", "double", "float", "int", "long", "short", "var")
                        .contains(word);
    }

    /** Variables get their types and no values: nobody runs anything. */
    private void declare(String code) {
        CompletionInfo next = analysis().analyzeCompletion(code);
        while (next.completeness().isComplete()) {
            for (Snippet snippet : analysis().sourceToSnippets(next.source())) {
                switch (snippet.kind()) {
                    case VAR -> {
                        VarSnippet variable = (VarSnippet) snippet;
                        shell.eval(variable.typeName() + " " + variable.name() + ";");
                    }
                    case METHOD, TYPE_DECL, IMPORT -> shell.eval(snippet.source());
                    default -> {}
                }
            }
            next = analysis().analyzeCompletion(next.remaining());
        }
    }

    @Override
    public void close() {
        shell.close();
    }
}
