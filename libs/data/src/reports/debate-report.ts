import { collectionGroup, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  debateReportPath,
  debateReportSchema,
  DEBATES_THAT_COUNT,
  feedbackPath,
  feedbackSchema,
  weaknessesOf,
  type DebateReport,
  type Feedback,
  type Weakness,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, querySource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Debates that feedback looks back on. */
const LOOKED_BACK_ON = 50;

/** Feedback for one debater, with the debate that it is about. */
export type DebateFeedback = Feedback & { roomId: string };

/** A debate's report; null until it is written. */
function debateReportSource(roomId: string): Source<DebateReport | null> {
  return documentSource(
    () => doc(firestore(), debateReportPath(roomId)),
    (_, data) => debateReportSchema.parse(data),
  );
}

/** A person's own feedback on their last debates, latest first. */
function myFeedbackSource(uid: string, debates = LOOKED_BACK_ON): Source<DebateFeedback[]> {
  return querySource(
    () =>
      query(
        collectionGroup(firestore(), 'feedback'),
        where('uid', '==', uid),
        orderBy('writtenAtMs', 'desc'),
        limit(debates),
      ),
    (_, data, path) => ({ ...feedbackSchema.parse(data), roomId: path.split('/')[1] ?? '' }),
  );
}

export function useDebateReport(roomId: string): Live<DebateReport | null> {
  return useLive(useMemo(() => debateReportSource(roomId), [roomId]));
}

/** A person's own feedback on one debate; null if they did not debate, or as long as it is not written. */
export function useMyFeedbackOn(roomId: string, uid: string): Live<Feedback | null> {
  return useLive(
    useMemo(
      () =>
        documentSource(
          () => doc(firestore(), feedbackPath(roomId, uid)),
          (_, data) => feedbackSchema.parse(data),
        ),
      [roomId, uid],
    ),
  );
}

export function useMyFeedback(uid: string): Live<DebateFeedback[]> {
  return useLive(useMemo(() => myFeedbackSource(uid), [uid]));
}

/** The dimensions with the lowest recent feedback, which choose the lessons. Empty until it is known. */
export function useWeaknesses(uid: string): Weakness[] {
  const feedback = useLive(useMemo(() => myFeedbackSource(uid, DEBATES_THAT_COUNT), [uid]));
  return useMemo(() => (feedback.status === 'ready' ? weaknessesOf(feedback.value) : []), [feedback]);
}
