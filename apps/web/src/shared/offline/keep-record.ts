import { keepDebate, keepRecord, keepRooms, keptStore, type DebateRecord } from '@rostrum/data';
import type { Room } from '@rostrum/domain';

/* Loaded apart, after the page: what a person has opened is kept in this browser, for when there is no connection. */

export const keepOpenedRecord = (uid: string, record: DebateRecord) => keepRecord(keptStore(uid), record);
export const keepOpenedDebate = (uid: string, roomId: string) => keepDebate(uid, roomId);
export const keepOwnRooms = (uid: string, rooms: Room[]) => keepRooms(keptStore(uid), rooms);
