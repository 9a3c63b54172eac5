import { FEEDBACK_REFUSALS, type FeedbackCommandInput, type FeedbackRefusal } from '@rostrum/domain';
import { answersWith } from '../commands/read-answer.ts';
import { newCommandId, sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';

/** What became of a command of the area `feedback`. */
export type FeedbackReply = ReplyOf<undefined, FeedbackRefusal>;

type Sent = { commandId: string; command: FeedbackCommandInput };
const feedback: Wire<Sent> = wireTo('feedback');
const read = answersWith(FEEDBACK_REFUSALS);

/** Asks the area `feedback` for something; see `sendCommand`. */
export function sendFeedbackCommand(
  command: FeedbackCommandInput,
  commandId = newCommandId(),
  wire = feedback,
): Promise<FeedbackReply> {
  return sendCommand(command.type, { commandId, command }, (answer) => read(answer, () => undefined), wire);
}
