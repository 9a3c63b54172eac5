import * as m from '@rostrum/words/faults';
import { httpsCallable } from 'firebase/functions';
import type * as z from 'zod/mini';
import { serverClock, type ServerClock } from '../clock/server-clock.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { inPageLanguage } from './in-page-language.ts';
import { answersWith, type ReadAnswerOf } from './read-answer.ts';

/**
 * The reply to a command. A refusal may say when it ends, and which words it concerns. After `failed` the outcome
 * is unknown; sending the same id again is safe.
 */
export type ReplyOf<Value, Refusal extends string> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; refusal: Refusal; message: string; untilMs?: number; field?: string }
  | { status: 'failed'; fault: Fault; message: string };

export type Fault = 'unreachable' | 'signed-out' | 'malformed' | 'server';

export const FAULTS: Readonly<Record<Fault, () => string>> = {
  unreachable: m.unreachable,
  'signed-out': m.signedOut,
  malformed: m.malformed,
  server: m.server,
};

/** The time without an answer after which an attempt counts as failed, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** A command with the id under which the server does its work once. */
export type CommandEnvelope<Command> = { commandId: string; command: Command };

/** The transport of one command: the call, the clock that the answer corrects, and the timeout. */
export type Wire<Input> = {
  call: (input: Input) => Promise<unknown>;
  clock: ServerClock;
  now: () => number;
  /** The pause between a lost attempt and the next. */
  pause: () => Promise<void>;
};

/** The connection to one callable, which answers in the page's language. `timeout`: milliseconds for each attempt. */
export function wireTo<Input>(name: string, timeout = TIMEOUT_MS): Wire<Input> {
  return {
    call: async (input) => {
      const callable = httpsCallable<object, unknown>(await cloudFunctions(), name, { timeout });
      return (await callable(inPageLanguage(input))).data;
    },
    clock: serverClock,
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve, 400)),
  };
}

/** A new id for one intention; use the same id for every retry. */
export function newCommandId(): string {
  return crypto.randomUUID();
}

/**
 * Sends a command to a callable. After a network failure it retries once with the same input; the server does the
 * work only once. Never throws: the reply says what went wrong, with the sentence for the person. `type` names it
 * in the log.
 */
export async function sendCommand<Input, Value, Refusal extends string>(
  type: string,
  input: Input,
  read: (answer: unknown) => ReadAnswerOf<Value, Refusal>,
  { call, clock, now, pause }: Wire<Input>,
): Promise<ReplyOf<Value, Refusal>> {
  for (let isRetry = false; ; isRetry = true) {
    const sentAtMs = now();
    try {
      const answer = read(await call(input));
      clock.note({ sentAtMs, receivedAtMs: now(), serverAtMs: answer.atMs });
      if (answer.ok) return { status: 'done', value: answer.value };
      const { refusal, message, untilMs, field } = answer;
      return {
        status: 'refused',
        refusal,
        message,
        ...(untilMs !== undefined && { untilMs }),
        ...(field !== undefined && { field }),
      };
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'unreachable' && !isRetry) {
        await pause();
        continue;
      }
      if (fault === 'server') console.error(`The command ${type} failed`, error);
      return { status: 'failed', fault, message: sentenceOf(error) ?? FAULTS[fault]() };
    }
  }
}

/** One area of commands: its callable, its refusals, and the schema of each command's answer. */
type Area<Answers, Refusal extends string> = {
  name: string;
  refusals: Readonly<Record<Refusal, unknown>>;
  values: { readonly [Type in keyof Answers]: z.ZodMiniType<Answers[Type]> };
  /** Milliseconds for each attempt, if the area takes longer than others. */
  timeout?: number;
};

/**
 * Sends commands to an area; see `sendCommand`. Without a given id a command gets a new one. Use the same id for
 * every retry of one intention.
 */
export function areaCommands<Command extends { type: string }, Answers, Refusal extends string>({
  name,
  refusals,
  values,
  timeout,
}: Area<Answers, Refusal>) {
  const area: Wire<CommandEnvelope<Command>> = wireTo(name, timeout);
  const read = answersWith(refusals);
  return <Type extends Command['type'] & keyof Answers>(
    command: Extract<Command, { type: Type }>,
    commandId = newCommandId(),
    wire = area,
  ): Promise<ReplyOf<Answers[Type], Refusal>> => {
    const type: Type = command.type;
    const parse = (value: unknown) => values[type].parse(value);
    return sendCommand(`${name} ${type}`, { commandId, command }, (answer) => read(answer, parse), wire);
  };
}

/** The SDK says `internal` both for a lost connection and for a fault of the server; a retry is safe for both. */
function faultOf(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace('functions/', '') : '';
  if (['unavailable', 'deadline-exceeded', 'internal', 'cancelled'].includes(code)) return 'unreachable';
  if (code === 'unauthenticated') return 'signed-out';
  if (code === 'invalid-argument') return 'malformed';
  return 'server';
}

/** An unreadable document, whose sentence contains the id to quote, and a page without a token of App Check. */
const IN_ITS_WORDS: ReadonlySet<unknown> = new Set(['functions/data-loss', 'functions/failed-precondition']);

/** The server's own sentence, where nothing here says as much. */
function sentenceOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && IN_ITS_WORDS.has(error.code)
    ? error.message
    : undefined;
}
