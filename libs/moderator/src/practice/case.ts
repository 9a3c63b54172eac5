import {
  motionFingerprint,
  type CaseSource,
  type KeyTerm,
  type Side,
  type TopicContent,
} from '@rostrum/domain';
import { motionBank } from '../topics/bank.ts';
import { generalPoints } from './general-points.ts';
import { withoutMarks } from './quotes.ts';

/** The stored arguments for a motion, from a topic or the bank. */
export type Stored = Pick<TopicContent, 'arguments' | 'terms'>;

/** The opponent's material: its own points, best first, and terms to define. */
export type Case = { points: readonly string[]; terms: readonly KeyTerm[]; from: CaseSource };

/**
 * The case of a side. Generic points come last, so that a long debate has material left; `from` names the source of
 * the case.
 */
export function caseFor(motion: string, side: Side, topic?: Stored): Case {
  const found = storedFor(motion, side, topic);
  if (!found) return { points: generalPoints(motion, side), terms: [], from: 'general' };
  const points = found.stored.arguments[side].map(withoutMarks).map(asSentence);
  return {
    points: [...points, ...generalPoints(motion, side, 'the motion')],
    terms: found.stored.terms,
    from: found.from,
  };
}

let bankByPrint: ReadonlyMap<string, TopicContent> | undefined;

function storedFor(motion: string, side: Side, topic: Stored | undefined) {
  if (topic && topic.arguments[side].length > 0) return { stored: topic, from: 'topic' as const };
  bankByPrint ??= new Map(motionBank().map((one) => [motionFingerprint(one.motion), one]));
  const known = bankByPrint.get(motionFingerprint(motion));
  return known && { stored: known, from: 'bank' as const };
}

function asSentence(text: string): string {
  const words = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/u.test(words) ? words : `${words}.`;
}
