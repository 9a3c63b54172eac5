import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  decisionPath,
  decisionSchema,
  DECISIONS,
  filedReportSchema,
  filedReportsPath,
  HOUSE_APPEALS,
  houseAppealSchema,
  type FiledReport,
  type HouseAppeal,
  type HouseDecision,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, querySource, withId } from '../live/firestore-sources.ts';
import { mapLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Decisions about one person that are looked back at. */
const HISTORY_SHOWN = 50;
/** Reports of one case that are read whole. */
const FILED_SHOWN = 30;

const readDecision = withId<Omit<HouseDecision, 'id'>>(decisionSchema);

export function decisionSource(decisionId: string): Source<HouseDecision | null> {
  return documentSource(() => doc(firestore(), decisionPath(decisionId)), readDecision);
}

/** One decision, for whom it concerns and for members of the house. Waits while `decisionId` is null. */
export function useDecision(decisionId: string | null): Live<HouseDecision | null> {
  return useLive(useMemo(() => (decisionId === null ? null : decisionSource(decisionId)), [decisionId]));
}

export function historySource(uid: string): Source<HouseDecision[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), DECISIONS),
        where('about', '==', uid),
        orderBy('atMs', 'desc'),
        limit(HISTORY_SHOWN),
      ),
    readDecision,
  );
}

/** What was decided about somebody before, the last first; for members of the house. Waits while `uid` is null. */
export function useHistory(uid: string | null): Live<HouseDecision[]> {
  return useLive(useMemo(() => (uid === null ? null : historySource(uid)), [uid]));
}

/** Asked for as a list: as long as there is no appeal, nobody may read that document. */
export function ownAppealSource(decisionId: string, uid: string): Source<HouseAppeal[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), HOUSE_APPEALS),
        where('by', '==', uid),
        where('decisionId', '==', decisionId),
        limit(1),
      ),
    withId<Omit<HouseAppeal, 'id'>>(houseAppealSchema),
  );
}

/** One's own appeal against a decision; null as long as there is none. */
export function useOwnAppeal(decisionId: string, uid: string): Live<HouseAppeal | null> {
  const found = useLive(useMemo(() => ownAppealSource(decisionId, uid), [decisionId, uid]));
  return mapLive(found, ([appeal]) => appeal ?? null);
}

export function filedReportsSource(caseId: string): Source<FiledReport[]> {
  return querySource(
    () =>
      query(collection(firestore(), filedReportsPath(caseId)), orderBy('atMs', 'desc'), limit(FILED_SHOWN)),
    withId<Omit<FiledReport, 'id'>>(filedReportSchema),
  );
}

/** The reports of one case, with who sent them, the newest first; for members of the house. */
export function useFiledReports(caseId: string): Live<FiledReport[]> {
  return useLive(useMemo(() => filedReportsSource(caseId), [caseId]));
}
