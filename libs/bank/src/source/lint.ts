import type { CaseArgument, CaseFile } from '@rostrum/domain';
import { schoolYear } from './readability.ts';

/** Lengths in words, at least and at most. */
const WORDS = {
  background: [80, 150],
  claim: [5, 26],
  why: [22, 65],
  so: [12, 50],
  example: [10, 50],
  answer: [22, 65],
} as const;
const ARGUMENTS_OF_A_SIDE = [3, 4] as const;
const TERMS = [2, 4] as const;
const MOTION_CHARACTERS_MOST = 180;
/** How much longer one side may be than the other. */
const IMBALANCE_MOST = 1.25;
const SENTENCE_WORDS_MOST = 45;
/** A bright fifteen-year-old reads it with ease. */
const SCHOOL_YEAR_MOST = 9;
/** The share of words in common with which two motions are the same one. */
const ALIKE_FROM = 0.6;

const MOTION = /^This house(?:,| )/;
const SOURCE =
  /^(?:law|treaty|court|official|encyclopaedia|history|book|research|press|statistics|science): \S|^(?:history|science|encyclopaedia)$/;
/** Words that no native speaker of today would choose here, and worn phrases. */
const WORN =
  /\b(?:whoever|anew|nowadays|in today's world|it is important to note|plays a (?:crucial|vital) role|moreover|furthermore|delve)\b/i;
/** Words of the form of a motion, which say nothing about its subject. */
const FORM = new Set(
  'this house would believes that should regrets prefers supports opposes with their from people have more than'.split(
    ' ',
  ),
);

/** Everything that is wrong with the bank, each with its file. */
export function lintBank(bank: readonly CaseFile[]): string[] {
  return [...bank.flatMap(lintCaseFile), ...sameSentences(bank), ...alikeMotions(bank)];
}

/** Everything that is wrong with one file by itself. */
export function lintCaseFile(file: CaseFile): string[] {
  const { motion, background, terms, facts } = file;
  const sides = { For: file.arguments.for, Against: file.arguments.against };
  const [shorter = 0, longer = 0] = Object.values(sides)
    .map(wordsOfSide)
    .toSorted((one, other) => one - other);
  const whole = [
    background,
    ...Object.values(sides)
      .flat()
      .flatMap((one) => Object.values(one)),
  ].join(' ');
  const worn = WORN.exec(whole)?.[0];
  return [
    !MOTION.test(motion) && `The motion does not begin with “This house”: ${motion}`,
    /[.?!]$/.test(motion) && 'The motion ends with a stop.',
    motion.length > MOTION_CHARACTERS_MOST && `The motion has ${motion.length} characters.`,
    ...outside('The background', count(background), WORDS.background, 'words'),
    ...outside('The file', terms.length, TERMS, 'terms'),
    facts.length === 0 && 'There is no fact with its source.',
    ...facts.map(({ source }) => !SOURCE.test(source) && `This names no kind of source: ${source}`),
    ...Object.entries(sides).flatMap(([side, list]) => [
      ...outside(side, list.length, ARGUMENTS_OF_A_SIDE, 'arguments'),
      ...list.flatMap((argument) => lintArgument(side, argument)),
    ]),
    longer > shorter * IMBALANCE_MOST && `The sides have ${shorter} and ${longer} words.`,
    worn !== undefined && `This is worn: ${worn}`,
    schoolYear(whole) > SCHOOL_YEAR_MOST &&
      `This is hard to read: school year ${schoolYear(whole).toFixed(1)}.`,
    ...sentencesOf(whole).map(
      (sentence) => count(sentence) > SENTENCE_WORDS_MOST && `This is too long: ${sentence}`,
    ),
  ].flatMap((fault) => (typeof fault === 'string' ? [`${nameOf(file)}: ${fault}`] : []));
}

function lintArgument(side: string, argument: CaseArgument): string[] {
  return Object.entries(argument).flatMap(([part, text]) =>
    outside(`${side}, “${argument.claim}”: ${part}`, count(text), WORDS[part as keyof CaseArgument], 'words'),
  );
}

function outside(
  name: string,
  value: number,
  [least, most]: readonly [number, number],
  unit: string,
): string[] {
  return value < least || value > most ? [`${name} has ${value} ${unit}, not ${least} to ${most}.`] : [];
}

/** A sentence that fits two motions says nothing about either. */
function sameSentences(bank: readonly CaseFile[]): string[] {
  const first = new Map<string, string>();
  return bank.flatMap((file) => {
    const texts = [...file.arguments.for, ...file.arguments.against].flatMap((one) => Object.values(one));
    return [file.background, ...texts].flatMap(sentencesOf).flatMap((sentence) => {
      const known = first.get(sentence.toLowerCase());
      if (known === undefined) first.set(sentence.toLowerCase(), nameOf(file));
      const isSame = known !== undefined && known !== nameOf(file) && count(sentence) >= 5;
      return isSame ? [`${nameOf(file)}: This is also in ${known}: ${sentence}`] : [];
    });
  });
}

function alikeMotions(bank: readonly CaseFile[]): string[] {
  const subjects = bank.map((file) => ({ file, words: subjectOf(file.motion) }));
  return subjects.flatMap(({ file, words }, index) =>
    subjects.slice(0, index).flatMap((other) => {
      const shared = [...words].filter((word) => other.words.has(word)).length;
      const share = shared / (words.size + other.words.size - shared);
      return share > ALIKE_FROM ? [`${nameOf(file)}: This is the motion of ${nameOf(other.file)}.`] : [];
    }),
  );
}

function subjectOf(motion: string): ReadonlySet<string> {
  const words = motion.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3 && !FORM.has(word)));
}

function wordsOfSide(side: readonly CaseArgument[]): number {
  return count(side.flatMap((argument) => Object.values(argument)).join(' '));
}

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim());
const nameOf = ({ category, slug }: CaseFile): string => `${category}/${slug}.md`;
