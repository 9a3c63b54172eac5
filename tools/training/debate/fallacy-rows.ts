import { fallacyVector, type SparseVector } from '@rostrum/moderator/training';
import { readRows } from '../data.ts';
import { trainingAnalyser } from '../vocabulary.ts';

export const FALLACY_FILES = ['fallacy_reddit', 'debate_kpa_arguments', 'debate_perspectrum'] as const;

/** A comment as features, under its post; `span` are the words that were marked in it. */
export type FallacyRow = {
  title: string;
  family: string;
  label: 'fallacy' | 'accused_not_fallacy' | 'none';
  length: number;
  x: SparseVector;
  span: SparseVector | undefined;
};
/** A fair argument under its motion: nothing to speak of. */
export type CleanRow = { motion: string; x: SparseVector };

const vectorOf = (text: string) => fallacyVector(trainingAnalyser()(text));
/** Uses every nth clean argument, because they are many and similar. */
const CLEAN_STEP = 4;

/** Without duplicates. */
export function fallacyRows(): FallacyRow[] {
  const seen = new Set<string>();
  return readRows('fallacy_reddit').flatMap(({ title, family, label, text, span }) => {
    const key = `${label === 'none' ? '' : family} ${text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        title: title ?? '',
        family,
        label,
        length: text.length,
        x: vectorOf(text),
        span: label === 'fallacy' && span ? vectorOf(span) : undefined,
      },
    ];
  });
}

export function cleanRows(): CleanRow[] {
  return [
    ...readRows('debate_kpa_arguments').map(({ topic, text }) => ({ motion: topic, text })),
    ...readRows('debate_perspectrum').map(({ claim, text }) => ({ motion: claim, text })),
  ]
    .filter((_, at) => at % CLEAN_STEP === 0)
    .map(({ motion, text }) => ({ motion, x: vectorOf(text) }));
}
