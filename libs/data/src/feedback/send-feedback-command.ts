import {
  FEEDBACK_REFUSALS,
  type FeedbackCommand,
  type FeedbackCommandInput,
  type FeedbackRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/send-command.ts';
import { nothing } from '../commands/read-answer.ts';

export type FeedbackAnswers = Record<FeedbackCommand['type'], Record<string, never>>;

/** Sends a command to the area `feedback`; see `sendCommand`. */
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
