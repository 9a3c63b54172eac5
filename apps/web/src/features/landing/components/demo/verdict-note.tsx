import { Note } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import type { DraftDecision } from '../../../../shared/engine/jobs/judge-visitor.ts';

/** The moderator's private words to the writer, word for word as in a room. */
export function VerdictNote({ verdict, posted }: { verdict: NonNullable<DraftDecision>; posted: boolean }) {
  const { says, quote, rule, why } = verdict.intervention;
  return (
    <Note
      kind="private"
      verb={verbOf(verdict.holds, posted)}
      say={quote ? `${says} “${quote}”` : says}
      rule={rule}
      why={why.map(({ label, value }) => ({ term: label, detail: value }))}
    />
  );
}

function verbOf(holds: boolean, posted: boolean): string {
  if (holds) return posted ? m.holds() : m.wouldHold();
  return posted ? m.sendsNote() : m.wouldSendNote();
}
