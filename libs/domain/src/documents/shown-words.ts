import * as m from '@rostrum/words/shown-words';
import { own } from '../own.ts';
import { HIDDEN_LINES, HIDDEN_REASON, type Hidden } from './hidden-words.ts';

/** What readers see instead of a hidden message. */
export function hiddenLine(by: Hidden['by']): string {
  return by === 'house' ? m.hiddenByHouse() : m.hiddenByHost();
}

const SAID: Readonly<Record<string, () => string>> = {
  [HIDDEN_LINES.house]: m.hiddenByHouse,
  [HIDDEN_LINES.host]: m.hiddenByHost,
  [HIDDEN_REASON]: m.hiddenReason,
};

/** Stored words as people read them, with the sentences that replace hidden ones in the reader's language. */
export function shownWords(stored: string): string {
  return own(SAID, stored)?.() ?? stored;
}
