import { keepDebate, keepRecord, keptStore, type DebateRecord } from '@rostrum/data';

/* Loaded apart, after the page: what a person has opened is kept in this browser, for when there is no connection. */

export const keepOpenedRecord = (uid: string, record: DebateRecord) => keepRecord(keptStore(uid), record);
export const keepOpenedDebate = (uid: string, roomId: string) => keepDebate(uid, roomId);
