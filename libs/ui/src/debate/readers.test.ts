import { aDebate, ADA, aRoom, BEN, CLEO } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { onlySee, readersOf, readersOfHidden } from './readers.ts';

const hosted = aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) });
const debated = aRoom({ debate: aDebate({ phase: 'live', hostId: ADA }) });
const gaveUp = aRoom({
  debate: {
    ...debated.debate,
    seats: { ...debated.debate.seats, 'for-1': null },
    formerDebaters: { [ADA]: 'for' },
  },
});

describe('who sees a held message', () => {
  test('is its author and a host who does not debate', () => {
    expect(onlySee(readersOf(hosted, BEN))).toBe('only you and the host, who isn’t debating, see this');
  });

  test('is its author alone where the host has or had a seat', () => {
    for (const room of [debated, gaveUp]) expect(onlySee(readersOf(room, BEN))).toBe('only you see this');
  });

  test('is the host alone for their own', () => {
    for (const room of [hosted, debated]) expect(readersOf(room, room.hostId)).toBe('you');
  });
});

test('every host sees a hidden message, and the card shows whether they debate', () => {
  expect(readersOfHidden(hosted, BEN)).toBe('youAndNeutralHost');
  expect(readersOfHidden(debated, BEN)).toBe('youAndHost');
  expect(readersOfHidden(debated, ADA)).toBe('you');
});
