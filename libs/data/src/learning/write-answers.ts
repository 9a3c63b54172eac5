import { doc, runTransaction } from 'firebase/firestore';
import { lessonProgressPath, withAnswer, type LessonAnswer, type LessonProgress } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { readStored } from '../live/firestore-sources.ts';
import { readProgress } from './lesson-progress.ts';

/** Adds answers of one lesson to the stored progress, including progress from another browser. */
export async function writeAnswers(
  uid: string,
  lessonId: string,
  answers: readonly LessonAnswer[],
): Promise<void> {
  const place = doc(firestore(), lessonProgressPath(uid, lessonId));
  await runTransaction(firestore(), async (transaction) => {
    const stored = await transaction.get(place);
    const before = stored.exists() ? readStored(stored, readProgress) : null;
    const after = withAnswers(before, answers);
    if (!after || after === before) return;
    const { id: _, ...fields } = after;
    transaction.set(place, { ...fields, writtenAtMs: nextWriteMs(before) });
  });
}

/** The rules accept one write per second, by a clock that may be minutes wrong. */
function nextWriteMs(before: LessonProgress | null): number {
  return Math.max(Math.round(serverNow()), (before?.writtenAtMs ?? 0) + 1_000);
}

/** Applies all answers of one lesson in order. */
export function withAnswers(
  before: LessonProgress | null,
  answers: readonly LessonAnswer[],
): LessonProgress | null {
  return answers.reduce<LessonProgress | null>((progress, answer) => withAnswer(progress, answer), before);
}
