package sudoku.picture.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The script of the step player, from its parts: what it draws with, a film of a board, the board, a film of an exact
 * cover and its matrix, the questions, the buttons.
 *
 * <p>It travels within each player and shares its page with others, so the parts are put into one function and leave no
 * name behind.
 */
public final class PlayerScript {
    private static final List<String> PARTS =
            List.of("drawing.js", "film.js", "board.js", "cover.js", "asking.js", "controls.js", "start.js");

    public static final String TEXT = PARTS.stream()
            .map(PlayerScript::read)
            .collect(Collectors.joining("\n", "(function () {\n\"use strict\";\n\n", "})();\n"));

    private PlayerScript() {}

    private static String read(String part) {
        try (InputStream in = PlayerScript.class.getResourceAsStream(part)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The step player's script cannot be read.", e);
        }
    }
}
