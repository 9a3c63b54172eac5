import { placeAfter, type Span } from '@rostrum/domain';
import * as m from '@rostrum/words/ui-debate';
import { language } from '@rostrum/words';

/**
 * `closed`: no floor. `open`: on turn. `draft`: writing is possible, sending not yet; the note says when. `grace`: the
 * time is over, sending still works. `offline`: the draft is kept.
 */
export type ComposerState = 'closed' | 'open' | 'draft' | 'grace' | 'offline';

/** The place of what is too much of a text, in UTF-16 units; undefined if it fits. */
export function excessOf(text: string, limit: number): Span | undefined {
  const start = placeAfter(text, Math.max(0, limit));
  return start < text.length ? { start, end: text.length } : undefined;
}

/** Why the words cannot go out now, in words for the person; undefined when they can. */
export function reasonNotToSend(draft: {
  state: ComposerState;
  note: string | undefined;
  used: number;
  limit: number;
}): string | undefined {
  if (draft.state === 'closed' || draft.state === 'draft') return draft.note ?? m.notYourFloor();
  if (draft.used === 0) return m.writeFirst();
  if (draft.used > draft.limit) return tooMany(draft.used - draft.limit);
  if (draft.state === 'offline') return m.offline();
  return undefined;
}

function tooMany(characters: number): string {
  return m.tooManyCharacters({ count: characters, written: grouped(characters) });
}

/** A whole number as `1,350`. By hand: the first use of `toLocaleString` holds a phone's page for a tenth of a second. */
export function grouped(value: number): string {
  // In Spanish four digits stand together.
  if (language() === 'es' && value < 10_000) return String(value);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, m.thousandsSign());
}
