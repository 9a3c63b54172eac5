import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  judgeBallotDocumentSchema,
  judgeBallotPath,
  panelDecisionPath,
  panelDecisionSchema,
  type JudgeBallotDocument,
  type PanelDecision,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** A judge's own ballot; nobody else may read it. */
function judgeBallotSource(roomId: string, uid: string): Source<JudgeBallotDocument | null> {
  return documentSource(
    () => doc(firestore(), judgeBallotPath(roomId, uid)),
    (_, data) => judgeBallotDocumentSchema.parse(data),
  );
}

/** What the judges of a debate decided; null until their ballots are closed, and without a ballot. */
function panelDecisionSource(roomId: string): Source<PanelDecision | null> {
  return documentSource(
    () => doc(firestore(), panelDecisionPath(roomId)),
    (_, data) => panelDecisionSchema.parse(data),
  );
}

/** One's own ballot as a judge; null before it is handed in. */
export function useJudgeBallot(roomId: string, uid: string): Live<JudgeBallotDocument | null> {
  return useLive(useMemo(() => judgeBallotSource(roomId, uid), [roomId, uid]));
}

export function usePanelDecision(roomId: string): Live<PanelDecision | null> {
  return useLive(useMemo(() => panelDecisionSource(roomId), [roomId]));
}
