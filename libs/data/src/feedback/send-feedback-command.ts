import {
  FEEDBACK_REFUSALS,
  type FeedbackCommand,
  type FeedbackCommandInput,
  type FeedbackRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/area-commands.ts';
import { nothing } from '../commands/read-answer.ts';
import type { ReplyOf } from '../commands/send-command.ts';

/** What became of a command of the area `feedback`. */
export type FeedbackReply = ReplyOf<Record<string, never>, FeedbackRefusal>;

export type FeedbackAnswers = Record<FeedbackCommand['type'], Record<string, never>>;

/** Asks the area `feedback` for something; see `sendCommand`. */
export const sendFeedbackCommand = areaCommands<FeedbackCommandInput, FeedbackAnswers, FeedbackRefusal>({
  name: 'feedback',
  refusals: FEEDBACK_REFUSALS,
  values: {
    rate: nothing,
    correctMap: nothing,
    askReport: nothing,
    suggest: nothing,
    answerSuggestion: nothing,
    reportUnreadable: nothing,
  },
});
