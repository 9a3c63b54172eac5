import { collection, collectionGroup, limit, orderBy, query, where } from 'firebase/firestore';
import {
  appealDocumentSchema,
  APPEALS,
  CASES,
  caseSchema,
  decisionSchema,
  DECISIONS,
  HOUSE_APPEALS,
  HOUSE_LOG,
  houseAppealSchema,
  houseLogEntrySchema,
  type Case,
  type FiledAppeal,
  type HouseAppeal,
  type HouseDecision,
  type HouseLogEntry,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Cases and appeals that are looked at at once; the next come as these are decided. */
const QUEUE_SHOWN = 20;
/** Decisions and lines of the log that are shown. */
const PAST_SHOWN = 50;

const readAppeal = withId<Omit<HouseAppeal, 'id'>>(houseAppealSchema);

/** What nobody has decided, the gravest first, and of these the oldest. */
export const openCasesSource: Source<Case[]> = querySource(
  () =>
    query(
      collection(firestore(), CASES),
      where('state', '==', 'open'),
      orderBy('rank', 'desc'),
      orderBy('firstAtMs'),
      limit(QUEUE_SHOWN),
    ),
  withId<Omit<Case, 'id'>>(caseSchema),
);

/** Appeals against the house that nobody has decided, the oldest first. */
export const openHouseAppealsSource: Source<HouseAppeal[]> = querySource(
  () =>
    query(
      collection(firestore(), HOUSE_APPEALS),
      where('verdict', '==', null),
      orderBy('atMs'),
      limit(QUEUE_SHOWN),
    ),
  readAppeal,
);

/** Appeals against the moderator, of every room, that nobody has decided. */
export const roomAppealsSource: Source<FiledAppeal[]> = querySource(
  () => query(collectionGroup(firestore(), APPEALS), where('verdict', '==', null), limit(QUEUE_SHOWN)),
  withId<Omit<FiledAppeal, 'id'>>(appealDocumentSchema),
);

/** What the house and hosts decided, the last one first. */
export const pastDecisionsSource: Source<HouseDecision[]> = querySource(
  () => query(collection(firestore(), DECISIONS), orderBy('atMs', 'desc'), limit(PAST_SHOWN)),
  withId<Omit<HouseDecision, 'id'>>(decisionSchema),
);

/** The log of the house, the last entry first. */
export const houseLogSource: Source<HouseLogEntry[]> = querySource(
  () => query(collection(firestore(), HOUSE_LOG), orderBy('seq', 'desc'), limit(PAST_SHOWN)),
  (_, data) => houseLogEntrySchema.parse(data),
);

/** The part of the house's work that is looked at; only that is listened to, but for what waits. */
export type HousePart = 'open' | 'appeals' | 'decided' | 'log';

export type HouseQueue = {
  cases: Live<Case[]>;
  houseAppeals: Live<HouseAppeal[]>;
  roomAppeals: Live<FiledAppeal[]>;
  decided: Live<HouseDecision[]>;
  log: Live<HouseLogEntry[]>;
};

/** What waits for the house and what it did. Only its members may ask; `part` is null for everybody else. */
export function useHouseQueue(part: HousePart | null): HouseQueue {
  const mayAsk = part !== null;
  return {
    cases: useLive(mayAsk ? openCasesSource : null),
    houseAppeals: useLive(mayAsk ? openHouseAppealsSource : null),
    roomAppeals: useLive(mayAsk ? roomAppealsSource : null),
    decided: useLive(part === 'decided' ? pastDecisionsSource : null),
    log: useLive(part === 'log' ? houseLogSource : null),
  };
}
