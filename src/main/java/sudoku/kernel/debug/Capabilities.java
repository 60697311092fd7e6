package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.util.List;
import sudoku.kernel.wire.Json;

/** What this debugger tells a front end that it can do. */
final class Capabilities {
    /** The name of the one kind of exception that it can stop at. */
    static final String LEAVES = "leaves";

    private static final List<String> ALL = List.of(
            "supportsConfigurationDoneRequest",
            "supportsConditionalBreakpoints",
            "supportsLogPoints",
            "supportsSetVariable",
            "supportsModulesRequest",
            "supportsEvaluateForHovers",
            "supportsDelayedStackTraceLoading");

    private Capabilities() {}

    static JsonObject all() {
        JsonObject leaves = Json.object("filter", LEAVES, "label", "Exceptions that leave a method", "default", false);
        JsonObject capabilities = Json.object("exceptionBreakpointFilters", List.of(leaves));
        ALL.forEach(each -> Json.with(capabilities, each, true));
        return capabilities;
    }

    /** Before any request: how the kernel calls its cells, and that nobody debugs. */
    static JsonObject info(int seed) {
        JsonObject info = Json.object("isStarted", false, "hashMethod", "Murmur2", "hashSeed", seed);
        Json.with(info, "tmpFilePrefix", Sources.CELLS, "tmpFileSuffix", Sources.ENDING);
        Json.with(info, "breakpoints", List.of(), "stoppedThreads", List.of(), "exceptionPaths", List.of());
        return Json.with(info, "richRendering", true, "copyToGlobals", true);
    }
}
