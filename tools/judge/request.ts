import * as z from 'zod/mini';

const idSchema = z.union([z.string(), z.number()]);
export type Id = z.infer<typeof idSchema>;

const sideSchema = z.optional(z.nullable(z.string()));

/** A message to judge. `context`: accepted messages before it, oldest first. */
const messageSchema = z.object({
  op: z.optional(z.literal('judge')),
  id: idSchema,
  text: z.string(),
  motion: z.optional(z.nullable(z.string())),
  context: z.optional(
    z.nullable(
      z.array(z.object({ speaker: z.optional(z.nullable(idSchema)), side: sideSchema, text: z.string() })),
    ),
  ),
  candidates: z.optional(z.nullable(z.array(z.string()))),
  keyPoints: z.optional(z.nullable(z.array(z.string()))),
});
export type MessageRequest = z.infer<typeof messageSchema>;

/** Messages, of which `count` are chosen. */
const summarySchema = z.object({
  op: z.literal('summary'),
  id: idSchema,
  motion: z.optional(z.nullable(z.string())),
  messages: z.array(z.object({ id: idSchema, side: sideSchema, text: z.string() })),
  count: z.int().check(z.gte(0)),
});
export type SummaryRequest = z.infer<typeof summarySchema>;

type Request = MessageRequest | SummaryRequest;
export type Parsed = { ok: true; request: Request } | { ok: false; id: Id | null; error: string };

/** Parses one line. A line without a request gets an error message. */
export function parseLine(line: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, id: null, error: 'This line is not JSON.' };
  }
  const schema: z.ZodMiniType<Request> = operationOf(value) === 'summary' ? summarySchema : messageSchema;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, request: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    id: idOf(value),
    error: `${issue?.path.join('.') || 'The line'}: ${issue?.message ?? 'invalid'}`,
  };
}

function operationOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'op' in value ? value.op : undefined;
}

const namedSchema = z.object({ id: idSchema });

function idOf(value: unknown): Id | null {
  const named = z.safeParse(namedSchema, value);
  return named.success ? named.data.id : null;
}
