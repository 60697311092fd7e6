package sudoku.chart;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tech.tablesaw.plotly.components.Figure;

/**
 * A tablesaw figure as plain data.
 *
 * <p>Tablesaw writes a figure as JavaScript. Its object literals are JSON but for names without
 * quotes, single quotes and commas too many, which Jackson can be told to accept.
 */
final class PlotlyJson {
    private static final Pattern VARIABLE = Pattern.compile("var (layout|trace\\d+)\\s*=\\s*(?=\\{)");
    private static final ObjectReader LENIENT = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .build()
            .readerFor(new TypeReference<LinkedHashMap<String, Object>>() {});

    private PlotlyJson() {}

    static Map<String, Object> of(Figure figure) {
        String script = figure.asJavascript("figure");
        Map<String, Object> layout = new LinkedHashMap<>();
        List<Map<String, Object>> traces = new ArrayList<>();
        Matcher variable = VARIABLE.matcher(script);
        while (variable.find()) {
            Map<String, Object> value = read(script.substring(variable.end()));
            if (variable.group(1).equals("layout")) {
                layout = value;
            } else {
                traces.add(value);
            }
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("data", traces);
        json.put("layout", layout);
        return json;
    }

    private static Map<String, Object> read(String literal) {
        try {
            return LENIENT.readValue(literal);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "Tablesaw wrote a figure that cannot be read: " + e.getOriginalMessage(), e);
        }
    }
}
