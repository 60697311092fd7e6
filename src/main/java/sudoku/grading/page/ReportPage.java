package sudoku.grading.page;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import sudoku.files.Fingerprint;
import sudoku.grading.intake.ForeignText;

/**
 * Every report: one file, readable on any screen and on paper, nothing fetched from anywhere.
 *
 * <p><b>Idea.</b> A template says what a page looks like, and whatever it is given comes out as text; what is HTML
 * already says so in the template, with {@code raw}. A name that a template has wrong is an error, not a gap.
 */
public final class ReportPage {
    private static final PebbleEngine TEMPLATES = new PebbleEngine.Builder()
            .loader(new ClasspathLoader(ReportPage.class.getClassLoader()))
            .addEscapingStrategy("html", ForeignText::html)
            .strictVariables(true)
            .build();
    private static final String FOLDER = "sudoku/grading/page/";

    private final String template;
    private final Map<String, Object> values = new HashMap<>();

    /** The page of this template; a script of the same name is part of it, and no other. */
    public ReportPage(String template) {
        this.template = template;
    }

    /** What a name in the template is. */
    public ReportPage with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    public String html() {
        String script = script(template);
        with("script", script);
        // The browser compares this with what it has to run.
        with("scriptHash", Base64.getEncoder().encodeToString(HexFormat.of().parseHex(Fingerprint.of(script))));
        StringWriter page = new StringWriter();
        try {
            TEMPLATES.getTemplate(FOLDER + template + ".html").evaluate(page, values, Locale.ROOT);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return page.toString();
    }

    private static String script(String template) {
        try (InputStream script = ReportPage.class.getResourceAsStream(template + ".js")) {
            return script == null ? "" : new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
