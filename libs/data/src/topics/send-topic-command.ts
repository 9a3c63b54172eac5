import {
  TOPIC_ANSWERS,
  TOPIC_REFUSALS,
  type TopicAnswers,
  type TopicCommandInput,
  type TopicRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/send-command.ts';

/** A model takes longer than anything else, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Asks the area `topics` for something. */
export const sendTopicCommand = areaCommands<TopicCommandInput, TopicAnswers, TopicRefusal>({
  name: 'topics',
  refusals: TOPIC_REFUSALS,
  values: TOPIC_ANSWERS,
  timeout: TIMEOUT_MS,
});
