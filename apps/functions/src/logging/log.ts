import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { LOG_LINES, type AlertedFields, type LogLine } from '@rostrum/domain';
import { logger } from 'firebase-functions/v2';

/** The request or task that the code works for. */
type Work = { requestId: string; function: string };
const works = new AsyncLocalStorage<Work>();

/** Does the work of a function under an id of its own, which all its lines in the log have. */
export const inRequest = <Done>(of: string, work: () => Done): Done =>
  works.run({ requestId: aRequestId(), function: of }, work);

/** The id of the request that the code works for, and its function. */
export const currentWork = (): Work => works.getStore() ?? { requestId: aRequestId(), function: 'none' };

const aRequestId = () => randomUUID().slice(0, 8);

type Fields = { error?: unknown } & Record<string, unknown>;
type Given<Line> = Line extends keyof AlertedFields ? [AlertedFields[Line] & Fields] : [Fields?];

/**
 * The one way into the log. The entry has the name of the line, the request's id, and the fields, which may hold ids but never a name or
 * a word of a person. The platform adds the trace.
 */
export function log<Line extends LogLine>(line: Line, ...[given = {}]: Given<Line>): void {
  const { error, ...fields }: Fields = given;
  const [severity, sentence] = LOG_LINES[line];
  const message = error === undefined ? sentence : `${sentence}: ${told(error)}`;
  logger.write({ severity, message, line, ...works.getStore(), ...fields });
}

/** How many causes of an error are told. */
const CAUSES_MOST = 3;

/** An error's stack and those of its causes, without its other fields: a library keeps requests and answers in them. */
function told(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return String(error);
  const stack = withoutText(error);
  return error.cause === undefined || depth >= CAUSES_MOST
    ? stack
    : `${stack}\nbecause of ${told(error.cause, depth + 1)}`;
}

/** The message of a `SyntaxError` quotes the text that could not be parsed. */
function withoutText({ name, message, stack = `${name}: ${message}` }: Error): string {
  return name === 'SyntaxError' ? stack.replace(message, '…') : stack;
}
