import { findAccusation } from './accuses-person.ts';
import type { Attack } from './attack-rule.ts';
import { findAttacks } from './attacks-people.ts';
import { FINDING_KINDS, isFault, unfairness, type MotionFinding } from './finding.ts';
import { findLoaded } from './loaded.ts';
import { withSoundRewrites } from './mended.ts';
import { findNegations } from './negations.ts';
import { findNoMotion } from './no-motion.ts';
import { readMotion } from './read-motion.ts';
import { findSensitive } from './sensitive.ts';
import { findSettledFact } from './settled-fact.ts';
import { findStatementOfFact } from './statement-of-fact.ts';
import { findTruism } from './truism.ts';
import { findTwoMotions } from './two-motions.ts';
import { findTooBroad } from './too-broad.ts';
import { findVague } from './vague.ts';

/** Longer texts are no motions. Only their beginning is read, so that any text takes bounded time. */
const LONGEST = 600;

/**
 * Everything that may keep a motion from being argued fairly, in the order of the text. Each rewrite passes the check
 * itself. English only: of another language it says so, and no more. Only an attack on people forbids a motion.
 */
export function checkMotion(motion: string): MotionFinding[] {
  const text = motion.slice(0, LONGEST);
  return withSoundRewrites(text, findAll(text), findAll);
}

/** What a motion does to people: calls for harm, takes a right, or despises. Undefined if it attacks nobody. */
export function attackIn(motion: string): Attack | undefined {
  return findAttacks(readMotion(motion.slice(0, LONGEST)))[0]?.attack;
}

/** 0 … 1: how far a motion is from fair. Of two without a fault, the one that names an act is the safer one. */
export function scoreMotion(
  motion: string,
  findings: readonly MotionFinding[] = checkMotion(motion),
): number {
  const { isHouse, stance } = readMotion(motion);
  const doubt = isHouse
    ? /^(?:would|prefers?|opposes?|supports?|regrets?)$/u.test(stance)
      ? 0
      : 0.02
    : 0.04;
  return Math.min(1, unfairness(findings.filter(isFault)) + doubt);
}

function findAll(text: string): MotionFinding[] {
  if (text.trim() === '') return [];
  const motion = readMotion(text);
  const attacks = findAttacks(motion);
  if (attacks.length > 0) return attacks;
  const truisms = findTruism(motion);
  const accusations = findAccusation(motion);
  const none = findNoMotion(motion);
  if (none.length > 0 && (motion.isHouse || truisms.length + accusations.length === 0)) return none;
  const settled = findSettledFact(motion);
  const facts = [...accusations, ...settled, ...truisms].length > 0 ? [] : findStatementOfFact(motion);
  const vague = truisms.length > 0 ? [] : [...findVague(text), ...findTooBroad(text)];
  return [
    ...accusations,
    ...settled,
    ...facts,
    ...(settled.length > 0 ? [] : truisms),
    ...findTwoMotions(motion),
    ...findNegations(text),
    ...findLoaded(text),
    ...vague.slice(0, 1),
    ...findSensitive(text),
  ].sort(inOrder);
}

function inOrder(one: MotionFinding, other: MotionFinding): number {
  return (
    one.start - other.start ||
    FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind) ||
    one.end - other.end
  );
}
