import { httpsCallable } from 'firebase/functions';
import type { RoomAnswers, RoomCommand, RoomCommandInput, RoomRefusal } from '@rostrum/domain';
import { serverClock, type ServerClock } from '../clock/server-clock.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { readAnswer } from './room-answers.ts';

/** A command as it is written, before it is tidied and checked. */
export type RoomCommandInputOf<Type extends RoomCommand['type']> = Extract<RoomCommandInput, { type: Type }>;

/** What became of a command. A refusal may say until when it holds. After `failed` nobody knows: the same id may safely be sent again. */
export type Reply<Value> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; refusal: RoomRefusal; message: string; untilMs?: number }
  | { status: 'failed'; fault: Fault; message: string };

export type Fault = 'unreachable' | 'signed-out' | 'malformed' | 'server';

export const FAULTS: Readonly<Record<Fault, string>> = {
  unreachable: 'The server did not answer. Nothing is lost. Try again.',
  'signed-out': 'You are signed out. Sign in again; nothing is lost.',
  malformed: 'That could not be sent as it is. Change it and try again.',
  server: 'Something went wrong on our side. Nothing is lost. Try again.',
};

/** After this long without an answer a try counts as failed, in milliseconds. */
const TIMEOUT_MS = 20_000;

type Wire = {
  call: (input: { commandId: string; command: RoomCommandInput }) => Promise<unknown>;
  clock: ServerClock;
  now: () => number;
  /** A breath between a lost try and the next. */
  pause: () => Promise<void>;
};

const wire: Wire = {
  call: async (input) => {
    const rooms = httpsCallable<typeof input, unknown>(cloudFunctions(), 'rooms', { timeout: TIMEOUT_MS });
    return (await rooms(input)).data;
  },
  clock: serverClock,
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 400)),
};

/** A new id for something that somebody wants done; keep it for every retry of the same wish. */
export function newCommandId(): string {
  return crypto.randomUUID();
}

/**
 * Asks the area `rooms` for something. A network failure is tried once more with the same id, which does it once.
 * Never throws: what went wrong is in the reply, with the sentence for the person.
 */
export async function sendRoomCommand<Type extends RoomCommand['type']>(
  command: RoomCommandInputOf<Type>,
  commandId = newCommandId(),
  { call, clock, now, pause } = wire,
): Promise<Reply<RoomAnswers[Type]>> {
  const type: Type = command.type;
  for (let isRetry = false; ; isRetry = true) {
    const sentAtMs = now();
    try {
      const answer = readAnswer(type, await call({ commandId, command }));
      clock.note({ sentAtMs, receivedAtMs: now(), serverAtMs: answer.atMs });
      if (answer.ok) return { status: 'done', value: answer.value };
      const { refusal, message, untilMs } = answer;
      return { status: 'refused', refusal, message, ...(untilMs !== undefined && { untilMs }) };
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'unreachable' && !isRetry) {
        await pause();
        continue;
      }
      if (fault === 'server') console.error(`The command ${type} failed`, error);
      return { status: 'failed', fault, message: FAULTS[fault] };
    }
  }
}

/** The SDK says `internal` both for a lost connection and for a fault of the server; one more try harms neither. */
export function faultOf(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace('functions/', '') : '';
  if (['unavailable', 'deadline-exceeded', 'internal', 'cancelled'].includes(code)) return 'unreachable';
  if (code === 'unauthenticated') return 'signed-out';
  if (code === 'invalid-argument') return 'malformed';
  return 'server';
}
