import { placeAfter, type Span } from '@rostrum/domain';

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
  if (draft.state === 'closed' || draft.state === 'draft') return draft.note ?? 'You do not have the floor.';
  if (draft.used === 0) return 'Write something first.';
  if (draft.used > draft.limit) return tooMany(draft.used - draft.limit);
  if (draft.state === 'offline') return 'You are offline. Your draft is kept on this device.';
  return undefined;
}

function tooMany(characters: number): string {
  return characters === 1 ? 'One character too many.' : `${grouped(characters)} characters too many.`;
}

/** A whole number as `1,350`. By hand: the first use of `toLocaleString` holds a phone's page for a tenth of a second. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
