import type { Label } from '../../said/labels.ts';
import { createTest } from '../../prefilter/prefilter.ts';
import type { Trigrams } from '../../text/trigrams.ts';
import { SAYS } from '../../lexicon/says.ts';
import type { Token } from '../../text/analysis.ts';
import { EMPTY_OPENING, HEDGE } from './claim-words.ts';

/** The factors of one sentence's score, in log-odds. */
export type Step = { label: Label; value: number };

const REASON =
  /\b(?:because|therefore|thus|hence|since|so that|as a result|due to|which means|that is why|consequently)\b/;
const COMPARISON =
  /\b(?:more|less|fewer|higher|lower|better|worse|greater|cheaper|safer|\w{3,}er) than\b|\bthe (?:most|least|best|worst|only)\b/;
const NUMBER = /\d|\b(?:half|third|quarter|million|billion|percent|per cent|majority)\b/;
const ABOUT_THE_TALK =
  /\b(?:you (?:said|say|asked|mention\w*|claim\w*|argue\w*|told|wrote|have (?:not|n't)|did(?: not|n't)|never answered)|your (?:last|first|previous|question|time|turn|speech)|my (?:opponent|turn|time|speech)|this debate|the motion|my (?:question|final|closing|opening)|next speaker|the floor|i (?:agree|disagree|concede|understand|see|appreciate|respect|accept|repeat|apologi[sz]e))\b/;
const OF_THE_WRITER = /^(?:i|my|we)\b/;
const BEGINS_WITH_A_WORD = /^[a-z\d]/;
const NO_WORD = /^[^\p{L}\p{N}]+/u;
const RHETORICAL =
  /^(?:isn't|aren't|don't|doesn't|wouldn't|shouldn't|who (?:would|could|wants)|why should|how can (?:we|anyone|you))\b/;

/** A word's contribution as written: a word found in a disguise may be unintended. */
const AS_WRITTEN = SAYS.states | SAYS.personal;

/** Everything that can move a score. */
const STEPS = {
  base: { label: 'every sentence begins with', value: -1.1 },
  short: { label: 'too short to say that something is so', value: -2 },
  whole: { label: 'a whole sentence', value: 0.5 },
  impersonal: { label: 'speaks neither of the writer nor of the reader', value: 0.6 },
  asks: { label: 'asks', value: -2.6 },
  rhetorical: { label: 'asks without waiting for an answer', value: -0.8 },
  greets: { label: 'greets, thanks or manages the debate', value: -2 },
  aboutTheTalk: { label: 'speaks about the debate itself', value: -1 },
  causal: { label: 'says what causes what', value: 1.1 },
  normative: { label: 'judges or demands', value: 1.2 },
  general: { label: 'speaks in general', value: 0.7 },
  states: { label: 'says that something is', value: 0.7 },
  reason: { label: 'gives a reason', value: 0.7 },
  comparison: { label: 'compares', value: 0.5 },
  number: { label: 'names a number', value: 0.7 },
  careful: { label: 'is careful', value: -0.2 },
  ofTheWriter: { label: 'tells of the writer alone', value: -0.8 },
} satisfies Record<string, Step>;

const givesReason = createTest(REASON);
const compares = createTest(COMPARISON);
const isAboutTheTalk = createTest(ABOUT_THE_TALK);
const isCareful = createTest(HEDGE);
const namesANumber = createTest(NUMBER);

/** How surely a sentence claims something that can be disputed, step by step. `words` are the words of the sentence. */
export type WeighSentence = (sentence: string, words: readonly Token[]) => Step[];

/** Weighs the sentences of a text. `trigrams`: those of the text. */
export function sentenceWeigher(trigrams: Trigrams): WeighSentence {
  const holds = {
    reason: givesReason(trigrams),
    comparison: compares(trigrams),
    aboutTheTalk: isAboutTheTalk(trigrams),
    careful: isCareful(trigrams),
    number: namesANumber(trigrams),
  };
  return (sentence, words) => {
    let said = 0;
    for (const { lexeme, repaired } of words) said |= repaired ? lexeme.says & ~AS_WRITTEN : lexeme.says;
    const asks = sentence.endsWith('?');
    const opening = BEGINS_WITH_A_WORD.test(sentence) ? sentence : sentence.replace(NO_WORD, '');
    const steps: Step[] = [STEPS.base];
    if (words.length < 3) steps.push(STEPS.short);
    if (words.length >= 6) steps.push(STEPS.whole);
    if (!(said & SAYS.personal)) steps.push(STEPS.impersonal);
    if (asks) steps.push(RHETORICAL.test(opening) ? STEPS.rhetorical : STEPS.asks);
    if (EMPTY_OPENING.test(opening)) steps.push(STEPS.greets);
    if (holds.aboutTheTalk(sentence)) steps.push(STEPS.aboutTheTalk);
    if (said & SAYS.causal) steps.push(STEPS.causal);
    if (said & SAYS.normative) steps.push(STEPS.normative);
    if (said & SAYS.general) steps.push(STEPS.general);
    if (said & SAYS.states) steps.push(STEPS.states);
    if (holds.reason(sentence)) steps.push(STEPS.reason);
    if (holds.comparison(sentence)) steps.push(STEPS.comparison);
    if (holds.number(sentence)) steps.push(STEPS.number);
    if (holds.careful(sentence)) steps.push(STEPS.careful);
    const speaksInGeneral = (said & (SAYS.general | SAYS.normative)) !== 0;
    if (!speaksInGeneral && OF_THE_WRITER.test(opening)) steps.push(STEPS.ofTheWriter);
    return steps;
  };
}

/** 0 … 1 */
export function scoreSteps(steps: readonly Step[]): number {
  return 1 / (1 + Math.exp(-steps.reduce((sum, { value }) => sum + value, 0)));
}
