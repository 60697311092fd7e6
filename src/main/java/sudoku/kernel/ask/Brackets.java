package sudoku.kernel.ask;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sudoku.kernel.cell.CodeMask;

/**
 * The brackets of a text that breaks off, and where the statement that it breaks off in begins.
 *
 * <p><b>Representation.</b> The text as {@link CodeMask} leaves it.
 */
final class Brackets {
    /** One that is not closed, and what is known of the text in it. */
    private static final class Open {
        final int position;
        final boolean isBlock;
        int statement;
        int semicolon = -1;
        int comma = -1;

        Open(int position, boolean isBlock) {
            this.position = position;
            this.isBlock = isBlock;
            statement = position + 1;
        }
    }

    final String code;
    private final List<Open> open = new ArrayList<>(List.of(new Open(-1, true)));
    private final Map<Integer, Integer> partners = new HashMap<>();

    private Brackets(String code) {
        this.code = code;
    }

    static Brackets of(String text) {
        Brackets brackets = new Brackets(CodeMask.of(text));
        for (int i = 0; i < text.length(); i++) {
            brackets.read(i);
        }
        return brackets;
    }

    private Open innermost() {
        return open.get(open.size() - 1);
    }

    private void read(int position) {
        switch (code.charAt(position)) {
            case '(', '[' -> open.add(new Open(position, false));
            case '{' -> open.add(new Open(position, isBlock(position)));
            case ')', ']', '}' -> close(position);
            case ';' -> {
                Open around = innermost();
                around.statement = position + 1;
                around.semicolon = around.semicolon < 0 ? position : around.semicolon;
            }
            case ',' -> innermost().comma = position;
            default -> {}
        }
    }

    /** Others hold the elements of an array. */
    private boolean isBlock(int brace) {
        int end = brace;
        while (end > 0 && Character.isWhitespace(code.charAt(end - 1))) {
            end--;
        }
        if (end == 0) {
            return true;
        }
        char before = code.charAt(end - 1);
        return before == '{'
                ? innermost().isBlock
                : Character.isJavaIdentifierPart(before) || ");}:>".indexOf(before) >= 0;
    }

    private void close(int position) {
        if (open.size() > 1) {
            Open closed = open.remove(open.size() - 1);
            partners.put(closed.position, position);
            partners.put(position, closed.position);
            if (closed.isBlock) {
                innermost().statement = position + 1;
            }
        }
    }

    /** Where the bracket that belongs to this one is, -1 if there is none. */
    int partner(int position) {
        return partners.getOrDefault(position, -1);
    }

    /** Where the first semicolon within an open bracket is, -1 if there is none. */
    int semicolonIn(int bracket) {
        return open.stream()
                .filter(each -> each.position == bracket)
                .mapToInt(each -> each.semicolon)
                .findFirst()
                .orElse(-1);
    }

    /** Where the innermost statement begins, whatever brackets are open in it. */
    int statement() {
        return block().statement;
    }

    /** Where the last comma is within the innermost block and no other bracket, -1 if there is none. */
    int lastComma() {
        return block().comma;
    }

    private Open block() {
        int last = open.size() - 1;
        while (!open.get(last).isBlock) {
            last--;
        }
        return open.get(last);
    }
}
