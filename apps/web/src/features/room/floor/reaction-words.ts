import { reactionSchema, type Reaction } from '@rostrum/domain';

export const REACTIONS = reactionSchema.options;

export const REACTION_WORDS: Readonly<Record<Reaction, string>> = {
  strongPoint: 'Strong point',
  sourcePlease: 'Source?',
  changedMyMind: 'Changed my mind',
};
