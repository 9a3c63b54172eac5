import type { Wish } from '../actions/index.ts';

/** The single keys of a room, and their actions: the first available one. */
export const SHORTCUTS: readonly { key: string; words: string; acts: readonly Wish['type'][] }[] = [
  { key: 'y', words: 'Yield the floor', acts: ['yield'] },
  { key: 'h', words: 'Raise or lower your hand', acts: ['raiseHand', 'lowerHand'] },
  { key: 'p', words: 'Offer a point of information', acts: ['offerPoi'] },
  { key: 'a', words: 'Take the point that is offered', acts: ['acceptPoi'] },
  { key: 'd', words: 'Decline the point that is offered', acts: ['declinePoi'] },
  { key: 't', words: 'Take or end preparation time', acts: ['takePrep', 'endPrep'] },
];

/** Opens the list of the keys. */
export const HELP_KEY = '?';
/** Puts the cursor into the composer. */
export const WRITE_KEY = 'w';
