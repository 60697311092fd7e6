package sudoku.notebook;

/** Prints the text of what it is given. A printed line stays, so of what changes only the end is printed. */
final class TextScreen implements Screen {
    @Override
    public void show(MimeBundle bundle) {
        System.out.println(bundle.text());
    }

    @Override
    public void begin(MimeBundle bundle, String id) {}

    @Override
    public void update(MimeBundle bundle, String id) {}

    @Override
    public void end(MimeBundle bundle, String id) {
        show(bundle);
    }

    @Override
    public void run(String code) {
        throw new IllegalStateException("There is no notebook here that could run more code.");
    }
}
