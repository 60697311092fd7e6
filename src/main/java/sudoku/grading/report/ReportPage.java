package sudoku.grading.report;

import java.util.Base64;
import java.util.HexFormat;
import sudoku.files.Fingerprint;
import sudoku.grading.intake.ForeignText;

/**
 * The frame of every report: one file, readable on any screen and on paper, nothing fetched from anywhere. Only the
 * page that is typed on has a script.
 */
final class ReportPage {
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 0; }
            .points strong { font-size: 2rem; }
            .note { border-left: .3rem solid #c60; padding-left: .7rem; overflow-wrap: anywhere; }
            section { border-left: .3rem solid #888; padding: .1rem .7rem; margin: .8rem 0; overflow-wrap: anywhere; }
            section p { margin: .2rem 0; white-space: pre-wrap; }
            section.pass { border-color: #2a7; } section.fail { border-color: #c33; }
            .score { opacity: .75; }
            table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0;
              border-bottom: 1px solid #8884; vertical-align: top; }
            td.number, th.number { text-align: right; white-space: nowrap; }
            td { overflow-wrap: anywhere; } td a { display: inline-block; min-width: 8rem; }
            .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; font-size: .85rem; position: relative;
              left: 50%; transform: translateX(-50%); width: min(95vw, 100rem); }
            .pair > div { overflow-x: auto; } .pair pre { margin: 0; } .pair p { margin: 0 0 .4rem; }
            .pair summary { opacity: .6; } body > details { margin-bottom: 1.5rem; }
            section input { font: inherit; margin: .2rem .4rem .4rem 0; } input.comment { width: min(32rem, 90%); }
            mark { background: #fa05; color: inherit; }
            img { background: white; max-width: 100%; height: auto; }
            @media screen and (prefers-color-scheme: dark) { img { filter: invert(.93) hue-rotate(180deg); } }
            """;

    private ReportPage() {}

    /** To a student's page. */
    static String link(Grade grade) {
        return "<a href=\"students/" + ForeignText.html(ForeignText.fileName(grade.student())) + "/index.html\">"
                + ForeignText.html(grade.student()) + "</a>";
    }

    static String of(String title, String body) {
        return of(title, body, "");
    }

    /** The same with a script of our own, and no other: the browser compares what it has to run. */
    static String of(String title, String body, String script) {
        String allowed = script.isEmpty() ? "" : "; script-src 'sha256-" + Base64.getEncoder()
                .encodeToString(HexFormat.of().parseHex(Fingerprint.of(script))) + "'";
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:;"
                + " style-src 'unsafe-inline'" + allowed + "\">"
                + "<title>" + ForeignText.html(title) + "</title>\n<style>\n" + STYLE
                + "</style></head>\n<body>\n" + body
                + (script.isEmpty() ? "" : "<script>" + script + "</script>\n") + "</body></html>\n";
    }
}
