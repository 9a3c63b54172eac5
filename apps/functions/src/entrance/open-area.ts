import {
  COMMAND_LIMITS,
  commandIdSchema,
  tooFastUntil,
  type Answer,
  type CommandArea,
  type LimitRow,
  type RoomRefusal,
} from '@rostrum/domain';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { database } from '../admin.ts';
import { chunksTo, openCallable, parseInput, requireCaller, type Chunks } from '../boundary.ts';
import { gateInput } from '../gate-input.ts';
import { firstUncleared } from '../topics/cleared.ts';
import { callerAddress, networkOf } from './caller-address.ts';
import { enter, mayHaveStanding, type Caller, type Entry } from './entry.ts';
import { takeLimits, takeTotal, type Trying } from './take-limits.ts';

type AnyCommand = { type: string };

/** The context of an area's handler. */
export type AreaRequest<Command extends AnyCommand> = { commandId: string; command: Command } & Pick<
  Caller,
  'uid' | 'member' | 'isModerator' | 'isOperator'
> & {
    /** Epoch milliseconds of the server's clock. */
    atMs: number;
    /** Receives the parts of an unfinished answer; undefined if the caller wants no stream. */
    chunks: Chunks | undefined;
    /** Whether a motion of the command waits for the house before others see it. */
    motionWaits: boolean;
    /** Whether the caller may act; decided already, except for commands that `decidesLate`. */
    entry: { mayHaveStanding: boolean; ask: () => Promise<Entry> };
  };

/** An outcome; `message` replaces the refusal's own sentence. */
type AreaResult<Value, Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal; untilMs?: number; message?: string; field?: string };

type Area<Name extends CommandArea, Command extends AnyCommand, Refusal extends string> = {
  name: Name;
  command: z.ZodMiniType<Command>;
  refusals: Readonly<Record<Refusal, () => string>>;
  options?: Parameters<typeof openCallable>[1];
  /** A command whose handler decides itself, before it commits, whether the caller may act. */
  decidesLate?: (command: Command) => boolean;
};

/** The refusals of every area; each area has a sentence for each. */
type EntranceRefusal = 'too-fast' | 'suspended' | 'words-held';

/**
 * The shared entry for commands. It requires a readable body, a signed-in person, fewer tries than the table of
 * limits allows, valid input of the area, a valid session without suspension, and words that pass the gate.
 */
export function openArea<Name extends CommandArea, Command extends AnyCommand, Value, Refusal extends string>(
  area: Area<Name, Command, Refusal | EntranceRefusal>,
  answer: (asked: AreaRequest<Command>) => Promise<AreaResult<Value, Refusal | EntranceRefusal>>,
) {
  return openCallable(
    area.name,
    area.options ?? {},
    async (request, response): Promise<Answer<Value, Refusal | EntranceRefusal>> => {
      const atMs = Date.now();
      const outcome = await comeIn(area, request, atMs, (asked) =>
        answer({ ...asked, chunks: chunksTo(request, response) }),
      );
      return outcome.ok
        ? { ...outcome, atMs: Date.now() }
        : { ...outcome, message: sentenceOf(area.refusals, outcome, atMs), atMs: Date.now() };
    },
  );
}

async function comeIn<Name extends CommandArea, Command extends AnyCommand, Value, Refusal extends string>(
  area: Area<Name, Command, Refusal | EntranceRefusal>,
  request: CallableRequest,
  atMs: number,
  answer: (
    asked: Omit<AreaRequest<Command>, 'chunks'>,
  ) => Promise<AreaResult<Value, Refusal | EntranceRefusal>>,
): Promise<AreaResult<Value, Refusal | EntranceRefusal>> {
  const caller = requireCaller(request);
  const trying = { uid: caller.uid, address: networkOf(callerAddress(request.rawRequest)) };
  const total = await takeTotal(trying, atMs);
  if (!total.ok) return { ...total, refusal: 'too-fast' };
  const inputSchema = z.object({ commandId: commandIdSchema, command: area.command });
  const input = parseInput(inputSchema, request.data);
  const { type } = input.command;
  const ask = once(() => enter(database(), caller, { area: area.name, type, atMs }));
  const entry = { mayHaveStanding: mayHaveStanding(caller.uid), ask };
  const [entered, limited] = await Promise.all([
    area.decidesLate?.(input.command) ? ({ ok: true } as const) : ask(),
    take(area.name, type, { ...trying, ...roomOf(input.command) }, atMs),
  ]);
  if (!entered.ok) return entered;
  const { held, unsure } = await gateInput(area.command, input.command);
  if (held) return { ok: false, ...held };
  const waits = await firstUncleared(database(), unsure);
  const motionWaits = waits !== undefined;
  const answered = limited.ok ? await answer({ ...input, ...caller, atMs, motionWaits, entry }) : limited;
  if (answered.ok) return answered;
  // A handler that decides late may refuse first; that the session is over comes before any other reason.
  const late = await ask();
  if (!late.ok) return late;
  const isOfMotion: boolean = answered.refusal === ('motion-waits' satisfies RoomRefusal);
  return waits && isOfMotion ? { ...answered, field: waits.field } : answered;
}

const roomOf = (command: object): Pick<Trying, 'roomId'> =>
  'roomId' in command && typeof command.roomId === 'string' ? { roomId: command.roomId } : {};

async function take(area: CommandArea, type: string, trying: Trying, atMs: number) {
  const rows: Readonly<Record<string, LimitRow>> = COMMAND_LIMITS[area];
  const verdict = await takeLimits(`${area}.${type}`, rows[type] ?? {}, trying, atMs);
  return verdict.ok ? verdict : { ...verdict, refusal: 'too-fast' as const };
}

/** Asks the first time only. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => (asked ??= ask());
}

function sentenceOf<Refusal extends string>(
  refusals: Readonly<Record<Refusal | EntranceRefusal, () => string>>,
  { refusal, untilMs, message }: { refusal: Refusal | EntranceRefusal; untilMs?: number; message?: string },
  atMs: number,
): string {
  if (message !== undefined) return message;
  if (refusal === 'too-fast' && untilMs !== undefined) return tooFastUntil(untilMs, atMs);
  return refusals[refusal]();
}

/** Counts a try at a function that takes no commands. @throws HttpsError `resource-exhausted`, with the time to wait */
export async function requireWithinLimits(
  name: string,
  row: LimitRow,
  trying: Trying,
  atMs: number,
): Promise<void> {
  const verdict = await takeLimits(name, row, trying, atMs);
  if (verdict.ok) return;
  const { untilMs } = verdict;
  throw new HttpsError('resource-exhausted', tooFastUntil(untilMs, atMs), { untilMs });
}
