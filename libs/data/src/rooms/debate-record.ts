import { collection, doc, getDocFromServer, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  debateEventSchema,
  interventionSchema,
  interventionsPath,
  logOf,
  messagesPath,
  panelDecisionPath,
  panelDecisionSchema,
  roomPath,
  roomSchema,
  type DebateEvent,
  type Intervention,
  type Message,
  type PanelDecision,
  type Room,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { readableIn, readStored, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { readEveryPage } from './every-page.ts';
import { readMessage } from './floor.ts';

/** A finished debate, with everything that everybody saw of it. */
export type DebateRecord = {
  room: Room;
  events: DebateEvent[];
  messages: Message[];
  interventions: Intervention[];
  /** What the judges decided; null without judges, while their ballots are open, and if none came in. */
  decision: PanelDecision | null;
};

/**
 * The progress of the reading. `reading` counts documents, of about `total`; `notOver` is a debate without a final
 * record, and `missing` is no debate at all.
 */
export type RecordReading =
  | { at: 'reading'; count: number; total: number }
  | { at: 'whole'; record: DebateRecord }
  | { at: 'notOver'; room: Room }
  | { at: 'missing' };

const readRoom = withId<Omit<Room, 'id'>>(roomSchema);
const readIntervention = withId<Omit<Intervention, 'id'>>(interventionSchema);

/** A finished debate, read once: it no longer changes, so nobody listens. */
export function debateRecordSource(roomId: string): Source<RecordReading> {
  return {
    listen(onValue, onError) {
      const reading = new AbortController();
      const { signal } = reading;
      const tell = (value: RecordReading) => !signal.aborted && onValue(value, false);
      readRecord(roomId, tell, signal).catch((error: unknown) => !signal.aborted && onError(error));
      return () => reading.abort();
    },
  };
}

/** The record of a finished debate, at once; undefined if there is none. @throws if it cannot be read. */
export async function fetchDebateRecord(roomId: string): Promise<DebateRecord | undefined> {
  let record: DebateRecord | undefined;
  const keep = (reading: RecordReading) => {
    if (reading.at === 'whole') ({ record } = reading);
  };
  await readRecord(roomId, keep, new AbortController().signal);
  return record;
}

export function useDebateRecord(roomId: string): Live<RecordReading> {
  return useLive(useMemo(() => debateRecordSource(roomId), [roomId]));
}

async function readRecord(
  roomId: string,
  tell: (reading: RecordReading) => void,
  signal: AbortSignal,
): Promise<void> {
  const stored = await getDocFromServer(doc(firestore(), roomPath(roomId)));
  if (!stored.exists()) return tell({ at: 'missing' });
  const room = readStored(stored, readRoom);
  if (room.status !== 'finished') return tell({ at: 'notOver', room });
  const counts = { events: 0, messages: 0 };
  // The log's length is known. Few documents come on top: messages released by a human after the moderator held them.
  const logged = room.debate.seq + 1;
  const count = (part: keyof typeof counts) => (read: number) => {
    counts[part] = read;
    const both = counts.events + counts.messages;
    tell({ at: 'reading', count: both, total: Math.max(logged, both) });
  };
  const [events, messages, interventions, decision] = await Promise.all([
    readLog(roomId, count('events'), signal),
    readEveryPage(messagesOf(roomId), readMessage, count('messages'), signal),
    readEveryPage(actsOf(roomId), readIntervention, () => {}, signal),
    room.debate.ballots?.result ? readDecision(roomId) : null,
  ]);
  const log = logOf(events.known, messages).filter(({ seq }) => seq < events.untilSeq);
  tell({ at: 'whole', record: { room, events: log, messages, interventions, decision } });
}

async function readDecision(roomId: string): Promise<PanelDecision | null> {
  const stored = await getDocFromServer(doc(firestore(), panelDecisionPath(roomId)));
  if (!stored.exists()) return null;
  const [decision = null] = readableIn([stored], (_, data) => panelDecisionSchema.parse(data));
  return decision;
}

/** The events up to the first unreadable one; after that nobody knows how the debate went on. */
async function readLog(roomId: string, onRead: (count: number) => void, signal: AbortSignal) {
  let untilSeq = Infinity;
  const read = (id: string, data: unknown): DebateEvent => {
    const event = debateEventSchema.safeParse(data);
    if (event.success) return event.data;
    if (/^\d+$/.test(id)) untilSeq = Math.min(untilSeq, Number(id));
    throw event.error;
  };
  return { known: await readEveryPage(eventsOf(roomId), read, onRead, signal), untilSeq };
}

const eventsOf = (roomId: string) =>
  query(collection(firestore(), `${roomPath(roomId)}/events`), orderBy('seq'));

const messagesOf = (roomId: string) =>
  query(collection(firestore(), messagesPath(roomId)), where('state', '==', 'shown'), orderBy('createdAtMs'));

const actsOf = (roomId: string) =>
  query(collection(firestore(), interventionsPath(roomId)), where('to', '==', 'all'), orderBy('atMs'));
