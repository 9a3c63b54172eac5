import { createTest } from '../../prefilter/prefilter.ts';
import type { Trigrams } from '../../prefilter/trigrams.ts';
import type { Lexeme } from '../../lexicon/lexeme.ts';
import { SAYS } from '../../lexicon/says.ts';
import { EMPTY_OPENING, HEDGE } from './claim-words.ts';

/** What moved the score of one sentence, in log-odds. */
export type Step = { label: string; value: number };

const BASE = -1.1;
const VERB =
  /\b(?:is|are|was|were|be|been|isn't|aren't|wasn't|weren't|has|have|had|will|would|won't|wouldn't|can|cannot|can't|could|does|do|did|doesn't|don't|didn't|may|might|'s|'re|'ll|becomes?|became|means?|remains?|shows?|gives?|takes?|gets?|keeps?|leaves?|brings?|puts?|turns?|works?|fails?|needs?|exists?|happens?)\b/;
const REASON =
  /\b(?:because|therefore|thus|hence|since|so that|as a result|due to|which means|that is why|consequently)\b/;
const COMPARISON =
  /\b(?:more|less|fewer|higher|lower|better|worse|greater|cheaper|safer|\w{3,}er) than\b|\bthe (?:most|least|best|worst|only)\b/;
const NUMBER = /\d|\b(?:half|third|quarter|million|billion|percent|per cent|majority)\b/;
const ABOUT_THE_TALK =
  /\b(?:you (?:said|say|asked|mention\w*|claim\w*|argue\w*|told|wrote|have (?:not|n't)|did(?: not|n't)|never answered)|your (?:last|first|previous|question|time|turn|speech)|my (?:opponent|turn|time|speech)|this debate|the motion|my (?:question|final|closing|opening)|next speaker|the floor|i (?:agree|disagree|concede|understand|see|appreciate|respect|accept|repeat|apologi[sz]e))\b/;
const RHETORICAL =
  /^(?:isn't|aren't|don't|doesn't|wouldn't|shouldn't|who (?:would|could|wants)|why should|how can (?:we|anyone|you))\b/;

const givesReason = createTest(REASON);
const compares = createTest(COMPARISON);
const isAboutTheTalk = createTest(ABOUT_THE_TALK);
const isCareful = createTest(HEDGE);

/**
 * How surely a sentence claims something that can be disputed, step by step. `words` are the words of the sentence,
 * `trigrams` those of the sentence or of the text around it.
 */
export function weighSentence(sentence: string, words: readonly Lexeme[], trigrams: Trigrams): Step[] {
  let said = 0;
  for (const { says } of words) said |= says;
  const asks = sentence.trimEnd().endsWith('?');
  const opening = sentence.replace(/^[^\p{L}\p{N}]+/u, '');
  const steps: [string, boolean, number][] = [
    ['every sentence begins with', true, BASE],
    ['too short to say that something is so', words.length < 3, -2],
    ['a whole sentence', words.length >= 6, 0.5],
    ['speaks neither of the writer nor of the reader', !/\b(?:i|my|me|you|your)\b/.test(sentence), 0.6],
    ['asks', asks && !RHETORICAL.test(opening), -2.6],
    ['asks without waiting for an answer', asks && RHETORICAL.test(opening), -0.8],
    ['greets, thanks or manages the debate', EMPTY_OPENING.test(opening), -2],
    ['speaks about the debate itself', isAboutTheTalk(sentence, trigrams), -1],
    ['says what causes what', (said & SAYS.causal) !== 0, 1.1],
    ['judges or demands', (said & SAYS.normative) !== 0, 1.2],
    ['speaks in general', (said & SAYS.general) !== 0, 0.7],
    ['says that something is', VERB.test(sentence), 0.7],
    ['gives a reason', givesReason(sentence, trigrams), 0.7],
    ['compares', compares(sentence, trigrams), 0.5],
    ['names a number', NUMBER.test(sentence), 0.7],
    ['is careful', isCareful(sentence, trigrams), -0.2],
    [
      'tells of the writer alone',
      (said & (SAYS.general | SAYS.normative)) === 0 && /^(?:i|my|we)\b/.test(opening),
      -0.8,
    ],
  ];
  return steps.flatMap(([label, holds, value]) => (holds ? [{ label, value }] : []));
}

/** 0 … 1 */
export function scoreSteps(steps: readonly Step[]): number {
  return 1 / (1 + Math.exp(-steps.reduce((sum, { value }) => sum + value, 0)));
}
