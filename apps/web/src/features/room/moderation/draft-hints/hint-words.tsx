import { asNode } from '@rostrum/ui';
import { attackKind } from '@rostrum/words/moderator-policy';
import * as m from '@rostrum/words/room-moderation';
import type { ReactNode } from 'react';
import type { DraftHint } from '../../../../shared/engine/jobs/judge-draft.ts';

/** One sentence about the words and one about the consequence. */
export function HintWords({ hint, isHost }: { hint: DraftHint; isHost: boolean }) {
  return (
    <>
      {asNode(aboutOf(hint))} {afterOf(hint, isHost)}
    </>
  );
}

function aboutOf({ act, quote, kind }: DraftHint): readonly ReactNode[] {
  const quotation = {
    said: quote === null ? 'nothing' : 'quoted',
    quote: quote ?? '',
    words: (inside: readonly ReactNode[]): ReactNode => (
      <q className="serif" dir="auto">
        {asNode(inside)}
      </q>
    ),
  };
  if (act === 'severe') return m.hintSevere({ ...quotation, kind: kind ?? m.hurtful() });
  if (act === 'privacy') return m.hintPrivacy(quotation);
  if (act === 'heat') return m.hintHeat(quotation);
  // The head names the kind in the language of the page.
  return kind === attackKind({ kind: 'group' }) ? m.hintGroup(quotation) : m.hintPerson(quotation);
}

function afterOf({ act, holds }: DraftHint, isHost: boolean): string {
  if (act === 'heat') return '';
  if (act === 'severe') return m.sentSevere({ reader: isHost ? 'host' : 'other' });
  return holds ? m.sentHeld() : m.sentNoted();
}
