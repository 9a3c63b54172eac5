import { lessonAnswerSchema, type LessonAnswer } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { Shelf } from '../storage/browser-shelf.ts';

export const answersSchema = z.array(lessonAnswerSchema);

/** Writes answers of one lesson to the server, which counts a repeated answer once. */
export type WriteAnswers = (lessonId: string, answers: readonly LessonAnswer[]) => Promise<void>;

/** A person's answers on their way to the server. A reload, a crash or a lost connection loses none. */
export type AnswerQueue = {
  /** Every answer from this page, and those that wait since an earlier page. */
  answers: () => readonly LessonAnswer[];
  /** The number of answers that the server does not have yet. */
  waiting: () => number;
  subscribe: (listener: () => void) => () => void;
  add(answer: LessonAnswer): void;
  /** Writes the waiting answers, lesson by lesson. Call it when the connection is back. */
  flush(): Promise<void>;
};

/** A failed write is tried again after this time, and after twice as long each time that it fails, in milliseconds. */
const RETRY_MS = { first: 5_000, most: 60_000 };

const nameOf = ({ lessonId, exerciseId, atMs }: LessonAnswer) => `${lessonId} ${exerciseId} ${atMs}`;

export function createAnswerQueue(
  shelf: Shelf<LessonAnswer[]>,
  write: WriteAnswers,
  isOnline: () => boolean,
): AnswerQueue {
  let answers: readonly LessonAnswer[] = shelf.load() ?? [];
  const unsent = new Set(answers.map(nameOf));
  const own = new Set(unsent);
  const listeners = new Set<() => void>();
  let isFlushing = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS.first;

  /** Another tab of the same person stores its answers under the same key. */
  const keep = () => {
    const others = (shelf.load() ?? []).filter((answer) => !own.has(nameOf(answer)));
    const kept = [...others, ...answers.filter((answer) => unsent.has(nameOf(answer)))];
    if (kept.length > 0) shelf.save(kept);
    else shelf.clear();
    for (const listener of listeners) listener();
  };
  const sent = (batch: readonly LessonAnswer[]) => {
    for (const answer of batch) unsent.delete(nameOf(answer));
    // A new array tells the view that fewer answers wait.
    answers = [...answers];
    keep();
  };

  const queue: AnswerQueue = {
    answers: () => answers,
    waiting: () => unsent.size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(answer) {
      answers = [...answers, answer];
      unsent.add(nameOf(answer));
      own.add(nameOf(answer));
      keep();
      void queue.flush();
    },
    async flush() {
      // The running write also writes the answers that arrive in the meantime.
      if (isFlushing) return;
      isFlushing = true;
      try {
        for (let batch = nextBatch(); batch.length > 0 && isOnline(); batch = nextBatch()) {
          await write(batch[0]?.lessonId ?? '', batch);
          sent(batch);
          retryMs = RETRY_MS.first;
        }
      } catch (error) {
        // They stay stored. A browser that believes it is online never says that the connection is back.
        console.warn('Progress in lessons waits: it could not be written', error);
        clearTimeout(retry);
        retry = setTimeout(() => void queue.flush(), retryMs);
        retryMs = Math.min(2 * retryMs, RETRY_MS.most);
      } finally {
        isFlushing = false;
      }
    },
  };

  function nextBatch(): LessonAnswer[] {
    const waiting = answers.filter((answer) => unsent.has(nameOf(answer)));
    return waiting.filter(({ lessonId }) => lessonId === waiting[0]?.lessonId);
  }
  return queue;
}
