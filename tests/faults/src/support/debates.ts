import { replay } from '@rostrum/domain';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import { readEvents, readRoom } from './database.ts';

/** The longest possible steps, so that the clock does not interfere. */
export const LONG: Record<string, number> = {
  'opening-for': 7_200,
  'opening-against': 7_200,
  'cross-examination': 7_200,
  'rebuttal-for': 7_200,
  'rebuttal-against': 7_200,
};

const MOTION = 'This house would keep every word that it is given';

/** A Quick clash whose first step runs: the first hosts and speaks for, the second against. */
export async function aRunningDebate(
  pro: Client,
  con: Client,
  lengths: Record<string, number> = LONG,
): Promise<string> {
  const roomId = await aFullRoom(pro, con, lengths);
  for (const person of [pro, con]) await person.ask({ type: 'ready', roomId });
  return roomId;
}

/** The same room one moment earlier. */
async function aFullRoom(pro: Client, con: Client, lengths: Record<string, number> = LONG): Promise<string> {
  const { roomId = '' } = await pro.ask({
    type: 'create',
    motion: MOTION,
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'unlisted',
    strictness: 'standard',
    lengths: { preparation: 0, ...lengths },
  });
  await con.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
  return roomId;
}

/** Both sides pause the AI, which would slow down scripted speakers: here every word must arrive. */
export async function letSpeakFast(host: Client, other: Client, roomId: string): Promise<void> {
  await host.ask({ type: 'pauseModerator', roomId });
  await other.ask({ type: 'agree', roomId });
}

/** A debate in its cross-examination, where both may speak simultaneously, and at any speed. */
export async function aCrossExamination(pro: Client, con: Client): Promise<string> {
  const roomId = await aRunningDebate(pro, con);
  await letSpeakFast(pro, con, roomId);
  for (const person of [pro, con]) await person.ask({ type: 'yield', roomId });
  return roomId;
}

/** Checks that the log of a room has no gap and replays to the stored state; returns it. */
export async function expectSoundLog(roomId: string) {
  const events = await readEvents(roomId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
  expect(replay(events)).toEqual((await readRoom(roomId)).debate);
  return events;
}

/** The running step of a live debate. @throws Error if none runs */
export async function floorOf(roomId: string) {
  const { debate } = await readRoom(roomId);
  if (debate.phase !== 'live') throw new Error(`No step runs in the phase ${debate.phase}`);
  return debate.floor;
}
