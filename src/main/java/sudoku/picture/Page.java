package sudoku.picture;

/** Something to read that is more than one picture: words, tables, pictures among them. */
public interface Page {
    /** A piece of HTML that needs nothing around it and can be read on light and on dark. */
    String html();

    /** The same in characters. */
    String text();
}
