import {
  hasOwnCase,
  motionFingerprint,
  type CaseArgument,
  type CaseFile,
  type CaseSource,
  type Side,
  type TopicContent,
} from '@rostrum/domain';
import { withoutMarks } from './quotes.ts';
import { sentencesIn } from './segments.ts';

/** An argument of a side. A topic's author writes the claim alone; the bank has all of it. */
export type CasePoint = Pick<CaseArgument, 'claim'> & Partial<CaseArgument>;

/** What a practice debate is argued from. The answers under a side's points belong to the other side. */
export type PracticeCase = Pick<CaseFile, 'background' | 'terms' | 'facts'> & {
  from: CaseSource;
  arguments: Readonly<Record<Side, readonly CasePoint[]>>;
};

type Written = Pick<TopicContent, 'motion' | 'arguments' | 'background' | 'terms'>;

/**
 * The case for a motion: the bank's file, or else the arguments of the topic's author; undefined if there is neither.
 * `file`: the file of this very motion. A topic with another motion is no case for it.
 */
export function practiceCase(
  motion: string,
  file: CaseFile | undefined,
  topic: Written | undefined,
): PracticeCase | undefined {
  if (file) return { ...file, from: 'bank' };
  const isTopics = topic && motionFingerprint(topic.motion) === motionFingerprint(motion);
  return isTopics && hasOwnCase(topic) ? fromTopic(topic) : undefined;
}

function fromTopic({ arguments: { for: pro, against }, background, terms }: Written): PracticeCase {
  return {
    from: 'topic',
    background: withoutMarks(background),
    terms,
    facts: [],
    arguments: { for: pro.map(asPoint), against: against.map(asPoint) },
  };
}

function asPoint(line: string): CasePoint {
  const claim = withoutMarks(line);
  const words = claim.charAt(0).toUpperCase() + claim.slice(1);
  return { claim: /[.!?]$/u.test(words) ? words : `${words}.` };
}

/** The words of an argument itself, without the other side's answer. */
export function wordsOf({ claim, why, so, example }: CasePoint): string[] {
  return [claim, why, so, example].filter((part) => part !== undefined);
}

/** Everything that is said about an argument, by both sides. */
export function textsAbout(point: CasePoint): string[] {
  return point.answer === undefined ? wordsOf(point) : [...wordsOf(point), point.answer];
}

/** What either side can say: sentences of the background, the facts, and what the terms mean. */
export function neutralLines({ background, facts, terms }: PracticeCase): string[] {
  return [
    ...sentencesIn(background),
    ...facts.map(({ says }) => says),
    // eslint-disable-next-line words/visible -- Said in a debate, which is in English.
    ...terms.map(({ term, meaning }) => `By ${inside(term)} I mean ${meaning.replace(/[.\s]+$/u, '')}.`),
  ];
}

/** A term as it stands inside a sentence: names and abbreviations keep their capitals. */
function inside(term: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}
