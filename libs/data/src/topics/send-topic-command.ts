import { httpsCallable } from 'firebase/functions';
import * as z from 'zod/mini';
import {
  TOPIC_ANSWERS,
  TOPIC_REFUSALS,
  type TopicAnswers,
  type TopicCommand,
  type TopicCommandInput,
  type TopicRefusal,
} from '@rostrum/domain';
import { serverClock } from '../clock/server-clock.ts';
import { cloudFunctions } from '../firebase-app.ts';
import { faultOf, FAULTS, newCommandId, type Fault } from '../rooms/send-room-command.ts';

/** A command as it is written, before it is tidied and checked. */
export type TopicCommandInputOf<Type extends TopicCommand['type']> = Extract<
  TopicCommandInput,
  { type: Type }
>;

/** What became of a command. After `failed` nobody knows: the same id may safely be sent again. */
export type TopicReply<Value> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; refusal: TopicRefusal; message: string }
  | { status: 'failed'; fault: Fault; message: string };

/** A model takes longer than anything else, in milliseconds. */
const TIMEOUT_MS = 30_000;

const refusals = Object.keys(TOPIC_REFUSALS);
const refusedSchema = z.object({
  ok: z.literal(false),
  refusal: z.custom<TopicRefusal>((value) => typeof value === 'string' && refusals.includes(value)),
  message: z.string(),
  atMs: z.number(),
});
const acceptedSchema = z.object({ ok: z.literal(true), value: z.unknown(), atMs: z.number() });
const answerSchema = z.union([acceptedSchema, refusedSchema]);

type Wire = {
  call: (input: { commandId: string; command: TopicCommandInput }) => Promise<unknown>;
  pause: () => Promise<void>;
};

const wire: Wire = {
  call: async (input) => {
    const topics = httpsCallable<typeof input, unknown>(cloudFunctions(), 'topics', { timeout: TIMEOUT_MS });
    return (await topics(input)).data;
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, 400)),
};

/** Reads the value of one kind of command. */
const READERS: { [Type in TopicCommand['type']]: (value: unknown) => TopicAnswers[Type] } = {
  publish: (value) => TOPIC_ANSWERS.publish.parse(value),
  edit: (value) => TOPIC_ANSWERS.edit.parse(value),
  withdraw: (value) => TOPIC_ANSWERS.withdraw.parse(value),
  hide: (value) => TOPIC_ANSWERS.hide.parse(value),
  vote: (value) => TOPIC_ANSWERS.vote.parse(value),
  report: (value) => TOPIC_ANSWERS.report.parse(value),
  propose: (value) => TOPIC_ANSWERS.propose.parse(value),
};

/**
 * Asks the area `topics` for something. A network failure is tried once more with the same id, which does it once. Never
 * throws: what went wrong is in the reply, with the sentence for the person.
 */
export async function sendTopicCommand<Type extends TopicCommand['type']>(
  command: TopicCommandInputOf<Type>,
  commandId = newCommandId(),
  { call, pause } = wire,
): Promise<TopicReply<TopicAnswers[Type]>> {
  const type: Type = command.type;
  for (let isRetry = false; ; isRetry = true) {
    const sentAtMs = Date.now();
    try {
      const answer = answerSchema.parse(await call({ commandId, command }));
      serverClock.note({ sentAtMs, receivedAtMs: Date.now(), serverAtMs: answer.atMs });
      if (answer.ok) return { status: 'done', value: READERS[type](answer.value) };
      return { status: 'refused', refusal: answer.refusal, message: answer.message };
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
