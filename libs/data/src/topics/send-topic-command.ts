import {
  TOPIC_ANSWERS,
  TOPIC_REFUSALS,
  type TopicAnswers,
  type TopicCommand,
  type TopicCommandInput,
  type TopicRefusal,
} from '@rostrum/domain';
import { answersWith } from '../commands/read-answer.ts';
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

type Sent = { commandId: string; command: TopicCommandInput };
const topics: Wire<Sent> = wireTo('topics', TIMEOUT_MS);
const read = answersWith(TOPIC_REFUSALS);

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
  return sendCommand(type, { commandId, command }, (answer) => read(answer, READERS[type]), wire);
}
