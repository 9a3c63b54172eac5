import { GROUP, WORD } from '../lexicon/word-class.ts';
import { spanOf, type Analysis } from '../text/analysis.ts';
import { placesOfPeople } from './people.ts';
import { isAgainst, readMotion, type ReadMotion } from './read-motion.ts';

const PEOPLE = GROUP | WORD.otherGroup | WORD.slur;
const SIGN = '\uE000';
const SIGNS = /\uE000+(?:[ -]\uE000+)*/gu;

/**
 * What a motion would do or holds, of anybody: "THW tax Sikhs" is "We would tax those people". Who speaks and who is meant
 * tells nothing about an attack.
 */
export function aboutAnybody(analysis: Analysis): string {
  const { original, tokens } = analysis;
  const isPeople = placesOfPeople(original);
  tokens.forEach(({ classes }, at) => {
    if ((classes & PEOPLE) === 0) return;
    const { start, end } = spanOf(analysis, at);
    isPeople.fill(true, start, end);
  });
  const signed = isPeople.map((is, at) => (is ? SIGN : (original[at] ?? ''))).join('');
  const motion = readMotion(signed.replaceAll(SIGNS, 'those people'));
  return `${openingOf(motion)}${motion.claim}`;
}

/* eslint-disable words/visible -- The engine reads these words, and nobody else. */
function openingOf(motion: ReadMotion): string {
  if (!motion.isHouse) return '';
  if (isAgainst(motion)) return 'We regret ';
  return /^(?:would|prefers?)$/u.test(motion.stance)
    ? `We would ${motion.isDenied ? 'not ' : ''}`
    : 'We say ';
}
/* eslint-enable words/visible */
