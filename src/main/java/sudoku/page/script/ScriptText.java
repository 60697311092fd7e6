package sudoku.page.script;

import java.util.ArrayList;
import java.util.List;

/** The finished script: where the marks say that a new line of the program begins, a new line begins in it, too. */
public final class ScriptText {
    /** Before a line's number in a script that is being put together; a semicolon ends the number. */
    public static final char LINE = '\uE000';

    /** At the beginning of each turn of a loop and of each function: so any program can be stopped. */
    public static final String HOOK = "if (--$fuel < 0) $tick();";

    private static final String HEAD =
            "\"use strict\";let $fuel = 10000;" + "const $tick = () => {$R.check();$fuel = 10000;};const "
                    + unpacked("get") + ";const " + unpacked("set") + ";";

    private final StringBuilder text = new StringBuilder();
    private final List<Integer> lines = new ArrayList<>();

    public ScriptText(String declarations, String program, String entries) {
        text.append(HEAD).append('\n').append(declarations).append('\n');
        lines.add(0);
        lines.add(0);
        lines.add(0);
        int from = 0;
        for (int mark = program.indexOf(LINE); mark >= 0; mark = program.indexOf(LINE, from)) {
            text.append(program, from, mark);
            int end = program.indexOf(';', mark);
            begin(Integer.parseInt(program.substring(mark + 1, end)));
            from = end + 1;
        }
        text.append(program, from, program.length());
        text.append('\n').append(entries);
        lines.add(0);
    }

    /** What reads or writes the elements of arrays, each under a short name. */
    private static String unpacked(String name) {
        StringBuilder all = new StringBuilder("{");
        for (char letter : "IJDFBSCZA".toCharArray()) {
            String one = name + letter;
            all.append(all.length() == 1 ? "" : ", ").append(one).append(": $").append(one);
        }
        return all.append("} = $R").toString();
    }

    private void begin(int line) {
        if (lines.get(lines.size() - 1) != line) {
            text.append('\n');
            lines.add(line);
        }
    }

    public String text() {
        return text.toString();
    }

    public int[] lines() {
        return lines.stream().mapToInt(each -> each).toArray();
    }
}
