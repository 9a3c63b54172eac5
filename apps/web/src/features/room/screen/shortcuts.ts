import * as m from '@rostrum/words/room-screen';
import type { Wish } from '../actions/index.ts';

/** The single keys of a room, and their actions: the first available one. */
export const SHORTCUTS: readonly { key: string; words: () => string; actions: readonly Wish['type'][] }[] = [
  { key: 'y', words: m.keyYield, actions: ['yield'] },
  { key: 'h', words: m.keyHand, actions: ['raiseHand', 'lowerHand'] },
  { key: 'p', words: m.keyOfferPoi, actions: ['offerPoi'] },
  { key: 'a', words: m.keyAcceptPoi, actions: ['acceptPoi'] },
  { key: 'd', words: m.keyDeclinePoi, actions: ['declinePoi'] },
  { key: 't', words: m.keyPrep, actions: ['takePrep', 'endPrep'] },
];

/** Opens the list of the keys. */
export const HELP_KEY = '?';
/** Puts the cursor into the composer. */
export const WRITE_KEY = 'w';
