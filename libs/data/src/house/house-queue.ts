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

/** The most cases and appeals on screen; decided ones make room for the next. */
const QUEUE_SHOWN = 20;
/** The most decisions and log entries on screen. */
const PAST_SHOWN = 50;

const readAppeal = withId<Omit<HouseAppeal, 'id'>>(houseAppealSchema);

/** Undecided cases: most serious first, then oldest. */
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

/** Undecided appeals against the house, oldest first. */
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

/** Undecided appeals against the moderator, of every room. */
export const roomAppealsSource: Source<FiledAppeal[]> = querySource(
  () => query(collectionGroup(firestore(), APPEALS), where('verdict', '==', null), limit(QUEUE_SHOWN)),
  withId<Omit<FiledAppeal, 'id'>>(appealDocumentSchema),
);

/** Decisions of the house and of hosts, newest first. */
export const pastDecisionsSource: Source<HouseDecision[]> = querySource(
  () => query(collection(firestore(), DECISIONS), orderBy('atMs', 'desc'), limit(PAST_SHOWN)),
  withId<Omit<HouseDecision, 'id'>>(decisionSchema),
);

/** The log of the house, newest entry first. */
export const houseLogSource: Source<HouseLogEntry[]> = querySource(
  () => query(collection(firestore(), HOUSE_LOG), orderBy('seq', 'desc'), limit(PAST_SHOWN)),
  (_, data) => houseLogEntrySchema.parse(data),
);

/** The visible part of the house's work. Only this part and the waiting items have listeners. */
export type HousePart = 'open' | 'appeals' | 'decided' | 'log';

export type HouseQueue = {
  cases: Live<Case[]>;
  houseAppeals: Live<HouseAppeal[]>;
  roomAppeals: Live<FiledAppeal[]>;
  decided: Live<HouseDecision[]>;
  log: Live<HouseLogEntry[]>;
};

/** The house's waiting and finished work. Only its members may read it; `part` is null for everybody else. */
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
