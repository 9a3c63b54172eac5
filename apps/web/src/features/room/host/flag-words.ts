import { flagReasonSchema, type FlagReason } from '@rostrum/domain';
import * as m from '@rostrum/words/room-host';

export const FLAG_REASONS = flagReasonSchema.options;

/** The reasons for a flag, in the person's words. */
export const FLAG_WORDS: Readonly<Record<FlagReason, () => string>> = {
  attack: m.attack,
  offTopic: m.offTopic,
  private: m.isPrivate,
  spam: m.spam,
  other: m.somethingElse,
};
