import { hasActed, type ActedDecision } from './decision.ts';
import type { PolicyEventOf } from './event.ts';
import { moderate } from './moderate.ts';
import type { SignalKind } from './signals-by-kind.ts';
import type { Finding } from '../heads/finding.ts';
import type { ModeratorState } from './state.ts';

export type NoteAfterwards = { state: ModeratorState; note: ActedDecision | null };

/**
 * The consequence of what a slower engine found in a shown message: a private note to the author, or nothing. The policy may remind everybody
 * after a finding, so we tell it that it just did. The note is counted and remembered as given. Nobody climbs the
 * ladder through it, and every other decision is dropped.
 */
export function noteAfterwards(
  state: ModeratorState,
  event: PolicyEventOf<'classified'>,
  signals: readonly Finding<SignalKind>[],
  nowMs: number,
): NoteAfterwards {
  const hushed = { ...state, record: { ...state.record, lastPublicAtMs: event.atMs } };
  const outcome = moderate(hushed, event, signals, nowMs);
  const acted = outcome.decisions.filter(hasActed);
  const [note] = acted;
  if (!note || acted.length > 1 || !isOnlyNote(note, event.message.authorId)) return { state, note: null };
  const { notedAtMs, done } = outcome.state.record;
  const { pulse, ledger } = outcome.state;
  return { state: { pulse, ledger, record: { ...state.record, notedAtMs, done } }, note };
}

/** Takes nothing from anybody and is read by the author alone, and by the host. */
function isOnlyNote({ effects, holds, intervention }: ActedDecision, authorId: string): boolean {
  return (
    effects.length === 0 && !holds && intervention.to === authorId && intervention.statement === undefined
  );
}
