import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged } from '../signals-by-kind.ts';
import { isExchange } from '../steps.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { isFactual } from './phrases.ts';
import { fromSignal, quoteAt } from '../words.ts';

export const EVIDENCE: PostedRegistration = {
  on: 'posted',
  rule: evidence,
  stage: 'comment',
  order: 5,
  whilePaused: null,
  addsToShown: false,
  hintsOnDraft: false,
};

/** An unsupported claim about the world in an exchange: asks everybody for support, and never doubts the person. */
function evidence({ message, room, signals, step }: MessageLook): Found[] {
  const claim = flagged(signals, 'claim');
  const support = signals.get('evidence');
  const isSupported = !support || support.flag !== false;
  if (!claim || isSupported || !isExchange(step) || message.kind === 'question') return [];
  const quote = claim.spans
    .map((span) => quoteAt(message.text, [span]))
    .find((words) => words !== null && isFactual(words));
  if (quote === undefined || quote === null) return [];
  const asks = reaches(claim.band, STRICTNESS_TABLES[room.strictness].evidenceFrom);
  return [
    {
      act: 'evidence',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'honest',
      ...fromSignal(claim),
      because: `confidence ${claim.band} is below what this room acts on`,
      ways: asks
        ? [
            {
              reach: 'public',
              to: 'all',
              level: null,
              says: `What supports “${quote}”?`,
              quote,
              offers: ['source'],
            },
          ]
        : [],
    },
  ];
}
