/** An answer that is either a value or a refusal; a refusal is expected and has a text for the person. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
