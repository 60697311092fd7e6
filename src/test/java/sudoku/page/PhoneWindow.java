package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openqa.selenium.chrome.ChromeDriver;
import sudoku.needs.Browser;

/** A site in a window as large as a small phone's: how long it takes, and how much memory. */
final class PhoneWindow implements AutoCloseable {
    private static final Pattern PROPORTIONAL = Pattern.compile("(?m)^Pss: +(\\d+) kB");

    /** Asks at each frame whether it is so, and tells when; on the page's own clock, which begins with the page. */
    private static final String WHEN =
            """
            const done = arguments[arguments.length - 1];
            const [begin, isSo] = [new Function(arguments[0]), new Function("return " + arguments[1])];
            const from = arguments[0] ? performance.now() : 0;
            begin();
            const look = () => isSo() ? done(performance.now() - from) : requestAnimationFrame(look);
            look();
            """;

    private final ChromeDriver browser;
    private final Path site;

    PhoneWindow(Path scratch, Path site) {
        this.site = site;
        browser = Browser.open(scratch.resolve("phone"), 360, 640);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 640, "deviceScaleFactor", 2, "mobile", true));
    }

    /** Milliseconds from the beginning of a page until something is so in it. */
    long opened(String page, String isSo) {
        browser.get(site.resolve(page).toUri().toString());
        return when("", isSo);
    }

    /** Milliseconds from the beginning of something until something else is so. */
    long when(String begin, String isSo) {
        return Math.round(((Number) browser.executeAsyncScript(WHEN, begin, isSo)).doubleValue());
    }

    /** Megabytes of the processes that draw pages and run scripts, shared ones by their share; Linux tells. */
    long memory() throws IOException {
        long sum = 0;
        for (ProcessHandle each : ProcessHandle.current().descendants().toList()) {
            Path process = Path.of("/proc/" + each.pid());
            if (Files.readString(process.resolve("cmdline")).contains("--type=renderer")) {
                Matcher share = PROPORTIONAL.matcher(Files.readString(process.resolve("smaps_rollup")));
                sum += share.find() ? Long.parseLong(share.group(1)) : 0;
            }
        }
        return sum / 1024;
    }

    /** Megabytes that the scripts of the page itself hold, without those of its workers. */
    long heap() {
        return ((Number) browser.executeScript("return performance.memory.usedJSHeapSize;")).longValue() >> 20;
    }

    @Override
    public void close() {
        browser.quit();
    }
}
