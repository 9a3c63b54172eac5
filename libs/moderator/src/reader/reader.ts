import type { Span } from '@rostrum/domain';
import { ownWords } from '../attribution/own-words.ts';
import { withFreephonesNamed } from '../heads/privacy/phone.ts';
import type { Finding } from '../heads/finding.ts';
import type { Analyse, Analysis } from '../text/analysis.ts';
import { areUnitVectors, type Encoder } from './encoder.ts';
import { inTime } from './in-time.ts';
import { passagesOf, sentencePassages, wholeOf, type Passage } from './passages.ts';
import {
  createReaderHeads,
  READER_HEADS,
  type ReaderHead,
  type ReaderHeads,
  type ReaderWeights,
  type Reading,
  type Scores,
} from './reader-heads.ts';

/** Reads a text in full. `undefined`: no opinion, because the encoder failed, was late or made no sense. */
export type Reader = {
  read: (text: string, findings: readonly Finding[]) => Promise<Reading | undefined>;
};

/** A reader that also screens texts, in about the time that the fast heads take. */
export type ScreeningReader = Reader & {
  /** The heads that the author's own words make suspicious. */
  suspects: (text: string) => readonly ReaderHead[];
};

type Options = { longestMs?: number; onFault?: (error: unknown) => void };

/** A reader does not keep a message longer than this, in milliseconds. */
const LONGEST_MS = 1_500;

/**
 * The second reader. It reads words and meaning, and learned from other texts than the fast heads, so its mistakes are others.
 * @throws RangeError if the figures were trained on another encoder
 */
export function createReader(
  encoder: Encoder,
  weights: ReaderWeights,
  analyse: Analyse,
  { longestMs = LONGEST_MS, onFault }: Options = {},
): ScreeningReader {
  if (weights.encoder !== encoder.id) {
    throw new RangeError(
      `The reader was trained on ${weights.encoder}, not on ${encoder.id}. Run "npm run train reader" with that encoder.`,
    );
  }
  const heads = createReaderHeads(weights);
  return {
    suspects(text) {
      const analysis = analyse(wordsToRead(text));
      const suspected = new Set(
        [wholeOf(analysis), ...sentencePassages(analysis)].flatMap(({ grams, among }) =>
          heads.suspects(grams, among),
        ),
      );
      return READER_HEADS.filter((head) => suspected.has(head));
    },
    async read(text, findings) {
      const analysis = analyse(wordsToRead(text));
      const passages = passagesOf(
        analysis,
        findings,
        ({ grams, among }) => heads.suspects(grams, among).length > 0,
      );
      if (passages.length === 0) return NOTHING_SAID;
      try {
        const vectors = await inTime(encoder.encode(passages.map((passage) => passage.text)), longestMs);
        if (!areUnitVectors(vectors, passages.length, encoder)) throw new Error('The vectors make no sense.');
        const scores = passages.map(({ grams, among }, at) =>
          heads.read(grams, vectors[at] ?? new Float32Array(), among),
        );
        return strongest(passages, scores, (head) => hardestSentence(analysis, head, heads));
      } catch (error) {
        onFault?.(error);
        return undefined;
      }
    },
  };
}

/** A helpline is read as one: by its digits alone it looks like somebody's number. */
function wordsToRead(text: string): string {
  return withFreephonesNamed(ownWords(text));
}

/** Of a text that holds no words of the author's own. */
const NOTHING_SAID: Reading = { attack: 0, group: 0, harm: 0, care: 0, exposure: 0, sexual: 0, places: {} };

/** For each head the worst passage. If that is the whole text, its place is the sentence whose words are worst. */
function strongest(
  passages: readonly Passage[],
  scores: readonly Scores[],
  hardest: (head: ReaderHead) => Span | undefined,
): Reading {
  const worst = { ...NOTHING_SAID, places: {} as Record<ReaderHead, Span> };
  for (const head of READER_HEADS) {
    const most = Math.max(...scores.map((one) => one[head]));
    const at = scores.findLastIndex((one) => one[head] === most);
    const passage = passages[at];
    if (!passage) continue;
    worst[head] = most;
    worst.places[head] = (at === 0 ? hardest(head) : undefined) ?? passage.span;
  }
  return worst;
}

function hardestSentence(analysis: Analysis, head: ReaderHead, { words }: ReaderHeads): Span | undefined {
  const byWords = sentencePassages(analysis).map(({ span, grams }) => ({ span, score: words(head, grams) }));
  return byWords.toSorted((one, other) => other.score - one.score)[0]?.span;
}
