import { database, commandAs, openRoomAs, startDebateAs } from '../src/support/server.ts';

/** Rooms of the pictures, in the states that they need. */
export interface Stage {
  waiting: string;
  locked: string;
  ready: string;
  prepared: string;
  live: string;
  paused: string;
  over: string;
  abandoned: string;
  cancelled: string;
  close(): Promise<void>;
}

const MOTION = 'This house would replace school grades with written reports';
const SPEECH =
  'A report tells a child what to do next. A number tells them where they stand, and then it tells them nothing at all. ' +
  'We ask for the first, in every subject, twice a year.';

export async function openStage(): Promise<Stage> {
  const open = () => openRoomAs('ada', { motion: MOTION, side: 'for', visibility: 'public' });
  const waiting = (await open()).roomId;
  const locked = (await openRoomAs('dara', { motion: MOTION, visibility: 'private' })).roomId;
  const ready = (await open()).roomId;
  await commandAs('ben', { type: 'takeSeat', roomId: ready, seatId: 'against-1' });
  const prepared = (await open()).roomId;
  await commandAs('ben', { type: 'takeSeat', roomId: prepared, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId: prepared });
  const live = await spoken();
  const paused = await spoken();
  await commandAs('ada', { type: 'pause', roomId: paused });
  const over = await spoken();
  for (const step of [['ada', 'ben'], ['ada'], ['ben']] as const)
    for (const person of step) await commandAs(person, { type: 'yield', roomId: over });
  const abandoned = await spoken();
  await commandAs('ben', { type: 'leave', roomId: abandoned });
  const cancelled = (await open()).roomId;
  await commandAs('ada', { type: 'cancel', roomId: cancelled });
  const rooms = { waiting, locked, ready, prepared, live, paused, over, abandoned, cancelled };
  return { ...rooms, close: () => clear(Object.values(rooms)) };
}

/** A debate in its cross-examination, with words of both sides and one of Ada's that is held. */
async function spoken(): Promise<string> {
  const { roomId } = await startDebateAs('ada', 'ben', { preparation: 120, 'cross-examination': 1_200 });
  const say = (person: 'ada' | 'ben', text: string) => commandAs(person, { type: 'speak', roomId, text });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await say('ada', SPEECH);
  await commandAs('ada', { type: 'yield', roomId });
  await say('ben', 'Grades are quick to read and hard to flatter. Thirty reports a term are neither.');
  await say('ben', 'Who reads them? Parents look for the sentence that says pass or fail.');
  await commandAs('ben', { type: 'yield', roomId });
  await say('ada', 'Would you rather read thirty numbers?');
  await say('ben', 'Yes. Then I know whom to ask.');
  await say('ada', 'So the number starts the talk, and you are an idiot to think it ends it.');
  return roomId;
}

async function clear(roomIds: string[]): Promise<void> {
  const db = database();
  for (const roomId of roomIds) await db.recursiveDelete(db.doc(`rooms/${roomId}`));
}
