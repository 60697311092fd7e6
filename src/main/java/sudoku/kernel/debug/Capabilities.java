package sudoku.kernel.debug;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;

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
        JsonObject capabilities = new JsonObject();
        ALL.forEach(each -> capabilities.addProperty(each, true));
        JsonObject filter = new JsonObject();
        filter.addProperty("filter", LEAVES);
        filter.addProperty("label", "Exceptions that leave a method");
        filter.addProperty("default", false);
        JsonArray filters = new JsonArray();
        filters.add(filter);
        capabilities.add("exceptionBreakpointFilters", filters);
        return capabilities;
    }

    /** Before any request: how the kernel calls its cells, and that nobody debugs. */
    static JsonObject info(int seed) {
        JsonObject info = new JsonObject();
        info.addProperty("isStarted", false);
        info.addProperty("hashMethod", "Murmur2");
        info.addProperty("hashSeed", seed);
        info.addProperty("tmpFilePrefix", Sources.CELLS);
        info.addProperty("tmpFileSuffix", Sources.ENDING);
        info.add("breakpoints", new JsonArray());
        info.add("stoppedThreads", new JsonArray());
        info.addProperty("richRendering", true);
        info.add("exceptionPaths", new JsonArray());
        info.addProperty("copyToGlobals", true);
        return info;
    }
}
