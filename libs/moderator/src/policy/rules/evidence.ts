import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { flagged, isAbusive } from '../signals-by-kind.ts';
import { isExchange } from '../steps.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { statementToCheck } from './checkable.ts';
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

/**
 * An unsupported statement in an exchange that can be checked: a figure, a study, or what causes what. Asks everybody for
 * support, and never doubts the person.
 */
function evidence({ message, room, signals, step }: MessageLook): Found[] {
  const claim = flagged(signals, 'claim');
  const support = signals.get('evidence');
  const isSupported = !support || support.flag !== false;
  if (!claim || isSupported || isAbusive(signals) || !isExchange(step) || message.kind === 'question')
    return [];
  const statement = statementToCheck(message.text, claim.spans);
  const quote = statement && quoteAt(message.text, [statement]);
  if (!quote) return [];
  const asks = reaches(claim.band, STRICTNESS_TABLES[room.strictness].evidenceFrom);
  return [
    {
      act: 'evidence',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'honest',
      ...fromSignal(claim),
      spans: [statement],
      because: `confidence ${claim.band} is below what this room acts on`,
      ways: asks
        ? [
            {
              reach: 'public',
              to: 'all',
              level: null,
              says: m.whatSupports({ quote }),
              quote,
              offers: ['source'],
            },
          ]
        : [],
    },
  ];
}
