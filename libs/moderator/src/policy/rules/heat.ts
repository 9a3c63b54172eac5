import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { RegistrationOn } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { fromSignal, quoteAt } from '../words.ts';

export const HEAT: RegistrationOn<'drafted'> = {
  on: 'drafted',
  rule: heat,
};

/**
 * The tone rises over the last two messages and again in this draft: a hint to its writer, before anything is sent. It
 * rests on a forecast, so it is never more than that.
 */
function heat({ message, signals }: MessageLook, risks: readonly number[]): Found[] {
  const toxicity = signals.get('toxicity');
  const [before = 0, last = 0] = risks.slice(-2);
  if (!toxicity || risks.length < 2) return [];
  const isRising = before < last && last < toxicity.score && toxicity.score >= POLICY_LIMITS.heatFrom;
  if (!isRising) return [];
  const line = [before, last, toxicity.score].map((risk) => risk.toFixed(2)).join(', ');
  return [
    {
      act: 'heat',
      key: message.id,
      messageId: message.id,
      side: message.side,
      rule: 'claim',
      ...fromSignal(toxicity),
      why: [{ label: m.heatLine(), value: line }],
      ways: [
        {
          reach: 'always',
          to: message.authorId,
          level: 0,
          says: m.toneRises(),
          quote: quoteAt(message.text, toxicity.spans),
          offers: ['edit'],
        },
      ],
    },
  ];
}
