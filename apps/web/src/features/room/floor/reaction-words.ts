import { reactionSchema, type Reaction } from '@rostrum/domain';
import * as m from '@rostrum/words/room-floor';

export const REACTIONS = reactionSchema.options;

export const REACTION_WORDS: Readonly<Record<Reaction, () => string>> = {
  strongPoint: m.strongPoint,
  sourcePlease: m.sourcePlease,
  changedMyMind: m.changedMyMind,
};
