import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firebase.rules.v1.*;
import com.google.gson.*;
import com.google.protobuf.util.JsonFormat;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.Supplier;

/**
 * The storage rules runtime of the Firebase emulators: reads requests as lines of JSON, answers the same way
 * (firebase-tools, lib/emulator/storage/rules/runtime.js), and judges with the rules engine that lies inside
 * the Firestore emulator's jar.
 */
public final class StorageRulesRuntime {
  private static final int NO_REQUEST = -1;
  private static final long VERDICT_SECONDS = 30;

  private static final PrintStream OUT =
      new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
  private static final Map<String, RulesetAst> RULESETS = new ConcurrentHashMap<>();

  public static void main(String[] args) throws IOException {
    System.setOut(System.err);
    java.util.logging.LogManager.getLogManager().reset();
    ExecutorService pool = Executors.newCachedThreadPool(StorageRulesRuntime::daemon);
    send(reply(NO_REQUEST, null, List.of(), List.of()));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (line.isBlank()) continue;
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      if (message.has("action")) pool.execute(() -> send(answer(message)));
      else DocumentLookup.deliver(message);
    }
  }

  static synchronized void send(JsonObject message) {
    OUT.println(message);
    OUT.flush();
  }

  static JsonObject reply(int id, JsonElement result, List<String> warnings, List<String> errors) {
    Gson gson = new Gson();
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    if (result != null) reply.add("result", result);
    reply.add("warnings", gson.toJsonTree(warnings));
    reply.add("errors", gson.toJsonTree(errors));
    return reply;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }

  private static JsonObject answer(JsonObject request) {
    int id = request.get("id").getAsInt();
    String action = request.get("action").getAsString();
    JsonObject context = request.getAsJsonObject("context");
    try {
      if (action.equals("load_ruleset")) return loadRuleset(id, context);
      if (action.equals("verify")) return verify(id, context);
      return reply(id, null, List.of(), List.of("unknown action " + action));
    } catch (Exception e) {
      return reply(id, null, List.of(), List.of(String.valueOf(e)));
    }
  }

  private static JsonObject loadRuleset(int id, JsonObject context) {
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(languageOptions()).compile(source(context));
    List<String> warnings = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    if (!errors.isEmpty()) return reply(id, null, warnings, errors);
    RulesetAst ruleset = compiled.getRulesetAst();
    RULESETS.put(context.get("rulesetName").getAsString(), ruleset);
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", Math.max(1, ruleset.getVersionValue()));
    return reply(id, result, warnings, errors);
  }

  private static Source source(JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          com.google.firebase.rules.v1.File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    return source.build();
  }

  private static FirebaseRulesLangOptions languageOptions() {
    return FirebaseRulesLangOptions.builder()
        .allowLetBindings(true)
        .allowTernaryOperator(true)
        .allowCrossServiceRules(true)
        .build();
  }

  private static String describe(Issue issue) {
    var at = issue.getSourcePosition();
    String place = at.getFileName() + ":" + at.getLine() + ":" + at.getColumn();
    return place + " - " + issue.getSeverity() + " " + issue.getDescription();
  }

  /** A rule that fails to evaluate denies, as in production, and says why as a warning. */
  private static JsonObject verify(int id, JsonObject context) throws Exception {
    RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
    List<String> warnings = new ArrayList<>();
    boolean permit = false;
    try {
      Evaluator.Context request = evaluationContext(id, context);
      permit = new DefaultEvaluator(ruleset).evaluate(request).get(VERDICT_SECONDS, TimeUnit.SECONDS).permit();
    } catch (ExecutionException e) {
      warnings.add(String.valueOf(e.getCause().getMessage()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    return reply(id, result, warnings, List.of());
  }

  private static Evaluator.Context evaluationContext(int id, JsonObject context) throws IOException {
    String service = context.get("service").getAsString();
    String method = context.get("method").getAsString();
    ExpressionPathValue path = RulesValues.path(context.get("path").getAsString());
    ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables = variables(context);
    ImmutableMap<String, AsyncRuntimeFunction> functions =
        ImmutableMap.of(
            "firestore.get", new DocumentLookup("firestore.get", id),
            "firestore.exists", new DocumentLookup("firestore.exists", id));
    return new Evaluator.Context() {
      public String service() { return service; }
      public String method() { return method; }
      public ExpressionPathValue path() { return path; }
      public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() { return variables; }
      public ImmutableMap<String, AsyncRuntimeFunction> functions() { return functions; }
    };
  }

  private static ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables(JsonObject context)
      throws IOException {
    ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> variables = ImmutableMap.builder();
    for (Map.Entry<String, JsonElement> entry : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder builder = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(entry.getValue().toString(), builder);
      ExpressionValue value = builder.build();
      variables.put(entry.getKey(), () -> Futures.immediateFuture(value));
    }
    return variables.buildOrThrow();
  }
}
