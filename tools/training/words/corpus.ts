import { contentStems, plainWords } from '@rostrum/moderator/training';
import { readRows, type DataFile } from '../data.ts';

/** A text as its stems, with the stems of its subject (its motion, the title of its post) if known. */
export type Passage = { stems: string[]; about: string[]; weight: number };

const FORUM_WEIGHT = 0.5;

/** The training data of the word space. Leave a file out to measure something on its texts. */
export const CORPUS_FILES = [
  'debate_kpa_arguments',
  'debate_kpa_keypoints',
  'debate_perspectrum',
  'quality_convarg_rank',
  'fallacy_reddit',
  'civility_cmv',
] as const satisfies readonly DataFile[];

const READERS: Record<(typeof CORPUS_FILES)[number], () => Passage[]> = {
  debate_kpa_arguments: () => readRows('debate_kpa_arguments').map(({ text, topic }) => passage(text, topic)),
  debate_kpa_keypoints: () => readRows('debate_kpa_keypoints').map(({ text, topic }) => passage(text, topic)),
  debate_perspectrum: () => readRows('debate_perspectrum').map(({ text, claim }) => passage(text, claim)),
  quality_convarg_rank: () =>
    readRows('quality_convarg_rank').map(({ text, debate }) =>
      passage(text, debate.replaceAll(/[-_]/g, ' ')),
    ),
  fallacy_reddit: () =>
    readRows('fallacy_reddit').map(({ text, parent, reply, title }) =>
      passage(`${text} ${parent ?? ''} ${reply ?? ''}`, title ?? '', FORUM_WEIGHT),
    ),
  civility_cmv: () =>
    readRows('civility_cmv').map(({ text, context }) =>
      passage(`${text} ${context.map((turn) => turn.text).join(' ')}`, '', FORUM_WEIGHT),
    ),
};

export function readCorpus(without: readonly DataFile[] = []): Passage[] {
  return CORPUS_FILES.filter((file) => !without.includes(file)).flatMap((file) => READERS[file]());
}

function passage(text: string, about: string, weight = 1): Passage {
  return {
    stems: contentStems(plainWords(text)),
    about: [...new Set(contentStems(plainWords(about)))],
    weight,
  };
}
