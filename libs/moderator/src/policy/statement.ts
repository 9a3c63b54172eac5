import type { Restriction, Statement } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, Way } from './look.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import { basisOf } from './basis.ts';
import { confidenceOf } from './why.ts';

const WHERE: Record<Restriction, () => string> = {
  held: m.whereHeld,
  hidden: m.whereHeld,
  slowed: m.whereSlowed,
  cooledOff: m.whereCooledOff,
  stopped: m.whereStopped,
};

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
    where: [...new Set(restrictions.map((restriction) => WHERE[restriction]()))].join(' '),
    fromMs: atMs,
    untilMs,
    facts: isAnonymous ? explanation : factsOf(found),
    foundBy: 'ownInitiative',
    automatedDetection: true,
    automatedDecision: true,
    ground: 'houseRules',
    rule: basisOf(found.act, found.rule),
    explanation,
    appeal: m.howToAppeal(),
    appealUntilMs: atMs + POLICY_LIMITS.appealMs,
  };
}

function factsOf({ spans, band, why, score }: Found): string {
  const places = spans
    .map(({ start, end }) => m.characters({ from: String(start + 1), to: String(end) }))
    .join(', ');
  const facts = why.map(({ label, value }) => `${label}: ${value}`);
  const sure = score === null ? m.countedFact() : m.confidenceFact({ confidence: confidenceOf(band, score) });
  return [...(places ? [m.foundInCharacters({ places })] : []), ...facts, sure].join('; ') + '.';
}
