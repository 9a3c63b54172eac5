import type { Finding, SignalKind } from '@rostrum/moderator';
import { foreignLanguage, readOtherLanguages } from '@rostrum/moderator/languages';
import { WEIGHTS } from '@rostrum/moderator/reader-weights';
import { WEIGHTS as TOPIC_WEIGHTS } from '@rostrum/moderator/topic-reader-weights';
import {
  createAnalyser,
  createSecondReader,
  createTopicReader,
  englishWords,
  type ReaderWeights,
  type ScreeningReader,
  type TopicWeights,
} from '@rostrum/moderator/training';
import { judgeTopicTwice, judgeTwice, type Judge, type ReadOtherLanguages } from '@rostrum/rooms';
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

const PATIENT = {
  longestMs: LONGEST_MS,
  onFault: (error: unknown) => {
    throw error;
  },
};

/** The second reader with these figures; each fault is an error. */
export function secondReader(weights: ReaderWeights = SHIPPED): ScreeningReader {
  return createSecondReader(encoder, weights, analyse, PATIENT);
}

/** The judgement of conduct as in a room on the server: the engine, the second reader, and the readers of other languages. */
export function openTwoReaders(): JudgeInRoom {
  return findingsOf(judgeTwice(secondReader(), readOthers));
}

/** The same, and the reader of topics. */
export function openAllReaders(): JudgeInRoom {
  const topics: TopicWeights = TOPIC_WEIGHTS;
  const judge = judgeTwice(secondReader(), readOthers);
  return findingsOf(judgeTopicTwice(judge, createTopicReader(encoder, topics, PATIENT)));
}

function findingsOf(judge: Judge): JudgeInRoom {
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
