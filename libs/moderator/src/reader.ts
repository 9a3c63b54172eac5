import { englishWords } from './lexicon/english-words.ts';
import { createAnswerReader, type AnswerReader, type AnswerWeights } from './map/answer-reader.ts';
import { WEIGHTS as ANSWER_WEIGHTS } from './model-weights/answer-reader.ts';
import { WEIGHTS as MOTION_WEIGHTS } from './model-weights/motion-reader.ts';
import { WEIGHTS } from './model-weights/reader.ts';
import { WEIGHTS as TOPIC_WEIGHTS } from './model-weights/topic-reader.ts';
import {
  createMotionReader,
  createMotionReaderOfWords,
  type MotionReader,
  type MotionReaderOptions,
  type MotionWeights,
  type ReadForeign,
} from './motions/motion-reader.ts';
import type { Encoder } from './reader/encoder.ts';
import { createReader, type ScreeningReader } from './reader/reader.ts';
import { createReaderHeads, type ReaderWeights } from './reader/reader-heads.ts';
import { createTopicReader, type TopicReader, type TopicWeights } from './reader/topic-reader.ts';
import { createAnalyser } from './text/analysis.ts';

/** The second reader, for servers and tools: its figures are not part of what a browser loads. */
export { detectDistress } from './heads/distress/distress.ts';
export { emojiInsult } from './heads/emoji-insult.ts';
export type { Encoder } from './reader/encoder.ts';
export * from './reader/encoder-settings.ts';
export type { Reader, ScreeningReader } from './reader/reader.ts';
export type { AnswerReader } from './map/answer-reader.ts';
export type { MotionReader, MotionReading } from './motions/motion-reader.ts';
export type { TopicReader } from './reader/topic-reader.ts';
export { inBackground } from './reader/in-background.ts';
export { isWorthALook, lookAgain } from './reader/look-again.ts';
export { afterSecondOpinion, needsSecondOpinion } from './reader/second-opinion.ts';

/** The encoder that the reader learned from. */
export const READER_ENCODER: string = WEIGHTS.encoder;

/** The reader with the figures of the project. @throws RangeError if they were trained on another encoder */
export function openReader(encoder: Encoder, onFault?: (error: unknown) => void): ScreeningReader {
  const weights: ReaderWeights = WEIGHTS;
  return createReader(encoder, weights, createAnalyser(englishWords()), onFault ? { onFault } : {});
}

/** The reader of topics with the figures of the project. @throws RangeError if they were trained on another encoder */
export function openTopicReader(encoder: Encoder, onFault?: (error: unknown) => void): TopicReader {
  const weights: TopicWeights = TOPIC_WEIGHTS;
  return createTopicReader(encoder, weights, onFault ? { onFault } : {});
}

/** The reader of answers with the figures of the project. @throws RangeError if they were trained on another encoder */
export function openAnswerReader(encoder: Encoder, onFault?: (error: unknown) => void): AnswerReader {
  const weights: AnswerWeights = ANSWER_WEIGHTS;
  return createAnswerReader(encoder, weights, onFault ? { onFault } : {});
}

/** The reader of motions with the figures of the project. @throws RangeError if they were trained on another encoder */
export function openMotionReader(encoder: Encoder, options: MotionReaderOptions = {}): MotionReader {
  const weights: MotionWeights = MOTION_WEIGHTS;
  const reader: ReaderWeights = WEIGHTS;
  if (reader.encoder !== encoder.id) {
    throw new RangeError(`The second reader was trained on ${reader.encoder}, not on ${encoder.id}.`);
  }
  const parts = { analyse: createAnalyser(englishWords()), heads: createReaderHeads(reader) };
  return createMotionReader(encoder, weights, parts, options);
}

/** A reader of motions without an encoder: it clears none about people. */
export function openMotionReaderOfWords(readForeign?: ReadForeign): MotionReader {
  return createMotionReaderOfWords(createAnalyser(englishWords()), readForeign);
}
