import { randomUUID } from 'node:crypto';
import { eventPath, FORMATS, memberPath, profilePath, roomPath, welcomePath } from '@rostrum/domain';
import { getAuth } from 'firebase-admin/auth';
import {
  commandAs,
  database,
  exchangeCustomToken,
  storedRoom,
  uidOf,
  type Asker,
  type Caller,
} from './server.ts';

const AN_HOUR_MS = 3_600_000;

/** A new signed-in person with a profile: six demo people do not fill a house. `claims` are in their token. */
export async function aCaller(name: string, claims: Record<string, true> = {}): Promise<Caller> {
  const uid = `user_${randomUUID().replaceAll('-', '')}`;
  const db = database();
  await db
    .doc(profilePath(uid))
    .set({ displayName: name, username: null, photoURL: '', createdAtMs: Date.now() });
  await db.doc(welcomePath(uid)).set({ done: [], rulesAcceptedAtMs: 1 });
  return { uid, name, idToken: await exchangeCustomToken(await getAuth().createCustomToken(uid, claims)) };
}

/** Some more, named `Listener 1`, `Listener 2` … */
export function callers(count: number, name: string): Promise<Caller[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => aCaller(`${name} ${index + 1}`)));
}

/**
 * Everybody takes their seat, by seat id. People without a browser count as present: their heartbeat is in the
 * future.
 */
export async function seat(roomId: string, seats: Readonly<Record<string, Asker>>): Promise<void> {
  for (const [seatId, person] of Object.entries(seats)) {
    await commandAs(person, { type: 'takeSeat', roomId, seatId });
    if (typeof person !== 'string') await stayIn(roomId, person);
  }
}

/** One after the other: a debate asks its people in order, and two cores have enough to do. */
export async function allSay(
  people: readonly Asker[],
  type: 'ready' | 'yield' | 'enter' | 'leave',
  roomId: string,
): Promise<void> {
  for (const person of people) await commandAs(person, { type, roomId });
}

/** Nobody misses this person for the next hour, even without a browser. */
export async function stayIn(roomId: string, person: Asker): Promise<void> {
  await database()
    .doc(memberPath(roomId, uidOf(person)))
    .update({ lastSeenAtMs: Date.now() + AN_HOUR_MS });
}

/**
 * Ends the running step this many seconds earlier, as if the time had passed: in the room and in its log, which still
 * replays to the same state. The clock's task then comes late, which is allowed.
 */
export async function skipSeconds(roomId: string, seconds: number): Promise<void> {
  const db = database();
  const { debate } = await storedRoom(roomId);
  if (debate.phase !== 'live') throw new Error(`No step runs: the debate is in its ${debate.phase}`);
  const { stepSeq } = debate.floor;
  const endsAtMs = debate.floor.endsAtMs - seconds * 1_000;
  await db.doc(roomPath(roomId)).update({ 'debate.floor.endsAtMs': endsAtMs });
  await db.doc(eventPath(roomId, stepSeq)).update({ endsAtMs });
}

/** Every step of a format at the length that the test needs, in seconds; no preparation. */
export function lengthsOf(formatId: string, seconds: number): Record<string, number> {
  const steps = FORMATS.get(formatId)?.steps ?? [];
  return { preparation: 0, ...Object.fromEntries(steps.map(({ id }) => [id, seconds])) };
}

/** The pending question lapses in a moment, as if its time had passed. */
export async function lapseSoon(roomId: string): Promise<void> {
  await database()
    .doc(roomPath(roomId))
    .update({ 'debate.asked.lapsesAtMs': Date.now() + 2_000 });
}

/**
 * Extends the pending question, by the name of its deadline: axe and cameras are slow. The step
 * waits for the answer about a restatement, so its end moves as far.
 */
export async function keepOpen(
  roomId: string,
  end:
    | 'endsAtMs'
    | 'floor.poi.endsAtMs'
    | 'floor.coolUntilMs'
    | 'floor.restatement.lapsesAtMs'
    | 'asked.lapsesAtMs',
): Promise<void> {
  const room = database().doc(roomPath(roomId));
  const atMs = Date.now() + AN_HOUR_MS;
  const step = end === 'floor.restatement.lapsesAtMs' ? await laterStep(roomId, atMs) : {};
  await room.update({ [`debate.${end}`]: atMs, ...step });
}

async function laterStep(roomId: string, lapsesAtMs: number): Promise<Record<string, number>> {
  const { debate } = await storedRoom(roomId);
  if (debate.phase !== 'live' || !debate.floor.restatement) throw new Error('Nothing is asked about');
  const { endsAtMs, restatement } = debate.floor;
  return { 'debate.floor.endsAtMs': endsAtMs + lapsesAtMs - restatement.lapsesAtMs };
}
