import type { Finding, SignalKind } from '@rostrum/moderator';
import { foreignLanguage, readOtherLanguages } from '@rostrum/moderator/languages';
import { WEIGHTS } from '@rostrum/moderator/reader-weights';
import {
  createAnalyser,
  createSecondReader,
  englishWords,
  type ReaderWeights,
  type ScreeningReader,
} from '@rostrum/moderator/training';
import { judgeTwice, type Judge, type ReadOtherLanguages } from '@rostrum/rooms';
import { trainingEncoder } from '../../training/reader/training-encoder.ts';
import { remembering } from '../../training/reader/vectors.ts';

/** Some words as a room gives them to both readers. */
export type WordsInRoom = Parameters<Judge>[0];
export type JudgeInRoom = (words: WordsInRoom) => Promise<readonly Finding<SignalKind>[]>;

/** On a busy machine, a slow encoder must not look like one without an opinion. */
const LONGEST_MS = 600_000;

export const SHIPPED: ReaderWeights = WEIGHTS;
const encoder = remembering(trainingEncoder());
const analyse = createAnalyser(englishWords());

/** The second reader with these figures; each fault is an error. */
export function secondReader(weights: ReaderWeights = SHIPPED): ScreeningReader {
  return createSecondReader(encoder, weights, analyse, {
    longestMs: LONGEST_MS,
    onFault: (error) => {
      throw error;
    },
  });
}

/** The judgement of a room on the server: the engine, the second reader, and the readers of other languages. */
export function openTwoReaders(reader: ScreeningReader = secondReader()): JudgeInRoom {
  const judge = judgeTwice(reader, readOthers);
  return async (words) => Object.values((await judge(words)).signals);
}

const readOthers: ReadOtherLanguages = async (text, names) => ({
  findings: readOtherLanguages(text, names),
  foreign: foreignLanguage(text),
});

/** Words that nothing preceded, in a room where nobody is named. */
export function wordsAlone(text: string): WordsInRoom {
  return {
    text,
    uid: 'the author',
    side: 'for',
    motion: '',
    names: [],
    heard: [],
    claims: { claims: { for: null, against: null }, unanswered: [] },
  };
}
