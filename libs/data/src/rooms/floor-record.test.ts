import type { Intervention, Message } from '@rostrum/domain';
import { aMessage, anIntervention } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Pages } from '../live/chronicle.ts';
import { floorRecord, inOrder, type FloorParts } from './floor-record.ts';

const said = (atMs: number): Message => ({ ...aMessage({ createdAtMs: atMs }), id: `m${atMs}` });
const held = (atMs: number): Message => ({ ...said(atMs), state: 'held' });
const act = (atMs: number): Intervention => ({ ...anIntervention({ atMs }), id: `a${atMs}` });
const all = <Entry>(...entries: Entry[]): Pages<Entry> => ({ entries, isComplete: true, isSound: true });
const some = <Entry>(...entries: Entry[]): Pages<Entry> => ({ ...all(...entries), isComplete: false });

function read(parts: Partial<FloorParts>) {
  const { messages, acts, sinceMs } = floorRecord({
    shown: all(),
    held: [],
    toAll: all(),
    toMe: all(),
    ...parts,
  });
  return { messages: messages.map(({ id }) => id), acts: acts.map(({ id }) => id), sinceMs };
}

describe('the floor that has been loaded', () => {
  it('is complete where all of its parts are', () => {
    expect(read({ shown: all(said(1), said(3)), toAll: all(act(2)), toMe: all(act(4)) })).toEqual({
      messages: ['m1', 'm3'],
      acts: ['a2', 'a4'],
      sinceMs: 0,
    });
  });

  it('begins where its shortest part begins, so that no act is missing between two messages', () => {
    expect(read({ shown: some(said(3), said(5), said(7)), toAll: some(act(4), act(6)) })).toEqual({
      messages: ['m5', 'm7'],
      acts: ['a4', 'a6'],
      sinceMs: 4,
    });
  });

  it('leaves out acts from before its first message', () => {
    expect(read({ shown: some(said(5)), toAll: all(act(2), act(6)) })).toMatchObject({ acts: ['a6'] });
  });

  it('always contains held messages, because their author must act on them', () => {
    expect(read({ shown: some(said(5)), held: [held(1)] })).toMatchObject({ messages: ['m1', 'm5'] });
  });

  it('shows a message once while it moves from held to shown', () => {
    const { messages } = floorRecord({ shown: all(said(1)), held: [held(1)], toAll: all(), toMe: all() });
    expect(messages.map(({ state }) => state)).toEqual(['shown']);
  });
});

it('puts the floor in the order of the server’s time, and counts a message once', () => {
  const messages = inOrder([said(1), said(3)], [held(2), held(3)]);
  expect(messages.map(({ id, state }) => [id, state])).toEqual([
    ['m1', 'shown'],
    ['m2', 'held'],
    ['m3', 'shown'],
  ]);
});
