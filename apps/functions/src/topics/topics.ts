import { accessTo, refuse, TOPIC_REFUSALS, topicCommandSchema } from '@rostrum/domain';
import { database } from '../admin.ts';
import { openArea } from '../entrance/open-area.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { MODEL_SECRETS } from '../models/model-environment.ts';
import { hasAcceptedRules } from '../people/house-rules.ts';
import { handle } from './handle.ts';

/**
 * The area's one callable: every command about topics. A command's id determines the ids of what it creates, so it
 * acts once.
 */
export const topics = openArea(
  {
    name: 'topics',
    command: topicCommandSchema,
    refusals: TOPIC_REFUSALS,
    options: { secrets: [...MODEL_SECRETS, ...ENCODER_SECRETS] },
  },
  async ({ command, ...asked }) => {
    const db = database();
    const mayAct = !accessTo('topics', command.type).needsRules || (await hasAcceptedRules(db, asked.uid));
    return mayAct ? handle({ ...asked, db }, command) : refuse('rules-first');
  },
);
