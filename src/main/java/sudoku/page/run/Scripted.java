package sudoku.page.run;

import org.teavm.jso.JSBody;

/** What the library asks of objects whose methods are in a script. */
final class Scripted {
    private Scripted() {}

    static String message(Object thrown) {
        return (String) said(thrown);
    }

    static String name(Object thrown) {
        return (String) called(thrown);
    }

    @JSBody(
            params = {"self", "other"},
            script = "try { return self.equals$1(other); } catch (e) { throw globalThis.sudokuFault(e); }")
    static native boolean equal(Object self, Object other);

    @JSBody(
            params = "self",
            script = "try { return self.hashCode$0(); } catch (e) { throw globalThis.sudokuFault(e); }")
    static native int hash(Object self);

    @JSBody(
            params = "self",
            script = "try { return self.toString$0(); } catch (e) { throw globalThis.sudokuFault(e); }")
    static native Object text(Object self);

    @JSBody(params = "self", script = "return self.said$ === undefined ? null : self.said$;")
    private static native Object said(Object self);

    @JSBody(params = "self", script = "return globalThis.sudokuName(self);")
    private static native Object called(Object self);

    /** The lines of the student's own where something was thrown last, innermost first. */
    static String ownLines() {
        return (String) lines();
    }

    @JSBody(script = "return globalThis.sudokuLines();")
    private static native Object lines();

    @JSBody(params = "millis", script = "globalThis.sudokuBegin(millis);")
    static native void begin(int millis);

    @JSBody(script = "globalThis.sudokuEnd();")
    static native void end();

    @JSBody(script = "return globalThis.sudokuIsLate();")
    static native boolean isLate();
}
