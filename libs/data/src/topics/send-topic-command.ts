import * as z from 'zod/mini';
import {
  TOPIC_ANSWERS,
  TOPIC_REFUSALS,
  type TopicAnswers,
  type TopicCommand,
  type TopicCommandInput,
  type TopicRefusal,
} from '@rostrum/domain';
import { newCommandId, sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';

/** A command as it is written, before it is tidied and checked. */
export type TopicCommandInputOf<Type extends TopicCommand['type']> = Extract<
  TopicCommandInput,
  { type: Type }
>;

/** What became of a command about topics. */
export type TopicReply<Value> = ReplyOf<Value, TopicRefusal>;

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

type Sent = { commandId: string; command: TopicCommandInput };
const topics: Wire<Sent> = wireTo('topics', TIMEOUT_MS);

/** Reads the value of one kind of command. */
const READERS: { [Type in TopicCommand['type']]: (value: unknown) => TopicAnswers[Type] } = {
  publish: (value) => TOPIC_ANSWERS.publish.parse(value),
  edit: (value) => TOPIC_ANSWERS.edit.parse(value),
  withdraw: (value) => TOPIC_ANSWERS.withdraw.parse(value),
  decideReport: (value) => TOPIC_ANSWERS.decideReport.parse(value),
  vote: (value) => TOPIC_ANSWERS.vote.parse(value),
  report: (value) => TOPIC_ANSWERS.report.parse(value),
  propose: (value) => TOPIC_ANSWERS.propose.parse(value),
};

/** Asks the area `topics` for something; see `sendCommand`. */
export function sendTopicCommand<Type extends TopicCommand['type']>(
  command: TopicCommandInputOf<Type>,
  commandId = newCommandId(),
  wire = topics,
): Promise<TopicReply<TopicAnswers[Type]>> {
  const type: Type = command.type;
  const read = (data: unknown) => {
    const answer = answerSchema.parse(data);
    return answer.ok ? { ...answer, value: READERS[type](answer.value) } : answer;
  };
  return sendCommand(type, { commandId, command }, read, wire);
}
