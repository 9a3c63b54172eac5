import {
  createAnalyser,
  decodeVocabulary,
  encodeWords,
  fold,
  scan,
  type Analyse,
  type VocabularyWeights,
} from '@rostrum/moderator/training';
import { readRows, type DataFile } from './data.ts';

/** Texts whose words are counted: written prose, no tweets. Labels are not looked at. */
export const PROSE = [
  'civility_cmv',
  'debate_kpa_arguments',
  'debate_perspectrum',
  'fallacy_reddit',
  'quality_convarg_rank',
] as const satisfies readonly DataFile[];

const TEXTS_OF: Record<(typeof PROSE)[number], () => string[]> = {
  civility_cmv: () =>
    readRows('civility_cmv').flatMap((row) => [row.text, ...row.context.map((turn) => turn.text)]),
  debate_kpa_arguments: () => readRows('debate_kpa_arguments').map((row) => row.text),
  debate_perspectrum: () => readRows('debate_perspectrum').flatMap((row) => [row.claim, row.text]),
  fallacy_reddit: () => readRows('fallacy_reddit').map((row) => row.text),
  quality_convarg_rank: () => readRows('quality_convarg_rank').map((row) => row.text),
};

const LEAST_COUNT = 4;
const LEVELS = 9;
const WORD = /^[a-z]+(?:'[a-z]+)?$/;

/** The common words of the prose by how common they are. Leave a file out to measure something on its texts. */
export function buildVocabulary(without: readonly DataFile[] = []): VocabularyWeights {
  const counts = new Map<string, number>();
  for (const text of PROSE.filter((file) => !without.includes(file)).flatMap((file) => TEXTS_OF[file]())) {
    for (const { text: word } of scan(fold(text).text)) {
      if (WORD.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const levelOf = new Map<string, number>();
  const most = Math.max(...counts.values());
  for (const [word, count] of counts) {
    if (count < LEAST_COUNT || (word.length === 1 && word !== 'a' && word !== 'i' && word !== 'u')) continue;
    levelOf.set(word, Math.min(LEVELS, 1 + Math.floor(Math.log(most / count) / Math.log(3))));
  }
  const words = [...levelOf.keys()].toSorted();
  return { words: encodeWords(words), levels: words.map((word) => levelOf.get(word)).join('') };
}

let analyse: Analyse | undefined;

/** The reader for training and measuring heads, with the vocabulary of the same data. */
export function trainingAnalyser(): Analyse {
  analyse ??= createAnalyser(decodeVocabulary(buildVocabulary()));
  return analyse;
}
