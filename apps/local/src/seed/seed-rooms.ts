import { debateInCatalogue, memberPath, roomPath, roomSchema } from '@rostrum/domain';
import type { Member } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { demoPersons, uidOf } from './people.ts';
import { playScript, playScriptUntil } from './play-script.ts';
import type { RoomStage } from './room-stage.ts';
import { putInCatalogue } from './put-in-catalogue.ts';
import { finishedDebates, openRooms, roomsUnderWay } from './scripts/all.ts';
import type { DebateScript } from './scripts/script.ts';

const MINUTE_MS = 60_000;

/** Debates of the last days; once stored, they never change. */
export async function seedFinishedDebates(db: Firestore, nowMs: number): Promise<void> {
  for (const { script, daysAgo, hour } of finishedDebates) {
    if ((await db.doc(roomPath(script.id)).get()).exists) continue;
    const stage = await playScript(script, atHour(nowMs, daysAgo, hour));
    await store(db, script, stage);
    const place = debateInCatalogue(script.id, stage.room);
    if (place) await putInCatalogue(db, place);
  }
}

/** Running rooms are rebuilt at every start, so that their clocks run now. @returns their current state */
export async function seedRoomsUnderWay(db: Firestore, nowMs: number): Promise<RoomStage[]> {
  const stages: RoomStage[] = [];
  for (const { script, secondsAgo } of roomsUnderWay) {
    const stage = await playScriptUntil(script, nowMs - secondsAgo * 1_000);
    await db.recursiveDelete(db.doc(roomPath(script.id)));
    await store(db, script, stage);
    stages.push(stage);
  }
  return stages;
}

/** Waiting rooms: rebuilt while nobody has come, and left alone once somebody has. */
export async function seedOpenRooms(db: Firestore, nowMs: number): Promise<void> {
  for (const { script, minutesAgo } of openRooms) {
    const stored = await db.doc(roomPath(script.id)).get();
    if (stored.exists && roomSchema.parse(stored.data()).debate.phase !== 'lobby') continue;
    await db.recursiveDelete(db.doc(roomPath(script.id)));
    await store(db, script, await playScript(script, nowMs - minutesAgo * MINUTE_MS));
  }
}

function atHour(nowMs: number, daysAgo: number, hour: number): number {
  const day = new Date(nowMs);
  day.setDate(day.getDate() - daysAgo);
  return day.setHours(hour, 4 * daysAgo, 0, 0);
}

/** Stores the handlers' writes for the room, and its members. The sweeper leaves examples alone, and they say what they are. */
async function store(db: Firestore, script: DebateScript, stage: RoomStage): Promise<void> {
  const { id, room } = stage;
  const batch = db.batch();
  for (const { path, fields } of stage.db.under(roomPath(id))) batch.set(db.doc(path), fields);
  batch.update(db.doc(roomPath(id)), { dueAtMs: null, isExample: true });
  batch.set(db.doc(`roomCodes/${room.code}`), { roomId: id, createdAtMs: room.createdAtMs });
  for (const member of members(script, stage)) batch.set(db.doc(memberPath(id, member.uid)), member);
  await batch.commit();
}

/** The members: the host, the debaters, and the watchers. */
function members({ watching = [] }: DebateScript, { room, nowMs }: RoomStage): Member[] {
  const uids = [...room.peopleIds, ...watching.map(uidOf)];
  return uids.flatMap((uid) => {
    const person = demoPersons[uid];
    return person ? [{ uid, ...person, joinedAtMs: room.createdAtMs, lastSeenAtMs: nowMs }] : [];
  });
}
