import {
  decodeVocabulary,
  plainWords,
  qualityFeatures,
  qualityWords,
  type Knowledge,
  type SparseVector,
} from '@rostrum/moderator/training';
import { readRows } from '../data.ts';
import { wordSpaceWithout } from '../heads/word-space.ts';
import { buildVocabulary } from '../vocabulary.ts';
import { lengthFeatures, lengthRatio } from './length.ts';

/** An argument as its form, its words and its length. The head knows no length. */
export type Made = { form: ArrayLike<number>; words: SparseVector; length: readonly number[] };
/** Two arguments of one side of a debate; `better` is the more convincing one. */
export type Pair = { debate: string; better: Made; worse: Made; weight: number };

/** A pair of like length has this weight; one twice as long as the other has half of it. */
const WEIGHT = 2;

const KNOWN = new Map<string, Made>();
let knowledge: Knowledge | undefined;

/** Words without knowledge of the training texts, as for any new text. */
function knownElsewhere(): Knowledge {
  const own = ['quality_convarg_rank'] as const;
  return { vocabulary: decodeVocabulary(buildVocabulary(own)), space: wordSpaceWithout(...own) };
}

/** `debate` names the motion and the side: "ban-plastic-water-bottles_yes-emergencies-only". */
export function madeOf(text: string, debate: string): Made {
  const key = `${debate} ${text}`;
  const known = KNOWN.get(key);
  if (known) return known;
  knowledge ??= knownElsewhere();
  const list = plainWords(text);
  const motion = plainWords(debate.replaceAll(/[-_]/g, ' '));
  const made = {
    form: qualityFeatures(text, list, knowledge, motion),
    words: qualityWords(list),
    length: lengthFeatures(text),
  };
  KNOWN.set(key, made);
  return made;
}

/** The pairs that people judged. */
export function judgedPairs(): Pair[] {
  return readRows('quality_convarg_pairs').map(({ debate, label, a, b }) => ({
    debate,
    better: madeOf(label === 'a' ? a : b, debate),
    worse: madeOf(label === 'a' ? b : a, debate),
    weight: WEIGHT * lengthRatio(a, b),
  }));
}
