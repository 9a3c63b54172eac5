import * as z from 'zod/mini';
import { problemOf, sentenceOf, type Problem } from './problems.ts';
import type { Id, MessageRequest, Mistake, SummaryRequest } from './shapes.ts';

const idSchema = z.union([z.string(), z.number()]);

const sideSchema = z.optional(z.nullable(z.string()));

const messageSchema: z.ZodMiniType<MessageRequest> = z.object({
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

const summarySchema: z.ZodMiniType<SummaryRequest> = z.object({
  op: z.literal('summary'),
  id: idSchema,
  motion: z.optional(z.nullable(z.string())),
  messages: z.array(z.object({ id: idSchema, side: sideSchema, text: z.string() })),
  count: z.int().check(z.gte(0)),
});

const operationSchema = z.looseObject({ op: z.optional(z.enum(['judge', 'summary'])) });

type Request = MessageRequest | SummaryRequest;
export type Parsed = { ok: true; request: Request } | { ok: false; mistake: Mistake };

/** Parses one line, the `number`th. A line without a request is a mistake that names the line and the field. */
export function parseLine(line: string, number?: number): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return mistaken(undefined, { says: line.trim() === '' ? 'is empty' : 'is not JSON' }, number);
  }
  const operation = z.safeParse(operationSchema, value);
  if (!operation.success) return mistaken(value, problemOf(operation.error.issues, value), number);
  const schema: z.ZodMiniType<Request> = operation.data.op === 'summary' ? summarySchema : messageSchema;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, request: parsed.data };
  return mistaken(value, problemOf(parsed.error.issues, value), number);
}

function mistaken(value: unknown, problem: Problem, line: number | undefined): Parsed {
  const { field } = problem;
  return {
    ok: false,
    mistake: {
      id: idOf(value),
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      error: sentenceOf(problem, line),
    },
  };
}

const namedSchema = z.object({ id: idSchema });

function idOf(value: unknown): Id | null {
  const named = z.safeParse(namedSchema, value);
  return named.success ? named.data.id : null;
}
