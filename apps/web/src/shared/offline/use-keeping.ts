import { keepRooms, keptStore, type DebateRecord, type Live, type RecordReading } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { useEffect } from 'react';

type Keeping = typeof import('./keep-record.ts');

/** What can't be kept changes nothing now. A full storage is said elsewhere. */
function keep(work: () => Promise<unknown>): void {
  if (!('caches' in globalThis)) return;
  work().catch((error: unknown) => console.warn('Not kept for later without a connection', error));
}

/** Records load what keeps them after their page. */
const keepLater = (work: (keeping: Keeping) => Promise<unknown>): void =>
  keep(async () => work(await import('./keep-record.ts')));

/** Keeps the record that is open. */
export function useKeepRecord(uid: string, reading: Live<RecordReading>): void {
  const record = reading.status === 'ready' && reading.value.at === 'whole' ? reading.value.record : null;
  useEffect(() => {
    if (record) keepLater(({ keepOpenedRecord }) => keepOpenedRecord(uid, record satisfies DebateRecord));
  }, [uid, record]);
}

/** Keeps the record of a finished debate whose room is open. */
export function useKeepFinished(uid: string, roomId: string, isFinished: boolean): void {
  useEffect(() => {
    if (isFinished) keepLater(({ keepOpenedDebate }) => keepOpenedDebate(uid, roomId));
  }, [uid, roomId, isFinished]);
}

/** Keeps the list of one's own debates as the server gives it. */
export function useKeepRooms(uid: string, rooms: Live<Room[]>): void {
  const fresh = rooms.status === 'ready' && !rooms.stale ? rooms.value : null;
  useEffect(() => {
    if (fresh) keep(() => keepRooms(keptStore(uid), fresh));
  }, [uid, fresh]);
}
