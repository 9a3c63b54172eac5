import type { Act } from '@rostrum/domain';
import type { DraftHint } from './judge-draft.ts';

/** A hint's words about its quotation. */
const ABOUT: Partial<Record<Act, string>> = {
  privacy: 'looks like somebody’s private details.',
  heat: 'The tone is rising. A calmer sentence is more likely to be answered.',
};

const AFTER: Partial<Record<Act, string>> = {
  severe: 'Sent like this, it is hidden and the debate stops until the host has looked at it.',
};

/** One sentence about the words and one about the consequence. */
export function HintWords({ act, quote, kind, holds }: DraftHint) {
  return (
    <>
      {quote !== null && (
        <>
          <q className="serif">{quote}</q>{' '}
        </>
      )}
      {aboutOf(act, kind)} {act !== 'heat' && (AFTER[act] ?? afterOf(holds))}
    </>
  );
}

function aboutOf(act: Act, kind: string | undefined): string {
  if (act === 'severe') return `reads as ${kind ?? 'something that can hurt somebody'}.`;
  if (ABOUT[act]) return ABOUT[act];
  return kind === 'attack on a group'
    ? 'speaks about a group of people, not about a claim.'
    : 'speaks about a person, not about a claim.';
}

function afterOf(holds: boolean): string {
  return holds
    ? 'Sent like this, it is held until you edit it.'
    : 'It would go out, with a private note to you.';
}
