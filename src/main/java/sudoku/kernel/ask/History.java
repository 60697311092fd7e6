package sudoku.kernel.ask;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.messages.request.HistoryRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.kernel.wire.Json;

/** The cells of this session, as they were typed. Only one session is known, so its number is always 1. */
public final class History {
    private record Entry(int number, String input, String output) {}

    private final List<Entry> entries = new ArrayList<>();

    public synchronized void add(int number, String input, String output) {
        entries.add(new Entry(number, input, output));
    }

    synchronized JsonObject answer(HistoryRequest request) {
        List<Entry> chosen;
        if (request instanceof HistoryRequest.Tail tail) {
            chosen = last(entries, tail.getMaxReturnLength());
        } else if (request instanceof HistoryRequest.Range range) {
            chosen = entries.stream()
                    .filter(each -> (range.getSessionIndex() == 0 || range.getSessionIndex() == 1)
                            && each.number >= range.getStart()
                            && (range.getStop() <= 0 || each.number < range.getStop()))
                    .toList();
        } else {
            chosen = found((HistoryRequest.Search) request);
        }
        return Json.ok(
                "history",
                chosen.stream()
                        .map(each -> tuple(each, request.includeOutput()))
                        .toList());
    }

    private List<Entry> found(HistoryRequest.Search search) {
        Pattern pattern = glob(search.getPattern() == null ? "*" : search.getPattern());
        List<Entry> matching = entries.stream()
                .filter(each -> pattern.matcher(each.input).matches())
                .toList();
        if (search.filterUnique()) {
            Map<String, Entry> byInput = new LinkedHashMap<>();
            matching.forEach(each -> {
                byInput.remove(each.input);
                byInput.put(each.input, each);
            });
            matching = List.copyOf(byInput.values());
        }
        return last(matching, search.getMaxReturnLength());
    }

    /** A limit of zero, which is also what a request without one has, means all. */
    private static List<Entry> last(List<Entry> entries, int limit) {
        int first = limit <= 0 ? 0 : Math.max(0, entries.size() - limit);
        return entries.subList(first, entries.size());
    }

    private static Pattern glob(String text) {
        return Pattern.compile(
                text.chars()
                        .mapToObj(each ->
                                each == '*' ? ".*" : each == '?' ? "." : Pattern.quote(Character.toString(each)))
                        .collect(Collectors.joining()),
                Pattern.DOTALL);
    }

    private static List<Object> tuple(Entry entry, boolean withOutput) {
        return Arrays.asList(1, entry.number, withOutput ? List.of(entry.input, entry.output) : entry.input);
    }
}
