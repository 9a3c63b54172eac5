import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lessonProgressSchema, type LessonAnswer, type LessonProgress } from '@rostrum/domain';
import * as z from 'zod/mini';
import { serverNow } from '../clock/server-clock.ts';
import { hasNoConnection } from '../live/connection.ts';
import type { Live } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { browserShelf } from '../storage/browser-shelf.ts';
import { answersSchema, createAnswerQueue, type AnswerQueue } from './answer-queue.ts';
import { lessonProgressSource } from './lesson-progress.ts';

export type Learning = {
  /** Progress in every started lesson, including answers that the server does not have yet. */
  progress: Live<LessonProgress[]>;
  /** The number of answers that the server does not have yet. */
  waiting: number;
  answer: (answer: Omit<LessonAnswer, 'atMs'>) => void;
};

/** What decides when an exercise is due again. Pages that only show progress fetch it once an answer waits. */
const loadScheduling = () => import('./write-answers.ts');
type WithAnswers = Awaited<ReturnType<typeof loadScheduling>>['withAnswers'];

const rememberedSchema = z.array(z.extend(lessonProgressSchema, { id: z.string() }));
const queues = new Map<string, AnswerQueue>();

/** One queue per person, so all screens of a page share the same answers. */
function queueOf(uid: string): AnswerQueue {
  const known = queues.get(uid);
  if (known) return known;
  const shelf = browserShelf(`rostrum:answers:${uid}`, answersSchema);
  const made = createAnswerQueue(
    shelf,
    async (lessonId, answers) => (await loadScheduling()).writeAnswers(uid, lessonId, answers),
    () => navigator.onLine,
  );
  queues.set(uid, made);
  return made;
}

/** A person's learning. Works offline: answers wait in this browser and count on screen. */
export function useLearning(uid: string): Learning {
  const queue = queueOf(uid);
  // Fetched before the first answer, which may come without a connection.
  const progress = useProgress(uid, queue, true);
  const answer = useCallback(
    (given: Omit<LessonAnswer, 'atMs'>) => queue.add({ ...given, atMs: Math.round(serverNow()) }),
    [queue],
  );
  return { progress, waiting: queue.waiting(), answer };
}

/** Progress in every started lesson, for pages on which nobody answers. */
export function useLessonProgress(uid: string): Learning['progress'] {
  return useProgress(uid, queueOf(uid), false);
}

function useProgress(uid: string, queue: AnswerQueue, isAnswering: boolean): Learning['progress'] {
  const answers = useSyncExternalStore(queue.subscribe, queue.answers);
  const stored = useRemembered(uid, useLive(useMemo(() => lessonProgressSource(uid), [uid])));
  useEffect(() => {
    const flush = () => void queue.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [queue]);
  const withAnswers = useWithAnswers(isAnswering || answers.length > 0);
  return useMemo(
    () =>
      stored.status === 'ready' && withAnswers
        ? { ...stored, value: joined(stored.value, answers, withAnswers) }
        : stored,
    [stored, answers, withAnswers],
  );
}

/** Stores the server's last state in this browser, for offline use. */
function useRemembered(uid: string, live: Live<LessonProgress[]>): Live<LessonProgress[]> {
  const shelf = useMemo(() => browserShelf(`rostrum:progress:${uid}`, rememberedSchema), [uid]);
  const isFresh = live.status === 'ready' && !live.stale;
  useEffect(() => {
    if (isFresh) shelf.save(live.value);
  }, [shelf, live, isFresh]);
  const isCutOff = live.status === 'error' ? live.problem === 'unreachable' : hasNoConnection();
  return useMemo(() => {
    if (live.status === 'ready' || !isCutOff) return live;
    const value = shelf.load();
    return value ? { status: 'ready', value, stale: true } : live;
  }, [shelf, live, isCutOff]);
}

/** What adds answers to progress, once it is needed and has loaded. */
function useWithAnswers(isNeeded: boolean): WithAnswers | null {
  const [loaded, setLoaded] = useState<{ withAnswers: WithAnswers } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    loadScheduling().then(setLoaded, (error: unknown) => {
      console.warn('Answers that wait are not shown yet: a part of the page could not load', error);
    });
  }, [isNeeded]);
  return loaded?.withAnswers ?? null;
}

function joined(
  stored: readonly LessonProgress[],
  answers: readonly LessonAnswer[],
  withAnswers: WithAnswers,
): LessonProgress[] {
  const all = new Map(stored.map((one) => [one.id, one]));
  for (const answer of answers) {
    const after = withAnswers(all.get(answer.lessonId) ?? null, [answer]);
    if (after) all.set(after.id, after);
  }
  return [...all.values()];
}
