import { deadlineOf, freeSeats, messageTextSchema, motionSchema, replay, roomSchema } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { playScript, playScriptUntil } from './play-script.ts';
import { demoScripts, finishedDebates, openRooms, roomsUnderWay } from './scripts/all.ts';
import { topics } from './topics.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const named = demoScripts.map((script) => [script.motion, script] as const);

describe.each(named)('%s', (_motion, script) => {
  const stage = playScript(script, NOW_MS);

  test('is a room as the functions would store it', () => {
    expect(roomSchema.parse(stage.room)).toEqual(stage.room);
    expect(motionSchema.parse(script.motion)).toBe(script.motion);
  });

  test('has a log without gaps that replays to the stored state', () => {
    expect(stage.events.map(({ seq }) => seq)).toEqual(stage.events.map((_, index) => index));
    expect(replay(stage.events)).toEqual(stage.room.debate);
  });

  test('says nothing that a person could not have posted', () => {
    for (const { text } of stage.messages.values()) expect(messageTextSchema.parse(text)).toBe(text);
  });
});

test('every finished debate ran through all its steps, with six to ten speeches on each', () => {
  for (const { script } of finishedDebates) {
    const { room, messages, interventions } = playScript(script, NOW_MS);
    expect(room.debate).toMatchObject({ phase: 'debrief', outcome: 'completed' });
    const shown = [...messages.values()].filter(({ state }) => state === 'shown');
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
    expect([...interventions.values()].map(({ act }) => act)).toEqual(
      expect.arrayContaining(['open', 'handover', 'time', 'close']),
    );
  }
});

test('the moderator held exactly one message, and its author said it better', () => {
  const all = demoScripts.flatMap((script) => [...playScript(script, NOW_MS).messages.values()]);
  const held = all.filter(({ state }) => state === 'replaced');
  expect(all.filter(({ state }) => state === 'held')).toEqual([]);
  expect(held).toHaveLength(1);
  expect(held[0]?.spans.length).toBeGreaterThan(0);
});

test.each(roomsUnderWay)('$script.motion is under way now', ({ script, secondsAgo }) => {
  const { room, nowMs } = playScriptUntil(script, NOW_MS - secondsAgo * 1_000);
  expect(Math.abs(nowMs - (NOW_MS - secondsAgo * 1_000))).toBeLessThanOrEqual(1);
  const { debate } = room;
  const endsAtMs = debate.phase === 'paused' ? NOW_MS + debate.remainingMs : deadlineOf(debate)?.endsAtMs;
  expect(endsAtMs).toBeGreaterThan(NOW_MS + 30_000);
});

test('the rooms stand in different phases', () => {
  const phases = roomsUnderWay.map(({ script }) => playScript(script, NOW_MS).room.debate.phase);
  expect(phases).toEqual(['live', 'live', 'paused', 'prep']);
});

test('an open room has one free seat', () => {
  for (const { script } of openRooms) {
    expect(freeSeats(playScript(script, NOW_MS).room.debate)).toHaveLength(1);
  }
});

test('no two rooms share an id or a code', () => {
  const rooms = demoScripts.map((script) => playScript(script, NOW_MS));
  expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
  expect(new Set(rooms.map(({ room }) => room.code)).size).toBe(rooms.length);
});

test('there are two dozen motions in at least six categories, each of them acceptable', () => {
  expect(topics).toHaveLength(24);
  expect(new Set(topics.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  for (const { motion } of topics) expect(motionSchema.parse(motion)).toBe(motion);
});
