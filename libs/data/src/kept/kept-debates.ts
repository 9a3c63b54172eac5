import {
  debateEventSchema,
  interventionSchema,
  messageSchema,
  panelDecisionSchema,
  roomSchema,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import { fetchDebateRecord, type DebateRecord } from '../rooms/debate-record.ts';
import { KEPT_ROOMS } from './keep-rooms.ts';
import { keptStore, type KeptStore } from './kept-store.ts';

const id = { id: z.string() };
const keptRoomSchema = z.extend(roomSchema, id);
const keptRecordSchema = z.object({
  room: keptRoomSchema,
  events: z.array(debateEventSchema),
  messages: z.array(z.extend(messageSchema, id)),
  interventions: z.array(z.extend(interventionSchema, id)),
  decision: z.nullable(panelDecisionSchema),
});

/** The debates that a browser keeps of a person: those that were opened last. */
const DEBATES_MOST = 30;
const DEBATES = 'debates/';

/** Keeps a finished debate that its person has opened. The oldest one makes room for it. */
export async function keepRecord(store: KeptStore, record: DebateRecord): Promise<void> {
  const known = await store.names(DEBATES);
  const name = DEBATES + record.room.id;
  const others = known.filter((one) => one !== name);
  for (const old of others.slice(0, Math.max(0, others.length - DEBATES_MOST + 1))) await store.remove(old);
  await store.write(name, record);
}

/** Keeps a finished debate that is open in its room, unless it is kept already: it no longer changes. */
export async function keepDebate(
  uid: string,
  roomId: string,
  store = keptStore(uid),
  fetchRecord = fetchDebateRecord,
): Promise<void> {
  if ((await store.names(DEBATES)).includes(DEBATES + roomId)) return;
  const record = await fetchRecord(roomId);
  if (record) await keepRecord(store, record);
}

export function readRecord(store: KeptStore, roomId: string): Promise<DebateRecord | undefined> {
  return store.read<DebateRecord>(DEBATES + roomId, keptRecordSchema);
}

/** All kept debates, the last opened first. */
export async function readRecords(store: KeptStore): Promise<DebateRecord[]> {
  const names = (await store.names(DEBATES)).toReversed();
  const read = await Promise.all(names.map((name) => store.read<DebateRecord>(name, keptRecordSchema)));
  return read.flatMap((record) => record ?? []);
}

export async function readRooms(store: KeptStore): Promise<DebateRecord['room'][]> {
  return (await store.read<DebateRecord['room'][]>(KEPT_ROOMS, z.array(keptRoomSchema))) ?? [];
}
