import { flagReasonSchema, type FlagReason } from '@rostrum/domain';

export const FLAG_REASONS = flagReasonSchema.options;

/** The reasons for a flag, in the person's words. */
export const FLAG_WORDS: Readonly<Record<FlagReason, string>> = {
  attack: 'It attacks a person',
  offTopic: 'It is off the topic',
  private: 'It says something private',
  spam: 'It is spam',
  other: 'Something else',
};
