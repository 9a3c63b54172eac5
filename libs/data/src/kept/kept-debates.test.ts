import { ADA, aDebateLog, aMessage, anIntervention, aRoom, playLog } from '@rostrum/domain/testing';
import { expect, test } from 'vitest';
import type { DebateRecord } from '../rooms/debate-record.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { keepRooms } from './keep-rooms.ts';
import { keepDebate, keepRecord, readRecord, readRecords, readRooms } from './kept-debates.ts';
import { keptStore } from './kept-store.ts';

const opened = aDebateLog({ phase: 'live' });
const ended = playLog(opened.state, { type: 'end', by: ADA });
const aRecord = (id: string): DebateRecord => ({
  room: { ...aRoom({ debate: ended.state }), id },
  events: [...opened.events, ...ended.events],
  messages: [{ ...aMessage(), id: 'm1' }],
  interventions: [{ ...anIntervention(), id: 'bell' }],
  decision: null,
});
const aStore = () => keptStore('ada', fakeCaches().storage);

test('a finished debate is read as it was kept, and one that was never opened is not there', async () => {
  const store = aStore();
  await keepRecord(store, aRecord('r1'));
  expect(await readRecord(store, 'r1')).toEqual(aRecord('r1'));
  expect(await readRecord(store, 'r2')).toBeUndefined();
});

test('thirty are kept, those that were opened last', async () => {
  const store = aStore();
  for (let at = 1; at <= 30; at += 1) await keepRecord(store, aRecord(`r${at}`));
  await keepRecord(store, aRecord('r1'));
  await keepRecord(store, aRecord('r31'));
  const ids = (await readRecords(store)).map(({ room }) => room.id);
  expect(ids).toHaveLength(30);
  expect(ids.slice(0, 2)).toEqual(['r31', 'r1']);
  expect(ids).not.toContain('r2');
});

test('the record of an open room is fetched once', async () => {
  const store = aStore();
  const asked: string[] = [];
  const fetchRecord = async (roomId: string) => {
    asked.push(roomId);
    return aRecord(roomId);
  };
  await keepDebate('ada', 'r1', store, fetchRecord);
  await keepDebate('ada', 'r1', store, fetchRecord);
  expect(asked).toEqual(['r1']);
  expect(await readRecord(store, 'r1')).toEqual(aRecord('r1'));
});

test('a debate without a record is not kept', async () => {
  const store = aStore();
  await keepDebate('ada', 'r1', store, async () => undefined);
  expect(await readRecords(store)).toEqual([]);
});

test('the list of own debates is there again', async () => {
  const store = aStore();
  expect(await readRooms(store)).toEqual([]);
  const { room } = aRecord('r1');
  await keepRooms(store, [room]);
  expect(await readRooms(store)).toEqual([room]);
});
