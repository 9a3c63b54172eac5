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

/** The most past decisions about one person. */
const HISTORY_SHOWN = 50;
/** The most reports of one case. */
const FILED_SHOWN = 30;

const readDecision = withId<Omit<HouseDecision, 'id'>>(decisionSchema);

function decisionSource(decisionId: string): Source<HouseDecision | null> {
  return documentSource(() => doc(firestore(), decisionPath(decisionId)), readDecision);
}

/** One decision, for the person concerned and for members of the house. Waits while `decisionId` is null. */
export function useDecision(decisionId: string | null): Live<HouseDecision | null> {
  return useLive(useMemo(() => (decisionId === null ? null : decisionSource(decisionId)), [decisionId]));
}

function historySource(uid: string): Source<HouseDecision[]> {
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

/** Past decisions about a person, newest first; for members of the house. Waits while `uid` is null. */
export function useHistory(uid: string | null): Live<HouseDecision[]> {
  return useLive(useMemo(() => (uid === null ? null : historySource(uid)), [uid]));
}

/** Queried as a list, because nobody may read a missing appeal document. */
function ownAppealSource(decisionId: string, uid: string): Source<HouseAppeal[]> {
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

/** The person's own appeal against a decision; null if there is none. */
export function useOwnAppeal(decisionId: string, uid: string): Live<HouseAppeal | null> {
  const found = useLive(useMemo(() => ownAppealSource(decisionId, uid), [decisionId, uid]));
  return mapLive(found, ([appeal]) => appeal ?? null);
}

function filedReportsSource(caseId: string): Source<FiledReport[]> {
  return querySource(
    () =>
      query(collection(firestore(), filedReportsPath(caseId)), orderBy('atMs', 'desc'), limit(FILED_SHOWN)),
    withId<Omit<FiledReport, 'id'>>(filedReportSchema),
  );
}

/** The reports of one case with their senders, newest first; for members of the house. */
export function useFiledReports(caseId: string): Live<FiledReport[]> {
  return useLive(useMemo(() => filedReportsSource(caseId), [caseId]));
}
