import type { Reason } from '../said/reasons.ts';
import type { OtherLanguage } from '@rostrum/domain';
import { bandOf, outermost, type Finding } from '../heads/finding.ts';
import { createContemptHead, type ContemptWeights } from './contempt-head.ts';
import type { Hit, OtherLanguageKind } from './hit.ts';
import type { LanguageData } from './language-data.ts';
import { isPlainAbuse } from '../heads/foreign-abuse.ts';
import { BARE_INSULT, createReader, labelsOf } from './read-other-language.ts';
import type { ReadWord } from './read-words.ts';

/** The findings about a text in another language. Each is present, even if it found nothing. */
export type OtherLanguageJudgement = { language: OtherLanguage } & {
  [Kind in OtherLanguageKind]: Finding<Kind>;
};

export type JudgeOtherLanguage = (text: string, names?: readonly string[]) => OtherLanguageJudgement;

const THRESHOLD = 0.5;
/** The weight of a clause that is an insult and can mean nothing else. */
const PLAIN = 0.85;

const REASONS: Record<OtherLanguageKind, [found: Reason, none: Reason]> = {
  personAttack: ['insults', 'noInsult'],
  identityAttack: ['contempt', 'noContempt'],
  threat: ['threat', 'noViolence'],
  eggingOn: ['eggingOn', 'noEggingOn'],
  distress: ['distressOfAuthor', 'noDistress'],
};

/** A judge for one language. Judging is pure and takes time linear in the text. */
export function createJudge(data: LanguageData, weights?: ContemptWeights): JudgeOtherLanguage {
  const read = createReader(data);
  const contempt = weights && createContemptHead(weights);
  const isPlain = ({ label, from, to }: Hit, text: string, words: readonly ReadWord[]) =>
    label === BARE_INSULT && isPlainAbuse(text.slice(words[from]?.start, words[to - 1]?.end), data.language);
  return (text, names) => {
    const { words, hits } = read(text, names);
    const learned = contempt?.(words, labelsOf(hits)) ?? [];
    const weighed = hits.map((hit) => (isPlain(hit, text, words) ? { ...hit, weight: PLAIN } : hit));
    return { language: data.language, ...findingsOf(text, words, [...weighed, ...learned]) };
  };
}

function findingsOf(
  text: string,
  words: readonly ReadWord[],
  hits: readonly Hit[],
): { [Kind in OtherLanguageKind]: Finding<Kind> } {
  const of = <Kind extends OtherLanguageKind>(kind: Kind): Finding<Kind> => {
    const own = hits.filter((hit) => hit.kind === kind).toSorted((one, other) => other.weight - one.weight);
    const score = own[0]?.weight ?? 0;
    const spans = own.map(({ from, to }) => ({
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }));
    return {
      kind,
      score,
      flag: score >= THRESHOLD,
      band: bandOf(score),
      spans: outermost(spans),
      reason: REASONS[kind][score >= THRESHOLD ? 0 : 1],
      features: own.slice(0, 3).map(({ label, from, to }) => ({
        label,
        value: text.slice(words[from]?.start, words[to - 1]?.end),
      })),
    };
  };
  return {
    personAttack: of('personAttack'),
    identityAttack: of('identityAttack'),
    threat: of('threat'),
    eggingOn: of('eggingOn'),
    distress: of('distress'),
  };
}
