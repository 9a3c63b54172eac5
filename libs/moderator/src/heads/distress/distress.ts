import { ownWords } from '../../attribution/own-words.ts';
import { fold, unfold } from '../../text/fold.ts';
import { bandOf, outermost, type Finding } from '../finding.ts';
import { HINTS, PLAIN, POSSIBLE } from './signs.ts';

/** How certain the words alone are, 0 … 1. From the threshold on, nobody else has to read them. */
const WEIGHTS = { plain: 0.85, possible: 0.6, supposed: 0.5, hint: 0.4 };
const THRESHOLD = 0.8;

type Pattern = { weight: number; expression: RegExp };

const patternsOf = (sources: readonly string[], weight: number): Pattern[] =>
  sources.map((source) => ({ weight, expression: new RegExp(`(?<![a-z'])(?:${source})(?![a-z])`, 'g') }));
const SIGNS = [...patternsOf(PLAIN, WEIGHTS.plain), ...patternsOf(POSSIBLE, WEIGHTS.possible)];
const HINTED = patternsOf([HINTS.join('|')], WEIGHTS.hint);

/** Hints are nothing in a text that is not about its author. */
const ABOUT_ONESELF = /\b(?:i|im|ive|id|i'm|me|my|myself|kms)\b/;
/** Before the words, in the same clause: they are supposed. */
const SUPPOSED = /\b(?:if|when|whether|suppose|imagine|unless|once|should)(?: [\w']+){0,2} $/;
/** It is over: "I used to …", "When I was nineteen I …". */
const OVER = /\b(?:used to|when i was [\w-]+(?: \w+){0,2},? i)(?: [\w']+){0,3}$/;
/** "I would never hurt myself", "I don't feel suicidal". */
const DENIED =
  /\b(?:don't|dont|do not|am not|i'm not|im not|never|wouldn't|would not|won't|will not|not|isn't)(?: (?:feel|feeling|want to|going to|gonna|be|ever|even|at all|trying to|planning to|thinking of|thinking about|think about|have|having|any))* (?:suicidal|suicide|(?:kill|hurt|harm|cut)(?:ing)? myself|killing myself|cutting myself|end my life|self[- ]?harm(?:ing)?)(?: thoughts)?$/;

/**
 * Distress or self-harm that somebody says of themselves. It is a reason to care, never to accuse. Words that the author
 * quotes, reports or supposes are left out. Only plain words are flagged: a finding with a lower score is a question for
 * the second reader.
 */
export function detectDistress(text: string): Finding<'distress'> {
  const folded = fold(ownWords(text));
  const signs = placesIn(folded.text, SIGNS);
  const mayHint = signs.length === 0 && ABOUT_ONESELF.test(folded.text);
  const places = mayHint ? placesIn(folded.text, HINTED) : signs;
  const score = places[0]?.weight ?? 0;
  const flag = score >= THRESHOLD;
  return {
    kind: 'distress',
    score,
    flag,
    band: bandOf(score),
    ...(flag ? { isExplicit: true } : {}),
    spans: outermost(places.map(({ start, end }) => unfold(folded, start, end))),
    reason: score > 0 ? 'distress' : 'noDistress',
    features: [],
  };
}

type Place = { weight: number; start: number; end: number };

/** The places of some wordings, the plainest first. */
function placesIn(text: string, patterns: readonly Pattern[]): Place[] {
  return patterns
    .flatMap(({ weight, expression }) =>
      [...text.matchAll(expression)]
        .map(({ index, 0: words }) => ({
          weight: isSupposed(text, index) ? Math.min(weight, WEIGHTS.supposed) : weight,
          start: index,
          end: index + words.length,
        }))
        .filter(({ end }) => !isTakenBack(text, end)),
    )
    .toSorted((one, other) => other.weight - one.weight);
}

const WINDOW = 60;

function isSupposed(text: string, at: number): boolean {
  return SUPPOSED.test(text.slice(Math.max(0, at - WINDOW), at));
}

function isTakenBack(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - WINDOW), end);
  return DENIED.test(before) || OVER.test(before);
}
