import * as m from '@rostrum/words/moderator-motions';
import type { MotionFinding } from './finding.ts';

/** A word that turns the sense round. */
const HARD = "(?:not|never|nobody|no one|none|no|nothing|neither|cannot|\\p{L}+n['’]t)";
/** An act or judgement that holds a no itself. */
const SOFT =
  '(?:den(?:y|ies|ied|ying)|oppos(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|prohibit(?:s|ed|ing)?|refus(?:e|es|ed|ing|al)|reject(?:s|ed|ing)?|forbid(?:s|den|ding)?|fail(?:s|ed|ing|ure|ures)?|lack(?:s|ed|ing)?|ban(?:s|ned|ning)?|stop(?:s|ped|ping)?|abolish(?:es|ed|ing)?|end|avoid(?:s|ed|ing)?|unable|unaccept\\p{L}+|unreason\\p{L}+|unfair\\p{L}*|unjust\\p{L}*|impossible|illegal|unlawful|wrong|unwise|unnecessary|undemocratic|immoral|disagree\\p{L}*|doubts?|without)';
const ANY = new RegExp(`(?<![\\p{L}-])(?:${HARD}|${SOFT})(?![\\p{L}-])`, 'giu');
const IS_HARD = new RegExp(`^${HARD}$`, 'iu');
/** "not only … but", "whether or not", "no longer", "no more than": no negation to be counted. */
const IDLE =
  /\b(?:not only|whether or not|or not|no longer|no matter|no more than|no less than|no confidence|no doubt|not least|a no|no-\p{L}+|if not|why not|to stop|in order not|no part in|no exception|no means no|(?:say|says|said|saying) no|no exceptions|no right to|(?:even )?without|rather than not)\b/giu;

/** Three negations, or two that meet: a reader can't tell which side says no. */
export function findNegations(motion: string): MotionFinding[] {
  const readable = motion.replaceAll(IDLE, (words) => '·'.repeat(words.length));
  const found = [...readable.matchAll(ANY)].map(({ 0: word, index }) => ({
    isHard: IS_HARD.test(word),
    start: index,
    end: index + word.length,
  }));
  const hard = found.filter(({ isHard }) => isHard);
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return [];
  const isStacked = hard.length >= 2 ? areNear(hard) : hard.length === 1 && found.length >= 3;
  const meets = hard.length >= 1 && found.some((one, at) => one.isHard && meetsNext(readable, found, at));
  const isDenied = found.some(
    ({ start, end }, at) =>
      /^(?:den|doubt|disagree)/iu.test(motion.slice(start, end)) &&
      found.slice(at + 1).some(({ isHard }) => isHard),
  );
  if (!isStacked && !meets && !isDenied) return [];
  return [
    {
      kind: 'negations',
      start: first.start,
      end: last.end,
      reason: m.negations(),
      rewrite: withoutPair(motion),
      weight: 0.7,
    },
  ];
}

type Place = { isHard: boolean; start: number; end: number };

/** Two of them in one breath, and not one for each half of a sentence. */
function areNear(hard: readonly Place[]): boolean {
  return hard.some((one, at) => {
    const next = hard[at + 1];
    return next !== undefined && next.start - one.end < 60;
  });
}

/** "not oppose", "never unacceptable": the two words touch, or nearly do. */
function meetsNext(text: string, found: readonly Place[], at: number): boolean {
  const [one, next] = [found[at], found[at + 1]];
  if (!one || !next) return false;
  const between = text.slice(one.end, next.start);
  const word = text.slice(next.start, next.end);
  return (
    between.trim() === '' &&
    /^(?:oppos|reject|refus|den|disagree|un|im|il|wrong|doubt|fail|lack|forbid|prohibit)/iu.test(word) &&
    !/^(?:deny|denied)$/iu.test(word)
  );
}

/** "does not believe that it is not wrong" → "believes that it is wrong". */
function withoutPair(motion: string): string | null {
  const pair =
    /^(.*?\bhouse) (?:does not|doesn['’]t|do not) (believe|think)( that)?(.*?) (is|are|was|were|should|would|can|will) ?(?:not|n['’]t) (.*)$/iu.exec(
      motion,
    );
  if (!pair) return null;
  const [, house, verb, , subject = '', copula, rest] = pair;
  return `${house} ${verb}s that${subject} ${copula} ${rest}`;
}
