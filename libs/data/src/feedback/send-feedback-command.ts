import * as z from 'zod/mini';
import { FEEDBACK_REFUSALS, type FeedbackCommandInput, type FeedbackRefusal } from '@rostrum/domain';
import { newCommandId, sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';

/** What became of a command of the area `feedback`. */
export type FeedbackReply = ReplyOf<undefined, FeedbackRefusal>;

const refusals = Object.keys(FEEDBACK_REFUSALS);
const answerSchema = z.union([
  z.object({
    ok: z.literal(true),
    value: z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
    atMs: z.number(),
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.custom<FeedbackRefusal>((value) => typeof value === 'string' && refusals.includes(value)),
    message: z.string(),
    atMs: z.number(),
  }),
]);

type Sent = { commandId: string; command: FeedbackCommandInput };
const feedback: Wire<Sent> = wireTo('feedback');

/** Asks the area `feedback` for something; see `sendCommand`. */
export function sendFeedbackCommand(
  command: FeedbackCommandInput,
  commandId = newCommandId(),
  wire = feedback,
): Promise<FeedbackReply> {
  return sendCommand(command.type, { commandId, command }, (data) => answerSchema.parse(data), wire);
}
