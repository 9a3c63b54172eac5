import com.google.firebase.rules.runtime.v1.*;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Values of Firestore's REST interface as values of the rules engine. */
final class RulesValues {
  private RulesValues() {}

  static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder builder = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) builder.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    return builder.build();
  }

  static ExpressionValue string(String text) {
    return ExpressionValue.newBuilder().setStringValue(text).build();
  }

  static ExpressionValue map(Map<String, ExpressionValue> fields) {
    ExpressionMapValue map = ExpressionMapValue.newBuilder().putAllFields(fields).build();
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  static ExpressionValue fields(JsonObject fields) {
    Map<String, ExpressionValue> values = new HashMap<>();
    fields.entrySet().forEach(field -> values.put(field.getKey(), value(field.getValue().getAsJsonObject())));
    return map(values);
  }

  private static ExpressionValue value(JsonObject typed) {
    Map.Entry<String, JsonElement> only = typed.entrySet().iterator().next();
    JsonElement value = only.getValue();
    ExpressionValue.Builder builder = ExpressionValue.newBuilder();
    switch (only.getKey()) {
      case "stringValue":
      case "referenceValue":
        return string(value.getAsString());
      case "booleanValue":
        return builder.setBoolValue(value.getAsBoolean()).build();
      case "integerValue":
        return builder.setIntValue(value.getAsLong()).build();
      case "doubleValue":
        return builder.setFloatValue(value.getAsDouble()).build();
      case "timestampValue":
        return builder.setTimestampValue(timestamp(value.getAsString())).build();
      case "mapValue":
        JsonObject fields = value.getAsJsonObject().getAsJsonObject("fields");
        return fields == null ? map(Map.of()) : fields(fields);
      case "arrayValue":
        return builder.setListValue(list(value.getAsJsonObject().getAsJsonArray("values"))).build();
      default:
        return builder.setNullValue(NullValue.NULL_VALUE).build();
    }
  }

  private static Timestamp timestamp(String text) {
    Instant at = Instant.parse(text);
    return Timestamp.newBuilder().setSeconds(at.getEpochSecond()).setNanos(at.getNano()).build();
  }

  private static ExpressionListValue list(JsonArray values) {
    ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
    if (values != null) values.forEach(value -> list.addValues(value(value.getAsJsonObject())));
    return list.build();
  }
}
