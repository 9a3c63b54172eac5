import {
  deadlineOf,
  freeSeats,
  interventionSchema,
  interventionsPath,
  messagesPath,
  messageSchema,
  messageTextSchema,
  motionSchema,
  roomSchema,
} from '@rostrum/domain';
import { findBreaches, INVARIANTS_OF_A_RECORD } from '@rostrum/domain/invariants';
import { beforeAll, describe, expect, test } from 'vitest';
import { playScript, playScriptUntil } from './play-script.ts';
import type { RoomStage } from './room-stage.ts';
import { demoScripts, finishedDebates, openRooms, roomsUnderWay } from './scripts/all.ts';
import { topics } from './topics.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const named = demoScripts.map((script) => [script.motion, script] as const);

const messagesOf = ({ db, id }: RoomStage) =>
  db.all(messagesPath(id)).map((found) => ({ id: found.id, ...messageSchema.parse(found.fields) }));
const interventionsOf = ({ db, id }: RoomStage) =>
  db.all(interventionsPath(id)).map(({ fields }) => interventionSchema.parse(fields));
describe.each(named)('%s', (_motion, script) => {
  let stage: RoomStage;
  beforeAll(async () => {
    stage = await playScript(script, NOW_MS);
  });

  test('is a room as the functions would store it', () => {
    expect(roomSchema.parse(stage.room)).toEqual(stage.room);
    expect(stage.db.unreadable).toEqual([]);
    expect(motionSchema.parse(script.motion)).toBe(script.motion);
  });

  test('has a record that agrees with itself', () => {
    expect(findBreaches(stage.db.documents(), INVARIANTS_OF_A_RECORD)).toEqual([]);
  });

  test('contains nothing that a person could not have posted', () => {
    for (const { text } of messagesOf(stage)) expect(messageTextSchema.parse(text)).toBe(text);
  });
});

test('every finished debate ran through all its steps, with six to ten speeches on each', async () => {
  for (const { script } of finishedDebates) {
    const stage = await playScript(script, NOW_MS);
    expect(stage.room.debate).toMatchObject({ phase: 'debrief', outcome: 'completed' });
    const shown = messagesOf(stage).filter(({ state }) => state === 'shown');
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
    expect(interventionsOf(stage).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['open', 'handover', 'time', 'close']),
    );
  }
});

test('the moderator held exactly one message, and its author said it better', async () => {
  const stages = await Promise.all(demoScripts.map((script) => playScript(script, NOW_MS)));
  const all = stages.flatMap(messagesOf);
  const held = all.filter(({ state }) => state === 'replaced');
  expect(all.filter(({ state }) => state === 'held')).toEqual([]);
  expect(held).toHaveLength(1);
  expect(held[0]?.spans.length).toBeGreaterThan(0);
});

test.each(roomsUnderWay)('$script.motion is under way now', async ({ script, secondsAgo }) => {
  const { room, nowMs, tasks } = await playScriptUntil(script, NOW_MS - secondsAgo * 1_000);
  expect(Math.abs(nowMs - (NOW_MS - secondsAgo * 1_000))).toBeLessThanOrEqual(1);
  const { debate } = room;
  const endsAtMs = debate.phase === 'paused' ? NOW_MS + debate.remainingMs : deadlineOf(debate)?.endsAtMs;
  expect(endsAtMs).toBeGreaterThan(NOW_MS + 30_000);
  const ends = tasks.filter(({ mark, dueAtMs }) => mark === 'end' && dueAtMs > NOW_MS);
  const deadlines = [deadlineOf(debate)].flatMap((deadline) => deadline?.actsAtMs ?? []);
  expect(ends.map(({ dueAtMs }) => dueAtMs)).toEqual(expect.arrayContaining(deadlines));
});

test('the rooms are in different phases', async () => {
  const stages = await Promise.all(roomsUnderWay.map(({ script }) => playScript(script, NOW_MS)));
  expect(stages.map(({ room }) => room.debate.phase)).toEqual(['live', 'live', 'paused', 'prep']);
});

test('an open room has one free seat', async () => {
  for (const { script } of openRooms) {
    expect(freeSeats((await playScript(script, NOW_MS)).room.debate)).toHaveLength(1);
  }
});

test('no two rooms share an id or a code', async () => {
  const rooms = await Promise.all(demoScripts.map((script) => playScript(script, NOW_MS)));
  expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
  expect(new Set(rooms.map(({ room }) => room.code)).size).toBe(rooms.length);
});

test('there are two dozen motions in at least six categories, each of them acceptable', () => {
  expect(topics).toHaveLength(24);
  expect(new Set(topics.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  for (const { motion } of topics) expect(motionSchema.parse(motion)).toBe(motion);
});
