import type { Restriction, Statement } from '@rostrum/domain';
import type { Found, Way } from './look.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import { basisOf } from './basis.ts';

const WHERE: Record<Restriction, string> = {
  held: 'In this debate and its record: nobody but the author and the host reads the message.',
  hidden: 'In this debate and its record: nobody but the author and the host reads the message.',
  slowed: 'On the floor of this debate: no message of this person.',
  cooledOff: 'On the floor of this debate: no message of anybody, both sides alike.',
  stopped: 'In this debate: it stands still for everybody.',
};

const APPEAL =
  'Tap "Appeal" on this card within seven days: a human who did not act here decides. You may also turn to an out-of-court dispute settlement body or to a court.';

/**
 * The statement of reasons of a restriction; undefined if nothing is restricted. A public statement points at
 * nobody.
 */
export function stateReasons(
  found: Found,
  { restricts, isAnonymous }: Way,
  atMs: number,
): Statement | undefined {
  if (!restricts) return undefined;
  const { restrictions, untilMs, explanation } = restricts;
  return {
    restrictions: [...restrictions],
    where: [...new Set(restrictions.map((restriction) => WHERE[restriction]))].join(' '),
    fromMs: atMs,
    untilMs,
    facts: isAnonymous ? explanation : factsOf(found),
    foundBy: 'ownInitiative',
    automatedDetection: true,
    automatedDecision: true,
    ground: 'houseRules',
    rule: basisOf(found.act, found.rule),
    explanation,
    appeal: APPEAL,
    appealUntilMs: atMs + POLICY_LIMITS.appealMs,
  };
}

function factsOf({ spans, band, why, score }: Found): string {
  const places = spans.map(({ start, end }) => `characters ${start + 1}–${end}`).join(', ');
  const facts = why.map(({ label, value }) => `${label}: ${value}`);
  const sure = score === null ? 'counted' : `confidence ${band}, ${score.toFixed(2)}`;
  return [...(places ? [`Found in ${places} of the message`] : []), ...facts, sure].join('; ') + '.';
}
