import type { Wish } from '../actions/index.ts';

/** The single keys of a room, and their actions: the first available one. */
export const SHORTCUTS: readonly { key: string; words: string; actions: readonly Wish['type'][] }[] = [
  { key: 'y', words: 'Yield the floor', actions: ['yield'] },
  { key: 'h', words: 'Raise or lower your hand', actions: ['raiseHand', 'lowerHand'] },
  { key: 'p', words: 'Offer a point of information', actions: ['offerPoi'] },
  { key: 'a', words: 'Take the point that is offered', actions: ['acceptPoi'] },
  { key: 'd', words: 'Decline the point that is offered', actions: ['declinePoi'] },
  { key: 't', words: 'Take or end preparation time', actions: ['takePrep', 'endPrep'] },
];

/** Opens the list of the keys. */
export const HELP_KEY = '?';
/** Puts the cursor into the composer. */
export const WRITE_KEY = 'w';
