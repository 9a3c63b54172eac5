import { collection, collectionGroup, limit, orderBy, query, where } from 'firebase/firestore';
import {
  appealDocumentSchema,
  APPEALS,
  REPORTS,
  reportSchema,
  TOPIC_CASES,
  topicCaseSchema,
  type FiledAppeal,
  type Report,
  type TopicCase,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Reports and appeals that are looked at at once; the next come as these are decided. */
const QUEUE_SHOWN = 20;
/** Decisions of the past that the log shows. */
const LOG_SHOWN = 30;

const readReport = withId<Omit<Report, 'id'>>(reportSchema);
const readTopicCase = withId<Omit<TopicCase, 'id'>>(topicCaseSchema);

/** What nobody has decided, the oldest first. */
const openIn = (name: string) => () =>
  query(collection(firestore(), name), where('decision', '==', null), orderBy('atMs'), limit(QUEUE_SHOWN));

/** What somebody decided, the last one first. */
const decidedIn = (name: string) => () =>
  query(
    collection(firestore(), name),
    where('decidedAtMs', '>', 0),
    orderBy('decidedAtMs', 'desc'),
    limit(LOG_SHOWN),
  );

export const openReportsSource: Source<Report[]> = querySource(openIn(REPORTS), readReport);
export const decidedReportsSource: Source<Report[]> = querySource(decidedIn(REPORTS), readReport);
export const openTopicCasesSource: Source<TopicCase[]> = querySource(openIn(TOPIC_CASES), readTopicCase);
export const decidedTopicCasesSource: Source<TopicCase[]> = querySource(
  decidedIn(TOPIC_CASES),
  readTopicCase,
);

/** Appeals of every room that nobody has decided. */
export const allAppealsSource: Source<FiledAppeal[]> = querySource(
  () => query(collectionGroup(firestore(), APPEALS), where('verdict', '==', null), limit(QUEUE_SHOWN)),
  withId<Omit<FiledAppeal, 'id'>>(appealDocumentSchema),
);

export type ModerationQueue = {
  reports: Live<Report[]>;
  appeals: Live<FiledAppeal[]>;
  topics: Live<TopicCase[]>;
  log: Live<Report[]>;
  topicLog: Live<TopicCase[]>;
};

/** What waits for a human to decide. Only holders of the claim `moderator` may ask; it waits until `mayAsk`. */
export function useModerationQueue(mayAsk: boolean): ModerationQueue {
  return {
    reports: useLive(mayAsk ? openReportsSource : null),
    appeals: useLive(mayAsk ? allAppealsSource : null),
    topics: useLive(mayAsk ? openTopicCasesSource : null),
    log: useLive(mayAsk ? decidedReportsSource : null),
    topicLog: useLive(mayAsk ? decidedTopicCasesSource : null),
  };
}
