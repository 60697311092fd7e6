package sudoku.needs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.Command;
import org.openqa.selenium.remote.CommandExecutor;
import org.openqa.selenium.remote.Response;

/**
 * Selenium's commands in Firefox's own words, over the socket by which Firefox is driven.
 *
 * <p>geckodriver does the same, and Debian has no package of it. A message is {@code [0, number, name, parameters]}
 * with its length before it, and is answered by {@code [1, number, error, result]}.
 */
final class Marionette implements CommandExecutor {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Those that the tests use; a command that is missing is named when it is asked for. */
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("newSession", "WebDriver:NewSession"),
            Map.entry("quit", "Marionette:Quit"),
            Map.entry("get", "WebDriver:Navigate"),
            Map.entry("refresh", "WebDriver:Refresh"),
            Map.entry("findElement", "WebDriver:FindElement"),
            Map.entry("findElements", "WebDriver:FindElements"),
            Map.entry("findChildElement", "WebDriver:FindElement"),
            Map.entry("findChildElements", "WebDriver:FindElements"),
            Map.entry("clickElement", "WebDriver:ElementClick"),
            Map.entry("sendKeysToElement", "WebDriver:ElementSendKeys"),
            Map.entry("getElementText", "WebDriver:GetElementText"),
            Map.entry("isElementEnabled", "WebDriver:IsElementEnabled"),
            Map.entry("isElementDisplayed", "WebDriver:IsElementDisplayed"),
            Map.entry("executeScript", "WebDriver:ExecuteScript"),
            Map.entry("screenshot", "WebDriver:TakeScreenshot"));

    private final Socket socket;
    private final InputStream in;
    private int sent;

    Marionette(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        in = new BufferedInputStream(socket.getInputStream());
        read();
    }

    @Override
    public synchronized Response execute(Command command) throws IOException {
        String name = NAMES.get(command.getName());
        if (name == null) {
            throw new WebDriverException("Firefox has not been taught " + command.getName() + " here.");
        }
        byte[] message = JSON.writeValueAsBytes(List.of(0, ++sent, name, parameters(command)));
        socket.getOutputStream().write((message.length + ":").getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().write(message);
        JsonNode answer = read();
        JsonNode error = answer.path(2);
        if (!error.isNull()) {
            String said =
                    error.path("error").asText() + ": " + error.path("message").asText();
            throw said.startsWith("no such element") ? new NoSuchElementException(said) : new WebDriverException(said);
        }
        JsonNode result = answer.path(3);
        Response response = new Response();
        response.setStatus(0);
        response.setState("success");
        response.setSessionId(result.path("sessionId").asText("only"));
        JsonNode value = result.size() == 1 && result.has("value") ? result.path("value") : result;
        response.setValue(JSON.convertValue(value, Object.class));
        return response;
    }

    private static Map<String, Object> parameters(Command command) {
        Map<String, Object> all = new HashMap<>(command.getParameters());
        switch (command.getName()) {
            case "newSession" -> all.clear();
            case "quit" -> all.put("flags", List.of("eForceQuit"));
            case "findChildElement", "findChildElements" -> all.put("element", all.remove("id"));
            case "sendKeysToElement" ->
                all.put(
                        "text",
                        Arrays.stream((CharSequence[]) all.remove("value")).collect(Collectors.joining()));
            default -> {
                // As Selenium has them.
            }
        }
        return all;
    }

    private JsonNode read() throws IOException {
        int length = 0;
        for (int digit = in.read(); digit != ':'; digit = in.read()) {
            if (digit < 0) {
                throw new IOException("Firefox has ended.");
            }
            length = 10 * length + digit - '0';
        }
        return JSON.readTree(in.readNBytes(length));
    }
}
