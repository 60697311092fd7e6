package sudoku.grading.intake;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The cells of a notebook that nobody vouches for.
 *
 * <p><b>Idea.</b> A notebook is data, and what is read of it is text: the source of each code cell and the name
 * nbgrader gave it. Outputs, kernels, other metadata may say what they like. Whatever would make reading it expensive
 * or ambiguous — size, depth, a key twice — is refused with a sentence.
 *
 * <p><b>Cost.</b> Some three times the size of the file in memory, for a moment, whatever is in it: it is read token by
 * token, and what is not needed leaves nothing behind. A tree of it would be fifty times as large if somebody likes:
 * two characters make an empty object.
 */
public record NotebookData(List<NotebookCell> cells) {
    public static NotebookData read(byte[] file) throws Unreadable {
        if (file.length > NotebookReader.LARGEST) {
            throw new Unreadable("The notebook is larger than " + (NotebookReader.LARGEST >> 20)
                    + " MB: clear its outputs and hand it in again.");
        }
        return new NotebookData(NotebookReader.cells(text(file)));
    }

    /** The code of any notebook, cell by cell. */
    public static List<String> code(byte[] file) throws Unreadable {
        return read(file).cells().stream()
                .filter(NotebookCell::code)
                .map(NotebookCell::source)
                .toList();
    }

    private static String text(byte[] file) throws Unreadable {
        if (file.length == 0) {
            throw new Unreadable("The file is empty.");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString();
            return text.startsWith("\ufeff") ? text.substring(1) : text;
        } catch (CharacterCodingException otherEncoding) {
            throw new Unreadable("The file is not UTF-8, so Jupyter did not write it.");
        }
    }
}
