import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** `firestore.get` and `firestore.exists` in storage rules: asks the emulators for the document and waits. */
final class DocumentLookup implements AsyncRuntimeFunction {
  private static final long ANSWER_SECONDS = 20;
  private static final Map<Integer, CompletableFuture<JsonObject>> WAITING = new ConcurrentHashMap<>();

  private final String name;
  private final int requestId;

  DocumentLookup(String name, int requestId) {
    this.name = name;
    this.requestId = requestId;
  }

  /** Hands the emulators' answer to the rule that waits for it. */
  static void deliver(JsonObject message) {
    CompletableFuture<JsonObject> waiting = WAITING.remove(message.get("id").getAsInt());
    if (waiting != null) waiting.complete(message);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
    try {
      StringBuilder path = new StringBuilder();
      for (ExpressionPathSegmentValue segment : request.getArguments(0).getPathValue().getSegmentsList()) {
        path.append('/').append(segment.getSimple());
      }
      JsonObject document = fetch(path.toString());
      boolean found = "ok".equals(document.get("status").getAsString());
      if (name.equals("firestore.exists")) return answer(ExpressionValue.newBuilder().setBoolValue(found).build());
      if (found) return answer(resource(path.toString(), document.getAsJsonObject("result")));
      return Futures.immediateFailedFuture(
          new EvaluationException(request.getSourcePosition(), "Document not found: " + path));
    } catch (Exception e) {
      return Futures.immediateFailedFuture(e);
    }
  }

  private JsonObject fetch(String path) throws Exception {
    CompletableFuture<JsonObject> waiting = new CompletableFuture<>();
    WAITING.put(requestId, waiting);
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = StorageRulesRuntime.reply(requestId, null, List.of(), List.of());
    question.addProperty("action", "fetch_firestore_document");
    question.addProperty("server_request_id", requestId);
    question.add("context", context);
    StorageRulesRuntime.send(question);
    return waiting.get(ANSWER_SECONDS, TimeUnit.SECONDS);
  }

  private static ListenableFuture<ExecutionResponse> answer(ExpressionValue value) {
    return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
  }

  private static ExpressionValue resource(String path, JsonObject document) {
    String documentName = document.get("name").getAsString();
    JsonElement fields = document.get("fields");
    return RulesValues.map(
        Map.of(
            "data", fields == null ? RulesValues.map(Map.of()) : RulesValues.fields(fields.getAsJsonObject()),
            "id", RulesValues.string(documentName.substring(documentName.lastIndexOf('/') + 1)),
            "__name__", ExpressionValue.newBuilder().setPathValue(RulesValues.path(path)).build()));
  }
}
