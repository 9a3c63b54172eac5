import * as z from 'zod/mini';

/** A parsed answer. */
export type ReadAnswerOf<Value, Refusal extends string> =
  | { ok: true; value: Value; atMs: number }
  | {
      ok: false;
      refusal: Refusal;
      message: string;
      atMs: number;
      untilMs?: number | undefined;
      field?: string | undefined;
    };

/** The answer of a command that only reports success. */
export const nothing = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((): Record<string, never> => ({})),
);

/**
 * Parses the answers of an area: a value, by `parse`, or one of the area's refusals. @throws ZodError if the answer
 * breaks the contract
 */
export function answersWith<Refusal extends string>(refusals: Readonly<Record<Refusal, unknown>>) {
  const isRefusal = (value: unknown) => typeof value === 'string' && Object.hasOwn(refusals, value);
  const envelope = z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.unknown(), atMs: z.number() }),
    z.object({
      ok: z.literal(false),
      refusal: z.custom<Refusal>(isRefusal),
      message: z.string(),
      atMs: z.number(),
      untilMs: z.optional(z.number()),
      field: z.optional(z.string()),
    }),
  ]);
  return <Value>(data: unknown, parse: (value: unknown) => Value): ReadAnswerOf<Value, Refusal> => {
    const answer = envelope.parse(data);
    return answer.ok ? { ...answer, value: parse(answer.value) } : answer;
  };
}
